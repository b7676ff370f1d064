"""A case passes when arbcheck says what it expects, and fails at every single value that is not so."""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest

from arbcheck.conformance import run
from arbcheck.conformance.case import Case, subjects
from arbcheck.conformance.run import Difference, differences
from arbcheck.records.document import Tree
from tests.conformance.cases import POSITION, about, block, sound
from tests.test_corpus import SOUND

Steps = tuple[str | int, ...]


WHOLE = """\
  status: provisional
  rights:
    oak: {sums: {Ana: 13, Ben: 3}, holders: [Ana], reason: highest, cancelled: []}
    jacaranda: {holders: [Ben]}
  scores:
    Ana:
      total: 3
      rank: 2
      species_planted: 1
      oak: {right: true, points: 3, path: Oa1 Oa4, cells: [[0, 0], [1, 0]]}
      maple: {right: false, points: 0, path: null, cells: null}
    Ben:
      total: 5
      maple: {cards: 2, same_species: 0, starts_with_1: 1, ends_with_8: 2}
  winners: [Ben]
  decided_by: points
  diagnostics: []
"""


def test_a_case_that_expects_what_is_so_passes() -> None:
    assert differences(sound(block("text", POSITION), WHOLE)) == []


@pytest.mark.parametrize(
    ("expect", "where", "expected", "got"),
    [
        ("status: final", "status", "final", "provisional"),
        ("rights: {oak: {sums: {Ana: 5}}}", "rights oak sums Ana", "5", "13"),
        ("rights: {oak: {holders: [Ben]}}", "rights oak holders", "[Ben]", "[Ana]"),
        ("rights: {oak: {holders: []}}", "rights oak holders", "[]", "[Ana]"),
        ("rights: {oak: {holders: null}}", "rights oak holders", "null", "[Ana]"),
        ("rights: {oak: {reason: tie}}", "rights oak reason", "tie", "highest"),
        ("rights: {oak: {cancelled: [Ana]}}", "rights oak cancelled", "[Ana]", "[]"),
        ("rights: {oak: {sums: {Cid: 0}}}", "rights oak sums Cid", "0", "nothing"),
        ("rights: {lilac: {reason: tie}}", "rights lilac", "{reason: tie}", "nothing"),
        ("scores: {Ana: {total: 4}}", "scores Ana total", "4", "3"),
        ("scores: {Ana: {total: null}}", "scores Ana total", "null", "3"),
        ("scores: {Ana: {rank: 1}}", "scores Ana rank", "1", "2"),
        ("scores: {Ana: {species_planted: 2}}", "scores Ana species_planted", "2", "1"),
        ("scores: {Cid: {total: 0}}", "scores Cid", "{total: 0}", "nothing"),
        ("scores: {Ana: {oak: {right: false}}}", "scores Ana oak right", "false", "true"),
        ("scores: {Ana: {oak: {points: 4}}}", "scores Ana oak points", "4", "3"),
        ("scores: {Ana: {oak: {path: Oa1 Oa5}}}", "scores Ana oak path", "Oa1 Oa5", "Oa1 Oa4"),
        ("scores: {Ana: {oak: {path: [Oa4, Oa1]}}}", "scores Ana oak path", "[Oa4, Oa1]", "Oa1 Oa4"),
        ("scores: {Ana: {oak: {path: null}}}", "scores Ana oak path", "null", "Oa1 Oa4"),
        ("scores: {Ana: {maple: {path: Oa1}}}", "scores Ana maple path", "Oa1", "null"),
        ("scores: {Ana: {oak: {cells: [[0, 0]]}}}", "scores Ana oak cells", "[[0, 0]]", "[[0, 0], [1, 0]]"),
        ("scores: {Ana: {oak: {cards: 3}}}", "scores Ana oak cards", "3", "2"),
        ("winners: [Ana]", "winners", "[Ana]", "[Ben]"),
        ("winners: [Ana, Ben]", "winners", "[Ana, Ben]", "[Ben]"),
        ("winners: null", "winners", "null", "[Ben]"),
        ("decided_by: shared", "decided_by", "shared", "points"),
        (
            "claims: {Ana.oak: {verdict: upheld}}",
            "claims Ana.oak",
            "{verdict: upheld}",
            "nothing",
        ),
        (
            "diagnostics: [{code: ARB204, severity: error, line: 5, column: 1}]",
            "diagnostics 1",
            "error[ARB204] at 5:1",
            "nothing",
        ),
    ],
)
def test_a_case_that_expects_something_else_fails_there(
    expect: str, where: str, expected: str, got: str
) -> None:
    assert differences(about(expect)) == [Difference(tuple(where.split()), expected, got)]


def test_all_differences_are_told() -> None:
    found = differences(about("scores: {Ana: {total: 4, rank: 1}, Ben: {total: 6}}"))
    assert [difference.where for difference in found] == [
        ("scores", "Ana", "total"),
        ("scores", "Ana", "rank"),
        ("scores", "Ben", "total"),
    ]


@pytest.mark.parametrize(
    "path", ["Oa1 Oa4", "Oak 1, Oak 4", "oak-1 OA4", "[Oa1, oak-4]", "[roble 1, Chêne 4]"]
)
def test_a_path_may_be_written_like_any_cards(path: str) -> None:
    assert (
        differences(about(f"scores: {{Ana: {{oak: {{path: {path if path[0] == '[' else repr(path)}}}}}}}"))
        == []
    )


def test_what_is_left_out_or_is_a_note_of_its_own_is_not_compared() -> None:
    assert differences(about("rights: {oak: {sums: {x-note: 1}, x-mine: 2}, x-y: 3}")) == []
    assert differences(about("x-mine: {status: final}")) == []


FAULTY = POSITION.replace("Oa8", "Oa9") + "venue: the club\n"


def faulty(*told: str) -> list[Difference]:
    return differences(sound(block("text", FAULTY), f"  diagnostics: [{', '.join(told)}]\n"))


FIRST = "{code: ARB120, severity: error, line: 5, column: 15}"
SECOND = "{code: ARB101, severity: error, line: 8, column: 1}"


def test_all_diagnostics_are_expected_in_order_of_place() -> None:
    assert faulty(FIRST, SECOND) == []
    assert faulty(FIRST) == [Difference(("diagnostics", "2"), "nothing", "error[ARB101] at 8:1")]
    swapped = faulty(SECOND, FIRST)
    assert [difference.where for difference in swapped] == [("diagnostics", "1"), ("diagnostics", "2")]
    assert faulty(FIRST, SECOND, SECOND)[0].where == ("diagnostics", "3")


@pytest.mark.parametrize(
    ("written", "changed"),
    [("ARB120", "ARB121"), ("error", "warning"), ("line: 5", "line: 6"), ("column: 15", "column: 14")],
)
def test_every_part_of_a_diagnostic_is_compared(written: str, changed: str) -> None:
    (difference,) = faulty(FIRST.replace(written, changed), SECOND)
    assert difference.where == ("diagnostics", "1")
    assert difference.got == "error[ARB120] at 5:15"
    assert difference.expected != difference.got


def test_a_note_in_a_diagnostic_is_not_compared() -> None:
    assert faulty(FIRST[:-1] + ", x-why: no nine}", SECOND) == []


def test_of_a_mapping_diagnostics_are_compared_without_their_places() -> None:
    record = "".join(f"  {line}\n" for line in FAULTY.splitlines())
    told = "{code: ARB120, severity: error}, {code: ARB101, severity: error}"
    assert differences(sound(record, f"  diagnostics: [{told}]\n")) == []
    (difference,) = differences(sound(record, "  diagnostics: [{code: ARB120, severity: error}]\n"))
    assert difference.expected == "nothing"


def test_a_diagnostic_that_states_no_place_is_shown_without_one() -> None:
    record = "".join(f"  {line}\n" for line in POSITION.splitlines())
    (difference,) = differences(sound(record, "  diagnostics: [{code: ARB120, severity: error}]\n"))
    assert difference == Difference(("diagnostics", "1"), "error[ARB120] at ?:?", "nothing")


def test_a_case_is_about_one_record() -> None:
    found = differences(sound(block("text", f"{POSITION}---\n{POSITION}"), "  status: provisional\n"))
    assert found == [Difference(("record",), "one record", "2 records")]


def test_a_file_that_cannot_be_read_makes_the_case_fail() -> None:
    (found,) = differences(sound("  file: lost.yaml\n", "  status: final\n"))
    assert found == Difference(("record", "file"), "a file that can be read", "No such file or directory")


def test_a_file_beside_a_case_is_read(tmp_path: Path) -> None:
    case = sound("  file: game.yaml\n", "  status: provisional\n")
    (tmp_path / "game.yaml").write_text(POSITION, "utf-8")
    case.document._origin = case.document._origin._replace(name=str(tmp_path / "cases.yaml"))
    assert differences(case) == []


def test_a_case_about_a_case_expects_what_is_wrong_with_it() -> None:
    broken = block("case", "case: 1\nid: a-01\n")
    told = "{code: ARB601, severity: error, line: 1, column: 1}"
    assert differences(sound(broken, f"  status: invalid\n  diagnostics: [{', '.join([told] * 4)}]\n")) == []
    assert len(differences(sound(broken, "  diagnostics: []\n"))) == 4
    whole = block(
        "case", "case: 1\nid: a-01\ntitle: a\norigin: hand-made\nrecord: {}\nexpect: {status: final}\n"
    )
    assert differences(sound(whole, "  diagnostics: []\n")) == []
    assert differences(sound(whole, "  status: invalid\n")) == [Difference(("status",), "invalid", "valid")]


def leaves(tree: Tree, steps: Steps = ()) -> Iterator[Steps]:
    """Yield the ways to all texts of a tree, and to all its lists."""
    if isinstance(tree, str):
        yield steps
        return
    if isinstance(tree, list):
        yield steps
    for step, below in tree.items() if isinstance(tree, dict) else enumerate(tree):
        yield from leaves(below, (*steps, step))


def other(text: str) -> str:
    """Return a text that stands for something else."""
    if text.isdigit() or text == "null":
        return str(int(text) + 1) if text.isdigit() else "0"
    return {"true": "false", "false": "true"}.get(text, "Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7")


def changed(case: Case, steps: Steps) -> Case:
    """Return a case with one expected text changed, or with one more entry in a list."""
    tree = deepcopy(case.tree)
    at: Tree = tree["expect"]
    for step in steps[:-1]:
        at = at[step]  # type: ignore[index]
    last: Tree = at[steps[-1]]  # type: ignore[index]
    if isinstance(last, list):
        last.append(last[0] if last else "Nobody")
    else:
        at[steps[-1]] = other(str(last))  # type: ignore[index]
    return case._replace(tree=tree)


COMPARED = [case for case in SOUND if not case.id.startswith("turns-")][::4]


@pytest.mark.parametrize("case", COMPARED, ids=lambda case: case.id)
def test_no_expected_value_of_the_corpus_is_passed_over(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    (document,) = subjects(case)
    seen = run._seen(case, document)
    monkeypatch.setattr(run, "_seen", lambda _case, _document: seen)
    ways = list(leaves(case.expect))
    assert ways
    for steps in ways:
        assert differences(changed(case, steps)), steps
