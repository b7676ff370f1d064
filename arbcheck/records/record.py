"""A record: a document read as a game, with everything that is wrong with it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol

from arbcheck.problems import Problem, in_order, problem, quoted
from arbcheck.records import arboretum
from arbcheck.records.document import Document, Tree
from arbcheck.records.outcome import Outcome
from arbcheck.records.schema import is_valid

if TYPE_CHECKING:
    from arbcheck.records import avenue


class Record(NamedTuple):
    """One record of a file, read and checked.

    ``game`` and ``title`` are None when they cannot be read. What the game's own reader has made of it is
    ``played`` for Arboretum and ``avenue`` for Avenue, None when there is nothing to read. ``problems`` are
    placed in the file, in order. ``reading`` holds the misreadings under which it was read; none are the
    rules.
    """

    document: Document
    game: str | None
    title: str | None
    played: arboretum.Played | None
    problems: tuple[Problem, ...]
    reading: frozenset[str] = frozenset()
    avenue: "avenue.Played | None" = None

    @property
    def is_valid(self) -> bool:
        """Say whether the record has no errors; warnings do not count."""
        return all(problem.severity != "error" for problem in self.problems)


Filled = tuple[Record, list[Problem]]


class Game(Protocol):
    """What the module of a game in this folder offers; ``SCHEMA`` names the schema of its records."""

    SCHEMA: str

    def fill(self, record: Record, tree: dict[str, Tree]) -> Filled:
        """Read the game into its record; what is wrong is returned beside it."""

    def judged(self, record: Record, outcome: Outcome, reading: frozenset[str]) -> Outcome:
        """Complete the outcome of a record without errors by its score, under a reading."""

    def canonical(self, record: Record) -> str | None:
        """Write a record in its canonical form; None if it is not readable in every part."""


def _avenue() -> Game:
    from arbcheck.records import avenue

    return avenue


GAMES: dict[str, Callable[[], Game]] = {arboretum.NAME: lambda: arboretum, "avenue": _avenue}
"""The games that arbcheck knows, by the name that a record gives; the first is the default.

Each is loaded when a record of it is met.
"""


def game_of(record: Record) -> Game:
    """Return the module of a record's game; KeyError if the record does not name one that is known."""
    return GAMES[record.game or ""]()


def read_record(document: Document, reading: frozenset[str] = frozenset()) -> Record:
    """Read a document as a record of its game and check it; nothing is raised, whatever it holds.

    ``reading`` holds the ids of the misreadings by which it is judged what is legal; none are the rules.
    KeyError for an id that no misreading has, ValueError for misreadings that exclude each other.
    """
    tree = document.tree
    found = list(document.problems)
    if tree is None:
        return Record(document, None, None, None, _in_order(found))
    game, title = arboretum.NAME, None
    if isinstance(tree, dict):
        game = _text(tree.get("game")) or _game_meant(tree) or game
        title = _text(tree.get("title"))
    if game not in GAMES:
        found.append(_unknown_game(document, game))
        return Record(document, None, title, None, _in_order(found))
    rules = GAMES[game]()
    record = Record(document, game, title, None, (), reading)
    if not is_valid(rules.SCHEMA, tree):
        from arbcheck.records.schema_words import explain

        found += _elsewhere(explain(rules.SCHEMA, document), document)
    if isinstance(tree, dict):
        record, problems = rules.fill(record, tree)
        found += _elsewhere(problems, document)
    return record._replace(problems=_in_order(found)) if found else record


def _game_meant(tree: dict[str, Tree]) -> str | None:
    """Return the game that a misspelt key `game` names, so that the slip is all that is told."""
    for key, value in tree.items():
        if isinstance(value, str) and value in GAMES and "game" not in tree:
            from arbcheck.records.notation_help import meant

            if meant((key,), arboretum.KEYS) == {"game"}:
                return value
    return None


def checked(record: Record) -> Outcome:
    """Say whether a record is valid, and what is wrong with it, without scoring it."""
    document = record.document
    return Outcome(
        document.name,
        document.number,
        record.game,
        record.title,
        "valid" if record.is_valid else "invalid",
        problems=record.problems,
        source=document.source_line,
    )


def outcome_of(record: Record, reading: frozenset[str] = frozenset()) -> Outcome:
    """Score a record that has no errors; otherwise say that it is invalid.

    ``reading`` holds the ids of the misreadings under which it is scored; none are those under which it was
    read, which have decided what is legal. KeyError for an id that no misreading has, ValueError for
    misreadings that exclude each other.
    """
    outcome = checked(record)
    return game_of(record).judged(record, outcome, reading or record.reading) if record.is_valid else outcome


def outcome_under(document: Document, reading: frozenset[str]) -> Outcome:
    """Read, check and score a document all under one reading."""
    return outcome_of(read_record(document, reading))


def _text(node: Tree | None) -> str | None:
    return node if isinstance(node, str) else None


def _elsewhere(problems: list[Problem], document: Document) -> list[Problem]:
    """Leave out what is told of places that the loader has refused already."""
    refused = {told.span[:2] for told in document.problems}
    return [told for told in problems if told.span[:2] not in refused] if refused else problems


def _unknown_game(document: Document, game: str) -> Problem:
    message = f"arbcheck knows no game called {quoted(game)}; it knows {', '.join(GAMES)}"
    return problem("ARB501", message, document.span(("game",)))


def _in_order(problems: list[Problem]) -> tuple[Problem, ...]:
    """Sort problems by place and code; one that two checks have found counts once."""
    return tuple(in_order(dict.fromkeys(problems))) if problems else ()
