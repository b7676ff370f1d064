"""What is wrong with a JSON text, in plain words; imported only when something is."""

import json
import re

from arbcheck.records.characters import named
from arbcheck.records.json_starts import TOKEN, json_starts
from arbcheck.records.marks import DEEPEST
from arbcheck.records.trouble import Trouble

_ESCAPE = re.compile(
    r"\\u[Dd][89ABab][0-9A-Fa-f]{2}\\u[Dd][C-Fc-f][0-9A-Fa-f]{2}|(?P<half>\\u[Dd][89A-Fa-f][0-9A-Fa-f]{2})|\\."
)
_NO_NUMBERS = ("NaN", "Infinity", "-Infinity")
# By the beginning of what Python's reader says.
_SAYINGS: dict[str, tuple[str, str | None]] = {
    "Unterminated string": ("the quotes that open here are not closed", "close them on the same line"),
    "Invalid control character": ("a tab or line break stands in a text in quotes", "write `\\t` or `\\n`"),
    "Invalid \\": ("this backslash begins no escape", "write `\\\\` for a backslash"),
    "Expecting property name": ("a key in double quotes is missing here", None),
    "Expecting ':'": ("a colon is missing behind the key", None),
    "Expecting ','": ("a comma is missing here", None),
    "Expecting value": ("no JSON value begins like this", "texts want double quotes; JSON has no comments"),
    "": ("the JSON cannot be read from here on", None),
}


def tell_faults(trouble: Trouble, error: Exception | None) -> None:
    """Tell what Python's reader stopped at or, if it did not stop, what it read though it is refused."""
    if isinstance(error, json.JSONDecodeError):
        _tell_syntax(trouble, error.msg, error.pos)
        return
    _tell_too_deep(trouble)
    if error is None:
        _tell_numbers(trouble)
        _tell_halves(trouble)
        json_starts(trouble.lines.text, trouble)


def _tell_too_deep(trouble: Trouble) -> None:
    depth = 0
    for token in TOKEN.finditer(trouble.lines.text):
        depth += (token[0] in ("{", "[")) - (token[0] in ("}", "]"))
        if depth > DEEPEST:
            trouble.add_too_deep(token.start())
            break


def _tell_numbers(trouble: Trouble) -> None:
    """Tell of words that Python takes for numbers, though JSON has none like them."""
    for token in TOKEN.finditer(trouble.lines.text):
        if token[0] in _NO_NUMBERS:
            trouble.add(
                "ARB012", f"JSON knows no number `{token[0]}`", *token.span(), help="put it in quotes"
            )


def _tell_halves(trouble: Trouble) -> None:
    for escape in _ESCAPE.finditer(trouble.lines.text):
        if escape["half"]:
            what = named(chr(int(escape[0].removeprefix("\\u"), base=16)))
            trouble.add("ARB003", f"this escape stands for {what}, which no text may hold", *escape.span())


def _tell_syntax(trouble: Trouble, words: str, at: int) -> None:
    """Tell of broken syntax (ARB012); the words and places of Python's reader differ between versions."""
    text = trouble.lines.text
    before = text[:at].rstrip(" \t\n\r")
    if words.startswith("Extra data"):
        message, remedy = _extra(text[at:], trouble.lines.form)
    elif words.startswith("Illegal trailing comma") or (
        before.endswith(",") and text[at : at + 1] in ("}", "]")
    ):
        at = at if text[at] == "," else len(before) - 1
        message, remedy = "no comma may stand behind the last entry", "remove the comma"
    elif before.endswith("0") and at == len(before) and text[at : at + 1].isdigit():
        at -= 1
        message, remedy = "a number may not begin with a 0", "remove the 0, or put the number in quotes"
    elif at >= len(text.rstrip(" \t\n\r")):
        at = len(text.rstrip(" \t\n\r"))
        message, remedy = "the JSON ends in the middle", None
    else:
        cues = (cue for cue in _SAYINGS if words.startswith(cue))
        message, remedy = _SAYINGS[next(cues, "")]
    trouble.add("ARB012", message, at, at + 1, help=remedy)


def _extra(rest: str, form: str) -> tuple[str, str]:
    if not re.match(r"[,\s]*[{\[]", rest):
        return "something stands behind the end of the record", "remove it"
    if form == "jsonl":
        return "several records stand on this line", "put each record on a line of its own"
    return "the file holds several JSON values", "put each record on a line of its own in a `.jsonl` file"
