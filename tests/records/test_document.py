"""What a document tells of its nodes: where and how they are written."""

import pytest

from arbcheck.problems import Span
from arbcheck.records.document import Origin
from arbcheck.records.loading import load_text
from tests.records.loaded import one, several, told

GAME = """\
# a game
players: [Talia, "Jonte"]
end:
  Talia:
    arboretum: |
      Oa1 Oa4
      .   Ma2
    discard: ''
  Jonte: {hand: 'Oa2
      Oa3', discard: , note: }
"""
FLAT = '{"players": ["Talia", 3], "end": {"Talia": {"hand": " Oa1\\nMa2 "}}, "": [[true], {}]}'


def test_a_value_a_key_and_a_part_of_a_value_have_their_places() -> None:
    found = one(GAME)
    assert found.span(("players", 1)) == Span(2, 19, 5)
    assert found.span(("players",), "key") == Span(2, 1, 7)
    assert found.span(("end", "Talia", "arboretum")) == Span(6, 7, 7)
    assert found.span(("end", "Talia", "arboretum"), (12, 15)) == Span(7, 11, 3)
    assert found.span(("end", "Talia", "discard")) == Span(8, 14, 2)
    assert found.span(("end", "Jonte", "discard")) == Span(10, 22, 1)
    assert found.span(("end", "Talia", "discard"), (0, 4)) == Span(8, 14, 2)


def test_a_list_or_mapping_is_placed_where_it_begins() -> None:
    found = one("a:\n  - b: [c]\n    d: {e: f}\n")
    assert found.span(()) == Span(1, 1, 1)
    assert found.span(("a",)) == Span(2, 3, 1)
    assert found.span(("a", 0)) == Span(2, 5, 1)
    assert found.span(("a", 0, "b")) == Span(2, 8, 1)
    assert found.span(("a", 0, "d"), (0, 1)) == Span(3, 8, 1)


def test_the_key_of_an_item_is_the_item() -> None:
    assert one("a: [b, c]").span(("a", 1), "key") == Span(1, 8, 1)
    assert one("{a: b}").span((), "key") == Span(1, 1, 1)


def test_a_node_that_is_not_there_has_no_place() -> None:
    found = one("a: [b]")
    for path in (("b",), ("a", 1), ("a", "b"), ("a", 0, 0)):
        with pytest.raises((LookupError, TypeError)):
            found.span(path)


def test_places_count_in_the_file() -> None:
    first, second = several(b"a: 1\n---\n\nb: [2]\n")
    assert second.span(("b", 0)) == Span(4, 5, 1)
    assert second.source_line(4) == "b: [2]"
    assert [second.source_line(line) for line in (0, 1, 5, 6)] == ["", "", "", ""]
    assert [first.source_line(line) for line in (1, 2)] == ["a: 1", ""]


def test_a_line_is_shown_without_its_break() -> None:
    found = one("a: 1\r\nb: 2\n\nc: 3\rd: 4")
    assert [found.source_line(line) for line in range(1, 7)] == ["a: 1", "b: 2", "", "c: 3", "d: 4", ""]


def test_a_document_that_cannot_be_read_has_a_place_all_the_same() -> None:
    found = load_text("\n{", Origin("game", "yaml", 3, 7))
    assert found.tree is None
    assert found.span(()) == Span(7, 1, 1)
    assert (found.name, found.number, found.first_line, found.form) == ("game", 3, 7, "yaml")
    assert found.text == "\n{"


def test_the_style_of_a_node_is_known() -> None:
    found = one("a: |\n  b\nc: >\n  d\ne: [f, 'g', \"h\", {}]\ni:\n- j\nk:\nl: ''\n")
    assert {key: found.style((key,)) for key in "aceikl"} == {
        "a": "|",
        "c": ">",
        "e": "flow",
        "i": "block",
        "k": "plain",
        "l": "'",
    }
    assert [found.style(("e", i)) for i in range(4)] == ["plain", "'", '"', "flow"]
    assert found.style(()) == "block"


def test_a_text_over_several_lines_is_joined_but_for_block_text() -> None:
    found = one(
        "a: |\n  b\n  c\nd: >\n  e\n  f\ng: h\n  i\nj: 'k\n  l'\nm: \"n\\\n  o\"\n"
        "p: 'q r'\ns: >\n  t\nu: \"v\\nw\"\nx:\ny: []\n"
    )
    assert [key for key in "adgjmpsuxy" if found.is_joined((key,))] == ["d", "g", "j", "m"]


def test_a_text_can_be_had_with_the_blanks_around_it() -> None:
    found = one("a: |+\n\n   b\n\nc: '\n  d '\ne: f\n? |\n  g\n: ''\n")
    assert found.untrimmed(("a",)) == "\nb\n\n"
    assert found.untrimmed(("c",)) == " d "
    assert found.untrimmed(("e",)) == "f"
    assert found.untrimmed(("g",)) == ""
    with pytest.raises(TypeError):
        found.untrimmed(())


def test_a_part_of_a_document_is_a_document_with_the_same_places() -> None:
    found = one("case: 1\ncase: 2\nrecord:\n  a: [b, !c d]\n")
    part = found.below(("record",))
    assert part.tree == {"a": ["b", "d"]}
    assert part.span(("a", 1)) == Span(4, 13, 1)
    assert part.below(("a",)).span((0,)) == Span(4, 7, 1)
    assert part.source_line(4) == "  a: [b, !c d]"
    assert part.problems == []
    assert told(found) == [("ARB006", 2, 1), ("ARB008", 4, 10)]


def test_places_in_json_are_found_too() -> None:
    found = one(FLAT, "json")
    assert found.span(("players", 1)) == Span(1, 23, 1)
    assert found.span(("end", "Talia"), "key") == Span(1, 36, 5)
    assert found.span(("end", "Talia", "hand")) == Span(1, 55, 8)
    assert found.span(("end", "Talia", "hand"), (3, 5)) == Span(1, 58, 3)
    assert found.span(("",), "key") == Span(1, 69, 2)
    assert found.span(("", 1)) == Span(1, 82, 1)
    assert found.below(("end", "Talia")).span(("hand",), (4, 7)) == Span(1, 60, 3)
    assert found.style(("end",)) == "flow"
    assert [found.style(("players", i)) for i in range(2)] == ['"', "plain"]
    assert not found.is_joined(("end", "Talia", "hand"))
    assert found.untrimmed(("end", "Talia", "hand")) == " Oa1\nMa2 "
    assert found.untrimmed(("", 0, 0)) == "true"
