"""Score a position from the rules alone, and an open one by trying every completion (R10-R17)."""

import math
from collections.abc import Iterator
from itertools import combinations
from typing import TypeVar

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.position import Hand, Position
from arbcheck.arboretum.result import Path, PlayerScore, Result, Right, SpeciesScore
from tests.oracle.paths import best_paths

_T = TypeVar("_T")
Hands = tuple[tuple[Card, ...], ...]
Paths = list[dict[str, Path]]
"""Each player's best path by species."""


def score(position: Position) -> Result:
    """Score a position of which every hand card is known; ValueError if one is not."""
    hands = tuple(_known(hand) for hand in position.hands)
    if [len(hand) for hand in hands] != [len(hand) for hand in position.hands]:
        raise ValueError("an unknown card: use score_open")
    return _score(position, hands, [best_paths(arboretum) for arboretum in position.arboretums])


def score_open(position: Position) -> Result:
    """Score every completion; what is not the same in all of them is None."""
    paths = [best_paths(arboretum) for arboretum in position.arboretums]
    merged: Result | None = None
    for hands in completions(position):
        result = _score(position, hands, paths)
        merged = result if merged is None else _merge(merged, result)
    if merged is None:
        raise ValueError("fewer unseen cards than unknown places")
    return merged


def unseen(position: Position) -> list[Card]:
    """Return the cards in play that the position names nowhere."""
    named: set[Card] = set()
    for hand in position.hands:
        named.update(_known(hand))
    for arboretum in position.arboretums:
        named.update(tree.card for tree in arboretum)
    for pile in position.discards:
        if isinstance(pile, tuple):
            named.update(pile)
    in_play = [Card(species, number) for species in position.species for number in range(1, 9)]
    return [card for card in in_play if card not in named]


def completions(position: Position) -> Iterator[Hands]:
    """Fill the unknown places of the hands with unseen cards in every way; the rest lies elsewhere."""

    def fill(player: int, left: list[Card]) -> Iterator[Hands]:
        if player == len(position.hands):
            yield ()
            return
        known = _known(position.hands[player])
        for drawn in combinations(left, len(position.hands[player]) - len(known)):
            for others in fill(player + 1, [card for card in left if card not in drawn]):
                yield ((*known, *drawn), *others)

    return fill(0, unseen(position))


def count_completions(position: Position) -> int:
    """Return how many completions there are, to keep tests from starting on too many."""
    left = len(unseen(position))
    count = 1
    for hand in position.hands:
        count *= math.comb(left, hand.count(None))
        left -= hand.count(None)
    return count


def _known(hand: Hand) -> tuple[Card, ...]:
    return tuple(card for card in hand if card is not None)


def _score(position: Position, hands: Hands, paths: Paths) -> Result:
    rights = tuple(_right(species, hands) for species in position.species)
    everybody = range(len(position.players))
    lines = [tuple(_species_score(right, player, paths[player]) for right in rights) for player in everybody]
    totals = [sum(line.points or 0 for line in lines[player]) for player in everybody]
    planted = [len({tree.card.species for tree in arboretum}) for arboretum in position.arboretums]
    scores = tuple(
        PlayerScore(
            player=position.players[player],
            total=totals[player],
            rank=_rank(player, totals, planted),
            species_planted=planted[player],
            paths=lines[player],
        )
        for player in everybody
    )
    winners, decided_by = _winners(totals, planted)
    return Result(rights, scores, tuple(position.players[player] for player in winners), decided_by)


def _right(species: str, hands: Hands) -> Right:
    """Compare the sums in hand; an opponent's 1 makes an 8 count 0 (R10-R13)."""
    sums: list[int] = []
    cancelled: list[int] = []
    for player, hand in enumerate(hands):
        total = sum(card.value for card in hand if card.species == species)
        opponents = [other for other in range(len(hands)) if other != player]
        if Card(species, 8) in hand and any(Card(species, 1) in hands[other] for other in opponents):
            cancelled.append(player)
            total -= 8
        sums.append(total)
    held = any(card.species == species for hand in hands for card in hand)
    holders = [player for player in range(len(hands)) if not held or sums[player] == max(sums)]
    if not held:
        reason = "nobody-holds"
    elif len(holders) == 1:
        reason = "highest"
    else:
        reason = "tie"
    return Right(species, tuple(sums), tuple(cancelled), tuple(holders), reason)


def _species_score(right: Right, player: int, paths: dict[str, Path]) -> SpeciesScore:
    path = paths.get(right.species)
    allowed = right.holders is not None and player in right.holders
    return SpeciesScore(
        species=right.species,
        right=allowed,
        points=path.points if allowed and path is not None else 0,
        path=path,
    )


def _rank(player: int, totals: list[int], planted: list[int]) -> int:
    """Return 1 + how many have more points, or as many points and more species planted."""
    ahead = 0
    for other in range(len(totals)):
        more_points = totals[other] > totals[player]
        more_species = totals[other] == totals[player] and planted[other] > planted[player]
        if more_points or more_species:
            ahead += 1
    return 1 + ahead


def _winners(totals: list[int], planted: list[int]) -> tuple[list[int], str]:
    """Return who wins, and whether points, the species planted or nothing decided it (R17)."""
    most = max(totals)
    first = [player for player, total in enumerate(totals) if total == most]
    if len(first) == 1:
        return first, "points"
    most_species = max(planted[player] for player in first)
    left = [player for player in first if planted[player] == most_species]
    return left, "species" if len(left) == 1 else "shared"


def _merge(one: Result, other: Result) -> Result:
    """Keep what both say and put None for the rest; paths lie open and are always the same."""
    return Result(
        rights=tuple(
            Right(
                species=a.species,
                sums=tuple(_same(s, t) for s, t in zip(a.sums, b.sums, strict=True)),
                cancelled=_same(a.cancelled, b.cancelled),
                holders=_same(a.holders, b.holders),
                reason=_same(a.reason, b.reason),
            )
            for a, b in zip(one.rights, other.rights, strict=True)
        ),
        scores=tuple(_merge_player(a, b) for a, b in zip(one.scores, other.scores, strict=True)),
        winners=_same(one.winners, other.winners),
        decided_by=_same(one.decided_by, other.decided_by),
    )


def _merge_player(one: PlayerScore, other: PlayerScore) -> PlayerScore:
    return PlayerScore(
        player=one.player,
        total=_same(one.total, other.total),
        rank=_same(one.rank, other.rank),
        species_planted=one.species_planted,
        paths=tuple(
            SpeciesScore(a.species, _same(a.right, b.right), _same(a.points, b.points), a.path)
            for a, b in zip(one.paths, other.paths, strict=True)
        ),
    )


def _same(one: _T, other: _T) -> _T | None:
    return one if one == other else None
