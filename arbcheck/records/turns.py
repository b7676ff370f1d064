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
from arbcheck.records.notation import UNKNOWN, Token, read_card
from arbcheck.records.players import normal, player_index
from arbcheck.records.reading import Reading

OWN = "own"
"""The player's own discard pile as the source of a draw."""
_PLAY = re.compile(r"(\S.*?)\s+(right\s+of|left\s+of|above|below)\s+(\S.*)", re.IGNORECASE | re.DOTALL)


class DrawText(NamedTuple):
    """A draw written as a text: its source, a player's index or DECK or None, and the card if it has one."""

    source: str | int | None
    card: Token | None


class PlayText(NamedTuple):
    """A planting written as a text: the card, and the side of the card beside which it is planted."""

    card: Token
    side: str | None = None
    anchor: Token | None = None


def part_draw(text: str, players: Sequence[str], own: int | None) -> DrawText:
    """Part a draw into source and card: the longest player's name that fits is taken."""
    word, _, rest = text.partition(" ")
    if word.lower() in (DECK, OWN):
        return DrawText(DECK if word.lower() == DECK else own, _rest(text, rest))
    wanted = normal(text)
    for name in sorted(players, key=len, reverse=True):
        if name and (wanted == name or wanted.startswith(name + " ")):
            return DrawText(players.index(name), _rest(text, wanted[len(name) :]))
    return DrawText(None, None)


def _rest(text: str, rest: str) -> Token | None:
    """Return what follows the source of a draw; counted from the end, where no name can shift it."""
    card = rest.strip()
    return Token(card, len(text) - len(card), len(text)) if card else None


def part_play(text: str) -> PlayText:
    """Part a planting into the card and the place beside which it lies."""
    found = _PLAY.fullmatch(text)
    if found is None:
        return PlayText(Token(text, 0, len(text)))
    card, side, anchor = (Token(found[group], *found.span(group)) for group in (1, 2, 3))
    return PlayText(card, " ".join(side.text.lower().split()), anchor)


def read_turns(reading: Reading, players: Sequence[str], node: Tree | None) -> tuple[Turn | None, ...]:
    """Read the turns; None stands for a turn that could not be read whole."""
    turns = node if isinstance(node, list) else []
    return tuple(_turn(reading, players, turn, ("turns", index)) for index, turn in enumerate(turns))


def _turn(reading: Reading, players: Sequence[str], node: Tree, path: Path) -> Turn | None:
    before = len(reading.problems)
    if not isinstance(node, dict):
        return None
    name = node.get("player")
    player = player_index(reading, players, name, (*path, "player")) if isinstance(name, str) else None
    listed = node.get("draw")
    draws = [
        _draw(reading, players, player, draw, (*path, "draw", index))
        for index, draw in enumerate(listed if isinstance(listed, list) else ())
    ]
    play = _play(reading, node.get("play"), (*path, "play"))
    discard = _discard(reading, node.get("discard"), (*path, "discard"))
    irregular = node.get("irregular")
    if player is None or None in draws or len(reading.problems) > before:
        return None
    return Turn(
        player,
        tuple(draw for draw in draws if draw is not None),
        play,
        discard,
        irregular if isinstance(irregular, str) else None,
    )


def _draw(
    reading: Reading, players: Sequence[str], player: int | None, node: Tree, path: Path
) -> Draw | None:
    text = node.get("from") if isinstance(node, dict) else node
    if not isinstance(text, str):
        return None
    parted = part_draw(text, players, player)
    token, place = parted.card, (path, parted.card.part if parted.card else None)
    if isinstance(node, dict):
        stated = node.get("card")
        if token is not None or (parted.source is None and text.lower() != OWN):
            parted = DrawText(None, None)
        token = Token(stated, 0, len(stated)) if isinstance(stated, str) else None
        path, place = (*path, "from"), ((*path, "card"), None)
    if parted.source is None:
        if text.partition(" ")[0].lower() != OWN:
            _refuse_draw(reading, text, path)
        return None
    if token is None:
        return Draw(parted.source, None)
    return _card_drawn(reading, parted.source, token.text, place)


def _refuse_draw(reading: Reading, text: str, path: Path) -> None:
    if read_card(text) or text == UNKNOWN:
        message = f"the draw {quoted(text)} does not say where the card came from"
        remedy = f"write the source first: `deck {text}`, or the player whose discard pile it was"
    else:
        message = f"{quoted(text)} is no draw: it begins with no source"
        remedy = "write `deck`, `own` or a player's name, then the card if it is known"
    reading.report("ARB135", message, reading.at(path), help=remedy)


def _card_drawn(reading: Reading, source: str | int, text: str, place: Place) -> Draw | None:
    """Read the card of a draw; only one from the draw pile may be unknown."""
    if text == UNKNOWN and source == DECK:
        return Draw(source, None)
    card = read_card(text) or UNREADABLE
    refuse_named_cards(reading, [card], [text], [place])
    return Draw(source, card)


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
