"""What `fmt` knows of an Arboretum record: the order of its keys, its spelling, and what it says."""

from arbcheck.records.arboretum import KEYS
from arbcheck.records.card_spelling import edits
from arbcheck.records.claims import read_claims
from arbcheck.records.document import Document, Tree
from arbcheck.records.header import read_header
from arbcheck.records.positions import read_end
from arbcheck.records.reading import Reading
from arbcheck.records.starts import read_start
from arbcheck.records.turns import read_turns
from arbcheck.records.written_cards import meaning

__all__ = ["KEYS", "edits", "meaning", "view"]


def view(document: Document, tree: dict[str, Tree]) -> object:
    """Return all that the readers of a record make of a document, places and wording apart."""
    reading = Reading(document)
    header = read_header(reading, tree)
    players = header.players
    end, _ = read_end(reading, players, tree.get("end"))
    start, _ = read_start(reading, players, tree.get("start"))
    turns = read_turns(reading, players, tree.get("turns", []))
    claims = read_claims(reading, players, len(turns), tree.get("claims"))
    problems = sorted((each.code, each.severity) for each in reading.problems)
    return header, end, start, turns, claims, problems
