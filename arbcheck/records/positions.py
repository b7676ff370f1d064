"""The end of a game as recorded: hands, arboretums and discard piles by player."""

from collections.abc import Sequence
from typing import NamedTuple

from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.position import End, Hand, Pile
from arbcheck.records.card_lists import read_hand, read_pile
from arbcheck.records.document import Tree
from arbcheck.records.grids import read_arboretum
from arbcheck.records.players import by_player
from arbcheck.records.reading import Reading


class RecordedEnd(NamedTuple):
    """The end, and how it writes the players' names (by their indexes)."""

    end: End
    names: dict[int, str]


def read_end(reading: Reading, players: Sequence[str], node: Tree | None) -> RecordedEnd:
    """Read what a record states of the end; what it does not state, or not readably, is None."""
    count = len(players)
    hands: list[Hand | None] = [None] * count
    arboretums: list[Arboretum | None] = [None] * count
    discards: list[Pile] = [None] * count
    names: dict[int, str] = {}
    for player, key, stated in by_player(reading, players, node, ("end",)):
        names[player] = key
        if not isinstance(stated, dict):
            continue
        path = ("end", key)
        if "hand" in stated:
            hands[player] = read_hand(reading, stated["hand"], (*path, "hand"))
        if "arboretum" in stated:
            arboretums[player] = read_arboretum(reading, stated["arboretum"], (*path, "arboretum"))
        if "discard" in stated:
            discards[player] = read_pile(reading, stated["discard"], (*path, "discard"))
    return RecordedEnd(End(tuple(hands), tuple(arboretums), tuple(discards)), names)


def check_complete(reading: Reading, players: Sequence[str], node: Tree | None, end: RecordedEnd) -> None:
    """Report the players that an end position lacks; what a player lacks the schema says."""
    if not isinstance(node, dict):
        return
    missing = [name for player, name in enumerate(players) if player not in end.names]
    if missing:
        remedy = "an end position names every player, with `hand` and `arboretum`"
        message = f"the end position lacks {', '.join(missing)}"
        reading.report("ARB113", message, reading.at(("end",), "key"), help=remedy)
