"""The score of an end position: points, ranks, tie-break and winners (R10 to R17)."""

from collections.abc import Sequence

from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.cards import SPECIES, Card
from arbcheck.arboretum.paths import best_paths
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Path, PlayerScore, Result, Right, SpeciesScore
from arbcheck.arboretum.rights import rights

Paths = dict[str, Path]
"""A player's best path of each species that has one."""


def score(position: Position) -> Result:
    """Score a position; unknown cards leave open (None) what they can change.

    The position must be one that the checks accept: different cards of species in play, one to a cell.
    """
    paths = tuple(best_paths(arboretum) for arboretum in position.arboretums)
    hands: list[list[Card]] = []
    for hand in position.hands:
        known = [card for card in hand if card is not None]
        if len(known) < len(hand):
            from arbcheck.arboretum.completions import score_open

            return score_open(position, paths)
        hands.append(known)
    return outcome(position, paths, rights(hands, position.species))


def outcome(position: Position, paths: Sequence[Paths], found: tuple[Right, ...]) -> Result:
    """Put rights and best paths together: totals, ranks and winners."""
    planted = [species_planted(arboretum) for arboretum in position.arboretums]
    holders = [(right.species, right.holders or ()) for right in found]
    entries, totals = [], []
    for player, own in enumerate(paths):
        line = [
            entry(species, player in those, own)
            if species in own
            else _WITHOUT_PATH[species][player in those]
            for species, those in holders
        ]
        entries.append(tuple(line))
        totals.append(sum([each.points or 0 for each in line]))
    ranks, winners, decided_by = ranking(totals, planted)
    scores = tuple(map(PlayerScore, position.players, totals, ranks, planted, entries))
    return Result(found, scores, tuple(position.players[k] for k in winners), decided_by)


_WITHOUT_PATH = {
    species: (SpeciesScore(species, False, 0, None), SpeciesScore(species, True, 0, None))
    for species in SPECIES
}


def entry(species: str, right: bool, paths: Paths) -> SpeciesScore:  # noqa: FBT001 - the value it carries
    """Say what a species is worth to a player: the best path, if the player has the right (R12, R16)."""
    path = paths.get(species)
    if path is None:
        return _WITHOUT_PATH[species][right]
    return SpeciesScore(species, right, path.points if right else 0, path)


def species_planted(arboretum: Arboretum) -> int:
    """Count the species present anywhere in an arboretum, scored or not (R17)."""
    return len({planted.card.species for planted in arboretum})


def ranking(totals: Sequence[int], planted: Sequence[int]) -> tuple[list[int], tuple[int, ...], str]:
    """Rank players by points, then by species planted (R17): ranks, indexes of the winners, what decided."""
    marks = list(zip(totals, planted, strict=True))
    ranks = [1 + sum(other > mark for other in marks) for mark in marks]
    winners = tuple(player for player, rank in enumerate(ranks) if rank == 1)
    if len(winners) > 1:
        decided_by = "shared"
    elif totals.count(max(totals)) > 1:
        decided_by = "species"
    else:
        decided_by = "points"
    return ranks, winners, decided_by
