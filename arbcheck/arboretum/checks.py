"""Checks of an end position: exactly the positions that a legal game can reach pass (decision D-022)."""

from collections.abc import Iterable, Iterator, Sequence

from arbcheck.arboretum.board import Arboretum, Cell, is_whole
from arbcheck.arboretum.cards import SPECIES, UNREADABLE, Card
from arbcheck.arboretum.growth import cut_off, without_lower
from arbcheck.arboretum.legality import CANONICAL, Legality
from arbcheck.arboretum.position import End, Table
from arbcheck.arboretum.setup_checks import other_edition
from arbcheck.problems import Handle, Problem, problem


def check_position(table: Table, legality: Legality = CANONICAL) -> Iterator[Problem]:
    """Report what is wrong with the cards of an end position; the numbers of cards are checked apart."""
    yield from check_cards(table, legality)
    for player, hand in enumerate(table.end.hands):
        if hand is not None and UNREADABLE not in hand:
            yield from check_hand_size(table.players[player], hand, ("end", "hand", player), legality)
    for player, arboretum in enumerate(table.end.arboretums):
        if arboretum is not None:
            yield from check_cells(arboretum, ("end", "arboretum", player))
        if arboretum is not None and is_whole(arboretum):
            yield from _check_growth(table.players[player], arboretum, ("end", "arboretum", player), legality)


def check_cards(table: Table, legality: Legality = CANONICAL) -> Iterator[Problem]:
    """Report cards that are not in play, and cards that lie in two places (R1, R2)."""
    first: dict[Card, Handle] = {}
    strange: set[str] = set()
    for card, at in _places(table.end):
        if table.edition not in SPECIES[card.species].editions:
            if card.species not in strange and card.species not in (table.species or ()):
                yield other_edition(card.species, table.edition, at)
            strange.add(card.species)
        elif not _may_be_in_play(table, card.species, legality):
            yield not_in_play(card, table.species or (), at)
        if card in first:
            yield problem(
                "ARB202",
                f"{card.code} is used twice; there is only one {SPECIES[card.species].english} {card.value}",
                at,
                also=[(first[card], "first used here")],
            )
        first.setdefault(card, at)


def _may_be_in_play(table: Table, species: str, legality: Legality) -> bool:
    """Say whether a species is listed, or may be one that the list lacks or has put another name for."""
    if table.species is None or species in table.species:
        return True
    listed = [name for name in table.species if table.edition in SPECIES[name].editions]
    return len(listed) < (legality.species_in_play(len(table.players)) or 0)


def not_in_play(card: Card, species: Sequence[str], at: Handle) -> Problem:
    """Report a card of a species that is not in play (R2)."""
    names = ", ".join(SPECIES[name].english for name in species)
    return problem(
        "ARB203", f"{card.code}: {SPECIES[card.species].english} is not in play (in play: {names})", at
    )


def _places(end: End) -> Iterator[tuple[Card, Handle]]:
    """Yield every named card with its place: player by player, hand, arboretum, discard pile."""
    for player, (hand, arboretum, pile) in enumerate(
        zip(end.hands, end.arboretums, end.discards, strict=True)
    ):
        parts_of: tuple[tuple[str, Iterable[Card | None]], ...] = (
            ("hand", hand or ()),
            ("arboretum", (card for card, _, _ in arboretum or ())),
            ("discard", pile if isinstance(pile, tuple) else ()),
        )
        for part, cards in parts_of:
            for index, card in enumerate(cards):
                if card is not None and card != UNREADABLE:
                    yield card, ("end", part, player, index)


def check_hand_size(
    player: str, hand: Sequence[Card | None], at: Handle, legality: Legality = CANONICAL
) -> Iterator[Problem]:
    """Report a hand that does not hold seven cards (R8)."""
    if len(hand) != legality.hand:
        cards = "1 card" if len(hand) == 1 else f"{len(hand)} cards"
        yield problem("ARB205", f"{player}'s hand has {cards}, not {legality.hand}", at)


def check_cells(arboretum: Arboretum, at: Handle) -> Iterator[Problem]:
    """Report cards that lie on a cell that is used already (R7)."""
    if len({(x, y) for _, x, y in arboretum}) == len(arboretum):
        return
    first: dict[Cell, int] = {}
    for index, (card, x, y) in enumerate(arboretum):
        if (x, y) in first:
            there = first[x, y]
            yield problem(
                "ARB204",
                f"{_named(card)} lies at [{x}, {y}], where {_named(arboretum[there].card)} lies already",
                (*at, index),
                also=[((*at, there), "first planted here")],
            )
        first.setdefault((x, y), index)


def _named(card: Card) -> str:
    return "a card" if card == UNREADABLE else card.code


def _check_growth(player: str, arboretum: Arboretum, at: Handle, legality: Legality) -> Iterator[Problem]:
    """Report the cards of an arboretum that cannot have been planted where they lie (R7)."""
    found = cut_off(arboretum, legality)
    if found:
        names, verb = _in_words(arboretum, found)
        message = f"{names} {verb} not connected with the rest of {player}'s arboretum"
        yield problem("ARB206", message, (*at, found[0]))
        return
    found = without_lower(arboretum, legality)
    if found:
        names, verb = _in_words(arboretum, found)
        free = "a card that begins a group" if legality.apart else "the first card"
        message = f"{names} {verb} planted beside no lower card; in {player}'s arboretum only {free} may be"
        yield problem("ARB216", message, (*at, found[0]))


def _in_words(arboretum: Arboretum, indexes: Sequence[int]) -> tuple[str, str]:
    names = ", ".join(_named(arboretum[index].card) for index in indexes)
    return names, "is" if len(indexes) == 1 else "are"
