"""Which part of a game a command line of `arbcheck replay` asks for, and through whose eyes."""

from arbcheck.cli.options import Values
from arbcheck.records.players import normal
from arbcheck.records.record import Record
from arbcheck.records.story import Story, Window, has_turns
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.terminal import shown


class Refusal(Exception):  # noqa: N818 - the record is at fault, not the program
    """What is asked for cannot be told of a record; the message says why."""


def require_turns(record: Record) -> None:
    """Refuse an end position."""
    if not has_turns(record):
        raise Refusal("this is an end position, it has no turns to replay; `arbcheck score` scores it")


def window(values: Values, story: Story) -> Window:
    """Return the turns that are asked for; Refusal if the game has not so many."""
    last = story.replay.turns
    if "turn" in values:
        wanted = Window(int(values["turn"]), int(values["turn"]), alone=True)
    else:
        wanted = Window(int(values.get("from", "1")), int(values.get("to", str(last))))
    if wanted.first <= last or wanted == story.whole:
        return wanted
    if last < len(story.turns):
        raise Refusal(f"turn {last + 1} cannot be read, so there is no replay of turn {wanted.first}")
    raise Refusal(f"there is no turn {wanted.first}: the game has {count(last, 'turn')}")


def seat(values: Values, story: Story) -> int | None:
    """Return the player through whose eyes the game is to be seen; Refusal if there is none of that name."""
    name, players = values.get("player"), story.replay.game.players
    if name is None:
        return None
    if normal(name) not in players:
        raise Refusal(f"nobody is called {shown(name)}; the players are {listed(map(shown, players))}")
    return players.index(normal(name))
