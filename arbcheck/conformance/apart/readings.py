"""A smallest position on which two interpretations of the score differ."""

from collections.abc import Iterable
from functools import partial
from itertools import chain, product
from random import Random
from typing import NamedTuple

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.readings import Reading, score_under
from arbcheck.arboretum.readings.terms import terms_of
from arbcheck.conformance.apart import chance, winners
from arbcheck.conformance.apart.alike import reduced
from arbcheck.conformance.apart.allowed import allowed
from arbcheck.conformance.apart.core import EXHAUSTIVE, RANDOM, Differing, Watch, differing, size_of
from arbcheck.conformance.apart.filling import Compare, Filled, fill
from arbcheck.conformance.apart.games import of_play
from arbcheck.conformance.apart.plain import FROM, plain_cores
from arbcheck.conformance.apart.species import SpeciesSearch

MOST_PLANTED = 8
"""Up to so many planted cards all positions are searched."""
PLAYERS = (2, 3, 4)


class Limits(NamedTuple):
    """How far to search: planted cards tried exhaustively, positions tried at random, and the seed."""

    planted: int = MOST_PLANTED
    tries: int = 2_000
    seed: int = 0


class Found(NamedTuple):
    """A difference: the filled position, which search found it, and how much it went through."""

    filled: Filled
    search: str


def compare_under(one: Reading, other: Reading, position: Position) -> Differing:
    """Say what differs on a position between two interpretations; hands may be short."""
    return differing(score_under(position, one), score_under(position, other))


def never_differ(one: Reading, other: Reading) -> bool:
    """Say whether it is certain that two interpretations allow and score the same."""
    return of_play(one) == of_play(other) and reduced(terms_of(one)) == reduced(terms_of(other))


def tell_apart(one: Reading, other: Reading, limits: Limits, watch: Watch) -> Found | None:
    """Return a smallest position on which two interpretations differ; None if none is found.

    What they have of play they must have in common; else a game tells them apart.
    """
    if never_differ(one, other):
        return None
    compare = partial(compare_under, one, other)
    play = of_play(one)
    return _smallest(one, other, compare, limits, watch) or _at_random(compare, play, limits, watch)


def _smallest(one: Reading, other: Reading, compare: Compare, limits: Limits, watch: Watch) -> Found | None:
    mine, its, play = terms_of(one), terms_of(other), of_play(one)
    searches = {players: SpeciesSearch(mine, its, players) for players in PLAYERS}
    search = EXHAUSTIVE
    for planted in range(limits.planted + 1):
        for players, searched in searches.items():
            watch(f"{planted} planted, {players} players")
            if players == PLAYERS[0] and planted >= FROM:
                plain = chain(plain_cores(planted), winners.candidates(mine, its, planted))
                found = _with_empty_hands(plain, compare, play, limits.seed)
                if found is not None:
                    return Found(found, search)
            cores = searched.smallest(planted)
            if players == PLAYERS[0]:
                cores += _first_of_size(winners.candidates(mine, its, planted), compare)
            legal = [core for core in (allowed(core, play) for core in cores) if core]
            found = _best(legal, compare, limits.seed)
            if found is not None:
                return Found(found, search)
            search = RANDOM if cores else search  # not all that are as small have been looked at
    return None


def _with_empty_hands(cores: Iterable[Position], compare: Compare, play: Reading, seed: int) -> Filled | None:
    """Return the first position that differs with nothing in hand, and by nothing else when it is filled."""
    for core in cores:
        legal = allowed(core, play) if not any(core.hands) and compare(core) else None
        filled = fill(legal, compare, seed) if legal else None
        if filled is not None and not filled.besides:
            return filled
    return None


def _first_of_size(cores: Iterable[Position], compare: Compare) -> list[Position]:
    """Return the positions on which something differs that are as small as the first of them."""
    found: list[Position] = []
    for core in cores:
        if found and size_of(core) > size_of(found[0]):
            break
        if compare(core):
            found.append(core)
    return found


def _best(cores: Iterable[Position], compare: Compare, seed: int) -> Filled | None:
    """Fill the smallest positions, and return the one whose filling does least, of these the first."""
    best: Filled | None = None
    for core in sorted(cores, key=size_of):
        if best is not None and (not best.besides or size_of(core) > size_of(best.core)):
            break
        filled = fill(core, compare, seed)
        if filled is not None and (best is None or filled.besides < best.besides):
            best = filled
    return best


def _at_random(compare: Compare, play: Reading, limits: Limits, watch: Watch) -> Found | None:
    def differs(core: Position) -> bool:
        legal = allowed(core, play)
        return legal is not None and bool(compare(legal))

    for players, make in product(PLAYERS, (chance.made, chance.mixed)):
        watch(f"at random, {players} players")
        luck = Random(limits.seed)  # noqa: S311 - examples, and the same ones every time
        core = chance.search(differs, partial(make, players, luck), limits.tries)
        legal = allowed(core, play) if core else None
        found = fill(legal, compare, limits.seed) if legal else None
        if found is not None:
            return Found(found, RANDOM)
    return None
