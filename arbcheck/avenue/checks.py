"""What the rules ask of a sheet, the rounds and the decks, whoever plays (V1, V2)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from arbcheck.avenue.deck import FARM_CARDS, Deck
from arbcheck.avenue.game import ROUNDS, YELLOW, Round
from arbcheck.avenue.sheet import CASTLES, FARMS, MOST_COLUMNS, Sheet, Space
from arbcheck.problems import Problem, problem

FEWEST_CARDS = ROUNDS * YELLOW
"""A game has at least four yellow cards in each of five rounds."""


def check_sheet(sheet: Sheet, deck: Deck) -> Iterator[Problem]:
    """Check a rectangular sheet: columns, farms and castles, grapes, and room for a game (V1)."""
    if len(sheet.rows[0]) > MOST_COLUMNS:
        message = f"this sheet has {len(sheet.rows[0])} columns; letters name at most {MOST_COLUMNS}"
        yield problem("ARB242", message, ("sheet", MOST_COLUMNS, 0))
    first: dict[str, Space] = {}
    grapes = 0
    for y, row in enumerate(sheet.rows):
        for x, space in enumerate(row):
            grapes += space.purple + space.green
            if space.place and first.setdefault(space.place, (x, y)) != (x, y):
                also = [(("sheet", *first[space.place]), "first here")]
                yield problem("ARB244", f"{_called(space.place)} stands twice", ("sheet", x, y), also=also)
    for place in (*FARMS, *CASTLES):
        if place not in first:
            yield problem("ARB243", f"this sheet lacks {_called(place)}", ("sheet",))
    if not grapes:
        yield problem("ARB246", "there are no grapes on this sheet", ("sheet",))
    yield from _check_room(sheet, deck)


def _check_room(sheet: Sheet, deck: Deck) -> Iterator[Problem]:
    """Check that a game can be played to its end: each round leaves one card to a look, if there is one."""
    looks = ROUNDS if deck.farm_cards == FARM_CARDS else ROUNDS - 1
    fewest = FEWEST_CARDS - looks
    if sheet.size < fewest:
        message = f"this sheet has {sheet.size} spaces; every game draws at least {fewest} roads"
        yield problem("ARB247", message, ("sheet",))
    elif sheet.size < (most := FEWEST_CARDS + sum(deck.gray)):
        message = f"this sheet has {sheet.size} spaces; a game may need as many as {most}"
        yield problem("ARB248", message, ("sheet",))


def _called(place: str) -> str:
    if place in CASTLES:
        return f"the {'purple' if place == CASTLES[0] else 'green'} castle ({place})"
    return f"farm {place}"


def check_rounds(rounds: Sequence[Round], deck: Deck, *, finished: bool | None) -> Iterator[Problem]:
    """Check the rounds: how many, their farms, their cards, and what the deck holds (V2).

    ``finished`` is None where it is not known: then the last round may or may not be over.
    """
    yield from _check_number(rounds, finished=finished)
    first: dict[str, int] = {}
    for number, played in enumerate(rounds):
        if first.setdefault(played.farm, number) != number:
            also = [(("round", first[played.farm], "farm"), "first scored here")]
            message = f"farm {played.farm} is scored twice"
            yield problem("ARB343", message, ("round", number, "farm"), also=also)
        may_stop = finished is not True and number == len(rounds) - 1
        yield from _check_cards(number, played, may_stop=may_stop)
    yield from _check_deck(rounds, deck)


def _check_number(rounds: Sequence[Round], *, finished: bool | None) -> Iterator[Problem]:
    if len(rounds) > ROUNDS:
        message = f"a game has {ROUNDS} rounds; this would be round {ROUNDS + 1}"
        yield problem("ARB340", message, ("round", ROUNDS))
    elif not rounds:
        yield problem("ARB341", "here is no round at all; there is at least one", ("rounds",))
    elif finished and len(rounds) < ROUNDS:
        number = f"{len(rounds)} round{'' if len(rounds) == 1 else 's'}"
        yield problem("ARB341", f"a game has {ROUNDS} rounds; here {_be(rounds)} {number}", ("rounds",))
    elif finished is False and len(rounds) == ROUNDS and rounds[-1].is_over:
        message = "all five rounds are over, so the game is finished"
        yield problem("ARB348", message, ("finished",))


def _be(rounds: Sequence[Round]) -> str:
    return "is" if len(rounds) == 1 else "are"


def _check_cards(number: int, played: Round, *, may_stop: bool) -> Iterator[Problem]:
    yellow = 0
    for index, card in enumerate(played.cards):
        if yellow == YELLOW:
            message = f"round {number + 1} was over: its fourth yellow card stands before this one"
            yield problem("ARB346", message, ("round", number, "card", index))
            return
        yellow += card.yellow
    if yellow < YELLOW and not may_stop:
        message = f"round {number + 1} has {yellow} yellow card{'' if yellow == 1 else 's'}, not {YELLOW}"
        yield problem("ARB345", message, ("round", number, "cards"))


def _check_deck(rounds: Sequence[Round], deck: Deck) -> Iterator[Problem]:
    """Count the cards of each number and colour: none comes back before the game is over."""
    turned: Counter[tuple[int, bool]] = Counter()
    for number, played in enumerate(rounds):
        for index, card in enumerate(played.cards):
            turned[card] += 1
            held = deck.holds(card.number, yellow=card.yellow)
            if turned[card] == held + 1:
                colour = "yellow" if card.yellow else "gray"
                cards = f"{held or 'no'} {colour} {card.number}{'' if held == 1 else 's'}"
                yield problem(
                    "ARB347",
                    f"the deck has {cards}; this would be one more",
                    ("round", number, "card", index),
                )
