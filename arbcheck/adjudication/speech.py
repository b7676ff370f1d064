"""The text of a claim in one line, `NAME=VALUE`, taken apart, with the place of each part.

What can be claimed is each game's own. A player's name may stand in quotes, and must where it begins with a
quote, has an `=` or a comma in it, or would be taken for a word such as `winner`; inside quotes a quote is
written twice.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from arbcheck.problems import Problem, Span, problem, quoted
from arbcheck.records.notation_help import did_you_mean
from arbcheck.records.players import normal
from arbcheck.records.reading import whole_number

QUOTES = "\"'"


class Unreadable(ValueError):  # noqa: N818 - what was said is at fault, not the program
    """A claim cannot be read; ``problem`` says why, placed in its text (line 1), and ``said`` is the text."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem
        self.said = ""


class Piece(NamedTuple):
    """A part of a text: what it says without quotes, and where it stands."""

    text: str
    start: int
    stop: int
    is_quoted: bool


class Cut(NamedTuple):
    """A claim's text in two: the name, and where behind the `=` its value begins."""

    name: str
    value: int


def cut(text: str, forms: str) -> Cut:
    """Part a claim at the first `=` outside quotes; Unreadable where there is none."""
    where = _equals(text)
    if where is None:
        raise unreadable("a claim needs a name, `=` and a value", 0, len(text), f"write it like {forms}")
    return Cut(text[:where], where + 1)


def _equals(text: str) -> int | None:
    quote = ""
    for place, sign in enumerate(text):
        if quote:
            quote = "" if sign == quote else quote
        elif sign in QUOTES and text[:place].rpartition(".")[2].strip() == "":
            quote = sign
        elif sign == "=":
            return place
    return None


def pieces(text: str, start: int, at: str) -> Iterator[Piece]:
    """Part a text, from a place on, at every sign of a kind that does not stand in quotes."""
    while True:
        while start < len(text) and text[start].isspace():
            start += 1
        if text[start : start + 1] and text[start] in QUOTES:
            piece = _in_quotes(text, start)
            end = len(text) - len(text[piece.stop :].lstrip())
            if end < len(text) and text[end] != at:
                raise unreadable(f"after the closing quote comes `{at}` or nothing", end, end + 1)
        else:
            found = text.find(at, start)
            end = len(text) if found < 0 else found
            bare = text[start:end].rstrip()
            piece = Piece(bare, start, start + len(bare), is_quoted=False)
        yield piece
        if end >= len(text):
            return
        start = end + 1


def _in_quotes(text: str, start: int) -> Piece:
    quote, place = text[start], start + 1
    while True:
        end = text.find(quote, place)
        if end < 0:
            raise unreadable("this quote is never closed", start, start + 1, "close it, or leave it out")
        if text[end + 1 : end + 2] != quote:
            inside = text[start + 1 : end].replace(quote * 2, quote)
            return Piece(inside, start, end + 1, is_quoted=True)
        place = end + 2


def joined(text: str, parts: Sequence[Piece]) -> Piece:
    """Put pieces together again: a player's name may have full stops in it."""
    start, stop = parts[0].start, parts[-1].stop
    return parts[0] if len(parts) == 1 else Piece(text[start:stop], start, stop, is_quoted=False)


def seat(piece: Piece, players: Sequence[str], words: Sequence[str]) -> int:
    """Return the index of the player who is named; ``words`` are what else could have been meant."""
    name = normal(piece.text)
    if name not in players:
        known = (*players, *(() if piece.is_quoted else words))
        help_ = did_you_mean(name, known, f"the players are {', '.join(players)}")
        message = f"{quoted(name)} is no player of this game" if name else "a player's name is missing here"
        raise unreadable(message, piece.start, piece.stop, help_)
    return players.index(name)


def seats(text: str, start: int, players: Sequence[str], words: Sequence[str]) -> tuple[int, ...]:
    """Return the players who are listed from a place on; none where nothing stands there."""
    parts = [piece for piece in pieces(text, start, ",") if text[start:].strip()]
    return tuple(sorted({seat(piece, players, words) for piece in parts}))


def number(text: str, start: int) -> int:
    """Read the whole number that stands behind a place."""
    said = text[start:].strip()
    value = whole_number(said)
    if value is None:
        from arbcheck.records.schema_help import no_number

        left = start + len(text[start:]) - len(text[start:].lstrip())
        message, help_ = no_number(said)
        raise unreadable(message, left, left + len(said), help_)
    return value


def unreadable(message: str, start: int, stop: int, help_: str | None = None) -> Unreadable:
    """Return what to raise: a message about the characters between two places."""
    return Unreadable(problem("ARB402", message, Span(1, start + 1, max(1, stop - start)), help=help_))


def retold(fault: Unreadable, text: str, players: Sequence[str], words: Sequence[str]) -> Unreadable:
    """Return a fault with the claim that it is in; where a name lacks its quotes the help is to put them."""
    for name in players:
        written = quoted_name(name, words)
        if any(sign in name for sign in _CLOSED) and name in text and written not in text:
            help_ = f"put the name in quotes: `{text.replace(name, written, 1)}`"
            fault = Unreadable(fault.problem._replace(help=help_))
            break
    fault.said = text
    return fault


_CLOSED = "=,\"'"
"""A name that holds one of these is read in quotes alone."""


def quoted_name(name: str, words: Sequence[str]) -> str:
    """Write a player's name so that it can stand in the name of a claim: in quotes where it must.

    ``words`` are those with which the name of another claim begins.
    """
    if name.partition(".")[0] not in words and not any(sign in name for sign in ".=,\"'"):
        return name
    quote = "'" if '"' in name and "'" not in name else '"'
    return quote + name.replace(quote, quote * 2) + quote
