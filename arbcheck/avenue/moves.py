"""A player's answers to the road cards, checked one by one, and the roads that they draw (V3, V4)."""

from collections.abc import Iterator, Sequence

from arbcheck.avenue.deck import FARM_CARDS, Deck
from arbcheck.avenue.game import ROUNDS, Answer, Moves, Road, Roads, Round
from arbcheck.avenue.sheet import Sheet, Space, named
from arbcheck.problems import Problem, problem


def may_look(deck: Deck, number: int) -> bool:
    """Say whether a farm card is left to look at in a round, counted from 0.

    Of six farm cards one is still there in the last round, unless the edition sets one aside (D-044).
    """
    return number + 1 < ROUNDS or deck.farm_cards == FARM_CARDS


class Play:
    """One player's game: ``roads`` are those drawn so far, ``problems`` what was wrong with the answers.

    An answer that breaks a rule draws nothing, and the next one is checked as if it had not been given.
    """

    def __init__(self, player: int, sheet: Sheet, deck: Deck) -> None:
        self.roads: dict[Space, Road] = {}
        self.problems: list[Problem] = []
        self._player = player
        self._sheet = sheet
        self._deck = deck
        self._at: dict[Space, tuple[int, int]] = {}
        self._full = False

    def play(self, rounds: Sequence[Round], moves: Moves) -> None:
        """Go through the rounds; nothing is said of what follows a card that could not be answered."""
        for number, (played, answers) in enumerate(zip(rounds, moves, strict=False)):
            self.problems += self._round(number, played, answers)
            if self._full:
                return

    def _round(self, number: int, played: Round, answers: Sequence[Answer]) -> Iterator[Problem]:
        looked: int | None = None
        for index, card in enumerate(played.cards):
            can_look = looked is None and may_look(self._deck, number)
            if len(self.roads) >= self._sheet.size and not can_look:
                self._full = True
                yield self._no_answer(number, index, looked=looked is not None)
                return
            if index >= len(answers):
                break
            answer = answers[index]
            at = ("move", self._player, number, index)
            if answer is not None:
                yield from self._draw(answer, Road(card.number, number), at)
            elif can_look:
                looked = index
            else:
                yield self._no_look(number, index, looked)
        if len(answers) != len(played.cards):
            yield self._count(number, len(played.cards), len(answers))

    def _draw(self, space: Space, road: Road, at: tuple[str, int, int, int]) -> Iterator[Problem]:
        if not self._sheet.has(space):
            message = f"the sheet has no space {named(space)}"
            yield problem("ARB352", message, at, help=_size(self._sheet))
        elif space in self.roads:
            first = ("move", self._player, *self._at[space])
            there = self.roads[space].number
            message = f"{named(space)} has a road already, a {there}"
            yield problem("ARB353", message, at, also=[(first, "drawn here")])
        else:
            self.roads[space] = road
            self._at[space] = at[2:]

    def _no_answer(self, number: int, index: int, *, looked: bool) -> Problem:
        why = "the player has looked in this round" if looked else "no farm card is left to look at"
        message = f"this card cannot be answered: the sheet is full, and {why}"
        return problem(
            "ARB356",
            message,
            ("round", number, "card", index),
            also=[(("moves", self._player, number), "by this player")],
        )

    def _no_look(self, number: int, index: int, looked: int | None) -> Problem:
        at = ("move", self._player, number, index)
        if looked is None:
            message = "no farm card is left to look at in the last round"
            return problem("ARB355", message, at)
        first = ("move", self._player, number, looked)
        message = f"a second look in round {number + 1}"
        return problem("ARB354", message, at, also=[(first, "the first look")])

    def _count(self, number: int, cards: int, answers: int) -> Problem:
        message = f"round {number + 1} has {_number(cards, 'card')}, but here {_are(answers)}"
        return problem("ARB351", message, ("moves", self._player, number))


def _number(count: int, thing: str) -> str:
    return f"{count} {thing}{'' if count == 1 else 's'}"


def _are(answers: int) -> str:
    return f"{'is' if answers == 1 else 'are'} {_number(answers, 'answer')}"


def _size(sheet: Sheet) -> str:
    last = named((len(sheet.rows[0]) - 1, len(sheet.rows) - 1))
    return f"spaces go from a1 to {last}: the column's letter and the row's number"


def check_same(player: int, drawn: Roads, stated: Roads) -> Iterator[Problem]:
    """Hold the sheet that a record states against the one that its moves have drawn."""
    for space in sorted({*drawn, *stated}, key=lambda each: each[::-1]):
        ours, theirs = drawn.get(space), stated.get(space)
        same = ours == theirs
        if ours and theirs and theirs.round is None:
            same = ours.number == theirs.number
        if not same:
            message = f"{named(space)} has {_told(theirs)} here, but after the moves {_told(ours)}"
            yield problem("ARB258", message, ("road", player, *space))


def _told(road: Road | None) -> str:
    if road is None:
        return "no road"
    return f"a {road.number}" + ("" if road.round is None else f" of round {road.round + 1}")
