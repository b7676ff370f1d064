"""`arbcheck new`: print the commented skeleton of a record, or put it into a new file."""

import re
from collections.abc import Callable, Sequence

from arbcheck.arboretum.editions import SPECIES_IN_PLAY
from arbcheck.cli.options import Line
from arbcheck.cli.output import FINE, USAGE, results, trouble
from arbcheck.records.document import Origin
from arbcheck.records.loading import load_text
from arbcheck.records.players import normal, read_players
from arbcheck.records.reading import Reading
from arbcheck.records.yaml_writing import in_flow
from arbcheck.reports.terminal import shown


def run(line: Line) -> int:
    """Print a skeleton for players of the given names; returns the exit status.

    A file named by ``output`` that exists already is left as it is. `-` is standard output.
    """
    names, values = line.files, line.values
    if "game" in values and "position" in values:
        trouble("--game does not go with --position")
        return USAGE
    if "avenue" in values and "edition" in values:
        trouble("--edition is for Arboretum, and does not go with --avenue")
        return USAGE
    number = int(values.get("players", "0")) or len(names) or min(SPECIES_IN_PLAY)
    players = [normal(name) for name in names] or [f"Player {player + 1}" for player in range(number)]
    game = "avenue" if "avenue" in values else "arboretum"
    refused = _refused(players, number, game)
    if refused:
        trouble(shown(refused))
        return USAGE
    skeleton = _SKELETONS[game]()["game" if "game" in values else "position"]
    text = skeleton(players, int(values.get("edition", "2018")))
    output = values.get("output", "-")
    if output == "-":
        with results({}) as stream:
            stream.buffer.write(text.encode())
        return FINE
    try:
        with open(output, "xb") as file:
            file.write(text.encode())
    except FileExistsError:
        trouble(f"{shown(output)} is there already, and stays as it is")
        return USAGE
    return FINE


Skeletons = dict[str, Callable[[Sequence[str], int], str]]
"""By what is wanted, "position" or "game", what writes it for players and an edition."""


def _arboretum() -> Skeletons:
    from arbcheck.records.skeleton import game_skeleton, position_skeleton

    return {"position": position_skeleton, "game": game_skeleton}


def _avenue() -> Skeletons:
    from arbcheck.records.avenue.skeleton import moves_skeleton, sheet_skeleton

    return {"position": sheet_skeleton, "game": moves_skeleton}


_SKELETONS: dict[str, Callable[[], Skeletons]] = {"arboretum": _arboretum, "avenue": _avenue}
_NUMBERS = {"arboretum": SPECIES_IN_PLAY}
"""How many players a game can have, where that is not free."""


def _refused(players: Sequence[str], number: int, game: str) -> str | None:
    """Say what is wrong with the players, if anything is."""
    if number not in _NUMBERS.get(game, (number,)):
        return f"Arboretum is for 2 to 4 players, not for {number}"
    if len(players) != number:
        return f"{len(players)} names are given, but {number} players asked for"
    if any(re.search("[\ud800-\udfff]", name) for name in players):
        return "a name holds bytes that are not UTF-8"
    listed = ", ".join(map(in_flow, players))
    reading = Reading(load_text(f"players: [{listed}]", Origin("names", "yaml")))
    read_players(reading, list(players))
    return reading.problems[0].message if reading.problems else None
