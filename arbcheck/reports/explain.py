"""What `arbcheck explain` prints: a rule, a decision or a diagnostic, with its reason and an example."""

import re
from collections.abc import Iterable, Sequence
from itertools import takewhile

from arbcheck.arboretum.rulebook import RULES, RULES_VERSION, Rule
from arbcheck.conformance.index import Scanned, cases_naming, example_of
from arbcheck.decisions import Decision, decisions, texts
from arbcheck.problems.registry import Page, pages
from arbcheck.reports.terminal import COLUMNS, PLAIN, shortened, wrapped

_MOST_CASES = 8
_MOST_LINES = 25
_MOST_GUESSES = 3
_MARGIN = "    "

Entry = tuple[str, str]
"""An id and its title."""


def explain(id: str) -> str | None:  # noqa: A002 - what it is called everywhere else
    """Explain a rule (R11), a decision (D-004) or a diagnostic (ARB204); None if there is no such id.

    The id may be in upper or lower case. The text has lines of at most 80 columns and ends with a line end.
    """
    wanted = id.strip().upper()
    for rule in RULES:
        if rule.id == wanted:
            return _text(_rule(rule))
    for decision in decisions():
        if decision.id == wanted:
            return _text(_decision(decision))
    for page in pages():
        if page.code == wanted:
            return _text(_page(page))
    return None


def explain_all() -> str:
    """List everything that can be explained, one line each."""
    lines = [f"Rules, version {RULES_VERSION}", *_listed((rule.id, rule.title) for rule in RULES)]
    lines += _part("Decisions", _listed((decision.id, decision.title) for decision in decisions()))
    return _text(lines + _part("Diagnostics", _listed((page.code, _kind(page)) for page in pages())))


def nearest_ids(id: str) -> list[str]:  # noqa: A002 - what it is called everywhere else
    """Return up to three ids that look like one that is not there, the likeliest first."""
    known = [rule.id for rule in RULES]
    known += [decision.id for decision in decisions()]
    known += [page.code for page in pages()]
    return nearest(id, known)


def nearest(id: str, known: Sequence[str]) -> list[str]:  # noqa: A002 - what it is called everywhere else
    """Return up to three of the known ids that look like one that is not among them, the likeliest first."""
    from difflib import get_close_matches

    wanted = id.strip().upper()
    same = [name for name in known if _key(name) == _key(wanted)]
    close = get_close_matches(wanted, known, n=_MOST_GUESSES * 3)
    close.sort(key=lambda name: _shared_beginning(name, wanted), reverse=True)
    return list(dict.fromkeys(same + close))[:_MOST_GUESSES]


def _shared_beginning(one: str, other: str) -> int:
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return sum(1 for _ in pairs)


def _key(name: str) -> tuple[str, str]:
    """Return the letters and the number of an id, so that D4 is D-004."""
    return re.sub(r"[^A-Z]", "", name), re.sub(r"[^0-9]", "", name).lstrip("0")


def _text(lines: list[str]) -> str:
    return "\n".join([*lines, ""])


def _part(heading: str, lines: list[str]) -> list[str]:
    """Return a part of an explanation, set off by an empty line; nothing if it would be empty."""
    return ["", heading, *lines] if lines else []


def _prose(text: str) -> list[str]:
    return wrapped(text, "  ") if text else []


def _listed(entries: Iterable[Entry]) -> list[str]:
    rows = list(entries)
    column = max((len(name) for name, _ in rows), default=0) + 2
    return [
        line for name, title in rows for line in wrapped(title, f"  {name:<{column}}", " " * (column + 2))
    ]


def _kind(page: Page) -> str:
    return page.title if page.severity == "error" else f"{page.title} (warning)"


def _rule(rule: Rule) -> list[str]:
    logged = [(entry.id, entry.title) for entry in decisions() if rule.id in entry.rules]
    codes = [(page.code, page.title) for page in pages() if page.rule == rule.id]
    return [
        f"{rule.id}: {rule.title}",
        *_part("The rule", _prose(rule.text)),
        *_part("What follows", _prose(rule.follows)),
        *_part("Evidence", _prose(rule.evidence) + _legend(rule.evidence)),
        *_part("Decisions", _listed(logged)),
        *_part("Diagnostics", _listed(codes)),
        *_cases(rule.id),
    ]


def _decision(entry: Decision) -> list[str]:
    rules = [(rule.id, rule.title) for rule in RULES if rule.id in entry.rules]
    codes = [(page.code, page.title) for page in pages() if page.code in entry.codes]
    return [
        f"{entry.id}: {entry.title}",
        *_part("Question", _prose(entry.question)),
        *_part("Sources", _sources(entry)),
        *_part("Decision", _prose(entry.decision)),
        *_part("Reason", _prose(entry.reason)),
        *_part("Rules", _listed(rules)),
        *_part("Diagnostics", _listed(codes)),
        *_cases(entry.id),
    ]


def _sources(entry: Decision) -> list[str]:
    lines = [line for source in entry.sources for line in wrapped(source, "  ", "    ")]
    return lines + _legend(" ".join(entry.sources))


def _legend(text: str) -> list[str]:
    """Tell what the short names of sources in a text stand for."""
    cited = [f"{name}: {about}" for name, about in texts().items() if re.search(rf"\b{name}\b", text)]
    return wrapped(f"({'; '.join(cited)})", "  ") if cited else []


def _page(page: Page) -> list[str]:
    rules = [(rule.id, rule.title) for rule in RULES if rule.id == page.rule]
    logged = [(entry.id, entry.title) for entry in decisions() if entry.id in page.decisions]
    return [
        f"{page.code}: {page.title} ({page.severity})",
        *_part("What it means", _prose(page.meaning)),
        *_part("What to do", _prose(_sentence(page.remedy))),
        *_part("Rule", _listed(rules)),
        *_part("Decisions", _listed(logged)),
        *_part("Shown by the test", _prose(page.test)),
        *_example(page.code),
        *_cases(page.code),
    ]


def _sentence(phrase: str) -> str:
    """Make a sentence of a help text, which has neither a capital nor a full stop below a diagnostic."""
    return f"{phrase[0].upper()}{phrase[1:]}."


def _cases(name: str) -> list[str]:
    found = cases_naming(name)
    more = len(found) - _MOST_CASES
    left_out = [f"  and {more} more"] if more > 0 else []
    entries = [(case.id, case.title) for case in found[:_MOST_CASES]]
    return _part("Cases", _listed(entries) + left_out)


def _example(code: str) -> list[str]:
    shown = example_of(code)
    if shown is None:
        return []
    lines = shown.record.split("\n")
    excerpt = [_MARGIN + shortened(line, COLUMNS - len(_MARGIN), PLAIN) for line in lines[:_MOST_LINES]]
    left_out = [f"{_MARGIN}and {len(lines) - _MOST_LINES} more lines"] if len(lines) > _MOST_LINES else []
    heading = f"Example: {shown.case.title}"
    return [
        "",
        *wrapped(heading, "", "  "),
        *(line.rstrip() for line in excerpt),
        *left_out,
        *_places(shown, code),
    ]


def _places(shown: Scanned, code: str) -> list[str]:
    """Tell where the diagnostics of a code stand in the example, if its case says so."""
    places = [
        f"line {found.line}, column {found.column}"
        for found in shown.diagnostics
        if found.code == code and found.line
    ]
    return wrapped(f"reports {code} at {'; '.join(places)}", "  ") if places else []
