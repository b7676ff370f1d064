"""Checks of an end position: exactly the positions that a legal game can reach pass (decision D-022)."""

from collections.abc import Iterable, Iterator, Sequence

from arbcheck.arboretum.board import Arboretum, Cell, is_whole, parts
from arbcheck.arboretum.cards import SPECIES, UNREADABLE, Card
from arbcheck.arboretum.editions import HAND, SPECIES_IN_PLAY
from arbcheck.arboretum.position import End, Table
from arbcheck.arboretum.setup_checks import other_edition
from arbcheck.problems import Handle, Problem, problem


def check_position(table: Table) -> Iterator[Problem]:
    """Report what is wrong with the cards of an end position; the numbers of cards are checked apart."""
    yield from check_cards(table)
    for player, hand in enumerate(table.end.hands):
        if hand is not None and UNREADABLE not in hand:
            yield from check_hand_size(table.players[player], hand, ("end", "hand", player))
    for player, arboretum in enumerate(table.end.arboretums):
        if arboretum is not None:
            yield from check_cells(arboretum, ("end", "arboretum", player))
        if arboretum is not None and is_whole(arboretum):
            yield from _check_connected(table.players[player], arboretum, ("end", "arboretum", player))


def check_cards(table: Table) -> Iterator[Problem]:
    """Report cards that are not in play, and cards that lie in two places (R1, R2)."""
    first: dict[Card, Handle] = {}
    strange: set[str] = set()
    for card, at in _places(table.end):
        if table.edition not in SPECIES[card.species].editions:
            if card.species not in strange and card.species not in (table.species or ()):
                yield other_edition(card.species, table.edition, at)
            strange.add(card.species)
        elif not _may_be_in_play(table, card.species):
            yield not_in_play(card, table.species or (), at)
        if card in first:
            yield problem(
                "ARB202",
                f"{card.code} is used twice; there is only one {SPECIES[card.species].english} {card.value}",
                at,
                also=[(first[card], "first used here")],
            )
        first.setdefault(card, at)


def _may_be_in_play(table: Table, species: str) -> bool:
    """Say whether a species is listed, or may be one that the list lacks or has put another name for."""
    if table.species is None or species in table.species:
        return True
    listed = [name for name in table.species if table.edition in SPECIES[name].editions]
    return len(listed) < SPECIES_IN_PLAY.get(len(table.players), 0)


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


def check_hand_size(player: str, hand: Sequence[Card | None], at: Handle) -> Iterator[Problem]:
    """Report a hand that does not hold seven cards (R8)."""
    if len(hand) != HAND:
        cards = "1 card" if len(hand) == 1 else f"{len(hand)} cards"
        yield problem("ARB205", f"{player}'s hand has {cards}, not {HAND}", at)


def check_cells(arboretum: Arboretum, at: Handle) -> Iterator[Problem]:
    """Report cards that lie on a cell that is used already (R7)."""
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


def _check_connected(player: str, arboretum: Arboretum, at: Handle) -> Iterator[Problem]:
    """Report the cards that are cut off from the largest part of an arboretum (R7)."""
    found = parts((x, y) for _, x, y in arboretum)
    if len(found) < 2:  # noqa: PLR2004 - one part, or none
        return
    main = max(found, key=len)
    cut_off = [index for index, (_, x, y) in enumerate(arboretum) if (x, y) not in main]
    names = ", ".join(_named(arboretum[index].card) for index in cut_off)
    verb = "is" if len(cut_off) == 1 else "are"
    yield problem(
        "ARB206",
        f"{names} {verb} not connected with the rest of {player}'s arboretum",
        (*at, cut_off[0]),
    )
