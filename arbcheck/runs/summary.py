"""What a run has come to, in numbers: one counter that can be added up over records, pieces and sittings."""

from collections import Counter

from arbcheck.records.outcome import Outcome
from arbcheck.reports.table import rows_of

Counts = Counter[tuple[str | int, ...]]
"""What was counted: ("record",), ("status", "final"), ("code", "ARB204"), and of scored records
("players", "arboretum", 3), ("win", "arboretum", 3, 1) for a win of the first of three seats, shared ones
too, ("total", "arboretum", 23) for a player's points: 23 is much in one game and little in another."""
SHAPES: dict[str, list[type]] = {
    "record": [],
    "status": [str],
    "code": [str],
    "players": [str, int],
    "win": [str, int, int],
    "total": [str, int],
}
"""What stands in a key of counts behind its first word."""


def counts_of(outcome: Outcome) -> Counts:
    """Count one record; a code counts once however often the record has it."""
    counts: Counts = Counter({("record",): 1, ("status", outcome.status): 1})
    counts.update(("code", code) for code in {problem.code for problem in outcome.problems})
    seats = {row.seat: row for row in rows_of(outcome) if row.seat is not None}
    game = outcome.game or ""
    if seats:
        counts["players", game, len(seats)] += 1
    for seat, row in seats.items():
        if row.total is not None:
            counts["total", game, row.total] += 1
        if row.winner:
            counts["win", game, len(seats), seat] += 1
    return counts
