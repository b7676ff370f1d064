"""The table after a turn, one row a player: the hand, the top of the discard pile, the score so far."""

from collections.abc import Sequence
from itertools import zip_longest

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.position import Hand
from arbcheck.arboretum.replay.outlook import Outlook
from arbcheck.arboretum.replay.steps import State
from arbcheck.reports.outcome import count
from arbcheck.reports.terminal import COLUMNS, Style, pad, painted, width, wrapped
from arbcheck.reports.verdict import Labels

_GAP = "  "
_DRAW_PILE = "draw pile"


def table(
    state: State, labels: Labels, style: Style, scores: Sequence[Outlook] = (), heading: str = "score now"
) -> list[str]:
    """Draw the hands, the discard piles and the scores by player, and what is left of the draw pile.

    Unknown cards of a hand are `_`. Where names are too long for rows of 80 columns each has its own line.
    """
    head = ["", "hand", "top discard", *([heading] if scores else [])]
    rows = [
        [label, _hand(hand), _top(pile), *([points(score)] if score else [])]
        for label, hand, pile, score in zip_longest(labels, state.hands, state.discards, scores)
    ]
    columns = [max(width(cell) for cell in column) for column in zip(*rows, head, strict=True)]
    columns[0] = max(columns[0], len(_DRAW_PILE))
    stacked = sum(columns) + len(_GAP) * len(columns) > COLUMNS
    if stacked:
        columns[0] = len(_DRAW_PILE)
    lines = [painted(style.faint, _row(head, columns))]
    for row in rows:
        lines += [*wrapped(row[0], _GAP), _row(["", *row[1:]], columns)] if stacked else [_row(row, columns)]
    return [*lines, _row([_DRAW_PILE, f"{count(len(state.deck), 'card')} left"], columns)]


def points(score: Outlook) -> str:
    """Write what a player would score: "12", or "3 to 9" while unknown cards decide."""
    return str(score.least) if score.least == score.most else f"{score.least} to {score.most}"


def _row(cells: Sequence[str], columns: Sequence[int]) -> str:
    padded = (pad(cell, column) for cell, column in zip(cells, columns, strict=False))
    return f"{_GAP}{_GAP.join(padded)}".rstrip()


def _hand(hand: Hand) -> str:
    return " ".join(card.code if card else "_" for card in hand) or "-"


def _top(pile: Sequence[Card | None]) -> str:
    """Write the top card of a discard pile and the size of the pile: "Ca6 of 5"; "-" if it is empty."""
    if not pile:
        return "-"
    top = pile[-1].code if pile[-1] else "_"
    return f"{top} of {len(pile)}" if len(pile) > 1 else top
