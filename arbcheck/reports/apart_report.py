"""What came of a search for a difference between interpretations of Arboretum, or with a program."""

from typing import TYPE_CHECKING

from arbcheck.arboretum.editions import EDITIONS
from arbcheck.conformance.apart.core import EXHAUSTIVE, RANDOM, Size, size_of
from arbcheck.conformance.apart.games import Refused
from arbcheck.conformance.apart.readings import Found, Limits
from arbcheck.reports.apart_case import (
    case_of_game,
    case_of_position,
    items_of,
    why_engine,
    why_game,
    why_readings,
)
from arbcheck.reports.apart_pair import PROVEN, SAME, Pair, Report
from arbcheck.reports.outcome import count
from arbcheck.reports.terminal import shown

if TYPE_CHECKING:
    from arbcheck.conformance.apart.engines import Told


def of_readings(pair: Pair, found: Found | None, limits: Limits, *, never: bool) -> Report:
    """Report on two interpretations; ``never``: it is certain that they do not differ."""
    if found is None:
        if never:
            told = SAME if set(pair.one) == set(pair.other) else _NEVER
            return Report(pair, PROVEN, {}, (told,), "")
        return Report(pair, RANDOM, {}, (_in_vain("all positions", limits.planted, limits),), "")
    filled = found.filled
    why = why_readings(pair, filled)
    size = size_of(filled.core)
    head = [_means(_EXHAUSTIVE, found.search, limits), _measured(size)]
    text = case_of_position(pair, filled.position, why, filled.differing, head)
    return Report(pair, found.search, size._asdict(), tuple(why), text)


def of_games(pair: Pair, refused: Refused | None) -> Report:
    """Report on two interpretations that misread play each in its own way."""
    if refused is None:
        return Report(pair, EXHAUSTIVE, {}, (_NO_GAME,), "")
    game = refused.game
    why = why_game(pair, refused)
    size = {"turns": len(game.turns), "players": len(game.players)}
    edition = "" if game.edition == EDITIONS[0] else f", {game.edition} edition"
    head = [_SHORTEST, f"{count(size['turns'], 'turn')}, {size['players']} players{edition}."]
    return Report(pair, EXHAUSTIVE, size, tuple(why), case_of_game(pair, refused, why, head))


def of_engine(pair: Pair, told: "Told | None", limits: Limits, asked: tuple[int, int]) -> Report:
    """Report on a program; ``asked`` are the questions to it, and how many of them it does not support."""
    questions, unsupported = asked
    if told is None:
        from arbcheck.conformance.apart.engines import MOST_IN_HAND

        most = min(limits.planted, max(turns for turns, _ in MOST_IN_HAND))
        small = _in_vain("small positions", most, limits)
        vain = [small, f"The program was asked {count(questions, 'question')}."]
        if unsupported:
            vain.append(f"It does not support {unsupported} of them.")
        return Report(pair, RANDOM, {}, tuple(vain), "", questions)
    why = why_engine(pair, told)
    size = size_of(told.core)
    head = [
        _means(_ASKED, told.search, limits),
        f"{_measured(size)} Questions asked: {questions}.",
        f"The program: {shown(pair.engine)}",
    ]
    text = case_of_position(pair, told.position, why, items_of(told.differences), head)
    return Report(pair, told.search, size._asdict(), tuple(why), text, questions)


_NEVER = "One comes to the same as the other in every position: what they have not in common has no effect."
_EXHAUSTIVE = "Exhaustive search: no smaller position tells them apart."
_SHORTEST = "Exhaustive search: no shorter game tells them apart."
_NO_GAME = "Searched in vain: the games that change in something with a misreading of play."
_ASKED = "Exhaustive search: the program agrees on all smaller positions that it was asked about."


def _means(exhaustive: str, search: str, limits: Limits) -> str:
    if search == EXHAUSTIVE:
        return exhaustive
    return f"Random search with shrinking, seed {limits.seed}: a smaller position may tell them apart."


def _in_vain(what: str, planted: int, limits: Limits) -> str:
    return (
        f"Searched in vain: {what} of up to {count(planted, 'planted card')}, then {limits.tries} at random "
        f"of each of six kinds, seed {limits.seed}."
    )


def _measured(size: Size) -> str:
    """Say how large a position is."""
    parts = [
        f"{count(size.planted, 'card')} planted",
        f"{size.players} players",
        f"{count(size.in_hand, 'hand card')} that {'matters' if size.in_hand == 1 else 'matter'}",
    ]
    if size.discarded:
        parts.append(f"{count(size.discarded, 'discard')} that matters")
    return f"{', '.join(parts)}."
