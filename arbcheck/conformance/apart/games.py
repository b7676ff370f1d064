"""A shortest game that one interpretation of what is legal allows and another refuses (R2, R6, R7, R9).

What a misreading of play changes can be seen after three turns or fewer: how many species are in play before
the first, a draw from one's own pile as soon as one lies there, a place for a second card in the third.
Only the end of the game takes as long as the draw pile lasts. So of the games of up to three turns all ways
to take the last turn are tried, and of the longer ones those whose draw pile has just run out.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from arbcheck.arboretum.editions import EDITIONS, SPECIES_IN_PLAY
from arbcheck.arboretum.game import Game
from arbcheck.arboretum.readings import MISREADINGS, Reading
from arbcheck.arboretum.readings.misreadings import LEGALITY
from arbcheck.conformance.apart.core import Watch
from arbcheck.conformance.apart.played import PLACES, Kind, Table
from arbcheck.problems import Problem
from arbcheck.records.canonical import canonical_game
from arbcheck.records.document import Document, Origin
from arbcheck.records.loading import load_text
from arbcheck.records.record import read_record

MOST_TURNS = 3
"""Up to so many turns all ways to take the last one are tried."""
_EIGHT = 8
_FIRST = {"end of the game": MOST_TURNS + 1, "planting upwards": 3, "planting apart": 3}
"""By the switch of a misreading the first turn that it can change, if it cannot change all: the draw pile is
not empty so soon, and the third turn is the first to plant beside a card of one's own."""


class Refused(NamedTuple):
    """A game, and the problems that each of two interpretations has with it; one of them has none."""

    game: Game
    text: str
    one: tuple[Problem, ...]
    other: tuple[Problem, ...]


def of_play(reading: Reading) -> Reading:
    """Return the misreadings of an interpretation that change which records are legal."""
    return frozenset(name for name in reading if MISREADINGS[name].kind == LEGALITY)


def tell_apart(one: Reading, other: Reading, watch: Watch) -> Refused | None:
    """Return a shortest game that one interpretation refuses and the other does not, or None."""
    changed = {MISREADINGS[name].switch for name in of_play(one) ^ of_play(other)}
    for game in candidates(min((_FIRST.get(switch, 0) for switch in changed), default=0)):
        watch(f"{len(game.turns)} turns, {len(game.players)} players")
        text = canonical_game(game)
        document = load_text(text, Origin("record", "yaml"))
        problems = [_errors(document, reading) for reading in (one, other)]
        if bool(problems[0]) != bool(problems[1]):
            return Refused(game, text, problems[0], problems[1])
    return None


def errors(text: str, reading: Reading) -> tuple[Problem, ...]:
    """Return why an interpretation refuses a record; nothing if it does not."""
    return _errors(load_text(text, Origin("record", "yaml")), reading)


def _errors(document: Document, reading: Reading) -> tuple[Problem, ...]:
    problems = read_record(document, reading).problems
    return tuple(problem for problem in problems if problem.severity == "error")


def candidates(first: int = 0) -> Iterator[Game]:
    """Yield games of so many turns or more on which interpretations may differ, those of few turns first."""
    kinds = [
        Kind(players, edition, species)
        for players, edition in product(SPECIES_IN_PLAY, EDITIONS)
        for species in dict.fromkeys((SPECIES_IN_PLAY[players], _EIGHT))
    ]
    for turns in range(first, MOST_TURNS + 1):
        for kind in kinds:
            yield from _with_last_turn(kind, turns)
    longest = max(kind.turns_to_empty + kind.players for kind in kinds)
    for turns in range(MOST_TURNS + 1, longest):
        for kind in kinds:
            if 0 <= turns - kind.turns_to_empty < kind.players:
                table = Table(kind)
                for _ in range(turns):
                    table.take_turn()
                yield from (table.game(finished=finished) for finished in (True, False))


def _with_last_turn(kind: Kind, turns: int) -> Iterator[Game]:
    """Yield games of so many turns, the last taken in every way."""
    if not turns:
        yield Table(kind).game(finished=False)
        return
    before = Table(kind)
    for _ in range(turns - 1):
        before.take_turn()
    for sources, place in product(before.pairs_of_sources(), PLACES):
        if place == PLACES[0] or before.has_planted():
            table = Table(kind)
            for _ in range(turns - 1):
                table.take_turn()
            table.take_turn(sources, place)
            yield table.game(finished=False)
