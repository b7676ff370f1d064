"""What to do about a fault in the shape of a document; imported only when there is one."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from arbcheck.problems import quoted
from arbcheck.records.reading import MOST_DIGITS, whole_number

TOO_LARGE = f"a number has at most {MOST_DIGITS} digits"
"""The help for a whole number that is too large."""
_LONGEST_KEY = 100
"""Longer keys are not compared with the known ones."""
_LONGEST_NUMBER = 60
"""Longer texts are not taken for numbers."""

SENTENCES = ("irregular", "note", "notes", "source", "title", "why")
"""Keys whose texts are sentences, in which commas, colons and brackets are likely."""
_ADD = {
    "arbcheck": "begin the record with `arbcheck: 1`",
    "players": "add the names in turn order, such as `players: [Talia, Jonte]`",
    "end": "add `end` with each player's hand and arboretum, or `turns` if this is a game",
    "hand": "add `hand` with 7 cards, `_` for each that nobody knows",
    "arboretum": "add `arboretum`; a lone `.` means that nothing is planted",
    "player": "add whose turn it is, such as `player: Talia`",
    "from": "add where the card was taken, such as `from: deck`",
    "card": "add the card, such as `card: Oa4`",
    "at": "add the place of the card, such as `at: [0, 0]`",
}
_HOMES = {
    **dict.fromkeys(("hands", "deck", "discards"), "`start`"),
    **dict.fromkeys(("hand", "arboretum"), "`end`, below a player's name"),
    **dict.fromkeys(("player", "draw", "play", "discard", "irregular"), "a turn, in the list `turns`"),
    **dict.fromkeys(("scores", "rights", "paths", "winner", "legal", "last_turn"), "`claims`"),
}
"""Where the keys of a record's parts belong."""
_TRUTHS = {
    **dict.fromkeys(("true", "yes", "y", "on"), "true"),
    **dict.fromkeys(("false", "no", "n", "off"), "false"),
}
_DECIMAL = re.compile(r"([+-]?[0-9]+)(?:\.0*)?")
_BASED = re.compile(r"[+-]?0(?:x[0-9a-f]+|o[0-7]+|b[01]+)")


def nearest_key(key: str, known: Iterable[str]) -> str | None:
    """Return the known key that is most like this one, if any is like it."""
    if len(key) > _LONGEST_KEY:
        return None
    found = get_close_matches(key.lower(), known, n=1)
    return found[0] if found else None


def belongs_to_text(key: str) -> str:
    """Return the help for an unknown key inside braces that follows the text of another key."""
    return f"if this belongs to the text of `{key}`, put that text in quotes: inside {{…}} a comma ends it"


def before_colon(key: str, known: Iterable[str]) -> str | None:
    """Return the known key that stands before a colon which lacks its blank, as in `player:Ana`, or None."""
    name, colon, _ = key.partition(":")
    return name if colon and name in known else None


def glued(key: str, name: str) -> tuple[str, str] | None:
    """Return the message and the help for such a key, or None if it is another slip."""
    begin, _, value = key.partition(":")
    if begin != name or not value:
        return None
    return f"a blank is missing after the colon of {quoted(key)}", f"write {quoted(f'{name}: {value}')}"


def belongs_elsewhere(key: str) -> str | None:
    """Return the help for a key of another part of a record, or None."""
    return f"`{key}` belongs in {_HOMES[key]}" if key in _HOMES else None


def known_keys(known: Iterable[str]) -> str:
    """Return the help for a key that is like no known one."""
    listed = ", ".join(f"`{key}`" for key in known)
    return f"known here are {listed}; a key of your own begins with `x-`"


def how_to_add(key: str) -> str | None:
    """Return the help for a key that a part of a record lacks; None where its page says enough."""
    return _ADD.get(key)


def how_to_say_nothing(title: str) -> str | None:
    """Return the help for an empty text where the schema of this title takes none, or None."""
    return "a lone `.` means that nothing is planted" if title == "Arboretum" else None


def other_kind(kinds: str | Sequence[str], value: object, key: str | int | None, *, flow: bool) -> str | None:
    """Return the help for a value of none of these kinds, or None; ``flow`` tells that it has brackets."""
    if isinstance(value, str):
        if value:
            return None
        return (
            "an empty list is written `[]`"
            if "array" in kinds
            else "write what belongs here, or leave it out"
        )
    bracket, other = ("[", "object") if isinstance(value, list) else ("{", "array")
    if flow and key in SENTENCES:
        return f"a text that begins with `{bracket}` wants quotes"
    if flow and bracket == "[" and "string" in kinds:
        return "write it without the brackets"
    if flow or other not in kinds:
        return None
    return "begin each entry with `- `" if bracket == "{" else "write entries as `key: value`, without `-`"


def plain_form(text: object, keyword: str, allowed: Sequence[object] | str) -> str | None:
    """Return the help for a number or yes/no in another form than the plain one; None if it is neither.

    ``allowed`` are the values of an ``enum``, or the regular expression of a ``pattern``.
    """
    if not isinstance(text, str) or keyword not in ("enum", "pattern"):
        return None
    number = _number(text)
    if keyword == "pattern":
        if number and len(number.lstrip("-")) > MOST_DIGITS and re.search(str(allowed), "7"):
            return TOO_LARGE
        return f"write `{number}`" if number and re.search(str(allowed), number) else None
    plain = number or _TRUTHS.get(text.lower())
    return f"write `{plain}`" if plain and plain in allowed else None


def no_number(text: str) -> tuple[str, str]:
    """Return the message and the help for a text that is no whole number as records write them."""
    number = _number(text)
    if number is None:
        return f"{quoted(text)} is no whole number", "write digits, such as `9`"
    if len(number.lstrip("-")) > MOST_DIGITS:
        return f"{quoted(text)} is too large", TOO_LARGE
    return f"{quoted(text)} is not written as a whole number is here", f"write `{number}`"


def place_remedy(place: object) -> str | None:
    """Return the help for a place of which a number is too large, or not written plainly; else None."""
    for text in place if isinstance(place, list) else ():
        if isinstance(text, str) and whole_number(text) is None and _number(text) is not None:
            return ": ".join(no_number(text))
    return None


def _number(text: str) -> str | None:
    """Return the plain form of a number such as `+1`, `1.0`, `010`, `0x1` or `1_000`, or None."""
    bare = text.replace("_", "").lower() if len(text) <= _LONGEST_NUMBER else ""
    if _BASED.fullmatch(bare):
        return str(int(bare, 0))
    decimal = _DECIMAL.fullmatch(bare)
    return str(int(decimal[1])) if decimal else None
