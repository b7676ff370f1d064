"""`arbcheck adjudicate`: hold the claims of records, and those of `--claim`, against the rules."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from arbcheck.adjudication.arboretum.spoken import Unreadable
from arbcheck.adjudication.court import hears, rule_on, spoken_claims
from arbcheck.adjudication.ruling import REJECTED, UNDECIDED, Ruling
from arbcheck.cli.options import Line
from arbcheck.cli.output import FINE, OPEN, USAGE, WRONG, results, style_of, trouble, worst
from arbcheck.cli.records import Run
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record, checked
from arbcheck.reports import quiet
from arbcheck.reports.diagnostics import excerpt
from arbcheck.reports.terminal import Style, shown

if TYPE_CHECKING:
    from arbcheck.adjudication.avenue.boxes import Ruling as OnBoxes

_NO_CLAIMS = (
    "nobody claims anything here; add `claims:` to the record, or give --claim, as in --claim NAME.oak=9"
)
_OF_VERDICTS = {REJECTED: WRONG, UNDECIDED: OPEN}


def run(line: Line) -> int:
    """Rule on the records of a command line; returns the exit status."""
    court = _Court(line)
    going = Run(line, court.judge)
    with results(line.values) as stream:
        style, form = style_of(line.values, stream), line.values.get("format", "text")
        for text in _texts(court.rulings(going.outcomes()), form, style):
            stream.write(text)
    return worst(going.status, court.status)


class _Court:
    """Rules on records one by one; ``status`` tells what the verdicts mean for the exit status."""

    def __init__(self, line: Line) -> None:
        self.status = FINE
        self._said = line.values["claim"].split("\n") if "claim" in line.values else []
        self._scope = "all" if "sensitivity" in line.values else "suggested"
        self._ruling: Ruling | OnBoxes | None = None
        self._told: set[str] = set()

    def judge(self, record: Record) -> Outcome:
        """Rule on a record, as `Run` asks for it; the ruling is kept for `rulings`."""
        self._ruling = None
        if record.is_valid and record.game not in _RULES and not hears(record):
            self.status = worst(self.status, USAGE)
            outcome = checked(record)
            trouble(f"{quiet.place(outcome)}: claims about {record.game} are not ruled on")
            return outcome
        try:
            ruling = _RULES.get(record.game or "", _by_proofs)(record, self._said, self._scope)
        except Unreadable as fault:
            self._refuse(fault)
            return checked(record)._replace(status="valid")
        self._ruling = ruling
        return ruling.outcome

    def rulings(self, outcomes: Iterator[Outcome]) -> Iterator["Ruling | OnBoxes"]:
        """Yield the ruling of each record that has claims, or that cannot have any for its errors."""
        for outcome in outcomes:
            ruling = self._ruling
            if ruling is None:
                continue
            for finding in ruling.findings:
                self.status = worst(self.status, _OF_VERDICTS.get(finding.verdict, FINE))
            if not ruling.findings and outcome.status != "invalid":
                self.status = worst(self.status, USAGE)
                trouble(f"{quiet.place(outcome)}: {_NO_CLAIMS}")
                continue
            yield ruling

    def _refuse(self, fault: Unreadable) -> None:
        """Tell once why a claim of the command line cannot be read, with a caret under the piece."""
        self.status = worst(self.status, USAGE)
        problem = fault.problem
        lines = [f"error[{problem.code}] {shown(problem.message)}", *excerpt(fault.said, problem.span)]
        lines += [f"    help: {shown(problem.help)}"]
        text = "\n".join(lines)
        if text not in self._told:
            trouble(text)
        self._told.add(text)


def _by_proofs(record: Record, said: Sequence[str], scope: str) -> Ruling:
    """Rule on a record of Arboretum, and on one of which not even the game is known."""
    return rule_on(record, spoken_claims(record, said), scope)


def _on_boxes(record: Record, said: Sequence[str], scope: str) -> "OnBoxes":
    from arbcheck.cli.adjudicate_boxes import rule

    return rule(record, said, scope)


_RULES: dict[str, Callable[[Record, Sequence[str], str], "Ruling | OnBoxes"]] = {"avenue": _on_boxes}
"""How the claims about a game are ruled on, where it is not as in Arboretum."""


def _written(ruling: "Ruling | OnBoxes", form: str, style: Style) -> str:
    """Write a ruling in a form."""
    if isinstance(ruling, Ruling):
        report = import_module(f"arbcheck.reports.ruling_{form}").report
    else:
        report = getattr(import_module("arbcheck.reports.avenue.ruling"), f"as_{form}")
    return str(report(ruling, style))


def _texts(rulings: Iterable["Ruling | OnBoxes"], form: str, style: Style) -> Iterator[str]:
    """Yield what is printed of each ruling; several are parted by an empty line, JSON stands one a line."""
    gap = ""
    for ruling in rulings:
        yield f"{gap}{_written(ruling, form, style)}\n"
        gap = "" if form == "json" else "\n"
