"""One line for each record."""

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Result
from arbcheck.reports.games import drawn
from arbcheck.reports.names import cast
from arbcheck.reports.outcome import Outcome, count
from arbcheck.reports.terminal import PLAIN, Style, painted
from arbcheck.reports.verdict import short, winners


def place(outcome: Outcome, style: Style = PLAIN) -> str:
    """Name a record by its file and its number in it: "game.yaml#1"."""
    return f"{style.safe(outcome.file)}#{outcome.record}"


def line(outcome: Outcome, style: Style = PLAIN) -> str:
    """Tell what became of a record: its status, the totals and the winner, or how much is wrong."""
    told = _found(outcome)
    game = drawn(outcome)
    if game is None:
        told = f": {told}" if told and outcome.status == "invalid" else told and f", {told}"
        return f"{place(outcome, style)}: {_status(outcome, style)}{told}"
    verdict, last = game.brief(outcome, style)
    found = told and f" ({told})"
    return f"{place(outcome, style)}: {_status(outcome, style)}: {verdict}{found}{last}"


def brief(position: Position, result: Result, style: Style) -> tuple[str, str]:
    """Tell the totals and the winner of Arboretum; what is to follow names a winner behind a label."""
    names = cast(position.players, style)
    totals = ", ".join(
        f"{label} {'?' if score.total is None else score.total}"
        for label, score in zip(names.labels, result.scores, strict=True)
    )
    behind = dict(names.legend)
    won = [names.labels[k] for k in winners(position, result) or () if names.labels[k] in behind]
    last = "".join(f"; {label} is {behind[label]}" for label in won)
    return f"{totals}: {short(position, result, names.labels)}", last


def _status(outcome: Outcome, style: Style) -> str:
    code = {"invalid": style.error, "open": style.warning, "provisional": style.warning}
    return painted(code.get(outcome.status, ""), outcome.status)


def _found(outcome: Outcome) -> str:
    """Count errors and warnings; "" when there are none."""
    kinds = [problem.severity for problem in outcome.problems]
    return ", ".join(count(kinds.count(kind), kind) for kind in ("error", "warning") if kind in kinds)
