"""`arbcheck corpus`: run cases, or hold another program against them."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TextIO, TypeVar

from arbcheck import data
from arbcheck.arboretum.readings import MISREADINGS
from arbcheck.cli.output import FINE, USAGE, WRONG, results, style_of, trouble
from arbcheck.conformance.case import Broken, Case
from arbcheck.conformance.engine import Engine
from arbcheck.conformance.suite import FAILED, Ran, Selection, find_cases, run_cases
from arbcheck.conformance.trial import Summary, summarise, try_engine
from arbcheck.reports import corpus_data, corpus_text
from arbcheck.reports.terminal import Style, shown


class Choice(NamedTuple):
    """What a corpus run was asked to do; ``paths`` empty means the shipped corpus."""

    paths: tuple[str, ...]
    selection: Selection
    form: str = "text"
    engine: str | None = None
    seconds: float = 10.0
    output: str | None = None
    color: str = "auto"


def run(choice: Choice) -> int:
    """Run cases and print what failed; returns the exit status."""
    try:
        cases = list(find_cases(choice.paths or (data.path("corpus"),), choice.selection))
    except OSError as error:
        trouble(f"{shown(str(error.filename))}: {error.strerror}")
        return USAGE
    if not cases:
        trouble("no case fits")
        return USAGE
    try:
        all_ran, summaries = _run(choice, cases)
    except (OSError, ValueError) as error:
        trouble(f"--engine: {shown(str(error))}")
        return USAGE
    values = {"color": choice.color, **({"output": choice.output} if choice.output else {})}
    with results(values) as stream:
        stream.write(_report(choice.form, all_ran, summaries, style_of(values, stream)) + "\n")
    return WRONG if any(ran.status == FAILED for ran in all_ran) else FINE


def _run(choice: Choice, cases: Sequence[Case | Broken]) -> tuple[list[Ran], list[Summary]]:
    if choice.engine is None:
        return list(_watched(run_cases(cases), len(cases), sys.stderr)), []
    with Engine(choice.engine, choice.seconds) as engine:
        tried = list(_watched(try_engine(engine, cases), len(cases), sys.stderr))
    return [each.ran for each in tried], summarise(tried, lambda rule: int(rule[1:]))


def _report(form: str, all_ran: Sequence[Ran], summaries: Sequence[Summary], style: Style) -> str:
    says = {name: misreading.says for name, misreading in MISREADINGS.items()}
    if form == "json":
        return corpus_data.as_json(all_ran, summaries)
    if form == "junit":
        return corpus_data.as_junit(all_ran)
    if form == "markdown":
        return corpus_data.as_markdown(all_ran, summaries, says)
    blocks = [corpus_text.failure(ran, style) for ran in all_ran if ran.status == FAILED]
    if summaries:
        blocks.append(corpus_text.engine_summary(summaries, says))
    return "\n\n".join([*blocks, corpus_text.totals(all_ran)])


T = TypeVar("T")


def _watched(steps: Iterable[T], total: int, stream: TextIO) -> Iterator[T]:
    """Pass steps on; on a terminal a line counts them, and is wiped out at the end."""
    if not stream.isatty():
        yield from steps
        return
    for number, step in enumerate(steps, 1):
        stream.write(f"\r{number} of {total} cases")
        stream.flush()
        yield step
    stream.write("\r\x1b[K")
