"""Sums in hand and who may score, in words that all reports share (R10-R13)."""

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Right
from arbcheck.reports.verdict import Labels

_ALL = {2: "both", 3: "all three", 4: "all four"}


def sum_in_hand(position: Position, right: Right, player: int) -> str:
    """Write a player's cards of a species with their sum: "3+8 = 11", "(8) = 0", "3+_ = ?", "-"."""
    hand = position.hands[player]
    struck = right.cancelled is not None and player in right.cancelled
    values = sorted(card.value for card in hand if card is not None and card.species == right.species)
    terms = [f"({value})" if struck and value == max(values) else str(value) for value in values]
    known = sum(values) - (max(values) if struck and values else 0)
    total = right.sums[player]
    if total != known and None in hand:
        terms.append("_")
    if not terms and not total:
        return "-" if total == 0 else "?"
    text = "?" if total is None else str(total)
    return text if terms == [text] else f"{'+'.join(terms)} = {text}"


def notes(position: Position, right: Right, labels: Labels) -> list[str]:
    """Say what the sums alone do not: a tie, a cancelled 8, a species that nobody holds, an open right."""
    said = []
    if right.holders is None:
        said.append("open")
    elif right.reason == "nobody-holds":
        said.append("nobody holds it: all may score")
    elif right.reason == "tie":
        said.append(f"tied: {_ALL.get(len(right.holders), 'nobody')} may score")
    one = Card(right.species, 1)
    for player in right.cancelled or ():
        holders = [labels[k] for k, hand in enumerate(position.hands) if one in hand and k != player]
        owner = holders[0] if holders else "an opponent"
        said.append(f"{owner}'s 1 makes {labels[player]}'s 8 count 0")
    return said


def is_unheld(right: Right) -> bool:
    """Say whether it is certain that nobody holds a species, so that there are no sums to show (R13)."""
    return right.reason == "nobody-holds" and right.holders is not None


def key(position: Position) -> tuple[str, ...]:
    """Explain the signs for what is not known; nothing where they do not occur."""
    if any(None in hand for hand in position.hands):
        return ("_ unknown cards", "? a sum that they decide", "open: they decide who may score")
    return ()
