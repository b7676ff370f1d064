"""What players are called in a report."""

from arbcheck.reports.names import cast
from arbcheck.reports.terminal import PLAIN

ASCII = PLAIN._replace(encoding="ascii")


def test_players_go_by_their_names() -> None:
    assert cast(("Talia", "田中さくら"), PLAIN) == (("Talia", "田中さくら"), ())


def test_a_long_name_is_cut() -> None:
    assert cast(("T" * 10_000, "Jonte"), PLAIN).labels == ("T" * 31 + "…", "Jonte")


def test_a_name_from_right_to_left_is_told_once_at_the_end_of_a_row() -> None:
    assert cast(("Talia", "רינה"), PLAIN) == (("Talia", "P2"), (("P2", "רינה"),))


def test_names_that_look_alike_when_cut_are_told_apart() -> None:
    one, other = "T" * 40 + "1", "T" * 40 + "2"
    assert cast((one, other), PLAIN) == (("P1", "P2"), (("P1", one), ("P2", other)))


def test_a_player_called_p1_keeps_the_name_to_oneself() -> None:
    assert cast(("P1", "רינה"), PLAIN).labels == ("P1", "PP2")
    assert cast(("רינה", "Ps"), PLAIN).labels == ("P1", "Ps")


def test_names_that_ascii_spells_alike_are_told_apart() -> None:
    assert cast(("Rene", "René"), ASCII).labels == ("P1", "P2")


def test_a_name_that_ascii_cannot_spell_shortly_stands_in_the_legend() -> None:
    names = cast(("Владимир", "田"), ASCII)
    assert names.labels == ("P1", "\\u{7530}")
    assert names.legend[0][1].startswith("\\u{412}\\u{43b}")


def test_an_escape_in_a_short_name_stays_in_the_name() -> None:
    assert cast(("Ta\x1blia", "Jonte"), PLAIN).labels == ("Ta\\u{1b}lia", "Jonte")
