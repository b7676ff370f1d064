"""What each player would score if the game ended now, from least to most (R10 to R16).

Hands are largely unknown in the midst of a game, and `scoring.score`, which tells all totals apart that can
go together, is far too slow to be asked after every turn. Here each species is decided by itself: a player
can have the right, or must have it, or cannot. That is exact for each species, and quick, since only who
holds the 1 and the 8 is tried in all ways (R11). Of the values between, whatever favours a player most is
best: the player takes the highest, the places outside the hands the highest that are left, and opponents
the lowest, as few as possible.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from arbcheck.arboretum.cards import VALUES
from arbcheck.arboretum.completions import unseen
from arbcheck.arboretum.paths import best_paths
from arbcheck.arboretum.position import Position

_ONE, _EIGHT = VALUES[0], VALUES[-1]
Values = tuple[int, ...]


class Outlook(NamedTuple):
    """The least and the most points that a player can come to; they are the same where all is certain."""

    least: int
    most: int


class _Hidden(NamedTuple):
    """What is known of one species: the values in each hand, and those that nobody has seen, ascending.

    ``free`` counts the unknown places of each hand, for cards of any species, ``elsewhere`` those outside
    the hands.
    """

    held: tuple[Values, ...]
    values: Values
    free: tuple[int, ...]
    elsewhere: int


class _Chance(NamedTuple):
    """Whether a player can have the right to score a species, and whether no unknown card can change it."""

    possible: bool
    certain: bool


class _Way(NamedTuple):
    """A species when it is told who holds its 1 and its 8: the sums in hand, a cancelled 8 counted as 0.

    ``values`` are those between that nobody has seen; ``free`` and ``elsewhere`` count the places left.
    """

    sums: tuple[int, ...]
    values: Values
    free: tuple[int, ...]
    elsewhere: int


def outlook(position: Position) -> tuple[Outlook, ...]:
    """Return what each player would score, in turn order; the position may have any unknown cards."""
    hidden = _hidden(position)
    points = [
        {species: path.points for species, path in best_paths(arboretum).items()}
        for arboretum in position.arboretums
    ]
    least, most = [0] * len(points), [0] * len(points)
    for species, cards in hidden.items():
        for player, own in enumerate(points):
            if species in own:
                chance = _chance(player, cards)
                most[player] += own[species] * chance.possible
                least[player] += own[species] * chance.certain
    return tuple(map(Outlook, least, most))


def is_open(position: Position) -> bool:
    """Say whether unknown cards can change a right; if none, they change no score and no winner either."""
    chances = (
        _chance(player, cards)
        for cards in _hidden(position).values()
        for player in range(len(position.players))
    )
    return any(chance.possible is not chance.certain for chance in chances)


def _hidden(position: Position) -> dict[str, _Hidden]:
    """Part what is known of hands by species."""
    values = unseen(position)
    free = tuple(hand.count(None) for hand in position.hands)
    elsewhere = max(0, sum(map(len, values.values())) - sum(free))
    return {
        species: _Hidden(
            tuple(
                tuple(sorted(card.value for card in hand if card is not None and card.species == species))
                for hand in position.hands
            ),
            values[species],
            free,
            elsewhere,
        )
        for species in position.species
    }


@lru_cache(maxsize=1024)
def _chance(player: int, cards: _Hidden) -> _Chance:
    """Tell what unknown cards can do to a player's right to one species."""
    ways = list(_ways(cards))
    return _Chance(
        any(_can_hold(way, player) for way in ways), not any(_can_be_beaten(way, player) for way in ways)
    )


def _ways(cards: _Hidden) -> Iterator[_Way]:
    """Yield the ways to deal the 1 and the 8, as far as they are unseen, to hands and other places."""
    held, values, free, elsewhere = cards
    nowhere = len(held)
    rest = tuple(value for value in values if value not in (_ONE, _EIGHT))
    room = (*free, elsewhere)
    for one in _holders(held, values, _ONE):
        for eight in _holders(held, values, _EIGHT):
            left, sums = list(room), [sum(own) for own in held]
            for value, holder in ((_ONE, one), (_EIGHT, eight)):
                if value in values:
                    left[holder] -= 1
                    if holder != nowhere:
                        sums[holder] += value
            if eight != nowhere and one not in (nowhere, eight):
                sums[eight] -= _EIGHT
            if min(left) >= 0:
                yield _Way(tuple(sums), rest, tuple(left[:-1]), left[-1])


def _holders(held: tuple[Values, ...], values: Values, value: int) -> range | tuple[int, ...]:
    """Return who may hold a value: any hand or, as one more, no hand; just one of them if it is known."""
    nowhere = len(held)
    if value in values:
        return range(nowhere + 1)
    return (next((hand for hand, own in enumerate(held) if value in own), nowhere),)


def _can_hold(way: _Way, player: int) -> bool:
    """Tell whether the values between can be dealt so that nobody has more than the player (R10)."""
    own, left = _highest(way.values, way.free[player])
    low = _highest(left, way.elsewhere)[1]
    most = way.sums[player] + sum(own)
    rooms = [(most - total, free) for total, free in zip(way.sums, way.free, strict=True)]
    rooms[player] = (0, 0)
    return _fit(low, rooms)


def _fit(values: Values, rooms: Sequence[tuple[int, int]]) -> bool:
    """Tell whether values can be dealt to hands; each takes a sum and a number of cards at most."""
    if any(sum_left < 0 for sum_left, _ in rooms):
        return False
    if not values:
        return True
    *others, last = values
    return any(
        free > 0 and _fit(tuple(others), [*rooms[:hand], (sum_left - last, free - 1), *rooms[hand + 1 :]])
        for hand, (sum_left, free) in enumerate(rooms)
    )


def _can_be_beaten(way: _Way, player: int) -> bool:
    """Tell whether the values between can be dealt so that an opponent has more than the player."""
    for other, total in enumerate(way.sums):
        if other == player:
            continue
        more, left = _highest(way.values, way.free[other])
        room = way.elsewhere + sum(way.free) - way.free[other] - way.free[player]
        low = _highest(left, room)[1]
        if len(low) <= way.free[player] and total + sum(more) > way.sums[player] + sum(low):
            return True
    return False


def _highest(values: Values, number: int) -> tuple[Values, Values]:
    """Part values into the highest ones, so many of them, and the rest."""
    parting = max(0, len(values) - number)
    return values[parting:], values[:parting]
