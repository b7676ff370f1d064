"""A ruling: what became of each claim, why, and what it rests on; values, which reports put into words."""

from collections.abc import Iterable
from typing import NamedTuple

from arbcheck.adjudication.arboretum import proofs as arboretum
from arbcheck.adjudication.arboretum.slip import Slip as TableSlip
from arbcheck.adjudication.avenue import proofs as avenue
from arbcheck.adjudication.avenue.slip import BoxSlip
from arbcheck.arboretum.cards import Card
from arbcheck.problems import Problem
from arbcheck.records.claims import Claim
from arbcheck.records.outcome import OpenPlace, Outcome

UPHELD, REJECTED, UNDECIDED = "upheld", "rejected", "undecided"
"""What a claim can be found to be."""

Proof = arboretum.Proof | avenue.SheetProofs
"""What a finding is proved by: each game has its own, one for each kind of claim."""
Slip = TableSlip | BoxSlip
"""A slip that is no misreading of a rule: of Arboretum, or of Avenue."""
Value = int | bool | tuple[int, ...] | tuple[Card, ...]
"""What a claim says, or what would have been right: see Claim, whose ``kind`` tells which it is."""


class Missing(NamedTuple):
    """Why a claim cannot be decided from its record.

    ``why`` is "unknown-cards" (``places`` tells where they lie), "unknown-rounds" (``places`` are the sheets
    whose roads do not tell their rounds), "errors" (``text`` names what is wrong), "unfinished",
    "no-turns" (an end position has none), "no-such-turn" (``text`` tells how many turns there were),
    "unread-turn" (that turn cannot be read, or one before it), or "slip-not-shown" (``text`` is what
    `irregular` says and nothing recorded shows).
    """

    why: str
    places: tuple[OpenPlace, ...] = ()
    text: str = ""


def first_error(problems: Iterable[Problem]) -> str:
    """Name what is wrong with a record, by its first error: "a message (ARB201), and 2 more"."""
    errors = [each for each in problems if each.severity == "error"]
    told = [f"{each.message} ({each.code})" for each in errors[:1]]
    return ", and ".join([*told, *([f"{len(errors) - 1} more"] if len(errors) > 1 else [])])


class Explanation(NamedTuple):
    """Where a number that is not right may come from: exactly what was claimed comes out.

    Either ``readings``, ids of misreadings in the order of their list, or a ``slip`` that is none. ``claims``
    are the findings (by index) that come out so: rejected ones of the same person, this one among them.
    ``whole``: with it come out *all* numbers that this person has stated about this player, right ones too.
    """

    readings: tuple[str, ...]
    slip: Slip | None
    claims: tuple[int, ...]
    whole: bool


class Finding(NamedTuple):
    """What became of a claim.

    ``name`` is the claim's name as `--claim` writes it ("Talia.oak"); ``by`` (in ``claim``) who said it.
    ``right`` is what would have been right, None where that is not known; ``rules`` and ``decisions`` are
    those that the verdict rests on. ``explanations`` has only entries for rejected claims, most economical
    first; ``searched`` says how far they were looked for: "no" (nothing to explain, or too many cards
    are unknown), "singles" or "pairs". ``missing`` says why a claim is undecided.
    """

    claim: Claim
    name: str
    verdict: str
    right: Value | None
    rules: tuple[str, ...]
    decisions: tuple[str, ...]
    proof: Proof | None
    explanations: tuple[Explanation, ...] = ()
    searched: str = "no"
    missing: tuple[Missing, ...] = ()


class Together(NamedTuple):
    """Everything that one person has stated about one player's points, of which something is not right.

    ``claims`` are the findings, by index. ``readings`` are the fewest misreadings under which all of these
    numbers come out, all smallest sets; none where no single one does it, and no pair, if ``searched`` is
    "pairs".
    """

    by: str | None
    player: int
    claims: tuple[int, ...]
    readings: tuple[tuple[str, ...], ...]
    searched: str = "singles"


class Standing(NamedTuple):
    """Who wins and how all are placed; None where unknown cards decide. Players are indexes."""

    winners: tuple[int, ...] | None
    ranks: tuple[int | None, ...]
    totals: tuple[int | None, ...]
    decided_by: str | None


class Shift(NamedTuple):
    """The standing under one misreading, and whether the winner or the ranking is another one there."""

    reading: str
    standing: Standing
    winner_changes: bool
    ranking_changes: bool


class Sensitivity(NamedTuple):
    """Whether it matters: the standing by the rules, and under single misreadings.

    ``scope`` is "suggested" (those that explain anybody's claim) or "all" (every score misreading).
    ``searched`` is False where so many cards are unknown that no misreading is asked at all.
    """

    standing: Standing
    scope: str
    shifts: tuple[Shift, ...]
    searched: bool = True


class Irregular(NamedTuple):
    """A turn, counted from 1, in which a slip was let stand, and what the record says of it."""

    turn: int
    text: str


class ReliedOn(NamedTuple):
    """What a ruling rests on: versions, the decisions that its findings name, the shipped corpus's hash."""

    arbcheck: str
    rules_version: str
    decisions: tuple[str, ...]
    corpus: str


class Heard(NamedTuple):
    """What a game has to say in a ruling, named as there."""

    irregular: tuple[Irregular, ...]
    findings: tuple[Finding, ...]
    together: tuple[Together, ...]
    sensitivity: Sensitivity | None


class Ruling(NamedTuple):
    """What a dispute comes to.

    ``outcome`` has the facts: status, position, score, problems. ``players`` are the names, also where the
    record has errors. ``sensitivity`` is None where there is no score.
    """

    outcome: Outcome
    players: tuple[str, ...]
    irregular: tuple[Irregular, ...]
    findings: tuple[Finding, ...]
    together: tuple[Together, ...]
    sensitivity: Sensitivity | None
    relied_on: ReliedOn
