"""Claims about Avenue heard one by one: the findings, what explains them together, whether it matters."""

from collections.abc import Sequence

from arbcheck.adjudication.avenue.dispute import Dispute
from arbcheck.adjudication.avenue.explanations import READINGS, Matter
from arbcheck.adjudication.avenue.spoken import name_of, read_claim, read_name
from arbcheck.adjudication.avenue.verdicts import finding_of, first_wrong_named
from arbcheck.adjudication.ruling import UNDECIDED, Finding, Heard, Missing, first_error
from arbcheck.adjudication.search import Search
from arbcheck.adjudication.sensitivity import sensitivity
from arbcheck.adjudication.speech import Unreadable
from arbcheck.records.claims import Claim
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record


def claims_of(record: Record) -> tuple[Claim, ...]:
    """Return the claims that a record holds."""
    return record.avenue.claims if record.avenue else ()


def players_of(record: Record) -> tuple[str, ...]:
    """Return the names of the players, as far as they can be read."""
    return record.avenue.players if record.avenue else ()


def spoken_claims(record: Record, texts: Sequence[str]) -> list[Claim]:
    """Read claims in one line each; Unreadable where one is none."""
    game = record.avenue.game if record.avenue else None
    rounds = None if game is None else len(game.rounds)
    return [read_claim(text, players_of(record), rounds) for text in texts]


def named(record: Record, text: str) -> str | None:
    """Return the name of a claim as a Finding has it, however it is spelt; None where it is none."""
    players = players_of(record)
    try:
        kind, player, number = read_name(text, players)
    except Unreadable:
        return None
    return name_of(Claim(kind, player, None, None, 0, None, (), number), players)


def hear(record: Record, outcome: Outcome, claims: Sequence[Claim], scope: str) -> Heard:
    """Rule on claims about a record, whose outcome by the rules is known; with errors nothing is decided."""
    names = [name_of(claim, players_of(record)) for claim in claims]
    if outcome.avenue is None:
        missing = (Missing("errors", text=first_error(record.problems)),)
        unruled = (
            Finding(claim, name, UNDECIDED, None, (), ("D-053",), None, missing=missing)
            for claim, name in zip(claims, names, strict=True)
        )
        return Heard((), tuple(unruled), (), None)
    dispute = Dispute(outcome.avenue, claims)
    findings = [finding_of(dispute, claim, name) for claim, name in zip(claims, names, strict=True)]
    search = Search(Matter(dispute), first_wrong_named(findings))
    explained = tuple(search.explained(index) for index in range(len(findings)))
    matters = sensitivity(dispute.standing, explained, search.together, READINGS.singles, scope)
    return Heard((), explained, search.together, matters)
