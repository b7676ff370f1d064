"""How cards and species are written: codes, ids and names in four languages, in any case and accent."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from arbcheck.arboretum.cards import SPECIES, VALUES, Card

UNKNOWN = "_"
"""A card that the recorder does not know."""

COMMON_CARDS: dict[str, Card] = {
    text: Card(species.id, value)
    for species in SPECIES.values()
    for value in VALUES
    for text in (f"{species.code}{value}", f"{species.id}-{value}", f"{species.english} {value}")
}
"""The commonest spellings; whatever is not here goes through `fold`."""
_COMMON_SPECIES = {
    text: species.id for species in SPECIES.values() for text in (species.id, species.code, species.english)
}
_CARD = re.compile(r"(.*?)-?([0-9]+)", re.DOTALL)


class Token(NamedTuple):
    """A piece of a text and where in the text it stands: characters from start up to stop."""

    text: str
    start: int
    stop: int

    @property
    def part(self) -> tuple[int, int]:
        """The characters as the part of a value that a document can place."""
        return self.start, self.stop


def fold(text: str) -> str:
    """Make spellings alike: lower case, no accents, one hyphen for blanks and hyphens."""
    if not text.isascii():
        from unicodedata import combining, normalize

        text = "".join(c for c in normalize("NFD", text.casefold()) if not combining(c))
    return "-".join(text.lower().replace("-", " ").split())


@lru_cache(maxsize=1)
def _names() -> dict[str, str]:
    """Return every folded spelling of a species, with its id."""
    spellings = {}
    for species in SPECIES.values():
        for name in (species.code, species.id, *species.names):
            spellings[fold(name)] = species.id
    return spellings


def read_species(text: str) -> str | None:
    """Return the id of the species that a text names, or None."""
    return _COMMON_SPECIES.get(text) or _names().get(fold(text))


def common_cards(texts: Iterable[str | None]) -> tuple[Card, ...] | None:
    """Return the cards that texts name if each is written in one of the commonest ways, as nearly all are."""
    try:
        return tuple([COMMON_CARDS[text] for text in texts])  # type: ignore[index]  # None has none
    except KeyError:
        return None


def read_card(text: str) -> Card | None:
    """Return the card that a text names, or None; `_` is no card here."""
    return COMMON_CARDS.get(text) or (_folded_card(text) if len(text) <= _LONGEST else None)


@lru_cache(maxsize=1024)
def _folded_card(text: str) -> Card | None:
    parts = _CARD.fullmatch(fold(text))
    if parts is None:
        return None
    species, value = _names().get(parts[1]), parts[2]
    return Card(species, int(value)) if species and len(value) == 1 and int(value) in VALUES else None


_LONGEST = 60
"""No card is written with more characters."""


def blank_tokens(text: str) -> list[Token]:
    """Split a text at its blanks."""
    return [Token(found[0], *found.span()) for found in re.finditer(r"\S+", text)]


def tokens(text: str) -> list[Token]:
    """Split a list of cards: at commas alone if it has any, else at blanks.

    A piece in which nothing stands is placed at the comma after it, the last one at the comma before it.
    """
    if "," not in text:
        return blank_tokens(text)
    pieces = []
    start = 0
    for piece in text.split(","):
        left = min(start + len(piece) - len(piece.lstrip()), len(text) - 1)
        pieces.append(Token(piece.strip(), left, left + len(piece.strip())))
        start += len(piece) + 1
    return pieces


def token_texts(text: str) -> list[str]:
    """Return what `tokens` returns, without the places."""
    return [piece.strip() for piece in text.split(",")] if "," in text else text.split()


def species_words(ids: Iterable[str]) -> str:
    """Name species in a message: "Cassia, Oak"."""
    return ", ".join(SPECIES[species].english for species in ids)
