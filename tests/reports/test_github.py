"""Problems as workflow commands."""

from arbcheck.reports.github import command, report
from tests.reports.examples import SAME_CELL, SLIP, UNKNOWN_KEY, checked


def test_a_problem_is_an_annotation_of_its_line() -> None:
    assert command(SAME_CELL, "games/one.yaml") == (
        "::error file=games/one.yaml,line=7,col=11,endColumn=14,title=arbcheck ARB204"
        "::Oa4 is planted where Oa1 lies (R7)%0Ahelp: Give every card a cell of its own."
    )


def test_a_record_is_annotated_in_order_of_place() -> None:
    told = report(checked("invalid", UNKNOWN_KEY, SLIP)).splitlines()
    assert [line.split("::")[1].split(",")[0] for line in told] == [
        "warning file=game.yaml",
        "error file=game.yaml",
    ]
    assert told[1].endswith("::unknown key")
    assert not report(checked("valid"))


def test_nothing_in_a_record_can_start_a_command_of_its_own() -> None:
    evil = UNKNOWN_KEY._replace(message="100% of a,b:c\r\n::set-output name=x::y\x1b", help="no\n::error::")
    told = command(evil, "a,b:c%\n.yaml")
    assert "\n" not in told
    assert "\r" not in told
    assert told == (
        "::error file=a%2Cb%3Ac%25\\u{a}.yaml,line=9,col=501,endColumn=505,title=arbcheck ARB101"
        "::100%25 of a,b:c\\u{d}\\u{a}::set-output name=x::y\\u{1b}%0Ahelp: no\\u{a}::error::"
    )
