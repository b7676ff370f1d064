from collections.abc import Iterator
from pathlib import Path

import pytest

from arbcheck import data
from arbcheck.conformance import index
from arbcheck.conformance.index import Diagnostic, Named, case_under, cases_naming, example_of, scan

CASE = """\
# two cases
case: 1
id: cell-01                  # permanent
title: "two cards in one cell"
rules: [R7]
decisions:
- D-032
- D-039
origin: hand-made
under: [diagonal-steps]
record:
  text: |
    arbcheck: 1

    end: {}
expect:
  diagnostics:
    - {code: ARB204, severity: error, line: 3, column: 1}
    - code: ARB206
      severity: error
      line: 1
      column: 9
  claims: {Talia.oak: {verdict: rejected, readings: [longest-path, equal-values]}}
---
case: 1
id: cell-02
title: another
  one
origin: computed
record:
  arbcheck: 1
  id: not-an-id
expect:
  diagnostics: [{code: ARB204, severity: error}]
"""


def record_of(text: str) -> str:
    [case] = scan(f"case: 1\nid: x\nrecord:{text}\nexpect: {{}}\n", "x.yaml")
    return case.record


def test_a_case_is_known_by_its_id_title_and_file() -> None:
    assert [case.case for case in scan(CASE, "cells.yaml")] == [
        Named("cell-01", "two cards in one cell", "cells.yaml"),
        Named("cell-02", "another one", "cells.yaml"),
    ]


def test_a_case_names_rules_decisions_codes_and_misreadings() -> None:
    first, second = scan(CASE, "cells.yaml")
    assert first.names == {
        *("R7", "D-032", "D-039", "ARB204", "ARB206"),
        *("diagonal-steps", "longest-path", "equal-values"),
    }
    assert second.names == {"ARB204"}


def test_a_case_that_only_a_program_vouches_for_is_not_confirmed() -> None:
    assert [case.confirmed for case in scan(CASE, "cells.yaml")] == [True, False]


def test_places_of_diagnostics_are_found_in_flow_and_block_style() -> None:
    first, second = scan(CASE, "cells.yaml")
    assert first.diagnostics == (Diagnostic("ARB204", 3, 1), Diagnostic("ARB206", 1, 9))
    assert second.diagnostics == (Diagnostic("ARB204", None, None),)


def test_documents_that_are_no_cases_are_passed_over() -> None:
    assert scan("arbcheck: 1\nid: x\n---\n---\n# nothing\n", "x.yaml") == []


def test_a_record_is_shown_as_it_would_stand_in_a_file_of_its_own() -> None:
    first, second = scan(CASE, "cells.yaml")
    assert first.record == "arbcheck: 1\n\nend: {}"
    assert second.record == "arbcheck: 1\nid: not-an-id"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("\n  text: |2\n      a: 1\n    b: 2", "  a: 1\nb: 2"),
        ("\n  text: |-  # why\n    a: 1", "a: 1"),
        ("\n  case: |\n    case: 1", "case: 1"),
        ("\n  text: |\n", ""),
        (" {arbcheck: 1}", "{arbcheck: 1}"),
        ('\n  text: "a\\u0000"', 'text: "a\\u0000"'),
        ("\n  base64: AAAA", "base64: AAAA"),
    ],
)
def test_records_in_other_forms(written: str, shown: str) -> None:
    assert record_of(written) == shown


def test_a_case_without_a_record_shows_none() -> None:
    [case] = scan("case: 1\nid: x\n", "x.yaml")
    assert (case.record, case.diagnostics, case.case.title) == ("", (), "")


@pytest.fixture
def corpus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(data, "path", lambda *parts: str(tmp_path.joinpath(*parts[1:])))
    index._corpus.cache_clear()
    yield tmp_path
    index._corpus.cache_clear()


def test_cases_that_name_an_id_come_in_the_order_of_their_files(corpus: Path) -> None:
    (corpus / "b.yaml").write_text(CASE)
    (corpus / "a").mkdir()
    (corpus / "a" / "z.yml").write_text("case: 1\nid: first\nrules: [R7]\n")
    assert [(case.id, case.file) for case in cases_naming("R7")] == [
        ("first", "a/z.yml"),
        ("cell-01", "b.yaml"),
    ]


def test_cases_that_are_about_one_rule_alone_come_first(corpus: Path) -> None:
    names = {"broad": "R7, R8, R9", "narrow": "R8", "middle": "R7, R8"}
    cases = [f"case: 1\nid: {name}\nrules: [{rules}]\n" for name, rules in names.items()]
    (corpus / "a.yaml").write_text("---\n".join(cases))
    assert [case.id for case in cases_naming("R8")] == ["narrow", "middle", "broad"]


def test_an_unconfirmed_case_pins_nothing(corpus: Path) -> None:
    (corpus / "b.yaml").write_text(CASE)
    assert [case.id for case in cases_naming("ARB204")] == ["cell-01"]
    assert cases_naming("R1") == []


def test_the_example_of_a_code_states_places_and_little_else(corpus: Path) -> None:
    short = (
        CASE.replace("cell-", "short-").replace("    - code: ARB206\n", "").replace("\n\n    end", "\n    e")
    )
    (corpus / "b.yaml").write_text(CASE + "\n---\n" + short)
    shown = example_of("ARB204")
    assert shown is not None
    assert shown.case.id == "short-01"
    assert example_of("ARB206") is not None
    assert example_of("ARB001") is None


def test_a_misreading_is_shown_by_a_case_under_it_alone() -> None:
    found = case_under("highest-card")
    assert found is not None
    assert found.under == {"highest-card"}
    assert found.case.file == "arboretum/readings/rights.yaml"
    assert case_under("no-such-reading") is None
