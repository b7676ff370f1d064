"""The turns of a game in their canonical form: one a line, each planting with its cell."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from arbcheck.arboretum.board import Cell
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import Draw, Play, Turn
from arbcheck.arboretum.replay.planting import SIDES
from arbcheck.records.grid_writing import counted_from
from arbcheck.records.players import OWN
from arbcheck.records.turns import part_draw
from arbcheck.records.yaml_writing import in_flow, trimmed


def turns_lines(players: Sequence[str], turns: Sequence[Turn], notes: Sequence[str | None]) -> list[str]:
    """Return the lines of the key `turns`; ``notes`` are those of the turns, as far as there are any."""
    if not turns:
        return ["turns: []"]
    told = zip(turns, zip_longest(placed(turns), notes[: len(turns)]), strict=True)
    return ["turns:", *(f"  - {{{', '.join(_facts(players, turn, *more))}}}" for turn, more in told)]


def _facts(players: Sequence[str], turn: Turn, play: Play | None, note: str | None) -> Iterator[str]:
    yield f"player: {in_flow(players[turn.player])}"
    if turn.draws:
        yield f"draw: [{', '.join(_draw(players, turn.player, draw) for draw in turn.draws)}]"
    if play is not None:
        yield f"play: {_planting(play)}"
    if turn.discard is not None:
        yield f"discard: {turn.discard.code}"
    if turn.irregular is not None:
        yield f"irregular: {in_flow(trimmed(turn.irregular))}"
    if note is not None:
        yield f"note: {in_flow(trimmed(note))}"


def _draw(players: Sequence[str], own: int, draw: Draw) -> str:
    """Write a draw as a text if it is read back as the same, such as `deck Oa4`, else as a mapping."""
    source = draw.source if isinstance(draw.source, str) else players[draw.source]
    source = OWN if draw.source == own else source
    card = draw.card.code if draw.card else None
    text = f"{source} {card}" if card else source
    parted = part_draw(text, players, own)
    if parted.source == draw.source and (parted.card and parted.card.text) == card:
        return in_flow(text)
    return f"{{from: {in_flow(source)}{f', card: {card}' if card else ''}}}"


def _planting(play: Play) -> str:
    if play.at is not None:
        x, y = play.at
        return f"{{card: {play.card.code}, at: [{x}, {y}]}}"
    return f"{play.card.code} {play.side} {play.anchor.code}" if play.anchor else play.card.code


def placed(turns: Sequence[Turn]) -> list[Play | None]:
    """Return the plays of the turns, each with its cell, counted from its player's first card (R7).

    A play whose cell nothing tells stays as it is: one beside a card that the player has not planted, or
    one without a place that is not the player's first. So do all of a player's that lie absurdly far apart.
    """
    plays = [turn.play for turn in turns]
    for player in {turn.player for turn in turns}:
        told = _told(player, turns)
        cells = list(told.values())
        moved = counted_from(cells[0], cells) if cells else None
        for number, cell in zip(told, moved or (), strict=False):
            play = plays[number]
            plays[number] = play and Play(play.card, cell)
    return plays


def _told(player: int, turns: Sequence[Turn]) -> dict[int, Cell]:
    """Return the cells that a player's plays tell, by the numbers of the turns from 0."""
    told: dict[int, Cell] = {}
    spots: dict[Card, Cell] | None = None
    for number, turn in enumerate(turns):
        if turn.player != player or turn.play is None:
            continue
        cell = _cell(turn.play, spots)
        spots = {} if spots is None else spots
        if cell is not None:
            told[number] = spots[turn.play.card] = cell
    return told


def _cell(play: Play, spots: dict[Card, Cell] | None) -> Cell | None:
    """Return the cell of a play in the frame that its player's plays are recorded in, if it is told."""
    if play.at is not None:
        return play.at
    if play.side is None or play.anchor is None:
        return (0, 0) if spots is None else None
    if not spots or play.anchor not in spots:
        return None
    (x, y), (dx, dy) = spots[play.anchor], SIDES[play.side]
    return x + dx, y + dy
