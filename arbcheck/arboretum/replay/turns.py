"""Replaying a recorded game: every fact is checked in order against R3 to R9 (decisions D-006, D-027, D-028).

The order of facts is: the start (hands, starting discards, draw pile), each turn (player, draws, planting,
discard), the end (hand, arboretum, discard pile of each player). The first problem is the first fact that no
legal game allows together with all before it. Then the replay goes on from a reading of the slip: of all
readings the one is taken that leaves the fewest problems in the rest, so that one slip gives one problem.
The modules `order`, `misdraws`, `misplays` and `misplacings` tell the readings of each kind of slip.
"""

from collections.abc import Iterator

from arbcheck.arboretum.board import Cell
from arbcheck.arboretum.game import Game
from arbcheck.arboretum.legality import CANONICAL, Legality
from arbcheck.arboretum.replay.course import Course
from arbcheck.arboretum.replay.ending import close
from arbcheck.arboretum.replay.findings import LONGEST, Repairs
from arbcheck.arboretum.replay.game_end import run_out
from arbcheck.arboretum.replay.hidden import draw, show
from arbcheck.arboretum.replay.layout import Setup, setup_of
from arbcheck.arboretum.replay.opening import deal
from arbcheck.arboretum.replay.planting import Fault, cell_for
from arbcheck.arboretum.replay.quick import quick_replay
from arbcheck.arboretum.replay.replayed import Replay, replayed
from arbcheck.problems import Handle

DRAWS = 2
TRIALS = 300
"""So many times a record with slips is replayed at most, to find the best readings of them."""


def replay(game: Game, legality: Legality = CANONICAL) -> Replay:
    """Check a recorded game of 2 to 4 players and return all problems, and the end as far as it is known.

    The header is in order, and everything in the game can be read; both are checked elsewhere.
    """
    setup = setup_of(game, legality)
    return quick_replay(game, setup) or replay_with(game, setup)


def replay_with(game: Game, setup: Setup) -> Replay:
    """Replay a game with any cards in play and any size of hands."""
    course = run(game, setup, {})
    if course.findings.slips:
        repairs = _best(course)
        course = run(game, setup, repairs) if repairs else course
    return replayed(course)


def _best(course: Course) -> Repairs:
    """Choose a reading of each slip, in order: the first that leaves the fewest problems.

    Where no problem follows a slip none follows a later one, and every reading of them leaves as few.
    """
    turns = course.game.turns
    trials = TRIALS if max([len(turns), *(len(turn.draws) for turn in turns)]) <= LONGEST else 0
    settled: set[Handle] = set()
    while trials:
        at = next((at for at in course.findings.slips if at not in settled), None)
        if at is None:
            break
        settled.add(at)
        readings, least = course.findings.slips[at]
        repairs = course.findings.repairs
        for reading in range(1, readings)[:trials]:
            if len(course.findings.problems) == least:
                return course.findings.repairs
            trials -= 1
            most = len(course.findings.problems)
            other = _counted(course, {**repairs, at: reading}, most)
            if len(other.findings.problems) < most:
                course = other
    return course.findings.repairs


def run(game: Game, setup: Setup, repairs: Repairs) -> Course:
    """Replay a game once, going on from the readings that ``repairs`` names, else from the likeliest."""
    course = Course(game, setup, repairs)
    deal(course)
    for _ in play_turns(course):
        pass
    close(course)
    return course


def _counted(course: Course, repairs: Repairs, most: int) -> Course:
    """Replay a game only to count its problems; stop when there are so many."""
    other = Course(course.game, course.setup, repairs)
    other.findings.counting = True
    deal(other)
    for _ in play_turns(other):
        if len(other.findings.problems) >= most:
            return other
    close(other)
    return other


def play_turns(course: Course) -> Iterator[int]:
    """Check the turns one after the other; yield the number of each, from 0, when it is done.

    Two turns that a slip in the order shows to be recorded the wrong way round are played the other way.
    """
    number, turns = 0, len(course.game.turns)
    while number < turns:
        _play_turn(course, number)
        if course.swapped == number:
            course.swapped = -1
            taken = len(course.layout.taken)
            _play_turn(course, number + 1)
            yield number + 1
            _play_turn(course, number)
            yield number
            drawn = course.layout.taken
            later = taken + len(course.game.turns[number + 1].draws)
            drawn[taken:] = drawn[later:] + drawn[taken:later]
            course.mentions = None
            number += 1
        else:
            yield number
        number += 1


def _play_turn(course: Course, number: int) -> None:
    """Check one turn, from 0, and take it into the layout."""
    layout = course.layout
    player, draws, _, _, irregular = course.game.turns[number]
    course.findings.waived = irregular is not None
    if player != course.due or course.over_in is not None:
        from arbcheck.arboretum.replay.order import whose_turn

        player = whose_turn(course, number)
        if course.swapped == number:
            return
    held = 0 if irregular is None else layout.hand_size(player)
    if len(draws) == DRAWS:
        for index, (source, card) in enumerate(draws):
            if layout.closes_piles:
                from arbcheck.arboretum.replay.closed_piles import draw_if_open

                refusal = draw_if_open(course, number, index, player)
            else:
                refusal = draw(layout, player, source, card)
            if refusal is not None:
                from arbcheck.arboretum.replay.misdraws import wrong_draw

                wrong_draw(course, number, index, player)
    else:
        from arbcheck.arboretum.replay.misdraws import wrong_number_of_draws

        wrong_number_of_draws(course, number, player)
    _plant(course, number, player)
    _discard(course, number, player)
    course.player, course.due = player, (player + layout.legality.direction) % len(course.game.players)
    if not layout.deck:
        run_out(course, number, player)
    if irregular is not None and layout.hand_size(player) not in (held, course.setup.hand):
        from arbcheck.arboretum.replay.misplays import report_hand

        report_hand(course, number, player)


def _plant(course: Course, number: int, player: int) -> None:
    """Check the planted card (R5), then its place (R7)."""
    layout, play = course.layout, course.game.turns[number].play
    if play is None:
        from arbcheck.arboretum.replay.misplays import nothing_planted

        nothing_planted(course, number, player)
        return
    known = show(layout, player, play.card) is None
    if not known:
        from arbcheck.arboretum.replay.misplays import not_in_hand

        known = not_in_hand(course, number, "play", player, play.card)
    found = cell_for(layout, player, play)
    cell: Cell | None
    if isinstance(found, Fault):
        from arbcheck.arboretum.replay.misplacings import misplaced

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
        from arbcheck.arboretum.replay.misplays import nothing_discarded

        nothing_discarded(course, number, player)
    elif show(layout, player, discard) is None:
        layout.pile_for(player).append(discard)
        if not layout.legality.just_drawn:
            from arbcheck.arboretum.replay.misplays import just_drawn

            just_drawn(course, number, player, discard)
    else:
        from arbcheck.arboretum.replay.misplays import not_in_hand

        known = not_in_hand(course, number, "discard", player, discard)
        layout.pile_for(player).append(discard if known else None)
