"""What a picture shows is said in words too: who wins, and each player's paths."""

from arbcheck.reports.svg.words import described, name, of_player
from tests.oracle.boards import hand
from tests.reports.examples import TITLE, opened, outcome, rulebook
from tests.reports.svg.subjects import of


def test_the_title_says_what_is_shown_and_who_wins() -> None:
    assert name(of(outcome(rulebook(), title=TITLE))) == f"{TITLE}: Talia wins"
    assert name(of(outcome(rulebook(), title=TITLE), 2)) == f"{TITLE}, Rina's arboretum: Talia wins"
    after = outcome(rulebook())._replace(turns=28)
    assert name(of(after)) == "Arboretum, after turn 28: Talia wins"


def test_the_description_gives_the_verdict_and_every_players_paths() -> None:
    told = described(of(outcome(rulebook())))
    assert told.startswith(
        "Talia wins with 19 points; Jonte (14, 4 species) is second, Rina (14, 3 species) third."
    )
    assert "Talia: 19 points, 10 cards planted." in told
    assert "Oak scores 9 with Oa1 > Oa4 > Oa5 > Oa6: 4 cards, 4 for one species, 1 for the 1." in told
    assert "Maple: right, but no path (keeps Jonte from scoring it)." in told
    assert (
        "Cassia is not scored (6), Ca3 > Wi5 > Wi7 > Ca8: 4 cards, 2 for the 8;"
        " Jonte holds 6 in hand, Rina 5." in told
    )


def test_a_player_behind_a_label_is_named() -> None:
    told = described(of(outcome(rulebook(("רינה", "Jonte", "Talia")))))
    assert "P1 is רינה." in told


def test_what_unknown_cards_decide_is_said_to_be_open() -> None:
    position = rulebook()
    hands = (position.hands[0], position.hands[1], hand("Ca5 Do2 _ Rp8 Wi1 Wi3 Wi8"))
    told = of_player(of(opened(position._replace(hands=hands))), 0)
    assert told.startswith("Talia: total open, from 16 to 19 points, 10 cards planted.")
    assert (
        "Royal Poinciana may score 3 with Rp2 > Ja3 > Rp6: 3 cards; 3 with the right,"
        " which unknown cards decide."
    ) in told


def test_one_card_is_one_card() -> None:
    position = rulebook()
    boards = (position.arboretums[0][:1], *position.arboretums[1:])
    assert "1 card planted." in of_player(of(outcome(position._replace(arboretums=boards))), 0)
