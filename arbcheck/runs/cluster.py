"""A run on a Dask cluster: the same pieces, handed to workers that may be on other machines.

Workers need arbcheck, and the files under the same names: on shared storage, or as URLs. Dask starts a worker
that died anew and gives its pieces to others; a piece that has killed several is cut into single records, and
the one that kills workers by itself is told as lost (ARB013). Only this process writes, so that whatever is
done twice is told once.
"""

import asyncio
import errno
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import Any, Self

from distributed import Client, KilledWorker
from distributed.comm.core import connect
from distributed.security import Security

from arbcheck.records.sources import Missing
from arbcheck.runs.order import Results, Step, died
from arbcheck.runs.pieces import Piece, single
from arbcheck.runs.work import Done, Task, work, work_through

AHEAD = 4
"""So many pieces a thread of the cluster are handed out before the first has come back."""


PATIENCE = 10.0
"""Seconds in which the scheduler must answer."""
SOON = 2.0
"""After so many seconds without any worker somebody is told that there is none."""
MOST_IDLE = 6
"""So many times as long a cluster may be without any worker: one that died is begun anew within seconds."""


class Cluster:
    """The workers of a cluster, by the address of its scheduler; OSError if nobody answers there.

    ``tell`` takes what somebody who waits should know.
    """

    def __init__(
        self,
        task: Task,
        address: str,
        do: Callable[[Task, Piece], Results] = work_through,
        tell: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._task = task
        self._do = do
        self._address = address
        self._numbers = count()
        self._tell = tell
        self._is_told = False
        try:
            asyncio.run(_ask(address))
            self._client: Any = Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
        except Exception as error:  # each kind of address has its own kinds of trouble
            why = str(error) or f"not a word in {PATIENCE:g} s"
            raise OSError(errno.EHOSTUNREACH, f"no scheduler answers here: {why}", address) from error

    def steps(self, pieces: Iterable[Piece | Missing]) -> Iterator[Step]:
        """Yield the results of all pieces, in order, and each piece when it is done."""
        waiting: deque[tuple[Piece | Missing, Any]] = deque()
        for piece in pieces:
            waiting.append((piece, self._begun(piece)))
            if len(waiting) > AHEAD * max(2, sum(self._client.nthreads().values())):
                yield from self._next(*waiting.popleft())
        while waiting:
            yield from self._next(*waiting.popleft())

    def _begun(self, piece: Piece | Missing) -> Any:  # noqa: ANN401 - distributed is untyped
        if isinstance(piece, Missing) or piece.is_whole_input:
            return None
        key = f"arbcheck-{self._client.id}-{next(self._numbers)}"
        return self._client.submit(self._do, self._task, piece, key=key, pure=False)

    def _next(self, piece: Piece | Missing, future: Any) -> Iterator[Step]:  # noqa: ANN401 - the same
        if not isinstance(piece, Missing):
            yield from work(self._task, piece) if future is None else self._results(piece, future)
        yield piece

    def _results(self, piece: Piece, future: Any) -> Iterator[Done | Missing]:  # noqa: ANN401 - the same
        try:
            found = self._awaited(future)
        except KilledWorker:
            if piece.records > 1:
                for part in single(piece):
                    yield from self._results(part, self._begun(part))
                return
            found = [died(self._task, piece)]
        finally:
            future.release()
        yield from found

    def _awaited(self, future: Any) -> Results:  # noqa: ANN401 - the same
        """Wait for a result, as long as there is anybody to work on it; else OSError."""
        idle, wait = 0.0, min(SOON, PATIENCE)
        while True:
            try:
                found: Results = future.result(timeout=wait)
            except TimeoutError:
                idle = 0.0 if self._client.nthreads() else idle + wait
                if idle >= MOST_IDLE * PATIENCE:
                    raise OSError(errno.EHOSTDOWN, "the cluster has no workers", self._address) from None
                if idle and not self._is_told:
                    self._is_told = True
                    most = f"{MOST_IDLE * PATIENCE:.0f} seconds at most"
                    self._tell(
                        f"{self._address}: no worker is there yet; waiting for one, {most} (Ctrl-C stops)"
                    )
                wait = PATIENCE
            else:
                return found

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._client.close()


async def _ask(address: str) -> None:
    """See whether a scheduler answers; a client that finds none would be long in coming to its end."""
    secured = Security().get_connection_args("client")  # type: ignore[no-untyped-call]
    async with asyncio.timeout(PATIENCE):
        found: Any = await connect(address, PATIENCE, **secured)  # type: ignore[no-untyped-call]
    await found.close()
