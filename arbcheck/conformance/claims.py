"""Verdicts on the claims of a record, in the shape and the words in which a case expects them."""

from arbcheck.adjudication.court import named, rule_on
from arbcheck.adjudication.ruling import Finding, Ruling, Value
from arbcheck.arboretum.cards import Card
from arbcheck.conformance.view import NULL
from arbcheck.records.document import Tree
from arbcheck.records.reading import entries
from arbcheck.records.record import Record

BY = " by "
"""Between a claim's name and who claims it, where two people claim something about one thing."""


def verdicts(record: Record, expected: Tree | None = None) -> dict[str, Tree]:
    """Rule on the claims of a record: their verdicts by name.

    They are named as ``expected`` names them, which may spell a species or quote a name as `--claim` allows.
    Of several claims with one name, each is named with its person: `Talia.oak by Rina`.
    """
    ruling = rule_on(record)
    found = {_name(ruling, finding): _verdict(ruling, finding) for finding in ruling.findings}
    for written, _ in entries(expected):
        claim, by, person = written.rpartition(BY)
        for spelt, rest in ((claim, by + person), (written, "")):
            name = named(record, spelt)
            if name is not None and name + rest in found:
                found[written] = found.pop(name + rest)
                break
    return found


def _name(ruling: Ruling, finding: Finding) -> str:
    alike = sum(each.name == finding.name for each in ruling.findings)
    return (
        f"{finding.name}{BY}{finding.claim.by}"
        if alike > 1 and finding.claim.by is not None
        else finding.name
    )


def _verdict(ruling: Ruling, finding: Finding) -> Tree:
    explained = finding.explanations
    return {
        "verdict": finding.verdict,
        "right": NULL if finding.right is None else _value(ruling, finding.claim.kind, finding.right),
        "readings": list(dict.fromkeys(name for each in explained for name in each.readings)),
        "slips": list(dict.fromkeys(each.slip.id for each in explained if each.slip)),
    }


def _value(ruling: Ruling, kind: str, value: Value) -> Tree:
    """Write what is right as a claim writes it."""
    if not isinstance(value, tuple):
        return str(value).lower()
    if kind == "path":
        return " ".join(each.code for each in value if isinstance(each, Card)) or NULL
    return [ruling.players[each] for each in value if isinstance(each, int)]
