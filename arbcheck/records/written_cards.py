"""Where a record tells of cards, and what it tells there, however that is spelt."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from arbcheck.arboretum.cards import Card
from arbcheck.records.document import Path, Tree
from arbcheck.records.notation import Token, read_card, token_texts
from arbcheck.records.players import normal
from arbcheck.records.reading import entries, texts
from arbcheck.records.turns import part_draw, part_play


class Written(NamedTuple):
    """A text that tells of cards: where it stands, and what kind of text it is.

    "cards" are a list, "card" is one, "draw" and "play" are told in words, "grid" is an arboretum and "row"
    a row of one.
    """

    path: Path
    text: str
    kind: str


def written_cards(tree: Tree) -> Iterator[Written]:
    """Yield the texts of an Arboretum record that tell of cards, but not hands given by species."""
    for path, text in _texts(tree, ()):
        kind = _kind(path)
        if kind:
            yield Written(path, text, kind)


def players_of(tree: Tree) -> list[str]:
    """Return the names of a record's players."""
    return [normal(name) for name in texts(tree.get("players"))] if isinstance(tree, dict) else []


def meaning(tree: dict[str, Tree]) -> dict[str, object]:
    """Return a record's tree in which every text that tells of cards has given way to what it tells.

    Two trees mean the same if they are equal but for the spelling of cards and the order of the top-level
    keys; mappings below have become lists of pairs, so that their order counts.
    """
    players = players_of(tree)
    told = {each.path: _told(each, players) for each in written_cards(tree)}
    return {key: _meaning(value, (key,), told) for key, value in tree.items()}


def _meaning(node: Tree, path: Path, told: Mapping[Path, object]) -> object:
    if isinstance(node, dict):
        return [(key, _meaning(value, (*path, key), told)) for key, value in node.items()]
    if isinstance(node, list):
        return [_meaning(item, (*path, index), told) for index, item in enumerate(node)]
    return told.get(path, node)


def _texts(node: Tree, path: Path) -> Iterator[tuple[Path, str]]:
    if isinstance(node, str):
        yield path, node
    elif isinstance(node, list):
        for index, item in enumerate(node):
            yield from _texts(item, (*path, index))
    else:
        for key, value in entries(node):
            yield from _texts(value, (*path, key))


def _kind(path: Path) -> str | None:
    match path:
        case (
            ("start", "hands" | "discards", str())
            | ("start", "deck")
            | ("end", str(), "hand" | "discard")
            | ("claims", "paths", str(), str())
            | ("claims", int(), "paths", str(), str())
        ):
            return "cards"
        case ("end", str(), "arboretum"):
            return "grid"
        case ("end", str(), "arboretum", int()):
            return "row"
        case ("turns", int(), "draw", int()):
            return "draw"
        case ("turns", int(), "play"):
            return "play"
        case (
            ("end", str(), "arboretum", int(), "card")
            | ("turns", int(), "draw", int(), "card")
            | ("turns", int(), "play", "card")
            | ("turns", int(), "discard")
        ):
            return "card"
        case (*above, int()) if _kind(tuple(above)) == "cards":
            return "card"
    return None


def _told(written: Written, players: Sequence[str]) -> object:
    """Return what a text tells; in the place of what is no card its characters."""
    text = written.text
    match written.kind:
        case "cards":
            return [_card(piece) for piece in token_texts(text)]
        case "grid":
            return [[_card(piece) for piece in row.split()] for row in text.split("\n")]
        case "row":
            return [_card(piece) for piece in text.split()]
        case "draw":
            source, card = part_draw(text, players, -1)
            return text if source is None else (source, _card_of(card))
        case "play":
            card, side, anchor = part_play(text)
            return _card_of(card), side, _card_of(anchor)
        case _:
            return _card(text)


def _card_of(token: Token | None) -> Card | str | None:
    return token and _card(token.text)


def _card(text: str) -> Card | str:
    return read_card(text) or text
