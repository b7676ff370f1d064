"""A claim about a game of Avenue in one line, as `--claim` takes it, such as `Ana.farm-2=3`."""

from collections.abc import Sequence

from arbcheck.adjudication.arboretum.spoken import Unreadable
from arbcheck.problems import Span, problem, quoted
from arbcheck.records.avenue.claims import BOXES, Claim
from arbcheck.records.players import normal
from arbcheck.records.reading import whole_number

_WINNER = "winner"


def read_claim(text: str, players: Sequence[str], rounds: int) -> Claim:
    """Read a claim; Unreadable where it is none. ``rounds`` is how many were played."""
    about, equals, said = text.rpartition("=")
    about, said = about.strip(), said.strip()
    if not equals:
        raise _unreadable(text, "this says nothing of the form NAME=VALUE", 0)
    at = len(text) - len(said)
    if about == _WINNER:
        return Claim(_WINNER, None, None, _seats(text, said, players, at), None, ())
    value = whole_number(said)
    if value is None:
        raise _unreadable(text, f"{quoted(said)} is no whole number", at)
    if normal(about) in players:
        return Claim("total", players.index(normal(about)), None, value, None, ())
    name, _, part = about.rpartition(".")
    if normal(name) not in players:
        raise _unreadable(text, f"{quoted(about)} names no player of this game", 0)
    player = players.index(normal(name))
    number = whole_number(part.removeprefix("farm-"))
    if part.startswith("farm-") and number is not None and 0 < number <= rounds:
        return Claim("farm", player, number - 1, value, None, ())
    if part in BOXES:
        return Claim(part, player, None, value, None, ())
    raise _unreadable(text, f"{quoted(part)} is no box of this record", len(name) + 1)


def _seats(text: str, said: str, players: Sequence[str], at: int) -> tuple[int, ...]:
    names = [normal(name) for name in said.split(",")]
    for name in names:
        if name not in players:
            raise _unreadable(text, f"{quoted(name)} is no player of this game", at)
    return tuple(sorted({players.index(name) for name in names}))


def _unreadable(text: str, message: str, at: int) -> Unreadable:
    fault = Unreadable(problem("ARB441", message, Span(1, at + 1, max(1, len(text) - at))))
    fault.said = text
    return fault
