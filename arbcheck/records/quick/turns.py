"""Ordinary turns, read by looking their words up: what makes long files of games quick to read.

A whole game has some ninety cards to read, nearly all written in one of a few ways: `deck Oa4`, `Oa4 left of
Oa1`, `{card: Oa4, at: [1, 0]}`. Such a turn is read here in a fifth of the time that `turns` takes. Of every
other turn nothing is said: it goes the long way, which alone knows what to tell of it. Tests hold each turn
that is read here against the long way.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from arbcheck.arboretum.game import DECK, Draw, Play, Turn
from arbcheck.records.document import Tree
from arbcheck.records.notation import COMMON_CARDS
from arbcheck.records.players import OWN, RESERVED

_NUMBERS = {str(number): number for number in range(-40, 41)}
_SIDES = frozenset({"right of", "left of", "above", "below"})


class _Draws(dict[str, Draw]):
    """The draws of one player by how they are written; KeyError for what is not written in a common way."""

    __slots__ = ("_player", "_sources")

    def __init__(self, player: int, sources: Mapping[str, str | int]) -> None:
        super().__init__()
        self._player = player
        self._sources = sources

    def __missing__(self, text: str) -> Draw:
        """Read a draw that has not been met before; there are few that differ."""
        word, blank, rest = text.partition(" ")
        source = self._player if word == OWN else self._sources[word]
        draw = Draw(source, COMMON_CARDS[rest] if blank else None)
        self[text] = draw
        return draw


class QuickTurns:
    """Reads the ordinary turns of games of the same players."""

    __slots__ = ("_draws",)

    def __init__(self, players: Sequence[str]) -> None:
        # A name of several words may begin with the name of another player, or with `deck`; one that is
        # refused is still read as a player's.
        words = {name for name in players if name.isalnum() and name.lower() not in RESERVED}
        indexes = {name: player for player, name in enumerate(players) if len(words) == len(players)}
        sources: dict[str, str | int] = {DECK: DECK, **indexes}
        self._draws = {name: (player, _Draws(player, sources)) for name, player in indexes.items()}

    def turn(self, node: Tree) -> Turn | None:
        """Return a turn; None unless it is written in one of the commonest ways."""
        if not isinstance(node, dict) or len(node) != 4:  # noqa: PLR2004 - the keys below
            return None
        drawn: Any = node.get("draw")
        if not isinstance(drawn, list):
            return None
        found: Any = node  # a list or mapping where a text is wanted is a TypeError
        try:
            player, draws = self._draws[found["player"]]
            discard = COMMON_CARDS[found["discard"]]
            return Turn(player, tuple([draws[text] for text in drawn]), _play(found["play"]), discard)
        except (KeyError, TypeError):
            return None


@lru_cache(maxsize=16)
def quick_turns(players: tuple[str, ...]) -> QuickTurns:
    """Return what reads the turns of these players: many games of a file have the same."""
    return QuickTurns(players)


def _play(node: Tree) -> Play:
    """Return a planting; KeyError or TypeError unless it is written in one of the commonest ways."""
    if isinstance(node, dict):
        if len(node) != 2:  # noqa: PLR2004 - card and at
            raise KeyError
        found: Any = node
        at: Any = found["at"]
        if not isinstance(at, list) or len(at) != 2:  # noqa: PLR2004 - x and y
            raise KeyError
        return Play(COMMON_CARDS[found["card"]], (_NUMBERS[at[0]], _NUMBERS[at[1]]))
    found = node
    card = COMMON_CARDS.get(found)
    return Play(card) if card else _beside(found)


def _beside(text: str) -> Play:
    word, _, rest = text.partition(" ")
    side, _, other = rest.rpartition(" ")
    if side not in _SIDES:
        raise KeyError
    return Play(COMMON_CARDS[word], None, side, COMMON_CARDS[other])
