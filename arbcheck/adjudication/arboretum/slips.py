"""Common slips that are no misreading of a rule: each would yield exactly the number that was claimed."""

from collections.abc import Callable, Iterator

from arbcheck.adjudication.arboretum.bonus_slips import bonus_forgotten, bonus_not_due
from arbcheck.adjudication.arboretum.dispute import Dispute
from arbcheck.adjudication.arboretum.misread_cards import misread_cards, misread_for_right
from arbcheck.adjudication.arboretum.number import Number
from arbcheck.adjudication.arboretum.slip import Slip
from arbcheck.adjudication.arboretum.walks import BY_THE_RULES
from arbcheck.arboretum.readings.worth import Kind, earned
from arbcheck.arboretum.result import Path
from arbcheck.arboretum.scoring import ranking
from arbcheck.records.claims import Claim

Stated = dict[str, int]
"""The points that the same person claims of each species of the player."""


def following(dispute: Dispute, claim: Claim, rejected: set[int]) -> list[Slip]:
    """Return the slips that follow from the other claims of the same person: sums, and who wins by them.

    ``rejected`` holds the identities of the claims that are not right.
    """
    if claim.kind == "total":
        return list(_sums(dispute, claim))
    return list(_winners(dispute, claim, rejected)) if claim.kind == "winner" else []


def _sums(dispute: Dispute, claim: Claim) -> Iterator[Slip]:
    """Hold a total against the species points of the same person, right ones where none are claimed."""
    lines = dispute.result.scores[claim.player or 0].paths
    stated = _numbers(dispute.stated(claim, "points"))
    unstated = [line for line in lines if line.species not in stated]
    left_out = {line.species: line.points for line in unstated if line.points != 0}
    if not stated or None in left_out.values():
        return
    known = sum(stated.values())
    rest = sum(points or 0 for points in left_out.values())
    if claim.value == known + rest:
        yield Slip("carried-over", number=known + rest)
    elif not left_out:
        yield Slip("arithmetic", number=known)
    elif claim.value == known:
        yield Slip("species-left-out", next(iter(left_out)) if len(left_out) == 1 else None, number=rest)


def _winners(dispute: Dispute, claim: Claim, rejected: set[int]) -> Iterator[Slip]:
    """Rank the players by the totals that the same person claims, and the right ones where none are."""
    said = [
        each
        for player in range(len(dispute.position.players))
        for each in dispute.stated(claim._replace(player=player), "total")
    ]
    claimed = {each.player: int(str(each.value)) for each in said}
    scores = dispute.result.scores
    totals = [claimed.get(player, score.total) for player, score in enumerate(scores)]
    if any(id(each) in rejected for each in said) and None not in totals:
        planted = [score.species_planted for score in scores]
        if ranking([total or 0 for total in totals], planted)[1] == claim.value:
            yield Slip("carried-over")


def _numbers(said: list[Claim]) -> Stated:
    return {each.species or "": int(str(each.value)) for each in said}


def others(dispute: Dispute, claim: Claim) -> list[Slip]:
    """Return the slips of the hand or the eye that yield exactly the points, the total or the right claimed.

    Where unknown cards leave the position open there are none to be told, nor are there for other claims.
    """
    if not dispute.is_complete or claim.kind not in ("points", "total", "right"):
        return []
    if claim.kind == "right":
        return list(misread_for_right(dispute, claim.species or "", claim.value))
    player, claimed = claim.player or 0, int(str(claim.value))
    line = dispute.line(player, claim.species) if claim.species else None
    score = dispute.result.scores[player]
    right = (score.total if line is None else line.points) or 0
    stated = _numbers(dispute.stated(claim, "points"))
    lines = tuple(each for each in score.paths if each.species not in stated) if line is None else (line,)
    number = Number(dispute, player, line, lines, claimed, right)
    return [slip for find in _SLIPS for slip in find(number)]


def _other_players_right(number: Number) -> Iterator[Slip]:
    for line in number.lines:
        if line.path and not line.right and line.path.points == number.difference:
            yield Slip("other-players-right", line.species, paths=(line.path,))


def _right_overlooked(number: Number) -> Iterator[Slip]:
    for line in number.lines:
        if line.points and line.path and -line.points == number.difference:
            id_ = "right-overlooked" if number.line else "species-left-out"
            yield Slip(id_, line.species, paths=(line.path,), number=line.points)


def _two_paths(number: Number) -> Iterator[Slip]:
    """Look for a second path of a species; neither holds all cards of the other (D-050)."""
    for species, path in number.scored:
        cards = set(path.planted)
        for second in number.dispute.legal_paths(number.player, species):
            others_ = set(second.planted)
            if second.points == number.difference and not (cards <= others_ or others_ <= cards):
                yield Slip("two-paths-of-a-species", species, paths=(path, second))
                break


def _card_counted_twice(number: Number) -> Iterator[Slip]:
    for species, path in number.scored:
        if _with_cards(path, path.cards + 1) - path.points == number.difference:
            yield Slip("card-counted-twice", species, paths=(path,))


def _card_not_counted(number: Number) -> Iterator[Slip]:
    for species, path in number.scored:
        if _with_cards(path, path.cards - 1) - path.points == number.difference:
            yield Slip("card-not-counted", species, paths=(path,))


def _with_cards(path: Path, cards: int) -> int:
    """Return what a path would earn with another number of cards."""
    pure = len({planted.card.species for planted in path.planted}) == 1
    kind = Kind(pure, bool(path.starts_with_1), bool(path.ends_with_8))
    return sum(earned(BY_THE_RULES, kind, cards, 0))


def _sum_in_hand(number: Number) -> Iterator[Slip]:
    """Hold points against the sum of the species in that player's hand, a cancelled 8 counted or not."""
    right = number.dispute.rights.get(number.line.species) if number.line else None
    if right is not None and number.claimed:
        hand = number.dispute.position.hands[number.player]
        held = sum(card.value for card in hand if card is not None and card.species == right.species)
        if number.claimed in (right.sums[number.player], held):
            yield Slip("sum-in-hand", right.species, number.player, number=number.claimed)


def _wrong_player(number: Number) -> Iterator[Slip]:
    for player, score in enumerate(number.dispute.result.scores):
        line = number.dispute.line(player, number.line.species) if number.line else None
        theirs = line.points if line else score.total
        if player != number.player and theirs and theirs == number.claimed:
            yield Slip("wrong-player", number.line.species if number.line else None, player)


def _wrong_species(number: Number) -> Iterator[Slip]:
    if number.line:
        for line in number.dispute.result.scores[number.player].paths:
            if line.points and line.points == number.claimed:
                yield Slip("wrong-species", line.species, number.player)


def _one_card_misread(number: Number) -> Iterator[Slip]:
    if number.line:
        yield from misread_cards(number.dispute, number.player, number.line.species, number.claimed)
    elif len(number.lines) == len(number.dispute.position.species):
        yield from misread_cards(number.dispute, number.player, None, number.claimed)


_SLIPS: tuple[Callable[[Number], Iterator[Slip]], ...] = (
    _right_overlooked,
    bonus_forgotten,
    _sum_in_hand,
    bonus_not_due,
    _other_players_right,
    _two_paths,
    _card_counted_twice,
    _card_not_counted,
    _wrong_player,
    _wrong_species,
    _one_card_misread,
)
"""In the order in which slips are told: those that name a rule's own word first, slips of the eye last."""
