"""Why a number is different: the fewest misreadings, and the slips, that yield exactly what was claimed.

The order, most economical first (decision D-050): one misreading that yields all numbers which the person has
stated about the player; what follows from the person's own claims; one misreading, those first that yield
more of the person's rejected claims; other slips; and where no single misreading does it, two at once.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import NamedTuple, Protocol

from arbcheck.adjudication.grounds import grounds
from arbcheck.adjudication.ruling import REJECTED, Explanation, Finding, Slip, Together
from arbcheck.adjudication.speaker import Speaker, speaker
from arbcheck.interpretation import SCORE, Misreading, Reading
from arbcheck.records.claims import Claim


class Readings(NamedTuple):
    """The misreadings of a game, and how to ask which two of them cannot hold at once."""

    known: Mapping[str, Misreading]
    conflict: Callable[[Iterable[str]], object]

    @property
    def singles(self) -> tuple[Reading, ...]:
        """Every score misreading alone, in the order of their list."""
        return tuple(frozenset({name}) for name, each in self.known.items() if each.kind == SCORE)

    def pairs(self) -> Iterator[Reading]:
        """Yield every two score misreadings that can hold at once, in the order of their list."""
        for one, other in combinations(self.singles, 2):
            if self.conflict(sorted(one | other)) is None:
                yield one | other

    def listed(self, reading: Reading) -> tuple[str, ...]:
        """Return the ids of a reading in the order of the list of misreadings."""
        return tuple(name for name in self.known if name in reading)

    def grounded(self, finding: Finding) -> Finding:
        """Add what refutes the most economical explanation to what a finding rests on."""
        first = finding.explanations[0].readings if finding.explanations else ()
        ids = {*finding.rules, *finding.decisions}
        for name in first:
            ids.update(self.known[name].refuted_by, self.known[name].decisions)
        rules, decisions = grounds(ids)
        return finding._replace(rules=rules, decisions=decisions)


class Matter(Protocol):
    """What is in dispute, as its game knows it; ``numbers`` and ``kinds`` are kinds of claims.

    Those of ``numbers`` state a number of a player's sheet, those of ``kinds`` are about the score.
    """

    readings: Readings
    numbers: tuple[str, ...]
    kinds: tuple[str, ...]

    @property
    def is_searchable(self) -> bool:
        """Say whether explanations can be looked for at all."""

    def is_known(self, claim: Claim, /) -> bool:
        """Say whether nothing unknown bears upon a claim: only then two misreadings are looked for."""

    def comes_out(self, claim: Claim, reading: Reading, /) -> bool:
        """Say whether a reading yields exactly what is claimed."""

    def following(self, claim: Claim, rejected: set[int], /) -> Sequence[Slip]:
        """Return the slips that follow from the other claims of the same person.

        ``rejected`` holds the identities of the claims that are not right.
        """

    def others(self, claim: Claim, /) -> Sequence[Slip]:
        """Return the other slips that yield exactly what is claimed."""


class Search:
    """Looks for what explains the rejected claims of a dispute; scorings are shared between claims."""

    def __init__(self, matter: Matter, findings: Sequence[Finding]) -> None:
        self.matter = matter
        self.findings = findings
        self._found: dict[tuple[int, Reading], bool] = {}

    def explained(self, index: int) -> Finding:
        """Return a finding with its explanations; one that is not rejected, or is about turns, has none."""
        finding, matter = self.findings[index], self.matter
        claim = finding.claim
        if finding.verdict != REJECTED or claim.kind not in matter.kinds or not matter.is_searchable:
            return finding
        follow = matter.following(claim, self._wrong)
        own = [Explanation((), slip, (index,), whole=False) for slip in follow]
        single = self._readings(index, matter.readings.singles)
        slips = () if follow and claim.kind == "total" else matter.others(claim)
        other = [Explanation((), slip, (index,), whole=False) for slip in slips]
        found = [*filter(_is_whole, single), *own, *(one for one in single if not one.whole), *other]
        searched = "singles"
        if not single and not own and matter.is_known(claim):
            found, searched = [*found, *self._readings(index, matter.readings.pairs())], "pairs"
        return matter.readings.grounded(finding._replace(explanations=tuple(found), searched=searched))

    @cached_property
    def _wrong(self) -> set[int]:
        """The identities of the claims that are not right."""
        return {id(each.claim) for each in self.findings if each.verdict == REJECTED}

    @cached_property
    def _rejected(self) -> dict[Speaker, list[int]]:
        """The rejected findings about what each person claims of the score."""
        found: dict[Speaker, list[int]] = {}
        for number, each in enumerate(self.findings):
            if each.verdict == REJECTED and each.claim.kind in self.matter.kinds:
                found.setdefault(speaker(each.claim), []).append(number)
        return found

    @cached_property
    def _stated(self) -> dict[tuple[Speaker, int | None], list[int]]:
        """The findings about all numbers that a person states about a player."""
        found: dict[tuple[Speaker, int | None], list[int]] = {}
        for number, each in enumerate(self.findings):
            if each.claim.kind in self.matter.numbers:
                found.setdefault((speaker(each.claim), each.claim.player), []).append(number)
        return found

    def _readings(self, index: int, readings: Iterable[Reading]) -> list[Explanation]:
        """Return the readings that yield a rejected claim, those that yield most first."""
        claim = self.findings[index].claim
        found = [self._explanation(index, each) for each in readings if self._yields(index, each)]
        whole = claim.kind in self.matter.numbers
        return sorted(found, key=lambda one: (whole and not one.whole, -len(one.claims)))

    def _explanation(self, index: int, reading: Reading) -> Explanation:
        claim = self.findings[index].claim
        same = self._rejected[speaker(claim)]
        claims = tuple(number for number in same if self._yields(number, reading))
        numbers = self._numbers(claim)
        whole = index in numbers and all(self._yields(number, reading) for number in numbers)
        return Explanation(self.matter.readings.listed(reading), None, claims, whole)

    def _numbers(self, claim: Claim) -> tuple[int, ...]:
        """Return the findings about all numbers that the same person states about the same player."""
        return tuple(self._stated.get((speaker(claim), claim.player), ()))

    def _yields(self, index: int, reading: Reading) -> bool:
        key = (index, reading)
        if key not in self._found:
            self._found[key] = self.matter.comes_out(self.findings[index].claim, reading)
        return self._found[key]

    @cached_property
    def together(self) -> tuple[Together, ...]:
        """What explains everything that one person states about one player, where some of it is wrong."""
        groups = dict.fromkeys(
            self._numbers(each.claim)
            for each in self.findings
            if each.verdict == REJECTED and each.claim.kind in self.matter.numbers
            if self.matter.is_searchable
        )
        return tuple(map(self._together, groups))

    def _together(self, group: tuple[int, ...]) -> Together:
        claim = self.findings[group[0]].claim
        found, searched = self._whole(group, self.matter.readings.singles), "singles"
        if not found and self.matter.is_known(claim):
            found, searched = self._whole(group, self.matter.readings.pairs()), "pairs"
        return Together(claim.by, claim.player or 0, group, found, searched)

    def _whole(self, group: tuple[int, ...], readings: Iterable[Reading]) -> tuple[tuple[str, ...], ...]:
        return tuple(
            self.matter.readings.listed(each)
            for each in readings
            if all(self._yields(number, each) for number in group)
        )


def _is_whole(explanation: Explanation) -> bool:
    return explanation.whole
