"""The proof of a finding about Avenue, as sentences: networks with their grapes, boxes, sums."""

from collections.abc import Iterator

from arbcheck.adjudication.avenue.proofs import (
    BoxProof,
    CastleProof,
    Network,
    SheetProof,
    SheetProofs,
    StandingProof,
)
from arbcheck.adjudication.ruling import REJECTED, Finding
from arbcheck.avenue.result import PlayerScore, Scored
from arbcheck.avenue.sheet import CASTLES, named
from arbcheck.reports.avenue.box_words import addition, farm_words
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.ruling_words import Pen, sentence


def proof(pen: Pen, scored: Scored, finding: Finding, shown: SheetProofs) -> list[str]:
    """Prove a finding in sentences."""
    match shown:
        case BoxProof():
            return list(_box(scored, finding, shown))
        case CastleProof():
            return list(_castle(scored, shown))
        case SheetProof():
            return list(_total(shown))
        case _:
            return _standing(pen, shown)


def _box(scored: Scored, finding: Finding, shown: BoxProof) -> Iterator[str]:
    """Show the farm's network at the end of its round, what it must beat, and which box is wrong first."""
    farm = shown.score.farm
    space = named(scored.game.sheet.find(farm))
    if shown.network is not None:
        when = f"At the end of round {shown.round + 1}"
        yield f"{when} {_network(f'farm {farm}', space, shown.network)}"
        if shown.network.grapes:
            yield f"Grapes in it: {_grapes(shown.network)}."
    yield f"{sentence(farm_words(shown.score))} (V6, V7)."
    if shown.above is not None and shown.above != shown.score.must_beat and shown.score.must_beat is not None:
        yield f"The box above holds {shown.score.must_beat}, not {shown.above} as claimed."
    if finding.verdict == REJECTED and shown.first_wrong is not None:
        if shown.first_wrong == shown.round:
            yield "This is the first wrong box on the sheet as claimed."
        else:
            first = f"The first wrong box is that of round {shown.first_wrong + 1}"
            yield f"{first}; from there the right numbers are gone on with."


def _network(place: str, space: str, network: Network) -> str:
    """Say what a farm or a castle is joined with."""
    others = [named(each) for each in network.spaces if named(each) != space]
    if not network.spaces:
        return f"there is no road in the space of {place} ({space}), so nothing is connected (V5)."
    if not others:
        return f"the road of {place} ({space}) is joined with no other."
    return f"{place} ({space}) is joined with {listed(others)}."


def _grapes(network: Network) -> str:
    """List grapes by space: "g3 1 green, c2 2 purple"."""
    return ", ".join(
        f"{named(cluster.space)} "
        + " and ".join(
            f"{number} {colour}"
            for number, colour in ((cluster.purple, "purple"), (cluster.green, "green"))
            if number
        )
        for cluster in network.grapes
    )


def _castle(scored: Scored, shown: CastleProof) -> Iterator[str]:
    place = CASTLES[shown.colour == "green"]
    space = named(scored.game.sheet.find(place))
    yield sentence(_network(f"the {shown.colour} castle", space, shown.network))
    if shown.network.grapes:
        yield f"Grapes in it: {_grapes(shown.network)}."
    yield f"{sentence(count(shown.box, f'{shown.colour} grape'))} connected: {shown.box} (V8)."


def _total(shown: SheetProof) -> Iterator[str]:
    """Name the boxes that the same person has otherwise, then add up."""
    own = shown.score
    right = (*(farm.box for farm in own.farms), own.purple, own.green)
    names = (*(f"round {number + 1}" for number in range(len(own.farms))), "purple castle", "green castle")
    for name, box, claimed in zip(names, right, shown.claimed, strict=True):
        if claimed is not None and claimed != box:
            yield f"Box of {_the(name)}: {'open' if box is None else box} (claimed: {claimed})."
    yield f"{addition(own)} Each farm box with 0 costs 5 (V9)." if own.zeros else addition(own)


def _the(name: str) -> str:
    return name if name.startswith("round") else f"the {name}"


def _standing(pen: Pen, shown: StandingProof) -> list[str]:
    scores = list(zip(pen.labels, shown.scores, strict=True))
    totals = listed(f"{label} {_points(own)}" for label, own in scores)
    told = [f"Points: {totals}."]
    if shown.decided_by in ("highest-box", "shared"):
        top = next(own.total for _, own in scores if own.rank == 1)
        highest = listed(f"{label} {own.highest_box}" for label, own in scores if own.total == top)
        told.append(f"Who is tied on points is parted by the highest single box: {highest} (V10).")
    else:
        told.append("Most points win (V10).")
    return told


def _points(own: PlayerScore) -> str:
    return str(own.total) if own.total is not None else f"from {own.least} to {own.most}"
