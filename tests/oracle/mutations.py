"""One fact of a recorded game changed, as a slip of the pen would: a card, a pile, a cell, a player, an order.

``mutate`` picks a kind of slip and a place for it; the result may be legal all the same. ``exchange`` gives
two cards each other's names from some fact on, which asks how long nobody can have known the difference.
"""

import random
from collections.abc import Callable, Sequence

from arbcheck.arboretum.board import Planted
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import DECK, Draw, Game, Turn
from arbcheck.arboretum.position import End
from tests.oracle.play import SIDES

Slip = Callable[[random.Random, Game, Sequence[Card]], Game | None]


def mutate(
    rng: random.Random, game: Game, cards: Sequence[Card], kinds: Sequence[str] = ()
) -> tuple[str, Game]:
    """Change one fact; ``cards`` are those that a wrong card is chosen from. Return the kind of slip too."""
    while True:
        name = rng.choice(kinds or sorted(SLIPS))
        changed = SLIPS[name](rng, game, cards)
        if changed is not None and changed != game:
            return name, changed


def _set(items: tuple, index: int, item: object) -> tuple:  # type: ignore[type-arg]
    return (*items[:index], item, *items[index + 1 :])


def _one_card(rng: random.Random, row: tuple, cards: Sequence[Card]) -> tuple | None:  # type: ignore[type-arg]
    """Change one card of one list of a row of lists, or leave it out, or add one."""
    stated = [player for player, part in enumerate(row) if isinstance(part, tuple)]
    if not stated:
        return None
    player = rng.choice(stated)
    part, chance = row[player], rng.random()
    if chance < 0.05:
        return _set(row, player, (*part, rng.choice(cards)))
    if not part:
        return None
    index = rng.randrange(len(part))
    if chance < 0.1:
        return _set(row, player, part[:index] + part[index + 1 :])
    return _set(row, player, _set(part, index, rng.choice(cards)))


def start_hand(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    hands = _one_card(rng, game.start.hands, cards)
    return None if hands is None else game._replace(start=game.start._replace(hands=hands))


def start_discard(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    discards = _one_card(rng, game.start.discards, cards)
    return None if discards is None else game._replace(start=game.start._replace(discards=discards))


def start_deck(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    if not game.start.deck:
        return None
    deck = _set(game.start.deck, rng.randrange(len(game.start.deck)), rng.choice(cards))
    return game._replace(start=game.start._replace(deck=deck))


def _turn(rng: random.Random, game: Game, change: Callable[[Turn], Turn | None]) -> Game | None:
    if not game.turns:
        return None
    number = rng.randrange(len(game.turns))
    turn = change(game.turns[number])
    return None if turn is None else game._replace(turns=_set(game.turns, number, turn))


def draw_card(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    def change(turn: Turn) -> Turn | None:
        if not turn.draws:
            return None
        index = rng.randrange(len(turn.draws))
        return turn._replace(
            draws=_set(turn.draws, index, turn.draws[index]._replace(card=rng.choice(cards)))
        )

    return _turn(rng, game, change)


def draw_source(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    def change(turn: Turn) -> Turn | None:
        if not turn.draws:
            return None
        index = rng.randrange(len(turn.draws))
        source = rng.choice((DECK, *range(len(game.players))))
        return turn._replace(draws=_set(turn.draws, index, turn.draws[index]._replace(source=source)))

    return _turn(rng, game, change)


def draws_swapped(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    return _turn(rng, game, lambda turn: turn._replace(draws=turn.draws[::-1]))


def draw_missing(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    return _turn(rng, game, lambda turn: turn._replace(draws=turn.draws[1:]))


def draw_too_many(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    return _turn(rng, game, lambda turn: turn._replace(draws=(*turn.draws, Draw(DECK, None))))


def play_card(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    return _turn(
        rng, game, lambda turn: turn.play and turn._replace(play=turn.play._replace(card=rng.choice(cards)))
    )


def play_place(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    def change(turn: Turn) -> Turn | None:
        play = turn.play
        if play is None:
            return None
        if play.at is not None:
            x, y = play.at
            play = play._replace(at=(x + rng.randrange(-2, 3), y + rng.randrange(-2, 3)))
        elif play.anchor is None:
            play = play._replace(side="left of", anchor=rng.choice(cards))
        elif rng.random() < 0.5:
            play = play._replace(side=rng.choice(sorted(SIDES)))
        else:
            play = play._replace(anchor=rng.choice(cards))
        return turn._replace(play=play)

    return _turn(rng, game, change)


def place_missing(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    return _turn(
        rng,
        game,
        lambda turn: turn.play and turn._replace(play=turn.play._replace(at=None, side=None, anchor=None)),
    )


def play_missing(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    return _turn(rng, game, lambda turn: turn._replace(play=None))


def discard_card(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    return _turn(rng, game, lambda turn: turn._replace(discard=rng.choice(cards)))


def discard_missing(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    return _turn(rng, game, lambda turn: turn._replace(discard=None))


def player(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    return _turn(rng, game, lambda turn: turn._replace(player=rng.randrange(len(game.players))))


def turn_missing(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    if not game.turns:
        return None
    number = rng.randrange(len(game.turns))
    return game._replace(turns=game.turns[:number] + game.turns[number + 1 :])


def turns_swapped(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    if len(game.turns) < 2:
        return None
    number = rng.randrange(len(game.turns) - 1)
    first, second = game.turns[number : number + 2]
    return game._replace(turns=(*game.turns[:number], second, first, *game.turns[number + 2 :]))


def finished(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    return game._replace(finished=not game.finished)


def _end(game: Game, part: str, row: object) -> Game | None:
    return None if row is None else game._replace(end=End(**{**game.end._asdict(), part: row}))


def end_hand(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    return _end(game, "hands", _one_card(rng, game.end.hands, cards))


def end_discard(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    sizes = [k for k, pile in enumerate(game.end.discards) if isinstance(pile, int)]
    if sizes:
        return _end(game, "discards", _set(game.end.discards, rng.choice(sizes), rng.randrange(8)))
    return _end(game, "discards", _one_card(rng, game.end.discards, cards))


def end_arboretum(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game | None:
    stated = [k for k, arboretum in enumerate(game.end.arboretums) if arboretum]
    if not stated:
        return None
    k = rng.choice(stated)
    arboretum = game.end.arboretums[k] or ()
    index, chance = rng.randrange(len(arboretum)), rng.random()
    card, x, y = arboretum[index]
    if chance < 0.1:
        changed = arboretum[:index] + arboretum[index + 1 :]
    elif chance < 0.5:
        changed = _set(arboretum, index, Planted(rng.choice(cards), x, y))
    else:
        changed = _set(arboretum, index, Planted(card, x + rng.randrange(-2, 3), y + rng.randrange(-2, 3)))
    return _end(game, "arboretums", _set(game.end.arboretums, k, changed))


SLIPS: dict[str, Slip] = {
    slip.__name__: slip
    for slip in (
        start_hand,
        start_discard,
        start_deck,
        draw_card,
        draw_source,
        draws_swapped,
        draw_missing,
        draw_too_many,
        play_card,
        play_place,
        place_missing,
        play_missing,
        discard_card,
        discard_missing,
        player,
        turn_missing,
        turns_swapped,
        finished,
        end_hand,
        end_discard,
        end_arboretum,
    )
}

CARD_SLIPS = ("start_hand", "start_deck", "draw_card", "play_card", "discard_card", "end_hand", "end_discard")
"""Slips in the name of a card, which are what hidden cards are about."""


def exchange(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game:
    """Exchange two cards in all that is stated from some turn on, or from the end on."""
    one, two = rng.sample(cards, 2)
    names = {one: two, two: one}
    since = rng.randrange(len(game.turns) + 1)
    turns = (*game.turns[:since], *(_renamed_turn(turn, names) for turn in game.turns[since:]))
    end = End(
        tuple(hand and tuple(names.get(card, card) for card in hand) for hand in game.end.hands),  # type: ignore[arg-type]
        tuple(
            arboretum and tuple(Planted(names.get(card, card), x, y) for card, x, y in arboretum)
            for arboretum in game.end.arboretums
        ),
        tuple(
            tuple(names.get(card, card) for card in pile) if isinstance(pile, tuple) else pile
            for pile in game.end.discards
        ),
    )
    return game._replace(turns=turns, end=end)


def _renamed_turn(turn: Turn, names: dict[Card, Card]) -> Turn:
    draws = tuple(
        draw if draw.card is None else draw._replace(card=names.get(draw.card, draw.card))
        for draw in turn.draws
    )
    play, discard = turn.play, turn.discard
    if play is not None:
        anchor = play.anchor and names.get(play.anchor, play.anchor)
        play = play._replace(card=names.get(play.card, play.card), anchor=anchor)
    return turn._replace(draws=draws, play=play, discard=discard and names.get(discard, discard))
