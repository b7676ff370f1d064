"""Long runs: one process against two and a cluster, and the memory that they take; wall time, one run each.

    python -m bench.many [GAMES]

Memory is the greatest that any process of the run had in use, for a fiftieth of the games and for all.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time
from itertools import count, islice

from arbcheck.records.canonical import canonical_game
from tests.oracle.boards import seeded
from tests.oracle.play import random_game

DISTINCT = 200
MEASURED = """
import resource, sys
from arbcheck.__main__ import main
sys.argv = sys.argv[:1] + sys.argv[1:]
status = main()
most = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
print(most, file=sys.stderr)
sys.exit(status)
"""


def run(*arguments: str) -> tuple[float, float]:
    """Run arbcheck; return the seconds it took, and the greatest memory of its processes in MiB."""
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", MEASURED, "score", "-q", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=True,
    )
    return time.perf_counter() - start, int(done.stderr.split()[-1]) / 1024


def write(path: str, texts: list[str], number: int) -> None:
    """Write a file of so many games, the same ones over and over."""
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(f"---\n{texts[index % len(texts)]}" for index in range(number))


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    rng = seeded(number)
    games = (random_game(rng, 2, 2018)[0] for _ in count())
    finished = (game for game in games if game.finished)
    texts = [canonical_game(game) for game in islice(finished, min(DISTINCT, number))]
    with tempfile.TemporaryDirectory() as folder:
        few, many = os.path.join(folder, "few.yaml"), os.path.join(folder, "many.yaml")
        write(few, texts, max(1, number // 50))
        write(many, texts, number)
        base = 0.0
        for jobs in ("1", "2"):
            _, little = run(few, "--jobs", jobs)
            seconds, much = run(many, "--jobs", jobs)
            base = base or seconds
            print(
                f"--jobs {jobs}: {number / seconds:,.0f} games/s, {base / seconds:.2f} x one process;",
                end=" ",
            )
            print(f"{much:.0f} MiB a process, {much / little:.2f} x a fiftieth of the games")
        print(f"--dask, 2 workers: {_on_a_cluster(many, folder, number, base)}")


def _on_a_cluster(path: str, folder: str, number: int, base: float) -> str:
    from distributed import LocalCluster

    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address=None,
        memory_limit=0,
        local_directory=folder,
    ) as cluster:
        seconds, _ = run(path, "--dask", cluster.scheduler_address)
    return f"{number / seconds:,.0f} games/s, {base / seconds:.2f} x one process"


if __name__ == "__main__":
    print(f"this process: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB")
    main()
