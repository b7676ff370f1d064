"""What a corpus covers, as text and as JSON."""

from collections.abc import Iterable, Sequence

from arbcheck.conformance.coverage import KINDS, Covered
from arbcheck.reports.json_report import Json, dumped
from arbcheck.reports.outcome import count
from arbcheck.reports.terminal import PLAIN, Style, painted, wrapped

_HEADINGS = {"rule": "Rules", "decision": "Decisions", "code": "Codes", "misreading": "Misreadings"}
_INDENT = "  "


def text(covered: Sequence[Covered], style: Style = PLAIN) -> str:
    """List what is at zero first, then everything with the number of its cases and their ids."""
    zero = [one for one in covered if one.is_at_zero]
    blocks = []
    if zero:
        blocks.append(_block(f"Without a case ({len(zero)})", map(_lacking, zero), style, style.error))
    for kind in KINDS:
        rows = [one for one in covered if one.kind == kind and not one.is_at_zero]
        if rows:
            blocks.append(_block(_HEADINGS[kind], map(_counted, rows), style, style.strong))
    return "\n\n".join(blocks)


def _block(heading: str, rows: Iterable[tuple[str, str]], style: Style, colour: str) -> str:
    lines = [painted(colour, heading)]
    for head, body in rows:
        lines += wrapped(style.safe(f"{head}: {body}"), _INDENT, _INDENT * 2)
    return "\n".join(lines)


def _lacking(one: Covered) -> tuple[str, str]:
    return one.id, one.title


def _counted(one: Covered) -> tuple[str, str]:
    if not one.cases:
        return f"{one.id}, shown by a test", one.test
    return f"{one.id}, {count(len(one.cases), 'case')}", " ".join(one.cases)


def as_json(covered: Sequence[Covered], style: Style = PLAIN) -> str:
    """Return one JSON object: by kind, each id with its cases, those at zero first."""
    tree: Json = {"coverage": 1, "at_zero": sum(one.is_at_zero for one in covered)}
    for kind in KINDS:
        rows = sorted((one for one in covered if one.kind == kind), key=lambda one: not one.is_at_zero)
        tree[f"{kind}s"] = [_object(one) for one in rows]
    return dumped(tree, style)


def _object(one: Covered) -> Json:
    told: Json = {"id": one.id, "title": one.title, "count": len(one.cases), "cases": list(one.cases)}
    return {**told, "test": one.test} if one.test else told
