"""How long the commands take to start, against `python -c pass`: medians of interleaved runs, wall time.

    python -m bench.start_up PYTHON [ROUNDS]

PYTHON is the interpreter of an environment into which arbcheck was installed as a wheel, so that its modules
are byte-compiled: an editable install is slower. Where check-jsonschema is installed, it is measured too.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

from arbcheck import data

RULEBOOK = data.path("corpus", "arboretum", "rulebook", "rulebook-2018.yaml")
GAME = """\
arbcheck: 1
players: [Talia, Jonte]
species: [Cassia, Dogwood, Jacaranda, Maple, Oak, Willow]
turns:
  - {player: Talia, draw: [deck, deck], play: Oa1, discard: Wi2}
  - {player: Jonte, draw: [deck, deck], play: Ma4, discard: Ca3}
finished: false
"""


def lines(python: str, game: str) -> dict[str, list[str]]:
    """Return the command lines to measure, by name."""
    program = os.path.join(os.path.dirname(python), "arbcheck")
    checker = os.path.join(os.path.dirname(python), "check-jsonschema")
    found = {
        "python -c pass": [python, "-c", "pass"],
        "score": [program, "score", RULEBOOK],
        "validate": [program, "validate", RULEBOOK],
        "--help": [program, "--help"],
        "score --help": [program, "score", "--help"],
        "explain R11": [program, "explain", "R11"],
        "explain one-wins": [program, "explain", "one-wins"],
        "schema record": [program, "schema", "record"],
        "fmt": [program, "fmt", RULEBOOK],
        "new": [program, "new", "Talia", "Jonte"],
        "replay": [program, "replay", game],
        "adjudicate": [program, "adjudicate", RULEBOOK, "--claim", "Talia=19"],
        "draw": [program, "draw", RULEBOOK],
        "tell-apart, hands": [program, "tell-apart", "canonical", "table-one-cancels"],
        "tell-apart, paths": [program, "tell-apart", "canonical", "several-paths"],
        "tell-apart, games": [program, "tell-apart", "canonical", "ascending-planting"],
    }
    if os.path.exists(checker):
        found["check-jsonschema"] = [
            checker,
            "--schemafile",
            data.path("schemas", "record.schema.json"),
            RULEBOOK,
        ]
    return found


def main() -> None:
    python, rounds = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 30
    times: dict[str, list[float]] = {}
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}  # else: the source tree
    with tempfile.TemporaryDirectory() as folder:
        game = os.path.join(folder, "game.yaml")
        with open(game, "w", encoding="utf-8") as file:
            file.write(GAME)
        for _ in range(rounds):
            for name, line in lines(python, game).items():
                start = time.perf_counter()
                done = subprocess.run(line, cwd=folder, capture_output=True, check=False, env=env)
                times.setdefault(name, []).append(time.perf_counter() - start)
                if done.returncode not in (0, 3):  # 3: unknown cards leave the game open
                    raise SystemExit(f"{name}: {done.stderr.decode()}")
    base = statistics.median(times["python -c pass"])
    for name, taken in times.items():
        median = statistics.median(taken)
        print(f"{name:20} {1000 * median:6.1f} ms {median / base:6.2f} x python -c pass")


if __name__ == "__main__":
    main()
