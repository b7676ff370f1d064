"""A claim in one line, as `--claim` takes it: `Talia.oak=9`, `Talia=23`, `winner=Rina`, `right.oak=Talia`.

The name before the `=` also names claims elsewhere, such as in a corpus case.
"""

from typing import NamedTuple

from arbcheck.adjudication import speech
from arbcheck.adjudication.arboretum.names import WORDS
from arbcheck.adjudication.speech import Piece, Unreadable, cut, joined, pieces, unreadable
from arbcheck.arboretum.cards import Card
from arbcheck.problems import quoted
from arbcheck.records.claims import TOTAL, Claim
from arbcheck.records.notation import read_card, read_species, tokens
from arbcheck.records.notation_help import no_card, no_species
from arbcheck.records.players import normal
from arbcheck.records.reading import whole_number

FORMS = "`Talia.oak=9`, `Talia=23`, `winner=Rina`, `right.oak=Talia` or `path.Talia.oak=Oa1,Oa4`"


class Seat(NamedTuple):
    """Who and what a claim can be about: the players, how many turns there are, and the species in play.

    None where that is not known.
    """

    players: tuple[str, ...]
    turns: int | None = None
    species: tuple[str, ...] | None = None


class Named(NamedTuple):
    """What a claim is about, as in Claim."""

    kind: str
    player: int | None = None
    species: str | None = None
    turn: int | None = None


def read_claim(text: str, seat: Seat) -> Claim:
    """Read a claim in one line; Unreadable where it is none."""
    try:
        return _claim(text, seat)
    except Unreadable as fault:
        raise speech.retold(fault, text, seat.players, WORDS) from None


def _claim(text: str, seat: Seat) -> Claim:
    written, start = cut(text, FORMS)
    name = read_name(written, seat)
    value = _value(name, text, start, seat)
    turn = int(str(value)) if name.kind == "last_turn" else name.turn
    return Claim(name.kind, name.player, name.species, turn, value, None, ())


def read_name(text: str, seat: Seat) -> Named:
    """Read the name of a claim; Unreadable where it is none."""
    parts = list(pieces(text, 0, "."))
    first = parts[0]
    if first.text in WORDS and not first.is_quoted:
        return _word(text, parts, seat)
    whole = joined(text, parts)
    if len(parts) == 1:
        return Named(TOTAL, _player(whole, seat))
    owner = joined(text, parts[:-1])
    last = parts[-1].text
    of_owner = read_species(last) is not None or last.lower() == TOTAL
    of_species = normal(owner.text) in seat.players and of_owner
    if normal(whole.text) in seat.players and not of_species:
        return Named(TOTAL, _player(whole, seat))
    if parts[-1].text.lower() == TOTAL:
        return Named(TOTAL, _player(owner, seat))
    return Named("points", _player(owner, seat), _species(parts[-1], seat))


def _word(text: str, parts: list[Piece], seat: Seat) -> Named:
    """Read a name that begins with a word."""
    first, *rest = parts
    word = first.text
    if word in ("winner", "last_turn") and not rest:
        return Named(word)
    if word == "right" and len(rest) == 1:
        return Named(word, species=_species(rest[0], seat))
    if word == "path" and len(rest) > 1:
        return Named(word, _player(joined(text, rest[:-1]), seat), _species(rest[-1], seat))
    if word == "legal" and len(rest) == 1:
        return Named(word, turn=_turn(rest[0], seat))
    message = f"`{word}` stands here with too much or too little"
    raise unreadable(message, first.start, parts[-1].stop, f"write `{_SHAPES[word]}`")


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
        named = speech.seats(text, start, seat.players, WORDS)
        if not named and name.kind == "winner":
            raise unreadable("nobody is named as winner", start, start, f"write `{_SHAPES['winner']}`")
        return named
    if name.kind == "path":
        return tuple(_card(token.text, left + token.start, left + token.stop) for token in tokens(said))
    if name.kind == "legal":
        if said not in ("true", "false"):
            raise unreadable(
                f"{quoted(said)} is neither true nor false", left, left + len(said), "write `true` or `false`"
            )
        return said == "true"
    return speech.number(text, start)


def _player(piece: Piece, seat: Seat) -> int:
    return speech.seat(piece, seat.players, WORDS)


def _species(piece: Piece, seat: Seat) -> str:
    species = read_species(piece.text)
    if species is None:
        message, help_ = no_species(piece.text, seat.species)
        raise unreadable(message, piece.start, piece.stop, help_)
    return species


def _card(text: str, start: int, stop: int) -> Card:
    card = read_card(text)
    if card is None:
        message, help_ = no_card(text)
        raise unreadable(message, start, stop, help_)
    return card


def _turn(piece: Piece, seat: Seat) -> int:
    turn = whole_number(piece.text)
    if turn is None or turn < 1 or (seat.turns is not None and turn > seat.turns):
        known = f"turns are numbered from 1 to {seat.turns}" if seat.turns else "turns are numbered from 1"
        raise unreadable(f"{quoted(piece.text)} is no turn of this record", piece.start, piece.stop, known)
    return turn
