"""Problems as workflow commands, which GitHub shows beside the lines of a pull request."""

from arbcheck.problems import Problem
from arbcheck.reports.outcome import Outcome, in_order
from arbcheck.reports.terminal import shown


def report(outcome: Outcome) -> str:
    """Write a command for each problem of a record, in order of place; "" if there are none."""
    return "\n".join(command(problem, outcome.file) for problem in in_order(outcome.problems))


def command(problem: Problem, file: str) -> str:
    """Write `::error file=…,line=…,col=…,title=…::message`; a message of several lines stays one command."""
    at = problem.span
    properties = {
        "file": file,
        "line": str(at.line),
        "col": str(at.column),
        "endColumn": str(at.column + at.length),
        "title": f"arbcheck {problem.code}",
    }
    written = ",".join(f"{name}={_property(text)}" for name, text in properties.items())
    rule = f" ({problem.rule})" if problem.rule else ""
    told = f"{shown(problem.message)}{rule}"
    if problem.help:
        told += f"\nhelp: {shown(problem.help)}"
    return f"::{problem.severity} {written}::{_data(told)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(shown(text)).replace(":", "%3A").replace(",", "%2C")
