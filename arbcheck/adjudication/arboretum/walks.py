"""Paths as they are claimed, step by step, and all legal ones of an arboretum (R14)."""

from collections.abc import Iterator, Sequence

from arbcheck.adjudication.arboretum.proofs import Flaw
from arbcheck.arboretum.board import Arboretum, Planted
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.readings.ground import Ground
from arbcheck.arboretum.readings.terms import PathTerms
from arbcheck.arboretum.readings.worth import path, places
from arbcheck.arboretum.result import Path

BY_THE_RULES = PathTerms()
"""What a path is and earns, as the rules have it."""


def legal_paths(arboretum: Arboretum, species: str) -> tuple[Path, ...]:
    """List every legal path of a species, in the order in which the best one is chosen: best first."""
    ground = Ground(arboretum, BY_THE_RULES)
    own = frozenset(ground.of_species.get(species, ()))

    def on_from(walk: list[int]) -> Iterator[list[int]]:
        if len(walk) >= BY_THE_RULES.least and walk[-1] in own:
            yield walk
        for step in ground.onward[walk[-1]]:
            yield from on_from([*walk, step])

    walks = (walk for first in sorted(own) for walk in on_from([first]))
    found = (path(BY_THE_RULES, [ground.planted[card] for card in walk]) for walk in walks)
    return tuple(sorted(found, key=lambda one: (-one.points, -one.cards, places(one.planted))))


def walked(arboretum: Arboretum, cards: Sequence[Card]) -> Path:
    """Itemise what a legal path earns; KeyError for a card that is not planted there."""
    spots = {planted.card: planted for planted in arboretum}
    return path(BY_THE_RULES, [spots[card] for card in cards])


def flaws(position: Position, player: int, species: str, cards: Sequence[Card]) -> tuple[Flaw, ...]:
    """Return all that is wrong with a claimed path of a player, from its first card to its last."""
    if not cards:
        return (Flaw(0, "no-cards"),)
    return tuple(_flaws(position, player, species, cards))


def _flaws(position: Position, player: int, species: str, cards: Sequence[Card]) -> Iterator[Flaw]:
    spots = {planted.card: planted for planted in position.arboretums[player]}
    before: Planted | None = None
    for step, card in enumerate(cards):
        here = spots.get(card)
        if here is None:
            where, holder = _whereabouts(position, card)
            yield Flaw(step, "not-planted", card, where=where, player=holder)
        cells = () if here is None else (here[1:],)
        if step == 0 and card.species != species:
            yield Flaw(step, "first-species", card, cells=cells)
        if here is not None and before is not None:
            yield from _wrong_step(step, before, here)
        if step == len(cards) - 1 > 0 and card.species != species:
            yield Flaw(step, "last-species", card, cells=cells)
        before = here
    if len(cards) == 1:
        yield Flaw(0, "single-card", cards[0], cells=() if before is None else (before[1:],))


def _wrong_step(step: int, before: Planted, here: Planted) -> Iterator[Flaw]:
    """Say what is wrong with a step between two planted cards: where it goes, and whether values ascend."""
    across, down = abs(before.x - here.x), abs(before.y - here.y)
    cells = (before[1:], here[1:])
    if before.card != here.card and across + down != 1:
        why = "diagonal" if across == down == 1 else "not-adjacent"
        yield Flaw(step, why, here.card, before.card, cells)
    if here.card.value <= before.card.value:
        why = "equal" if here.card.value == before.card.value else "descending"
        yield Flaw(step, why, here.card, before.card, cells)


def _whereabouts(position: Position, card: Card) -> tuple[str | None, int | None]:
    """Say in which place of which player a card lies, as far as the record tells."""
    for player, hand in enumerate(position.hands):
        if card in hand:
            return "hand", player
    for player, arboretum in enumerate(position.arboretums):
        if any(planted.card == card for planted in arboretum):
            return "arboretum", player
    for player, pile in enumerate(position.discards):
        if isinstance(pile, tuple) and card in pile:
            return "discard", player
    return None, None
