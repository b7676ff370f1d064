"""The exhaustive search for a difference in one species: a right to it, or what it is worth to somebody.

The rules decide every species for itself, but for the tie-break, and so do all misreadings. So no more than
the cards of one species in hand, and the paths of that species, can make such a difference.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.position import Pile, Position
from arbcheck.arboretum.reachable import turns_of
from arbcheck.arboretum.readings.terms import Terms
from arbcheck.conformance.apart.boards import Board, planted
from arbcheck.conformance.apart.core import OWN, position_of, species_in_play
from arbcheck.conformance.apart.hands import MOST_HELD, Context, Held, Seats, Verdict, Verdicts
from arbcheck.conformance.apart.profiles import Profile, Profiles, profiles

_ONE = 1 << 1
_ENOUGH = 24
"""How many equally small positions are looked at for the one that is filled best."""


Boards = list[tuple[int, Board]]
"""Boards that look the same, each with the values of the species that it has, as bits."""


class Made(NamedTuple):
    """A way to make a difference: a board for each player, hands, and in whose pile the 1 lies, if in one."""

    boards: tuple[Board, ...]
    held: Held
    pile_of: int | None

    @property
    def in_piles(self) -> int:
        """How many cards lie in piles."""
        return int(self.pile_of is not None)

    def trees(self) -> int:
        """Count the trees of the species: the fewer, the plainer is what matters."""
        return sum(spot.own for board in self.boards for spot in board)


class Table(NamedTuple):
    """What is planted and what comes of hands beside it; in whose pile the 1 lies, if in one."""

    seen: Sequence[Profile]
    pile_of: int | None
    verdicts: Verdicts


class SpeciesSearch:
    """The search for positions of some planted cards and players on which two interpretations differ."""

    def __init__(self, one: Terms, other: Terms, players: int) -> None:
        self.one, self.other, self.players = one, other, players
        self._verdicts: dict[tuple[int | None, Seats, Seats], Verdicts] = {}

    def smallest(self, turns: int) -> list[Position]:
        """Return some of the smallest positions after so many turns, none if there are none."""
        sizes = [turns_of(turns, player, self.players) for player in range(self.players)]
        by_size = {size: profiles(size, self.one.paths, self.other.paths) for size in set(sizes)}
        places = [by_size[size] for size in sizes]
        tables = [
            Table(seen, pile_of, verdicts)
            for seen in product(*places)
            for one_in, pile_of in self._ones(seen, sizes)
            if (verdicts := self._judged(one_in if pile_of is None else pile_of, seen)).may_differ
            or any(profile.one != profile.other for profile in seen)
        ]
        for cards in range(MOST_HELD[self.players] + 1):
            found = [made for table in tables for made in _made(table, places, cards)]
            if found:
                fewest = min(made.in_piles for made in found)
                found = sorted((made for made in found if made.in_piles == fewest), key=Made.trees)
                return [self._position(made) for made in found[:_ENOUGH]]
        return []

    def _ones(self, seen: Sequence[Profile], sizes: Sequence[int]) -> Iterator[tuple[int | None, int | None]]:
        """Yield where the 1 of the species lies on the table: in whose arboretum, in whose pile."""
        ones = [player for player, profile in enumerate(seen) if profile.has_1]
        if len(ones) > 1:
            return
        yield ones[0] if ones else None, None
        if not ones and "table" in (self.one.rights.cancels, self.other.rights.cancels):
            yield from ((None, player) for player, size in enumerate(sizes) if size)

    def _judged(self, one_on_table: int | None, seen: Sequence[Profile]) -> Verdicts:
        """Return what comes of the ways to hold the species."""
        with_one = tuple(player for player, profile in enumerate(seen) if profile.one.points)
        with_other = tuple(player for player, profile in enumerate(seen) if profile.other.points)
        key = (one_on_table, with_one, with_other)
        if key not in self._verdicts:
            self._verdicts[key] = Verdicts(
                self.players,
                (self.one.rights, Context(one_on_table, with_one)),
                (self.other.rights, Context(one_on_table, with_other)),
            )
        return self._verdicts[key]

    def _position(self, made: Made) -> Position:
        pile = Card(OWN, 1)
        used = {pile} if made.pile_of is not None else set()
        arboretums = planted(made.boards, used, species_in_play(self.players)[1:])
        hands = [[Card(OWN, value) for value in values] for values in made.held.hands]
        discards: list[Pile] = [(pile,) if player == made.pile_of else None for player in range(self.players)]
        return position_of(hands, arboretums, discards)


def _made(table: Table, places: Sequence[Profiles], cards: int) -> Iterator[Made]:
    """Yield for each verdict by which a table differs a way to hold so many cards, if there is one."""
    for verdict, ways in table.verdicts.of(cards).items():
        if _differs(verdict, table.seen):
            options = [_plainest(place[profile]) for place, profile in zip(places, table.seen, strict=True)]
            made = _first(ways, options, table.pile_of)
            if made is not None:
                yield made


def _differs(verdict: Verdict, seen: Sequence[Profile]) -> bool:
    if verdict.one != verdict.other:
        return True
    for player in verdict.one:
        mine, its = seen[player].one, seen[player].other
        against = verdict.holds_1 not in {None, player}
        if (mine.against != its.against) if against else (mine.points != its.points):
            return True
    return False


def _plainest(boards: dict[int, Board]) -> list[tuple[int, Board]]:
    """Sort boards that look the same: those with few trees of the species first."""
    return sorted(boards.items(), key=lambda each: each[0].bit_count())


def _first(ways: Sequence[Held], options: Sequence[Boards], pile_of: int | None) -> Made | None:
    """Return the first way to hold the species that leaves cards for the boards."""
    pile = _ONE if pile_of is not None else 0
    for held in ways:
        boards = _apart(options, held.values | pile) if not held.values & pile else None
        if boards is not None:
            return Made(boards, held, pile_of)
    return None


def _apart(options: Sequence[Boards], used: int) -> tuple[Board, ...] | None:
    """Choose a board for each player so that no card of the species is used twice."""
    if not options:
        return ()
    for values, board in options[0]:
        if not values & used:
            others = _apart(options[1:], used | values)
            if others is not None:
                return (board, *others)
    return None
