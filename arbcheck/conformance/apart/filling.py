"""Hands filled to seven with cards that decide nothing."""

from collections.abc import Callable, Iterable
from random import Random
from typing import NamedTuple

from arbcheck.arboretum.cards import VALUES, Card
from arbcheck.arboretum.editions import HAND
from arbcheck.arboretum.position import Position
from arbcheck.conformance.apart.core import OWN, Differing, named_cards

STEPS = 400
"""How many exchanges of a card are tried to make a filling decide less."""
_LOST = 1000
_LEAST_TELLING = tuple(sorted(VALUES, key=lambda value: (value in {1, 8}, abs(value - 4))))

Compare = Callable[[Position], Differing]
"""Says what differs on a position."""


class Filled(NamedTuple):
    """A position with full hands, what differs on it, and how much of that its core does not explain."""

    core: Position
    position: Position
    differing: Differing
    besides: int


def plainly(core: Position) -> Position:
    """Fill hands without a look at what it does: with one species after the other, to one player each.

    They are not the species that the position names, as far as there are others, and neither 1 nor 8.
    """
    used = named_cards(core)
    names = sorted(core.species, key=lambda name: (name == OWN, sum(card.species == name for card in used)))
    free = [Card(name, value) for name in names for value in _LEAST_TELLING if Card(name, value) not in used]
    hands = []
    for hand in core.hands:
        need = HAND - len(hand)
        telling = [card for card in free if card.value in {1, 8}]
        mine = [card for card in free if card not in telling][:need]
        mine += telling[: need - len(mine)]
        last = mine[-1].species if mine else ""
        free = [card for card in free if card not in mine and card.species != last] + [
            card for card in free if card not in mine and card.species == last
        ]
        hands.append((*hand, *mine))
    return _sorted(core, core._replace(hands=tuple(hands)))


def fill(core: Position, compare: Compare, seed: int) -> Filled | None:
    """Fill hands so that what differs is what differs without the filling; None if nothing then does.

    Where some filling must make a difference too, it makes as little as was found.
    """
    wanted = compare(core)
    chance = Random(seed)  # noqa: S311 - examples, and the same ones every time
    best = _filled(core, plainly(core), compare, wanted)
    for _ in range(STEPS):
        if not best.besides:
            break
        other = _filled(core, _exchanged(best, chance), compare, wanted)
        if other.besides <= best.besides:
            best = other
    return best._replace(position=_sorted(core, best.position)) if best.besides < _LOST else None


def _sorted(core: Position, position: Position) -> Position:
    """Sort what fills the hands by species and value; what matters stays in front."""
    hands = []
    for own, hand in zip(core.hands, position.hands, strict=True):
        filling = sorted(filter(None, hand[len(own) :]), key=lambda card: card.value)
        names = dict.fromkeys(card.species for card in filter(None, hand[len(own) :]))
        hands.append((*own, *(card for name in names for card in filling if card.species == name)))
    return position._replace(hands=tuple(hands))


def _filled(core: Position, position: Position, compare: Compare, wanted: Differing) -> Filled:
    found = compare(position)
    kept = sum(wanted.get(item) == both for item, both in found.items())
    return Filled(core, position, found, len(found) - kept + (0 if kept else _LOST))


def _all_cards(species: Iterable[str]) -> list[Card]:
    return [Card(name, value) for name in species for value in VALUES]


def _exchanged(filled: Filled, chance: Random) -> Position:
    """Put another card into the place of one that fills a hand, or exchange two of them."""
    core, position = filled.core, filled.position
    places = [(player, place) for player, hand in enumerate(core.hands) for place in range(len(hand), HAND)]
    hands = [list(hand) for hand in position.hands]
    player, place = chance.choice(places)
    used = named_cards(position)
    free = [card for card in _all_cards(position.species) if card not in used]
    if chance.random() < 0.5:  # noqa: PLR2004 - as likely as not
        hands[player][place] = chance.choice(free)
    else:
        other, there = chance.choice(places)
        hands[player][place], hands[other][there] = hands[other][there], hands[player][place]
    return position._replace(hands=tuple(map(tuple, hands)))
