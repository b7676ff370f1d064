"""Games as a test writes them down: a turn is a line of texts, and what is not said is not known."""

from collections.abc import Mapping

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.editions import SPECIES_IN_PLAY, species_of
from arbcheck.arboretum.game import DECK, Draw, Game, Play, Start, Turn
from arbcheck.arboretum.position import End
from arbcheck.arboretum.replay.turns import replay
from arbcheck.problems import Handle, Problem
from tests.oracle.boards import PLAYERS, card, grid, hand

Cards = tuple[Card | None, ...]
TALIA, JONTE, RINA = range(3)
IRREGULAR = "it was let stand"


def turn(player: int, draws: str, play: str, discard: str, irregular: str | None = None) -> Turn:
    """A turn such as ``turn(TALIA, "deck Oa4, Jonte", "Oa4 right of Oa1", "Do2")``; "" leaves a part out.

    A planting may also be "Oa4 at 1 2" (x and y) or "Oa4" alone.
    """
    drawn = tuple(_draw(text.split()) for text in draws.split(", ") if text)
    return Turn(player, drawn, _play(play), card(discard) if discard else None, irregular)


def _draw(words: list[str]) -> Draw:
    source = DECK if words[0] == DECK else PLAYERS.index(words[0])
    return Draw(source, card(words[1]) if len(words) > 1 else None)


def _play(text: str) -> Play | None:
    if not text:
        return None
    planted, *place = text.split()
    if not place:
        return Play(card(planted))
    if place[0] == "at":
        return Play(card(planted), (int(place[1]), int(place[2])))
    return Play(card(planted), side=" ".join(place[:-1]), anchor=card(place[-1]))


def game(
    *turns: Turn,
    players: int = 2,
    edition: int = 2018,
    finished: bool = False,
    hands: Mapping[int, str] | None = None,
    discards: Mapping[int, str] | None = None,
    deck: str = "",
    end: End | None = None,
) -> Game:
    """A game, unfinished unless it says otherwise; with 2 players Ca, Do, Ja, Ma, Oa and Rp are in play."""
    named, everybody = PLAYERS[:players], range(players)
    dealt = tuple(hand(hands[player]) if hands and player in hands else None for player in everybody)
    piles = tuple(hand(discards[player]) if discards and player in discards else None for player in everybody)
    species = species_of(edition)[: SPECIES_IN_PLAY[players]]
    return Game(
        named, species, edition, Start(dealt, hand(deck), piles), turns, end or ended(players), finished
    )


def ended(
    players: int = 2,
    hands: Mapping[int, str] | None = None,
    arboretums: Mapping[int, tuple[str, ...]] | None = None,
    piles: Mapping[int, str | int] | None = None,
) -> End:
    """The end as far as it is stated, by player; arboretums as grids, piles as cards or as a number."""
    everybody = range(players)
    hands, arboretums, piles = hands or {}, arboretums or {}, piles or {}
    return End(
        tuple(hand(hands[player]) if player in hands else None for player in everybody),
        tuple(grid(*arboretums[player]) if player in arboretums else None for player in everybody),
        tuple(_pile(piles[player]) if player in piles else None for player in everybody),
    )


def _pile(stated: str | int) -> tuple[Card, ...] | int:
    return stated if isinstance(stated, int) else tuple(each for each in hand(stated) if each)


def told(record: Game) -> list[tuple[str, Handle]]:
    """Code and place of each problem of a game, warnings marked with a W."""
    return [(each.code + "W" * (each.severity == "warning"), place(each)) for each in replay(record).problems]


def place(problem: Problem) -> Handle:
    """The place of a problem that a pure game tells: always a handle."""
    return tuple(problem.at)


def message(record: Game) -> str:
    """The message of the only problem of a game."""
    (only,) = replay(record).problems
    return only.message
