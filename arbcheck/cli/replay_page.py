"""`arbcheck replay FILE --format html`: one game as a page to step through."""

from collections.abc import Iterable
from itertools import islice

from arbcheck.cli.extras import lacks
from arbcheck.cli.options import Values
from arbcheck.cli.output import FINE, USAGE, results, style_of, trouble
from arbcheck.cli.replay_choice import Refusal, require_turns, seat, window
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record
from arbcheck.records.story import story_of
from arbcheck.reports import quiet


def write(records: Iterable[tuple[Outcome, Record]], values: Values) -> int:
    """Write the page of the one record that there must be; returns the exit status.

    Nothing is opened for writing before it is known that there is a page.
    """
    if lacks("html"):
        return USAGE
    found = list(islice(records, 2))
    if len(found) > 1:
        trouble("a page shows one game, and here are several; choose one with --record N")
        return USAGE
    for outcome, record in found:
        try:
            text = _page(outcome, record, values)
        except Refusal as refusal:
            trouble(f"{quiet.place(outcome)}: {refusal}")
            return USAGE
        with results(values) as stream:
            ascii_only = style_of(values, stream).encoding == "ascii"
            stream.write(text.encode("ascii", "xmlcharrefreplace").decode() if ascii_only else text)
    return FINE


def _avenue(outcome: Outcome, values: Values) -> str:
    from arbcheck.cli.replay_rounds import page

    return page(outcome, values)


_BY_ROUNDS = {"avenue": _avenue}
"""The games whose page goes round by round."""


def _page(outcome: Outcome, record: Record, values: Values) -> str:
    from arbcheck.reports import replay_html

    by_rounds = _BY_ROUNDS.get(record.game or "")
    if by_rounds is not None:
        return by_rounds(outcome, values)

    story = story_of(record, outcome)
    if story is not None:
        opening = window(values, story).first if "turn" in values else 0
        return replay_html.page(story._replace(seat=seat(values, story)), opening)
    require_turns(record)
    return replay_html.refused(outcome)
