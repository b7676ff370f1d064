"""A claim in one line, as `--claim` takes it: `Ana.farm2=0`, `Ana.purple=2`, `Ana=-1`, `winner=Ana,Ben`.

The name before the `=` also names claims elsewhere, such as in a corpus case. `farm2` is the box of round 2;
`farm-2` and `Ana.total` are read as well.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from arbcheck.adjudication import speech
from arbcheck.adjudication.arboretum.names import WORDS as TABLE_WORDS
from arbcheck.adjudication.avenue.dispute import CASTLES
from arbcheck.adjudication.speech import Piece, Unreadable, cut, joined, pieces, quoted_name, unreadable
from arbcheck.avenue.game import ROUNDS
from arbcheck.problems import quoted
from arbcheck.records.claims import Claim
from arbcheck.records.notation_help import did_you_mean
from arbcheck.records.players import normal

WORDS = ("winner",)
"""What a name begins with that is not a player's."""
FORMS = "`Ana.farm2=0`, `Ana.purple=2`, `Ana.green=1`, `Ana=-1` or `winner=Ana`"
OTHERS = tuple(word for word in TABLE_WORDS if word not in WORDS)
"""Words of claims about Arboretum alone."""
_FARM = re.compile("farm-?([1-9][0-9]*)")
_TOTAL = "total"
_BOXES = (*(f"farm{number}" for number in range(1, ROUNDS + 1)), *CASTLES)


class Named(NamedTuple):
    """What a claim is about, as in Claim."""

    kind: str
    player: int | None = None
    round: int | None = None


def name_of(claim: Claim, players: Sequence[str]) -> str:
    """Return the name of a claim: `Ana.farm1`, `Ana.purple`, `Ana` for a total, `winner`."""
    if claim.player is None:
        return claim.kind
    player = quoted_name(players[claim.player], WORDS)
    if claim.kind == "total":
        return player
    return f"{player}.{claim.kind}" + ("" if claim.round is None else str(claim.round + 1))


def read_claim(text: str, players: Sequence[str], rounds: int | None = None) -> Claim:
    """Read a claim in one line about a game of so many rounds; Unreadable where it is none."""
    try:
        written, start = cut(text, FORMS)
        named = read_name(written, players, rounds)
        value = _value(named, text, start, players)
    except Unreadable as fault:
        raise speech.retold(fault, text, players, WORDS) from None
    return Claim(named.kind, named.player, None, None, value, None, (), named.round)


def read_name(text: str, players: Sequence[str], rounds: int | None = None) -> Named:
    """Read the name of a claim; Unreadable where it is none."""
    parts = list(pieces(text, 0, "."))
    whole, last = joined(text, parts), parts[-1]
    if whole.text in WORDS and not whole.is_quoted:
        return Named(whole.text)
    first = parts[0]
    if first.text in OTHERS and not first.is_quoted and not {normal(whole.text), first.text} & {*players}:
        message = f"`{first.text}` is claimed in Arboretum; Avenue has no such claims"
        raise unreadable(message, first.start, first.stop, f"write a claim like {FORMS}")
    if len(parts) > 1:
        owner = joined(text, parts[:-1])
        is_box = last.text in (*CASTLES, _TOTAL) or _FARM.fullmatch(last.text) is not None
        if normal(whole.text) not in players or (is_box and normal(owner.text) in players):
            player = speech.seat(owner, players, WORDS)
            return _box(last, player, rounds)
    return Named("total", speech.seat(whole, players, WORDS))


def _box(piece: Piece, player: int, rounds: int | None) -> Named:
    farm = _FARM.fullmatch(piece.text)
    if piece.text in (*CASTLES, _TOTAL):
        return Named(piece.text, player)
    if farm is None:
        help_ = did_you_mean(piece.text, _BOXES, f"the boxes are {', '.join(_BOXES)}")
        if piece.text.lower().startswith("farm"):
            help_ = f"name the box by its round: `farm1` to `farm{ROUNDS if rounds is None else rounds}`"
        raise unreadable(f"{quoted(piece.text)} is no box of a sheet", piece.start, piece.stop, help_)
    number, last = int(farm[1]), ROUNDS if rounds is None else rounds
    if number > last:
        message = f"there is no box of round {number}: the record has {last} round{'' if last == 1 else 's'}"
        raise unreadable(message, piece.start, piece.stop)
    return Named("farm", player, number - 1)


def _value(named: Named, text: str, start: int, players: Sequence[str]) -> int | tuple[int, ...]:
    if named.player is not None:
        return speech.number(text, start)
    seats = speech.seats(text, start, players, WORDS)
    if not seats:
        raise unreadable("nobody is named as winner", start, start, "write `winner=Ana`")
    return seats
