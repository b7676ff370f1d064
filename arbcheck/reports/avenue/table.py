"""A score of Avenue as rows of the table that other tools read: one for each player and box."""

from arbcheck.avenue.result import Result
from arbcheck.reports.table import Row


def rows(result: Result, bare: Row) -> list[Row]:
    """Return the rows of a score; ``species`` is the box: "1" to "5" for the rounds, "purple", "green".

    ``sum`` is the number of grapes that a farm is connected to, ``points`` what stands in the box.
    """
    found = []
    for seat, own in enumerate(result.scores, 1):
        told = bare._replace(
            decided_by=result.decided_by,
            player=own.player,
            seat=seat,
            total=own.total,
            rank=own.rank,
            winner=None if result.winners is None else own.player in result.winners,
        )
        found += [
            told._replace(species=str(number), points=farm.box, sum=farm.connected)
            for number, farm in enumerate(own.farms, 1)
        ]
        found += [
            told._replace(species=castle, points=grapes, sum=grapes)
            for castle, grapes in (("purple", own.purple), ("green", own.green))
        ]
    return found
