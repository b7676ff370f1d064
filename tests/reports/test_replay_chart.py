"""The chart of scores: where lines run, where they have gaps, and what the axes say."""

import pytest

from arbcheck.arboretum.replay.outlook import Outlook
from arbcheck.reports.replay_chart import BOTTOM, HEIGHT, TOP, WIDTH, Line, across, chart

GROUND = HEIGHT - BOTTOM


def certain(*points: int) -> tuple[Outlook, ...]:
    return tuple(Outlook(each, each) for each in points)


def test_the_frames_stand_evenly_from_edge_to_edge() -> None:
    assert [across(frame, 5) for frame in range(5)] == [44, 185, 326, 467, 608]


def test_a_line_joins_the_scores_of_one_player() -> None:
    drawn = chart([certain(0, 0), certain(0, 5), certain(5, 5)], 2)
    assert drawn.lines[0].track == f"M44.0 {GROUND}.0L326.0 {GROUND}.0L608.0 {TOP}.0"
    assert drawn.lines[1].track == f"M44.0 {GROUND}.0L326.0 {TOP}.0L608.0 {TOP}.0"
    assert [line.ranges for line in drawn.lines] == ["", ""]


def test_what_unknown_cards_decide_is_a_gap_and_a_bar() -> None:
    scores = [certain(0), (Outlook(0, 5),), certain(5), certain(5)]
    (line,) = chart(scores, 1).lines
    assert line.track.count("M") == 2
    assert line.track.startswith(f"M44.0 {GROUND}.0h.01M")
    assert line.ranges == f"M232.0 {GROUND}.0V{TOP}.0"


def test_bars_of_one_turn_stand_side_by_side() -> None:
    drawn = chart([certain(0, 0), (Outlook(0, 1), Outlook(0, 1)), certain(0, 0)], 2)
    left, right = (float(line.ranges[1:].split()[0]) for line in drawn.lines)
    assert left < across(1, 3) < right


@pytest.mark.parametrize("frames", [2, 3, 20, 53])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_bars_of_the_last_state_stand_before_the_end_of_the_grid(frames: int, players: int) -> None:
    unknown = (Outlook(0, 5),) * players
    last = [line.ranges.rpartition("M")[2] for line in chart([unknown] * frames, players).lines]
    places = [float(bar.split()[0]) for bar in last]
    assert places == sorted(set(places))
    grid = WIDTH - 16  # as the page draws it
    assert max(places) + 2 < grid


def test_a_frame_without_scores_is_left_out() -> None:
    (line,) = chart([certain(0), certain(2), ()], 1).lines
    assert line.track == f"M44.0 {GROUND}.0L326.0 {TOP}.0"
    (nothing,) = chart([(), ()], 1).lines
    assert nothing == Line("", "")


def test_the_axes_have_round_steps() -> None:
    long = chart([certain(each) for each in range(53)], 1)
    assert [tick.text for tick in long.points] == ["0", "20", "40", "60"]
    assert [tick.text for tick in long.turns] == [str(each) for each in range(5, 51, 5)]
    short = chart([certain(0)] * 7, 1)
    assert [tick.text for tick in short.points] == ["0", "1"]
    assert [tick.text for tick in short.turns] == ["1", "2", "3", "4", "5"]
    assert short.points[0].at == GROUND
    huge = chart([certain(0), certain(400), certain(0)], 1)
    assert [tick.text for tick in huge.points] == ["0", "400"]
