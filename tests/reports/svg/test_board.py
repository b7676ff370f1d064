"""One arboretum as a piece of SVG: every card in its place, every path over its cards."""

import pytest
from hypothesis import given

from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.result import Path, SpeciesScore
from arbcheck.reports.svg.board import CARD, EDGE, PITCH, board, inline
from arbcheck.reports.svg.style import page
from tests.oracle.boards import boards, grid
from tests.reports.svg.seen import cut_off, drawn, name, of_class, read, texts, title
from tests.reports.svg.test_lanes import RIGHTS, scores

OAKS = grid("Oa6 Oa5 Oa4 Oa1", "Ja8 Rp2 Ja3 Wi6", "Do3 .   Rp6 .")


def test_cards_lie_where_the_record_has_them_x_to_the_right_and_y_down() -> None:
    root = read(inline(board(grid(".   Ma3", "Oa1 Oa4")), "b", "", ""))
    cards = of_class(root, "card")
    assert [card.get("data-card") for card in cards] == ["maple-3", "oak-1", "oak-4"]
    assert [(card.get("data-x"), card.get("data-y")) for card in cards] == [
        ("1", "0"),
        ("0", "1"),
        ("1", "1"),
    ]
    places = [each.box for each in drawn(root) if each.element.get("class") == "edge"]
    assert [(box.left, box.top) for box in places] == [
        (EDGE + PITCH, EDGE),
        (EDGE, EDGE + PITCH),
        (EDGE + PITCH, EDGE + PITCH),
    ]


def test_an_arboretum_is_drawn_from_its_upper_left_corner_wherever_that_lies() -> None:
    here = board(grid("Oa1 Oa4"))
    there = board(tuple(tree._replace(x=tree.x - 7, y=tree.y + 3) for tree in grid("Oa1 Oa4")))
    assert (
        (here.width, here.height)
        == (there.width, there.height)
        == (2 * PITCH - 10 + 2 * EDGE, CARD + 2 * EDGE)
    )


def test_of_a_wide_gap_only_a_part_is_drawn_and_said_to_be_one() -> None:
    near, far = grid("Oa1 Oa4"), grid("Wi2")
    drawing = board((*near, *(tree._replace(x=1_000_001, y=-99) for tree in far)))
    root = read(inline(drawing, "b", "", ""))
    assert (drawing.width, drawing.height) == (6 * PITCH - 10 + 2 * EDGE, 5 * PITCH - 10 + 2 * EDGE)
    assert [text for text in texts(root) if "gap" in text] == ["gap of 999,999 columns", "gap of 98 rows"]
    assert cut_off(root) == []


def test_a_narrow_board_is_as_wide_as_what_is_said_of_its_gap() -> None:
    one, two = grid("Oa1"), grid("Wi2")
    drawing = board((*one, *(tree._replace(y=999_999_999) for tree in two)))
    assert drawing.width > CARD + 2 * EDGE
    assert cut_off(read(inline(drawing, "b", "", ""))) == []


def test_up_to_three_empty_cells_are_drawn_as_they_are() -> None:
    drawing = board(grid("Oa1 . . . Oa4"))
    assert drawing.width == 5 * PITCH - 10 + 2 * EDGE
    assert not of_class(read(inline(drawing, "b", "", "")), "gap")


def test_a_card_tells_its_species_its_value_and_its_mark() -> None:
    [card] = of_class(read(inline(board(grid("Rp7")), "b", "", "")), "card")
    assert title(card) == "Royal Poinciana 7"
    assert texts(card) == ["7", "Rp"]
    assert len(of_class(card, "mark")) == 1
    assert "royal-poinciana" in card.get("class", "")


def test_a_path_runs_over_its_cards_from_first_to_last() -> None:
    [path] = of_class(read(inline(board(OAKS, scores(OAKS)), "b", "", "")), "path", "oak")
    assert path.get("class") == "path oak scored"
    assert path.get("data-cells") == "3,0 2,0 1,0 0,0"
    assert path.get("data-points") == "9"
    assert title(path) == (
        "Oak, 9 points, scored: Oa1 > Oa4 > Oa5 > Oa6; 4 cards, 4 for one species, 1 for the 1"
    )
    [line] = of_class(path, "line")
    xs = [float(place.split()[0]) for place in (line.get("d") or "")[1:].split("L")]
    assert xs == sorted(xs, reverse=True)
    assert len(xs) == 4


def test_arrow_heads_point_the_way_that_a_path_runs() -> None:
    root = read(inline(board(grid("Oa1 Oa2", ".   Oa3"), scores(grid("Oa1 Oa2", ".   Oa3"))), "b", "", ""))
    heads = [head.get("d") or "" for head in of_class(root, "head") if name(head) == "path"]
    tips = []
    for head in heads:
        (tx, ty), (ax, ay), (bx, by) = (map(float, corner.split()) for corner in head[1:-1].split("L"))
        tips.append((tx - (ax + bx) / 2, ty - (ay + by) / 2))
    (right, level), (straight, down) = tips
    assert (right > 0, level) == (True, 0)
    assert (down > 0, straight) == (True, 0)


@pytest.mark.parametrize(
    ("right", "kind", "said"),
    [
        (True, "scored", "scored"),
        (False, "denied", "not scored, another player has the right"),
        (None, "open", "unknown cards decide the right"),
    ],
)
def test_a_path_tells_whether_it_is_scored(right: bool | None, kind: str, said: str) -> None:  # noqa: FBT001
    oaks = grid("Oa1 Oa8")
    root = read(inline(board(oaks, scores(oaks, (right,))), "b", "", ""))
    [path] = of_class(root, "path", kind)
    assert f"Oak, 5 points, {said}: Oa1 > Oa8" in title(path)
    assert [texts(each) for each in of_class(root, "bonus", kind)] == [["+1"], ["+2"]]
    assert len(of_class(root, "pill")) == (2 if right else 0)


def test_scored_paths_lie_over_those_that_are_not() -> None:
    trees = grid("Oa1 Oa2 Ma1 Ma2 Wi1 Wi2")
    root = read(inline(board(trees, scores(trees, (True, False, None))), "b", "", ""))
    kinds = [(path.get("class") or "").split()[-1] for path in of_class(root, "path")]
    assert kinds == ["denied", "scored", "open"]


def test_a_card_alone_is_no_line_under_a_misreading_that_takes_it_for_a_path() -> None:
    [tree] = trees = grid("Oa8")
    path = Path((tree,), 1, 0, 0, 2)
    root = read(inline(board(trees, [SpeciesScore("oak", True, 3, path)]), "b", "", ""))
    assert [name(head) for head in of_class(root, "head")] == ["circle"]


def test_the_new_card_stands_out() -> None:
    root = read(inline(board(grid("Oa1 Oa4"), new=(1, 0)), "b", "", ""))
    assert [card.get("data-card") for card in of_class(root, "card", "new")] == ["oak-4"]


def test_an_arboretum_of_no_cards_is_an_empty_frame() -> None:
    root = read(inline(board(()), "b", "", ""))
    assert of_class(root, "card") == []
    assert len(of_class(root, "frame")) == 1
    assert cut_off(root) == []


def test_a_picture_in_a_page_has_its_words_and_ids_of_its_own() -> None:
    root = read(inline(board(OAKS), "talia", "<b>Talia</b>", 'says "hello"'))
    assert root.get("role") == "img"
    assert (root.get("aria-labelledby"), root.get("aria-describedby")) == ("talia-title", "talia-desc")
    assert [(each.get("id"), each.text) for each in root if each.get("id")] == [
        ("talia-title", "<b>Talia</b>"),
        ("talia-desc", 'says "hello"'),
    ]
    assert [each.get("id") for each in root.iter() if each.get("id")] == ["talia-title", "talia-desc"]


@given(boards(max_size=51))
def test_nothing_is_ever_cut_off(arboretum: Arboretum) -> None:
    assert cut_off(read(inline(board(arboretum, scores(arboretum, RIGHTS)), "b", "", ""))) == []


@given(boards(max_size=40))
def test_no_line_runs_over_the_value_or_the_name_of_a_card(arboretum: Arboretum) -> None:
    root = read(inline(board(arboretum, scores(arboretum, RIGHTS)), "b", "", ""))
    for path in of_class(root, "line"):
        track = [tuple(map(float, place.split())) for place in (path.get("d") or "")[1:].split("L")]
        half = float(path.get("stroke-width") or 0) / 2
        for x, y in track:
            assert (x - EDGE) % PITCH - half >= 46.99
            assert (y - EDGE) % PITCH - half >= 44


def test_the_style_sheet_has_a_rule_for_every_species() -> None:
    sheet = page(SPECIES)
    for species in SPECIES:
        assert f".arb-board .{species} .edge" in sheet
        assert sheet.count(f"--arb-{species}:#") == 2
