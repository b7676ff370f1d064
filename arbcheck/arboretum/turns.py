"""Replaying a recorded game: every fact is checked in order against R3 to R9 (decisions D-006, D-027, D-028).

The order of facts is: the start (hands, starting discards, draw pile), each turn (player, draws, planting,
discard), the end (hand, arboretum, discard pile of each player). The first problem is the first fact that no
legal game allows together with all before it. Then the replay goes on from a reading of the slip: of all
readings the one is taken that leaves the fewest problems in the rest, so that one slip gives one problem.
The modules `order`, `misdraws`, `misplays` and `misplacings` tell the readings of each kind of slip.
"""

from arbcheck.arboretum.board import Cell
from arbcheck.arboretum.course import Course
from arbcheck.arboretum.ending import close
from arbcheck.arboretum.findings import Repairs
from arbcheck.arboretum.game import Game
from arbcheck.arboretum.hidden import draw, show
from arbcheck.arboretum.layout import Setup, setup_of
from arbcheck.arboretum.opening import deal
from arbcheck.arboretum.planting import Fault, cell_for
from arbcheck.arboretum.replayed import Replay, replayed

DRAWS = 2
MENDED = 12
"""So many slips are tried in all their readings; a record with more is no game that was written down."""


def replay(game: Game) -> Replay:
    """Check a recorded game of 2 to 4 players and return all problems, and the end as far as it is known.

    The header (number of species and so on) is checked elsewhere and taken as it is.
    """
    return replay_with(game, setup_of(game))


def replay_with(game: Game, setup: Setup) -> Replay:
    """Replay a game with any cards in play and any size of hands."""
    course = run(game, setup, {})
    if course.findings.slips:
        course = _best(course)
    return replayed(course)


def _best(course: Course) -> Course:
    """Choose a reading of each slip, in order: one that leaves the fewest problems."""
    for _ in range(MENDED):
        repairs = course.findings.repairs
        slip = next(((at, n) for at, n in course.findings.slips.items() if at not in repairs), None)
        if slip is None:
            break
        at, readings = slip
        tried = [run(course.game, course.setup, {**repairs, at: reading}) for reading in range(readings)]
        course = min(tried, key=lambda each: len(each.findings.problems))
    return course


def run(game: Game, setup: Setup, repairs: Repairs) -> Course:
    """Replay a game once, going on from the readings that ``repairs`` names, else from the likeliest."""
    course = Course(game, setup, repairs)
    deal(course)
    for number in range(len(game.turns)):
        play_turn(course, number)
    close(course)
    return course


def play_turn(course: Course, number: int) -> None:
    """Check one turn, from 0, and take it into the layout."""
    layout = course.layout
    player, draws, _, _, irregular = course.game.turns[number]
    course.findings.waived = irregular is not None
    if player != course.due or course.ended_in is not None:
        from arbcheck.arboretum.order import whose_turn

        player = whose_turn(course, number)
    held = layout.hand_size(player)
    if len(draws) == DRAWS:
        for index, (source, card) in enumerate(draws):
            if draw(layout, player, source, card) is not None:
                from arbcheck.arboretum.misdraws import wrong_draw

                wrong_draw(course, number, index, player)
    else:
        from arbcheck.arboretum.misdraws import wrong_number_of_draws

        wrong_number_of_draws(course, number, player)
    _plant(course, number, player)
    _discard(course, number, player)
    if not layout.deck and course.ended_in is None:
        course.ended_in, course.ended_by = number, player
    course.due = (player + 1) % len(course.game.players)
    if irregular is not None and layout.hand_size(player) not in (held, course.setup.hand):
        from arbcheck.arboretum.misplays import report_hand

        report_hand(course, number, player)


def _plant(course: Course, number: int, player: int) -> None:
    """Check the planted card (R5), then its place (R7)."""
    layout, play = course.layout, course.game.turns[number].play
    if play is None:
        from arbcheck.arboretum.misplays import nothing_planted

        nothing_planted(course, number, player)
        return
    known = show(layout, player, play.card) is None
    if not known:
        from arbcheck.arboretum.misplays import not_in_hand

        known = not_in_hand(course, number, "play", player)
    found = cell_for(layout, player, play)
    cell: Cell | None
    if isinstance(found, Fault):
        from arbcheck.arboretum.misplacings import misplaced

        cell = misplaced(course, number, player, play, found)
    else:
        cell = found
    layout.plant(player, play.card, cell)
    if not known:
        layout.mark_wild(player, cell)


def _discard(course: Course, number: int, player: int) -> None:
    """Check the discarded card (R8)."""
    layout, discard = course.layout, course.game.turns[number].discard
    if discard is None:
        from arbcheck.arboretum.misplays import nothing_discarded

        nothing_discarded(course, number, player)
    elif show(layout, player, discard) is None:
        layout.piles[player].append(discard)
    else:
        from arbcheck.arboretum.misplays import not_in_hand

        known = not_in_hand(course, number, "discard", player)
        layout.piles[player].append(discard if known else None)
