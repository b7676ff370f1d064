"""The score report of an Avenue record as text, readable at 80 columns without colour."""

from arbcheck.avenue.game import Game
from arbcheck.avenue.result import Scored
from arbcheck.records.outcome import Outcome
from arbcheck.reports.avenue.box_words import Box, addition, boxes, facts, total
from arbcheck.reports.avenue.sheets import network, whole
from arbcheck.reports.avenue.verdict import sentences
from arbcheck.reports.names import cast
from arbcheck.reports.terminal import Style, painted, wrapped
from arbcheck.reports.text_head import head

_NAME = 16


def blocks(outcome: Outcome, scored: Scored, style: Style) -> list[list[str]]:
    """Draw a score: the result, the rounds, then each player."""
    names = cast(scored.game.players, style)
    return [
        head(outcome, sentences(scored, names.labels), facts(scored.game), names, style),
        rounds(scored.game, style),
        *(_player(scored, player, names.labels[player], style) for player in range(len(names.labels))),
    ]


def rounds(game: Game, style: Style) -> list[str]:
    """List the rounds with their farms and cards."""
    lines = [painted(style.strong, "Rounds")]
    for number, played in enumerate(game.rounds, 1):
        cards = " ".join(map(str, played.cards)) or "no card yet"
        lines += wrapped(cards, f"  {number}  farm {played.farm}  ", " " * 13)
    return lines


def _player(scored: Scored, player: int, label: str, style: Style) -> list[str]:
    """Draw a player's sheet, each box with the network that fills it, and how the boxes add up."""
    game, own = scored.game, scored.result.scores[player]
    lines = [painted(style.strong, line) for line in wrapped(f"{label}: {total(own)}")]
    lines += whole(game, game.roads[player], style)
    for box in boxes(scored, player):
        lines += wrapped(box.told, f"  {box.name:<{_NAME}}{box.number:>3}  ", " " * (_NAME + 7))
        lines += _network(game, box, style)
    return [*lines, *wrapped(addition(own), "  ")]


def _network(game: Game, box: Box, style: Style) -> list[str]:
    if box.spaces is None:
        return []
    if not box.spaces:
        return [f"    no road in {box.place}'s space"]
    return network(game, box.roads, box.spaces, style)
