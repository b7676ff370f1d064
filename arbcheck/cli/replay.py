"""`arbcheck replay`: games turn by turn, or what they have come to as the record of a position."""

from collections.abc import Iterator
from itertools import chain, islice

from arbcheck.cli.options import Line, Values
from arbcheck.cli.output import FINE, USAGE, results, style_of, trouble, worst
from arbcheck.cli.records import Run
from arbcheck.cli.replay_choice import Refusal, require_turns, seat, window
from arbcheck.records.canonical import canonical_position, words_of
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record, outcome_of
from arbcheck.records.story import Story, position_at, retold, story_of
from arbcheck.reports import diagnostics, quiet, replay_json, replay_text, text
from arbcheck.reports.outcome import listed
from arbcheck.reports.terminal import Style


def _avenue(outcome: Outcome, record: Record, values: Values, style: Style) -> Iterator[str]:
    from arbcheck.cli.replay_rounds import pieces

    return pieces(outcome, record, values, style)


_BY_ROUNDS = {"avenue": _avenue}
"""The games that are told round by round from their score, not turn by turn."""
_NO_POSITION = ("from", "to", "player", "format")
"""Options that mean nothing for the record of a position."""


def run(line: Line) -> int:
    """Replay the records of a command line; returns the exit status."""
    misuse = _misuse(line.values)
    if misuse:
        trouble(misuse)
        return USAGE
    judge = _Judge()
    going = Run(line, judge)
    records = ((outcome, judge.record) for outcome in going.outcomes())
    if line.values.get("format") == "html":
        from arbcheck.cli import replay_page

        return worst(replay_page.write(records, line.values), going.status)
    with results(line.values) as stream:
        replays = _Replays(line.values, style_of(line.values, stream))
        for written in replays.texts(records):
            stream.write(written)
    return worst(going.status, replays.status)


def _misuse(values: Values) -> str | None:
    """Say which options do not go together, if any do not."""
    if "turn" in values and ("from" in values or "to" in values):
        return "--turn goes with neither --from nor --to"
    if "to" in values and int(values.get("from", "1")) > int(values["to"]):
        return f"--from {values['from']} is later than --to {values['to']}"
    needless = [f"--{name}" for name in _NO_POSITION if name in values]
    if "to-position" in values and needless:
        return f"--to-position does not go with {listed(needless)}"
    if values.get("format") == "html" and ("from" in values or "to" in values):
        return "a page shows the whole game, without --from and --to; with --turn N it opens there"
    return None


class _Judge:
    """Judges records for `Run`, and keeps the last one: from an outcome alone no game can be replayed."""

    record: Record

    def __call__(self, record: Record) -> Outcome:
        """Return the outcome of a record: with a score only where that tells the game's rounds."""
        self.record = record
        return outcome_of(record) if record.game in _BY_ROUNDS else retold(record)


class _Replays:
    """Writes replays as the options ask for it; ``status`` tells whether one of them had to be refused."""

    def __init__(self, values: Values, style: Style) -> None:
        self.status = FINE
        self._values = values
        self._style = style
        self._form = "position" if "to-position" in values else values.get("format", "text")

    def texts(self, records: Iterator[tuple[Outcome, Record]]) -> Iterator[str]:
        """Yield what is printed, piece by piece; several replays have their names above them."""
        first = list(islice(records, 2))
        several, written = len(first) > 1, False
        for outcome, record in chain(first, records):
            lead = self._lead(outcome, "\n" if written else "") if several else ""
            try:
                for piece in self._pieces(outcome, record):
                    yield lead + piece
                    lead, written = "", True
            except Refusal as refusal:
                trouble(f"{quiet.place(outcome)}: {refusal}")
                self.status = USAGE

    def _lead(self, outcome: Outcome, gap: str) -> str:
        """Return what parts the replay of a record from the one before it."""
        if self._form == "text":
            return f"{gap}{text.heading(outcome, self._style)}\n\n"
        return "---\n" if self._form == "position" and gap else ""

    def _pieces(self, outcome: Outcome, record: Record) -> Iterator[str]:
        """Yield what is printed of one record."""
        by_rounds = _BY_ROUNDS.get(record.game or "")
        if by_rounds is not None:
            yield from by_rounds(outcome, record, self._values, self._style)
            return
        story = story_of(record, outcome)
        if story is None or (self._form == "position" and outcome.status == "invalid"):
            yield from self._wrong(outcome, record)
            return
        wanted = window(self._values, story)
        if self._form == "position":
            yield self._position(story, record)
            return
        story = story._replace(seat=seat(self._values, story))
        if self._form == "json":
            yield replay_json.line(outcome, story, wanted, self._style) + "\n"
            return
        gap = ""
        for block in replay_text.blocks(story, wanted, self._style):
            yield f"{gap}{block}\n"
            gap = "\n"

    def _wrong(self, outcome: Outcome, record: Record) -> Iterator[str]:
        """Yield what is wrong with a record of which nothing can be replayed, and refuse an end position."""
        if outcome.problems and self._form == "json":
            yield replay_json.line(outcome, style=self._style) + "\n"
        elif outcome.problems:
            yield diagnostics.report(outcome, self._style) + "\n"
            yield quiet.line(outcome, self._style) + "\n"
        require_turns(record)

    def _position(self, story: Story, record: Record) -> str:
        """Return the end, or the table after a turn, as a record; claims and notes of turns are left out."""
        turn = int(self._values["turn"]) if "turn" in self._values else None
        if any(each.irregular for each in story.replay.game.turns[:turn]):
            trouble(
                f"{quiet.place(story.outcome)}: after irregular turns the position may be one that no legal"
                " game can reach, and is then told as faulty when it is read back"
            )
        words = words_of(record)._replace(turn_notes=(), claims=())
        return canonical_position(position_at(story, turn), words)
