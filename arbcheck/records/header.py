"""The head of a record: which game, which edition, who plays, what is in play."""

from typing import NamedTuple

from arbcheck.arboretum.editions import EDITIONS
from arbcheck.problems import quoted
from arbcheck.records.document import Tree
from arbcheck.records.notation import read_species
from arbcheck.records.players import read_players
from arbcheck.records.reading import Reading, whole_number

CANONICAL = "canonical"
PERSIAN = "persian"


class Header(NamedTuple):
    """What a record says before its cards; ``species`` are those it states, or None."""

    title: str | None
    edition: int
    players: tuple[str, ...]
    species: tuple[str, ...] | None
    finished: bool


def read_header(reading: Reading, tree: dict[str, Tree]) -> Header:
    """Read the head of an Arboretum record."""
    _check_rules(reading, tree.get("rules"))
    edition = whole_number(tree.get("edition"))
    title = tree.get("title")
    return Header(
        title if isinstance(title, str) else None,
        edition if edition in EDITIONS else EDITIONS[0],
        read_players(reading, tree.get("players")),
        _read_species(reading, tree.get("species")),
        tree.get("finished") != "false",
    )


def _check_rules(reading: Reading, node: Tree | None) -> None:
    """Refuse a record that was played by other rules (decision D-016)."""
    if not isinstance(node, str) or node == CANONICAL:
        return
    if node.lower() == PERSIAN:
        message = "the Persian variant contradicts the canonical rules and itself; it is out of scope (D-016)"
        reading.report("ARB502", message, reading.at(("rules",)))
    else:
        message = f"arbcheck knows no rules called {quoted(node)}"
        reading.report("ARB503", message, reading.at(("rules",)))


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
