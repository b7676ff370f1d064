"""What a score report says, and does not say, while unknown cards decide."""

from arbcheck.api import parse, score
from arbcheck.reports.text import report

HEAD = """\
arbcheck: 1
players: [Ana, Ben]
species: [Oak, Maple, Willow, Cassia, Dogwood, Jacaranda]
finished: false
"""


def told(text: str) -> str:
    [record] = parse(HEAD + text)
    return report(score(record))


def test_nobody_is_said_to_keep_another_from_scoring_while_that_is_open() -> None:
    """If the unknown card is no Dogwood, nobody holds any, and Ben scores his (R13)."""
    drawn = told(
        "end:\n"
        "  Ana: {hand: Oa8 Oa5 Ma3 Ca4 Wi7 Ja2 _, arboretum: Oa1 Oa4}\n"
        "  Ben: {hand: Oa3 Ma6 Ma7 Ca5 Wi2 Ja8 Wi1, arboretum: Do1 Do8}\n"
    )
    assert "from scoring 5" not in drawn
    assert "5 with the right, which unknown cards decide" in drawn


def test_a_player_without_paths_is_not_said_to_have_no_right_while_that_is_open() -> None:
    drawn = told("turns: []\n")
    assert "Neither a right" not in drawn
    assert drawn.count("No path; unknown cards decide the rights") == 2


def test_a_slip_that_was_let_stand_is_named_even_if_it_breaks_no_rule_that_shows() -> None:
    drawn = told(
        "turns:\n"
        "  - {player: Ana, draw: [deck, deck], play: Oa1, discard: Oa7, irregular: looked at a third card}\n"
    )
    assert "Turn 1 was irregular, and was let stand: looked at a third card." in drawn
