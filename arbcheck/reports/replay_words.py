"""A turn of a replay in a sentence: who drew what from where, planted it where, and discarded what."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from arbcheck.arboretum.board import Arboretum, Planted
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import DECK, Draw, Play, Turn
from arbcheck.arboretum.replay.planting import SIDES
from arbcheck.records.story import Scene
from arbcheck.reports.outcome import listed
from arbcheck.reports.verdict import Labels

_NUMBERS = {2: "two", 3: "three", 4: "four"}


def sentence(scene: Scene, labels: Labels, seat: int | None = None) -> str:
    """Tell a turn; what ``seat``, a player through whose eyes it is seen, was not shown is "a card"."""
    step = scene.step
    hidden = "card" if seat not in (None, step.player) else "unknown card"
    acts = [
        f"draws {listed(_draws(step.draws, step.player, labels, hidden)) if step.draws else 'nothing'}",
        f"plants {_planting(scene.turn.play, step.planted, step.after.arboretums[step.player])}",
        f"discards {step.discarded.code if step.discarded else 'nothing'}",
    ]
    return f"{title(scene)}: {labels[step.player]} {listed(acts)}."


def recorded(turn: Turn, labels: Labels) -> str:
    """Tell a turn as it is recorded, whether or not it was legal: "Ana draws …, plants … and discards …"."""
    draws = _draws(turn.draws, turn.player, labels, "unknown card")
    acts = [
        f"draws {listed(draws) if turn.draws else 'nothing'}",
        f"plants {_recorded(turn.play) if turn.play else 'nothing'}",
        f"discards {turn.discard.code if turn.discard else 'nothing'}",
    ]
    return f"{labels[turn.player]} {listed(acts)}"


def _recorded(play: Play) -> str:
    if play.side and play.anchor:
        return f"{play.card.code} {play.side} {play.anchor.code}"
    return f"{play.card.code} at [{play.at[0]}, {play.at[1]}]" if play.at else play.card.code


def title(scene: Scene) -> str:
    """Name a turn by its number over all players, from 1."""
    return f"Turn {scene.step.number + 1}"


def _draws(draws: Sequence[Draw], player: int, labels: Labels, hidden: str) -> Iterator[str]:
    """Tell the draws; those that come from one pile, one after the other, together."""
    for source, group in groupby(draws, lambda draw: draw.source):
        cards = _cards([draw.card for draw in group], hidden)
        yield f"{cards} from {_pile(source, player, labels)}"


def _cards(cards: Sequence[Card | None], hidden: str) -> str:
    if len(cards) > 1 and not any(cards):
        return f"{_NUMBERS.get(len(cards), str(len(cards)))} {hidden}s"
    article = "an" if hidden.startswith("u") else "a"
    return listed(card.code if card else f"{article} {hidden}" for card in cards)


def _pile(source: str | int, player: int, labels: Labels) -> str:
    if source == DECK or isinstance(source, str):
        return "the draw pile"
    own = "own " if source == player else ""
    return f"{labels[source]}'s {own}discard pile"


def _planting(play: Play | None, planted: Planted | None, arboretum: Arboretum) -> str:
    """Tell what was planted where: in the record's words, or else beside the first card that it touches."""
    if play is None:
        return "nothing"
    if planted is None:
        return f"{play.card.code} (its place is in doubt)"
    if play.side and play.anchor:
        return _recorded(play)
    beside = _beside(planted, arboretum)
    return f"{play.card.code}{f' {beside}' if beside else ''}"


def _beside(planted: Planted, arboretum: Arboretum) -> str:
    """Say where a card lies: "right of Oa1"; "" for the first one, its cell for one that lies apart."""
    sides = {step: side for side, step in SIDES.items()}
    for card, x, y in arboretum:
        side = sides.get((planted.x - x, planted.y - y))
        if side and card != planted.card:
            return f"{side} {card.code}"
    return f"at [{planted.x}, {planted.y}]" if len(arboretum) > 1 else ""
