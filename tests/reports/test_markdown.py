"""Reports as Markdown: what they say, and that a record's texts are only text in them."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from syrupy.assertion import SnapshotAssertion

from arbcheck.problems import Problem, Span
from arbcheck.reports.markdown import code, literal, problems, report, reports
from arbcheck.reports.terminal import PLAIN, shown
from tests.oracle.boards import hand
from tests.reports.examples import SAME_CELL, SLIP, TITLE, checked, duel, opened, outcome, rulebook

ASCII = PLAIN._replace(encoding="ascii")
RENDERER = MarkdownIt("commonmark").enable(["table", "strikethrough"])
HOSTILE = [
    "**bold**",
    "[a](b)",
    "<b>x</b>",
    "a|b",
    "`x`",
    "- x",
    "12. y",
    "1. y",
    "# h",
    "~~x~~",
    "&amp;",
    "\\*",
]
CALLING = ["@talia", "#12", "http://x.y/z", "www.x.org", "u/talia", ":smile:", "a@b.c"]


def read(markdown: str) -> str:
    """Return what a reader sees of one paragraph; a tag that is not the paragraph's own stays."""
    html: str = RENDERER.render(markdown)
    text = html.strip().removeprefix("<p>").removesuffix("</p>").replace("\u2060", "")
    for reference, letter in (("&quot;", '"'), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")):
        text = text.replace(reference, letter)
    return text


@given(st.text(min_size=1, max_size=20).map(lambda text: shown(text.strip())).filter(bool))
def test_whatever_a_record_holds_is_read_as_it_stands(text: str) -> None:
    assert read(literal(text)) == shown(text)


@pytest.mark.parametrize("text", HOSTILE + CALLING)
def test_what_looks_like_markup_is_read_as_it_stands(text: str) -> None:
    assert read(literal(text)) == text
    assert read(f"x {literal(text)}") == f"x {text}"


@pytest.mark.parametrize("text", CALLING)
def test_nobody_is_called_and_nothing_is_linked(text: str) -> None:
    # What a renderer looks for after it has read the markup is parted by a joiner.
    assert not re.search(r"[@#]\w|//|www\.\w|u/\w|:\w+:", RENDERER.render(literal(text)).replace("</p>", ""))


@pytest.mark.parametrize("text", ["Oa9", "`x`", "``", "a|b", "@talia"])
def test_code_holds_any_text(text: str) -> None:
    assert read(code(text)) == f"<code>{text}</code>"


@pytest.mark.parametrize(
    "line",
    [
        "**Talia wins with 19 points; Jonte (14, 4 species) is second, Rina (14, 3 species) third.**",
        "| Royal Poinciana | **1+5 = 6** | 3 | (8) = 0 | Talia's 1 makes Rina's 8 count 0 |",
        "| Oak | 9 | Oa1 → Oa4 → Oa5 → Oa6 | 4 cards, 4 for one species, 1 for the 1 |",
        "| Maple | 0 |  | right, but no path (keeps Jonte from scoring it) |",
        (
            "| Cassia | (6) | Ca3 → Wi5 → Wi7 → Ca8 | 4 cards, 2 for the 8; "
            "not scored: Jonte holds 6 in hand, Rina 5 |"
        ),
        "Ja8 Rp2 Ja3 Wi6",
        "**Talia: 19 points**, 5 species planted",
    ],
)
def test_the_rulebooks_hands_are_told_in_full(line: str) -> None:
    assert line in report(outcome(rulebook())).splitlines()


def test_a_grid_can_be_copied_into_a_record() -> None:
    board = (("Oa4 Oa6 Do1", ".   Do4 .", ".   Do8 Wi2"), ("Ma1",))
    assert "```text\nOa4 Oa6 Do1\n.   Do4 .\n.   Do8 Wi2\n```" in report(
        outcome(duel((hand("Oa1"), hand("Ma2")), board))
    )


def test_all_tables_have_equally_many_cells_in_a_row() -> None:
    tables = re.findall(r"(?m)(?:^\|.*\n?)+", report(outcome(rulebook(("a|b", "|", "Rina")))))
    assert len(tables) == 4
    for table in tables:
        assert len({row.count("|") for row in table.splitlines()}) == 1


def test_names_that_would_break_a_row_are_told_below() -> None:
    text = report(outcome(rulebook(("רינה", "@jonte", "Rina"))))
    assert "P1 is רינה" in text
    assert "| Right to score | P1 | @&#8288;jonte | Rina | Notes |" in text


def test_rights_without_anything_to_note_have_no_column_for_it() -> None:
    known = duel(
        (hand("Oa1 Oa2 Ma1 Ca1 Do1 Ja1 Wi1"), hand("Oa4 Ma5 Ca4 Do5 Ja5 Wi5 Wi6")), (("Oa3 Oa4",), ())
    )
    assert "| Right to score | Talia | Jonte |" in report(outcome(known)).splitlines()


def test_unknown_cards_are_explained() -> None:
    position = duel((hand("Oa3 Ma6"), hand("Oa7 _")), (("Oa1 Oa4",), ()))
    text = report(opened(position))
    assert r"| Oak | 3 | **7+\_ = ?** |  |" in text
    assert (
        r"Bold: may score; \_ unknown cards; ? a sum that they decide; open: they decide who may score."
        in text
    )


def test_title_and_notes_stand_below_the_result() -> None:
    text = report(outcome(rulebook(), title="- [x] *done*")._replace(notes=("inferred",)))
    assert "\n\n&#45; &#91;x&#93; &#42;done&#42;\n\ninferred\n\n" in text


def test_problems_have_their_line_in_a_fence() -> None:
    (told,) = problems(checked("invalid", SAME_CELL))
    assert told == (
        "`game.yaml:7:11`: **error ARB204** Oa4 is planted where Oa1 lies (R7)\n\n"
        "```text\n    - {card: Oa4, at: [0, 0]}\n             ^^^\n```\n\n"
        "first planted here, line 6:\n\n"
        "```text\n      Oa1 Oa4\n      ^^^\n```\n\n"
        "Help: Give every card a cell of its own."
    )


def test_a_line_with_backticks_has_a_longer_fence() -> None:
    problem = Problem("ARB120", "`x` is no *card*", Span(1, 1), "", None, "error")
    (told,) = problems(checked("invalid", problem)._replace(source=lambda _line: "```x"))
    assert told == "`game.yaml:1:1`: **error ARB120** `x` is no &#42;card&#42;\n\n````text\n```x\n^\n````"


def test_a_problem_of_an_empty_line_has_no_fence() -> None:
    (told,) = problems(checked("invalid", Problem("ARB101", "nothing", Span(10, 1), "", None, "error")))
    assert told == "`game.yaml:10:1`: **error ARB101** nothing"


@pytest.mark.parametrize(
    ("status", "found", "line"),
    [
        ("invalid", (SAME_CELL,), "`game.yaml#1`: **not scored, 1 error**"),
        ("valid", (SLIP,), "`game.yaml#1`: **valid**"),
    ],
)
def test_a_record_without_a_score_says_so(status: str, found: tuple[Problem, ...], line: str) -> None:
    assert report(checked(status, *found)).splitlines()[0] == line


def test_a_record_alone_has_no_heading_and_several_have() -> None:
    one, two = outcome(rulebook()), checked("invalid", SAME_CELL)
    assert list(reports([])) == []
    assert list(reports([one])) == [report(one) + "\n"]
    assert "".join(reports([one, two, two])) == (
        f"### `game.yaml#1`\n\n{report(one)}\n" + f"\n### `game.yaml#1`\n\n{report(two)}\n" * 2
    )


def test_ascii_has_no_other_letters() -> None:
    text = report(outcome(rulebook(("René", "@田中", "Rina")), title="Ça va"), ASCII)
    assert text.isascii()
    assert "Oa1 -> Oa4" in text


def test_three_players(snapshot: SnapshotAssertion) -> None:
    assert report(outcome(rulebook(), title=TITLE, problems=(SLIP,))) == snapshot
