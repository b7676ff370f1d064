import re
import tomllib
from pathlib import Path

import pytest

import arbcheck.problems.pages
from arbcheck.arboretum import rulebook as arboretum
from arbcheck.avenue import rulebook as avenue
from arbcheck.conformance.catalogue import RULES
from arbcheck.decisions import decisions
from arbcheck.interpretation import Rule
from arbcheck.problems import problem
from arbcheck.problems.registry import Page, page, pages

PACKAGE = Path(arbcheck.__file__).parent
every_page = pytest.mark.parametrize("about", pages(), ids=lambda about: about.code)
every_rule = pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)


def sentences(text: str) -> int:
    """Count sentences, roughly: ends of sentences that are followed by a blank or by nothing."""
    return len(re.findall(r"[.?](?= [A-Z`]|$)", text))


def test_codes_are_sorted_and_unique() -> None:
    codes = [about.code for about in pages()]
    assert codes == sorted(set(codes))


def test_every_module_of_pages_belongs_to_a_hundred() -> None:
    modules = Path(arbcheck.problems.pages.__path__[0]).glob("[a-z]*.py")
    written = [code for file in modules for code in re.findall(r'\(\n +"(ARB\d+)"', file.read_text("utf-8"))]
    assert sorted(written) == [about.code for about in pages()]


def test_a_page_is_found_by_its_code() -> None:
    assert page("ARB204").title == "two cards in one cell"


def test_a_problem_takes_rule_severity_and_help_from_the_page_of_its_code() -> None:
    found = problem("ARB132", "a gap", ("end",))
    assert (found.severity, found.rule, found.also) == ("warning", None, ())
    assert found.help == page("ARB132").remedy
    assert problem("ARB204", "two cards", ("end",)).rule == "R7"


def test_a_problem_may_have_help_and_severity_of_its_own() -> None:
    found = problem("ARB301", "out of turn", ("turn", 3), help="", also=[(("turn", 2), "the turn before")])
    assert (found.severity, found.help, found.also) == ("error", "", ((("turn", 2), "the turn before"),))
    assert problem("ARB301", "out of turn", ("turn", 3), severity="warning").severity == "warning"


def test_a_code_that_was_never_given_has_no_page() -> None:
    with pytest.raises(KeyError):
        page("ARB299")


def test_every_code_that_the_program_uses_has_a_page() -> None:
    used = {
        code
        for file in PACKAGE.rglob("*.py")
        for code in re.findall(r'"(ARB\d{3})"', file.read_text("utf-8"))
    }
    assert used <= {about.code for about in pages()}


@every_page
def test_a_page_says_what_it_means_in_a_few_sentences(about: Page) -> None:
    assert 2 <= sentences(about.meaning) <= 5
    assert about.meaning.endswith(".")


@every_page
def test_a_remedy_is_one_phrase_as_it_stands_after_help(about: Page) -> None:
    assert about.remedy[0].islower()
    assert not about.remedy.endswith(".")
    assert sentences(about.remedy + ".") == 1


@every_page
def test_a_title_is_a_noun_phrase_that_fits_in_a_row(about: Page) -> None:
    assert not about.title.endswith(".")
    assert len(about.title) <= 60


@every_page
def test_a_page_is_of_a_known_severity(about: Page) -> None:
    assert about.severity in {"error", "warning"}


@every_page
def test_the_rules_of_a_page_exist(about: Page) -> None:
    named = {about.rule} - {None} | set(re.findall(r"\b[RV]\d+\b", about.meaning))
    assert named <= {rule.id for rule in RULES}
    assert about.rule is None or about.rule in about.meaning


@every_page
def test_the_decisions_of_a_page_exist(about: Page) -> None:
    assert set(about.decisions) <= {entry.id for entry in decisions()}
    assert len(set(about.decisions)) == len(about.decisions)


@every_page
def test_other_codes_that_a_page_names_exist(about: Page) -> None:
    named = set(re.findall(r"ARB\d{3}", about.meaning + about.remedy))
    assert named <= {other.code for other in pages()}


@every_page
def test_a_test_that_a_page_names_is_there_and_names_the_code(about: Page) -> None:
    assert not about.test or about.code in (PACKAGE.parent / about.test).read_text("utf-8")


def test_the_rules_are_r1_to_r17_and_v1_to_v10() -> None:
    assert [rule.id for rule in arboretum.RULES] == [f"R{n}" for n in range(1, 18)]
    assert [rule.id for rule in avenue.RULES] == [f"V{n}" for n in range(1, 11)]
    assert (*arboretum.RULES, *avenue.RULES) == RULES


@every_rule
def test_a_rule_is_complete(rule: Rule) -> None:
    assert rule.title
    assert all(part.endswith(".") for part in (rule.text, rule.evidence, rule.follows))


@every_rule
def test_a_rule_names_its_sources(rule: Rule) -> None:
    assert re.search(r"\b(ES|BGA|MQ|AV)\b", rule.evidence)


def test_the_log_of_decisions_travels_with_the_package() -> None:
    build = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    assert build["targets"]["wheel"]["force-include"]["RULES_DECISIONS.md"] == "arbcheck/RULES_DECISIONS.md"
