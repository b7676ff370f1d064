"""Game records: the start and the turns as read, replayed as far as they can be read."""

from collections.abc import Iterator, Sequence

from arbcheck.arboretum.board import is_whole
from arbcheck.arboretum.cards import UNREADABLE
from arbcheck.arboretum.checks import check_cells
from arbcheck.arboretum.game import Game, Turn
from arbcheck.arboretum.legality import CANONICAL, Legality
from arbcheck.arboretum.position import End, Table
from arbcheck.arboretum.replay.replayed import Replay
from arbcheck.arboretum.replay.steps import Inferred, inferred
from arbcheck.arboretum.replay.turns import replay
from arbcheck.problems import Handle, Problem
from arbcheck.records.document import Tree
from arbcheck.records.outcome import Outcome
from arbcheck.records.reading import Names, Reading
from arbcheck.records.starts import read_start
from arbcheck.records.turns import read_turns

_NEEDS_END = {("finished",), ("turns",)}
"""Where the replay tells of a game that is over too early or too late."""


def read_game(
    reading: Reading, table: Table, tree: dict[str, Tree], names: Names, legality: Legality = CANONICAL
) -> tuple[Replay | None, list[Problem]]:
    """Read the start and the turns and replay them; ``names`` takes in how the start writes the players.

    The replay stops before the first turn that cannot be read, and says nothing of the end then. There is
    none while it is not known who plays or which species are in play.
    """
    start, written = read_start(reading, table.players, tree.get("start"))
    names.update(written)
    turns = read_turns(reading, table.players, tree["turns"])
    end, found = _sound_end(table.end)
    players, species = len(table.players), table.species or ()
    if not reading.names_known or legality.species_in_play(players) != len(species):
        return None, found
    readable = _readable(turns)
    whole = isinstance(tree["turns"], list) and len(readable) == len(turns)
    game = Game(
        table.players,
        species,
        table.edition,
        start,
        readable,
        end if whole else nothing_stated(players),
        table.finished is not False,
    )
    replayed = replay(game, legality)
    told = replayed.problems
    if not whole or table.finished is None:
        told = tuple(each for each in told if each.at not in _NEEDS_END)
    return replayed, [*found, *told]


def nothing_stated(players: int) -> End:
    """Return the end of a record that states nothing of it."""
    return End((None,) * players, (None,) * players, (None,) * players)


def _readable(turns: Sequence[Turn | None]) -> tuple[Turn, ...]:
    """Return the turns before the first that cannot be read."""
    readable: list[Turn] = []
    for turn in turns:
        if turn is None:
            break
        readable.append(turn)
    return tuple(readable)


def _sound_end(end: End) -> tuple[End, list[Problem]]:
    """Leave out of a stated end what cannot be compared with the replay."""
    found: list[Problem] = []
    arboretums = []
    for player, arboretum in enumerate(end.arboretums):
        faults = list(check_cells(arboretum or (), ("end", "arboretum", player)))
        found += faults
        arboretums.append(None if faults or not is_whole(arboretum or ()) else arboretum)
    hands = tuple(None if UNREADABLE in (hand or ()) else hand for hand in end.hands)
    piles = tuple(None if isinstance(pile, tuple) and UNREADABLE in pile else pile for pile in end.discards)
    return End(hands, tuple(arboretums), piles), found


def told(replay: Replay, outcome: Outcome) -> Outcome:
    """Add to an outcome what the replay tells: turns, who ended the game, where inferred cards come from."""
    players = replay.game.players
    by = None if replay.ended_by is None else players[replay.ended_by]
    notes = (*_irregular(replay.game), *_notes(replay.game, inferred(replay)))
    return outcome._replace(turns=replay.turns, ended_by=by, notes=notes)


def _irregular(game: Game) -> Iterator[str]:
    """Name the turns in which a slip was let stand: every report shows them."""
    for number, turn in enumerate(game.turns, 1):
        if turn.irregular is not None:
            yield f"Turn {number} was irregular, and was let stand: {turn.irregular}."


def _notes(game: Game, cards: Sequence[Inferred]) -> list[str]:
    """Say for each hand which cards `end` does not state, and where they come from."""
    notes = []
    stated = game.end.hands
    for player, name in enumerate(game.players):
        own = [f"{each.card.code} ({_origin(game, each.origin)})" for each in cards if each.player == player]
        if own:
            why = "as follows from the turns" if stated[player] is None else "though `end` does not say so"
            notes.append(f"In {name}'s hand, {why}: {', '.join(own)}.")
    return notes


def _origin(game: Game, origin: Handle | None) -> str:
    match origin:
        case ("turn", int(turn), _, int(draw)):
            source = game.turns[turn].draws[draw].source
            if isinstance(source, int):
                return f"from {game.players[source]}'s discard pile in turn {turn + 1}"
            return f"drawn in turn {turn + 1}"
        case None:
            return "no other place is left for it"
        case _:
            return "dealt"
