"""The score report of an Avenue record as Markdown."""

from arbcheck.avenue.result import Scored
from arbcheck.records.outcome import Outcome
from arbcheck.reports.avenue.box_words import addition, boxes, facts, total
from arbcheck.reports.avenue.sheets import whole
from arbcheck.reports.avenue.verdict import sentences
from arbcheck.reports.markdown import fenced, literal, table
from arbcheck.reports.names import cast
from arbcheck.reports.terminal import Style, shortened

_TITLE_COLUMNS = 400


def blocks(outcome: Outcome, scored: Scored, style: Style) -> list[str]:
    """Write a score: the result, the rounds, then each player."""
    game = scored.game
    called = cast(game.players, style)
    labels = tuple(literal(label, style) for label in called.labels)
    told = [f"**{' '.join(sentences(scored, labels))}**", facts(game)]
    if outcome.title:
        told.append(literal(shortened(outcome.title, _TITLE_COLUMNS, style), style))
    told += [f"{literal(label)} is {literal(name)}" for label, name in called.legend]
    told += [literal(note, style) for note in outcome.notes]
    rows = [
        [str(number), played.farm, " ".join(map(str, played.cards))]
        for number, played in enumerate(game.rounds, 1)
    ]
    told.append(table(("Round", "Farm", "Cards"), rows))
    for player, own in enumerate(scored.result.scores):
        told.append(f"**{labels[player]}: {total(own)}**")
        told.append(fenced("\n".join(line[4:] for line in whole(game, game.roads[player], style))))
        told.append(table(("Box", "Holds", "Why"), (box[:3] for box in boxes(scored, player))))
        told.append(addition(own))
    return told
