"""`arbcheck replay` of games whose rounds the score tells: which rounds, whose sheets, in which form."""

from collections.abc import Iterator

from arbcheck.avenue.result import Scored
from arbcheck.cli.options import Values
from arbcheck.cli.replay_choice import Refusal
from arbcheck.records.avenue.writing import sheets_after
from arbcheck.records.outcome import Outcome
from arbcheck.records.players import normal
from arbcheck.records.record import Record
from arbcheck.reports import diagnostics, quiet
from arbcheck.reports.avenue import replay
from arbcheck.reports.json_report import dumped
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.terminal import Style, shown


def pieces(outcome: Outcome, record: Record, values: Values, style: Style) -> Iterator[str]:
    """Yield what is printed of one record; Refusal if it has not what is asked for."""
    scored, form = outcome.avenue, values.get("format", "text")
    if scored is None:
        if form == "json":
            yield dumped(replay.tree(outcome, None, None), style) + "\n"
        else:
            yield f"{diagnostics.report(outcome, style)}\n{quiet.line(outcome, style)}\n"
        return
    part = _part(scored, values)
    if "to-position" in values:
        yield _position(record, scored, part)
    elif form == "json":
        yield dumped(replay.tree(outcome, scored, part), style) + "\n"
    else:
        gap = ""
        for block in replay.blocks(outcome, scored, part, style):
            yield f"{gap}{block}\n"
            gap = "\n"
        if outcome.problems:
            yield f"\n{diagnostics.report(outcome, style)}\n"


def page(outcome: Outcome, values: Values) -> str:
    """Return the page of a game; Refusal if it has not what is asked for."""
    from arbcheck.reports import replay_html
    from arbcheck.reports.avenue import replay_page

    if outcome.avenue is None:
        return replay_html.refused(outcome)
    part = _part(outcome.avenue, values)
    return replay_page.page(outcome, outcome.avenue, part.seats, part.first)


def _part(scored: Scored, values: Values) -> replay.Part:
    """Return the rounds and players that are asked for."""
    last = len(scored.game.rounds)
    first, until = int(values.get("from", "1")), min(int(values.get("to", str(last))), last)
    if "turn" in values:
        first = until = int(values["turn"])
    if first > last:
        raise Refusal(f"there is no round {first}: the game has {count(last, 'round')}")
    return replay.Part(first, until, _seats(scored, values), alone="turn" in values)


def _seats(scored: Scored, values: Values) -> tuple[int, ...]:
    name, players = values.get("player"), scored.game.players
    if name is None:
        return tuple(range(len(players)))
    if normal(name) not in players:
        raise Refusal(f"nobody is called {shown(name)}; the players are {listed(map(shown, players))}")
    return (players.index(normal(name)),)


def _position(record: Record, scored: Scored, part: replay.Part) -> str:
    """Return the sheets after the last of the rounds, as a record with round marks."""
    written = sheets_after(record, scored.game, part.last)
    if written is None:
        raise Refusal("a sheet without round marks does not tell what it looked like before")
    return written
