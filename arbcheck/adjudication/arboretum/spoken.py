"""A claim in one line, as `--claim` takes it: `Talia.oak=9`, `Talia=23`, `winner=Rina`, `right.oak=Talia`.

The name before the `=` also names claims elsewhere, such as in a corpus case. A player's name may stand in
quotes, and must where it begins with a quote, has an `=` or a comma in it, or would be taken for something
else, such as `winner`; inside quotes a quote is written twice.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from arbcheck.adjudication.arboretum.names import QUOTES, WORDS
from arbcheck.arboretum.cards import Card
from arbcheck.problems import Problem, Span, problem, quoted
from arbcheck.records.claims import Claim
from arbcheck.records.notation import read_card, read_species, tokens
from arbcheck.records.notation_help import did_you_mean, no_card, no_species
from arbcheck.records.players import normal
from arbcheck.records.reading import whole_number

FORMS = "`Talia.oak=9`, `Talia=23`, `winner=Rina`, `right.oak=Talia` or `path.Talia.oak=Oa1,Oa4`"


class Seat(NamedTuple):
    """Who and what a claim can be about: the players, and how many turns there are (None: not known)."""

    players: tuple[str, ...]
    turns: int | None = None


class Named(NamedTuple):
    """What a claim is about, as in Claim."""

    kind: str
    player: int | None = None
    species: str | None = None
    turn: int | None = None


class Unreadable(ValueError):  # noqa: N818 - what was said is at fault, not the program
    """A claim cannot be read; ``problem`` says why, placed in its text (line 1), and ``said`` is the text."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem
        self.said = ""


class _Piece(NamedTuple):
    """A part of a text: what it says without quotes, and where it stands."""

    text: str
    start: int
    stop: int
    is_quoted: bool


def read_claim(text: str, seat: Seat) -> Claim:
    """Read a claim in one line; Unreadable where it is none."""
    try:
        return _claim(text, seat)
    except Unreadable as fault:
        fault.said = text
        raise


def _claim(text: str, seat: Seat) -> Claim:
    where = _equals(text)
    if where is None:
        raise _unreadable("a claim needs a name, `=` and a value", 0, len(text), f"write it like {FORMS}")
    name = read_name(text[:where], seat)
    value = _value(name, text, where + 1, seat)
    turn = int(str(value)) if name.kind == "last_turn" else name.turn
    return Claim(name.kind, name.player, name.species, turn, value, None, ())


def read_name(text: str, seat: Seat) -> Named:
    """Read the name of a claim; Unreadable where it is none."""
    pieces = list(_pieces(text, 0, "."))
    first = pieces[0]
    if first.text in WORDS and not first.is_quoted:
        return _word(text, pieces, seat)
    whole = _joined(text, pieces)
    if len(pieces) == 1:
        return Named("total", _player(whole, seat))
    owner = _joined(text, pieces[:-1])
    of_species = normal(owner.text) in seat.players and read_species(pieces[-1].text) is not None
    if normal(whole.text) in seat.players and not of_species:
        return Named("total", _player(whole, seat))
    return Named("points", _player(owner, seat), _species(pieces[-1]))


def _word(text: str, pieces: list[_Piece], seat: Seat) -> Named:
    """Read a name that begins with a word."""
    first, *rest = pieces
    word = first.text
    if word in ("winner", "last_turn") and not rest:
        return Named(word)
    if word == "right" and len(rest) == 1:
        return Named(word, species=_species(rest[0]))
    if word == "path" and len(rest) > 1:
        return Named(word, _player(_joined(text, rest[:-1]), seat), _species(rest[-1]))
    if word == "legal" and len(rest) == 1:
        return Named(word, turn=_turn(rest[0], seat))
    message = f"`{word}` stands here with too much or too little"
    raise _unreadable(message, first.start, pieces[-1].stop, f"write `{_SHAPES[word]}`")


_SHAPES = {
    "winner": "winner=Rina",
    "last_turn": "last_turn=33",
    "right": "right.oak=Talia",
    "path": "path.Talia.oak=Oa1,Oa4",
    "legal": "legal.4=true",
}


def _value(name: Named, text: str, start: int, seat: Seat) -> int | bool | tuple[int, ...] | tuple[Card, ...]:
    said = text[start:].strip()
    left = start + len(text[start:]) - len(text[start:].lstrip())
    if name.kind in ("right", "winner"):
        pieces = [piece for piece in _pieces(text, start, ",") if said]
        if not pieces and name.kind == "winner":
            raise _unreadable("nobody is named as winner", start, start, f"write `{_SHAPES['winner']}`")
        return tuple(sorted({_player(piece, seat) for piece in pieces}))
    if name.kind == "path":
        return tuple(_card(token.text, left + token.start, left + token.stop) for token in tokens(said))
    if name.kind == "legal":
        if said not in ("true", "false"):
            raise _unreadable(
                f"{quoted(said)} is neither true nor false", left, left + len(said), "write `true` or `false`"
            )
        return said == "true"
    number = whole_number(said)
    if number is None:
        raise _unreadable(
            f"{quoted(said)} is no whole number", left, left + len(said), "write digits, such as `9`"
        )
    return number


def _equals(text: str) -> int | None:
    """Return where the first `=` outside quotes stands."""
    quote = ""
    for place, sign in enumerate(text):
        if quote:
            quote = "" if sign == quote else quote
        elif sign in QUOTES and text[:place].rpartition(".")[2].strip() == "":
            quote = sign
        elif sign == "=":
            return place
    return None


def _pieces(text: str, start: int, at: str) -> Iterator[_Piece]:
    """Part a text, from a place on, at every sign of a kind that does not stand in quotes."""
    while True:
        while start < len(text) and text[start].isspace():
            start += 1
        if text[start : start + 1] and text[start] in QUOTES:
            piece = _in_quotes(text, start)
            end = len(text) - len(text[piece.stop :].lstrip())
            if end < len(text) and text[end] != at:
                raise _unreadable(f"after the closing quote comes `{at}` or nothing", end, end + 1)
        else:
            found = text.find(at, start)
            end = len(text) if found < 0 else found
            bare = text[start:end].rstrip()
            piece = _Piece(bare, start, start + len(bare), is_quoted=False)
        yield piece
        if end >= len(text):
            return
        start = end + 1


def _in_quotes(text: str, start: int) -> _Piece:
    quote, place = text[start], start + 1
    while True:
        end = text.find(quote, place)
        if end < 0:
            raise _unreadable("this quote is never closed", start, start + 1, "close it, or leave it out")
        if text[end + 1 : end + 2] != quote:
            inside = text[start + 1 : end].replace(quote * 2, quote)
            return _Piece(inside, start, end + 1, is_quoted=True)
        place = end + 2


def _joined(text: str, pieces: Sequence[_Piece]) -> _Piece:
    """Put pieces together again: a player's name may have full stops in it."""
    start, stop = pieces[0].start, pieces[-1].stop
    return pieces[0] if len(pieces) == 1 else _Piece(text[start:stop], start, stop, is_quoted=False)


def _player(piece: _Piece, seat: Seat) -> int:
    name = normal(piece.text)
    if name not in seat.players:
        words = (*seat.players, *(() if piece.is_quoted else WORDS))
        help_ = did_you_mean(name, words, f"the players are {', '.join(seat.players)}")
        message = f"{quoted(name)} is no player of this game" if name else "a player's name is missing here"
        raise _unreadable(message, piece.start, piece.stop, help_)
    return seat.players.index(name)


def _species(piece: _Piece) -> str:
    species = read_species(piece.text)
    if species is None:
        message, help_ = no_species(piece.text)
        raise _unreadable(message, piece.start, piece.stop, help_)
    return species


def _card(text: str, start: int, stop: int) -> Card:
    card = read_card(text)
    if card is None:
        message, help_ = no_card(text)
        raise _unreadable(message, start, stop, help_)
    return card


def _turn(piece: _Piece, seat: Seat) -> int:
    turn = whole_number(piece.text)
    if turn is None or turn < 1 or (seat.turns is not None and turn > seat.turns):
        known = f"turns are numbered from 1 to {seat.turns}" if seat.turns else "turns are numbered from 1"
        raise _unreadable(f"{quoted(piece.text)} is no turn of this record", piece.start, piece.stop, known)
    return turn


def _unreadable(message: str, start: int, stop: int, help_: str | None = None) -> Unreadable:
    return Unreadable(problem("ARB402", message, Span(1, start + 1, max(1, stop - start)), help=help_))
