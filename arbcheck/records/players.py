"""The players of a record, and names that refer to them."""

from collections.abc import Iterator, Sequence

from arbcheck.problems import quoted
from arbcheck.records.document import Part, Path, Tree
from arbcheck.records.reading import Reading, entries

LONGEST_NAME = 100
"""Characters that a player's name may have."""
OWN = "own"
"""The word for the player whose turn it is, or for that player's discard pile."""
RESERVED = frozenset({"deck", OWN, "peek", "total", "_"})
"""Words that a record uses for something else, in any case."""


def normal(name: str) -> str:
    """Return a name in the form in which names are compared (NFC, trimmed)."""
    name = name.strip()
    if name.isascii():
        return name
    from unicodedata import normalize

    return normalize("NFC", name)


def read_players(reading: Reading, node: Tree | None) -> tuple[str, ...]:
    """Read the names of the players, in turn order; a name that is refused still counts as a player."""
    players: list[str] = []
    first: dict[str, int] = {}
    seen: dict[str, int] = {}
    for index, item in enumerate(node if isinstance(node, list) else ()):
        if not isinstance(item, str):
            continue
        name = normal(item)
        at = ("players", index)
        fault = _fault(name)
        if fault:
            reading.report("ARB110", fault, reading.at(at))
        elif name in first:
            reading.report(
                "ARB111",
                f"two players are called {quoted(name)}",
                reading.at(at),
                also=[(reading.at(("players", first[name])), "first named here")],
            )
        elif _bare(name) in seen:
            reading.report(
                "ARB111",
                f"{quoted(name)} looks like another player's name",
                reading.at(at),
                help="they differ only in letters that nobody sees: choose another name for one of them",
                also=[(reading.at(("players", seen[_bare(name)])), "the other one")],
            )
        first.setdefault(name, index)
        seen.setdefault(_bare(name), index)
        players.append(name)
    return tuple(players)


def _bare(name: str) -> str:
    """Return a name without what nobody sees of it."""
    if name.isascii():
        return name
    from arbcheck.records.joiners import bare

    return bare(name)


def _fault(name: str) -> str | None:
    if not name:
        return "a player's name is empty"
    if len(name) > LONGEST_NAME:
        return f"this name has {len(name)} characters; at most {LONGEST_NAME} are allowed"
    if name.lower() in RESERVED:
        return f"{quoted(name)} cannot be a player's name: the record uses it for something else"
    if name.startswith("x-"):
        return f"{quoted(name)} cannot be a player's name: keys that begin with x- are the recorder's own"
    return None


def player_index(
    reading: Reading, players: Sequence[str], text: str, path: Path, part: Part = None
) -> int | None:
    """Return the index of the player that a text names; report a name that is no player's.

    While the players themselves cannot be read (`Reading.names_known`), no name is called unknown.
    """
    name = normal(text)
    if name in players:
        return players.index(name)
    if reading.names_known:
        from arbcheck.records.notation_help import did_you_mean

        listed = f"the players are {', '.join(players)}"
        remedy = did_you_mean(name, players, listed)
        message = f"{quoted(text)} is no player of this game" if name else "a player's name is missing here"
        reading.report("ARB112", message, reading.at(path, part), help=remedy)
    return None


def by_player(
    reading: Reading, players: Sequence[str], node: Tree | None, path: Path
) -> Iterator[tuple[int, str, Tree]]:
    """Yield (player's index, key as written, value) for a mapping whose keys are players' names."""
    seen: dict[int, str] = {}
    for key, value in entries(node):
        player = player_index(reading, players, key, (*path, key), "key")
        if player is None:
            continue
        if player in seen:
            reading.report(
                "ARB006",
                f"{quoted(key)} is here twice",
                reading.at((*path, key), "key"),
                also=[(reading.at((*path, seen[player]), "key"), "first here")],
            )
            continue
        seen[player] = key
        yield player, key, value
