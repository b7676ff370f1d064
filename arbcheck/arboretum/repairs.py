"""What may really have been done where a record tells something impossible: readings of a slip.

A slip in one fact makes later facts look wrong too. So a replay goes on from a reading of it that leaves the
rest of the record in peace: that the card was another one, that it came from another pile, that an earlier
fact was the wrong one. Each function here changes the layout to what one such reading says. Three things keep
the layout able to agree with what comes later: a card in doubt is taken out of its place and counts as unseen
again, while the place stays, with an unnamed card in it; a hand that lost a card nobody can name has one
named card too many (``unnamed`` below 0), each of which may then turn up elsewhere; and a planted card may be
wild.
"""

from collections.abc import Callable
from functools import partial

from arbcheck.arboretum.board import Cell
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import DECK
from arbcheck.arboretum.hidden import draw
from arbcheck.arboretum.layout import Layout


def release(layout: Layout, card: Card) -> None:
    """Take a card out of the place where it is named; an unnamed one stays there instead."""
    if card in layout.unseen:
        return
    layout.unseen.add(card)
    for player, hand in enumerate(layout.hands):
        if card in hand:
            hand.remove(card)
            layout.unnamed[player] += 1
            return
    for pile in (*layout.piles, layout.deck):
        if card in pile:
            pile[pile.index(card)] = None
            return
    for player, spots in enumerate(layout.spots):
        cell = spots.get(card)
        if cell is not None:
            layout.wild[player].append(cell)


def settle(layout: Layout, card: Card) -> bool:
    """Release a card from a hand with one named card too many; tell whether it was in one."""
    for player, hand in enumerate(layout.hands):
        if card in hand and layout.unnamed[player] < 0:
            release(layout, card)
            return True
    return False


def readings_of_draw(
    layout: Layout, player: int, source: str | int, card: Card | None
) -> list[Callable[[], object]]:
    """Return what an impossible draw may have been, the likeliest first."""
    others = [
        other for other in (DECK, *range(len(layout.piles))) if other != source and layout.source(other)
    ]
    exact = [other for other in others if card is not None and layout.source(other)[-1] == card]
    open_ = [
        other
        for other in others
        if card is None or (layout.source(other)[-1] is None and card in layout.unseen)
    ]
    readings: list[Callable[[], object]] = [partial(draw, layout, player, other, card) for other in exact]
    if card is not None and layout.source(source):
        readings.append(partial(_misnamed, layout, player, source, card))
        readings.append(partial(take_as_recorded, layout, player, source, card))
    readings += [partial(draw, layout, player, other, card) for other in open_]
    readings.append(partial(_from_nowhere, layout, player, card))
    return readings


def _misnamed(layout: Layout, player: int, source: str | int, card: Card) -> None:
    """Read a draw as one of the card that lies there; which one that is stays open if both can be meant."""
    lies = layout.source(source).pop()
    if lies is not None and card in layout.unseen:
        layout.unseen.add(lies)
        lies = None
    layout.taken.append(lies)
    if lies is None:
        layout.unnamed[player] += 1
    else:
        layout.hands[player].add(lies)


def take_as_recorded(layout: Layout, player: int, source: str | int, card: Card) -> None:
    """Read a draw as recorded: the card lay there, whatever an earlier fact says."""
    release(layout, card)
    lies = layout.source(source).pop()
    if lies is not None:
        layout.unseen.add(lies)
    _hold(layout, player, card)


def take_from_below(layout: Layout, player: int, source: str | int, card: Card) -> None:
    """Take a card out of the middle of a pile."""
    layout.source(source).remove(card)
    layout.unseen.add(card)
    _hold(layout, player, card)


def _from_nowhere(layout: Layout, player: int, card: Card | None) -> None:
    """Read a draw as one from a pile that an earlier slip has made too small."""
    layout.blurred = True
    if card is None:
        layout.taken.append(None)
        layout.unnamed[player] += 1
    else:
        release(layout, card)
        _hold(layout, player, card)


def _hold(layout: Layout, player: int, card: Card) -> None:
    layout.unseen.discard(card)
    layout.hands[player].add(card)
    layout.taken.append(card)


def readings_of_missing_draw(layout: Layout, player: int) -> list[Callable[[], object]]:
    """Return what a draw may have been that a record leaves out; nothing at all comes last."""
    sources = [source for source in (DECK, *range(len(layout.piles))) if layout.source(source)]
    readings: list[Callable[[], object]] = [
        partial(_unrecorded, layout, player, source) for source in sources
    ]
    return [*readings, lambda: None]


def _unrecorded(layout: Layout, player: int, source: str | int) -> None:
    draw(layout, player, source, None)
    layout.taken.pop()


def readings_of_shown(layout: Layout, player: int, card: Card) -> list[Callable[[], bool]]:
    """Return what showing a card that is not in hand may have been; each tells if it was that card."""
    misnamed, as_recorded = partial(lose_one, layout, player), partial(_show_anyway, layout, player, card)
    return [as_recorded, misnamed] if card in layout.unseen else [misnamed, as_recorded]


def lose_one(layout: Layout, player: int) -> bool:
    """Take a card out of a hand that nobody can name; it is not the one recorded."""
    layout.unnamed[player] -= 1
    return False


def _show_anyway(layout: Layout, player: int, card: Card) -> bool:
    release(layout, card)
    layout.unseen.remove(card)
    layout.unnamed[player] -= 1
    return True


def plant_unrecorded(layout: Layout, player: int) -> None:
    """Plant a card that nobody can name, nobody knows where."""
    lose_one(layout, player)
    layout.lost[player] += 1


def discard_unrecorded(layout: Layout, player: int) -> None:
    """Discard a card that nobody can name."""
    lose_one(layout, player)
    layout.piles[player].append(None)


def rename(layout: Layout, player: int, cell: Cell, card: Card) -> None:
    """Read a planted card as another one, from the same hand; the one recorded never left that hand.

    Of a wild card the hand has already lost one that nobody could name.
    """
    old = layout.cells[player][cell]
    if layout.spots[player].get(old) == cell:
        del layout.spots[player][old]
    if cell in layout.wild[player]:
        layout.wild[player].remove(cell)
    else:
        layout.unseen.add(old)
    if card in layout.hands[player]:
        release(layout, card)
    layout.unseen.remove(card)
    layout.plant(player, card, cell)
