"""Replaying and scoring a game against reading its YAML; ratios in one run.

    python -m bench.replay [GAMES]

Games are seeded, whole and fully known, of two players (17 to 33 turns), in the canonical form. The measures
are what PyYAML's C parser needs for the events of that text, and what its safe C loader needs to load it.
"""

import sys

import yaml

from arbcheck.arboretum.replay.turns import replay
from arbcheck.arboretum.scoring import score
from arbcheck.records.canonical import canonical_game
from bench.rounds import quickest
from tests.oracle.boards import seeded
from tests.oracle.play import random_game


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    rng = seeded(number)
    games = [random_game(rng, 2, 2018)[0] for _ in range(number)]
    texts = [canonical_game(game) for game in games]

    def parse() -> None:
        for text in texts:
            for _ in yaml.parse(text, Loader=yaml.CLoader):
                pass

    def load() -> None:
        for text in texts:
            yaml.load(text, Loader=yaml.CSafeLoader)

    def judge() -> None:
        for game in games:
            score(replay(game).position)

    parsing, loading, judging = quickest(parse), quickest(load), quickest(judge)
    turns = sum(len(game.turns) for game in games) / number
    size = sum(map(len, texts)) / number
    print(f"{number} games, on average {turns:.0f} turns and {size:.0f} characters; replay and score")
    print(f"{1e6 * judging / number:.0f} us a game; over YAML events {judging / parsing:.2f},", end=" ")
    print(f"over loading the YAML {judging / loading:.2f}")


if __name__ == "__main__":
    main()
