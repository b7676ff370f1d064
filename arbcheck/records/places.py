"""Where in its file a fact stands that a game names by a handle; asked only when there is a problem."""

from collections.abc import Sequence

from arbcheck.arboretum.game import DECK
from arbcheck.problems import Place as Where
from arbcheck.problems import Problem, Span
from arbcheck.records.card_lists import Place, card_places
from arbcheck.records.document import Document, Path, Tree
from arbcheck.records.grids import planted_places
from arbcheck.records.reading import Names
from arbcheck.records.turns import part_draw, part_play

_KEYS_OF_START = {"hand": "hands", "discard": "discards"}


class Places:
    """Turns the handles of an Arboretum record into spans."""

    def __init__(self, document: Document, players: Sequence[str], names: Names) -> None:
        self._document = document
        self._players = players
        self._names = names
        self._lists: dict[Path, list[Place]] = {}

    def placed(self, problem: Problem) -> Problem:
        """Return a game's problem with spans in the place of its handles."""
        also = tuple((self.span(at), text) for at, text in problem.also)
        return problem._replace(at=self.span(problem.at), also=also)

    def span(self, at: Where) -> Span:
        """Return the span of a handle; of what is not written down, the nearest key above it."""
        if isinstance(at, Span):
            return at
        match at:
            case ("end", str(part), int(player), *index):
                return self._card(("end", self._names.get(("end", player), ""), part), index)
            case ("start", "deck", *index):
                return self._card(("start", "deck"), index)
            case ("start", str(part), int(player), *index):
                key = _KEYS_OF_START[part]
                return self._card(("start", key, self._names.get((key, player), "")), index)
            case ("turn", int(turn), *rest):
                return self._turn(("turns", turn), rest)
            case ("players" | "species", _) | ("finished",):
                return self._document.span(at)
            case _:
                return self._key(at)

    def _node(self, path: Path) -> Tree | None:
        """Return the value at a path, or None where nothing is written."""
        node: Tree | None = self._document.tree
        for step in path:
            if isinstance(node, dict) and isinstance(step, str):
                node = node.get(step)
            elif isinstance(node, list) and isinstance(step, int) and step < len(node):
                node = node[step]
            else:
                return None
        return node

    def _key(self, path: Path) -> Span:
        """Return the span of the last key of a path, or of the nearest one above it that is there."""
        while path and self._node(path) is None:
            path = path[:-1]
        return self._document.span(path, "key" if path and isinstance(path[-1], str) else None)

    def _card(self, path: Path, index: Sequence[object]) -> Span:
        """Return the span of a card in a list or an arboretum, or of the key of the whole."""
        node = self._node(path)
        if not index or node is None:
            return self._key(path)
        if path not in self._lists:
            places = planted_places if path[-1] == "arboretum" else card_places
            self._lists[path] = places(node, path)
        places_of = self._lists[path]
        number = index[0]
        if not isinstance(number, int) or number >= len(places_of):
            return self._key(path)
        return self._document.span(*places_of[number])

    def _turn(self, path: Path, rest: Sequence[str | int]) -> Span:
        node = self._node((*path, *rest[:2]))
        match rest:
            case ["draw", int(), *card] if node is not None:
                return self._draw((*path, *rest[:2]), node, card)
            case ["play", *at]:
                return self._play((*path, "play"), self._node((*path, "play")), at)
            case ["player" | "discard" as key] if node is not None:
                return self._document.span((*path, key))
            case ["draw" | "irregular" as key] if node is not None:
                return self._key((*path, key))
            case _:
                return self._first_key(path)

    def _first_key(self, path: Path) -> Span:
        node = self._node(path)
        return self._key((*path, next(iter(node)))) if isinstance(node, dict) and node else self._key(path)

    def _draw(self, path: Path, node: Tree, card: Sequence[object]) -> Span:
        if isinstance(node, dict):
            return self._document.span((*path, "card")) if card and "card" in node else self._first_key(path)
        token = part_draw(str(node), self._players, DECK).card if card else None
        return self._document.span(path, token and token.part)

    def _play(self, path: Path, node: Tree | None, at: Sequence[object]) -> Span:
        if isinstance(node, dict):
            return self._document.span((*path, "at" if at and "at" in node else "card"))
        if not isinstance(node, str):
            return self._first_key(path[:-1])
        parted = part_play(node)
        if at and parted.anchor:
            return self._document.span(path, (_side_start(node, parted.card.stop), parted.anchor.stop))
        return self._document.span(path, parted.card.part)


def _side_start(text: str, card_stop: int) -> int:
    """Return where the words after the planted card begin."""
    return len(text) - len(text[card_stop:].lstrip())
