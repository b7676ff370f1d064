"""Cases under misreadings, as text and as JSON: what changes, and which case tells which apart."""

from collections.abc import Sequence

from arbcheck.conformance.misread import CHANGED, NOT_SCORED, SAME, Reread, Row, Told, statuses
from arbcheck.reports.corpus_sides import sides
from arbcheck.reports.json_report import Json, dumped
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.terminal import COLUMNS, PLAIN, Style, painted, shortened, wrapped

TITLES = ("by the rules", "misread")
_INDENT = "  "


def under_text(all_reread: Sequence[Reread], names: Sequence[str], style: Style = PLAIN) -> str:
    """Draw the cases that change under some misreadings, both values side by side, and count them."""
    blocks = [_changed(each, style) for each in all_reread if each.status == CHANGED]
    found = statuses(all_reread)
    numbers = f"{found[CHANGED]} changed, {found[SAME]} the same, {found[NOT_SCORED]} without a score"
    return "\n\n".join([*blocks, "\n".join(wrapped(f"Under {listed(names)}: {numbers}", "", _INDENT))])


def _changed(each: Reread, style: Style) -> str:
    case = each.case
    head = wrapped(f"CHANGED {style.safe(case.id)}: {style.safe(case.text('title'))}", "", _INDENT)
    place = f"{_INDENT}{style.safe(case.document.name)}:{case.document.span(('id',)).line}"
    lines = [painted(style.strong, line) for line in head]
    return "\n".join([*lines, place, *sides(each.differences, style, TITLES)])


def under_json(all_reread: Sequence[Reread], names: Sequence[str], style: Style = PLAIN) -> str:
    """Return one JSON object: counts, and every case with what changes in it."""
    found = statuses(all_reread)
    tree: Json = {
        "under": list(names),
        "changed": found[CHANGED],
        "same": found[SAME],
        "not_scored": found[NOT_SCORED],
        "cases": [_reread(each) for each in all_reread],
    }
    return dumped(tree, style)


def _reread(each: Reread) -> Json:
    changes = [
        {"where": list(one.where), "rules": one.expected, "under": one.got} for one in each.differences
    ]
    case = each.case
    return {"id": case.id, "file": case.document.name, "status": each.status, "differences": changes}


def matrix_text(told: Sequence[Told], rows: Sequence[Row], style: Style = PLAIN) -> str:
    """List the misreadings, one line each, with the number of cases that tell it apart and some of them."""
    counting = sum(each.counts for each in told)
    column = max(len(row.misreading.id) for row in rows)
    lines = [
        painted(style.strong, "Cases that tell a misreading apart by a right, a score or a winner"),
        *(_row(row, column, style) for row in rows),
        "",
        *wrapped(
            f"{count(counting, 'hand-worked case')} with a score; {len(told) - counting} left out: "
            "no score, unknown cards, values that nobody has confirmed, or a case that fails",
            "",
            _INDENT,
        ),
    ]
    return "\n".join(lines)


def _row(row: Row, column: int, style: Style) -> str:
    head = f"{_INDENT}{row.misreading.id:<{column}} {len(row.cases):>4}{_INDENT}"
    if not row.cases:
        return painted(style.error, head.rstrip())
    return head + shortened(" ".join(row.cases), COLUMNS - len(head), style)


def matrix_json(told: Sequence[Told], rows: Sequence[Row], style: Style = PLAIN) -> str:
    """Return one JSON object: each misreading with its cases, and each case with its misreadings.

    `by_other_values` are those that are told apart by none of rights, scores and winners, but by another
    value that the case expects: a sum, a path, a rank.
    """
    tree: Json = {
        "matrix": 1,
        "counted": sum(each.counts for each in told),
        "left_out": sum(not each.counts for each in told),
        "misreadings": [
            {
                "id": row.misreading.id,
                "says": row.misreading.says,
                "count": len(row.cases),
                "cases": list(row.cases),
                "by_other_values": list(row.besides),
            }
            for row in rows
        ],
        "cases": [
            {
                "id": each.case.id,
                "file": each.case.document.name,
                "tells_apart": list(each.decided),
                "by_other_values": list(each.besides),
            }
            for each in told
            if each.counts
        ],
    }
    return dumped(tree, style)
