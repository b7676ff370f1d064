"""A difference between two interpretations, or an interpretation and a program, written as a corpus case."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.readings import score_under
from arbcheck.conformance.apart.core import Item
from arbcheck.conformance.apart.filling import Filled
from arbcheck.conformance.apart.games import Refused
from arbcheck.conformance.view import view
from arbcheck.problems import Problem
from arbcheck.records.canonical import canonical_position
from arbcheck.records.document import Document, Origin, Tree
from arbcheck.records.loading import load_text
from arbcheck.records.record import outcome_under
from arbcheck.reports.apart_pair import Names, Pair, case_text
from arbcheck.reports.apart_words import both, what_matters
from arbcheck.reports.outcome import count

if TYPE_CHECKING:
    from arbcheck.conformance.apart.engines import Told
    from arbcheck.conformance.run import Difference


def why_readings(pair: Pair, filled: Filled) -> list[str]:
    """Say why two interpretations differ on a position: what matters, and what it comes to both ways."""
    sides = {
        name: score_under(filled.position, frozenset(names))
        for name, names in zip(pair.titles, (pair.one, pair.other), strict=True)
    }
    told = [what_matters(filled.core), *both(filled.position, sides, filled.differing)]
    if filled.besides:
        more = count(filled.besides, "difference")
        told.append(f"No cards were found that fill the hands without {more} besides.")
    return told


def why_engine(pair: Pair, told: "Told") -> list[str]:
    """Say what a program says otherwise of a position."""
    return [what_matters(told.core), *(_of_program(each, pair.titles[0]) for each in told.differences)]


def _of_program(one: "Difference", title: str) -> str:
    if one.where == ("answer",):
        return f"The program gives no answer: {one.got}."
    return f"{'.'.join(one.where)}: {one.expected} by {title}, {one.got} by the program."


def items_of(differences: Iterable["Difference"]) -> list[Item]:
    """Return the points about which a program differs."""
    return [("points", *one.where[1:]) for one in differences if one.where[0] == "scores" and one.where[2:]]


def case_of_position(
    pair: Pair, position: Position, why: Sequence[str], items: Iterable[Item], head: Sequence[str]
) -> str:
    """Write a case about a position; ``head`` are remarks above it, ``items`` what differs there."""
    record = canonical_position(position)
    return case_text(pair, record, why, head, _seen(record, pair.under, list(items)))


def case_of_game(pair: Pair, refused: Refused, why: Sequence[str], head: Sequence[str]) -> str:
    """Write a case about a game that one of two interpretations refuses."""
    told: list[Tree] = [{"code": each.code, "severity": each.severity} for each in refused.other]
    seen: dict[str, Tree] = {"status": "invalid", "diagnostics": told}
    if not told:
        seen["status"] = outcome_under(_document(refused.text), frozenset(pair.under)).status
    return case_text(pair, refused.text, why, head, seen)


def why_game(pair: Pair, refused: Refused) -> list[str]:
    """Say which of two interpretations refuses a game, and why."""
    return [
        f"{name}: {'; '.join(_problem(each) for each in problems) or 'every turn is legal'}."
        for name, problems in zip(pair.titles, (refused.one, refused.other), strict=True)
    ]


def _problem(problem: Problem) -> str:
    return f"refused, {problem.message} ({problem.rule})"


def _document(record: str) -> Document:
    return load_text(record, Origin("record", "yaml"))


def _seen(record: str, under: Names, items: Sequence[Item]) -> dict[str, Tree]:
    """Return what a record comes to under an interpretation, as far as it is about what differs."""
    outcome = outcome_under(_document(record), frozenset(under))
    seen = view(outcome)
    species = {item[-1] for item in items if len(item) > 1}
    seen["rights"] = _part(seen["rights"], species)
    scores: dict[str, Tree] = {}
    for player in outcome.position.players if outcome.position else ():
        own = {item[-1] for item in items if item[:2] == ("points", player)}
        scores[player] = _part(_part(seen["scores"], {player})[player], {"total", "species_planted", *own})
    return {**seen, "scores": scores}


def _part(tree: Tree, names: Iterable[str]) -> dict[str, Tree]:
    return {name: value for name, value in tree.items() if name in names} if isinstance(tree, dict) else {}
