"""Claims about a game of Avenue as recorded: boxes, totals, the winner."""

from collections.abc import Iterator, Sequence

from arbcheck.records.claims import Claim, players_named
from arbcheck.records.document import Path, Tree
from arbcheck.records.players import by_player
from arbcheck.records.reading import Reading, whole_number

BOXES = ("purple", "green", "total")
"""What is claimed of a player's sheet beside the farm boxes."""


def read_claims(
    reading: Reading, players: Sequence[str], rounds: int | None, node: Tree
) -> tuple[Claim, ...]:
    """Read the claims of a record, one mapping or a list of them; what cannot be read is reported.

    ``rounds`` is the number of rounds that were played, None if that cannot be read.
    """
    if isinstance(node, list):
        parts: list[tuple[Tree, Path]] = [(item, ("claims", index)) for index, item in enumerate(node)]
    else:
        parts = [(node, ("claims",))]
    return tuple(claim for item, path in parts for claim in _claims(reading, players, rounds, item, path))


def _claims(
    reading: Reading, players: Sequence[str], rounds: int | None, node: Tree, path: Path
) -> Iterator[Claim]:
    if not isinstance(node, dict):
        return
    by, note = node.get("by"), node.get("note")
    said_by, noted = (text if isinstance(text, str) else None for text in (by, note))
    where = (*path, "scores")
    for player, key, stated in by_player(reading, players, node.get("scores"), where):
        for kind, number, text, at in _numbers(stated, (*where, key)):
            if number is not None and rounds is not None and number >= rounds:
                played = f"{rounds} round{'' if rounds == 1 else 's'}"
                message = f"a claim about farm box {number + 1}, but the record has {played}"
                reading.report("ARB440", message, reading.at(at))
            elif (value := whole_number(text)) is not None:
                yield Claim(kind, player, None, None, value, said_by, at, number, noted)
    if "winner" in node:
        at = (*path, "winner")
        winners = players_named(reading, players, node["winner"], at)
        if winners is not None:
            yield Claim("winner", None, None, None, winners, said_by, at, note=noted)


def _numbers(stated: Tree, path: Path) -> Iterator[tuple[str, int | None, Tree, Path]]:
    """Yield what is claimed of a player: kind, round, number and place."""
    if isinstance(stated, str):
        yield "total", None, stated, path
    elif isinstance(stated, dict):
        farms = stated.get("farms")
        for number, text in enumerate(farms if isinstance(farms, list) else ()):
            yield "farm", number, text, (*path, "farms", number)
        for kind in BOXES:
            if kind in stated:
                yield kind, None, stated[kind], (*path, kind)
