"""A last round in which the own discard pile is closed: end positions by going back turn by turn (D-048).

Such a round is the one case that no formula covers. Who finds one card in the piles of the others cannot draw
two and is passed over, and the next one may have two again, for the pile of the player who was passed over is
open to the next. So the planted cards need not follow the order of turns. The round has at most three turns,
and each turn undone has few ways, so they are all tried.
"""

from collections.abc import Iterator, Sequence
from itertools import product

from arbcheck.arboretum.reachable import Setup, most_discarded, piles_when_finished, turns_of

Sizes = tuple[int, ...]


def can_be_reached(
    setup: Setup, planted: Sequence[int], piles: Sequence[int | None], *, finished: bool
) -> bool:
    """Say whether a game that has emptied the draw pile can show these numbers, over or not yet.

    ``planted``: cards in each arboretum; ``piles``: those in each discard pile, None where it is not stated.
    """
    full = piles_when_finished(setup, sum(planted))
    return any(
        _is_reached(setup, planted, sizes, finished=finished)
        for sizes in _fillings(full, planted, setup, piles)
    )


def _fillings(
    full: int, planted: Sequence[int], setup: Setup, piles: Sequence[int | None]
) -> Iterator[Sizes]:
    """Yield all sizes of the piles that hold ``full`` cards together."""
    most = [cards + start for cards, start in zip(planted, setup.starting, strict=True)]
    ranges = [
        range(top + 1) if size is None else (size,) * (size <= top)
        for size, top in zip(piles, most, strict=True)
    ]
    yield from (sizes for sizes in product(*ranges) if sum(sizes) == full)


def _is_reached(setup: Setup, planted: Sequence[int], sizes: Sizes, *, finished: bool) -> bool:
    """Try every turn that can have emptied the draw pile."""
    turns, players = sum(planted), setup.players
    for emptied in range(max(1, turns - players + 1), turns + 1):
        before = [turns_of(emptied, player, players) for player in range(players)]
        more = [now - then for now, then in zip(planted, before, strict=True)]
        ender = (emptied - 1) % players
        order = [(ender + step) % players for step in range(1, players)]
        if more[ender] or set(more) - {0, 1}:
            continue
        for reached in _rounds(setup, order, more, sizes, finished=finished):
            if any(_fits(setup, emptied, ender, then) for then in _undone(setup, reached, more, sizes)):
                return True
    return False


def _rounds(
    setup: Setup, order: Sequence[int], more: Sequence[int], sizes: Sizes, *, finished: bool
) -> Iterator[Sequence[int]]:
    """Yield the players whose moment in the last round has passed, whether they played or not.

    In an unfinished game the next one can draw two cards and has not played.
    """
    if finished:
        yield order
        return
    for passed, player in enumerate(order):
        if not any(more[later] for later in order[passed:]) and setup.legality.open_to(player, sizes) > 1:
            yield order[:passed]


def _undone(setup: Setup, reached: Sequence[int], more: Sequence[int], sizes: Sizes) -> Iterator[Sizes]:
    """Yield all sizes that the piles can have had when the round began."""
    if not reached:
        yield sizes
        return
    *earlier, player = reached
    if not more[player]:
        if setup.legality.open_to(player, sizes) < 2:  # noqa: PLR2004 - two draws
            yield from _undone(setup, earlier, more, sizes)
        return
    if not sizes[player]:
        return
    others = [other for other in range(setup.players) if other != player]
    for one, two in product(others, repeat=2):
        if one <= two:
            then = list(sizes)
            then[player] -= 1
            then[one] += 1
            then[two] += 1
            yield from _undone(setup, earlier, more, tuple(then))


def _fits(setup: Setup, turns: int, ender: int, sizes: Sizes) -> bool:
    """Say whether the draw pile can run out with these sizes; what else is needed then is no question."""
    return sizes[ender] > 0 and all(
        size <= most_discarded(setup, turns, player) for player, size in enumerate(sizes)
    )
