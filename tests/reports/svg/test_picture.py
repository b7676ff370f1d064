"""The whole table as one picture: everything is on it, in its place, and told in words."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from syrupy.assertion import SnapshotAssertion

from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.position import Position
from arbcheck.problems import Span, problem
from arbcheck.records.outcome import Outcome
from arbcheck.reports.palette import DARK, LIGHT
from arbcheck.reports.svg.picture import paper, screen
from tests.oracle.boards import grid, hand, positions, random_open_position, random_position
from tests.reports.examples import TITLE, duel, opened, outcome, rulebook, seeded
from tests.reports.svg.seen import cut_off, drawn, of_class, read, room, texts, title
from tests.reports.svg.subjects import HOSTILE, of

SHORT = duel(
    (hand("Oa1 Oa2 Oa3 Ma1 Ma4 Ma8 Ca2"), hand("Oa5 Oa8 Ma3 Ma5 Ca7 Ca8 Ca1")), (("Oa4 Oa6",), ("Wi2",))
)


def line_of(cards: int) -> Position:
    """Return a position in which each arboretum is one line, across and down."""
    order = [f"{species.code}{value}" for value in range(1, 9) for species in list(SPECIES.values())[:7]][:-7]
    row, column = order[:cards], order[cards : 2 * cards]
    boards = (grid(" ".join(row)), grid(*column))
    return SHORT._replace(arboretums=boards, species=tuple(SPECIES)[:7])


def test_a_picture_stands_alone() -> None:
    svg = screen(of(outcome(rulebook(), title=TITLE)))
    root = read(svg)
    assert root.get("role") == "img"
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    assert "var(" not in svg
    assert room(root)[2:] == (float(root.get("width", "")), float(root.get("height", "")))


def test_the_result_stands_above_the_players() -> None:
    told = texts(read(screen(of(outcome(rulebook(), title=TITLE)))))
    assert told[:3] == [
        TITLE,
        "Talia wins with 19 points; Jonte (14, 4 species) is second, Rina (14, 3 species) third.",
        "Final position, 3 players, 8 species, 28 cards planted.",
    ]
    assert told[3:5] == ["Talia", "Wins: 19 points, 5 species planted"]


def test_every_line_of_the_score_is_on_the_picture() -> None:
    told = " ".join(texts(read(screen(of(outcome(rulebook()))))))
    for line in (
        "Oak 9 Oa1 > Oa4 > Oa5 > Oa6 4 cards, 4 for one species, 1 for the 1",
        "Maple 0 right, but no path (keeps Jonte from scoring it)",
        "Cassia (6) Ca3 > Wi5 > Wi7 > Ca8 4 cards, 2 for the 8 Jonte holds 6 in hand, Rina 5",
    ):
        assert line in told


def test_the_legend_explains_every_sign_that_is_drawn_and_no_other() -> None:
    told = texts(read(screen(of(outcome(rulebook())))))
    legend = told[told.index("Bs Blue Spruce") :]
    assert legend == [
        "Bs Blue Spruce",
        "Ca Cassia",
        "Do Dogwood",
        "Ja Jacaranda",
        "Ma Maple",
        "Oa Oak",
        "Rp Royal Poinciana",
        "Wi Willow",
        "scored",
        "not scored: another player has the right",
        "+1 starts with the 1, +2 ends with the 8",
    ]
    alone = texts(read(screen(of(outcome(SHORT), player=1))))
    assert alone[-1] == "Wi Willow"


def test_one_player_is_drawn_alone_when_asked_for() -> None:
    root = read(screen(of(outcome(rulebook()), player=2)))
    assert "Rina" in texts(root)
    assert "Talia" not in texts(root)
    assert len(of_class(root, "card")) == 9


def test_the_paths_of_one_species_are_drawn_alone_when_asked_for() -> None:
    root = read(screen(of(outcome(rulebook()), species="jacaranda")))
    assert {path.get("data-species") for path in of_class(root, "path")} == {"jacaranda"}
    assert len(of_class(root, "card")) == 28
    assert "Oak" not in texts(root)


def test_those_who_share_the_win_and_those_who_are_ahead_are_told_so() -> None:
    level = SHORT._replace(arboretums=(grid("Ma4 Oa6"), grid("Ma3 Oa5")))
    told = texts(read(screen(of(outcome(level)))))
    assert told.count("Shares the win: 0 points, 2 species planted") == 2
    told = texts(read(screen(of(outcome(level._replace(finished=False), "provisional")))))
    assert told.count("Level in the lead: 0 points, 2 species planted") == 2
    ahead = rulebook()._replace(finished=False)
    assert "Ahead: 19 points, 5 species planted" in texts(read(screen(of(outcome(ahead, "provisional")))))


def test_what_unknown_cards_decide_is_dotted_and_explained() -> None:
    position = rulebook()
    hands = (position.hands[0], position.hands[1], hand("Ca5 Do2 _ Rp8 Wi1 Wi3 Wi8"))
    root = read(screen(of(opened(position._replace(hands=hands)))))
    assert of_class(root, "path", "open")
    assert "unknown cards decide" in texts(root)
    assert any("total open" in text for text in texts(root))


def test_notes_and_warnings_are_not_left_out() -> None:
    slip = problem("ARB215", "open, and <unfinished>", Span(1, 1))
    told = outcome(rulebook(), problems=(slip,))._replace(notes=("Turn 3 was irregular.",))
    lines = texts(read(screen(of(told))))
    assert "Turn 3 was irregular." in lines
    assert "warning[ARB215] open, and <unfinished>" in lines


def test_names_are_text_whatever_they_look_like() -> None:
    position = random_position(seeded(4), 4, "dense", legal=True)._replace(players=HOSTILE)
    svg = screen(of(outcome(position, title="</title><script>")))
    root = read(svg)
    assert [each for each in root.iter() if "script" in each.tag] == []
    told = texts(root)
    assert "<script>alert('1')</script> & \"x\"" in told
    assert "\u202e" not in svg
    assert "P4: רינה" in told
    assert cut_off(root) == []


def test_a_name_that_is_cut_is_told_in_full_by_its_title() -> None:
    position = SHORT._replace(players=("T" * 90, "Jonte"))
    root = read(screen(of(outcome(position))))
    assert any(text.startswith("TTTT") and text.endswith("…") for text in texts(root))
    assert cut_off(root) == []


@pytest.mark.parametrize("cards", [1, 7, 17, 21])
def test_lines_across_and_down_have_room(cards: int) -> None:
    root = read(screen(of(outcome(line_of(cards)))))
    assert len(of_class(root, "card")) == 2 * cards
    assert cut_off(root) == []


def test_an_arboretum_of_no_cards_has_its_place() -> None:
    nothing = SHORT._replace(arboretums=((), ()), finished=False)
    root = read(screen(of(outcome(nothing, "provisional"))))
    assert len(of_class(root, "frame")) == 2
    assert cut_off(root) == []


@given(positions(), st.text(min_size=1, max_size=100), st.text(max_size=2000))
@settings(max_examples=40)
def test_nothing_is_cut_off_whatever_the_record_holds(position: Position, name: str, headline: str) -> None:
    players = (name, *(f"{name}{seat}" for seat in range(1, len(position.players))))
    told: Outcome = outcome(position._replace(players=players), title=headline or None)
    told = told._replace(notes=(headline,))
    assert cut_off(read(screen(of(told)))) == []


def test_players_do_not_lie_upon_each_other() -> None:
    root = read(screen(of(outcome(random_position(seeded(2), 4, "dense", legal=True)))))
    edges = [each.box for each in drawn(root) if each.element.get("class") == "edge"]
    for index, one in enumerate(edges):
        for other in edges[:index]:
            apart = one.left >= other.right or other.left >= one.right
            assert apart or one.top >= other.bottom or other.top >= one.bottom


def test_screens_may_be_dark_and_paper_is_light() -> None:
    subject = of(outcome(rulebook()))
    assert DARK.species["oak"] in screen(subject)
    assert LIGHT.species["oak"] in screen(subject)
    assert DARK.species["oak"] not in paper(subject)
    assert "@media" not in paper(subject)


def test_a_picture_is_the_same_every_time() -> None:
    assert screen(of(outcome(rulebook()))) == screen(of(outcome(rulebook())))


def test_every_card_and_path_says_what_it_is_to_a_pointer() -> None:
    root = read(screen(of(outcome(rulebook()))))
    assert all(title(each) for each in (*of_class(root, "card"), *of_class(root, "path")))


PINNED = {
    "three players": of(outcome(rulebook(), title=TITLE)),
    "one player": of(outcome(rulebook()), player=2),
    "unknown cards": of(opened(random_open_position(seeded(3), 3, "dense", 2))),
}


@pytest.mark.parametrize("drawing", PINNED)
def test_how_a_picture_is_drawn(drawing: str, snapshot: SnapshotAssertion) -> None:
    assert screen(PINNED[drawing]) == snapshot
