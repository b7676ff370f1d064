"""Whether any legal game agrees with a record, by trying every deal of a shrunken game.

A record states the source of every draw and every card that is planted or discarded, so the deal alone
decides how a game goes: ``first_failure`` plays one deal along a record and tells the first fact that does
not hold. A record is possible if some deal plays to its end; the first fact that no game allows is the one
that no deal gets past. ``EveryDeal`` finds the same with all deals at once: a set of deals is a whole number,
a bit each. No unnamed cards are counted here, and no code of arbcheck decides anything.
"""

from collections.abc import Iterator
from itertools import permutations

from arbcheck.arboretum.board import Arboretum, Cell
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import DECK, Game, Play
from arbcheck.problems import Handle
from tests.oracle.play import SIDES, Deal, Tabletop

Fact = tuple[str | int, ...]
"""A fact of a record: a problem's handle without what it marks inside the fact."""


def fact_of(game: Game, handle: Handle, code: str) -> Fact:
    """Return the fact that a problem is about."""
    if handle in {("turns",), ("finished",)}:
        return ("finished",)
    if code == "ARB312":
        return (*handle, "player")
    if code == "ARB310":
        return (*handle, "play" if game.turns[int(handle[1])].play is None else "discard")
    if handle[:2] == ("end", "arboretum"):
        return handle[:3]
    if handle[0] == "turn":
        return handle[:4] if handle[2] == "draw" else handle[:3]
    return handle


def first_failure(game: Game, deal: Deal) -> Fact | None:
    """Return the first fact that does not hold when this deal is played as recorded; None if all do."""
    return next((fact for fact, holds in _facts(game, Tabletop(deal)) if not holds), None)


def deals(cards: tuple[Card, ...], hand: int, discards: tuple[int, ...]) -> Iterator[Deal]:
    """Yield every deal, place by place."""
    for order in permutations(cards):
        left = list(order)
        hands = tuple(tuple(left.pop() for _ in range(hand)) for _ in discards)
        yield Deal(hands, tuple(tuple(left.pop() for _ in range(size)) for size in discards), tuple(left))


def _facts(game: Game, table: Tabletop) -> Iterator[tuple[Fact, bool]]:
    yield from _start(game, table)
    for number, turn in enumerate(game.turns):
        here, player = ("turn", number), number % len(game.players)
        yield (*here, "player"), bool(table.deck) and turn.player == player
        yield (*here, "draw"), len(turn.draws) == 2
        for index, (source, card) in enumerate(turn.draws):
            exists = source in table.sources()
            yield (*here, "draw", index), exists and card in (None, table.draw(player, source))
        play, discard = turn.play, turn.discard
        yield (*here, "play"), play is not None and play.card in table.hands[player]
        if play is not None:
            cell = stated_cell(table.cells[player], play)
            yield (*here, "play"), cell is not None
            if cell is not None:
                table.plant(player, play.card, cell)
        yield (*here, "discard"), discard in table.hands[player]
        if discard is not None:
            table.discard(player, discard)
    yield ("finished",), game.finished == (not table.deck)
    yield from _end(game, table)


def _start(game: Game, table: Tabletop) -> Iterator[tuple[Fact, bool]]:
    for player, hand in enumerate(game.start.hands):
        if hand is not None:
            here = ("start", "hand", player)
            yield here, len(hand) == len(table.hands[player])
            for index, card in enumerate(hand):
                yield (*here, index), card in (None, table.hands[player][index])
    for player, pile in enumerate(game.start.discards):
        if pile is not None:
            here = ("start", "discard", player)
            yield here, len(pile) == len(table.piles[player])
            for index, card in enumerate(pile):
                yield (*here, index), card in (None, table.piles[player][index])
    for index, card in enumerate(game.start.deck):
        yield ("start", "deck", index), index < len(table.deck) and card in (None, table.deck[index])


def stated_cell(cells: dict[Cell, Card], play: Play) -> Cell | None:
    """Return where a play lays its card, None if it may not or cannot (R7)."""
    places = {card: cell for cell, card in cells.items()}
    if play.at is not None:
        cell = play.at
    elif play.side is not None and play.anchor is not None:
        if play.anchor not in places:
            return None
        x, y = places[play.anchor]
        dx, dy = SIDES[play.side]
        cell = (x + dx, y + dy)
    elif cells:
        return None
    else:
        cell = (0, 0)
    if cell in cells:
        return None
    beside = [(cell[0] + dx, cell[1] + dy) in cells for dx, dy in SIDES.values()]
    return cell if any(beside) or not cells else None


def _end(game: Game, table: Tabletop) -> Iterator[tuple[Fact, bool]]:
    for player in range(len(game.players)):
        hand, arboretum = game.end.hands[player], game.end.arboretums[player]
        pile = game.end.discards[player]
        if hand is not None:
            here = ("end", "hand", player)
            yield here, len(hand) == len(table.hands[player])
            left = list(table.hands[player])
            for index, card in enumerate(hand):
                yield (*here, index), card is None or card in left
                if card is not None:
                    left.remove(card)
        if arboretum is not None:
            yield ("end", "arboretum", player), same_picture(table.cells[player], arboretum)
        if isinstance(pile, int):
            yield ("end", "discard", player), pile == len(table.piles[player])
        elif pile is not None:
            here = ("end", "discard", player)
            yield here, len(pile) == len(table.piles[player])
            for index, card in enumerate(pile):
                yield (*here, index), card == table.piles[player][index]


def same_picture(cells: dict[Cell, Card], arboretum: Arboretum) -> bool:
    """Tell whether a picture shows these cells after some shift: every shift is tried that fits a card."""
    planted = sorted((x, y, card) for (x, y), card in cells.items())
    shifts = {(x - there_x, y - there_y) for x, y, _ in planted for _, there_x, there_y in arboretum}
    return any(
        sorted((x + dx, y + dy, card) for card, x, y in arboretum) == planted for dx, dy in shifts or {(0, 0)}
    )


class EveryDeal:
    """All deals of a shrunken game; ``has[place][card]`` is the set of deals with that card in that place."""

    def __init__(self, cards: tuple[Card, ...], hand: int, discards: tuple[int, ...]) -> None:
        self.cards, self.discards = cards, discards
        number = 1
        for factor in range(2, len(cards) + 1):
            number *= factor
        self.all = (1 << number) - 1
        rows = [{card: bytearray(number // 8 + 1) for card in cards} for _ in cards]
        for index, deal in enumerate(deals(cards, hand, discards)):
            places = [card for part in (*deal.hands, *deal.discards, deal.deck) for card in part]
            for row, card in zip(rows, places, strict=True):
                row[card][index // 8] |= 1 << index % 8
        self.has = [{card: int.from_bytes(row[card], "little") for card in cards} for row in rows]
        dealt = hand * len(discards)
        self.hands = [range(hand * player, hand * (player + 1)) for player in range(len(discards))]
        self.piles = [
            range(dealt + sum(discards[:player]), dealt + sum(discards[: player + 1]))
            for player in range(len(discards))
        ]
        self.deck = range(dealt + sum(discards), len(cards))

    def first_failure(self, game: Game) -> Fact | None:
        """Return the first fact that no deal gets past; None if one agrees with the whole record."""
        return next((fact for fact, deals in _sieve(self, game) if not deals), None)

    def hands_at_the_end(self, game: Game) -> list[dict[Card, int]]:
        """Return for each hand and card the set of deals that agree with the record and end so."""
        sieve = Sieve(self)
        for _ in sieve.facts(game):
            pass
        return [{card: deals & sieve.alive for card, deals in hand.items()} for hand in sieve.final]


def _sieve(every: EveryDeal, game: Game) -> Iterator[tuple[Fact, int]]:
    return Sieve(every).facts(game)


class Sieve:
    """The deals that agree with the facts so far, and for each hand and card those that have it there.

    A pile holds named cards and places of the deal (whole numbers), bottom first.
    """

    def __init__(self, every: EveryDeal) -> None:
        self.every = every
        self.alive = every.all
        self.hold = [{card: self._any(places, card) for card in every.cards} for places in every.hands]
        self.final = self.hold
        self.piles: list[list[Card | int]] = [list(places) for places in every.piles]
        self.deck: list[Card | int] = list(reversed(every.deck))
        self.cells: list[dict[Cell, Card]] = [{} for _ in every.hands]

    def _any(self, places: range, card: Card) -> int:
        deals = 0
        for place in places:
            deals |= self.every.has[place][card]
        return deals

    def facts(self, game: Game) -> Iterator[tuple[Fact, int]]:
        """Yield each fact and the deals that agree with it and all before."""
        yield from self._start(game)
        for number in range(len(game.turns)):
            yield from self._turn(game, number)
        yield ("finished",), self._keep_if(game.finished == self.is_over())
        for player in range(len(game.players)):
            yield from self._end(game, player)

    def player_of(self, game: Game, number: int) -> int:
        """Return who plays a turn (R3)."""
        return number % len(game.players)

    def may_play(self, game: Game, number: int) -> bool:
        """Say whether a turn may be played by the player whom the record names (R3, R9)."""
        return bool(self.deck) and game.turns[number].player == self.player_of(game, number)

    def may_draw(self, player: int, source: str | int) -> bool:  # noqa: ARG002 - readings ask
        """Say whether a source is open to a player (R6)."""
        return True

    def cell(self, player: int, play: Play) -> Cell | None:
        """Return where a card is planted, None if it may not lie there (R7)."""
        return stated_cell(self.cells[player], play)

    def turn_done(self, player: int) -> None:
        """Take in that a turn is over."""

    def is_over(self) -> bool:
        """Say whether the game is over (R9)."""
        return not self.deck

    def _keep(self, deals: int) -> int:
        self.alive &= deals
        return self.alive

    def _keep_if(self, holds: bool) -> int:  # noqa: FBT001 - a fact that is the same in every deal
        return self._keep(self.alive if holds else 0)

    def _lies(self, place: Card | int, card: Card | None) -> int:
        """Return the deals in which this card lies in a place; all if no card is stated."""
        if card is None:
            return self.every.all
        if isinstance(place, int):
            return self.every.has[place].get(card, 0)
        return self.every.all if place == card else 0

    def _start(self, game: Game) -> Iterator[tuple[Fact, int]]:
        stated: list[tuple[Fact, tuple[Card | None, ...] | None, range]] = [
            *(
                (("start", "hand", k), game.start.hands[k], places)
                for k, places in enumerate(self.every.hands)
            ),
            *(
                (("start", "discard", k), game.start.discards[k], places)
                for k, places in enumerate(self.every.piles)
            ),
        ]
        for here, cards, places in stated:
            if cards is not None:
                yield here, self._keep_if(len(cards) == len(places))
                for index, card in enumerate(cards):
                    yield (*here, index), self._keep(self._lies(places[index], card))
        for index, card in enumerate(game.start.deck):
            yield ("start", "deck", index), self._keep_if(index < len(self.every.deck))
            yield ("start", "deck", index), self._keep(self._lies(self.every.deck[index], card))

    def _turn(self, game: Game, number: int) -> Iterator[tuple[Fact, int]]:
        turn, here, player = game.turns[number], ("turn", number), self.player_of(game, number)
        yield (*here, "player"), self._keep_if(self.may_play(game, number))
        yield (*here, "draw"), self._keep_if(len(turn.draws) == 2)
        for index, (source, card) in enumerate(turn.draws):
            pile = self.deck if source == DECK else self.piles[int(source)]
            yield (*here, "draw", index), self._keep_if(bool(pile) and self.may_draw(player, source))
            place = pile.pop()
            yield (*here, "draw", index), self._keep(self._lies(place, card))
            for each in self.every.cards:
                self.hold[player][each] |= self._lies(place, each) & self.alive
        play, discard = turn.play, turn.discard
        if play is None:
            yield (*here, "play"), self._keep_if(False)
            return
        yield (*here, "play"), self._shown(player, play.card)
        cell = self.cell(player, play)
        yield (*here, "play"), self._keep_if(cell is not None)
        if cell is not None:
            self.cells[player][cell] = play.card
        if discard is None:
            yield (*here, "discard"), self._keep_if(False)
            return
        yield (*here, "discard"), self._shown(player, discard)
        self.piles[player].append(discard)
        self.turn_done(player)

    def _shown(self, player: int, card: Card) -> int:
        """Keep the deals in which a hand holds a card, and take it out."""
        deals = self.hold[player].get(card, 0)
        self.hold[player][card] = 0
        return self._keep(deals)

    def _end(self, game: Game, player: int) -> Iterator[tuple[Fact, int]]:
        hand, arboretum = game.end.hands[player], game.end.arboretums[player]
        stated, pile = game.end.discards[player], self.piles[player]
        if hand is not None:
            here: Fact = ("end", "hand", player)
            yield here, self._keep_if(len(hand) == len(self.every.hands[player]))
            left = dict(self.hold[player])
            for index, card in enumerate(hand):
                yield (*here, index), self._keep(self.every.all if card is None else left.pop(card, 0))
        if arboretum is not None:
            yield ("end", "arboretum", player), self._keep_if(same_picture(self.cells[player], arboretum))
        if stated is not None:
            here = ("end", "discard", player)
            size = stated if isinstance(stated, int) else len(stated)
            yield here, self._keep_if(size == len(pile))
            for index, card in enumerate(stated if isinstance(stated, tuple) else ()):
                yield (*here, index), self._keep(self._lies(pile[index], card))


def stated_deal(game: Game, cards: tuple[Card, ...], hand: int, discards: tuple[int, ...]) -> Deal | Fact:
    """Return the deal of a record that states the whole start, or the first fact of it that no deal has.

    One card may be missing at the end of the draw pile; it is the one that is left.
    """
    left = set(cards)
    room = len(cards) - hand * len(discards) - sum(discards)
    parts: list[tuple[Fact, tuple[Card | None, ...], int]] = [
        *((("start", "hand", k), cards or (), hand) for k, cards in enumerate(game.start.hands)),
        *((("start", "discard", k), cards or (), discards[k]) for k, cards in enumerate(game.start.discards)),
    ]
    for here, stated, size in parts:
        if len(stated) != size:
            return here
        for index, card in enumerate(stated):
            if card not in left:
                return (*here, index)
            left.remove(card)
    for index, card in enumerate(game.start.deck):
        if index == room or card not in left:
            return ("start", "deck", index)
        left.remove(card)
    hands = tuple(tuple(card for card in cards or () if card) for cards in game.start.hands)
    piles = tuple(tuple(card for card in cards or () if card) for cards in game.start.discards)
    return Deal(hands, piles, (*(card for card in game.start.deck if card), *left))
