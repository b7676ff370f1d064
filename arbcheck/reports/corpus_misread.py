"""Cases under misreadings, as text and as JSON: what changes."""

from collections.abc import Sequence

from arbcheck.conformance.misread import CHANGED, NOT_SCORED, SAME, Reread, statuses
from arbcheck.reports.corpus_sides import sides
from arbcheck.reports.json_report import Json, dumped
from arbcheck.reports.outcome import listed
from arbcheck.reports.terminal import PLAIN, Style, painted, wrapped

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
