"""Ordinary turns, read by looking their words up: what makes long files of games quick to read.

A whole game has some ninety cards to read, nearly all written in one of a few ways: `deck Oa4`, `Oa4 left of
Oa1`, `{card: Oa4, at: [1, 0]}`. Such a turn is read here in a tenth of the time that `turns` takes. Of every
other turn nothing is said: it goes the long way, which alone knows what to tell of it. Tests hold each turn
that is read here against the long way.
"""

from collections.abc import Mapping, Sequence

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import DECK, Draw, Play, Turn
from arbcheck.records.document import Tree
from arbcheck.records.notation import COMMON_CARDS
from arbcheck.records.players import RESERVED

_NUMBERS = {str(number): number for number in range(-40, 41)}
_SIDES = frozenset({"right of", "left of", "above", "below"})


class QuickTurns:
    """Reads the ordinary turns of one game."""

    def __init__(self, players: Sequence[str]) -> None:
        self._players = {name: player for player, name in enumerate(players)}
        self._sources: Mapping[str, str | int] = {DECK: DECK, **self._players}
        self._draws: dict[str, Draw | None] = {}
        # A name of several words may begin with the name of another player, or with `deck`; one that is
        # refused is still read as a player's.
        words = [name for name in players if name.isalnum() and name.lower() not in RESERVED]
        self._can_read = len(set(words)) == len(players)

    def turn(self, node: Tree) -> Turn | None:
        """Return a turn; None unless it is written in one of the commonest ways."""
        if not isinstance(node, dict) or len(node) != 4 or not self._can_read:  # noqa: PLR2004 - the keys below
            return None
        name, drawn, discarded = node.get("player"), node.get("draw"), node.get("discard")
        if not isinstance(name, str) or not isinstance(drawn, list) or not isinstance(discarded, str):
            return None
        player, discard, play = self._players.get(name), COMMON_CARDS.get(discarded), _play(node.get("play"))
        if player is None or discard is None or play is None:
            return None
        draws = []
        for text in drawn:
            draw = self._draw(text, player) if isinstance(text, str) else None
            if draw is None:
                return None
            draws.append(draw)
        return Turn(player, tuple(draws), play, discard)

    def _draw(self, text: str, player: int) -> Draw | None:
        if text.startswith("own "):
            card = COMMON_CARDS.get(text[4:])
            return Draw(player, card) if card else None
        if text not in self._draws:
            self._draws[text] = self._parted(text)
        return self._draws[text]

    def _parted(self, text: str) -> Draw | None:
        word, _, rest = text.partition(" ")
        source = self._sources.get(word)
        card = COMMON_CARDS.get(rest)
        return None if source is None or (rest and card is None) else Draw(source, card)


def _play(node: Tree | None) -> Play | None:
    if isinstance(node, dict):
        return _placed(node) if len(node) == 2 else None  # noqa: PLR2004 - card and at
    if not isinstance(node, str):
        return None
    card = COMMON_CARDS.get(node)
    return Play(card) if card else _beside(node)


def _placed(node: dict[str, Tree]) -> Play | None:
    card, at = _named(node.get("card")), node.get("at")
    if card is None or not isinstance(at, list) or len(at) != 2:  # noqa: PLR2004 - x and y
        return None
    x, y = (_NUMBERS.get(item) if isinstance(item, str) else None for item in at)
    return None if x is None or y is None else Play(card, at=(x, y))


def _named(node: Tree | None) -> Card | None:
    return COMMON_CARDS.get(node) if isinstance(node, str) else None


def _beside(text: str) -> Play | None:
    word, _, rest = text.partition(" ")
    side, _, other = rest.rpartition(" ")
    card, anchor = COMMON_CARDS.get(word), COMMON_CARDS.get(other)
    return Play(card, side=side, anchor=anchor) if card and anchor and side in _SIDES else None
