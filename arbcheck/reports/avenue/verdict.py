"""Who wins a game of Avenue and why, in a sentence (V10): the first thing that a report tells."""

from arbcheck.avenue.result import PlayerScore, Result, Scored
from arbcheck.reports.names import cast
from arbcheck.reports.outcome import count, followers, listed
from arbcheck.reports.terminal import Style

Labels = tuple[str, ...]
"""What the players are called, in their order."""
_OPEN = "open: it turns on when roads were drawn."


def sentences(scored: Scored, labels: Labels) -> list[str]:
    """Tell who wins with how many points and who follows, or what keeps the result open.

    The parts are to be joined by blanks; each may stand on a line of its own.
    """
    told = _standing(scored.result, labels)
    if not scored.game.finished:
        standing = f"If it ended now: {told[0]}"
        told[0] = standing if winners(scored.result) else f"If it ended now, the result would be {_OPEN}"
    return told + _unknown(scored.result, labels)


def brief(scored: Scored, style: Style) -> tuple[str, str]:
    """Tell the totals and the winner; what is to follow names a winner behind a label."""
    result = scored.result
    names = cast(scored.game.players, style)
    totals = ", ".join(
        f"{label} {'?' if own.total is None else own.total}"
        for label, own in zip(names.labels, result.scores, strict=True)
    )
    behind = dict(names.legend)
    won = [names.labels[k] for k in winners(result) if names.labels[k] in behind]
    last = "".join(f"; {label} is {behind[label]}" for label in won)
    return f"{totals}: {brief_words(result, names.labels)}", last


def winners(result: Result) -> list[int]:
    """Return the seats of the winners; none while the result is open."""
    return [k for k, own in enumerate(result.scores) if own.player in (result.winners or ())]


def brief_words(result: Result, labels: Labels) -> str:
    """Tell who wins in as few words as it takes."""
    first = winners(result)
    if not first:
        return "the winner is open"
    named = listed(labels[k] for k in first)
    if len(first) > 1:
        return f"{named} share the win"
    return f"{named} wins on the highest box" if result.decided_by == "highest-box" else f"{named} wins"


def _standing(result: Result, labels: Labels) -> list[str]:
    first = winners(result)
    if not first:
        return [f"The result is {_OPEN}"]
    named = listed(labels[k] for k in first)
    best = result.scores[first[0]]
    if any(None in (own.rank, own.total, own.highest_box) for own in result.scores):
        return [f"{named} wins, whenever the roads were drawn."]
    points = count(best.total or 0, "point")
    if len(first) > 1:
        head = f"{named} share the win: {points} and {best.highest_box} in the highest box each"
    elif result.decided_by == "highest-box":
        head = _by_highest_box(result, labels, first[0])
    else:
        head = f"{named} wins with {points}"
    rest = _followers(result.scores, labels)
    told = [f"{head};", f"{rest}."] if rest else [f"{head}."]
    return told + _farms_only(result, labels)


def _by_highest_box(result: Result, labels: Labels, first: int) -> str:
    best = result.scores[first]
    tied = [k for k, own in enumerate(result.scores) if own.total == best.total and k != first]
    highest = max(result.scores[k].highest_box or 0 for k in tied)
    against = f"{best.highest_box} in the highest box against {highest}"
    points = count(best.total or 0, "point")
    return f"{labels[first]} wins: tied with {listed(labels[k] for k in tied)} at {points}, but {against}"


def _farms_only(result: Result, labels: Labels) -> list[str]:
    """Say who would win if castles did not count for the tie-break, where that is somebody else."""
    if result.farms_only is None:
        return []
    others = [k for k, own in enumerate(result.scores) if own.player in result.farms_only]
    win = "would win" if len(others) == 1 else "would share the win"
    return [f"If farm boxes alone broke the tie, {listed(labels[k] for k in others)} {win}."]


def _followers(scores: tuple[PlayerScore, ...], labels: Labels) -> str:
    """Say who comes behind; highest boxes are named where they part players of equal points."""
    known = [(own.total, own.rank) for own in scores]
    totals = [own.total for own in scores]
    worth = [
        f"{own.total}, highest box {own.highest_box}"
        if totals.count(own.total) > known.count((own.total, own.rank))
        else str(own.total)
        for own in scores
    ]
    return followers([own.rank for own in scores], worth, labels)


def _unknown(result: Result, labels: Labels) -> list[str]:
    """Say whose sheets leave boxes open."""
    open_ = [k for k, own in enumerate(result.scores) if any(farm.box is None for farm in own.farms)]
    if not open_:
        return []
    sheets = "sheet of {} does" if len(open_) == 1 else "sheets of {} do"
    named = listed(labels[k] for k in open_)
    return [f"The {sheets.format(named)} not tell the rounds of the roads, so boxes stay open."]
