"""A final arboretum held against the planted cards, cell by cell, up to a shift (R7, D-039)."""

from collections import Counter
from collections.abc import Collection, Mapping

from arbcheck.arboretum.board import Arboretum, Cell
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.replay.course import Course


def compare_arboretum(course: Course, player: int, stated: Arboretum) -> None:
    """Report each stated card that is not planted in its cell, and planted cards that are not stated."""
    if not _same(course.layout.cells[player], stated):
        _differences(course, player, stated)


def _same(cells: Mapping[Cell, Card], stated: Arboretum) -> bool:
    """Tell whether a picture shows exactly these cells, wherever its origin is."""
    if len(cells) != len(stated):
        return False
    left, top = _corner_to_corner(cells, stated)
    return {(x + left, y + top): card for card, x, y in stated} == cells


def _corner_to_corner(cells: Collection[Cell], stated: Arboretum) -> Cell:
    """Return the shift that lays the top left corner of a picture over that of the planted cards."""
    if not cells or not stated:
        return (0, 0)
    xs, ys = zip(*cells, strict=True)
    _, stated_xs, stated_ys = zip(*stated, strict=True)
    return min(xs) - min(stated_xs), min(ys) - min(stated_ys)


def _best_shift(cells: Mapping[Cell, Card], stated: Arboretum) -> Cell:
    """Return the shift from the picture to the player's own frame under which most cards agree.

    Among equal shifts the corners decide, if they can.
    """
    spots: dict[Card, Cell] = {}
    for cell, card in cells.items():
        spots.setdefault(card, cell)  # a card planted a second time, by a slip, says nothing
    corner = _corner_to_corner(cells, stated)
    votes: Counter[Cell] = Counter({corner: 0})
    for card, x, y in stated:
        if card in spots:
            votes[spots[card][0] - x, spots[card][1] - y] += 1
    return votes.most_common(1)[0][0]


def _differences(course: Course, player: int, stated: Arboretum) -> None:
    """Report the differences, but not those that slips in the turns have left open."""
    cells, spots = course.layout.cells[player], course.layout.spots[player]
    wild, lost = set(course.layout.wild[player]), course.layout.lost[player]
    left, top = _best_shift(cells, stated)
    seen: set[Cell] = set()
    wrong = []
    for index, (card, x, y) in enumerate(stated):
        cell = (x + left, y + top)
        adrift = card in spots and spots[card] is None
        fits = cells.get(cell) == card or cell in wild or adrift
        if cell in seen or not fits:
            wrong.append((index, cell))
        else:
            seen.add(cell)
    shown = {(x + left, y + top) for _, x, y in stated}
    missing = [card for cell, card in cells.items() if cell not in shown and cell not in wild]
    for index, cell in wrong[: len(wrong) - lost] if lost else wrong:
        _report_cell(course, player, stated[index].card, cell, index)
    if len(missing) > len(wrong):
        names = " ".join(card.code for card in missing)
        verb = "is" if len(missing) == 1 else "are"
        message = f"{names} {verb} planted in {course.game.players[player]}'s arboretum, but not shown here"
        course.findings.report("ARB320", message, ("end", "arboretum", player))


def _report_cell(course: Course, player: int, card: Card, cell: Cell, index: int) -> None:
    at = ("end", "arboretum", player, index)
    there = course.layout.cells[player].get(cell)
    name = course.game.players[player]
    if there is None:
        course.findings.report("ARB320", f"{name} planted no card in this cell", at)
        return
    also = course.whereabouts(there, at)[1]
    course.findings.report(
        "ARB320", f"{name} planted {there.code} in this cell, not {card.code}", at, also=also
    )
