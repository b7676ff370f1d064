"""One card misread by one: which card in a hand or an arboretum, read so, would yield a claimed number."""

from collections.abc import Iterator
from typing import TypeVar

from arbcheck.adjudication.arboretum.dispute import Dispute
from arbcheck.adjudication.arboretum.slip import Slip
from arbcheck.arboretum.cards import VALUES, Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.rights import rights
from arbcheck.arboretum.scoring import score

_T = TypeVar("_T")


def misread_cards(dispute: Dispute, player: int, species: str | None, claimed: int) -> Iterator[Slip]:
    """Yield the cards which, each read by one too low or too high, yield a player's number.

    The number is that of a species, or without one the total. Every hand card must be known. A card is never
    read as one that lies in the same hand or arboretum, where both would have been seen.
    """
    for slip, position in (*_planted(dispute.position, player), *_held(dispute.position, species)):
        own = score(position).scores[player]
        points = [line.points for line in own.paths if species in (None, line.species)]
        if sum(filter(None, points)) == claimed:
            yield slip


def misread_for_right(dispute: Dispute, species: str, holders: object) -> Iterator[Slip]:
    """Yield the hand cards which, each read by one too low or too high, give a right to just these players.

    Every hand card must be known.
    """
    for slip, position in _held(dispute.position, species):
        hands = [[card for card in hand if card is not None] for hand in position.hands]
        if (
            rights(hands, dispute.position.species)[dispute.position.species.index(species)].holders
            == holders
        ):
            yield slip


def _planted(position: Position, player: int) -> Iterator[tuple[Slip, Position]]:
    arboretum = position.arboretums[player]
    seen = {planted.card for planted in arboretum}
    for place, planted in enumerate(arboretum):
        for value in _near(planted.card, seen):
            read = planted._replace(card=planted.card._replace(value=value))
            boards = _with(position.arboretums, player, _with(arboretum, place, read))
            slip = Slip(_ID, player=player, card=planted.card, place="arboretum", number=value)
            yield slip, position._replace(arboretums=boards)


def _held(position: Position, species: str | None) -> Iterator[tuple[Slip, Position]]:
    for holder, hand in enumerate(position.hands):
        for place, card in enumerate(hand):
            if card is not None and species in (None, card.species):
                for value in _near(card, set(hand)):
                    read = _with(hand, place, card._replace(value=value))
                    slip = Slip(_ID, player=holder, card=card, place="hand", number=value)
                    yield slip, position._replace(hands=_with(position.hands, holder, read))


_ID = "one-card-misread-by-one"


def _near(card: Card, seen: set[Card | None] | set[Card]) -> Iterator[int]:
    for value in (card.value - 1, card.value + 1):
        if value in VALUES and card._replace(value=value) not in seen:
            yield value


def _with(items: tuple[_T, ...], place: int, item: _T) -> tuple[_T, ...]:
    return (*items[:place], item, *items[place + 1 :])
