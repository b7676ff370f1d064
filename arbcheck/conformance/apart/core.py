"""A core: a position that holds nothing but what matters to a difference, and how large it is."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.editions import EDITIONS, SPECIES_IN_PLAY
from arbcheck.arboretum.position import Pile, Position
from arbcheck.arboretum.result import Result

NAMES = ("Talia", "Jonte", "Rina", "Sam")
OWN = "oak"
"""The species about which a difference is sought; which one it is makes no difference."""
OTHERS = (
    "maple", "willow", "cassia", "dogwood", "jacaranda",
    "royal-poinciana", "blue-spruce", "cherry-blossom", "tulip-poplar",
)  # fmt: skip
"""The other species, in the order in which they come into play."""

Judge = Callable[[Position], Result]
"""Says what a position comes to; its hands may be short."""
Watch = Callable[[str], None]
"""Is told how far a search has come."""
Item = tuple[str, ...]
"""What may differ: ("holders", species), ("points", player, species) or ("winners",)."""
Differing = dict[Item, tuple[object, object]]


EXHAUSTIVE, RANDOM, PARTIAL = "exhaustive", "random", "partial"
"""What a search has gone through: all that is smaller, some at random, or all that is smaller in part."""


class Size(NamedTuple):
    """How large a position is; of two the one whose size is less is the smaller (D-052)."""

    planted: int
    players: int
    in_hand: int
    discarded: int


def species_in_play(players: int) -> tuple[str, ...]:
    """Return the species of a game that is made up here (R2)."""
    return (OWN, *OTHERS)[: SPECIES_IN_PLAY[players]]


def position_of(
    hands: Sequence[Iterable[Card]], arboretums: Sequence[Arboretum], discards: Sequence[Pile] = ()
) -> Position:
    """Return an unfinished position of the current edition; hands need not be full."""
    players = len(hands)
    return Position(
        NAMES[:players],
        species_in_play(players),
        EDITIONS[0],
        tuple(map(tuple, hands)),
        tuple(arboretums),
        tuple(discards) or (None,) * players,
        finished=False,
    )


def size_of(core: Position) -> Size:
    """Return the size of a position whose hands hold only the cards that matter."""
    return Size(
        sum(map(len, core.arboretums)),
        len(core.players),
        sum(map(len, core.hands)),
        sum(len(pile) for pile in core.discards if isinstance(pile, tuple)),
    )


def named_cards(position: Position) -> set[Card]:
    """Return the cards that a position names."""
    found = {card for hand in position.hands for card in hand if card}
    found |= {planted.card for arboretum in position.arboretums for planted in arboretum}
    return found | {card for pile in position.discards if isinstance(pile, tuple) for card in pile}


def differing(one: Result, other: Result) -> Differing:
    """Return the rights, points and winners that differ between two results of a position; totals follow."""
    found: Differing = {}
    for right, its in zip(one.rights, other.rights, strict=True):
        if right.holders != its.holders:
            found["holders", right.species] = (right.holders, its.holders)
    for score, its_score in zip(one.scores, other.scores, strict=True):
        for line, its_line in zip(score.paths, its_score.paths, strict=True):
            if line.points != its_line.points:
                found["points", score.player, line.species] = (line.points, its_line.points)
    if one.winners != other.winners:
        found["winners",] = (one.winners, other.winners)
    return found
