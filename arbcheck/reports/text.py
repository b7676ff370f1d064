"""The score report as text, readable at 80 columns without colour."""

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Result
from arbcheck.reports.games import drawn
from arbcheck.reports.names import cast
from arbcheck.reports.outcome import Outcome
from arbcheck.reports.terminal import PLAIN, Style, painted
from arbcheck.reports.text_head import head
from arbcheck.reports.text_players import section
from arbcheck.reports.text_rights import table
from arbcheck.reports.verdict import facts, sentences


def report(outcome: Outcome, style: Style = PLAIN) -> str:
    """Draw a record's report, without a final line break: the score, or only what was found by checking.

    The result comes first; what is wrong with an invalid record comes before its summary.
    """
    told = _told(outcome, style) if outcome.problems else ""
    game = drawn(outcome)
    if game is None:
        from arbcheck.reports import quiet

        return "\n".join(filter(None, [told, quiet.line(outcome, style)]))
    drawings = ("\n".join(block) for block in game.blocks(outcome, style))
    return "\n\n".join(filter(None, [*drawings, told]))


def blocks(outcome: Outcome, position: Position, result: Result, style: Style) -> list[list[str]]:
    """Draw a score of Arboretum: the result, the rights, then each player."""
    names = cast(position.players, style)
    players = range(len(names.labels))
    told = sentences(outcome, position, result, names.labels)
    return [
        head(outcome, told, facts(outcome, position, names.labels), names, style),
        table(position, result, names.labels, style),
        *(section(position, result, player, names.labels, style) for player in players),
    ]


def _told(outcome: Outcome, style: Style) -> str:
    from arbcheck.reports import diagnostics

    return diagnostics.report(outcome, style)


def heading(outcome: Outcome, style: Style = PLAIN) -> str:
    """Name the record, to stand above its report where there are several."""
    from arbcheck.reports import quiet

    return painted(style.strong, f"== {quiet.place(outcome, style)} ==")
