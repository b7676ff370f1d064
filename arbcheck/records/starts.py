"""The start of a game as recorded: what is known of the deal."""

from collections.abc import Sequence

from arbcheck.arboretum.cards import UNREADABLE
from arbcheck.arboretum.game import Start
from arbcheck.arboretum.position import Hand
from arbcheck.records.card_lists import read_hand
from arbcheck.records.document import Path, Tree
from arbcheck.records.players import by_player
from arbcheck.records.reading import Names, Reading


def read_start(reading: Reading, players: Sequence[str], node: Tree | None) -> tuple[Start, Names]:
    """Read what a record states of the start; a card that cannot be read counts as unknown."""
    stated = node if isinstance(node, dict) else {}
    names: Names = {}
    parts: dict[str, list[Hand | None]] = {}
    for part in ("hands", "discards"):
        parts[part] = [None] * len(players)
        path: Path = ("start", part)
        for player, key, cards in by_player(reading, players, stated.get(part), path):
            names[part, player] = key
            if part == "hands" or not isinstance(cards, dict):
                parts[part][player] = _cards(reading, cards, (*path, key))
    listed = stated.get("deck")
    deck = None if listed is None or isinstance(listed, dict) else _cards(reading, listed, ("start", "deck"))
    return Start(tuple(parts["hands"]), deck or (), tuple(parts["discards"])), names


def _cards(reading: Reading, node: Tree, path: Path) -> Hand | None:
    if reading.document.is_unread(path):
        return None
    cards = read_hand(reading, node, path)
    return cards and tuple(None if card == UNREADABLE else card for card in cards)
