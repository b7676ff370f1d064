"""The proofs and slips of a ruling on Avenue as JSON: an object with a `kind`, spaces by their names."""

from collections.abc import Sequence

from arbcheck.adjudication.avenue.proofs import BoxProof, CastleProof, Network, SheetProof, SheetProofs
from arbcheck.adjudication.avenue.slip import BoxSlip
from arbcheck.avenue.sheet import named
from arbcheck.reports.avenue.data import farm_data
from arbcheck.reports.json_report import Json


def proof(shown: SheetProofs) -> Json:
    """Return a proof as an object; rounds count from 1."""
    match shown:
        case BoxProof():
            return {
                "kind": "farm",
                "round": shown.round + 1,
                **farm_data(shown.score),
                "at_most": shown.score.at_most,
                "network": None if shown.network is None else _network(shown.network),
                "above_claimed": shown.above,
                "first_wrong": _round(shown.first_wrong),
            }
        case CastleProof():
            network = _network(shown.network)
            return {"kind": "castle", "colour": shown.colour, "box": shown.box, "network": network}
        case SheetProof():
            return _sheet(shown)
        case _:
            return {
                "kind": "ranking",
                "decided_by": shown.decided_by,
                "standing": [
                    {
                        "player": own.player,
                        "total": own.total,
                        "rank": own.rank,
                        "highest_box": own.highest_box,
                    }
                    for own in shown.scores
                ],
            }


def _sheet(shown: SheetProof) -> Json:
    own = shown.score
    right = (*(farm.box for farm in own.farms), own.purple, own.green)
    boxes = zip(right, shown.claimed, strict=True)
    return {
        "kind": "sheet",
        "total": own.total,
        "least": own.least,
        "most": own.most,
        "zeros": own.zeros,
        "boxes": [{"box": box, "claimed": claimed} for box, claimed in boxes],
    }


def _network(network: Network) -> Json:
    return {
        "spaces": [named(space) for space in network.spaces],
        "grapes": [
            {"space": named(cluster.space), "purple": cluster.purple, "green": cluster.green}
            for cluster in network.grapes
        ],
    }


def slip(players: Sequence[str], slip: BoxSlip) -> Json:
    """Return a slip as an object; rounds count from 1."""
    return {
        "id": slip.id,
        "round": _round(slip.round),
        "box": slip.box,
        "player": None if slip.player is None else players[slip.player],
        "number": slip.number,
    }


def _round(number: int | None) -> int | None:
    return None if number is None else number + 1
