"""What `arbcheck explain` prints: a rule, a decision, a diagnostic or a misreading, with an example."""

import re
from collections.abc import Sequence
from itertools import takewhile

from arbcheck.arboretum.rulebook import RULES_VERSION
from arbcheck.conformance.catalogue import MISREADINGS, RULES
from arbcheck.conformance.index import Scanned, example_of
from arbcheck.decisions import Decision, decisions, texts
from arbcheck.interpretation import Rule
from arbcheck.problems.registry import Page, pages
from arbcheck.reports.explain_misreading import misreading_page
from arbcheck.reports.explain_parts import case_list, excerpt, listed, part, prose
from arbcheck.reports.terminal import wrapped

_MOST_GUESSES = 3


def explain(id: str) -> str | None:  # noqa: A002 - what it is called everywhere else
    """Explain a rule (R11), decision (D-004), diagnostic (ARB204) or misreading (one-wins).

    None if there is no such id.

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
    misreading = MISREADINGS.get(wanted.lower())
    return _text(misreading_page(misreading)) if misreading else None


def explain_all() -> str:
    """List everything that can be explained, one line each."""
    lines = [f"Rules, version {RULES_VERSION}", *listed((rule.id, rule.title) for rule in RULES)]
    lines += part("Decisions", listed((decision.id, decision.title) for decision in decisions()))
    lines += part("Diagnostics", listed((page.code, _kind(page)) for page in pages()))
    return _text(lines + part("Misreadings", listed((one.id, one.says) for one in MISREADINGS.values())))


def nearest_ids(id: str) -> list[str]:  # noqa: A002 - what it is called everywhere else
    """Return up to three ids that look like one that is not there, the likeliest first."""
    known = [rule.id for rule in RULES]
    known += [decision.id for decision in decisions()]
    known += [page.code for page in pages()]
    known += MISREADINGS
    return nearest(id, known)


def nearest(id: str, known: Sequence[str]) -> list[str]:  # noqa: A002 - what it is called everywhere else
    """Return up to three of the known ids that look like one that is not among them, the likeliest first."""
    from difflib import get_close_matches

    wanted = id.strip().upper()
    written = {name.upper(): name for name in known}
    same = [name for name in written if _key(name) == _key(wanted)]
    close = get_close_matches(wanted, written, n=_MOST_GUESSES * 3)
    close.sort(key=lambda name: _shared_beginning(name, wanted), reverse=True)
    return [written[name] for name in dict.fromkeys(same + close)][:_MOST_GUESSES]


def _shared_beginning(one: str, other: str) -> int:
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return sum(1 for _ in pairs)


def _key(name: str) -> tuple[str, str]:
    """Return the letters and the number of an id, so that D4 is D-004."""
    return re.sub(r"[^A-Z]", "", name), re.sub(r"[^0-9]", "", name).lstrip("0")


def _text(lines: list[str]) -> str:
    return "\n".join([*lines, ""])


def _kind(page: Page) -> str:
    return page.title if page.severity == "error" else f"{page.title} (warning)"


def _rule(rule: Rule) -> list[str]:
    logged = [(entry.id, entry.title) for entry in decisions() if rule.id in entry.rules]
    codes = [(page.code, page.title) for page in pages() if page.rule == rule.id]
    return [
        f"{rule.id}: {rule.title}",
        *part("The rule", prose(rule.text)),
        *part("What follows", prose(rule.follows)),
        *part("Evidence", prose(rule.evidence) + _legend(rule.evidence)),
        *part("Decisions", listed(logged)),
        *part("Diagnostics", listed(codes)),
        *case_list(rule.id),
    ]


def _decision(entry: Decision) -> list[str]:
    rules = [(rule.id, rule.title) for rule in RULES if rule.id in entry.rules]
    codes = [(page.code, page.title) for page in pages() if page.code in entry.codes]
    return [
        f"{entry.id}: {entry.title}",
        *part("Question", prose(entry.question)),
        *part("Sources", _sources(entry)),
        *part("Decision", prose(entry.decision)),
        *part("Reason", prose(entry.reason)),
        *part("Rules", listed(rules)),
        *part("Diagnostics", listed(codes)),
        *case_list(entry.id),
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
        *part("What it means", prose(page.meaning)),
        *part("What to do", prose(_sentence(page.remedy))),
        *part("Rule", listed(rules)),
        *part("Decisions", listed(logged)),
        *part("Shown by the test", prose(page.test)),
        *_example(page.code),
        *case_list(page.code),
    ]


def _sentence(phrase: str) -> str:
    """Make a sentence of a help text, which has neither a capital nor a full stop below a diagnostic."""
    return f"{phrase[0].upper()}{phrase[1:]}."


def _example(code: str) -> list[str]:
    shown = example_of(code)
    if shown is None:
        return []
    heading = f"Example: {shown.case.title}"
    return [
        "",
        *wrapped(heading, "", "  "),
        *excerpt(shown.record),
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
