"""Games under legality misreadings: played at random, and held against every deal of a shrunken deck.

The verdict is that of `replays`, with the readings put in where they speak: who is due, what may be drawn,
where a card may lie. Nothing of arbcheck decides.
"""

import random
from collections.abc import Iterator

from arbcheck.arboretum.board import Cell
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import Draw, Game, Play, Start, Turn
from tests.oracle.boards import PLAYERS
from tests.oracle.misread_histories import State, next_due
from tests.oracle.play import SIDES, Deal, Tabletop
from tests.oracle.replays import EveryDeal, Fact, Sieve, stated_cell

Reading = frozenset[str]


def first_failure_under(every: EveryDeal, game: Game, reading: Reading) -> Fact | None:
    """Return the first fact that no deal gets past under a reading; None if one agrees with the record."""
    sieve = _SieveUnder(every, reading)
    return next((fact for fact, deals in sieve.facts(game) if not deals), None)


class _SieveUnder(Sieve):
    """The deals that agree with the facts so far under a reading."""

    def __init__(self, every: EveryDeal, reading: Reading) -> None:
        super().__init__(every)
        self.reading = reading
        self.due: int | None = 0
        self.ender: int | None = None

    def player_of(self, game: Game, number: int) -> int:
        """Return who is due; somebody after the end, when the fact has failed already."""
        return game.turns[number].player if self.due is None else self.due

    def may_play(self, game: Game, number: int) -> bool:
        """Say whether a turn is played by who is due."""
        return game.turns[number].player == self.due

    def may_draw(self, player: int, source: str | int) -> bool:
        """Say whether a source is open to a player."""
        return source != player or "opponents-piles-only" not in self.reading

    def cell(self, player: int, play: Play) -> Cell | None:
        """Return where a card is planted, None if it may not lie there."""
        return cell_under(self.cells[player], play, self.reading)

    def turn_done(self, player: int) -> None:
        """Find who is due after a turn."""
        if not self.deck and self.ender is None:
            self.ender = player
        after = State(len(self.deck), tuple(map(len, self.piles)), (0,) * len(self.piles), None, self.ender)
        self.due = next_due(after, player, self.reading)

    def is_over(self) -> bool:
        """Say whether the game is over."""
        return self.due is None


def cell_under(cells: dict[Cell, Card], play: Play, reading: Reading) -> Cell | None:
    """Return where a play lays its card under a reading, None if it may not or cannot."""
    cell = stated_cell(cells, play)
    if cell is None and "unconnected-planting" in reading:
        cell = _apart(cells, play)
    if cell is None or "ascending-planting" not in reading:
        return cell
    x, y = cell
    beside = [cells[x + dx, y + dy] for dx, dy in SIDES.values() if (x + dx, y + dy) in cells]
    if not beside or any(card.value < play.card.value for card in beside):
        return cell
    return None


def _apart(cells: dict[Cell, Card], play: Play) -> Cell | None:
    """Return a stated cell that touches nothing."""
    return play.at if play.at is not None and play.at not in cells else None


def play_under(rng: random.Random, deal: Deal, reading: Reading) -> Game:
    """Play a deal at random under a reading; one game in five is stopped early."""
    table = Tabletop(deal)
    players = len(deal.hands)
    turns: list[Turn] = []
    due: int | None = 0
    ender: int | None = None
    stop = rng.randrange(8) if rng.random() < 0.2 else None
    while due is not None and len(turns) != stop:
        turn = _turn(rng, table, due, reading)
        if turn is None:  # no card can be planted anywhere: only a misreading lets it come to that
            break
        turns.append(turn)
        ender = due if not table.deck and ender is None else ender
        after = State(len(table.deck), tuple(map(len, table.piles)), (0,) * players, None, ender)
        due = next_due(after, due, reading)
    start = Start(deal.hands, deal.deck, deal.discards)
    return Game(
        PLAYERS[:players], ("maple", "oak"), 2018, start, tuple(turns), table.end(), finished=due is None
    )


def _turn(rng: random.Random, table: Tabletop, player: int, reading: Reading) -> Turn | None:
    hand, deck = list(table.hands[player]), list(table.deck)
    piles = [list(pile) for pile in table.piles]
    draws = []
    for _ in range(2):
        closed = player if "opponents-piles-only" in reading else None
        source = rng.choice([source for source in table.sources() if source != closed])
        draws.append(Draw(source, table.draw(player, source)))
    plays = list(_plays(rng, table, player, reading))
    if not plays:
        table.hands[player], table.deck, table.piles = hand, deck, piles
        return None
    play = rng.choice(plays)
    cell = cell_under(table.cells[player], play, reading)
    assert cell is not None
    table.plant(player, play.card, cell)
    discard = rng.choice(table.hands[player])
    table.discard(player, discard)
    return Turn(player, tuple(draws), play, discard, None)


def _plays(rng: random.Random, table: Tabletop, player: int, reading: Reading) -> Iterator[Play]:
    cells = table.free_cells(player) or [(0, 0)]
    if "unconnected-planting" in reading:
        cells += [(rng.randrange(-4, 5), rng.randrange(-4, 5)) for _ in range(4)]
    for card in table.hands[player]:
        for cell in cells:
            play = Play(card, cell)
            if cell_under(table.cells[player], play, reading) is not None:
                yield play
