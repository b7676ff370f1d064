"""Who wins and why, in a sentence (R17), and what was scored: the first things that a report tells."""

from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import PlayerScore, Result
from arbcheck.reports.outcome import Outcome, count, followers, listed, place

_USUAL_EDITION = 2018
_OPEN = "open: unknown cards decide who wins."
Labels = tuple[str, ...]
"""What the players are called, in turn order."""


def sentences(outcome: Outcome, position: Position, result: Result, labels: Labels) -> list[str]:
    """Tell who wins with how many points and who follows, or what keeps the result open.

    The parts are to be joined by blanks; each may stand on a line of its own.
    """
    told = _standing(position, result, labels)
    if not position.finished:
        standing = f"If it ended now: {told[0]}"
        told[0] = standing if winners(position, result) else f"If it ended now, the result would be {_OPEN}"
    return told + (_unknown(outcome, position, result, labels) if outcome.status == "open" else [])


def facts(outcome: Outcome, position: Position, labels: Labels) -> str:
    """Describe the position: finished or not, players, species, cards planted."""
    kind = "Final position" if position.finished else "Provisional position"
    if outcome.turns is not None:
        kind += f" after {count(outcome.turns, 'turn')}"
    if not position.finished:
        kind += " of an unfinished game"
    told = [
        kind,
        count(len(position.players), "player"),
        count(len(position.species), "species"),
        f"{count(sum(map(len, position.arboretums)), 'card')} planted",
    ]
    if position.edition != _USUAL_EDITION:
        told.append(f"{position.edition} edition")
    said = f"{', '.join(told)}."
    if outcome.ended_by is not None:
        ender = labels[position.players.index(outcome.ended_by)]
        said += f" {ender} drew the last card and so ended the game."
    return said


def short(position: Position, result: Result, labels: Labels) -> str:
    """Tell who wins in as few words as it takes."""
    first = winners(position, result)
    if first is None:
        return "the winner is open"
    named = listed(labels[k] for k in first)
    if len(first) > 1:
        return f"{named} share the win"
    return f"{named} wins on species planted" if result.decided_by == "species" else f"{named} wins"


def winners(position: Position, result: Result) -> list[int] | None:
    """Return the winners' seats, or None while unknown cards decide."""
    if result.winners is None:
        return None
    return [k for k, player in enumerate(position.players) if player in result.winners]


def ties(result: Result, labels: Labels) -> list[str]:
    """Say of players with equally many points how their species decide, or that they share a place (R17)."""
    totals = [score.total for score in result.scores if score.total is not None and score.rank is not None]
    tied = sorted({total for total in totals if totals.count(total) > 1}, reverse=True)
    return [_tie(result, labels, total) for total in tied]


def tie_for_the_win(result: Result, labels: Labels) -> list[str]:
    """Say how species decide who wins, in one sentence; nothing where points do, or where that is open."""
    known = result.decided_by in ("species", "shared") and None not in [each.rank for each in result.scores]
    totals = [score.total for score in result.scores if score.rank == 1 and score.total is not None]
    return [_tie(result, labels, totals[0])] if known and totals else []


def _tie(result: Result, labels: Labels, total: int) -> str:
    """Say of players who have so many points how their species decide."""
    tied = [k for k, score in enumerate(result.scores) if score.total == total and score.rank is not None]
    tied.sort(key=lambda seat: result.scores[seat].rank or 0)
    species = listed(f"{labels[k]} {result.scores[k].species_planted}" for k in tied)
    said = f"Tied at {count(total, 'point')}, so the species planted decide (R17): {species}"
    ranks = [result.scores[k].rank for k in tied]
    for rank in dict.fromkeys(rank for rank in ranks if ranks.count(rank) > 1):
        here = listed(labels[k] for k, at in zip(tied, ranks, strict=True) if at == rank)
        said += f"; {here} share {'the win' if rank == 1 else f'{place(rank or 0)} place'}"
    return f"{said}."


def _standing(position: Position, result: Result, labels: Labels) -> list[str]:
    first = winners(position, result)
    if first is None:
        return [f"The result is {_OPEN}"]
    named = listed(labels[k] for k in first)
    if any(score.rank is None or score.total is None for score in result.scores):
        win = "wins" if len(first) == 1 else "share the win"
        return [f"{named} {win}, whatever the unknown cards are."]
    best = result.scores[first[0]]
    points = count(best.total or 0, "point")
    species = count(best.species_planted, "species")
    if len(first) > 1:
        head = f"{named} share the win: {points} and {species} planted each"
    elif result.decided_by == "species":
        tied = [k for k, score in enumerate(result.scores) if score.total == best.total and k not in first]
        others = listed(labels[k] for k in tied)
        head = f"{named} wins: tied with {others} at {points}, but with more species planted"
        head += f" ({best.species_planted})"
    else:
        head = f"{named} wins with {points}"
    rest = _followers(result.scores, labels)
    return [f"{head};", f"{rest}."] if rest else [f"{head}."]


def _followers(scores: tuple[PlayerScore, ...], labels: Labels) -> str:
    """Say who comes behind; species are named where they part players of equal points."""
    totals = [own.total for own in scores]
    worth = [
        f"{own.total}, {count(own.species_planted, 'species')}"
        if totals.count(own.total) > 1
        else str(own.total)
        for own in scores
    ]
    return followers([own.rank for own in scores], worth, labels)


def _unknown(outcome: Outcome, position: Position, result: Result, labels: Labels) -> list[str]:
    """Say where unknown cards lie and what they can change."""
    if not outcome.open:
        return []
    seats = dict(zip(position.players, labels, strict=True))
    places = listed(
        f"{count(place.unknown, 'card')} in {seats.get(place.player, place.player)}'s {place.place}"
        for place in outcome.open
    )
    changes = []
    rights = [SPECIES[right.species].english for right in result.rights if right.holders is None]
    if rights:
        changes.append(f"the right to {listed(rights)}")
    totals = [labels[k] for k, score in enumerate(result.scores) if score.total is None]
    if totals:
        changes.append(f"the {'total' if len(totals) == 1 else 'totals'} of {listed(totals)}")
    one = sum(place.unknown for place in outcome.open) == 1
    decide, change = ("It decides", "It changes") if one else ("They decide", "They change")
    told = f"{decide} {', and '.join(changes)}." if changes else f"{change} nothing but sums in hand."
    return [f"Not known: {places}.", told]
