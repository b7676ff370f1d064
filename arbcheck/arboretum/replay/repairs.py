"""What may really have been done where a record tells something impossible: readings of a slip.

A slip in one fact makes later facts look wrong too. So a replay goes on from a reading of it that leaves the
rest of the record in peace: that the card was another one, that it came from another pile, that an earlier
fact was the wrong one. Each function here changes the layout to what one such reading says. Three things keep
the layout able to agree with what comes later: a card in doubt is taken out of its place and counts as unseen
again, while the place stays, with an unnamed card in it; a hand that lost a card nobody can name may have
one named card too many, which may then turn up elsewhere; and a planted card may be wild.
"""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import product

from arbcheck.arboretum.board import Cell
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import DECK
from arbcheck.arboretum.replay.hidden import Refusal, draw, show
from arbcheck.arboretum.replay.layout import Layout


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
    if card in layout.deck:
        layout.deck[layout.deck.index(card)] = None
    for player, (pile, spots) in enumerate(zip(layout.piles, layout.spots, strict=True)):
        top = layout.top(pile)
        if card in top:
            pile[top.index(card) - len(top)] = None
            layout.spare[player] += 1
        elif card in spots:
            layout.mark_wild(player, spots[card])
            layout.spare[player] += 1


def settle(layout: Layout, card: Card) -> bool:
    """Release a card from a hand of which an earlier slip may have taken it; tell whether it was in one."""
    for player, hand in enumerate(layout.hands):
        if card in hand and (layout.surplus[player] or layout.spare[player]):
            hand.remove(card)
            layout.unseen.add(card)
            if layout.surplus[player]:
                layout.surplus[player] -= 1
            else:
                layout.spare[player] -= 1
                layout.unnamed[player] += 1
            return True
    return False


def readings_of_draw(
    layout: Layout, player: int, source: str | int, card: Card | None
) -> list[Callable[[], object]]:
    """Return what an impossible draw may have been, the likeliest first."""
    others = [other for other in sources(layout) if other != source and layout.source(other)]
    if card is None:
        readings = [partial(draw, layout, player, other, None) for other in others]
        return [*readings, partial(_from_nowhere, layout, player, None)]
    tops = [layout.source(other)[-1] for other in others]
    exact = [other for other, top in zip(others, tops, strict=True) if top == card]
    unnamed = [
        other for other, top in zip(others, tops, strict=True) if top is None and card in layout.unseen
    ]
    here: list[Callable[[], object]] = []
    if layout.source(source):
        here = [
            partial(_misnamed, layout, player, source, card),
            partial(take_as_recorded, layout, player, source, card),
        ]
    if source == DECK and len(layout.deck) > 1:
        here.append(partial(_after_others, layout, player, card))
    return [
        *(partial(draw, layout, player, other, card) for other in exact),
        *here,
        *(partial(draw, layout, player, other, card) for other in unnamed),
        partial(_from_nowhere, layout, player, card),
    ]


def sources(layout: Layout) -> tuple[str | int, ...]:
    """Return everything that a draw can come from, empty or not."""
    return (DECK, *range(len(layout.piles)))


def _after_others(layout: Layout, player: int, card: Card) -> None:
    """Read a draw as one from further down the draw pile; a slip before it left the cards above there."""
    skipped = layout.deck[::-1].index(card) if card in layout.deck else 1
    layout.blurred += skipped
    for _ in range(skipped):
        lies = layout.deck.pop()
        if lies is not None:
            layout.unseen.add(lies)
    take_as_recorded(layout, player, DECK, card)


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
    pile = layout.source(source)
    top = layout.top(pile)
    del pile[top.index(card) - len(top)]
    layout.unseen.add(card)
    _hold(layout, player, card)


def _from_nowhere(layout: Layout, player: int, card: Card | None) -> None:
    """Read a draw as one from a pile that an earlier slip has made too small."""
    layout.blurred += 1
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


def draw_unrecorded(layout: Layout, player: int, names: Iterable[str | int]) -> None:
    """Draw cards that a record leaves out."""
    for source in names:
        if draw(layout, player, source, None) is None:
            layout.taken.pop()


def pairs_of_sources(layout: Layout) -> list[tuple[str | int, ...]]:
    """Return all sources that the two draws of a turn can name."""
    return list(product(sources(layout), repeat=2))


def play_unrecorded(layout: Layout, player: int, names: Iterable[str | int]) -> None:
    """Play a whole turn that a record leaves out."""
    draw_unrecorded(layout, player, names)
    plant_unrecorded(layout, player)
    discard_unrecorded(layout, player)


def readings_of_shown(layout: Layout, player: int, card: Card) -> list[Callable[[], bool]]:
    """Return what showing a card that is not in hand may have been; each tells if it was that card."""
    misnamed, as_recorded = partial(lose_one, layout, player), partial(show_anyway, layout, player, card)
    return [as_recorded, misnamed] if card in layout.unseen else [misnamed, as_recorded]


def lose_one(layout: Layout, player: int) -> bool:
    """Take a card out of a hand that nobody can name; it is not the one recorded."""
    if layout.unnamed[player]:
        layout.spare[player] += 1
    _leave(layout, player)
    return False


def _leave(layout: Layout, player: int) -> None:
    if layout.unnamed[player]:
        layout.unnamed[player] -= 1
    else:
        layout.surplus[player] += 1


def show_after_slips(layout: Layout, player: int, card: Card) -> Refusal | None:
    """Show a card from a hand, if need be one that only an earlier slip has taken from there."""
    settle(layout, card)
    refusal = show(layout, player, card)
    if refusal is Refusal.SPENT and layout.spare[player]:
        layout.spare[player] -= 1
        layout.surplus[player] += 1
        layout.unseen.remove(card)
        return None
    return refusal


def show_anyway(layout: Layout, player: int, card: Card) -> bool:
    """Show a card as recorded: it was in hand, whatever an earlier fact says."""
    release(layout, card)
    layout.unseen.remove(card)
    _leave(layout, player)
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


def displace(layout: Layout, player: int, cell: Cell) -> None:
    """Read the card planted in a cell as planted in another one that nobody can tell."""
    card = layout.cells[player].pop(cell)
    layout.spots[player][card] = None
    if cell in layout.wild[player]:
        layout.wild[player].remove(cell)
        layout.lost[player] += 1
