"""A corpus run for other programs: JSON and JUnit XML."""

from collections import Counter
from collections.abc import Sequence
from xml.etree import ElementTree as ET

from arbcheck.arboretum.readings.misreadings import MISREADINGS
from arbcheck.conformance.explanation import Verdict
from arbcheck.conformance.run import Difference
from arbcheck.conformance.suite import FAILED, NOT_SENT, PASSED, UNSUPPORTED, Ran
from arbcheck.reports.json_report import Json, dumped
from arbcheck.reports.terminal import PLAIN, Style

_COUNTED = {"passed": PASSED, "failed": FAILED, "not_sent": NOT_SENT, "unsupported": UNSUPPORTED}


def as_json(all_ran: Sequence[Ran], verdict: Verdict | None = None, style: Style = PLAIN) -> str:
    """Return one JSON object: counts, every case with its differences, and how a program did."""
    counts = Counter(ran.status for ran in all_ran)
    tree: Json = {
        "corpus": 1,
        **{key: counts[status] for key, status in _COUNTED.items()},
        "cases": [_case(ran) for ran in all_ran],
    }
    if verdict is not None:
        tree["engine"] = _engine(verdict)
    return dumped(tree, style)


def _case(ran: Ran) -> Json:
    differences = [each._asdict() for each in ran.differences]
    return {"id": ran.id, "file": ran.file, "status": ran.status, "differences": differences}


def _engine(verdict: Verdict) -> Json:
    """Return how a program did; `answers` counts those of all cases that a misreading gives too."""
    return {
        "asked": verdict.asked,
        "failed": verdict.failed,
        "rules": [{**one._asdict(), "rule": one.rule or None} for one in verdict.rules],
        "misreadings": [
            {"id": name, "says": MISREADINGS[name].says, "answers": number}
            for name, number in verdict.matches.items()
        ],
    }


def as_junit(all_ran: Sequence[Ran]) -> str:
    """Return the run as JUnit XML in plain ASCII, one test case for each case."""
    counts = Counter(ran.status for ran in all_ran)
    suite = ET.Element(
        "testsuite",
        name="arbcheck corpus",
        tests=str(len(all_ran)),
        failures=str(counts[FAILED]),
        errors="0",
        skipped=str(counts[NOT_SENT] + counts[UNSUPPORTED]),
    )
    for ran in all_ran:
        case = ET.SubElement(suite, "testcase", classname=_xml(ran.file), name=_xml(ran.id))
        told = [_xml(words(each)) for each in ran.differences]
        if ran.status == FAILED:
            ET.SubElement(case, "failure", message=told[0]).text = "\n".join(told)
        elif ran.status != PASSED:
            ET.SubElement(case, "skipped", message=told[0] if told else "not sent")
    ET.indent(suite)
    xml: bytes = ET.tostring(suite, encoding="us-ascii", xml_declaration=True)
    return xml.decode()


def words(difference: Difference) -> str:
    """Tell a difference in one line."""
    return f"{'.'.join(difference.where)}: expected {difference.expected}, got {difference.got}"


def _xml(text: str) -> str:
    """Replace what XML cannot hold, and line breaks."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
