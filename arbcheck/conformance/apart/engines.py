"""A smallest position on which another program differs from an interpretation.

Of a program nothing is known. So small positions are put to it one after the other, about one species, with
hands that are filled plainly; then positions at random, and what it gets wrong is shrunk.
"""

from collections.abc import Iterator
from functools import partial
from itertools import chain, product
from random import Random
from typing import NamedTuple

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.reachable import turns_of
from arbcheck.arboretum.readings import Reading, score_under
from arbcheck.arboretum.result import Result
from arbcheck.conformance.apart import chance
from arbcheck.conformance.apart.boards import boards, planted, values_of
from arbcheck.conformance.apart.core import OWN, Watch, position_of, species_in_play
from arbcheck.conformance.apart.filling import plainly
from arbcheck.conformance.apart.hands import MOST_HELD, all_held
from arbcheck.conformance.apart.readings import EXHAUSTIVE, PLAYERS, RANDOM, Limits
from arbcheck.conformance.engine import Engine, EngineError
from arbcheck.conformance.protocol import compare, question
from arbcheck.conformance.run import Difference

MOST_IN_HAND = {
    (0, 2): 4, (0, 3): 2, (0, 4): 1, (1, 2): 2, (1, 3): 1, (2, 2): 1, (2, 3): 0, (3, 2): 1, (4, 2): 0,
}  # fmt: skip
"""For planted cards and players how many hand cards of a species are tried; what is not here is not."""
_PATIENCE = 20
"""How often a program may give no answer before it is asked no more."""


class Told(NamedTuple):
    """A position on which a program differs: the core, the position asked, what it comes to, what it said."""

    core: Position
    position: Position
    result: Result
    differences: tuple[Difference, ...]
    search: str


class Questions:
    """Questions to a program; ``asked``, ``unsupported`` and ``unanswered`` count them."""

    def __init__(self, engine: Engine, reading: Reading) -> None:
        self.asked = self.unsupported = self.unanswered = 0
        self._engine, self._reading = engine, reading

    def about(self, core: Position) -> Told | None:
        """Fill a core and ask about it; None if the program agrees, or does not support the question."""
        if self.unanswered >= _PATIENCE:
            return None
        position = plainly(core)
        result = score_under(position, self._reading)
        self.asked += 1
        try:
            answer = self._engine.ask(question(f"apart-{self.asked}", position))
        except EngineError as error:
            self.unanswered += 1
            told = Difference(("answer",), "an answer", str(error))
            return Told(core, position, result, (told,), EXHAUSTIVE)
        if isinstance(answer.get("unsupported"), str):
            self.unsupported += 1
            return None
        found = tuple(compare(answer, result))
        return Told(core, position, result, found, EXHAUSTIVE) if found else None


def tell_apart(questions: Questions, limits: Limits, watch: Watch) -> Told | None:
    """Return a smallest position on which a program differs; None if none is found."""
    for (turns, players), most in MOST_IN_HAND.items():
        if turns > limits.planted:
            break
        for core in _cores(turns, players, most):
            watch(f"{turns} planted, {players} players, {questions.asked} questions")
            told = questions.about(core)
            if told is not None:
                return told
    return _at_random(questions, limits, watch)


def _cores(turns: int, players: int, most: int) -> Iterator[Position]:
    """Yield positions about one species, those with few hand cards first."""
    sizes = [turns_of(turns, player, players) for player in range(players)]
    tables = []
    for laid in product(*(boards(size, corners=False) for size in sizes)):
        values = [values_of(board) for board in laid]
        if sum(values) == sum({1 << spot.value for board in laid for spot in board if spot.own}):
            tables.append((sum(values), planted(laid, set(), species_in_play(players)[1:])))
    tables.sort(key=lambda each: each[0].bit_count())
    ways = chain.from_iterable(all_held(players, cards) for cards in range(min(most, MOST_HELD[players]) + 1))
    for held in ways:
        hands = [[Card(OWN, value) for value in values] for values in held.hands]
        for used, arboretums in tables:
            if not used & held.values:
                yield position_of(hands, arboretums)


def _at_random(questions: Questions, limits: Limits, watch: Watch) -> Told | None:
    for players, make in product(PLAYERS, (chance.made, chance.mixed)):
        watch(f"at random, {players} players, {questions.asked} questions")
        luck = Random(limits.seed)  # noqa: S311 - examples, and the same ones every time
        found = chance.search(partial(_differs, questions), partial(make, players, luck), limits.tries)
        told = questions.about(found) if found else None
        if told is not None:
            return told._replace(search=RANDOM)
    return None


def _differs(questions: Questions, core: Position) -> bool:
    return questions.about(core) is not None
