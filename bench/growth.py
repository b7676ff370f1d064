"""How the time of a command grows with what it reads: a table of ratios of processor times in one run.

    python -m bench.growth [SHARE]

Each row is a command, run in this process and writing to a file, on an input of size n and on one of 2n.
Where the time is linear the ratio is 2; it is 4 where something looks at everything for everything. It is
below 2 where much of the time does not depend on the input, and somewhat above where so many values are alive
that Python looks through them for garbage. SHARE makes all sizes smaller (0.01: a hundredth), for a try.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from typing import NamedTuple

from arbcheck.__main__ import main as arbcheck
from arbcheck.arboretum.paths import best_paths
from arbcheck.arboretum.replay.turns import replay
from arbcheck.arboretum.scoring import score
from bench import texts
from bench.boards import boards
from bench.rounds import quickest
from tests.oracle.boards import seeded
from tests.oracle.play import random_game

USAGE = 2
"""The exit status of a command line that is not understood."""


class Row(NamedTuple):
    """What grows: its name, the smaller size, the text of a file of a size, its ending, and the command."""

    name: str
    size: int
    text: Callable[[int], str]
    command: Sequence[str]
    ending: str = "yaml"


ROWS = (
    Row("records: positions", 1000, texts.positions, ("score", "--jobs", "1")),
    Row("records: whole games", 200, texts.games, ("score", "--jobs", "1")),
    Row("records: whole games, a page", 100, texts.games, ("score", "-f", "html")),
    Row("records: documents that are none", 5000, texts.tiny, ("validate", "--jobs", "1")),
    Row("records: JSON lines without a game", 2000, texts.json_lines, ("score", "--jobs", "1"), "jsonl"),
    Row("problems of a record: no cards, on one line", 5000, texts.bad_cards, ("score",)),
    Row("the same, as JSON", 5000, texts.bad_cards, ("score", "-f", "json")),
    Row("the same, as a page", 5000, texts.bad_cards, ("score", "-f", "html")),
    Row("the same, as Markdown", 5000, texts.bad_cards, ("score", "-f", "markdown")),
    Row("the same, as SARIF", 5000, texts.bad_cards, ("validate", "-f", "sarif")),
    Row("the same, for GitHub", 5000, texts.bad_cards, ("validate", "-f", "github")),
    Row("problems: keys misspelt", 5000, texts.misspelt, ("score",)),
    Row("problems: one card planted everywhere", 5000, texts.cards_twice, ("score",)),
    Row("problems: a key written again and again", 20000, texts.keys_twice, ("score",), "json"),
    Row("turns that no game has", 2000, texts.wrong_turns, ("score",)),
    Row("draws in one turn", 5000, texts.draws, ("score",)),
    Row("rows of a grid, as many block texts", 5000, texts.block_texts, ("score",)),
    Row("letters of a card's name", 200000, texts.long_word, ("score",)),
    Row("claims of one record", 100, texts.claims, ("adjudicate",)),
    Row("corpus: cases", 500, texts.cases, ("corpus",)),
)


def seconds(row: Row, size: int, folder: str) -> float:
    """Return the seconds of a command on a file of a size; what it prints goes to a file beside it."""
    file = os.path.join(folder, f"input.{row.ending}")
    with open(file, "w", encoding="utf-8") as written:
        written.write(row.text(size))
    output = ["-o", os.path.join(folder, "output")]
    name, *options = row.command
    sys.argv = ["arbcheck", name, file, *options, *output]
    if arbcheck() == USAGE:
        raise ValueError(f"arbcheck does not do this: {' '.join(sys.argv[1:])}")
    return quickest(arbcheck)


def table(share: float) -> None:
    """Print the rows of commands."""
    print(f"{'what grows':45} {'from':>7} {'to':>7} {'ms':>7} {'ms':>7}  ratio")
    with tempfile.TemporaryDirectory() as folder:
        for row in ROWS:
            size = max(int(row.size * share), 1)
            once, twice = seconds(row, size, folder), seconds(row, 2 * size, folder)
            times = f"{1e3 * once:7.1f} {1e3 * twice:7.1f}  {twice / once:.2f}"
            print(f"{row.name:45} {size:7} {2 * size:7} {times}", flush=True)


def cards(number: int) -> None:
    """Print what the best paths of a random board cost for each of its cards."""
    print("\ncards on a board   us a card")
    for size in (7, 10, 20, 40, 80):
        some = boards(number, size, "random")
        time = quickest(lambda some=some: [best_paths(board) for board in some])  # type: ignore[misc]
        print(f"{size:16}   {1e6 * time / number / size:.2f}")


def turns(number: int) -> None:
    """Print what the replay and score of a whole game cost for each of its turns."""
    print("\nplayers   turns   us a turn")
    for players in (2, 3, 4):
        rng = seeded(players)
        games = [random_game(rng, players, 2018)[0] for _ in range(number)]
        time = quickest(lambda games=games: [score(replay(game).position) for game in games])  # type: ignore[misc]
        total = sum(len(game.turns) for game in games)
        print(f"{players:7}   {total / number:5.1f}   {1e6 * time / total:.2f}")


if __name__ == "__main__":
    part = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    table(part)
    cards(max(int(100 * part), 1))
    turns(max(int(100 * part), 1))
