"""`arbcheck fmt`: what is printed, what is written, and the exit status."""

import os
import stat
from pathlib import Path

import pytest

from tests.cli.command import FINAL, Ran, run, start
from tests.runs.pipes import fifo
from tests.runs.records import as_json_lines

UNTIDY = "# mine\n\nplayers: [Ana, Bén]   # two\narbcheck: 1\nfinished: false\nturns: []\n"
TIDY = "# mine\n\narbcheck: 1\nplayers: [Ana, Bén]   # two\nturns: []\nfinished: false\n"
POSITION = """\
finished: false
arbcheck: 1   # the format
players: [Ana, Ben]
species: [Oak, Maple, Willow, Cassia, Dogwood, Jacaranda]
end:
  Ana: {hand: Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7, arboretum: .}
  Ben: {hand: Ma1 Ma2 Ma3 Ma4 Ma5 Ma6 Ma7, arboretum: .}
"""
CANONICAL = """\
arbcheck: 1
players: [Ana, Ben]
species: [Oa, Ma, Wi, Ca, Do, Ja]

end:
  Ana:
    hand: Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7
    arboretum: .
  Ben:
    hand: Ma1 Ma2 Ma3 Ma4 Ma5 Ma6 Ma7
    arboretum: .
finished: false
"""


@pytest.fixture
def untidy(tmp_path: Path) -> Path:
    path = tmp_path / "game.yaml"
    path.write_bytes(UNTIDY.encode())
    return path


def put(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_bytes(text.encode())
    return str(path)


def test_the_tidied_text_is_printed_and_the_file_stays(untidy: Path) -> None:
    assert run("fmt", str(untidy)) == (0, TIDY, "")
    assert untidy.read_text("utf-8") == UNTIDY


def test_what_is_printed_is_the_same_in_every_locale(untidy: Path) -> None:
    ran = start("fmt", str(untidy), PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, TIDY.encode(), b"")


def test_several_files_are_printed_as_one_file_of_several_records(tmp_path: Path) -> None:
    put(tmp_path, "a.yaml", "\ufeffarbcheck: 1")
    put(tmp_path, "b.yaml", "\ufeff# second\n\narbcheck: 1\n")
    put(tmp_path, "c.yaml", "# third\n---\narbcheck: 1\n")
    put(tmp_path, "d.yaml", "%YAML 1.1\n---\narbcheck: 1\n")
    printed = (
        "\ufeffarbcheck: 1\n---\n# second\n\narbcheck: 1\n"
        "# third\n---\narbcheck: 1\n...\n%YAML 1.1\n---\narbcheck: 1\n"
    )
    assert run("fmt", str(tmp_path)) == (0, printed, "")


def test_standard_input_is_tidied_too() -> None:
    assert run("fmt", "-", given=UNTIDY.encode()) == (0, TIDY, "")
    assert run("fmt", "--check", "-", given=UNTIDY.encode()) == (1, "-: would be tidied\n", "")


def test_the_output_may_be_the_file_itself(untidy: Path) -> None:
    assert run("fmt", str(untidy), "-o", str(untidy)) == (0, "", "")
    assert untidy.read_bytes() == TIDY.encode()


def test_check_names_the_files_that_are_not_tidy(tmp_path: Path, untidy: Path) -> None:
    tidy = put(tmp_path, "tidy.yaml", TIDY)
    assert run("fmt", "--check", str(untidy), tidy) == (1, f"{untidy}: would be tidied\n", "")
    assert run("fmt", "--check", tidy) == (0, "", "")
    assert untidy.read_bytes() == UNTIDY.encode()


def test_diff_prints_what_would_change(tmp_path: Path, untidy: Path) -> None:
    name = str(untidy)
    diff = (
        f"--- {name}\n+++ {name}\n@@ -1,6 +1,6 @@\n # mine\n \n+arbcheck: 1\n players: [Ana, Bén]   # two\n"
        "-arbcheck: 1\n+turns: []\n finished: false\n-turns: []\n"
    )
    assert run("fmt", "--diff", name) == (0, diff, "")
    assert run("fmt", "--diff", "--check", name) == (1, diff, "")
    short = put(tmp_path, "short.yaml", "arbcheck: 1")
    assert run("fmt", "--diff", short).out.endswith(
        "-arbcheck: 1\n\\ No newline at end of file\n+arbcheck: 1\n"
    )
    assert untidy.read_bytes() == UNTIDY.encode()


def test_write_changes_the_files_that_are_not_tidy(tmp_path: Path, untidy: Path) -> None:
    tidy = Path(put(tmp_path, "tidy.yaml", TIDY))
    windows = Path(put(tmp_path, "windows.yaml", "\ufeff" + UNTIDY.replace("\n", "\r\n")))
    before = tidy.stat()
    told = f"{untidy}: tidied\n{windows}: tidied\n"
    assert run("fmt", "--write", str(untidy), str(tidy), str(windows)) == (0, told, "")
    assert untidy.read_bytes() == TIDY.encode()
    assert windows.read_bytes() == ("\ufeff" + TIDY.replace("\n", "\r\n")).encode()
    assert (tidy.stat().st_ino, tidy.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert run("fmt", "--write", str(tmp_path)) == (0, "", "")
    assert sorted(os.listdir(tmp_path)) == ["game.yaml", "tidy.yaml", "windows.yaml"]


def test_write_keeps_links_and_permissions(tmp_path: Path, untidy: Path) -> None:
    untidy.chmod(0o640)
    link = tmp_path / "link.yaml"
    link.symlink_to(untidy)
    assert run("fmt", "--write", str(link)).status == 0
    assert link.is_symlink()
    assert untidy.read_bytes() == TIDY.encode()
    assert stat.S_IMODE(untidy.stat().st_mode) == 0o640


def test_a_file_that_may_not_be_written_stays(untidy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK or path != str(untidy))
    ran = run("fmt", "--write", str(untidy))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.endswith("game.yaml: cannot be written: Permission denied\n")
    assert untidy.read_bytes() == UNTIDY.encode()


def test_a_file_that_cannot_be_replaced_stays_whole(untidy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_source: str, _target: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    ran = run("fmt", "--write", str(untidy))
    assert (ran.status, ran.out) == (2, "")
    assert "cannot be written: No space left on device" in ran.err
    assert untidy.read_bytes() == UNTIDY.encode()
    assert os.listdir(untidy.parent) == ["game.yaml"]


@pytest.mark.parametrize("option", ["--check", "--diff", "--write"])
def test_what_is_wrong_with_a_file_is_a_result_where_results_are_no_records(
    option: str, tmp_path: Path
) -> None:
    broken = put(tmp_path, "broken.yaml", "arbcheck: 1\narbcheck: 1\n")
    flow = put(tmp_path, "flow.yaml", "{arbcheck: 1}")
    ran = run("fmt", option, broken, flow)
    assert (ran.status, ran.err) == (1, "")
    first, second, *more, last = ran.out.splitlines()
    assert first == f"{broken}: not tidied: it cannot be read"
    assert second.startswith(f"{broken}:2:1: error[ARB006] ")
    assert more
    assert last == f"{flow}: not tidied: its top level is written as `{{…}}`"
    assert (tmp_path / "flow.yaml").read_text() == "{arbcheck: 1}"


def test_what_is_wrong_with_a_file_is_told_on_standard_error_where_records_are_printed(
    tmp_path: Path, untidy: Path
) -> None:
    flow = put(tmp_path, "flow.yaml", "{arbcheck: 1}")
    ran = run("fmt", flow, str(untidy))
    assert ran == (1, TIDY, f"arbcheck: {flow}: not tidied: its top level is written as `{{…}}`\n")


@pytest.mark.parametrize("option", ["--check", "--canonical"])
def test_a_file_that_is_not_there_stops_no_other(option: str, tmp_path: Path) -> None:
    good = put(tmp_path, "good.yaml", CANONICAL)
    lost, folder = str(tmp_path / "lost.yaml"), tmp_path / "empty"
    folder.mkdir()
    ran = run("fmt", option, lost, str(folder), good)
    assert (ran.status, ran.out) == (2, CANONICAL if option == "--canonical" else "")
    first, second = ran.err.splitlines()
    assert first == f"arbcheck: error[ARB001] {lost}: cannot be read: No such file or directory"
    assert second.startswith(f"arbcheck: error[ARB001] {folder}: no records found")


def test_the_canonical_form_has_no_comments(tmp_path: Path) -> None:
    name = put(tmp_path, "position.yaml", POSITION)
    assert run("fmt", "--canonical", name) == (0, CANONICAL, "")
    assert run("fmt", "--canonical", name, name) == (0, f"{CANONICAL}---\n{CANONICAL}", "")


def test_json_has_a_canonical_form_and_no_tidy_one() -> None:
    species = b'"species": ["Oa", "Ma", "Wi", "Ca", "Do", "Ja"]'
    data = b'{"arbcheck": 1, "players": ["A", "B"], %s, "turns": [], "finished": false}' % species
    ran = run("fmt", "--canonical", "-", given=data)
    assert ran == (
        0,
        "arbcheck: 1\nplayers: [A, B]\nspecies: [Oa, Ma, Wi, Ca, Do, Ja]\n\nturns: []\n\nfinished: false\n",
        "",
    )
    ran = run("fmt", "-", given=data)
    assert (ran.status, ran.out) == (1, "")
    assert "--canonical" in ran.err


def test_a_record_that_cannot_be_read_whole_has_no_canonical_form(tmp_path: Path) -> None:
    name = put(tmp_path, "two.yaml", f"{POSITION.replace('Oa1', 'Oa0')}---\n{POSITION}")
    ran = run("fmt", "--canonical", name)
    assert (ran.status, ran.out) == (1, CANONICAL)
    first, second, *_ = ran.err.splitlines()
    assert first == f"arbcheck: {name}: no canonical form"
    assert second.startswith(f"{name}:6:15: error[ARB120] ")


@pytest.mark.parametrize(
    "options",
    [
        ["--canonical", "--write"],
        ["--canonical", "--check"],
        ["--canonical", "--diff"],
        ["--write", "--check"],
        ["--write", "--diff"],
    ],
)
def test_options_that_contradict_each_other_are_wrong_usage(options: list[str], untidy: Path) -> None:
    ran = run("fmt", *options, str(untidy))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"arbcheck: {options[0]} ")
    assert untidy.read_bytes() == UNTIDY.encode()


def test_standard_input_cannot_be_changed() -> None:
    ran = run("fmt", "--write", "-", given=UNTIDY.encode())
    assert (ran.status, ran.out) == (2, "")
    assert "standard input" in ran.err


def test_a_pipe_may_have_a_name_but_cannot_be_changed(tmp_path: Path) -> None:
    given = as_json_lines(FINAL, FINAL).encode()
    with fifo(tmp_path, given) as path:
        told = run("fmt", path)
    assert (told.status, told.out) == (1, "")
    assert told.err.startswith(f"arbcheck: {path}: not tidied: it is JSON")
    told = run("fmt", "--write", path)
    assert told == Ran(2, "", f"arbcheck: --write cannot change what {path} gives\n")
    assert Path(path).is_fifo()
