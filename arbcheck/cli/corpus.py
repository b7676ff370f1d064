"""`arbcheck corpus`: run cases, here or by another program, see what they cover, make a new one."""

import os
import re
import sys
from collections.abc import Sequence
from contextlib import ExitStack

from arbcheck import data
from arbcheck.cli import corpus_misread
from arbcheck.cli.options import Line, Values
from arbcheck.cli.output import FINE, USAGE, WRONG, results, style_of, trouble, worst
from arbcheck.cli.progress import watched
from arbcheck.cli.records import spare
from arbcheck.conformance.case import Broken, Case
from arbcheck.conformance.coverage import cover, known_ids
from arbcheck.conformance.engine import Engine
from arbcheck.conformance.explanation import Verdict, explain
from arbcheck.conformance.new_case import new_case
from arbcheck.conformance.suite import FAILED, Corpus, Ran, Selection, read_corpus, run_cases
from arbcheck.conformance.trial import try_engine
from arbcheck.problems import reason
from arbcheck.records.sources import Missing, read_sources
from arbcheck.reports import corpus_coverage, corpus_data, corpus_markdown, corpus_text
from arbcheck.reports.explain import nearest
from arbcheck.reports.outcome import listed
from arbcheck.reports.terminal import Style, shown

_SECONDS = 10.0
_MOST_SECONDS = 86_400.0
_KINDS = ("rule", "decision", "code")
_SELECTING = ("word", *_KINDS)
_NEEDLESS = {
    "new": (*_SELECTING, "format", "engine", "timeout", "under", "matrix", "coverage", "color"),
    "coverage": (*_SELECTING, "engine", "timeout", "under", "matrix", "record"),
    "matrix": ("engine", "timeout", "under", "record"),
    "under": ("engine", "timeout", "record"),
    "engine": ("record",),
    "": ("record", "timeout"),
}
"""For each way to use the command the options that mean nothing to it; the first way that fits counts."""
_ALONE = {"--record": "--record goes with --new", "--timeout": "--timeout goes with --engine"}
_FORMS = dict.fromkeys(("coverage", "matrix", "under"), ("text", "json"))


def run(line: Line) -> int:
    """Run cases and print what failed, or do what else is asked for; returns the exit status."""
    misuse = _misuse(line) or _unknown(line.values) or corpus_misread.fault(line.values)
    if misuse:
        trouble(misuse)
        return USAGE
    if "new" in line.values:
        return _new(line.values)
    corpus = read_corpus(line.files or (data.path("corpus"),))
    for missing in corpus.missing:
        _tell(missing)
    spare(line.values.get("output", "-"), corpus.files)
    work = _coverage if "coverage" in line.values else _cases
    return worst(USAGE if corpus.missing else FINE, work(line.values, corpus))


def _misuse(line: Line) -> str | None:
    """Say which options do not go together, or are no such thing, if that is so."""
    values = line.values
    way = next(way for way in _NEEDLESS if not way or way in values)
    needless = [_flag(name) for name in _NEEDLESS[way] if name in values]
    if needless:
        return f"{listed(needless)} {_does(needless)} not go with --{way}" if way else _ALONE[needless[0]]
    if way == "new" and line.files:
        return "--new takes its record from FILE, and no PATH besides"
    form = values.get("format", "text")
    if form not in _FORMS.get(way, (form,)):
        return f"--{way} has no --format {form}, but {listed(_FORMS[way])}"
    if "timeout" in values and not 0 < _seconds(values["timeout"]) <= _MOST_SECONDS:
        return "--timeout takes a number of seconds, such as 10 or 0.5"
    return None


def _flag(name: str) -> str:
    return "-k" if name == "word" else f"--{name}"


def _does(flags: Sequence[str]) -> str:
    return "does" if len(flags) == 1 else "do"


def _seconds(text: str) -> float:
    """Return a number of seconds; 0 for what is no plain number."""
    return float(text) if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", text) else 0.0


def _unknown(values: Values) -> str | None:
    """Say which id is not that of a rule, decision or code, if there is one, and what may be meant."""
    for kind in _KINDS:
        for name in values.get(kind, "").split(",") if kind in values else ():
            if name.upper() not in known_ids(kind):
                return f"{shown(name) or 'an empty text'} is no {kind}{_suggestion(name, kind)}"
    return None


def _suggestion(name: str, kind: str) -> str:
    for other in _KINDS:
        if name.upper() in known_ids(other):
            return f"; it is a {other}: --{other} {name.upper()}"
    near = nearest(name, known_ids(kind))
    return f"; did you mean {', '.join(near)}?" if near else ""


def _selection(values: Values) -> Selection:
    ids = (frozenset(filter(None, values.get(kind, "").upper().split(","))) for kind in _KINDS)
    return Selection(values.get("word", ""), *ids)


def _tell(missing: Missing) -> None:
    trouble(f"error[{missing.problem.code}] {shown(missing.name)}: {shown(missing.problem.message)}")


def _cases(values: Values, corpus: Corpus) -> int:
    """Run the wanted cases, here or by another program, and report on them."""
    cases = corpus.selected(_selection(values))
    if not cases:
        if not corpus.missing:
            trouble("there is no such case")
        return USAGE
    if "under" in values or "matrix" in values:
        return _misread(values, cases)
    with ExitStack() as stack:
        engine = None
        if "engine" in values:
            try:
                seconds = _seconds(values["timeout"]) if "timeout" in values else _SECONDS
                engine = stack.enter_context(Engine(values["engine"], seconds))
            except (OSError, ValueError) as error:
                why = f"{error.filename}: {reason(error)}" if isinstance(error, OSError) else str(error)
                trouble(f"--engine: {shown(why)}")
                return USAGE
        stream = stack.enter_context(results(values))
        all_ran, verdict = _ran(cases, engine)
        report = _report(values.get("format", "text"), all_ran, verdict, style_of(values, stream))
        stream.write(report + "\n")
    return WRONG if any(ran.status == FAILED for ran in all_ran) else FINE


def _misread(values: Values, cases: Sequence[Case | Broken]) -> int:
    """Run the wanted cases under misreadings."""
    work = corpus_misread.under if "under" in values else corpus_misread.matrix_of
    status = work(values, [case for case in cases if isinstance(case, Case)])
    return worst(status, _tell_broken(cases))


def _tell_broken(cases: Sequence[Case | Broken]) -> int:
    """Tell which documents are no cases."""
    broken = [case for case in cases if isinstance(case, Broken)]
    for case in broken:
        trouble(f"{shown(case.document.name)}:{case.document.first_line}: this is no case")
    return WRONG if broken else FINE


def _ran(cases: Sequence[Case | Broken], engine: Engine | None) -> tuple[list[Ran], Verdict | None]:
    if engine is None:
        return list(watched(run_cases(cases), len(cases), "cases", sys.stderr)), None
    tried = list(watched(try_engine(engine, cases), len(cases), "cases", sys.stderr))
    return [each.ran for each in tried], explain(tried)


def _report(form: str, all_ran: Sequence[Ran], verdict: Verdict | None, style: Style) -> str:
    match form:
        case "json":
            return corpus_data.as_json(all_ran, verdict, style)
        case "junit":
            return corpus_data.as_junit(all_ran)
        case "markdown":
            return corpus_markdown.as_markdown(all_ran, verdict)
    return corpus_text.report(all_ran, verdict, style)


def _coverage(values: Values, corpus: Corpus) -> int:
    """Say what the cases cover."""
    covered = cover(case for case in corpus.cases if isinstance(case, Case))
    with results(values) as stream:
        style = style_of(values, stream)
        is_json = values.get("format") == "json"
        written = corpus_coverage.as_json(covered, style) if is_json else corpus_coverage.text(covered, style)
        stream.write(written + "\n")
    at_zero = any(one.is_at_zero for one in covered)
    return worst(WRONG if at_zero else FINE, _tell_broken(corpus.cases))


def _new(values: Values) -> int:
    """Print the records of a file as cases with computed values."""
    output = values.get("output", "-")
    if output != "-" and os.path.lexists(output):
        trouble(f"{shown(output)} is there already, and stays as it is")
        return USAGE
    status, texts = FINE, []
    number = int(values.get("record", "0"))
    for source in read_sources([values["new"]]):
        if isinstance(source, Missing):
            _tell(source)
            status = USAGE
        elif number in (0, source.number):
            text = new_case(source)
            if text is None:
                trouble(f"{shown(source.name)}#{source.number}: {_ONLY_AS_A_FILE}")
                status = USAGE
            else:
                texts.append(text)
    if status == FINE and not texts:
        trouble(f"{shown(values['new'])} has no record {number}")
        return USAGE
    if texts:
        with results(values) as stream:
            stream.buffer.write("---\n".join(texts).encode())  # the same bytes in every locale
    return status


_ONLY_AS_A_FILE = "this record cannot stand in a case; put it into a file of its own, beside the case"
