"""How often the search for explanations names just the misreading that a score sheet was filled in by.

    python -m bench.explanations [POSITIONS]

Positions are seeded, finished and reachable, of 2 to 4 players and all shapes. Under every score misreading
three things are claimed as it gives them, where it changes them: each number alone; the sheet of each player
(all species and the total); and the whole table (all sheets, rights and the winner). Told are: in how many
positions it changes the table, how much was claimed, in which share it is the only most economical
explanation, and which others yield the same numbers or sheets where it is not alone. Misreadings that not
even the whole table tells apart come to the same in that position, and nothing in it could.
"""

import sys
from collections import Counter
from collections.abc import Iterator

from arbcheck.adjudication.arboretum.dispute import Dispute
from arbcheck.adjudication.arboretum.explanations import NUMBERS, SINGLES, Search, comes_out
from arbcheck.adjudication.arboretum.verdicts import finding_of
from arbcheck.adjudication.ruling import REJECTED
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.scoring import score
from arbcheck.records.claims import Claim
from tests.oracle.boards import SHAPES, random_position, seeded
from tests.oracle.disputes import right_claims

RIVALS = 3


class Tally:
    """What was counted of one misreading: ``alone`` and ``asked`` by kind of claims, and its rivals."""

    def __init__(self) -> None:
        self.positions = 0
        self.asked = Counter[str]()
        self.alone = Counter[str]()
        self.rivals = Counter[str]()
        self.missed = 0

    def count(self, kind: str, name: str, found: list[str]) -> None:
        """Take in what was found for claims that a misreading has made."""
        self.asked[kind] += 1
        self.missed += name not in found
        self.alone[kind] += found == [name]
        if kind != "tables":
            self.rivals.update(other for other in found if other != name)

    def share(self, kind: str) -> str:
        """Write how many were claimed, and the share that the misreading alone explains."""
        asked = self.asked[kind]
        return f"{asked:6} {100 * self.alone[kind] / asked:5.1f} %" if asked else f"{0:6}       -"


def positions(number: int) -> Iterator[Position]:
    """Make seeded positions."""
    rng = seeded(number)
    for each in range(number):
        yield random_position(rng, 2 + each % 3, SHAPES[each % 4], legal=True)


def examine(position: Position, tallies: dict[str, Tally]) -> None:
    """Claim what every misreading gives in a position, and note what explains it."""
    result = score(position)
    rules = {claim[:5] for claim in right_claims(position, result)}
    dispute = Dispute(position, result, [])
    for [name] in SINGLES:
        table = right_claims(position, dispute.under(frozenset({name})))
        if {claim[:5] for claim in table} == rules:
            continue
        tally = tallies[name]
        tally.positions += 1
        tally.count("tables", name, _of_all(dispute, table))
        for player in range(len(position.players)):
            sheet = [claim for claim in table if claim.kind in NUMBERS and claim.player == player]
            _claim(dispute, sheet, name, tally)


def _of_all(dispute: Dispute, claims: list[Claim]) -> list[str]:
    """Return the misreadings under which all of these claims come out."""
    return [
        name for [name] in SINGLES if all(comes_out(dispute, claim, frozenset({name})) for claim in claims)
    ]


def _claim(dispute: Dispute, sheet: list[Claim], name: str, tally: Tally) -> None:
    dispute.claims = tuple(sheet)
    findings = [finding_of(dispute, claim, "") for claim in sheet]
    wrong = [finding for finding in findings if finding.verdict == REJECTED]
    for together in Search(dispute, findings).together:
        tally.count("sheets", name, [reading for reading, *others in together.readings if not others])
    for finding in wrong:
        tally.count("numbers", name, _of_all(dispute, [finding.claim]))


def main() -> None:
    """Print the table."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 120
    tallies = {name: Tally() for [name] in SINGLES}
    for position in positions(number):
        examine(position, tallies)
    print(f"{number} positions")
    print(
        f"{'misreading':<22}{'changes':>8}{'numbers':>15}{'sheets':>15}{'tables':>15}  others that yield it"
    )
    for name, tally in tallies.items():
        rivals = ", ".join(f"{other} {count}" for other, count in tally.rivals.most_common(RIVALS))
        shares = "".join(f"{tally.share(kind):>15}" for kind in ("numbers", "sheets", "tables"))
        print(f"{name:<22}{tally.positions:>8}{shares}  {rivals}")
    print(f"not found at all: {sum(tally.missed for tally in tallies.values())}")


if __name__ == "__main__":
    main()
