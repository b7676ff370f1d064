"""Pages of ARB101 to ARB107: keys and the kinds of their values."""

from arbcheck.problems.registry import Page

PAGES: tuple[Page, ...] = (
    Page(
        "ARB101",
        "an unknown key",
        None,
        "error",
        "Record format 1 knows no such key in this place, so what it says would be lost. A key that begins "
        "with `x-` is your own and is never reported. Inside `{…}` an unknown key after `note`, "
        "`irregular` or `title` is often the rest of a sentence whose comma YAML took for the end of the "
        "value.",
        "correct the key, or begin it with `x-` if it is your own",
        ("D-036",),
    ),
    Page(
        "ARB102",
        "a missing key",
        None,
        "error",
        "This part of the record cannot be understood without the key that the message names. Every record "
        "has `arbcheck: 1` and `players`, and either `turns` or an `end` in which each player has a `hand` "
        "and an `arboretum`. Optional parts, such as a discard pile, are not missed.",
        "add the key that is named",
    ),
    Page(
        "ARB103",
        "a value of the wrong kind",
        None,
        "error",
        "A value is a text, a list or a mapping, and this place takes another one of the three than stands "
        "here. Where several kinds are allowed, as for a hand, the message names them all. What a text may "
        "say is another matter, with codes of its own.",
        "write a list as `[a, b]`, a mapping as `{key: value}`, and a text as it is",
    ),
    Page(
        "ARB104",
        "not a whole number",
        None,
        "error",
        "Here belongs a whole number in its plainest form: digits without a leading zero, with a minus "
        "sign if need be, and inside the range that the message names. `+1`, `1.0`, `010`, `0x1` and "
        "`1_000` mean different things to different readers and are therefore not numbers here. Quotes "
        "around the number make no difference.",
        "write plain digits, such as `7` or `-2`",
        ("D-035",),
    ),
    Page(
        "ARB105",
        "neither true nor false",
        None,
        "error",
        "Here belongs a yes or no, and it is written `true` or `false` alone. `yes`, `No`, `on` and `TRUE` "
        "mean different things to different versions of YAML. Quotes around the word make no difference.",
        "write `true` or `false`",
        ("D-035",),
    ),
    Page(
        "ARB106",
        "a value that is not one of those allowed",
        None,
        "error",
        "This key takes one of a few fixed values, which the message lists, and none of them stands here: "
        "for instance `arbcheck` is always 1 and `edition` is 2018 or 2015. An unknown game or ruleset is "
        "reported with a code of its own (ARB501 to ARB503).",
        "write one of the values that the message lists",
    ),
    Page(
        "ARB107",
        "a value that is empty, too short or too long",
        None,
        "error",
        "A text is empty or longer than its place allows, or a list has too few or too many entries. An "
        "empty value, as in `discard:` with nothing behind it, is an empty text. It is allowed where empty "
        "means something, such as a discard pile without cards, and reported elsewhere.",
        "write what belongs here, or leave the key out if it is optional",
        ("D-035",),
    ),
)
