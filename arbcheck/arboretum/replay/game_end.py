"""When a game is over (R9), and who plays on where a reading has it that a game outlasts the draw pile."""

from arbcheck.arboretum.legality import CANNOT_DRAW, PILE_EMPTY
from arbcheck.arboretum.replay.course import Course

DRAWS = 2


def run_out(course: Course, number: int, player: int) -> None:
    """Take in that the draw pile is empty after a turn: whether the game is over, and else who is due."""
    if course.ended_in is None:
        course.ended_in, course.ended_by = number, player
    end = course.setup.legality.end
    if end != PILE_EMPTY:
        goes_on = can_draw if end == CANNOT_DRAW else _pass_over
        if goes_on(course, course.due):
            return
    if course.over_in is None:
        course.over_in = number


def is_over(course: Course) -> bool:
    """Say whether the game is over after the turns so far (R9)."""
    if course.setup.legality.end == PILE_EMPTY:
        return not course.layout.deck
    return course.over_in is not None


def how_it_ended(course: Course) -> str:
    """Say which turn ended the game, and how."""
    last = len(course.game.turns) if course.over_in is None else course.over_in + 1
    if course.setup.legality.end == PILE_EMPTY:
        return f"turn {last} took the last card of the draw pile"
    return f"after turn {last} nobody was left to play who could draw two cards"


def can_draw(course: Course, player: int) -> bool:
    """Say whether a player can draw two cards although the draw pile is empty (R6)."""
    sizes = [len(pile) for pile in course.layout.piles]
    return course.setup.legality.open_to(player, sizes) >= DRAWS


def _pass_over(course: Course, player: int) -> bool:
    """Find who plays on in a last round, from a player on; say whether there is anybody who can draw two.

    The round ends with the player who emptied the draw pile.
    """
    while player != course.ended_by:
        if can_draw(course, player):
            course.due = player
            return True
        player = (player + 1) % len(course.game.players)
    return False
