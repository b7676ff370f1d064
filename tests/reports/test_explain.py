import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from arbcheck import data
from arbcheck.conformance import index
from arbcheck.conformance.catalogue import MISREADINGS, RULES
from arbcheck.decisions import decisions
from arbcheck.problems.registry import pages
from arbcheck.reports.explain import explain, explain_all, nearest_ids

IDS = [
    *(rule.id for rule in RULES),
    *(decision.id for decision in decisions()),
    *(page.code for page in pages()),
    *MISREADINGS,
]
every_id = pytest.mark.parametrize("known", IDS)


def explained(name: str) -> str:
    text = explain(name)
    assert text is not None
    return text


@pytest.fixture
def corpus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Set a corpus of our own in place of the real one; the log of decisions stays."""
    real = data.path

    def path(*parts: str) -> str:
        return str(tmp_path) if parts == ("corpus",) else real(*parts)

    monkeypatch.setattr(data, "path", path)
    index._corpus.cache_clear()
    yield tmp_path
    index._corpus.cache_clear()


def case(name: str, record: str, expect: str = "{}", rules: str = "") -> str:
    rows = "".join(f"    {row}\n" for row in record.split("\n"))
    return (
        f"---\ncase: 1\nid: {name}\ntitle: about {name}\nrules: [{rules}]\n"
        f"record:\n  text: |\n{rows}expect:\n  diagnostics: [{expect}]\n"
    )


@every_id
def test_every_id_is_explained_within_eighty_columns(known: str) -> None:
    text = explained(known)
    assert text.startswith(f"{known}: ")
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    assert max(map(len, text.splitlines())) <= 80


@every_id
def test_an_id_may_be_in_either_case(known: str) -> None:
    assert explain(f" {known.swapcase()} ") == explain(known)


@pytest.mark.parametrize("unknown", ["", "R18", "R0", "D-000", "ARB299", "oak"])
def test_an_unknown_id_has_no_explanation(unknown: str) -> None:
    assert explain(unknown) is None


def test_a_rule_is_explained_with_its_evidence_decisions_and_codes() -> None:
    text = explained("R7")
    parts = ["The rule", "What follows", "Evidence", "Decisions", "Diagnostics"]
    assert [line for line in text.splitlines() if line in parts] == parts
    assert "  D-032  Where a card may be planted\n" in text
    assert "  ARB204  two cards in one cell\n" in text


def test_a_rule_without_diagnostics_does_not_speak_of_them() -> None:
    assert "Diagnostics" not in explained("R10")


def test_a_decision_is_explained_with_what_each_text_says() -> None:
    text = explained("D-004")
    assert "\n  MQ: an 8 in hand counts 0 if an opponent holds the 1\n" in text
    assert "ES: the Spanish rulebook of the 2018 edition" in text
    assert "\n  R11  an 8 against an opponent's 1\n" in text


def test_a_decision_that_no_text_speaks_of_needs_no_legend() -> None:
    assert "Spanish" not in explained("D-035")


def test_a_diagnostic_is_explained_with_what_to_do() -> None:
    text = explained("ARB205")
    assert text.startswith("ARB205: a hand that does not hold seven cards (error)\n")
    assert "What to do\n  List all seven cards" in text
    assert "\nRule\n  R8  discarding\n" in text
    assert "\n  D-008  A wrong hand" in text


def test_a_code_that_no_case_can_show_names_its_test() -> None:
    assert "\nShown by the test\n  tests/cli/test_missing_inputs.py\n" in explained("ARB001")


def test_a_warning_says_that_it_is_one() -> None:
    assert explained("ARB132").startswith("ARB132: a gap inside a row (warning)\n")


def test_the_example_of_a_code_is_a_case_with_the_place_of_its_report(corpus: Path) -> None:
    found = "{code: ARB204, severity: error, line: 2, column: 7}"
    (corpus / "a.yaml").write_text(case("cell-01", "arbcheck: 1\nend:\n  Oa1 Oa1", found))
    assert explained("ARB204").endswith(
        "\nExample: about cell-01\n    arbcheck: 1\n    end:\n      Oa1 Oa1\n"
        "  reports ARB204 at line 2, column 7\n\nCases\n  cell-01  about cell-01\n"
    )


def test_an_example_without_places_names_none(corpus: Path) -> None:
    (corpus / "a.yaml").write_text(case("cell-01", "arbcheck: 1", "{code: ARB204, severity: error}"))
    assert "reports" not in explained("ARB204")


def test_a_code_without_a_case_has_no_example(corpus: Path) -> None:
    (corpus / "a.yaml").write_text("")
    text = explained("ARB204")
    assert "Example" not in text
    assert "Cases" not in text


def test_a_long_example_is_cut_in_length_and_width(corpus: Path) -> None:
    record = "\n".join(["x" * 100, *(f"row {n}" for n in range(2, 31))])
    (corpus / "a.yaml").write_text(case("cell-01", record, "{code: ARB204, line: 1, column: 1}"))
    text = explained("ARB204")
    assert f"\n    {'x' * 75}…\n" in text
    assert "\n    row 25\n    and 5 more lines\n" in text


def test_at_most_eight_cases_are_listed(corpus: Path) -> None:
    (corpus / "a.yaml").write_text("".join(case(f"path-{n:02}", "a: 1", rules="R14") for n in range(1, 11)))
    text = explained("R14")
    assert "\n  path-08  about path-08\n  and 2 more\n" in text
    assert "path-09" not in text


def test_exactly_eight_cases_are_all_there_are(corpus: Path) -> None:
    (corpus / "a.yaml").write_text("".join(case(f"path-{n:02}", "a: 1", rules="R14") for n in range(1, 9)))
    assert explained("R14").endswith("\n  path-08  about path-08\n")


def test_the_list_of_everything_has_one_line_for_each_id() -> None:
    lines = explain_all().splitlines()
    assert [line.split()[0] for line in lines if re.match("  [^ ]", line)] == IDS
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("D4", "D-004"),
        ("arb-204", "ARB204"),
        ("204", "ARB204"),
        ("R18", "R1"),
        ("ARB239", "ARB259"),
        ("own-one", "own-one-cancels"),
        ("PURE-FLAT", "pure-flat-one"),
    ],
)
def test_an_unknown_id_gets_the_nearest_ones_suggested(written: str, meant: str) -> None:
    near = nearest_ids(written)
    assert near[0] == meant
    assert len(near) <= 3


def test_an_id_like_no_other_gets_no_suggestion() -> None:
    assert nearest_ids("oak") == []


def test_a_misreading_is_explained_with_what_refutes_it_and_a_position_worked_out_both_ways() -> None:
    text = explained("single-card-path")
    assert text.startswith(
        "single-card-path: a misreading of R14\n\nWhat it says\n  A single card is a path: "
    )
    assert "\nWhere it is met\n  A plausible reading.\n" in text
    assert "\nRefuted by\n  R14    what a path is\n  D-002  " in text
    assert "Other misreadings" not in text
    assert "\nExample: Misread, a single 8 is a path of three points\n    arbcheck: 1\n" in text
    assert re.search("\n  scores.Talia.oak.points +0 +3\n", text)
    assert "\n  reading-single-card-path-01  " in text.partition("\nCases\n")[2]


def test_a_misreading_names_the_others_of_its_switch() -> None:
    assert "same point\n  end-when-cannot-draw  Play goes on" in explained("one-last-round")


def under(record: str) -> str:
    return case("odd-01", record).replace("rules: []", "under: [one-wins]")


def test_a_misreading_without_a_case_has_no_example(corpus: Path) -> None:
    (corpus / "a.yaml").write_text("")
    assert "Example" not in explained("one-wins")


def test_an_example_that_cannot_be_scored_is_shown_without_values(corpus: Path) -> None:
    (corpus / "a.yaml").write_text(under("arbcheck: 1").replace("---\n", "", 1))
    assert explained("one-wins").endswith(
        "\nExample: about odd-01\n    arbcheck: 1\n\nCases\n  odd-01  about odd-01\n"
    )
    broken = under("arbcheck: 1").replace("title", "origin: hand-made\ntitle")
    (corpus / "a.yaml").write_text(broken)
    index._corpus.cache_clear()
    assert "by the rules" not in explained("one-wins")
