"""Which sheets can have come about in legal play: with round marks, and without them (V3, V4, D-046).

Inside a round the order never matters: every road has a space of its own, so a sheet with marks is legal
exactly when in each round its roads are those of the round's cards less at most one, the look.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from arbcheck.avenue.deck import Deck
from arbcheck.avenue.game import Roads, Round
from arbcheck.avenue.moves import may_look
from arbcheck.avenue.sheet import Space, named
from arbcheck.problems import Problem, problem


def check_marks(player: int, roads: Roads, rounds: Sequence[Round], deck: Deck) -> Iterator[Problem]:
    """Check a sheet on which every road tells its round; nothing comes exactly when a legal game exists."""
    of_round: list[list[Space]] = [[] for _ in rounds]
    for space in sorted(roads, key=lambda each: each[::-1]):
        number = roads[space].round
        if number is None or number >= len(rounds):
            marked = f"{named(space)} has a road of round {(number or 0) + 1}"
            are = "is" if len(rounds) == 1 else "are"
            message = f"{marked}, but {_count(len(rounds), 'round')} {are} recorded"
            yield problem("ARB255", message, ("road", player, *space))
        else:
            of_round[number].append(space)
    for number, (played, spaces) in enumerate(zip(rounds, of_round, strict=True)):
        yield from _check_round(player, roads, number, played, spaces)
        allowed = 1 if may_look(deck, number) else 0
        missing = len(played.cards) - len(spaces)
        if missing > allowed:
            yield _too_few(player, number, len(played.cards), len(spaces), allowed)


def _check_round(
    player: int, roads: Roads, number: int, played: Round, spaces: Sequence[Space]
) -> Iterator[Problem]:
    left = Counter(card.number for card in played.cards)
    held = Counter(left)
    for space in spaces:
        road = roads[space].number
        left[road] -= 1
        if left[road] < 0:
            cards = "no card" if not held[road] else f"only {_count(held[road], 'card')}"
            message = f"round {number + 1} has {cards} for the {road} in {named(space)}"
            yield problem("ARB253", message, ("road", player, *space))


def _too_few(player: int, number: int, cards: int, roads: int, allowed: int) -> Problem:
    message = f"round {number + 1} has {_count(cards, 'card')}, but the sheet {_count(roads, 'road')} of it"
    remedy = (
        "every card but one look a round is drawn"
        if allowed
        else "in the last round no farm card is left to look at, so every card is drawn"
    )
    return problem("ARB254", message, ("roads", player), help=remedy)


def check_unmarked(player: int, roads: Roads, rounds: Sequence[Round], deck: Deck) -> Iterator[Problem]:
    """Check a sheet without round marks; nothing comes exactly when a legal game exists.

    Any space can have been filled in any round, so the numbers alone decide: the cards that were not drawn
    must be the looks of different rounds.
    """
    cards = Counter(card.number for played in rounds for card in played.cards)
    drawn = Counter(road.number for road in roads.values())
    for number in sorted(drawn):
        if drawn[number] > cards[number]:
            message = (
                f"{_count(drawn[number], 'road')} {number} on the sheet, but {_count(cards[number], 'card')}"
            )
            yield problem("ARB256", f"{message} of that number", ("roads", player))
    missing = sorted((cards - drawn).elements())
    looks = [
        {card.number for card in played.cards} if may_look(deck, number) else set()
        for number, played in enumerate(rounds)
    ]
    if not _fit(missing, looks):
        message = f"{_count(len(missing), 'card')} not drawn; that cannot be one look in each of some rounds"
        yield problem("ARB256", message, ("roads", player))


def _fit(missing: Sequence[int], looks: Sequence[set[int]]) -> bool:
    """Say whether each card that is not drawn can be the look of a round of its own."""
    if not missing:
        return True
    if len(missing) > len(looks):
        return False
    first, rest = missing[0], missing[1:]
    return any(
        first in numbers and _fit(rest, [*looks[:index], *looks[index + 1 :]])
        for index, numbers in enumerate(looks)
    )


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"
