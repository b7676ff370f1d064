"""A corpus run as Markdown, for the issue or the page on which a program's results are shown."""

from collections.abc import Sequence

from arbcheck.arboretum.readings.misreadings import MISREADINGS
from arbcheck.conformance.explanation import NO_RULE, Verdict
from arbcheck.conformance.suite import FAILED, Ran
from arbcheck.reports.corpus_data import words
from arbcheck.reports.corpus_text import share, totals

_HEAD = ["| rule | asked | failed | explained | by |", "| --- | ---: | ---: | ---: | --- |"]


def as_markdown(all_ran: Sequence[Ran], verdict: Verdict | None = None) -> str:
    """Return numbers, a table of rules, the misreadings that explain failures, and the failed cases."""
    blocks = [[f"{totals(all_ran)}."]]
    if verdict is not None:
        blocks += [_table(verdict), _misreadings(verdict)]
    blocks.append([_failed(ran) for ran in all_ran if ran.status == FAILED])
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _table(verdict: Verdict) -> list[str]:
    rows = [
        f"| {'none' if one.rule == NO_RULE else one.rule} | {one.asked} | {one.failed} | {one.explained} |"
        f" {f'`{one.misreading}`' if one.misreading else '–'} |"
        for one in verdict.rules
    ]
    return [*_HEAD, *rows] if rows else []


def _misreadings(verdict: Verdict) -> list[str]:
    return [f"- `{name}` gives {share(verdict, name)}. {MISREADINGS[name].says}" for name in verdict.likely()]


def _failed(ran: Ran) -> str:
    return f"- {_code(ran.id)}: {'; '.join(_code(words(each)) for each in ran.differences)}"


def _code(text: str) -> str:
    """Put a text between backticks, on one line; nothing in it can end them or mean anything else."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return f"`{shown.replace('`', chr(39))}`"
