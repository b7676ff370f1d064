"""Score a position under misreadings by brute force: every path, every set of paths, every completion.

Written from the table of misreadings alone, each beside the rule that it bends (R10 to R17).
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeVar

from arbcheck.arboretum.board import Arboretum, Planted
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Path, PlayerScore, Result, Right, SpeciesScore
from tests.oracle.scoring import Hands, completions

_T = TypeVar("_T")
Trees = tuple[Planted, ...]
Reading = frozenset[str]
Sets = dict[str, tuple[Path, ...]]
"""A player's paths that score, by species; one path a species but for several-paths."""


def score_under(position: Position, reading: Reading) -> Result:
    """Score every completion; what is not the same in all of them is None."""
    merged: Result | None = None
    for hands in completions(position):
        result = _score(position, hands, reading)
        merged = result if merged is None else _merge(merged, result)
    assert merged is not None
    return merged


class Steps(NamedTuple):
    """What R14 says, or a misreading instead."""

    diagonal: bool
    consecutive: bool
    equal: bool
    least: int


def steps_of(reading: Reading) -> Steps:
    return Steps(
        "diagonal-steps" in reading,
        "consecutive-values" in reading,
        "equal-values" in reading,
        1 if "single-card-path" in reading else 2,
    )


@lru_cache(maxsize=10_000)
def list_paths(arboretum: Arboretum, steps: Steps) -> tuple[Trees, ...]:
    """Walk from every card in all ways and keep each walk that ends on the species it began with (R14)."""
    return tuple(_walks(arboretum, steps))


def _walks(arboretum: Arboretum, steps: Steps) -> Iterator[Trees]:
    unfinished: list[Trees] = [(tree,) for tree in arboretum]
    while unfinished:
        path = unfinished.pop()
        if len(path) >= steps.least and path[0].card.species == path[-1].card.species:
            yield path
        unfinished += [
            (*path, tree) for tree in arboretum if tree not in path and follows(path[-1], tree, steps)
        ]


def follows(one: Planted, other: Planted, steps: Steps) -> bool:
    """Say whether a card may follow another in a path."""
    across, down = abs(one.x - other.x), abs(one.y - other.y)
    beside = across + down == 1 or (steps.diagonal and across == down == 1)
    rise = other.card.value - one.card.value
    if steps.consecutive:
        return beside and rise == 1
    return beside and (rise > 0 or (rise == 0 and steps.equal))


def value(path: Trees, reading: Reading, *, one_against: bool) -> Path:
    """Itemise what a path is worth (R15); ``one_against``: an opponent holds the 1 of its species in hand."""
    cards = len(path)
    first, last = path[0].card, path[-1].card
    if "sum-of-values" in reading:
        return Path(path, cards, 0, 0, 0, sum(tree.card.value for tree in path) - cards)
    start = (2 if "start-bonus-two" in reading else 1) if first.value == 1 else 0
    end = 2 if last.value == 8 else 0
    if one_against and "one-cancels-end-bonus" in reading:
        end = 0
    same = 0
    if len({tree.card.species for tree in path}) == 1:
        if "pure-flat-one" in reading:
            same = 1 if cards >= 4 else 0
        elif (
            "pure-any-length" in reading or cards > 4 or (cards == 4 and "pure-more-than-four" not in reading)
        ):
            same = cards
            if "pure-doubles-bonuses" in reading:
                start, end = 2 * start, 2 * end
    return Path(path, cards, same, start, end)


def _order_of_showing(path: Path, reading: Reading) -> tuple[int, int, list[tuple[int, int]]]:
    """Sort the path that scores first (R16), and of equal ones the one to show."""
    places = [(tree.y, tree.x) for tree in path.planted]
    if "longest-path" in reading:
        return -path.cards, -path.points, places
    return -path.points, -path.cards, places


def _best_set(paths: list[Path]) -> tuple[Path, ...]:
    """Try every set of paths that share no card, and return one that is worth most."""
    best_by_cards: dict[frozenset[Planted], Path] = {}
    for path in paths:
        cards = frozenset(path.planted)
        if cards not in best_by_cards or path.points > best_by_cards[cards].points:
            best_by_cards[cards] = path
    choices = list(best_by_cards.items())

    def best(begin: int, used: frozenset[Planted]) -> tuple[int, tuple[Path, ...]]:
        most: tuple[int, tuple[Path, ...]] = (0, ())
        for i in range(begin, len(choices)):
            cards, path = choices[i]
            if not cards & used:
                points, others = best(i + 1, used | cards)
                if points + path.points > most[0]:
                    most = (points + path.points, (path, *others))
        return most

    return best(0, frozenset())[1]


@lru_cache(maxsize=10_000)
def scoring_paths(
    arboretum: Arboretum, species: str, reading: Reading, *, one_against: bool
) -> tuple[Path, ...]:
    """Return what scores for a species (R16): one path, or none, or under several-paths a set."""
    paths = [
        value(path, reading, one_against=one_against)
        for path in list_paths(arboretum, steps_of(reading))
        if path[0].card.species == species
    ]
    if not paths:
        return ()
    if "several-paths" in reading:
        return _best_set(paths)
    return (min(paths, key=lambda path: _order_of_showing(path, reading)),)


def _score(position: Position, hands: Hands, reading: Reading) -> Result:
    everybody = range(len(hands))
    shown: list[Sets] = []
    for player in everybody:
        opponents = [card for other in everybody if other != player for card in hands[other]]
        shown.append(
            {
                species: scoring_paths(
                    position.arboretums[player], species, reading, one_against=Card(species, 1) in opponents
                )
                for species in position.species
            }
        )
    rights = tuple(_right(species, position, hands, reading, shown) for species in position.species)
    lines = [tuple(_line(right, player, shown[player]) for right in rights) for player in everybody]
    totals = [sum(line.points or 0 for line in lines[player]) for player in everybody]
    planted = [len({tree.card.species for tree in arboretum}) for arboretum in position.arboretums]
    marks = planted
    if "tie-by-hand-species" in reading:
        marks = [len({card.species for card in hand}) for hand in hands]
    if "tie-by-scored-species" in reading:
        marks = [sum(1 for line in lines[player] if line.points) for player in everybody]
    if "tie-shared-at-once" in reading:
        marks = [0 for _ in everybody]
    ranks = [1 + sum((totals[k], marks[k]) > (totals[j], marks[j]) for k in everybody) for j in everybody]
    winners = [player for player in everybody if ranks[player] == 1]
    decided_by = "shared"
    if len(winners) == 1:
        decided_by = "points" if totals.count(totals[winners[0]]) == 1 else "species"
    return Result(
        rights,
        tuple(PlayerScore(position.players[k], totals[k], ranks[k], planted[k], lines[k]) for k in everybody),
        tuple(position.players[player] for player in winners),
        decided_by,
    )


def _line(right: Right, player: int, shown: Sets) -> SpeciesScore:
    paths = shown[right.species]
    allowed = right.holders is not None and player in right.holders
    points = sum(path.points for path in paths) if allowed else 0
    return SpeciesScore(right.species, allowed, points, paths[0] if paths else None, paths[1:])


def _cancels(species: str, player: int, position: Position, hands: Hands, reading: Reading) -> bool:
    """Say whether a player's 8 counts 0 (R11)."""
    one = Card(species, 1)
    others = [k for k in range(len(hands)) if k != player]
    if "eight-never-cancelled" in reading:
        return False
    if "own-one-cancels" in reading and one in hands[player]:
        return True
    if "table-one-cancels" in reading:
        for k in others:
            pile = position.discards[k]
            if one in [tree.card for tree in position.arboretums[k]]:
                return True
            if isinstance(pile, tuple) and one in pile:
                return True
    return any(one in hands[k] for k in others)


def _counted(values: list[int], reading: Reading) -> int:
    """Say what a hand counts whose cancelled 8 is gone (R10)."""
    if "highest-card" in reading:
        return max(values, default=0)
    if "hand-bonuses" in reading:
        return sum(values) + (1 if 1 in values else 0) + (2 if 8 in values else 0)
    return sum(values)


def _right(species: str, position: Position, hands: Hands, reading: Reading, shown: list[Sets]) -> Right:
    everybody = tuple(range(len(hands)))
    sums: list[int] = []
    cancelled: list[int] = []
    for player, hand in enumerate(hands):
        values = [card.value for card in hand if card.species == species]
        if 8 in values and _cancels(species, player, position, hands, reading):
            cancelled.append(player)
            values.remove(8)
        sums.append(_counted(values, reading))
    held = any(card.species == species for hand in hands for card in hand)
    holders, reason = _holders(species, hands, reading, sums, [bool(own[species]) for own in shown])
    if not held:
        holders, reason = everybody, "nobody-holds"
        if "must-hold" in reading:
            holders = ()
    if "no-right-needed" in reading:
        holders, reason = everybody, "tie" if held else "nobody-holds"
    return Right(species, tuple(sums), tuple(cancelled), holders, reason)


def _holders(
    species: str, hands: Hands, reading: Reading, sums: list[int], has_path: list[bool]
) -> tuple[tuple[int, ...], str]:
    """Say who has the right to a species that somebody holds."""
    everybody = list(range(len(hands)))
    if max(sums) == 0:
        return tuple(everybody), "tie"
    queue: list[tuple[int, ...]] = []
    if "one-wins" in reading:
        for player in everybody:
            eights = [k for k in everybody if k != player and Card(species, 8) in hands[k]]
            if Card(species, 1) in hands[player] and eights:
                queue.append((player,))
                everybody.remove(player)
                break
    for total in range(max(sums), 0, -1):
        tied = tuple(player for player in everybody if sums[player] == total)
        if tied:
            queue.append(tied)
    chosen = queue[0]
    if "right-passes-on" in reading:
        with_path = [group for group in queue if any(has_path[player] for player in group)]
        chosen = with_path[0] if with_path else queue[0]
    if len(chosen) == 1:
        return chosen, "highest"
    return () if "tie-scores-nobody" in reading else chosen, "tie"


def _merge(one: Result, other: Result) -> Result:
    """Keep what both say and put None for the rest."""
    return Result(
        rights=tuple(
            Right(
                a.species,
                tuple(_same(s, t) for s, t in zip(a.sums, b.sums, strict=True)),
                _same(a.cancelled, b.cancelled),
                _same(a.holders, b.holders),
                _same(a.reason, b.reason),
            )
            for a, b in zip(one.rights, other.rights, strict=True)
        ),
        scores=tuple(
            PlayerScore(
                a.player,
                _same(a.total, b.total),
                _same(a.rank, b.rank),
                a.species_planted,
                tuple(_merge_line(c, d) for c, d in zip(a.paths, b.paths, strict=True)),
            )
            for a, b in zip(one.scores, other.scores, strict=True)
        ),
        winners=_same(one.winners, other.winners),
        decided_by=_same(one.decided_by, other.decided_by),
    )


def _merge_line(one: SpeciesScore, other: SpeciesScore) -> SpeciesScore:
    return SpeciesScore(
        one.species,
        _same(one.right, other.right),
        _same(one.points, other.points),
        *(_same((one.path, one.others), (other.path, other.others)) or (None, ())),
    )


def _same(one: _T, other: _T) -> _T | None:
    return one if one == other else None
