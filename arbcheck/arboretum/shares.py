"""Who can have the right to a species, and how many cards of each hand that takes, while cards are unknown.

Hands of which the same is known are alike: a deal and the same deal with two such hands changed about say the
same of other players. So the cards are dealt to hands that are told apart only by what they hold, and the
players are put in at the end. Of four hands of which nothing is known that leaves about every twentieth deal.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, permutations, product

from arbcheck.arboretum.cards import VALUES
from arbcheck.arboretum.deals import Counts, Unknown
from arbcheck.arboretum.rights import right

Hand = tuple[int, int, bool, bool]
"""How many unseen cards a hand takes, the sum of its values, and whether it has the 1 and the 8."""
Alike = tuple[Hand, ...]
"""The hands of alike players, highest first."""
Share = tuple[Counts, Counts, str]
"""How many cards each hand takes, the players who then have the right, and the reason."""
_Part = tuple[int, bool]
"""How many cards a hand takes, and whether its player then has the right."""


@lru_cache(maxsize=256)
def shares(unknown: Unknown) -> frozenset[Share]:
    """Return for all deals of a species what each hand takes and who then has the right (R10 to R13)."""
    alike = _alike(unknown)
    seats = [player for players in alike.values() for player in players]
    places = [sorted((unknown.free[player] for player in group), reverse=True) for group in alike.values()]
    states = {tuple((hand,) * len(players) for (hand, _), players in alike.items())}
    for value, least in zip(unknown.unseen, unknown.least, strict=True):
        dealt = {state for state in states if sum(hand[0] for hand in chain(*state)) >= least}
        for state in states:
            dealt.update(_with_one_more(state, value, places))
        states = dealt
    return frozenset(
        _share(seats, each, reason)
        for some, reason in set(map(_parts, states))
        for each in _players_put_in(some, unknown, alike)
    )


def _alike(unknown: Unknown) -> dict[tuple[Hand, bool], list[int]]:
    """Return the players by what is known of their hands, and by whether they can take cards at all."""
    found: dict[tuple[Hand, bool], list[int]] = {}
    for player, (held, places) in enumerate(zip(unknown.held, unknown.free, strict=True)):
        hand = (0, sum(held), 1 in held, VALUES[-1] in held)
        found.setdefault((hand, places > 0), []).append(player)
    return found


def _with_one_more(
    state: tuple[Alike, ...], value: int, places: Sequence[Sequence[int]]
) -> Iterator[tuple[Alike, ...]]:
    """Deal one more card to each hand that has a place for it."""
    for index, hands in enumerate(state):
        for seat, (used, count, one, eight) in enumerate(hands):
            if seat and hands[seat] == hands[seat - 1]:
                continue
            more = (used + 1, count + value, one or value == 1, eight or value == VALUES[-1])
            dealt = sorted((*hands[:seat], more, *hands[seat + 1 :]), reverse=True)
            if all(hand[0] <= most for hand, most in zip(dealt, places[index], strict=True)):
                yield (*state[:index], tuple(dealt), *state[index + 1 :])


def _parts(state: tuple[Alike, ...]) -> tuple[tuple[tuple[_Part, ...], ...], str]:
    """Return no more of each hand than what it takes and whether it has the right; and why it is so."""
    hands = list(chain(*state))
    one = next((seat for seat, hand in enumerate(hands) if hand[2]), None)
    eight = next((seat for seat, hand in enumerate(hands) if hand[3]), None)
    found = right("", [hand[1] for hand in hands], one, eight)
    parts = iter([(hand[0], seat in (found.holders or ())) for seat, hand in enumerate(hands)])
    return tuple(tuple(sorted(next(parts) for _ in group)) for group in state), found.reason or ""


def _players_put_in(
    parts: tuple[tuple[_Part, ...], ...], unknown: Unknown, alike: dict[tuple[Hand, bool], list[int]]
) -> Iterator[Iterable[_Part]]:
    """Put the players in for the hands, in every way that their unknown places allow."""
    ways = [
        [
            way
            for way in set(permutations(some))
            if all(used <= unknown.free[player] for (used, _), player in zip(way, players, strict=True))
        ]
        for some, players in zip(parts, alike.values(), strict=True)
    ]
    for way in product(*ways):
        yield chain(*way)


def _share(seats: Sequence[int], parts: Iterable[_Part], reason: str) -> Share:
    by_player = sorted(zip(seats, parts, strict=True))
    used = tuple([part[0] for _, part in by_player])
    return used, tuple([player for player, part in by_player if part[1]]), reason
