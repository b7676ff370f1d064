"""What players are called in a report: by their names, or P1, P2 … where a name would break a row."""

from typing import NamedTuple

from arbcheck.reports.terminal import Style, right_to_left, shortened, width

_LABEL_COLUMNS = 32
_NAME_COLUMNS = 300


class Cast(NamedTuple):
    """A label for each player, in turn order; ``legend`` tells for some labels the name behind it."""

    labels: tuple[str, ...]
    legend: tuple[tuple[str, str], ...]


def cast(players: tuple[str, ...], style: Style) -> Cast:
    """Choose what each player is called.

    A name is made safe and cut to 32 columns. A name from right to left would reorder the numbers beside it,
    one that must be spelled in many escapes would not be read, and two names may look alike when cut: such
    players are called P1, P2 … and the legend tells who that is, with the name last in its row.
    """
    plain = [shortened(name, _LABEL_COLUMNS, style) for name in players]
    named = [
        not _breaks_a_row(name, label, style) and plain.count(label) == 1
        for name, label in zip(players, plain, strict=True)
    ]
    seat = "P"
    while any(label.startswith(seat) and label[len(seat) :].isdecimal() for label in plain):
        seat += "P"
    labels = [label if named[k] else f"{seat}{k + 1}" for k, label in enumerate(plain)]
    legend = [
        (labels[k], shortened(name, _NAME_COLUMNS, style)) for k, name in enumerate(players) if not named[k]
    ]
    return Cast(tuple(labels), tuple(legend))


def _breaks_a_row(name: str, label: str, style: Style) -> bool:
    unread = "\\u{" in label and width(style.safe(name[:_NAME_COLUMNS])) > _LABEL_COLUMNS
    return unread or (right_to_left(label) and not style.isolates)
