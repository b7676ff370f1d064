"""Reading an Avenue record part by part, and checking what could be read."""

from collections.abc import Iterator

from arbcheck.avenue.checks import check_rounds, check_sheet
from arbcheck.avenue.deck import Deck
from arbcheck.avenue.game import Game, Moves, Roads, Round
from arbcheck.avenue.marks import check_marks, check_unmarked
from arbcheck.avenue.moves import Play, check_same
from arbcheck.avenue.networks import is_marked
from arbcheck.avenue.sheet import Sheet
from arbcheck.problems import Problem, quoted
from arbcheck.records.avenue import KEYS, Played
from arbcheck.records.avenue.claims import read_claims
from arbcheck.records.avenue.rounds import read_deck, read_moves, read_rounds
from arbcheck.records.avenue.sheets import read_roads, read_sheet
from arbcheck.records.claims import Claim
from arbcheck.records.document import Document, Tree
from arbcheck.records.header import CANONICAL, with_meant
from arbcheck.records.players import by_player, read_players
from arbcheck.records.reading import Names, Reading

_VARIANTS = ("kokoro", "solo")
"""Relatives of the game that are refused by name (D-047)."""
_KNOWN = frozenset(KEYS)
_WEIGHTY = frozenset({"players", "sheet", "deck", "farm_deck", "rounds", "moves", "end", "finished"})
"""Keys whose absence would have consequences."""
_YES_OR_NO = {"true": True, "false": False}


def read(document: Document, tree: dict[str, Tree]) -> tuple[Played | None, list[Problem]]:
    """Read and check a record; parts that the schema refuses are left out without another word."""
    reading = Reading(document)
    if not is_canonical(reading, tree.get("rules")):
        return None, reading.problems
    tree = with_meant(tree, _KNOWN, _WEIGHTY)
    listed = tree.get("players")
    players = read_players(reading, listed)
    sound = bool(players) and isinstance(listed, list) and len(players) == len(listed)
    reading.names_known = sound and not reading.problems
    record = _Reader(reading, tree, players)
    game = record.game()
    if record.found:
        from arbcheck.records.avenue.places import Places

        span = Places(document, record.names).span
        reading.problems += [each.placed(span) for each in record.found]
    rounds = len(record.rounds) if record.rounds is not None else None
    claims: tuple[Claim, ...] = ()
    if "claims" in tree:
        claims = read_claims(reading, players, rounds, tree["claims"])
    return Played(players, game, record.stated, claims), reading.problems


def is_canonical(reading: Reading, node: Tree | None) -> bool:
    """Refuse a record that was played by other rules (decision D-047): nothing else can be said of it."""
    if not isinstance(node, str) or node == CANONICAL:
        return True
    if node.lower() in _VARIANTS:
        message = f"{quoted(node)} is a variant of Avenue with rules of its own; it is out of scope (D-047)"
    else:
        message = f"{quoted(node)} names no rules of Avenue that arbcheck knows (D-047)"
    reading.report("ARB503", message, reading.at(("rules",)))
    return False


class _Reader:
    """Reads the game of a record; ``found`` are its problems, placed by handles."""

    def __init__(self, reading: Reading, tree: dict[str, Tree], players: tuple[str, ...]) -> None:
        self.found: list[Problem] = []
        self.names: Names = {}
        self.stated: tuple[Roads | None, ...] = ()
        self._reading = reading
        self._tree = tree
        self._players = players
        self._finished = _YES_OR_NO.get(str(tree.get("finished", "true")))
        self._sheet = read_sheet(reading, tree.get("sheet"))
        self._deck = read_deck(reading, tree.get("deck"), tree.get("farm_deck"))
        self.rounds = read_rounds(reading, tree.get("rounds"))

    def game(self) -> Game | None:
        """Check the game as far as it can be read; None if a part of it cannot."""
        sheet, deck, rounds = self._sheet, self._deck, self.rounds
        if sheet and deck:
            self.found += check_sheet(sheet, deck)
        if rounds is not None and deck:
            self.found += check_rounds(rounds, deck, finished=self._finished)
        moves, stated = self._moves(), self._stated()
        self.stated = tuple(stated.get(player) for player in range(len(self._players)))
        if self._reading.names_known and all(
            isinstance(self._tree.get(key, {}), dict) for key in ("moves", "end")
        ):
            self._check_all_told(set(moves) | set(stated))
        if not (sheet and deck and rounds):
            return None
        roads = [
            self._roads(player, Table(sheet, deck, rounds), moves.get(player), stated.get(player))
            for player in range(len(self._players))
        ]
        known = tuple(each for each in roads if each is not None)
        if len(known) < len(roads):
            return None
        answers = tuple(moves.get(player) for player in range(len(self._players)))
        return Game(self._players, sheet, deck, rounds, known, answers, self._finished is not False)

    def _moves(self) -> dict[int, Moves | None]:
        """Read the moves of those players who have any."""
        found: dict[int, Moves | None] = {}
        node = self._tree.get("moves")
        for player, key, stated in by_player(self._reading, self._players, node, ("moves",)):
            self.names["moves", player] = key
            found[player] = read_moves(self._reading, stated, ("moves", key), self.rounds)
        return found

    def _stated(self) -> dict[int, Roads | None]:
        """Read the sheets of those players who have one at the end."""
        found: dict[int, Roads | None] = {}
        node = self._tree.get("end")
        for player, key, stated in by_player(self._reading, self._players, node, ("end",)):
            self.names["end", player] = key
            roads = stated.get("roads") if isinstance(stated, dict) else None
            path = ("end", key, "roads")
            found[player] = None if roads is None else read_roads(self._reading, roads, path, self._sheet)
        return found

    def _check_all_told(self, told: set[int]) -> None:
        for player, name in enumerate(self._players):
            if player not in told:
                message = f"nothing tells what {quoted(name)} drew"
                self._reading.report("ARB358", message, self._reading.at(("players", player)))

    def _roads(self, player: int, table: "Table", moves: Moves | None, stated: Roads | None) -> Roads | None:
        """Return the roads that a player drew, checked; None if they cannot be read, or are not there."""
        if moves is not None:
            play = Play(player, table.sheet, table.deck)
            play.play(table.rounds, moves)
            self.found += play.problems
            if stated is not None and not play.problems:
                self.found += check_same(player, play.roads, stated)
            return play.roads
        if stated is not None and ("moves", player) not in self.names:
            self.found += _check_stated(player, table, stated)
            return stated
        return None


class Table:
    """What all players have in common: the sheet, the decks, the rounds."""

    def __init__(self, sheet: Sheet, deck: Deck, rounds: tuple[Round, ...]) -> None:
        self.sheet = sheet
        self.deck = deck
        self.rounds = rounds


def _check_stated(player: int, table: Table, roads: Roads) -> Iterator[Problem]:
    check = check_marks if is_marked(roads) else check_unmarked
    yield from check(player, roads, table.rounds, table.deck)
