"""The library: load records, check them, score them. The commands are made of the same parts."""

import os
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Literal

from arbcheck.problems import Problem
from arbcheck.records.document import Form
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record, outcome_of, read_record
from arbcheck.records.sources import form_of
from arbcheck.records.stream import documents

if TYPE_CHECKING:
    from arbcheck.adjudication.ruling import Ruling


def load(path: str | os.PathLike[str]) -> Iterator[Record]:
    """Yield the records of a file one by one, read and checked.

    The file's ending tells its form: `.json` is one record, `.jsonl` one a line, everything else YAML. What
    is wrong with a record stands in its `problems`; one that cannot be read at all does not stop the next.
    OSError if the file cannot be opened.

    >>> from arbcheck.data import path
    >>> [record.title for record in load(path("corpus", "arboretum", "rulebook", "rulebook-2018.yaml"))]
    ['Rulebook hands of the 2018 edition, with arboretums for all three']
    """
    name = os.fspath(path)
    with open(name, "rb") as stream:
        for document in documents(stream, name, form=form_of(name)):
            yield read_record(document)


def parse(text: str | bytes, *, name: str = "<text>", form: Form = "yaml") -> Iterator[Record]:
    r"""Yield the records of a text or of its bytes; ``form`` is "yaml", "json" or "jsonl".

    >>> [record.is_valid for record in parse("arbcheck: 1\nplayers: [Talia]\nend: {}")]
    [False]
    """
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    for document in documents(BytesIO(raw), name, form=form):
        yield read_record(document)


def validate(record: Record) -> tuple[Problem, ...]:
    r"""Return all that is wrong with a record, in order of place.

    >>> record = next(parse("arbcheck: 1\nplayers: [Talia]\nend: {}"))
    >>> [(problem.code, problem.span.line, problem.span.column) for problem in validate(record)]
    [('ARB504', 2, 1), ('ARB113', 3, 1)]
    """
    return record.problems


def adjudicate(
    record: Record, claims: Sequence[str] = (), *, scope: Literal["suggested", "all"] = "suggested"
) -> "Ruling":
    """Rule on the claims of a record and on more of them, each in one line as `--claim` takes it.

    ``scope`` says under which misreadings the winner is looked for: "suggested" by the claims, or "all".
    ValueError for a claim that cannot be read.

    >>> from arbcheck.data import path
    >>> record = next(load(path("corpus", "arboretum", "rulebook", "rulebook-2018.yaml")))
    >>> ruling = adjudicate(record, ["Talia.oak=10", "winner=Talia"])
    >>> [(finding.name, finding.verdict, finding.right) for finding in ruling.findings]
    [('Talia.oak', 'rejected', 9), ('winner', 'upheld', (0,))]
    >>> ruling.findings[0].explanations[0].readings
    ('start-bonus-two',)
    """
    from arbcheck.adjudication.court import rule_on, spoken_claims

    return rule_on(record, spoken_claims(record, claims), scope)


def score(record: Record) -> Outcome:
    """Score a record: its status, and the result unless the status is "invalid".

    >>> from arbcheck.data import path
    >>> record = next(load(path("corpus", "arboretum", "rulebook", "rulebook-2018.yaml")))
    >>> outcome = score(record)
    >>> outcome.status, outcome.result.winners
    ('final', ('Talia',))
    >>> [(player.player, player.total) for player in outcome.result.scores]
    [('Talia', 19), ('Jonte', 14), ('Rina', 14)]
    >>> str(outcome.result.scores[0].paths[5].path)
    'Oa1 Oa4 Oa5 Oa6'
    """
    return outcome_of(record)
