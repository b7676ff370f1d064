"""The start of a game as recorded: what is known of the deal."""

from collections.abc import Sequence

from arbcheck.arboretum.cards import UNREADABLE
from arbcheck.arboretum.editions import HAND
from arbcheck.arboretum.game import Start
from arbcheck.arboretum.position import Hand
from arbcheck.records.card_lists import read_hand
from arbcheck.records.document import Path, Tree
from arbcheck.records.players import by_player
from arbcheck.records.reading import Names, Reading

_SIZES = {"hands": HAND, "discards": 1}
"""How many cards each player has at the start, where any (R3, R4)."""


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
            parts[part][player] = _cards(reading, cards, (*path, key), _SIZES[part])
    deck = _cards(reading, stated["deck"], ("start", "deck")) if "deck" in stated else None
    return Start(tuple(parts["hands"]), deck or (), tuple(parts["discards"])), names


def _cards(reading: Reading, node: Tree, path: Path, size: int | None = None) -> Hand | None:
    """Read a list of cards; None where it cannot be counted. Of the three parts only hands have species."""
    if reading.document.is_unread(path) or (isinstance(node, dict) and size != HAND):
        return None
    cards = read_hand(reading, node, path)
    if UNREADABLE not in cards:
        return cards
    if size not in (None, len(cards)):
        return None
    return tuple(None if card == UNREADABLE else card for card in cards)
