"""Claims about Arboretum heard one by one: the findings, what explains them together, whether it matters."""

from collections.abc import Sequence

from arbcheck.adjudication.arboretum.dispute import Dispute
from arbcheck.adjudication.arboretum.explanations import SINGLES, Search
from arbcheck.adjudication.arboretum.names import name_of
from arbcheck.adjudication.arboretum.spoken import Seat, read_claim, read_name
from arbcheck.adjudication.arboretum.turn_reasons import turn_explained
from arbcheck.adjudication.arboretum.turn_verdicts import TURN_KINDS, turn_finding, turns_of
from arbcheck.adjudication.arboretum.verdicts import finding_of
from arbcheck.adjudication.ruling import UNDECIDED, Finding, Heard, Irregular, Missing, first_error
from arbcheck.adjudication.sensitivity import sensitivity
from arbcheck.adjudication.speech import Unreadable
from arbcheck.records.claims import Claim
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record


def claims_of(record: Record) -> tuple[Claim, ...]:
    """Return the claims that a record holds."""
    return record.played.claims if record.played else ()


def players_of(record: Record) -> tuple[str, ...]:
    """Return the names of the players, as far as they can be read."""
    return record.played.header.players if record.played else ()


def spoken_claims(record: Record, texts: Sequence[str]) -> list[Claim]:
    """Read claims in one line each, about a record whose players are known; Unreadable where one is none."""
    tree = record.document.tree
    turns = tree.get("turns") if isinstance(tree, dict) else None
    count = len(turns) if isinstance(turns, list) else None
    seat = Seat(players_of(record), count, record.played.species if record.played else None)
    return [read_claim(text, seat) for text in texts]


def hear(record: Record, outcome: Outcome, claims: Sequence[Claim], scope: str) -> Heard:
    """Rule on claims about a record, whose outcome by the rules is known.

    With errors in the record only claims about turns are decided.
    """
    names = [name_of(claim, players_of(record)) for claim in claims]
    turns = turns_of(record)
    dispute, broken = None, Missing("errors", text=first_error(record.problems))
    if outcome.position is not None and outcome.result is not None:
        dispute = Dispute(outcome.position, outcome.result, claims, outcome.open)
    findings: list[Finding] = []
    for claim, name in zip(claims, names, strict=True):
        if claim.kind in TURN_KINDS:
            found = turn_finding(turns, claim, name)
            findings.append(turn_explained(record, found, len(findings)))
        elif dispute is None:
            findings.append(Finding(claim, name, UNDECIDED, None, (), ("D-049",), None, missing=(broken,)))
        else:
            findings.append(finding_of(dispute, claim, name))
    irregular = _irregular(record)
    if dispute is None:
        return Heard(irregular, tuple(findings), (), None)
    search = Search(dispute, findings)
    explained = tuple(search.explained(index) for index in range(len(findings)))
    asked = SINGLES if dispute.is_searchable else ()
    matters = sensitivity(dispute.standing, explained, search.together, asked, scope)
    matters = matters._replace(searched=dispute.is_searchable)
    return Heard(irregular, explained, search.together, matters)


def _irregular(record: Record) -> tuple[Irregular, ...]:
    replay = record.played.replay if record.played else None
    turns = replay.game.turns if replay else ()
    return tuple(
        Irregular(number, turn.irregular)
        for number, turn in enumerate(turns, 1)
        if turn.irregular is not None
    )


def named(record: Record, text: str) -> str | None:
    """Return the name of a claim as a Finding has it, however it is spelt; None where it is none."""
    players = players_of(record)
    try:
        return name_of(Claim(*read_name(text, Seat(players)), 0, None, ()), players)
    except Unreadable:
        return None
