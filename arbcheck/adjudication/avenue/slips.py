"""Common slips on a sheet of Avenue: each would yield exactly the number that was claimed."""

from collections.abc import Iterator, Sequence

from arbcheck.adjudication.avenue.dispute import CASTLES, Dispute, amount, box_of
from arbcheck.adjudication.avenue.slip import BoxSlip
from arbcheck.avenue import sheet
from arbcheck.avenue.boxes import PENALTY
from arbcheck.avenue.networks import castle_network, grapes, network, roads_until
from arbcheck.avenue.scoring import result
from arbcheck.records.claims import Claim


def following(dispute: Dispute, claim: Claim, rejected: set[int]) -> list[BoxSlip]:
    """Return the slips that follow from the other claims of the same person.

    ``rejected`` holds the identities of the claims that are not right.
    """
    if claim.kind == "farm":
        return list(_from_above(dispute, claim))
    if claim.kind == "total" and any(number is not None for number in dispute.claimed_boxes(claim)):
        return list(_sums(dispute, claim))
    return list(_winners(dispute, claim, rejected)) if claim.kind == "winner" else []


def _from_above(dispute: Dispute, claim: Claim) -> Iterator[BoxSlip]:
    """Fill the box by what the same person has in the box above, where that is another number (V7)."""
    number = claim.round or 0
    farm = dispute.result.scores[claim.player or 0].farms[number]
    above = dispute.claimed_boxes(claim)[number - 1] if number else None
    if above is None or farm.connected is None or above == farm.must_beat:
        return
    if amount(claim) == (farm.connected if farm.connected > above else 0):
        yield BoxSlip("box-above", number=above)


def _sums(dispute: Dispute, claim: Claim) -> Iterator[BoxSlip]:
    """Hold a total against the boxes as the same person claims them, right ones where none are claimed."""
    claimed = dispute.claimed_boxes(claim)
    boxes = _boxes(dispute, claim, claimed)
    if boxes is None:
        return
    whole = _added(boxes)
    if amount(claim) == whole:
        yield BoxSlip("carried-over", number=whole)
        return
    found = [*_forgotten(boxes, amount(claim)), *_left_out(boxes, claimed, amount(claim))]
    yield from found
    if not found and None not in claimed:
        yield BoxSlip("arithmetic", number=whole)


Boxes = Sequence[int]
"""The numbers of a player's boxes: farms, purple castle, green castle."""


def _boxes(dispute: Dispute, claim: Claim, claimed: Sequence[int | None]) -> Boxes | None:
    """Return boxes as claimed, and where nothing is claimed the right ones; None where one is open."""
    own = dispute.result.scores[claim.player or 0]
    right = (*(farm.box for farm in own.farms), own.purple, own.green)
    boxes = [known if said is None else said for said, known in zip(claimed, right, strict=True)]
    known = [box for box in boxes if box is not None]
    return known if len(known) == len(boxes) else None


def _added(boxes: Boxes) -> int:
    return sum(boxes) - PENALTY * _zeros(boxes)


def _zeros(boxes: Boxes) -> int:
    return boxes[: -len(CASTLES)].count(0)


def _forgotten(boxes: Boxes, claimed: int) -> Iterator[BoxSlip]:
    points = claimed - _added(boxes)
    if points in range(PENALTY, PENALTY * _zeros(boxes) + 1, PENALTY):
        yield BoxSlip("zero-cost-forgotten", number=points)


def _left_out(boxes: Boxes, stated: Sequence[int | None], claimed: int) -> Iterator[BoxSlip]:
    """Look for a box that the total does without: one of those of which the same person claims nothing."""
    farms = len(boxes) - len(CASTLES)
    for place, (box, said) in enumerate(zip(boxes, stated, strict=True)):
        if box and said is None and claimed == _added(boxes) - box:
            is_farm = place < farms
            kind = "farm" if is_farm else CASTLES[place - farms]
            yield BoxSlip("box-left-out", place if is_farm else None, kind, number=box)


def _winners(dispute: Dispute, claim: Claim, rejected: set[int]) -> Iterator[BoxSlip]:
    """Rank the players by the totals that the same person claims, and the right ones where none are."""
    scores = dispute.result.scores
    said = [
        each
        for player in range(len(scores))
        for each in dispute.stated(claim._replace(player=player), "total")
    ]
    totals = {each.player: amount(each) for each in said}
    if not any(id(each) in rejected for each in said):
        return
    as_said = []
    for player, own in enumerate(scores):
        total = totals.get(player, own.total)
        if total is None:
            return
        as_said.append(own._replace(total=total, least=total, most=total))
    if dispute.seats(result(as_said).winners) == claim.value:
        yield BoxSlip("carried-over")


def others(dispute: Dispute, claim: Claim) -> list[BoxSlip]:
    """Return the slips of the hand or the eye that yield exactly what is claimed of a number.

    Where a sheet without round marks leaves the number open there are none to be told.
    """
    if box_of(dispute.result.scores[claim.player or 0], claim) is None:
        return []
    if claim.kind == "farm":
        own = [*_not_compared(dispute, claim), *_other_network(dispute, claim), *_other_round(dispute, claim)]
    elif claim.kind in CASTLES:
        own = list(_castles(dispute, claim))
    else:
        own = list(_lone_total(dispute, claim))
    return [*own, *_other_player(dispute, claim)]


def _not_compared(dispute: Dispute, claim: Claim) -> Iterator[BoxSlip]:
    farm = dispute.result.scores[claim.player or 0].farms[claim.round or 0]
    if farm.box == 0 and farm.connected and farm.connected == claim.value:
        yield BoxSlip("not-compared")


def _other_network(dispute: Dispute, claim: Claim) -> Iterator[BoxSlip]:
    """Count the farm on the sheet after another round: the one before, or a later one."""
    player, number = claim.player or 0, claim.round or 0
    game, farm = dispute.game, dispute.result.scores[player].farms[number]
    if farm.must_beat is None or not dispute.is_marked(player):
        return
    for other in range(max(0, number - 1), len(game.rounds)):
        roads = roads_until(game.roads[player], other)
        connected = sum(grapes(game.sheet, network(roads, game.deck, game.sheet.find(farm.farm))))
        box = connected if connected > farm.must_beat else 0
        if other != number and box == claim.value:
            yield BoxSlip("network-of-another-round", other)
            return


def _other_round(dispute: Dispute, claim: Claim) -> Iterator[BoxSlip]:
    for number, farm in enumerate(dispute.result.scores[claim.player or 0].farms):
        if number != claim.round and farm.box and farm.box == claim.value:
            yield BoxSlip("another-round", number)


def _castles(dispute: Dispute, claim: Claim) -> Iterator[BoxSlip]:
    player, at = claim.player or 0, CASTLES.index(claim.kind)
    joined = castle_network(dispute.game, player, sheet.CASTLES[at])
    if amount(claim) == grapes(dispute.game.sheet, joined)[1 - at] > 0:
        yield BoxSlip("castle-colours-swapped")
    own = dispute.result.scores[player]
    if amount(claim) == (own.purple, own.green)[1 - at] > 0:
        yield BoxSlip("other-castle")


def _lone_total(dispute: Dispute, claim: Claim) -> Iterator[BoxSlip]:
    """Look into a total beside which no box is claimed."""
    claimed = dispute.claimed_boxes(claim)
    boxes = _boxes(dispute, claim, claimed)
    if boxes is not None and not any(number is not None for number in claimed):
        yield from _forgotten(boxes, amount(claim))
        yield from _left_out(boxes, claimed, amount(claim))


def _other_player(dispute: Dispute, claim: Claim) -> Iterator[BoxSlip]:
    for player, own in enumerate(dispute.result.scores):
        if player != claim.player and claim.value and box_of(own, claim) == claim.value:
            yield BoxSlip("wrong-player", player=player)
