"""What somebody wrote is text in a picture, never markup, and never invisible."""

from hypothesis import given
from hypothesis import strategies as st

from arbcheck.reports.font import text_width
from arbcheck.reports.svg.elements import escaped, mark, number, title, write
from tests.reports.svg.seen import read


def test_markup_and_quotes_are_escaped() -> None:
    assert escaped("""<b>"R&D" 'x'</b>""") == "&lt;b&gt;&quot;R&amp;D&quot; &#39;x&#39;&lt;/b&gt;"


def test_letters_that_nobody_sees_become_escapes() -> None:
    assert escaped("Ta\u202elia\x00\ufffe") == "Ta\\u{202e}lia\\u{0}\\u{fffe}"


def test_coordinates_have_no_more_digits_than_they_need() -> None:
    assert [number(value) for value in (7, 7.5, 7.126, 100, -0.25)] == ["7", "7.5", "7.13", "100", "-0.25"]


def test_a_text_that_does_not_fit_is_told_in_full_by_its_title() -> None:
    assert write("Talia", 1, 2, 10) == '<text x="1" y="2" font-size="10">Talia</text>'
    assert (
        write("Talia", 1, 2, 10, "faint", 100)
        == '<text class="faint" x="1" y="2" font-size="10">Talia</text>'
    )
    cut = read(write("Talia & Jonte", 0, 0, 10, width=text_width("Talia…", 10)))
    assert (cut.text, cut[0].text) == ("Talia…", "Talia & Jonte")


def test_a_mark_is_moved_and_sized() -> None:
    assert mark("M0 0Z", 3, 4, 10) == (
        '<path class="mark" fill-rule="evenodd" transform="translate(3 4) scale(0.5)" d="M0 0Z"/>'
    )


@given(st.text())
def test_whatever_a_record_holds_is_text(text: str) -> None:
    line = read(write(text, 0, 0, 10, "", 50))
    assert all(child.tag == "title" for child in line)
    assert read(title(text)).tag == "title"
