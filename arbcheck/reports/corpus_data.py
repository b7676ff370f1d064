"""A corpus run for other programs: JSON, JUnit XML and Markdown."""

import json
from collections.abc import Sequence
from xml.etree import ElementTree as ET

from arbcheck.conformance.suite import FAILED, NOT_SENT, PASSED, UNSUPPORTED, Ran
from arbcheck.conformance.trial import Summary


def as_json(all_ran: Sequence[Ran], summaries: Sequence[Summary] = ()) -> str:
    """Return one JSON object: counts, and every case with its differences."""
    counts = {status: sum(ran.status == status for ran in all_ran) for status in _STATUSES}
    tree: dict[str, object] = {
        "corpus": 1,
        "passed": counts[PASSED],
        "failed": counts[FAILED],
        "not_sent": counts[NOT_SENT],
        "unsupported": counts[UNSUPPORTED],
        "cases": [_case(ran) for ran in all_ran],
    }
    if summaries:
        tree["rules"] = [summary._asdict() for summary in summaries]
    return json.dumps(tree, ensure_ascii=False)


_STATUSES = (PASSED, FAILED, NOT_SENT, UNSUPPORTED)


def _case(ran: Ran) -> dict[str, object]:
    differences = [
        {"where": ".".join(each.where), "expected": each.expected, "got": each.got}
        for each in ran.differences
    ]
    return {"id": ran.id, "file": ran.file, "status": ran.status, "differences": differences}


def as_junit(all_ran: Sequence[Ran]) -> str:
    """Return the run as JUnit XML, one test case for each case."""
    failed = sum(ran.status == FAILED for ran in all_ran)
    skipped = sum(ran.status in (NOT_SENT, UNSUPPORTED) for ran in all_ran)
    suite = ET.Element(
        "testsuite",
        name="arbcheck corpus",
        tests=str(len(all_ran)),
        failures=str(failed),
        skipped=str(skipped),
    )
    for ran in all_ran:
        case = ET.SubElement(suite, "testcase", classname=ran.file, name=ran.id)
        text = "\n".join(f"{'.'.join(d.where)}: expected {d.expected}, got {d.got}" for d in ran.differences)
        if ran.status == FAILED:
            ET.SubElement(case, "failure", message=_xml(text.partition("\n")[0])).text = _xml(text)
        elif ran.status != PASSED:
            ET.SubElement(case, "skipped", message=ran.status)
    ET.indent(suite)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ET.tostring(suite, encoding="unicode")


def _xml(text: str) -> str:
    """Replace what XML cannot hold."""
    return "".join(c if c.isprintable() or c == "\n" else "?" for c in text)


def as_markdown(all_ran: Sequence[Ran], summaries: Sequence[Summary], says: dict[str, str]) -> str:
    """Return the run as Markdown: counts, a table of rules, and the failed cases."""
    counts = ", ".join(
        f"{sum(ran.status == status for ran in all_ran)} {status.replace('-', ' ')}" for status in _STATUSES
    )
    lines = [counts, ""]
    if summaries:
        lines += ["| rule | failed | asked | explained by |", "| --- | --- | --- | --- |"]
        for one in summaries:
            by = f"`{one.misreading}` ({one.explained}): {says[one.misreading]}" if one.misreading else "–"
            lines.append(f"| {one.rule} | {one.failed} | {one.asked} | {by} |")
        lines.append("")
    for ran in all_ran:
        if ran.status == FAILED:
            told = [f"{'.'.join(d.where)}: expected {d.expected}, got {d.got}" for d in ran.differences]
            lines.append(f"- `{ran.id}`: " + "; ".join(_code(text) for text in told))
    return "\n".join(lines).rstrip()


def _code(text: str) -> str:
    return f"`{_xml(text).replace('`', chr(39)).replace(chr(10), ' ')}`"
