"""Checking, replaying and scoring a file of games, against the usual way and against libyaml alone.

    python -m bench.throughput [GAMES]

Games are seeded, whole and fully known, of two players. Figures are ratios of processor times in one run.
The usual way (`bench/usual.py`) only loads and holds against the schema.
"""

import json
import os
import sys
import tempfile
from itertools import count, islice

import yaml

from arbcheck.records.canonical import canonical_game
from arbcheck.records.document import Origin
from arbcheck.records.loading import load_text
from arbcheck.records.record import outcome_of, read_record
from arbcheck.records.sources import Missing, read_sources
from bench.rounds import quickest
from bench.usual import faults
from tests.oracle.boards import seeded
from tests.oracle.play import random_game


def _judge(path: str) -> None:
    for document in read_sources([path]):
        assert not isinstance(document, Missing)  # noqa: S101 - a figure of nothing would be worth nothing
        outcome = outcome_of(read_record(document))
        assert outcome.status == "final"  # noqa: S101


def _parse(path: str) -> None:
    """Let libyaml parse a file, and make nothing of its events."""
    with open(path, "rb") as file:
        yaml.CLoader(file).raw_parse()


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    rng = seeded(number)
    games = (random_game(rng, 2, 2018)[0] for _ in count())
    texts = [canonical_game(game) for game in islice((game for game in games if game.finished), number)]
    with tempfile.TemporaryDirectory() as folder:
        stream, lines = os.path.join(folder, "games.yaml"), os.path.join(folder, "games.jsonl")
        with open(stream, "w", encoding="utf-8") as file:
            file.write("---\n".join(texts))
        with open(lines, "w", encoding="utf-8") as file:
            file.writelines(
                json.dumps(load_text(text, Origin(stream, "yaml")).tree, ensure_ascii=False) + "\n"
                for text in texts
            )
        arbcheck = quickest(lambda: _judge(stream))
        json_lines = quickest(lambda: _judge(lines))
        usual = quickest(lambda: list(faults(stream)))
        libyaml = quickest(lambda: _parse(stream))
    print(f"{number} games of two players; check, replay and score: {number / arbcheck:.0f} games/s as YAML")
    print(f"the usual way / arbcheck = {usual / arbcheck:.2f}")
    print(f"arbcheck / libyaml alone = {arbcheck / libyaml:.2f}")
    print(f"arbcheck from YAML / from JSON lines = {arbcheck / json_lines:.2f}")


if __name__ == "__main__":
    main()
