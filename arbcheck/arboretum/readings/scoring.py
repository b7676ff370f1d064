"""The score of a position under a reading.

Each misreading changes just what it says; what it does not speak of is canonical, or as another misreading
that holds beside it has it. Where two meet, the docstrings of the functions that know both say how.
"""

from collections.abc import Callable, Sequence
from functools import cached_property

from arbcheck.arboretum import paths as canonical
from arbcheck.arboretum.agreement import Judged, Verdict, judged, nothing_certain
from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.completions import certain_result
from arbcheck.arboretum.deals import Counts, Deal, Unknown, known_deal, some_deals
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.readings.misreadings import Reading
from arbcheck.arboretum.readings.paths import Paths, best_paths
from arbcheck.arboretum.readings.rights import raised_to_highest, right
from arbcheck.arboretum.readings.terms import PathTerms, Terms, terms_of
from arbcheck.arboretum.result import PlayerScore, Result, SpeciesScore
from arbcheck.arboretum.scoring import ranking, score, species_planted


def score_under(position: Position, reading: Reading) -> Result:
    """Score a position under a reading; unknown cards leave open (None) what they can change.

    Under the empty reading, and under legality misreadings alone, this is the canonical score. KeyError for
    an id that no misreading has, ValueError for misreadings that exclude each other. The position must be
    one that the checks accept, planting apart excepted.
    """
    terms = terms_of(reading)
    if terms == Terms():
        return score(position)
    rules = _Rules(position, terms)
    if any(None in hand for hand in position.hands):
        return certain_result(position, rules)
    return rules.result()


def differs(one: Result, other: Result) -> bool:
    """Say whether a right, a score or a winner differs between two results of a position.

    How they come about is not asked: sums in hand, the paths shown, what decided a tie.
    """
    return _told(one) != _told(other)


def _told(result: Result) -> object:
    return (
        {right.species: right.holders for right in result.rights},
        [
            (score.player, score.total, {line.species: line.points for line in score.paths})
            for score in result.scores
        ],
        result.winners,
    )


class _Rules:
    """A position's score under terms that may differ from the canonical ones, species by species."""

    def __init__(self, position: Position, terms: Terms) -> None:
        self.position = position
        self.terms = terms
        self.raised: Callable[[int, int], int] = int.__add__
        if terms.rights.counted == "highest":
            self.raised = raised_to_highest
        self.paths = [_paths(arboretum, terms.paths) for arboretum in position.arboretums]
        self.planted = tuple(map(species_planted, position.arboretums))
        self.with_path = {
            species: [player for player, own in enumerate(self.paths) if own.get(species)]
            for species in position.species
        }
        self.able = self._able(position)
        self.ones_on_table = _ones_on_table(position)
        self._entries: dict[tuple[str, Counts, int | None], tuple[SpeciesScore, ...]] = {}

    @cached_property
    def paths_without_8(self) -> list[dict[str, Paths]]:
        """The paths against an opponent who holds the 1 of the species: the 8 at their end earns nothing."""
        terms = self.terms.paths._replace(end=0)
        return [_paths(arboretum, terms) for arboretum in self.position.arboretums]

    def _able(self, position: Position) -> dict[str, list[int]]:
        """Return by species the players who can have the right at all; nothing where that is everybody."""
        needs = self.terms.rights.needs
        if needs == "nothing":
            return {}
        return self.with_path if needs == "path" else _with_tree(position)

    def idle(self, species: str) -> bool:
        """Say whether a species adds nothing to points or marks, however it is dealt."""
        return not self.with_path[species] and self.terms.tie_break != "hand"

    def judged(self, species: str, unknown: Unknown) -> Judged | None:
        """Return what all deals of a species agree on; None if only a look at each of them can tell.

        Where it adds nothing, some deals may show already that nothing is certain.
        """
        if not self.idle(species):
            return None
        some = judged([self.verdict(species, deal) for deal in some_deals(unknown, self.raised)])
        sure = nothing_certain(some, unknown, one_in_hand=not self.ones_on_table)
        return some if sure else None

    def verdict(self, species: str, deal: Deal) -> Verdict:
        """Judge one deal of a species."""
        found = right(
            self.terms.rights,
            species,
            deal,
            self.ones_on_table.get(species),
            self.with_path[species],
            self.able.get(species),
        )
        holders = found.holders or ()
        one = deal.one if self.terms.paths.end_cancelled else None
        entries = self._entries.get((species, holders, one))
        if entries is None:
            entries = tuple(
                self._entry(species, player, player in holders, one) for player in range(len(deal.counts))
            )
            self._entries[species, holders, one] = entries
        return Verdict(found, entries, self._marks(deal, entries))

    def _entry(self, species: str, player: int, holds: bool, one: int | None) -> SpeciesScore:  # noqa: FBT001 - a value
        """Say what a species is worth to a player; ``one`` holds a 1 that takes the end bonus from others.

        It has to be in hand, whatever else a 1 on the table or in one's own hand may cancel.
        """
        paths = self.paths if one is None or one == player else self.paths_without_8
        own = paths[player].get(species, ())
        best, others = (own[0], own[1:]) if own else (None, ())
        return SpeciesScore(species, holds, sum(path.points for path in own) if holds else 0, best, others)

    def _marks(self, deal: Deal, entries: Sequence[SpeciesScore]) -> Counts:
        """Count the species for each player's tie-break, where hands matter for it (R17)."""
        if self.terms.tie_break == "hand":
            return tuple(
                1 if count or deal.eight == player else 0 for player, count in enumerate(deal.counts)
            )
        if self.terms.tie_break == "scored":
            return tuple(1 if line.points else 0 for line in entries)
        return ()

    def ranking(self, totals: Counts, marks: Counts) -> tuple[list[int], Counts, str]:
        """Rank the players by points, then by what the reading breaks ties with."""
        match self.terms.tie_break:
            case "none":
                return ranking(totals, (0,) * len(totals))
            case "fewest":
                return ranking(totals, [-species for species in self.planted])
            case "among-all" if totals.count(max(totals)) > 1:
                ranks, _, _ = ranking(totals, self.planted)
                most = max(self.planted)
                winners = tuple(player for player, species in enumerate(self.planted) if species == most)
                return ranks, winners, "species" if len(winners) == 1 else "shared"
        return ranking(totals, marks or self.planted)

    def result(self) -> Result:
        """Score the position, of which every hand card is known."""
        held: dict[str, list[list[int]]] = {
            species: [[] for _ in self.position.hands] for species in self.position.species
        }
        for player, hand in enumerate(self.position.hands):
            for card in filter(None, hand):
                held[card.species][player].append(card.value)
        verdicts = [
            self.verdict(species, known_deal(values, self.raised)) for species, values in held.items()
        ]
        entries = list(zip(*(verdict.entries for verdict in verdicts), strict=True))
        totals = tuple(sum(line.points or 0 for line in own) for own in entries)
        marks = tuple(map(sum, zip(*(verdict.marks for verdict in verdicts), strict=True)))
        ranks, winners, decided_by = self.ranking(totals, marks)
        return Result(
            tuple(verdict.right for verdict in verdicts),
            tuple(map(PlayerScore, self.position.players, totals, ranks, self.planted, entries)),
            tuple(self.position.players[player] for player in winners),
            decided_by,
        )


def _with_tree(position: Position) -> dict[str, list[int]]:
    """Return by species the players who have planted it."""
    planted = [{planted.card.species for planted in arboretum} for arboretum in position.arboretums]
    return {
        species: [player for player, own in enumerate(planted) if species in own]
        for species in position.species
    }


def _paths(arboretum: Arboretum, terms: PathTerms) -> dict[str, Paths]:
    if terms._replace(end_cancelled=False) == PathTerms():
        return {species: (path,) for species, path in canonical.best_paths(arboretum).items()}
    return best_paths(arboretum, terms)


def _ones_on_table(position: Position) -> dict[str, int]:
    """Return by species the player in whose arboretum or stated discard pile its 1 lies."""
    ones: dict[str, int] = {}
    for player, (arboretum, pile) in enumerate(zip(position.arboretums, position.discards, strict=True)):
        cards: list[Card] = [planted.card for planted in arboretum]
        cards += pile if isinstance(pile, tuple) else ()
        ones.update((card.species, player) for card in cards if card.value == 1)
    return ones
