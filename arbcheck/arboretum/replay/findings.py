"""What a replay finds wrong, and which reading of each slip it goes on from."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeVar

from arbcheck.problems import Handle, Place, Problem, problem

Repairs = Mapping[Handle, int]
"""Which of the possible readings of a slip a replay goes on from, by the fact that the slip is in."""

WAIVED = frozenset(
    {
        "ARB301",
        "ARB302",
        "ARB304",
        "ARB305",
        "ARB306",
        "ARB307",
        "ARB310",
        "ARB311",
        "ARB312",
        "ARB316",
        "ARB324",
    }
)
"""Problems that `irregular` turns into warnings; what cannot have happened at all stays an error (D-028)."""

LONGEST = 60
"""Turns from which on no reading of a slip is tried: no game has so many."""

T = TypeVar("T")


_COUNTED = Problem("", "", (), "", None, "")


class Slip(NamedTuple):
    """A slip that can be read in several ways, and how many problems there are up to it."""

    readings: int
    problems: int


class Findings:
    """The problems of one replay in the order of the facts, and the slips that can be read in several ways.

    ``waived`` is set while a turn is checked that carries `irregular`. ``counting`` is set in a replay of
    which only the number of problems is wanted; they all look alike then. ``slips`` stands by the facts in
    which there was a choice; ``repairs`` chooses, and the first reading is taken otherwise.
    """

    __slots__ = ("counting", "problems", "repairs", "slips", "waived")

    def __init__(self, repairs: Repairs) -> None:
        self.counting = False
        self.problems: list[Problem] = []
        self.repairs = repairs
        self.slips: dict[Handle, Slip] = {}
        self.waived = False

    def report(
        self,
        code: str,
        message: str,
        at: Handle,
        *,
        also: Iterable[tuple[Place, str]] = (),
        severity: str | None = None,
    ) -> None:
        """Add a problem; in an irregular turn it is a warning where that is possible (D-028)."""
        if self.counting:
            self.problems.append(_COUNTED)
            return
        if severity is None and self.waived and code in WAIVED:
            severity = "warning"
        self.problems.append(problem(code, message, at, also=also, severity=severity))

    def mend(self, at: Handle, *readings: Callable[[], T]) -> T:
        """Go on from one of the readings of a slip; the likeliest is to come first."""
        if len(readings) > 1:
            self.slips[at] = Slip(len(readings), len(self.problems))
        return readings[self.repairs.get(at, 0)]()
