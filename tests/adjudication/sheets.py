"""Games of Avenue written down in a few lines, to be disputed."""

from arbcheck.adjudication.avenue.slip import BoxSlip
from arbcheck.adjudication.court import rule_on, spoken_claims
from arbcheck.adjudication.ruling import Finding, Ruling
from tests.records.written import read

ROUNDS = """\
rounds:
  - {farm: D, cards: 3y 5y 3 2y 3 6y}
  - {farm: B, cards: 3 1y 4y 5y 3y}
  - {farm: F, cards: 2 4y 6y 5 1 4 5 4y 2y}
  - {farm: E, cards: 5y 1y 6 2y 2 6 1 6y}
  - {farm: C, cards: 1y 3y 3y 5 2y}
"""
MOVES = """\
    - e4 f4 d1 e5 b6 b3
    - g2 g3 f5 g4 peek
    - f6 g6 a6 f3 b4 a5 peek b2 a2
    - peek d5 a1 c5 a4 c4 e1 a3
    - d2 c3 d4 peek c2
"""
UNMARKED = """\
    roads: |
      6 . . 3 1 . .
      2 4 2 1 . . 3
      6 6 3 . . 5 1
      2 1 6 3 3 5 5
      4 . 2 1 2 4 .
      6 3 . . . 2 4
"""


def head(*players: str) -> str:
    return f"arbcheck: 1\ngame: avenue\nplayers: [{', '.join(players)}]\nsheet: practice\n"


WORKED = f"{head('Ana')}{ROUNDS}moves:\n  Ana:\n{MOVES}"
"""The worked example: connected 2, 1, 1, 3, 3; boxes 2, 0, 1, 3, 0; castles 2 and 1; 9 less 10 is -1."""
TWINS = f"{head('Ana', 'Ben')}{ROUNDS}moves:\n  Ana:\n{MOVES}  Ben:\n{MOVES}"
"""Two players who drew the same: -1 and a highest box of 3 each."""
OPEN = f"{head('Ana', 'Ben')}{ROUNDS}moves:\n  Ana:\n{MOVES}end:\n  Ben:\n{UNMARKED}"
"""Ben's sheet has no round marks: D at most 3, B 1, F 1, E 3 connected, C 3, castles 2 and 1."""


BEHIND = f"""{head("Ana", "Ben")}rounds:
  - {{farm: D, cards: 5y 5y 1y 2y}}
  - {{farm: E, cards: 1 2 6}}
moves:
  Ana: [e4 f4 g1 e1, d5 c5 c4]
end:
  Ben:
    roads: |
      1 2 1 2 6 . .
      . . . . . . .
      . . . . . . .
      . . . . 5 5 .
      . . . . . . .
      . . . . . . .
finished: false
"""
"""Ana has 2 and 3. Ben's D had 0 or 2, his E has no road: -10 or -3, so that Ana wins in any case."""


def ruled(record: str, *claims: str, scope: str = "suggested") -> Ruling:
    """Rule on what a record claims, and on claims in one line each."""
    found = read(record)
    return rule_on(found, spoken_claims(found, claims), scope)


def finding(record: str, *claims: str) -> Finding:
    """Rule on claims; return the finding on the last one."""
    return ruled(record, *claims).findings[-1]


def slips(found: Finding) -> list[str]:
    """Return the ids of the slips that explain a claim."""
    return [each.slip.id for each in found.explanations if each.slip]


def slip(found: Finding, name: str) -> BoxSlip:
    """Return the slip of an id that explains a claim."""
    told = (each.slip for each in found.explanations if isinstance(each.slip, BoxSlip))
    return next(each for each in told if each.id == name)


def readings(found: Finding) -> list[tuple[str, ...]]:
    """Return the misreadings that explain a claim."""
    return [each.readings for each in found.explanations if each.readings]
