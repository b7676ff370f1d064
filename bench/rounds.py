"""How the programs of this folder take times: processor time, and of several rounds the quickest."""

import time
from collections.abc import Callable

ROUNDS = 5


def quickest(work: Callable[[], object]) -> float:
    """Return the seconds of the quickest of several rounds."""
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)
