"""What came of a search for a difference between interpretations of Avenue, and the corpus case about it."""

from collections.abc import Iterable, Iterator

from arbcheck.avenue.game import Game
from arbcheck.avenue.readings.networks import castle_network, farm_network
from arbcheck.avenue.readings.terms import Terms, terms_of
from arbcheck.avenue.result import PlayerScore
from arbcheck.avenue.sheet import Space, named
from arbcheck.conformance.apart.avenue.cores import SHEET
from arbcheck.conformance.apart.avenue.search import Found
from arbcheck.conformance.apart.avenue.shapes import Size
from arbcheck.conformance.apart.core import EXHAUSTIVE, PARTIAL
from arbcheck.conformance.view import view
from arbcheck.records.avenue.writing import canonical_game
from arbcheck.records.document import Origin, Tree
from arbcheck.records.loading import load_text
from arbcheck.records.record import outcome_under
from arbcheck.reports.apart_pair import PROVEN, SAME, Names, Pair, Report, case_text
from arbcheck.reports.avenue.box_words import farm_words
from arbcheck.reports.outcome import count, listed

_TOLD = ("total", "farms", "connected", "must_beat", "purple", "green")
_COLOURS = ("purple", "green")


def of_readings(pair: Pair, found: Found | None) -> Report:
    """Report on two interpretations of Avenue."""
    if found is None:
        if set(pair.one) == set(pair.other):
            return Report(pair, PROVEN, {}, (SAME,), "")
        return Report(pair, EXHAUSTIVE, {}, (_IN_VAIN,), "")
    why = [_what_matters(found), *_both(pair, found)]
    head = [_EXHAUSTIVE if found.proven else _PARTIAL, _measured(found.size)]
    record = canonical_game(found.game)
    text = case_text(pair, record, why, head, _seen(record, pair.under))
    return Report(pair, EXHAUSTIVE if found.proven else PARTIAL, found.size._asdict(), tuple(why), text)


_EXHAUSTIVE = f"Exhaustive search: no smaller record on the sheet `{SHEET}` tells them apart."
_PARTIAL = (
    f"Exhaustive search: no record of fewer cards or rounds on the sheet `{SHEET}` tells them apart. Not all "
    "records of fewer roads were tried; none was found."
)
_IN_VAIN = f"Searched in vain: the records on the sheet `{SHEET}` that change in something with a misreading."


def _measured(size: Size) -> str:
    parts = [
        f"{count(size.cards, 'card')} turned",
        count(size.players, "player"),
        count(size.rounds, "round"),
        f"{count(size.roads, 'road')} drawn",
    ]
    return f"{', '.join(parts)}."


def _what_matters(found: Found) -> str:
    """Say which roads make the difference."""
    roads = found.core.roads
    if not roads:
        return "It takes no particular road."
    make = "road in {} makes" if len(roads) == 1 else "roads in {} make"
    others = "; the others decide nothing" if len(roads) < found.size.roads else ""
    return f"The {make.format(_spaces(roads))} the difference{others}."


def _spaces(spaces: Iterable[Space]) -> str:
    return listed(named(space) for space in sorted(spaces, key=lambda space: space[::-1]))


def _both(pair: Pair, found: Found) -> Iterator[str]:
    """Yield for each side, by its name, what differs."""
    [mine], [its] = found.one.scores, found.other.scores
    sides = zip(pair.titles, (pair.one, pair.other), ((mine, its), (its, mine)), strict=True)
    for title, names, (own, other) in sides:
        told = [*_farms(found.game, names, own, other), *_castles(found.game, names, own, other)]
        for sentence in told or [_total(own)]:
            yield f"{title}: {sentence}."


def _farms(game: Game, names: Names, own: PlayerScore, other: PlayerScore) -> Iterator[str]:
    for number, (farm, its) in enumerate(zip(own.farms, other.farms, strict=True)):
        if farm.box != its.box:
            spaces = farm_network(game, 0, number, _terms(names))
            joined = _joined(spaces) if farm.connected != its.connected else ""
            yield f"round {number + 1}, farm {farm.farm}: {farm_words(farm)}{joined}"


def _castles(game: Game, names: Names, own: PlayerScore, other: PlayerScore) -> Iterator[str]:
    boxes = ((own.purple, other.purple), (own.green, other.green))
    for colour, (box, its) in enumerate(boxes):
        if box != its:
            spaces = castle_network(game, 0, colour, _terms(names))
            yield f"{_COLOURS[colour]} castle: {box}{_joined(spaces)}"


def _terms(names: Names) -> Terms:
    return terms_of(frozenset(names))


def _joined(spaces: frozenset[Space]) -> str:
    return f" (roads that count: {_spaces(spaces) if spaces else 'none'})"


def _total(own: PlayerScore) -> str:
    points = sum(farm.box or 0 for farm in own.farms) + own.purple + own.green
    return (
        f"the boxes come to {points}, and {count(points - (own.total or 0), 'point')} are lost: {own.total}"
    )


def _seen(record: str, under: Names) -> dict[str, Tree]:
    """Return what a record comes to under an interpretation, as a case expects it."""
    seen = view(outcome_under(load_text(record, Origin("record", "yaml")), frozenset(under)))
    scores = seen["scores"]
    players = scores.items() if isinstance(scores, dict) else ()
    told = {name: {part: own[part] for part in _TOLD} for name, own in players if isinstance(own, dict)}
    return {**seen, "scores": dict(told)}
