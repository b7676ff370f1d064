"""The head of a record: which game, which edition, who plays, what is in play."""

from typing import NamedTuple

from arbcheck.arboretum.editions import EDITIONS
from arbcheck.problems import quoted
from arbcheck.records.document import Tree
from arbcheck.records.notation import read_species
from arbcheck.records.players import read_players
from arbcheck.records.reading import Reading, whole_number

FIRST_KEYS = ("arbcheck", "game", "title", "source", "date", "notes")
LAST_KEYS = ("end", "finished", "claims")
"""The keys with which a record of any game begins and ends, in their usual order."""
CANONICAL = "canonical"
PERSIAN = "persian"
_YES_OR_NO = {"true": True, "false": False}


class Header(NamedTuple):
    """What a record says before its cards; ``species`` and ``finished`` are None when they cannot be read.

    ``edition`` is the usual one when it cannot be read, and then not ``dated``. ``sound``: all players are
    named, with different names.
    """

    edition: int
    dated: bool
    players: tuple[str, ...]
    species: tuple[str, ...] | None
    finished: bool | None
    sound: bool


def with_meant(tree: dict[str, Tree], keys: frozenset[str], weighty: frozenset[str]) -> dict[str, Tree]:
    """Return a record with an empty text for each weighty key that another stands for by a slip.

    The schema tells the slip; what the key says is unknown, and its absence is not to have consequences.
    """
    if keys.issuperset(tree):
        return tree
    from arbcheck.records.notation_help import meant

    return {**dict.fromkeys(meant(tree, keys) & weighty, ""), **tree}


def read_header(reading: Reading, tree: dict[str, Tree]) -> Header:
    """Read the head of an Arboretum record."""
    edition = whole_number(tree.get("edition", str(EDITIONS[0])))
    listed = tree.get("players")
    before = len(reading.problems)
    players = read_players(reading, listed)
    return Header(
        edition if edition in EDITIONS else EDITIONS[0],
        edition in EDITIONS,
        players,
        _read_species(reading, tree.get("species")),
        _YES_OR_NO.get(str(tree.get("finished", "true"))),
        bool(players)
        and isinstance(listed, list)
        and len(players) == len(listed)
        and len(reading.problems) == before,
    )


def is_canonical(reading: Reading, node: Tree | None) -> bool:
    """Refuse a record that was played by other rules (decision D-016): nothing else can be said of it."""
    if not isinstance(node, str) or node == CANONICAL:
        return True
    if node.lower() == PERSIAN:
        message = "the Persian variant contradicts the canonical rules and itself; it is out of scope (D-016)"
        reading.report("ARB502", message, reading.at(("rules",)))
    else:
        message = f"{quoted(node)} names no rules that arbcheck knows"
        reading.report("ARB503", message, reading.at(("rules",)))
    return False


def _read_species(reading: Reading, node: Tree | None) -> tuple[str, ...] | None:
    """Read the species in play; None when the record states none, or has one that cannot be read."""
    if not isinstance(node, list):
        return None
    found = []
    for index, item in enumerate(node):
        if not isinstance(item, str):
            continue
        species = read_species(item)
        if species is None:
            from arbcheck.records.notation_help import no_species

            message, remedy = no_species(item)
            reading.report("ARB121", message, reading.at(("species", index)), help=remedy)
        else:
            found.append(species)
    return tuple(found) if len(found) == len(node) else None
