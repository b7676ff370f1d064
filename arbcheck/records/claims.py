"""Claims as recorded: what was said at the table; those of Arboretum are read here."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from arbcheck.arboretum.cards import UNREADABLE, Card
from arbcheck.problems import quoted
from arbcheck.records.card_lists import read_named_cards
from arbcheck.records.document import Path, Tree
from arbcheck.records.notation import read_species
from arbcheck.records.players import by_player, player_index
from arbcheck.records.reading import Reading, entries, whole_number

TOTAL = "total"
"""The key under which a player's scores hold the total."""


Value = int | bool | tuple[int, ...] | tuple[Card, ...]
"""What a claim says: see Claim."""


class Claim(NamedTuple):
    """One thing that was said.

    ``kind`` says what ``value`` is: "points" or "total" (int), "right" or "winner" (players' indexes),
    "path" (cards), "legal" (bool), "last_turn" (int); in Avenue "farm" (the box of ``round``, counted from
    0), "purple", "green" (boxes of castles), "total" or "winner". ``by`` is who said it and ``note`` what is
    noted beside it, if the record tells.
    """

    kind: str
    player: int | None
    species: str | None
    turn: int | None
    value: Value
    by: str | None
    path: Path
    round: int | None = None
    note: str | None = None


class _Reader:
    """Reads one mapping of claims; turns are numbered from 1 to ``turns``, None in an end position."""

    def __init__(
        self, reading: Reading, players: Sequence[str], turns: int | None, node: Tree, path: Path
    ) -> None:
        self.reading = reading
        self.players = players
        self.turns = turns
        self.node = node if isinstance(node, dict) else {}
        self.path = path
        by = self.node.get("by")
        self.by = by if isinstance(by, str) else None
        note = self.node.get("note")
        self.note = note if isinstance(note, str) else None

    def claims(self) -> Iterator[Claim]:
        """Yield all claims of the mapping that can be read."""
        yield from self._scores()
        yield from self._rights()
        yield from self._paths()
        if "winner" in self.node:
            winners = players_named(self.reading, self.players, self.node["winner"], (*self.path, "winner"))
            if winners is not None:
                yield self._claim("winner", None, None, None, winners, (*self.path, "winner"))
        yield from self._legal()
        yield from self._last_turn()

    def _claim(
        self, kind: str, player: int | None, species: str | None, turn: int | None, value: Value, path: Path
    ) -> Claim:
        return Claim(kind, player, species, turn, value, self.by, path, note=self.note)

    def _scores(self) -> Iterator[Claim]:
        path = (*self.path, "scores")
        for player, key, stated in by_player(self.reading, self.players, self.node.get("scores"), path):
            if isinstance(stated, str):
                yield from self._number("total", player, None, stated, (*path, key))
            for word, about, number in self._each(stated, (*path, key), (TOTAL,)):
                kind, species = ("total", None) if about == TOTAL else ("points", about)
                yield from self._number(kind, player, species, number, (*path, key, word))

    def _each(
        self, node: Tree | None, path: Path, words: tuple[str, ...] = ()
    ) -> Iterator[tuple[str, str, Tree]]:
        """Yield (key as written, species, value) of a mapping of species, each species once.

        A key may also be one of ``words``, in any case; it stands in the place of a species then.
        """
        seen: dict[str, str] = {}
        for word, value in entries(node):
            where = (*path, word)
            about = word.lower() if word.lower() in words else self._species(word, where)
            if about is not None and about in seen:
                message = f"{quoted(word)} claims again what `{seen[about]}` claims already"
                first = (self.reading.at((*path, seen[about]), "key"), "first claimed here")
                self.reading.report("ARB403", message, self.reading.at(where, "key"), also=[first])
            elif about is not None:
                seen[about] = word
                yield word, about, value

    def _number(
        self, kind: str, player: int | None, species: str | None, node: Tree, path: Path
    ) -> Iterator[Claim]:
        number = whole_number(node)
        if number is not None:
            yield self._claim(kind, player, species, None, number, path)

    def _rights(self) -> Iterator[Claim]:
        path = (*self.path, "rights")
        for word, species, node in self._each(self.node.get("rights"), path):
            holders = players_named(self.reading, self.players, node, (*path, word))
            if holders is not None:
                yield self._claim("right", None, species, None, holders, (*path, word))

    def _paths(self) -> Iterator[Claim]:
        path = (*self.path, "paths")
        for player, key, stated in by_player(self.reading, self.players, self.node.get("paths"), path):
            for word, species, node in self._each(stated, (*path, key)):
                where = (*path, key, word)
                if not isinstance(node, dict):
                    cards = read_named_cards(self.reading, node, where)
                    if UNREADABLE not in cards:
                        yield self._claim("path", player, species, None, cards, where)

    def _legal(self) -> Iterator[Claim]:
        for word, node in entries(self.node.get("legal")):
            where = (*self.path, "legal", word)
            turn = self._turn(word, where)
            if turn is not None and node in ("true", "false"):
                yield self._claim("legal", None, None, turn, node == "true", where)

    def _last_turn(self) -> Iterator[Claim]:
        path = (*self.path, "last_turn")
        for claim in self._number("last_turn", None, None, self.node.get("last_turn", []), path):
            yield claim._replace(turn=int(str(claim.value)))

    def _turn(self, word: str, path: Path) -> int | None:
        turn = whole_number(word)
        if turn is not None and 0 < turn <= (turn if self.turns is None else self.turns):
            return turn
        message = f"{quoted(word)} is no turn of this record"
        remedy = f"turns are numbered from 1 to {self.turns}" if self.turns else None
        self.reading.report("ARB401", message, self.reading.at(path, "key"), help=remedy)
        return None

    def _species(self, word: str, path: Path) -> str | None:
        species = read_species(word)
        if species is None:
            from arbcheck.records.notation_help import no_species

            message, remedy = no_species(word)
            self.reading.report("ARB121", message, self.reading.at(path, "key"), help=remedy)
        return species


def players_named(reading: Reading, players: Sequence[str], node: Tree, path: Path) -> tuple[int, ...] | None:
    """Read one player's name or a list of them; None where one of them cannot be read, which is reported."""
    named = (
        [(node, path)] if not isinstance(node, list) else [(item, (*path, i)) for i, item in enumerate(node)]
    )
    found = [
        player_index(reading, players, name, at) if isinstance(name, str) else None for name, at in named
    ]
    known = {player for player in found if player is not None}
    return None if None in found else tuple(sorted(known))


def read_claims(
    reading: Reading, players: Sequence[str], turns: int | None, node: Tree | None
) -> tuple[Claim, ...]:
    """Read the claims of a record, one mapping or a list of them; what cannot be read is reported."""
    if isinstance(node, list):
        parts: list[tuple[Tree, Path]] = [(item, ("claims", index)) for index, item in enumerate(node)]
    else:
        parts = [(node, ("claims",))] if node is not None else []
    return tuple(
        claim for item, path in parts for claim in _Reader(reading, players, turns, item, path).claims()
    )
