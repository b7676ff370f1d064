"""Lists of cards: hands, discard piles and draw piles, as a text, a list, or (hands) species with values."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from arbcheck.arboretum.cards import UNREADABLE, VALUES, Card
from arbcheck.arboretum.position import Hand, Pile
from arbcheck.problems import quoted
from arbcheck.records.document import Part, Path, Tree
from arbcheck.records.notation import UNKNOWN, common_cards, read_card, read_species, token_texts, tokens
from arbcheck.records.reading import Reading, entries, whole_number
from arbcheck.records.trouble import MANY

Place = tuple[Path, Part]
"""A value in the tree and a piece of its text, as `Document.span` takes them."""


def read_hand(reading: Reading, node: Tree, path: Path) -> Hand:
    """Read a hand: cards among which `_` may stand, or its species with their values."""
    if isinstance(node, dict):
        return tuple(_hand_by_species(reading, node, path))
    listed = _texts(node)
    common = common_cards(listed)
    if common is not None:
        return common
    hand = tuple(None if text == UNKNOWN else _read(text) for text in listed)
    if UNREADABLE in hand:
        for text, place in _slips(hand, listed, card_places(node, path)):
            refuse_card(reading, text, place)
    return hand


def read_pile(reading: Reading, node: Tree, path: Path) -> Pile:
    """Read a discard pile: its cards, bottom first, or its size (`8 cards`); None when it is neither."""
    if isinstance(node, dict):
        return None
    if isinstance(node, str) and _SIZE.match(node):
        size = _size(node)
        if size is None:
            reading.report("ARB137", f"{quoted(node)} is no size of a discard pile", reading.at(path))
        return size
    return read_named_cards(reading, node, path)


def read_named_cards(reading: Reading, node: str | list[Tree], path: Path) -> tuple[Card, ...]:
    """Read a list of cards that all lie open on the table."""
    listed = _texts(node)
    common = common_cards(listed)
    if common is not None:
        return common
    cards = tuple(map(_read, listed))
    if UNREADABLE in cards:
        refuse_named_cards(reading, cards, listed, card_places(node, path))
    return cards


def refuse_named_cards(
    reading: Reading, cards: Sequence[Card], listed: Sequence[str | None], places: Sequence[Place]
) -> None:
    """Report the texts that are no cards, where every card lies open on the table and must be known."""
    for text, place in _slips(cards, listed, places):
        if text == UNKNOWN:
            message = "a card that lies open on the table cannot be unknown"
            reading.report("ARB122", message, reading.at(*place))
        else:
            refuse_card(reading, text, place)


def _slips(
    cards: Sequence[Card | None], listed: Sequence[str | None], places: Sequence[Place]
) -> Iterator[tuple[str, Place]]:
    """Yield the texts that are no cards; of a name and its value with a blank between them only the name."""
    name = False
    for card, text, place in zip(cards, listed, places, strict=True):
        if card is not UNREADABLE or text is None or (name and text.isdigit()):
            name = False
        else:
            yield text, place
            name = read_species(text) is not None


def refuse_card(reading: Reading, text: str, place: Place) -> None:
    """Report a text that is no card; when very many are, no longer with the card that may be meant."""
    if len(reading.problems) >= MANY:
        reading.report("ARB120", f"{quoted(text)} is no card", reading.at(*place))
        return
    from arbcheck.records.notation_help import no_card

    message, remedy = no_card(text)
    if not text and place[1] in (None, (0, 0)):
        remedy = "write a card here, such as `Oa4`"
    reading.report("ARB120", message, reading.at(*place), help=remedy)


def card_places(node: Tree, path: Path) -> list[Place]:
    """Return where each card of a list of cards stands in the record."""
    if isinstance(node, str):
        return [(path, token.part) for token in tokens(node)]
    if isinstance(node, list):
        return [((*path, index), None) for index in range(len(node))]
    return [(value.path, value.part) for value in _values(node, path)]


def _texts(node: str | list[Tree]) -> Sequence[str | None]:
    """Return the texts of the cards in a text or a list; None for what is no text, and has been refused."""
    if isinstance(node, str):
        return token_texts(node)
    return [item if isinstance(item, str) else None for item in node]


def _read(text: str | None) -> Card:
    return (text is not None and read_card(text)) or UNREADABLE


_SIZE = re.compile(r"-?[0-9]+(?=\Z|\s)|.*card", re.IGNORECASE | re.DOTALL)
"""How a text begins that is meant as the size of a pile: with a number, or it speaks of cards."""


def _size(text: str) -> int | None:
    number, *words = text.split()
    size = whole_number(number)
    return size if size is not None and size >= 0 and words in (["card"], ["cards"]) else None


def _hand_by_species(reading: Reading, node: dict[str, Tree], path: Path) -> Iterator[Card]:
    """Read a hand as a table reads it out: `{Maple: [6, 7], Oak: 3}`."""
    species_of: dict[str, str | None] = {}
    for key, _ in entries(node):
        species = read_species(key)
        if species is None:
            from arbcheck.records.notation_help import no_species

            message, remedy = no_species(key)
            reading.report("ARB121", message, reading.at((*path, key), "key"), help=remedy)
        elif species in species_of.values():
            message = f"{quoted(key)} names a species that this hand has already"
            reading.report("ARB138", message, reading.at((*path, key), "key"), help="put its values together")
        species_of[key] = species
    for value in _values(node, path):
        number = whole_number(value.text)
        species = species_of[value.species]
        if value.text is None:
            yield UNREADABLE
        elif number is None or number not in VALUES:
            message = f"{quoted(value.text)} is no value of a card: values go from 1 to 8"
            reading.report("ARB138", message, reading.at(value.path, value.part))
            yield UNREADABLE
        else:
            yield Card(species, number) if species else UNREADABLE


class _Value(NamedTuple):
    """A value under a species of a hand, and where it stands."""

    species: str
    text: str | None
    path: Path
    part: Part


def _values(node: dict[str, Tree], path: Path) -> Iterator[_Value]:
    for key, values in entries(node):
        if isinstance(values, str):
            for token in tokens(values):
                yield _Value(key, token.text, (*path, key), token.part)
        else:
            items: list[Tree] = values if isinstance(values, list) else [values]
            for index, text in enumerate(_texts(items)):
                yield _Value(key, text, (*path, key, index), None)
