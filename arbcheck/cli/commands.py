"""The commands: what each is for, the options it takes, and the module that does it.

A command or an option is added here and in its module; both ways into the commands (`arbcheck.__main__`) read
this table.
"""

from collections.abc import Mapping

from arbcheck.cli.options import Argument, Command, Option

QUIET = Option(("--quiet", "-q"), "Print one line a record, as text.")
OUTPUT = Option(("--output", "-o"), "Write to this file instead of standard output.", "FILE")
RECORD = Option(("--record",), "Take only the record with this number of each file, from 1.", "N")
ASCII = Option(("--ascii",), "Use plain ASCII only.")
COLOR = Option(("--color",), "Use colour: auto, always or never.", "WHEN", ("auto", "always", "never"))


def _format(*choices: str) -> Option:
    return Option(("--format", "-f"), f"The form of the report: {', '.join(choices)}.", "FORM", choices)


_SHARED = {"quiet": QUIET, "output": OUTPUT, "record": RECORD, "ascii": ASCII, "color": COLOR}
_MANY = {
    "jobs": Option(
        ("--jobs",),
        "So many processes, at most 61 or one a core; if not given, one a core for many records.",
        "N",
    ),
    "fail-fast": Option(("--fail-fast",), "Stop at the first record that has errors."),
    "summary": Option(("--summary",), "Print what all came to, in numbers, instead of each record's report."),
    "resume": Option(("--resume",), "Keep in this file how far the run is, and go on from there.", "STATE"),
    "dask": Option(
        ("--dask",), "Let the workers of a Dask cluster do it: the scheduler's address.", "ADDRESS"
    ),
}
"""For runs over many records."""
_SCORE = {"format": _format("text", "json", "html", "markdown", "csv", "parquet"), **_SHARED, **_MANY}
_VALIDATE = {"format": _format("text", "json", "github", "sarif", "markdown"), **_SHARED, **_MANY}
_REPLAY = {
    "format": _format("text", "json", "html"),
    "turn": Option(("--turn",), "Show this turn alone, from 1 over all players; a page opens there.", "N"),
    "from": Option(("--from",), "Begin with this turn.", "N"),
    "to": Option(("--to",), "End with this turn.", "N"),
    "player": Option(("--player",), "Show what this player could see.", "NAME"),
    "to-position": Option(("--to-position",), "Print the end, or the table after --turn, as a record."),
    "output": OUTPUT,
    "record": RECORD,
    "ascii": ASCII,
    "color": COLOR,
}
_ADJUDICATE = {
    "claim": Option(
        ("--claim",),
        "Something claimed, such as Talia.oak=9, or in Avenue Ana.farm2=0; may be given several times.",
        "CLAIM",
        joined="\n",
    ),
    "sensitivity": Option(("--sensitivity",), "Tell who wins under every misreading of the scoring rules."),
    "format": _format("text", "json", "markdown"),
    "quiet": Option(("--quiet", "-q"), "Print one line a claim, as text."),
    "output": OUTPUT,
    "record": RECORD,
    "ascii": ASCII,
    "color": COLOR,
}
_DRAW = {
    "player": Option(("--player",), "Draw this player's arboretum alone.", "NAME"),
    "species": Option(("--species",), "Draw the paths of this species alone.", "SPECIES"),
    "turn": Option(
        ("--turn",), "Draw the table after this turn of a game (Avenue: this round), from 1.", "N"
    ),
    "format": Option(
        ("--format", "-f"),
        "The form of the picture: svg or png; if not given the ending of the output tells.",
        "FORM",
        ("svg", "png"),
    ),
    "zoom": Option(
        ("--zoom",), "How many times larger a png is than the svg (2).", "N", ("1", "2", "3", "4")
    ),
    "output": OUTPUT,
    "record": RECORD,
}
_CORPUS = {
    "word": Option(("-k",), "Only cases with this in the id or the title.", "WORD"),
    "rule": Option(("--rule",), "Only cases about this rule; may be given several times.", "ID", joined=","),
    "decision": Option(("--decision",), "Only cases about this decision.", "ID", joined=","),
    "code": Option(("--code",), "Only cases that expect this diagnostic.", "ID", joined=","),
    "format": _format("text", "json", "junit", "markdown"),
    "engine": Option(("--engine",), "Hold this program against the cases instead.", "CMD"),
    "timeout": Option(("--timeout",), "How long the program may take for an answer (10).", "SECONDS"),
    "new": Option(("--new",), "Print the record of this file as a case, with computed values.", "FILE"),
    "under": Option(
        ("--under",), "Show what changes under this misreading; may be given several times.", "ID", joined=","
    ),
    "matrix": Option(("--matrix",), "List which cases tell which misreading apart."),
    "coverage": Option(("--coverage",), "List what the cases cover, and what they do not."),
    "record": RECORD,
    "output": OUTPUT,
    "color": COLOR,
}

_TELL_APART = {
    "engine": Option(("--engine",), "Tell this program apart from one interpretation, A.", "CMD"),
    "timeout": Option(("--timeout",), "How long the program may take for an answer (10).", "SECONDS"),
    "planted": Option(
        ("--planted",), "In Arboretum: try all positions of up to so many planted cards (8, the most).", "N"
    ),
    "tries": Option(("--tries",), "In Arboretum: how many positions are then tried at random (2000).", "N"),
    "seed": Option(("--seed",), "In Arboretum: where the search at random begins (0).", "SEED"),
    "format": _format("text", "json"),
    "output": OUTPUT,
}
_FMT = {
    "check": Option(("--check",), "Name the files that are not tidy; exit status 1 if there is one."),
    "diff": Option(("--diff",), "Print what would change."),
    "write": Option(("--write",), "Change the files; print their names."),
    "canonical": Option(("--canonical",), "Print the canonical form instead, without comments."),
    "output": OUTPUT,
}
_NEW = {
    "players": Option(("--players",), "For how many players, if they are not named.", "N", ("2", "3", "4")),
    "game": Option(("--game",), "A game, turn by turn."),
    "position": Option(("--position",), "The end of a game; this is what is printed unless told otherwise."),
    "edition": Option(("--edition",), "The edition: 2018 or 2015.", "YEAR", ("2018", "2015")),
    "avenue": Option(("--avenue",), "A record of Avenue: with --game its moves, else sheets with marks."),
    "output": OUTPUT,
}
_FILES = Argument("FILE", "Records: files, folders, patterns, or - for standard input.", least=1)
COMMANDS: Mapping[str, Command] = {
    "score": Command("score", "Check records, then print their scoring reports.", _SCORE, _FILES),
    "validate": Command(
        "validate", "Check records and print all that is wrong with them.", _VALIDATE, _FILES
    ),
    "replay": Command(
        "replay",
        "Show games turn by turn.\n\nWhat was drawn, planted and discarded, and the table after it.",
        _REPLAY,
        _FILES,
    ),
    "adjudicate": Command(
        "adjudicate",
        "Rule on what the table claims.\n\nA claim is upheld, rejected with the proof, or cannot be decided.",
        _ADJUDICATE,
        _FILES,
    ),
    "draw": Command(
        "draw",
        "Draw the arboretums of a record and their paths.\n\nSVG, or PNG with the extra `png`.",
        _DRAW,
        _FILES,
    ),
    "corpus": Command(
        "corpus",
        "Run the cases of a corpus.\n\nUnder misreadings too, or hold another program against them.",
        _CORPUS,
        Argument("PATH", "Files and folders of cases, not the shipped ones."),
    ),
    "tell-apart": Command(
        "tell_apart",
        "Find a smallest record on which two interpretations differ.\n\nIt is printed as a corpus case.",
        _TELL_APART,
        Argument(
            "A B", "Ids of misreadings of one game, several joined by +, or canonical.", least=1, most=2
        ),
    ),
    "explain": Command(
        "explain",
        "Explain a rule, decision, diagnostic or misreading.\n\nWithout an ID list them all.",
        {},
        Argument("ID", "A rule (R11), decision (D-004), code (ARB204) or misreading (one-wins).", most=1),
    ),
    "schema": Command(
        "schema",
        "Print a JSON Schema, for editors.\n\nWithout a NAME list them all.",
        {},
        Argument("NAME", "Which schema.", most=1),
    ),
    "fmt": Command(
        "fmt",
        "Tidy the text of records and keep their comments.\n\nWithout an option print the tidied text.",
        _FMT,
        _FILES,
    ),
    "new": Command(
        "new",
        "Print a commented skeleton of a record, to be filled in.",
        _NEW,
        Argument("NAME", "The players."),
    ),
}
"""All commands, in the order of `--help`."""
