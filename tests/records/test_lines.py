"""The lines of a text."""

from arbcheck.records.lines import Lines


def test_a_line_is_cut_out_of_the_text_once_however_often_it_is_shown() -> None:
    lines = Lines("a: 1\nOa1 Oa2 Oa3\n", 7, "yaml")
    assert lines.line(8) == "Oa1 Oa2 Oa3"
    assert lines.line(8) is lines.line(8)
