import pytest

from tests.cli.command import run


@pytest.mark.parametrize("name", ["R11", "r11", "D-016", "ARB204"])
def test_a_page_is_printed(name: str) -> None:
    told = run("explain", name)
    assert (told.status, told.err) == (0, "")
    assert told.out.startswith(f"{name.upper()}: ")
    assert told.out.endswith("\n")
    assert not told.out.endswith("\n\n")


def test_without_an_id_all_are_listed() -> None:
    told = run("explain")
    assert told.status == 0
    assert all(name in told.out for name in ("R1 ", "R17", "D-001", "ARB601"))


def test_an_id_that_does_not_exist_is_wrong_usage() -> None:
    told = run("explain", "D4")
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith("arbcheck: nothing is called D4; did you mean D-004")


def test_an_id_that_is_like_no_other_is_told_as_it_is() -> None:
    assert run("explain", "\x1b]0;title") == (2, "", "arbcheck: nothing is called \\u{1b}]0;title\n")
