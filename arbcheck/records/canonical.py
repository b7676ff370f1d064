"""The one canonical form of a record: what it says of the game, in one order and one spelling.

Keys stand in the order of the format, those with their usual values are left out; cards and species are
codes, arboretums grids, and each planting has its cell, counted from the player's first card. Comments and
the user's own `x-` keys are left out; titles, notes and claims are kept.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.cards import SPECIES, Card
from arbcheck.arboretum.editions import EDITIONS, SPECIES_IN_PLAY, species_of
from arbcheck.arboretum.game import Game, Start
from arbcheck.arboretum.position import End, Hand, Pile, Position
from arbcheck.records.canonical_claims import Said, claims_lines, entries, said
from arbcheck.records.canonical_turns import turns_lines
from arbcheck.records.document import Tree
from arbcheck.records.grid_writing import grid, moved
from arbcheck.records.notation import UNKNOWN
from arbcheck.records.reading import texts
from arbcheck.records.record import Record
from arbcheck.records.yaml_writing import in_block, in_flow, key, trimmed

_OF_THE_GAME = ("ARB2", "ARB3")
"""Codes of problems that tell of the game, not of how the record is written."""


class Words(NamedTuple):
    """What a record says beside the game itself; None or nothing where it does not say it.

    ``turn_notes`` are the notes of the turns, in their order; ``claims`` is what was said at the table.
    """

    title: str | None = None
    source: str | None = None
    date: str | None = None
    notes: tuple[str, ...] = ()
    turn_notes: tuple[str | None, ...] = ()
    claims: tuple[Said, ...] = ()


NOTHING = Words()
"""The words of a record that holds the game alone."""


def canonical_position(position: Position, words: Words = NOTHING) -> str:
    """Write an end position as a record: one YAML document, its last line ended.

    It is read back as the same position, except that each arboretum has its cards row by row from the cell
    (0, 0) on.
    """
    end = End(position.hands, position.arboretums, position.discards)
    head = _head(words, position.players, position.species, position.edition)
    return joined(
        head,
        _end(position.players, end, finished=position.finished),
        claims_lines(words.claims, partial(entries, position.players)),
    )


def canonical_game(game: Game, words: Words = NOTHING) -> str:
    """Write a recorded game as a record: one YAML document, its last line ended.

    It is read back as the same game, except that each arboretum has its cards row by row from the cell
    (0, 0) on, and each play its cell, counted from the player's first card. A play whose cell nothing
    tells stays as it is.
    """
    return joined(
        _head(words, game.players, game.species, game.edition),
        _start(game.players, game.start),
        turns_lines(game.players, game.turns, words.turn_notes),
        _end(game.players, game.end, finished=game.finished),
        claims_lines(words.claims, partial(entries, game.players)),
    )


def canonical(record: Record) -> str | None:
    """Write a record in its canonical form; None if it is not readable in every part.

    A record that breaks rules of the game (ARB2xx, ARB3xx) is written as it is.
    """
    played, tree = record.played, record.document.tree
    if played is None or not isinstance(tree, dict) or not is_read(record):
        return None
    words, header, replay = words_of(record), played.header, played.replay
    if "turns" in tree:
        return canonical_game(replay.game._replace(end=played.end), words) if replay else None
    if "start" in tree:
        return None
    return joined(
        _head(words, header.players, played.species or (), header.edition),
        _end(header.players, played.end, finished=header.finished is not False),
        claims_lines(words.claims, partial(entries, header.players)),
    )


def is_read(record: Record) -> bool:
    """Say whether every part of a record can be read: all errors tell of the game."""
    faults = (each for each in record.problems if each.severity == "error")
    return all(each.code.startswith(_OF_THE_GAME) for each in faults)


def words_of(record: Record) -> Words:
    """Return what a record says beside the game itself."""
    tree, played = record.document.tree, record.played or record.avenue
    top: Mapping[str, Tree] = tree if isinstance(tree, dict) else {}
    turns = top.get("turns")
    return Words(
        _text(top, "title"),
        _text(top, "source"),
        _text(top, "date"),
        tuple(texts(top.get("notes"))),
        tuple(_text(turn, "note") for turn in (turns if isinstance(turns, list) else ())),
        said(played.claims if played else (), top.get("claims")),
    )


def _text(node: Tree | Mapping[str, Tree], name: str) -> str | None:
    text = node.get(name) if isinstance(node, Mapping) else None
    return text if isinstance(text, str) else None


def joined(*sections: Sequence[str]) -> str:
    """Join the sections of a record, an empty line between them."""
    return "\n\n".join("\n".join(lines) for lines in sections if lines) + "\n"


def _head(words: Words, players: Sequence[str], species: Sequence[str], edition: int) -> list[str]:
    lines = ["arbcheck: 1", *words_lines(words)]
    if edition != EDITIONS[0]:
        lines.append(f"edition: {edition}")
    lines.append(f"players: [{', '.join(map(in_flow, players))}]")
    ten = species_of(edition)
    everything = SPECIES_IN_PLAY.get(len(players)) == len(ten)
    if species and not (everything and tuple(species) == ten):
        lines.append(f"species: [{', '.join(SPECIES[name].code for name in species)}]")
    return lines


def words_lines(words: Words) -> list[str]:
    """Return the lines of the title, the source, the date and the notes of a record."""
    lines = []
    for name, text in (("title", words.title), ("source", words.source), ("date", words.date)):
        if text is not None:
            lines.append(f"{name}: {in_block(trimmed(text))}")
    if len(words.notes) == 1:
        lines.append(f"notes: {in_block(trimmed(words.notes[0]))}")
    elif words.notes:
        lines += ["notes:", *(f"  - {in_block(trimmed(note), '  ')}" for note in words.notes)]
    return lines


def _start(players: Sequence[str], start: Start) -> list[str]:
    lines = [*_by_player("hands", players, start.hands)]
    if start.deck:
        lines.append(f"  deck: {_cards(start.deck)}")
    lines += _by_player("discards", players, start.discards)
    return ["start:", *lines] if lines else []


def _by_player(name: str, players: Sequence[str], hands: Sequence[Hand | None]) -> Iterator[str]:
    if any(hand is not None for hand in hands):
        yield f"  {name}:"
    for player, hand in zip(players, hands, strict=True):
        if hand is not None:
            yield f"    {key(player)}: {_cards(hand)}"


def _end(players: Sequence[str], end: End, *, finished: bool) -> list[str]:
    lines = []
    for player, hand, arboretum, pile in zip(players, *end, strict=True):
        own = list(_end_of_player(hand, arboretum, pile))
        lines += [f"  {key(player)}:", *own] if own else []
    return [*(["end:", *lines] if lines else []), *([] if finished else ["finished: false"])]


def _end_of_player(hand: Hand | None, arboretum: Arboretum | None, pile: Pile) -> Iterator[str]:
    if hand is not None:
        yield f"    hand: {_cards(hand)}"
    if arboretum is not None:
        yield from _arboretum(arboretum)
    if isinstance(pile, int):
        yield f"    discard: {pile} card{'' if pile == 1 else 's'}"
    elif pile is not None:
        yield f"    discard: {_cards(pile)}"


def _arboretum(arboretum: Arboretum) -> Iterator[str]:
    rows = grid(arboretum)
    if rows is None:
        yield "    arboretum:"
        for (card, _, _), (x, y) in zip(arboretum, moved(arboretum), strict=True):
            yield f"      - {{card: {card.code}, at: [{x}, {y}]}}"
    elif not arboretum:
        yield f"    arboretum: {rows[0]}"
    else:
        yield "    arboretum: |"
        yield from (f"      {row}" for row in rows)


def _cards(cards: Iterable[Card | None]) -> str:
    """Write cards as one text; an empty list as such, since an empty text would look forgotten."""
    return " ".join(card.code if card else UNKNOWN for card in cards) or "[]"
