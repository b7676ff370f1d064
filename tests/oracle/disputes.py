"""Rule on a claim from the rules alone, by trying every completion and listing every path (R10-R17)."""

from typing import NamedTuple

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Result
from arbcheck.records.claims import Claim
from tests.oracle.boards import Choose
from tests.oracle.paths import list_paths
from tests.oracle.scoring import completions, score

Value = int | bool | tuple[int, ...] | tuple[Card, ...]


class Opinion(NamedTuple):
    """A verdict, and what is right, None where it depends on unknown cards."""

    verdict: str
    right: Value | None


def rule(position: Position, claim: Claim) -> Opinion:
    """Rule on a claim about the score; a path claim has no single right value here."""
    if claim.kind == "path":
        return Opinion("upheld" if _is_best(position, claim) else "rejected", None)
    found = {
        _value(position, score(position._replace(hands=hands)), claim) for hands in completions(position)
    }
    right = found.copy().pop() if len(found) == 1 else None
    if claim.value not in found:
        return Opinion("rejected", right)
    return Opinion("upheld" if right is not None else "undecided", right)


def _value(position: Position, result: Result, claim: Claim) -> Value | None:
    match claim.kind:
        case "points":
            [line] = [
                line for line in result.scores[claim.player or 0].paths if line.species == claim.species
            ]
            return line.points
        case "total":
            return result.scores[claim.player or 0].total
        case "right":
            [right] = [right for right in result.rights if right.species == claim.species]
            return right.holders
        case _:
            winners = result.winners or ()
            return tuple(seat for seat, name in enumerate(position.players) if name in winners)


def _is_best(position: Position, claim: Claim) -> bool:
    """Say whether no path of the species is worth more than the claimed one, which is among all of them."""
    arboretum = position.arboretums[claim.player or 0]
    paths = [
        tuple(planted.card for planted in path)
        for path in list_paths(arboretum)
        if path[0].card.species == claim.species
    ]
    if not claim.value:
        return not paths
    return claim.value in paths and all(worth(claim.value) >= worth(path) for path in paths)


def worth(path: object) -> int:
    """Return what a path is worth, item by item (R15)."""
    assert isinstance(path, tuple)
    cards = [each for each in path if isinstance(each, Card)]
    pure = len({card.species for card in cards}) == 1 and len(cards) >= 4
    start = 1 if cards[0].value == 1 else 0
    end = 2 if cards[-1].value == 8 else 0
    return len(cards) * (2 if pure else 1) + start + end


def some_claims(choose: Choose, position: Position, number: int) -> list[Claim]:
    """Make up claims about a position, of which some are right, some nearly, and some by chance."""
    return [_some_claim(choose, position) for _ in range(number)]


def _some_claim(choose: Choose, position: Position) -> Claim:
    player = choose(len(position.players))
    species = position.species[choose(len(position.species))]
    kind = ("points", "total", "right", "path", "winner")[choose(5)]
    seats: tuple[int, ...] = tuple(seat for seat in range(len(position.players)) if not choose(2))
    match kind:
        case "points":
            return Claim(kind, player, species, None, choose(12), None, ())
        case "total":
            return Claim(kind, player, None, None, choose(40), None, ())
        case "right":
            return Claim(kind, None, species, None, seats, None, ())
        case "winner":
            return Claim(kind, None, None, None, seats, None, ())
        case _:
            return Claim(kind, player, species, None, _some_path(choose, position, player, species), None, ())


def _some_path(choose: Choose, position: Position, player: int, species: str) -> tuple[Card, ...]:
    """Name a path: a legal one, one with a card too many or too few, or any cards."""
    arboretum = position.arboretums[player]
    paths = [path for path in list_paths(arboretum) if path[0].card.species == species]
    if not paths or not choose(5):
        cards = [Card(species, 1 + choose(8)) for _ in range(choose(4))]
        return tuple(cards)
    cards = [planted.card for planted in paths[choose(len(paths))]]
    if not choose(4):
        cards.pop(choose(len(cards)))
    if not choose(4) and arboretum:
        cards.insert(choose(len(cards) + 1), arboretum[choose(len(arboretum))].card)
    return tuple(cards)


def right_claims(position: Position, result: Result) -> list[Claim]:
    """Make the claims that state a score; what unknown cards decide is left out."""
    names = result.winners
    winners = None if names is None else tuple(position.players.index(name) for name in names)
    stated: list[tuple[str, int | None, str | None, Value | None]] = [
        ("winner", None, None, winners),
        *(("total", player, None, own.total) for player, own in enumerate(result.scores)),
        *(
            ("points", player, line.species, line.points)
            for player, own in enumerate(result.scores)
            for line in own.paths
        ),
        *(("right", None, right.species, right.holders) for right in result.rights),
    ]
    return [
        Claim(kind, player, species, None, value, None, ())
        for kind, player, species, value in stated
        if value is not None
    ]
