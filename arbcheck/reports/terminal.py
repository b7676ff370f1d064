"""Drawing on a terminal: text made safe, its width in columns, and the few codes for colour."""

from collections.abc import Iterable
from typing import NamedTuple

COLUMNS = 80
"""The width of every report: fixed, so that a report looks the same wherever it is printed."""

# Letters that are printable by the book and yet draw nothing.
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_MOST_MARKS = 2
_ASCII = {
    "…": "...",
    "→": "->",
    "×": "x",
    "–": "-",
    "—": "-",
    "‘": "'",
    "’": "'",
    "“": '"',
    "”": '"',
    "ß": "ss",
    "æ": "ae",
    "Æ": "Ae",
    "œ": "oe",
    "Œ": "Oe",
    "ø": "o",
    "Ø": "O",
    "ł": "l",
    "Ł": "L",
    "đ": "d",
    "Đ": "D",
    "ı": "i",
}


class Style(NamedTuple):
    """How a report is drawn: an SGR code for each purpose ("" draws plain), and in which alphabet.

    ``encoding`` "ascii" replaces whatever ASCII does not have; "utf-8" prints all that is printable.
    ``isolates`` says that a name from right to left cannot reorder what stands beside it. ``depth`` says how
    many colours the species have: "true", "256", "16", or "" for none; with ``marks`` they have marks too.
    """

    strong: str = ""
    faint: str = ""
    error: str = ""
    warning: str = ""
    encoding: str = "utf-8"
    isolates: bool = False
    depth: str = ""
    marks: bool = False

    @property
    def ellipsis(self) -> str:
        """What stands for text that is left out."""
        return self.safe("…")

    def lead(self, species: str) -> str:
        """Return the two columns before a species' name: its mark, or blanks."""
        if not self.marks:
            return "  "
        from arbcheck.reports import tints

        return f"{tints.mark(species, self)} "

    def safe(self, text: str) -> str:
        """Make text from a record, or of this program, printable in this style."""
        return spelled(text) if self.encoding == "ascii" else shown(text)


PLAIN = Style()
COLOUR = Style(strong="1", faint="2", error="31", warning="33")


def painted(code: str, text: str) -> str:
    """Wrap text in an SGR code; "" leaves it alone."""
    return f"\x1b[{code}m{text}\x1b[0m" if code else text


def escaped(letter: str) -> str:
    """Return the escape that stands for an unprintable letter."""
    return f"\\u{{{ord(letter):x}}}"


def shown(text: str) -> str:
    r"""Make text from a record safe to print on one line.

    Control characters, direction overrides and invisible letters become escapes such as ``\u{1b}``, and
    towers of accents are cut down; the rest is printed as it is, with joiners where they join (D-037).
    """
    if text.isascii() and text.isprintable():
        return text
    from unicodedata import normalize

    return "".join(cells(normalize("NFC", text)))


def cells(text: str) -> list[str]:
    """Return what is printed for each code point of a text: itself, an escape, or nothing."""
    if text.isascii() and text.isprintable():
        return list(text)
    from unicodedata import category

    from arbcheck.records.joiners import ZWJ, ZWNJ, joins

    out, marks = [], 0
    for place, letter in enumerate(text):
        if letter in (ZWNJ, ZWJ) and joins(text, place):
            out.append(letter)  # marks on both sides of it count together
            continue
        marks = marks + 1 if category(letter) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            out.append("")
        elif letter.isprintable() and letter not in _INVISIBLE:
            out.append(letter)
        else:
            out.append(escaped(letter))
    return out


def spelled(text: str) -> str:
    """Make text safe and ASCII: accents are dropped, and what has no ASCII form becomes an escape."""
    text = shown(text)
    if text.isascii():
        return text
    from unicodedata import category, normalize

    out = []
    for letter in text:
        plain = "".join(c for c in normalize("NFKD", letter) if category(c) != "Mn")
        out.append(plain if plain.isascii() else _ASCII.get(letter) or escaped(letter))
    return "".join(out)


def right_to_left(text: str) -> bool:
    """Tell whether text holds letters that a terminal may draw from right to left."""
    if text.isascii():
        return False
    from unicodedata import bidirectional

    return any(bidirectional(letter) in ("R", "AL", "AN") for letter in text)


def width(text: str) -> int:
    """Return the columns that safe text takes; letters may take two, or none."""
    if text.isascii():
        return len(text)
    from wcwidth import wcswidth

    # -1 says that wcwidth knows an unprintable letter which Python lets through.
    columns = wcswidth(text)
    return columns if columns >= 0 else len(text)


def pad(text: str, columns: int) -> str:
    """Fill safe text up with blanks."""
    return text + " " * (columns - width(text))


def cut(text: str, columns: int) -> tuple[str, str]:
    """Split safe text after as many letters as fit, with at least one in the first part."""
    if text.isascii():
        return text[:columns], text[columns:]
    end = min(columns, len(text))
    while end > 1 and width(text[:end]) > columns:
        end -= 1
    while end < len(text) and width(text[: end + 1]) == width(text[:end]):
        end += 1
    return text[:end], text[end:]


def shortened(text: str, columns: int, style: Style) -> str:
    """Make text from a record safe and short: what does not fit gives way to an ellipsis."""
    # A letter takes a column at least, bar a few marks: far more letters than columns are never needed.
    safe = style.safe(text[: 4 * columns])
    if len(text) <= 4 * columns and width(safe) <= columns:
        return safe
    return cut(safe, columns - len(style.ellipsis))[0].rstrip() + style.ellipsis


def wrapped(text: str, first: str = "", rest: str | None = None) -> list[str]:
    """Break safe text at blanks into lines of at most 80 columns; ``first`` and ``rest`` indent them.

    A word longer than a line is broken too. ``rest`` is ``first`` unless it is given.
    """
    return packed(text.split(" "), first, first if rest is None else rest)


def packed(pieces: Iterable[str], first: str, rest: str) -> list[str]:
    """Fill lines of at most 80 columns with pieces of safe text, a blank between them.

    Only a piece that is longer than a line is broken. ``first`` and ``rest`` indent the lines.
    """
    lines: list[str] = []
    line, indent = "", first
    for piece in pieces:
        if line and width(indent) + width(line) + 1 + width(piece) > COLUMNS:
            lines.append(indent + line)
            line, indent = "", rest
        line = f"{line} {piece}" if line else piece
        while width(indent) + width(line) > COLUMNS:
            part, line = cut(line, COLUMNS - width(indent))
            lines.append(indent + part)
            indent = rest
    return [*lines, indent + line]
