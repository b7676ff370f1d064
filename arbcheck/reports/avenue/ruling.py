"""A ruling on claims about a game of Avenue, in every form: each claim, its verdict, and why."""

from collections.abc import Iterator

from arbcheck.adjudication.avenue.boxes import Finding, Ruling, Value, counted
from arbcheck.adjudication.ruling import REJECTED, UPHELD
from arbcheck.avenue.readings import MISREADINGS
from arbcheck.reports import diagnostics, quiet
from arbcheck.reports.avenue.data import farm_data
from arbcheck.reports.avenue.rows import farm_words
from arbcheck.reports.json_report import Json, dumped
from arbcheck.reports.json_report import tree as score_tree
from arbcheck.reports.markdown import literal
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.terminal import PLAIN, Style, painted, wrapped

_SCORE = ("report", "diagnostics")
_WHY = {"errors": "the record has errors", "open": "the sheet does not tell when its roads were drawn"}


def as_text(ruling: Ruling, style: Style = PLAIN) -> str:
    """Draw a ruling as text, without a final line break."""
    lines = [painted(style.strong, line) for line in wrapped(style.safe(_summary(ruling)))]
    for finding in ruling.findings:
        code = {REJECTED: style.error, UPHELD: ""}.get(finding.verdict, style.warning)
        head = f"{style.safe(finding.name)} = {style.safe(_said(ruling, finding.claim.value))}"
        lines += ["", *wrapped(f"{painted(code, finding.verdict.capitalize())}: {head}{_by(finding, style)}")]
        lines += [line for told in reasons(ruling, finding) for line in wrapped(style.safe(told), "  ")]
    problems = diagnostics.report(ruling.outcome, style)
    return "\n".join([*lines, *(["", problems] if problems else [])])


def _by(finding: Finding, style: Style) -> str:
    return f", says {style.safe(finding.claim.by)}" if finding.claim.by else ""


def _summary(ruling: Ruling) -> str:
    told = [f"{number} {verdict}" for verdict, number in counted(ruling.findings)]
    claims = count(len(ruling.findings), "claim")
    return f"{quiet.place(ruling.outcome)}: {claims}{': ' if told else ''}{', '.join(told)}"


def _said(ruling: Ruling, value: Value) -> str:
    if isinstance(value, int):
        return str(value)
    return listed(ruling.players[seat] for seat in value) if value else "nobody"


def reasons(ruling: Ruling, finding: Finding) -> Iterator[str]:
    """Say why a verdict is what it is, in sentences."""
    if finding.why:
        yield f"Not decided: {_WHY[finding.why]}."
    elif finding.verdict == REJECTED and finding.right is not None:
        yield f"Right is {_said(ruling, finding.right)} ({', '.join(finding.rules)})."
    elif finding.verdict == REJECTED:
        yield f"That cannot be, whenever the roads were drawn ({', '.join(finding.rules)})."
    if finding.box is not None:
        yield f"Farm {finding.box.farm}: {farm_words(finding.box)}."
    if finding.first:
        yield "This is the first wrong box; what comes below is held against what is right here."
    if finding.follows:
        yield "It follows from the wrong box above it: with that number there it would be right."
    if finding.readings:
        yield f"It comes out by the misreading {listed(finding.readings)}."
        yield from (f"{name}: {MISREADINGS[name].says}" for name in finding.readings)


def as_markdown(ruling: Ruling, style: Style = PLAIN) -> str:
    """Write a ruling as Markdown."""
    blocks = [f"**{literal(_summary(ruling), style)}**"]
    for finding in ruling.findings:
        head = literal(f"{finding.name} = {_said(ruling, finding.claim.value)}", style)
        told = " ".join(literal(each, style) for each in reasons(ruling, finding))
        blocks.append(
            f"- **{finding.verdict}**: {head}{literal(_by(finding, style), style)}. {told}".rstrip()
        )
    return "\n\n".join(blocks)


def as_json(ruling: Ruling, style: Style = PLAIN) -> str:
    """Write a ruling as one JSON object on one line."""
    return dumped(tree(ruling), style)


def tree(ruling: Ruling) -> Json:
    """Return a ruling as an object with its keys in order."""
    scored = score_tree(ruling.outcome)
    return {
        "ruling": 1,
        **{key: value for key, value in scored.items() if key not in _SCORE},
        "findings": [_finding(ruling, finding) for finding in ruling.findings],
        "diagnostics": scored["diagnostics"],
    }


def _finding(ruling: Ruling, finding: Finding) -> Json:
    claim = finding.claim
    return {
        "claim": finding.name,
        "by": claim.by,
        "kind": claim.kind,
        "player": None if claim.player is None else ruling.players[claim.player],
        "round": None if claim.round is None else claim.round + 1,
        "value": _data(ruling, claim.value),
        "verdict": finding.verdict,
        "right": _data(ruling, finding.right),
        "rules": list(finding.rules),
        "box": finding.box and farm_data(finding.box),
        "first_wrong_box": finding.first,
        "follows_from_box_above": finding.follows,
        "readings": list(finding.readings),
        "why": finding.why or None,
    }


def _data(ruling: Ruling, value: Value | None) -> object:
    return [ruling.players[seat] for seat in value] if isinstance(value, tuple) else value
