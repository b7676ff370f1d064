"""The one canonical form of an Avenue record: what it says of the game, in one order and one spelling."""

from collections.abc import Iterator, Sequence
from functools import partial

from arbcheck.avenue.deck import EDGES, FARM_CARDS, NUMBERS, USUAL, Deck
from arbcheck.avenue.game import Answer, Game, Moves, Roads
from arbcheck.avenue.networks import is_marked, roads_until
from arbcheck.avenue.sheet import Sheet, named
from arbcheck.avenue.sheets import written
from arbcheck.records.avenue.rounds import PEEK
from arbcheck.records.canonical import NOTHING, Words, is_read, joined, words_lines, words_of
from arbcheck.records.canonical_claims import Entry, claims_lines, winners
from arbcheck.records.claims import Claim
from arbcheck.records.document import Tree
from arbcheck.records.grid_writing import aligned
from arbcheck.records.record import Record
from arbcheck.records.yaml_writing import in_flow, key, trimmed


def canonical(record: Record) -> str | None:
    """Write a record in its canonical form; None if it is not readable in every part.

    A record that breaks rules of the game (ARB2xx, ARB3xx) is written as it is.
    """
    played, tree = record.avenue, record.document.tree
    if played is None or played.game is None or not isinstance(tree, dict) or not is_read(record):
        return None
    game, words = played.game, words_of(record)
    return joined(
        _head(words, game),
        _sheet(game.sheet),
        [*_deck(game.deck), *_rounds(game, tree.get("rounds"))],
        _moves(game),
        _end(game, played.stated),
        claims_lines(words.claims, partial(_claims, game.players)),
    )


def canonical_game(game: Game) -> str:
    """Write a game that is known by its moves as a record."""
    nothing: list[Tree] = [""] * len(game.rounds)
    return joined(
        _head(NOTHING, game),
        _sheet(game.sheet),
        [*_deck(game.deck), *_rounds(game, nothing)],
        _moves(game),
        _end(game, [None] * len(game.players)),
    )


def sheets_after(record: Record, game: Game, rounds: int) -> str | None:
    """Write the sheets after so many rounds as a record with round marks; claims are left out.

    None where a sheet without marks does not tell what it looked like before the last round.
    """
    tree, whole = record.document.tree, rounds == len(game.rounds)
    if not whole and not all(map(is_marked, game.roads)):
        return None
    then = game._replace(
        rounds=game.rounds[:rounds],
        moves=(None,) * len(game.players),
        finished=game.finished and whole,
    )
    listed = tree.get("rounds") if isinstance(tree, dict) else None
    return joined(
        _head(words_of(record), then),
        _sheet(then.sheet),
        [*_deck(then.deck), *_rounds(then, listed[:rounds] if isinstance(listed, list) else None)],
        _end(then, [roads_until(roads, rounds - 1) for roads in game.roads]),
    )


def _head(words: Words, game: Game) -> list[str]:
    names = ", ".join(map(in_flow, game.players))
    return ["arbcheck: 1", "game: avenue", *words_lines(words), f"players: [{names}]"]


def _sheet(sheet: Sheet) -> list[str]:
    if sheet.name is not None:
        return [f"sheet: {sheet.name}"]
    rows = aligned([[written(space) for space in row] for row in sheet.rows])
    return ["sheet:", "  grid: |", *(f"    {row}" for row in rows)]


def _deck(deck: Deck) -> list[str]:
    lines = [
        f"  {colour}: [{', '.join(map(str, cards))}]"
        for colour, cards, usual in (
            ("yellow", deck.yellow, USUAL.yellow),
            ("gray", deck.gray, USUAL.gray),
        )
        if cards != usual
    ]
    changed = [number for number in NUMBERS if set(deck.shape(number)) != set(USUAL.shape(number))]
    if changed:
        shapes = (f"{number}: {' '.join(EDGES[edge] for edge in deck.shape(number))}" for number in changed)
        lines.append(f"  roads: {{{', '.join(shapes)}}}")
    farms = [] if deck.farm_cards == FARM_CARDS else [f"farm_deck: {deck.farm_cards}"]
    return [*(["deck:", *lines] if lines else []), *farms]


def _rounds(game: Game, node: Tree | None) -> Iterator[str]:
    yield "rounds:"
    listed = node if isinstance(node, list) else []
    for played, stated in zip(game.rounds, listed, strict=True):
        note = stated.get("note") if isinstance(stated, dict) else None
        told = f", note: {in_flow(trimmed(note))}" if isinstance(note, str) else ""
        cards = " ".join(map(str, played.cards)) or '""'
        yield f"  - {{farm: {played.farm}, cards: {cards}{told}}}"


def _moves(game: Game) -> list[str]:
    lines = []
    for player, moves in zip(game.players, game.moves, strict=True):
        if moves is not None:
            lines += [f"  {key(player)}:", *_answers(moves)]
    return ["moves:", *lines] if lines else []


def _answers(moves: Moves) -> Iterator[str]:
    for answers in moves:
        yield f"    - {' '.join(map(_answer, answers)) or '[]'}"


def _answer(answer: Answer) -> str:
    return PEEK if answer is None else named(answer)


def _end(game: Game, stated: Sequence[Roads | None]) -> list[str]:
    lines = []
    for player, roads in zip(game.players, stated, strict=True):
        if roads is not None:
            lines += [f"  {key(player)}:", "    roads: |", *(f"      {row}" for row in _roads(game, roads))]
    return [*(["end:", *lines] if lines else []), *([] if game.finished else ["finished: false"])]


def _roads(game: Game, roads: Roads) -> list[str]:
    rows = []
    for y, row in enumerate(game.sheet.rows):
        drawn = (roads.get((x, y)) for x in range(len(row)))
        cells = [
            ".." if road is None else f"{road.number}{'' if road.round is None else road.round + 1}"
            for road in drawn
        ]
        rows.append(cells)
    return aligned(rows, 2)


def _claims(players: Sequence[str], claims: Sequence[Claim]) -> list[Entry]:
    """Return what one person said as the entries of a mapping: the scores by player, then the winner."""
    scores = [(("scores", name), _score(claims, seat)) for seat, name in enumerate(players)]
    won = [(("winner",), winners(players, each.value)) for each in claims if each.kind == "winner"]
    return [*(each for each in scores if each[1]), *won]


def _score(claims: Sequence[Claim], player: int) -> str:
    """Write what is claimed of a player's sheet; empty if nothing is."""
    own = [claim for claim in claims if claim.player == player]
    farms = [str(claim.value) for claim in own if claim.kind == "farm"]
    parts = [f"farms: [{', '.join(farms)}]"] if farms else []
    parts += [f"{claim.kind}: {claim.value}" for claim in own if claim.kind != "farm"]
    if [claim.kind for claim in own] == ["total"]:
        return str(own[0].value)
    return f"{{{', '.join(parts)}}}" if parts else ""
