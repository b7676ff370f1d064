"""Checks of how many cards are planted and discarded in an end position (R3, R5, R8, R9; D-022, D-048)."""

from collections.abc import Iterator, Sequence

from arbcheck.arboretum.board import is_whole
from arbcheck.arboretum.cards import UNREADABLE
from arbcheck.arboretum.legality import CANONICAL, Legality
from arbcheck.arboretum.position import Pile, Table
from arbcheck.arboretum.reachable import (
    Setup,
    last_player,
    may_be_over,
    may_play_on,
    most_discarded,
    pile_bounds,
    piles_when_finished,
    turns_of,
    turns_when_finished,
    turns_when_unfinished,
)
from arbcheck.problems import Problem, problem

_STOPPED = "if play stopped before the draw pile was empty, write `finished: false`"
_ENDED = "an empty draw pile ends the game: leave `finished: false` out"


def check_numbers(table: Table, legality: Legality = CANONICAL) -> Iterator[Problem]:
    """Report numbers of planted and discarded cards that no legal game gives.

    What needs the number of cards in play waits until the species are known and right; what needs to know
    whether the game is finished waits for that.
    """
    planted = [arboretum for arboretum in table.end.arboretums if arboretum is not None]
    players = len(table.players)
    number = legality.species_in_play(players)
    if number is None or len(planted) < players or not all(map(is_whole, planted)):
        return
    sizes = [len(arboretum) for arboretum in planted]
    stated = tuple(_size(pile) for pile in table.end.discards)
    setup = Setup(8 * number, players, table.edition, legality)
    known = table.species is not None and len(table.species) == number
    finished = table.finished if known else None
    yield from check_sizes(table.players, setup, sizes, stated, finished=finished)


def check_sizes(
    players: Sequence[str],
    setup: Setup,
    planted: Sequence[int],
    stated: Sequence[int | None],
    *,
    finished: bool | None,
) -> Iterator[Problem]:
    """Report cards planted by each player and sizes of discard piles that no game of this setup gives.

    ``stated`` has the size of each player's pile, or None; ``finished`` None: only the order is checked.
    """
    found = tuple(_check_in_order(players, setup, planted, stated, finished=finished))
    if setup.legality.passes_over and finished is not None:
        from arbcheck.arboretum.last_round import can_be_reached

        if can_be_reached(setup, planted, stated, finished=finished):
            return
        if finished and not found:
            message = "no last round leaves these numbers of planted and discarded cards"
            found = (problem("ARB216", message, ("end",)),)
    yield from found


def _check_in_order(
    players: Sequence[str],
    setup: Setup,
    planted: Sequence[int],
    stated: Sequence[int | None],
    *,
    finished: bool | None,
) -> Iterator[Problem]:
    """Check numbers for turns that all follow in order."""
    order = tuple(check_order(players, planted, setup.legality))
    yield from order
    if finished is not None:
        if order:
            yield from _check_far_turns(setup, planted, finished=finished)
        else:
            yield from check_counts(players, setup, sum(planted), stated, finished=finished)


def check_order(
    players: Sequence[str], sizes: Sequence[int], legality: Legality = CANONICAL
) -> Iterator[Problem]:
    """Report the first player who has not planted as many cards as turns in order give (R3)."""
    for player, size in enumerate(sizes):
        wanted = turns_of(sum(sizes), player * legality.direction % len(players), len(players))
        if size != wanted:
            yield _wrong_size(players, sizes, player, wanted)
            return


def check_counts(
    players: Sequence[str], setup: Setup, turns: int, stated: Sequence[int | None], *, finished: bool
) -> Iterator[Problem]:
    """Report a number of turns, or sizes of discard piles, that no game of this setup gives.

    ``stated`` has the size of each player's pile, or None. Each check speaks only when those before it are
    content, so that one slip gives one problem.
    """
    checks = (
        _check_turns(setup, turns, finished=finished),
        _check_each_pile(players, setup, turns, stated),
        _check_all_piles(setup, turns, stated, finished=finished),
        _check_over(players, setup, turns, stated, finished=finished),
    )
    for check in checks:
        found = tuple(check)
        if found:
            yield from found
            return


def _size(pile: Pile) -> int | None:
    """Return how many cards lie in a pile; None when nobody says, or not readably."""
    if isinstance(pile, tuple):
        return None if UNREADABLE in pile else len(pile)
    return pile


def _wrong_size(players: Sequence[str], sizes: Sequence[int], player: int, wanted: int) -> Problem:
    counts = ", ".join(f"{name} {size}" for name, size in zip(players, sizes, strict=True))
    return problem(
        "ARB207",
        f"{players[player]} has planted {sizes[player]}, but of {_count(sum(sizes), 'turn')} played in order"
        f" {players[player]} has {wanted} (planted: {counts})",
        ("end", "arboretum", player),
    )


def _check_turns(setup: Setup, turns: int, *, finished: bool) -> Iterator[Problem]:
    """Report a number of turns that no game has, whatever lies in the piles."""
    ended, stopped = turns_when_finished(setup), turns_when_unfinished(setup)
    game = f"a finished game of {setup.players} players with {setup.cards} cards"
    planted = "1 card is planted" if turns == 1 else f"{turns} cards are planted"
    if turns > ended.most:
        yield problem("ARB209", f"{planted}; {game} has at most {ended.most}", ("end",))
    elif finished and turns < ended.least:
        yield problem("ARB208", f"{planted}; {game} has at least {ended.least}", ("end",), help=_STOPPED)
    elif not finished and turns > stopped.most:
        message = f"{planted}: by then the draw pile is empty, so the game is finished"
        yield problem("ARB214", message, ("finished",), help=_ENDED)


def _check_far_turns(setup: Setup, sizes: Sequence[int], *, finished: bool) -> Iterator[Problem]:
    """Report a number of turns that stays impossible however sizes out of turn order are put right."""
    fewest, most = setup.players * min(sizes), setup.players * (max(sizes) + 1)
    if all(list(_check_turns(setup, turns, finished=finished)) for turns in range(fewest, most)):
        yield from _check_turns(setup, sum(sizes), finished=finished)


def _check_each_pile(
    players: Sequence[str], setup: Setup, turns: int, stated: Sequence[int | None]
) -> Iterator[Problem]:
    for player, size in enumerate(stated):
        if size is None:
            continue
        most = most_discarded(setup, turns, player)
        name = players[player]
        if size > most:
            yield problem(
                "ARB210",
                f"{name}'s discard pile holds {_count(size, 'card')};"
                f" {name} can have discarded at most {most}",
                ("end", "discard", player),
            )
        elif size == 0 and setup.discarder(player) == last_player(turns, setup.players):
            yield problem(
                "ARB211",
                f"{name}'s discard pile is empty, but {name} moved last and nobody can have taken that card",
                ("end", "discard", player),
            )


def _check_all_piles(
    setup: Setup, turns: int, stated: Sequence[int | None], *, finished: bool
) -> Iterator[Problem]:
    """Report piles that together hold too few or too many cards."""
    bounds = [pile_bounds(setup, turns, player, size) for player, size in enumerate(stated)]
    least, most = sum(bound.least for bound in bounds), sum(bound.most for bound in bounds)
    full = piles_when_finished(setup, turns)
    empty = sum(setup.starting) - turns
    if least > full:
        message = (
            f"the discard piles hold {_at_least(least, stated)}; with {turns} planted at most {full} are left"
        )
        yield problem("ARB213", message, ("end",))
    elif finished and most < full:
        message = (
            f"the discard piles hold {_at_most(most, stated)}; in a finished game with {turns} planted they"
            f" hold {full}: {full - most} would still lie in the draw pile"
        )
        yield problem("ARB212", message, ("end",), help=_STOPPED)
    elif not finished and least == full and not may_play_on(setup, turns, stated):
        message = (
            f"{turns} planted and {least} discarded leave no card in the draw pile: the game is finished"
        )
        yield problem("ARB214", message, ("finished",), help=_ENDED)
    elif most < empty:
        message = (
            f"the discard piles hold {_at_most(most, stated)};"
            f" after {_count(turns, 'turn')} at least {_count(empty, 'starting discard')} must lie there"
        )
        yield problem("ARB212", message, ("end",))


def _check_over(
    players: Sequence[str], setup: Setup, turns: int, stated: Sequence[int | None], *, finished: bool
) -> Iterator[Problem]:
    """Report piles from which somebody can still draw two cards, where that is what ends the game."""
    if finished and not may_be_over(setup, turns, stated):
        due = players[turns % setup.players]
        message = f"the game is not over: {due} is due and can draw two cards from the discard piles"
        yield problem("ARB216", message, ("end",))


def _at_least(number: int, stated: Sequence[int | None]) -> str:
    return _count(number, "card") if None not in stated else f"at least {_count(number, 'card')}"


def _at_most(number: int, stated: Sequence[int | None]) -> str:
    return _count(number, "card") if None not in stated else f"at most {_count(number, 'card')}"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
