"""The start and the turns of a game as recorded: who drew what from where, planted and discarded what."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from arbcheck.arboretum.cards import UNREADABLE, Card
from arbcheck.arboretum.game import DECK, Draw, Play, Turn
from arbcheck.problems import quoted
from arbcheck.records.card_lists import Place, refuse_named_cards
from arbcheck.records.document import Path, Tree
from arbcheck.records.grids import read_cell
from arbcheck.records.notation import UNKNOWN, Token, blank_tokens, read_card
from arbcheck.records.players import OWN, normal, player_index
from arbcheck.records.quick.turns import quick_turns
from arbcheck.records.reading import Reading

_KEYS = frozenset({"player", "draw", "play", "discard", "irregular", "note"})
_PLAY_KEYS = frozenset({"card", "at"})
_PLAY = re.compile(r"(\S.*?)\s+(right\s+of|left\s+of|above|below)\s+(\S.*)", re.IGNORECASE | re.DOTALL)
_LONGEST = 200
"""No planting is written with more characters."""


class DrawText(NamedTuple):
    """A draw written as a text: its source, a player's index or DECK or None, and the card if it has one."""

    source: str | int | None
    card: Token | None


class PlayText(NamedTuple):
    """A planting written as a text: the card, and the side of the card beside which it is planted."""

    card: Token
    side: str | None = None
    anchor: Token | None = None


def part_draw(text: str, players: Sequence[str], own: str | int) -> DrawText:
    """Part a draw into source and card: the longest player's name that fits is taken.

    ``own`` is the source that the word `own` stands for.
    """
    wanted = normal(text)
    for name in sorted(filter(None, players), key=len, reverse=True):
        rest = wanted[len(name) :]
        if wanted.startswith(name) and not rest[:1].strip():
            return DrawText(players.index(name), _last_words(text, len(rest.split())))
    word, *words = text.lower().split() or [""]
    if word not in (DECK, OWN):
        return DrawText(None, None)
    return DrawText(own if word == OWN else DECK, _last_words(text, len(words)))


def _last_words(text: str, count: int) -> Token | None:
    """Return what follows the source of a draw; counted from the end, where no name can shift it."""
    start = blank_tokens(text)[-count].start if count else len(text)
    return Token(text[start:], start, len(text)) if count else None


def part_play(text: str) -> PlayText:
    """Part a planting into the card and the place beside which it lies."""
    found = _PLAY.fullmatch(text) if len(text) <= _LONGEST else None
    if found is None:
        return PlayText(Token(text, 0, len(text)))
    card, side, anchor = (Token(found[group], *found.span(group)) for group in (1, 2, 3))
    return PlayText(card, " ".join(side.text.lower().split()), anchor)


def read_turns(reading: Reading, players: Sequence[str], node: Tree) -> tuple[Turn | None, ...]:
    """Read the turns; None stands for a turn that could not be read whole."""
    quick = quick_turns(tuple(players)).turn
    return tuple(
        [
            quick(turn) or _turn(reading, players, turn, ("turns", index))
            for index, turn in enumerate(node if isinstance(node, list) else ())
        ]
    )


def _turn(reading: Reading, players: Sequence[str], node: Tree, path: Path) -> Turn | None:
    before = len(reading.problems)
    if not isinstance(node, dict) or _has_misspelt_keys(node):
        return None
    name, irregular = node.get("player"), node.get("irregular")
    player = player_index(reading, players, name, (*path, "player")) if isinstance(name, str) else None
    draws = _draws(reading, players, player, node.get("draw", []), (*path, "draw"))
    play = _play(reading, node.get("play"), (*path, "play"))
    discard = _discard(reading, node.get("discard"), (*path, "discard"))
    if player is None or draws is None or len(reading.problems) > before:
        return None
    # What is no text here has been refused, and must not look as if it had been left out.
    if irregular is not None and not isinstance(irregular, str):
        return None
    if (play is None and "play" in node) or (discard is None and "discard" in node):
        return None
    return Turn(player, draws, play, discard, irregular)


def _has_misspelt_keys(node: dict[str, Tree]) -> bool:
    """Say whether a key of a turn stands for one that is lacking; the schema has told of it."""
    play = node.get("play")
    at_play = play if isinstance(play, dict) else {}
    if _KEYS.issuperset(node) and _PLAY_KEYS.issuperset(at_play):
        return False
    from arbcheck.records.notation_help import meant

    return bool(meant(node, _KEYS) or (at_play and meant(at_play, _PLAY_KEYS)))


def _draws(
    reading: Reading, players: Sequence[str], player: int | None, node: Tree, path: Path
) -> tuple[Draw, ...] | None:
    """Read the draws of a turn; None where one of them cannot be read."""
    if not isinstance(node, list):
        return None
    draws = [_draw(reading, players, player, draw, (*path, index)) for index, draw in enumerate(node)]
    found = tuple(draw for draw in draws if draw is not None)
    return found if len(found) == len(draws) else None


def _draw(
    reading: Reading, players: Sequence[str], player: int | None, node: Tree, path: Path
) -> Draw | None:
    """Read a draw: a text, or a mapping in which the card has a key of its own."""
    if isinstance(node, dict):
        return _draw_by_keys(reading, players, player, node, path)
    if not isinstance(node, str):
        return None
    source, token = part_draw(node, players, OWN)
    if source is None:
        _refuse_draw(reading, players, node, path)
    return _drawn(reading, player if source == OWN else source, token, (path, token and token.part))


def _draw_by_keys(
    reading: Reading, players: Sequence[str], player: int | None, node: dict[str, Tree], path: Path
) -> Draw | None:
    text, stated = node.get("from"), node.get("card")
    if not isinstance(text, str) or isinstance(stated, (list, dict)):
        return None
    source, more = part_draw(text, players, OWN)
    if source is None:
        _refuse_draw(reading, players, text, (*path, "from"))
    elif more is not None:
        message = f"{quoted(text)} is more than the source of a draw"
        reading.report("ARB135", message, reading.at((*path, "from")), help="write the card under `card`")
    token = None if stated is None else Token(stated, 0, len(stated))
    return _drawn(reading, player if source == OWN else source, token, ((*path, "card"), None))


def _refuse_draw(reading: Reading, players: Sequence[str], text: str, path: Path) -> None:
    """Report a draw without a source; while it is not known who plays, it may have one."""
    if reading.names_known or read_card(text):
        from arbcheck.records.notation_help import no_draw

        message, remedy = no_draw(text, players)
        reading.report("ARB135", message, reading.at(path), help=remedy)


def _drawn(reading: Reading, source: str | int | None, token: Token | None, place: Place) -> Draw | None:
    """Read the card of a draw; only one from the draw pile may be unknown."""
    card = None
    if token is not None and (token.text != UNKNOWN or isinstance(source, int)):
        card = _card(reading, token, place)
    return None if source is None else Draw(source, card)


def _play(reading: Reading, node: Tree | None, path: Path) -> Play | None:
    if isinstance(node, dict):
        text = node.get("card")
        if not isinstance(text, str):
            return None
        card = _card(reading, Token(text, 0, len(text)), ((*path, "card"), None))
        return Play(card, at=read_cell(reading, node["at"], (*path, "at")) if "at" in node else None)
    if not isinstance(node, str):
        return None
    parted = part_play(node)
    if parted.anchor is None and _begins_with_card(node):
        reading.report("ARB136", f"{quoted(node)} does not say where the card is planted", reading.at(path))
        return None
    card = _card(reading, parted.card, (path, parted.card.part))
    anchor = _card(reading, parted.anchor, (path, parted.anchor.part)) if parted.anchor else None
    return Play(card, side=parted.side, anchor=anchor)


def _begins_with_card(text: str) -> bool:
    """Say whether a text that is no card has one at its beginning, and goes on."""
    if read_card(text):
        return False
    words = text.split()
    return any(read_card(" ".join(words[:count])) for count in range(1, min(len(words), 4)))


def _discard(reading: Reading, node: Tree | None, path: Path) -> Card | None:
    return _card(reading, Token(node, 0, len(node)), (path, None)) if isinstance(node, str) else None


def _card(reading: Reading, token: Token, place: Place) -> Card:
    card = read_card(token.text) or UNREADABLE
    refuse_named_cards(reading, [card], [token.text], [place])
    return card
