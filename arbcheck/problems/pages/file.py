"""Pages of ARB001 to ARB013: the file and its YAML or JSON, before anything in it is read as a record."""

from arbcheck.problems.registry import Page

PAGES: tuple[Page, ...] = (
    Page(
        "ARB001",
        "an input that cannot be opened",
        None,
        "error",
        "The file does not exist, may not be read, or is a directory in which no record lies. Nothing has "
        "been checked, so the exit status is 2 and the message goes to standard error, apart from the "
        "results of the other inputs. A file that opens but holds bytes or YAML that cannot be read is a "
        "faulty record instead (ARB002 to ARB012).",
        "check the name, and that you may read the file",
        test="tests/cli/test_missing_inputs.py",
    ),
    Page(
        "ARB002",
        "text that is not UTF-8",
        None,
        "error",
        "A record is UTF-8 text, and from this byte on the file is something else. When the file begins "
        "with the byte order mark of UTF-16 or UTF-32 the message says so. A UTF-8 byte order mark is "
        "accepted and counts as no column.",
        "save the file as UTF-8",
        ("D-036",),
    ),
    Page(
        "ARB003",
        "a control character",
        None,
        "error",
        "Here stands a character that a text may not hold: a control character such as NUL, ESC or DEL, "
        "half of a surrogate pair, or one of the two code points that are never characters. It is "
        "invisible in most editors and could do mischief on a terminal. Tabs, line ends and the next-line "
        "character are not reported, and of several on one line only the first is.",
        "delete the invisible character; retyping the line is the surest way",
        ("D-036",),
    ),
    Page(
        "ARB004",
        "broken YAML",
        None,
        "error",
        "The text breaks the syntax of YAML, so it cannot be told what the record says. The caret stands "
        "where the reader got stuck; the cause is often one line above: an unclosed bracket or quote, a "
        "missing blank after a colon, or an indentation that does not line up. Reading goes on at the next "
        "line that is `---`, so that later records of the file are still checked.",
        "mend the syntax here or just above; a text that holds a colon, comma or bracket wants quotes",
        ("D-036",),
    ),
    Page(
        "ARB005",
        "no record",
        None,
        "error",
        "The file is empty, holds comments only, or has an empty document between two `---` lines. A "
        "document is one record, so an empty one is more likely a lost record than a wish. A `---` before "
        "the first record is not an empty document.",
        "write a record here, or remove a `---` line that is not needed",
        ("D-036",),
    ),
    Page(
        "ARB006",
        "a key written twice",
        None,
        "error",
        "The same key stands twice in one mapping, in YAML or in JSON. Most readers would silently keep "
        "the later value and lose the earlier one, which at scoring means a lost hand or arboretum. The "
        "second place shows the first of the two. Equal keys in different mappings are not reported.",
        "keep one of the two entries, or give the other its right key",
        ("D-036",),
    ),
    Page(
        "ARB007",
        "an anchor, alias or merge key",
        None,
        "error",
        "`&name`, `*name` and `<<` let one piece of YAML stand for another. A record says everything where "
        "it is meant: a card named through an alias would have two places, and a small file could unfold "
        "into an enormous one. An `&` or `*` inside a quoted text is not reported.",
        "write the value out where it is meant",
        ("D-036",),
    ),
    Page(
        "ARB008",
        "a tag",
        None,
        "error",
        "A tag such as `!card` or `!!str` tells YAML to make a special kind of value. Records need none: "
        "every scalar is the text that stands there. An exclamation mark inside a text is not reported.",
        "remove the tag and leave the value as it is",
        ("D-035", "D-036"),
    ),
    Page(
        "ARB009",
        "a key that is a list or mapping",
        None,
        "error",
        "Keys of a record are words: names of players, names of species, or words of the format. Here a "
        "list or mapping stands where a key belongs, often because of a stray `?` or bracket.",
        "write a plain word before the colon",
        ("D-036",),
    ),
    Page(
        "ARB010",
        "nesting that is too deep",
        None,
        "error",
        "Lists and mappings lie in one another more than 32 deep, the record itself counting as the first. "
        "No record needs more than a handful of levels; the limit keeps broken or hostile files from "
        "exhausting the machine.",
        "remove the superfluous brackets",
        ("D-036",),
    ),
    Page(
        "ARB011",
        "a record that is too large",
        None,
        "error",
        "One document of the file has more than 4 MiB of text. A complete game with notes needs a few "
        "thousand bytes, so this is most likely not a record. A file may be larger than that when it holds "
        "many records.",
        "put each game into a document of its own, parted by `---`, or one on a line of a `.jsonl` file",
        ("D-036",),
        test="tests/records/test_stream.py",
    ),
    Page(
        "ARB012",
        "broken JSON",
        None,
        "error",
        "The text breaks the syntax of JSON: a missing comma or quote, a comma too many, a comment, or "
        "text after the end. In a `.jsonl` file each line is a record of its own, and the other lines are "
        "still read.",
        "mend the JSON here, or keep the record in a `.yaml` file",
        ("D-036",),
    ),
    Page(
        "ARB013",
        "a record on which arbcheck itself failed",
        None,
        "error",
        "In a run over many records something broke while this one was judged: a fault of arbcheck, or a "
        "process that was killed, say for want of memory. Nothing is known of the record; all others were "
        "judged as usual.",
        "try the record by itself with `--record`; if it fails again, please report it with the record",
        test="tests/runs/test_order.py",
    ),
)
