"""Where each character of a scalar's value stands in the text of its document.

A plain value of one line is a stretch of the text. In quotes an escape stands for one character and line
breaks are folded; block text leaves its indentation out. The places of such characters are worked out from
the text, and only when somebody asks for a part of the value. The blanks around a value have been trimmed;
the places are those of the characters that are left.
"""

import re
from collections.abc import Sequence

from arbcheck.records.marks import BLANKS

_BREAK = r"(?:\r\n|[\n\r\x85\u2028\u2029])"
_FOLD = rf"(?P<fold>[ \t]*+{_BREAK}(?:[ \t]*+{_BREAK})*+[ \t]*+)"
_BLANKS_OR = r"[ \t]++|[^ \t\n\r\x85\u2028\u2029"

_EACH_BREAK = re.compile(_BREAK)
_LINE = re.compile(rf"([^\n\r\x85\u2028\u2029]*+)({_BREAK}|\Z)")
_PLAIN = re.compile(rf"{_FOLD}|{_BLANKS_OR}]++")
_SINGLE = re.compile(rf"(?P<escape>'')|{_FOLD}|{_BLANKS_OR}']++")
_DOUBLE = re.compile(
    rf"(?P<cut>\\{_BREAK}(?:[ \t]*+{_BREAK})*+[ \t]*+)"
    r"|(?P<escape>\\(?:x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.))"
    rf"|{_FOLD}|{_BLANKS_OR}\"\\]++"
)
_JSON = re.compile(
    r"(?P<escape>\\(?:u[Dd][89ABab][0-9A-Fa-f]{2}\\u[Dd][C-Fc-f][0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|.))"
    r'|[^"\\]++'
)
_BLANK = re.compile(f"[{BLANKS}]")
_BLANK_OR_ESCAPED = re.compile(
    rf"[{BLANKS}]|\\(?:[tnrNLP \t]|(?:x|u00|U000000)(?:09|0[Aa]|0[Dd]|20|85)|(?:u|U0000)202[89])"
)
_LASTING = "\u2028\u2029"
"""The breaks that folding leaves as they are; the others become a blank."""


class Letters:
    """The places of a value's characters: ``at[i]`` is where character i stands in the document's text.

    Of an escape it is the place of its backslash (of the first of two quotes), and of a blank that stands
    for a line break the place of that break.
    """

    __slots__ = ("_text", "_written", "at")

    def __init__(self, text: str, at: Sequence[int], written: re.Pattern[str] | None = None) -> None:
        self._text = text
        self._written = written
        self.at = at

    def stretch(self, start: int, stop: int) -> tuple[int, int]:
        """Return where value[start:stop] begins and ends in the text; ``start`` is within the value."""
        last = self.at[max(start, min(stop, len(self.at)) - 1)]
        return self.at[start], self._behind(last)

    def _behind(self, place: int) -> int:
        found = self._written.match(self._text, place) if self._written else None
        return found.end() if found and found.lastgroup == "escape" else place + 1


def letters(text: str, start: int, value: str, form: str) -> Letters:
    """Find the characters of ``value``, a scalar that is not empty and begins at ``start``."""
    opening = text[start]
    if opening in "|>":
        return Letters(text, _block(text, start, value))
    if opening not in "\"'":
        if text.startswith(value, start) and not _EACH_BREAK.search(value):
            return Letters(text, range(start, start + len(value)))
        return Letters(text, _flow(text, start, _PLAIN, len(value)))
    if text.startswith(value + opening, start + 1) and value.isprintable() and not {opening, "\\"} & {*value}:
        return Letters(text, range(start + 1, start + 1 + len(value)))
    written = _SINGLE if opening == "'" else _DOUBLE if form == "yaml" else _JSON
    blank = _BLANK if opening == "'" else _BLANK_OR_ESCAPED
    found = _flow(text, start + 1, written, len(text))
    lead = 0
    while blank.match(text, found[lead]):
        lead += 1
    return Letters(text, found[lead : lead + len(value)], written)


def _flow(text: str, start: int, written: re.Pattern[str], enough: int) -> list[int]:
    """Return the places of a scalar in one of the flow styles, up to its closing quote or to ``enough``."""
    found: list[int] = []
    match = written.match(text, start)
    while match and len(found) < enough:
        begin, end = match.span()
        kind = match.lastgroup
        if kind is None:
            found.extend(range(begin, end))
        elif kind == "escape":
            found.append(begin)
        else:
            breaks = [each.start() for each in _EACH_BREAK.finditer(text, begin, end)]
            if kind == "cut" or (len(breaks) > 1 and text[breaks[0]] not in _LASTING):
                del breaks[0]  # an empty line is the break that stays of two
            found.extend(breaks)
        match = written.match(text, end)
    return found[:enough]


def _block(text: str, start: int, value: str) -> list[int]:
    """Return the places of block text; libyaml's rule tells where folding keeps a line break."""
    lines = _LINE.finditer(text, start)
    header, row = next(lines), next(lines)
    while not row[1].strip(" \t"):  # empty lines before the first row have been trimmed
        row = next(lines)
    indent = _inset(row[1]) - _inset(value)
    folded = text[header.start()] == ">"
    found: list[int] = []
    gap: list[int] = []  # the line breaks since the last row that is not empty
    smooth = False  # whether that row begins without a blank
    while len(found) < len(value):
        begin, end = row.span(1)
        begin = min(begin + indent, end)
        if begin < end:
            level = text[begin] not in " \t"
            joined = folded and smooth and level and text[gap[0]] not in _LASTING
            found.extend((gap[1:] or gap) if joined else gap)
            found.extend(range(begin, end))
            smooth, gap = level, []
        gap.append(end)
        row = next(lines)
    return found[: len(value)]


def _inset(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
