"""The end of a game as recorded: hands, arboretums and discard piles by player."""

from collections.abc import Sequence

from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.position import End, Hand, Pile
from arbcheck.problems import quoted
from arbcheck.records.card_lists import read_hand, read_pile
from arbcheck.records.document import Tree
from arbcheck.records.grids import read_arboretum
from arbcheck.records.players import by_player, normal
from arbcheck.records.reading import Names, Reading, entries


def read_end(reading: Reading, players: Sequence[str], node: Tree | None) -> tuple[End, Names]:
    """Read what a record states of the end; what it does not state, or not readably, is None."""
    count = len(players)
    hands: list[Hand | None] = [None] * count
    arboretums: list[Arboretum | None] = [None] * count
    discards: list[Pile] = [None] * count
    names: Names = {}
    for player, key, stated in by_player(reading, players, node, ("end",)):
        names["end", player] = key
        if not isinstance(stated, dict):
            continue
        for part, cards in stated.items():
            path = ("end", key, part)
            if reading.document.is_unread(path):
                continue
            if part == "hand":
                hands[player] = read_hand(reading, cards, path)
            elif part == "arboretum":
                arboretums[player] = read_arboretum(reading, cards, path)
            elif part == "discard":
                discards[player] = read_pile(reading, cards, path)
    return End(tuple(hands), tuple(arboretums), tuple(discards)), names


def check_complete(reading: Reading, players: Sequence[str], node: Tree | None) -> None:
    """Report the players that an end position lacks; what a player lacks the schema says.

    A player whose name is there but misspelt is not called missing too.
    """
    named = [normal(key) for key, _ in entries(node)]
    missing = [name for name in players if name not in named]
    if not missing or not isinstance(node, dict):
        return
    from arbcheck.records.notation_help import nearest

    misspelt = {nearest(key, players) for key in named if key not in players}
    for name in missing:
        if name not in misspelt:
            reading.report("ARB113", f"the end position lacks {quoted(name)}", reading.at(("end",), "key"))
