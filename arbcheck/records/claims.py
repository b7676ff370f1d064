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


class Claim(NamedTuple):
    """One thing that was said.

    ``kind`` says what ``value`` is: "points" or "total" (int), "right" or "winner" (players' indexes),
    "path" (cards), "legal" (bool), "last_turn" (int); in Avenue "farm" (the box of ``round``, counted from
    0), "purple", "green" (boxes of castles), "total" or "winner". ``by`` is who said it, if the record tells.
    """

    kind: str
    player: int | None
    species: str | None
    turn: int | None
    value: int | bool | tuple[int, ...] | tuple[Card, ...]
    by: str | None
    path: Path
    round: int | None = None


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

    def claims(self) -> Iterator[Claim]:
        """Yield all claims of the mapping that can be read."""
        yield from self._scores()
        yield from self._rights()
        yield from self._paths()
        if "winner" in self.node:
            winners = self._players_named(self.node["winner"], (*self.path, "winner"))
            yield Claim("winner", None, None, None, winners, self.by, (*self.path, "winner"))
        yield from self._legal()
        yield from self._last_turn()

    def _scores(self) -> Iterator[Claim]:
        path = (*self.path, "scores")
        for player, key, stated in by_player(self.reading, self.players, self.node.get("scores"), path):
            if isinstance(stated, str):
                yield from self._number("total", player, None, stated, (*path, key))
            for word, number in entries(stated):
                where = (*path, key, word)
                if word.lower() == TOTAL:
                    yield from self._number("total", player, None, number, where)
                elif species := self._species(word, where):
                    yield from self._number("points", player, species, number, where)

    def _number(
        self, kind: str, player: int | None, species: str | None, node: Tree, path: Path
    ) -> Iterator[Claim]:
        number = whole_number(node)
        if number is not None:
            yield Claim(kind, player, species, None, number, self.by, path)

    def _rights(self) -> Iterator[Claim]:
        path = (*self.path, "rights")
        for word, node in entries(self.node.get("rights")):
            where = (*path, word)
            if species := self._species(word, where):
                holders = self._players_named(node, where)
                yield Claim("right", None, species, None, holders, self.by, where)

    def _paths(self) -> Iterator[Claim]:
        path = (*self.path, "paths")
        for player, key, stated in by_player(self.reading, self.players, self.node.get("paths"), path):
            for word, node in entries(stated):
                where = (*path, key, word)
                species = self._species(word, where)
                if species and not isinstance(node, dict):
                    cards = read_named_cards(self.reading, node, where)
                    if UNREADABLE not in cards:
                        yield Claim("path", player, species, None, cards, self.by, where)

    def _legal(self) -> Iterator[Claim]:
        for word, node in entries(self.node.get("legal")):
            where = (*self.path, "legal", word)
            turn = self._turn(word, where)
            if turn is not None and node in ("true", "false"):
                yield Claim("legal", None, None, turn, node == "true", self.by, where)

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

    def _players_named(self, node: Tree, path: Path) -> tuple[int, ...]:
        named = [(node, path)] if isinstance(node, str) else []
        if isinstance(node, list):
            named = [(item, (*path, i)) for i, item in enumerate(node) if isinstance(item, str)]
        found = (player_index(self.reading, self.players, name, at) for name, at in named)
        return tuple(sorted({player for player in found if player is not None}))


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
