"""The matrix as text and as JSON: which case tells which misreading apart or notices which deletion."""

from collections.abc import Sequence

from arbcheck.arboretum.readings.deletions import Deletion, deletions
from arbcheck.conformance.deleted import Deleted
from arbcheck.conformance.misread import Row, Told
from arbcheck.reports.json_report import Json, dumped
from arbcheck.reports.outcome import count
from arbcheck.reports.terminal import COLUMNS, PLAIN, Style, painted, shortened, wrapped

_INDENT = "  "


def matrix_text(
    told: Sequence[Told], rows: Sequence[Row], deleted: Sequence[Deleted], style: Style = PLAIN
) -> str:
    """List misreadings and deletions, one line each, with how many cases notice it and some of them."""
    counting = sum(each.counts for each in told)
    names = [row.misreading.id for row in rows] + [each.deletion.id for each in deleted]
    column = max(map(len, names))
    lines = [
        painted(
            style.strong, "Cases that tell a misreading apart by a refusal, a right, a score or a winner"
        ),
        *(_row(row.misreading.id, row.cases, column, style) for row in rows),
        "",
        painted(style.strong, "Cases that fail when a part of a rule is removed or turned round"),
        *(_row(each.deletion.id, each.cases, column, style) for each in deleted),
        "",
        painted(style.strong, "Changes that make no difference, and why"),
        *(line for one in _equivalent() for line in _proof(one)),
        "",
        *wrapped(
            f"{count(counting, 'hand-worked case')} counted; {len(told) - counting} left out: "
            "not about one record, values that nobody has confirmed, or a case that fails",
            "",
            _INDENT,
        ),
    ]
    return "\n".join(lines)


def _row(name: str, cases: Sequence[str], column: int, style: Style) -> str:
    head = f"{_INDENT}{name:<{column}} {len(cases):>4}{_INDENT}"
    if not cases:
        return painted(style.error, head.rstrip())
    return head + shortened(" ".join(cases), COLUMNS - len(head), style)


def _equivalent() -> list[Deletion]:
    return [one for one in deletions().values() if one.equivalent]


def _proof(one: Deletion) -> list[str]:
    return wrapped(f"{one.id}: {one.says} {one.equivalent}", _INDENT, 2 * _INDENT)


def matrix_json(
    told: Sequence[Told], rows: Sequence[Row], deleted: Sequence[Deleted], style: Style = PLAIN
) -> str:
    """Return one JSON object: each misreading with its cases, and each case with its misreadings.

    `by_other_values` are those that are told apart by none of rights, scores and winners, but by another
    value that the case expects: a sum, a path, a rank. Of each deletion the cases are those that fail with
    it; `equivalent` are those that change nothing, with the proof.
    """
    tree: Json = {
        "matrix": 1,
        "counted": sum(each.counts for each in told),
        "left_out": sum(not each.counts for each in told),
        "misreadings": [_misreading(row) for row in rows],
        "deletions": [_deletion(each) for each in deleted],
        "equivalent": [
            {"id": one.id, "rule": one.rule, "says": one.says, "proof": one.equivalent}
            for one in _equivalent()
        ],
        "cases": [_case(each) for each in told if each.counts],
    }
    return dumped(tree, style)


def _misreading(row: Row) -> Json:
    return {
        "id": row.misreading.id,
        "says": row.misreading.says,
        "count": len(row.cases),
        "cases": list(row.cases),
        "by_other_values": list(row.besides),
    }


def _deletion(each: Deleted) -> Json:
    return {
        "id": each.deletion.id,
        "rule": each.deletion.rule,
        "says": each.deletion.says,
        "misreading": each.deletion.misreading or None,
        "count": len(each.cases),
        "cases": list(each.cases),
    }


def _case(each: Told) -> Json:
    return {
        "id": each.case.id,
        "file": each.case.document.name,
        "tells_apart": list(each.decided),
        "by_other_values": list(each.besides),
    }
