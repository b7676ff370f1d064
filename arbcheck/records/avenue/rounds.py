"""Rounds, answers and decks as recorded."""

import re
from collections.abc import Sequence

from arbcheck.avenue.deck import EDGES, NUMBERS, USUAL, Deck, Shape
from arbcheck.avenue.game import Answer, Card, Moves, Round
from arbcheck.avenue.sheet import FARMS
from arbcheck.problems import quoted
from arbcheck.records.avenue.pieces import Piece, pieces
from arbcheck.records.document import Path, Tree
from arbcheck.records.reading import Reading, whole_number

PEEK = "peek"
"""The answer of a player who looks at the next farm card."""
_CARD = re.compile("([1-6])([yY]?)")
_SPACE = re.compile("([a-zA-Z])([1-9][0-9]{0,5})")


def read_rounds(reading: Reading, node: Tree | None) -> tuple[Round, ...] | None:
    """Read the rounds; None if one of them cannot be read whole."""
    if not isinstance(node, list):
        return None
    rounds = [_round(reading, item, ("rounds", index)) for index, item in enumerate(node)]
    read = tuple(each for each in rounds if each is not None)
    return read if len(read) == len(node) else None


def _round(reading: Reading, node: Tree, path: Path) -> Round | None:
    if not isinstance(node, dict) or "cards" not in node or isinstance(node["cards"], dict):
        return None
    before = len(reading.problems)
    letter = node.get("farm")
    farm = letter.upper() if isinstance(letter, str) else ""
    if isinstance(letter, str) and (farm not in FARMS or len(farm) != 1):
        reading.report("ARB342", f"{quoted(letter)} is no farm", reading.at((*path, "farm")))
    cards = [_card(reading, piece) for piece in pieces(node["cards"], (*path, "cards"))]
    if len(reading.problems) > before or not farm or reading.document.is_unread((*path, "cards")):
        return None
    return Round(farm, tuple(filter(None, cards)))


def _card(reading: Reading, piece: Piece) -> Card | None:
    found = _CARD.fullmatch(piece.text)
    if found:
        return Card(int(found[1]), bool(found[2]))
    reading.report("ARB344", f"{quoted(piece.text)} is no road card", reading.at(piece.path, piece.part))
    return None


def read_moves(reading: Reading, node: Tree, path: Path, rounds: Sequence[Round] | None) -> Moves | None:
    """Read a player's answers, one entry a round; None if they cannot be read whole."""
    if not isinstance(node, list):
        return None
    before = len(reading.problems)
    moves = tuple(_answers(reading, item, (*path, index)) for index, item in enumerate(node))
    if rounds is not None:
        if len(moves) == len(rounds) - 1 and not rounds[-1].cards:
            moves = (*moves, ())
        if len(moves) != len(rounds):
            entries, played = _count(len(moves), "entry", "entries"), _count(len(rounds), "round", "rounds")
            message = f"here {'is' if len(moves) == 1 else 'are'} {entries} for {played}"
            reading.report("ARB357", message, reading.at(path, "key"))
    whole = all(not isinstance(item, dict) for item in node)
    return moves if whole and len(reading.problems) == before else None


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def _answers(reading: Reading, node: Tree, path: Path) -> tuple[Answer, ...]:
    return tuple(_answer(reading, piece) for piece in pieces(node, path))


def _answer(reading: Reading, piece: Piece) -> Answer:
    """Read an answer; one that cannot be read is reported, and counts as a look meanwhile."""
    found = _SPACE.fullmatch(piece.text)
    if found:
        return ord(found[1].lower()) - ord("a"), int(found[2]) - 1
    if piece.text.lower() != PEEK:
        message = f"{quoted(piece.text)} is neither a space nor `{PEEK}`"
        reading.report("ARB350", message, reading.at(piece.path, piece.part))
    return None


def read_deck(reading: Reading, node: Tree | None, farm_cards: Tree | None) -> Deck | None:
    """Read the data of the decks; None if a part of them cannot be read."""
    unread = node is not None and not isinstance(node, dict)
    if unread or (farm_cards is not None and whole_number(farm_cards) is None):
        return None
    deck = USUAL._replace(farm_cards=whole_number(farm_cards) or USUAL.farm_cards)
    stated = node if isinstance(node, dict) else {}
    yellow, gray = (_numbers(stated.get(colour)) for colour in ("yellow", "gray"))
    shapes = _shapes(reading, stated.get("roads"), deck)
    if shapes is None or (yellow is None and "yellow" in stated) or (gray is None and "gray" in stated):
        return None
    return deck._replace(yellow=yellow or deck.yellow, gray=gray or deck.gray, shapes=shapes)


def _numbers(node: Tree | None) -> tuple[int, ...] | None:
    found = [whole_number(item) for item in node] if isinstance(node, list) else []
    numbers = tuple(number for number in found if number is not None and number >= 0)
    return numbers if len(numbers) == len(found) == len(NUMBERS) else None


def _shapes(reading: Reading, node: Tree | None, deck: Deck) -> tuple[Shape, ...] | None:
    stated = node if isinstance(node, dict) else {}
    shapes = list(deck.shapes)
    before = len(reading.problems)
    for number in NUMBERS:
        text = stated.get(str(number))
        if not isinstance(text, str):
            continue
        words = text.lower().split()
        if len(set(words)) == len(words) == 2 and set(words) <= set(EDGES):  # noqa: PLR2004 - both ends
            shapes[number - 1] = (EDGES.index(words[0]), EDGES.index(words[1]))
        else:
            message = f"{quoted(text)} does not name the two edges of a road"
            reading.report("ARB259", message, reading.at(("deck", "roads", str(number))))
    return tuple(shapes) if len(reading.problems) == before else None
