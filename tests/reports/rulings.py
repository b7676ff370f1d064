"""Rulings that the sheets are drawn of: of disputes in the corpus, and of tables written in the tests."""

from functools import cache
from io import BytesIO
from pathlib import Path

from arbcheck import data
from arbcheck.adjudication.court import rule_on, spoken_claims
from arbcheck.adjudication.ruling import Ruling
from arbcheck.conformance.case import Case, read_cases, subjects
from arbcheck.records.record import read_record
from arbcheck.records.stream import documents
from arbcheck.reports.ruling_words import Pen

HANDS = ("Oa5 Ca1 Ca2 Do1 Do2 Ja1 Ja2", "Ca3 Ca4 Do3 Do4 Ja3 Ja4 Do5")
"""Talia holds the only Oak, so the right to it is hers; nobody holds a Maple or a Willow."""
SPECIES = "[Cassia, Dogwood, Jacaranda, Maple, Oak, Willow]"
_WITHOUT_PATH = ("Ca8", "Wi5", "Ja8", "Wi7", "Ca7")
TURNS = """\
  - {player: Talia, draw: [deck, deck], play: Oa5, discard: Wi1}
  - {player: Jonte, draw: [deck, deck], play: Ma1, discard: Wi2}
"""


@cache
def _cases() -> dict[str, Case]:
    folder = Path(data.path("corpus", "arboretum", "disputes"))
    found = [case for file in sorted(folder.glob("*.yaml")) for case in read_cases(str(file))]
    return {case.id: case for case in found if isinstance(case, Case)}


def dispute(name: str, scope: str = "suggested") -> Ruling:
    """Rule on a dispute of the corpus; its file has a name that is the same everywhere."""
    (document,) = subjects(_cases()[f"dispute-{name}"])
    ruling = rule_on(read_record(document), (), scope)
    return ruling._replace(outcome=ruling.outcome._replace(file="dispute.yaml"))


def table(
    talia: str,
    jonte: str = "",
    *,
    hands: tuple[str, str] = HANDS,
    players: tuple[str, str] = ("Talia", "Jonte"),
    more: str = "",
) -> str:
    """Return the text of an unfinished end position of two; the arboretums are rows parted by `/`.

    Unless it is given, Jonte's is as large as Talia's and has no path.
    """
    jonte = jonte or " ".join(_WITHOUT_PATH[: len([word for word in talia.split() if word not in "./"])])
    first, second = ([f'"{row.strip()}"' for row in rows.split("/")] for rows in (talia, jonte))
    return (
        f"arbcheck: 1\nplayers: [{', '.join(map(quoted, players))}]\nspecies: {SPECIES}\nend:\n"
        f"  {quoted(players[0])}: {{hand: {hands[0]}, arboretum: [{', '.join(first)}]}}\n"
        f"  {quoted(players[1])}: {{hand: {hands[1]}, arboretum: [{', '.join(second)}]}}\n"
        f"finished: false\n{more}"
    )


def game(turns: str = TURNS, more: str = "finished: false\n") -> str:
    """Return the text of a game of two."""
    return f"arbcheck: 1\nplayers: [Talia, Jonte]\nspecies: {SPECIES}\nturns:\n{turns}{more}"


def quoted(name: str) -> str:
    """Write a name so that YAML reads it as it is."""
    return "'" + name.replace("'", "''") + "'"


def ruled(text: str, *claims: str, scope: str = "suggested") -> Ruling:
    """Rule on the claims of a record and on more of them, written as for `--claim`."""
    (document,) = documents(BytesIO(text.encode()), "table.yaml", form="yaml")
    record = read_record(document)
    return rule_on(record, spoken_claims(record, claims), scope)


def pen(*labels: str) -> Pen:
    """Return a pen that writes texts as they are."""
    return Pen(labels or ("Talia", "Jonte"), str)
