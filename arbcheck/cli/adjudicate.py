"""`arbcheck adjudicate`: hold the claims of records, and those of `--claim`, against the rules."""

from collections.abc import Iterable, Iterator
from importlib import import_module

from arbcheck.adjudication.court import rule_on, spoken_claims
from arbcheck.adjudication.ruling import REJECTED, UNDECIDED, Ruling
from arbcheck.adjudication.speech import Unreadable
from arbcheck.cli.options import Line
from arbcheck.cli.output import FINE, OPEN, USAGE, WRONG, results, style_of, trouble, worst
from arbcheck.cli.records import Run, misuse
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record, checked
from arbcheck.reports import quiet
from arbcheck.reports.diagnostics import excerpt
from arbcheck.reports.terminal import Style, shown

_NO_CLAIMS = "nobody claims anything here; add `claims:` to the record, or give --claim, as in --claim NAME=9"
_EMPTY = "`claims` holds no claim yet; add {} to it, or give --claim, as in --claim NAME=9"
_KINDS = {"avenue": "`scores` or `winner`"}
_OF_ARBORETUM = "`scores`, `rights`, `paths`, `winner`, `legal` or `last_turn`"
_OF_VERDICTS = {REJECTED: WRONG, UNDECIDED: OPEN}


def run(line: Line) -> int:
    """Rule on the records of a command line; returns the exit status."""
    if fault := misuse(line):
        trouble(fault)
        return USAGE
    court = _Court(line)
    going = Run(line, court.judge)
    with results(line.values) as stream:
        style = style_of(line.values, stream)
        form = "quiet" if "quiet" in line.values else line.values.get("format", "text")
        for text in _texts(court.rulings(going.outcomes()), form, style):
            stream.write(text)
    return worst(going.status, court.status)


class _Court:
    """Rules on records one by one; ``status`` tells what the verdicts mean for the exit status."""

    def __init__(self, line: Line) -> None:
        self.status = FINE
        self._said = line.values["claim"].split("\n") if "claim" in line.values else []
        self._scope = "all" if "sensitivity" in line.values else "suggested"
        self._ruling: Ruling | None = None
        self._told: set[tuple[str, str]] = set()
        self._has_claims = False

    def judge(self, record: Record) -> Outcome:
        """Rule on a record, as `Run` asks for it; the ruling is kept for `rulings`."""
        self._ruling = None
        tree = record.document.tree
        self._has_claims = isinstance(tree, dict) and "claims" in tree
        try:
            claims = spoken_claims(record, self._said)
        except Unreadable as fault:
            self._refuse(fault, record)
            return checked(record)._replace(status="valid")
        self._ruling = rule_on(record, claims, self._scope)
        return self._ruling.outcome

    def rulings(self, outcomes: Iterator[Outcome]) -> Iterator[Ruling]:
        """Yield the ruling of each record that has claims, or that cannot have any for its errors."""
        for outcome in outcomes:
            ruling = self._ruling
            if ruling is None:
                continue
            has_errors = any(problem.severity == "error" for problem in outcome.problems)
            if has_errors:
                self.status = worst(self.status, WRONG)
            for finding in ruling.findings:
                self.status = worst(self.status, _OF_VERDICTS.get(finding.verdict, FINE))
            if not ruling.findings and not has_errors:
                self.status = worst(self.status, USAGE)
                trouble(f"{quiet.place(outcome)}: {self._lacking(outcome)}")
                continue
            yield ruling

    def _lacking(self, outcome: Outcome) -> str:
        """Say what is missing where there is nothing to rule on."""
        kinds = _KINDS.get(outcome.game or "", _OF_ARBORETUM)
        return _EMPTY.format(kinds) if self._has_claims else _NO_CLAIMS

    def _refuse(self, fault: Unreadable, record: Record) -> None:
        """Tell why a claim of the command line says nothing about a record, with a caret under the piece.

        What is wrong with it in the same way for another record is told in one line there.
        """
        self.status = worst(self.status, USAGE)
        problem = fault.problem
        head = f"error[{problem.code}] {shown(problem.message)}"
        more = "\n".join([*excerpt(fault.said, problem.span), f"    help: {shown(problem.help)}"])
        known = (head, more) in self._told
        trouble(f"{quiet.place(checked(record))}: {head}" + ("" if known else f"\n{more}"))
        self._told.add((head, more))


def _texts(rulings: Iterable[Ruling], form: str, style: Style) -> Iterator[str]:
    """Yield what is printed of each ruling; several are parted by an empty line, short ones and JSON not."""
    report = import_module(f"arbcheck.reports.ruling_{form}").report
    gap = ""
    for ruling in rulings:
        yield f"{gap}{report(ruling, style)}\n"
        gap = "" if form in ("json", "quiet") else "\n"
