"""Problems as a SARIF 2.1.0 log, for code scanning and editors."""

from collections.abc import Iterable

from arbcheck import __version__
from arbcheck.problems import Place, Problem, span_of
from arbcheck.problems.registry import Page, page
from arbcheck.reports.outcome import Outcome, in_order
from arbcheck.reports.terminal import shown

Json = dict[str, object]
_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def log(outcomes: Iterable[Outcome]) -> str:
    """Write one log for all records: a run with a result for each problem and a rule for each code met."""
    import json

    return json.dumps(tree(outcomes), indent=2)


def tree(outcomes: Iterable[Outcome]) -> Json:
    """Return the log as dictionaries and lists; columns count code points from 1, ends are exclusive."""
    found = [(outcome, problem) for outcome in outcomes for problem in in_order(outcome.problems)]
    rules = {code: index for index, code in enumerate(sorted({problem.code for _, problem in found}))}
    driver = {"name": "arbcheck", "version": __version__, "rules": [_rule(page(code)) for code in rules]}
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(outcome, problem, rules) for outcome, problem in found],
    }
    return {"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(about: Page) -> Json:
    return {
        "id": about.code,
        "shortDescription": {"text": _text(about.title)},
        "fullDescription": {"text": _text(about.meaning)},
        "help": {"text": _text(about.remedy or about.meaning)},
        "defaultConfiguration": {"level": about.severity},
    }


def _result(outcome: Outcome, problem: Problem, rules: dict[str, int]) -> Json:
    rule = f" ({problem.rule})" if problem.rule else ""
    told = f"{problem.message}{rule}" + (f". {problem.help}" if problem.help else "")
    result: Json = {
        "ruleId": problem.code,
        "ruleIndex": rules[problem.code],
        "level": problem.severity,
        "message": {"text": _text(told)},
        "locations": [{"physicalLocation": _physical(outcome, problem.at)}],
    }
    if problem.also:
        result["relatedLocations"] = [
            {"id": number, "physicalLocation": _physical(outcome, at), "message": {"text": _text(there)}}
            for number, (at, there) in enumerate(problem.also, 1)
        ]
    return result


def _physical(outcome: Outcome, place: Place) -> Json:
    at = span_of(place)
    region = {
        "startLine": at.line,
        "startColumn": at.column,
        "endColumn": at.column + max(at.length, 1),
    }
    return {"artifactLocation": {"uri": _uri(outcome.file)}, "region": region}


def _uri(file: str) -> str:
    """Return a file name as a relative or absolute URI reference."""
    import os
    from urllib.parse import quote

    return quote(os.fsencode(file).replace(os.sep.encode(), b"/"))


def _text(text: str) -> str:
    """Make text literal: braces would be placeholders, and a bracket before a parenthesis a link."""
    return shown(text).replace("{", "{{").replace("}", "}}").replace("](", "] (")
