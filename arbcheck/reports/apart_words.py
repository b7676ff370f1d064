"""Where two interpretations, or an interpretation and a program, differ on a position: both in words."""

from collections.abc import Iterable, Iterator

from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Path, Result, Right, SpeciesScore
from arbcheck.conformance.apart.core import Differing
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.path_words import breakdown, steps
from arbcheck.reports.rights_words import sum_in_hand


def what_matters(core: Position) -> str:
    """Say which cards in hand make the difference."""
    held = [
        f"{listed(card.code for card in hand if card)} ({player})"
        for player, hand in zip(core.players, core.hands, strict=True)
        if hand
    ]
    if not held:
        return "It takes no particular card in hand."
    return f"Of the cards in hand {listed(held)} {_make(core)} the difference; the others decide nothing."


def _make(core: Position) -> str:
    return "makes" if sum(map(len, core.hands)) == 1 else "make"


def told(position: Position, result: Result, items: Iterable[tuple[str, ...]]) -> list[str]:
    """Say in a sentence each what differs, as one of two results has it."""
    return [_sentence(position, result, item) for item in items]


def _sentence(position: Position, result: Result, item: tuple[str, ...]) -> str:
    match item:
        case ("holders", species):
            return _right(position, next(right for right in result.rights if right.species == species))
        case ("points", player, species):
            score = next(score for score in result.scores if score.player == player)
            return _points(player, next(line for line in score.paths if line.species == species))
    return _winners(result)


def _right(position: Position, right: Right) -> str:
    seats = range(len(position.players))
    sums = [f"{position.players[seat]} {_sum(position, right, seat)}" for seat in seats]
    held = "nobody holds it" if right.reason == "nobody-holds" else ", ".join(sums)
    may = [position.players[seat] for seat in right.holders or ()]
    who = "nobody" if not may else listed(may)
    return f"{SPECIES[right.species].english}: {held}; {who} may score it"


def _sum(position: Position, right: Right, seat: int) -> str:
    told = sum_in_hand(position, right, seat)
    return "0" if told == "-" else told


def _points(player: str, line: SpeciesScore) -> str:
    name = SPECIES[line.species].english
    if not line.right:
        return f"{player}'s {name}: no right"
    paths = [path for path in (line.path, *line.others) if path]
    shown = " and ".join(f"{steps(path)} ({_earned(path)})" for path in paths) or "no path"
    return f"{player}'s {name}: {count(line.points or 0, 'point')}, {shown}"


def _earned(path: Path) -> str:
    return "the sum of the values" if path.by_value else breakdown(path)


def _winners(result: Result) -> str:
    winners = result.winners or ()
    verb = "wins" if len(winners) == 1 else "share the win"
    totals = ", ".join(f"{score.player} {score.total}" for score in result.scores)
    return f"{listed(winners)} {verb} ({totals})"


def both(position: Position, sides: dict[str, Result], differing: Differing) -> Iterator[str]:
    """Yield for each side, by its name, what differs."""
    for name, result in sides.items():
        for sentence in told(position, result, differing):
            yield f"{name}: {sentence}."
