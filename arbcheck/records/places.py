"""Where in its file a fact stands that a game names by a handle; asked only when there is a problem."""

from collections.abc import Sequence

from arbcheck.arboretum.game import DECK
from arbcheck.problems import Place as Where
from arbcheck.problems import Span
from arbcheck.records.card_lists import Place, card_places
from arbcheck.records.document import Document, Path, Tree
from arbcheck.records.grids import planted_places
from arbcheck.records.notation import blank_tokens
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

    def span(self, at: Where) -> Span:
        """Return the span of a handle; of a part of a turn that is not written, the turn's first key."""
        if isinstance(at, Span):
            return at
        match at:
            case ("end", str(part), int(player), *index):
                return self._card(("end", self._names["end", player], part), index)
            case ("start", "deck", *index):
                return self._card(("start", "deck"), index)
            case ("start", str(part), int(player), *index):
                key = _KEYS_OF_START[part]
                return self._card(("start", key, self._names[key, player]), index)
            case ("turn", int(turn), *rest):
                return self._turn(("turns", turn), rest)
            case ("players" | "species", _) | ("finished",):
                return self._document.span(at)
            case _:
                return self._document.span(at, "key")

    def _card(self, path: Path, index: Sequence[str | int]) -> Span:
        """Return the span of a card in a list or an arboretum, or of the key of the whole."""
        if not index:
            return self._document.span(path, "key")
        if path not in self._lists:
            places = planted_places if path[-1] == "arboretum" else card_places
            self._lists[path] = places(self._document.value(path), path)
        return self._document.span(*self._lists[path][int(index[0])])

    def _turn(self, path: Path, rest: Sequence[str | int]) -> Span:
        turn = self._document.value(path)
        match rest:
            case ["draw", int(index), *card]:
                return self._draw((*path, "draw", index), turn["draw"][index], card)
            case ["play", *at]:
                return self._play((*path, "play"), turn["play"], at)
            case ["player" | "discard" as key]:
                return self._document.span((*path, key))
            case ["draw"] if "draw" in turn:
                return self._document.span((*path, "draw"), "key")
            case _:
                return self._first_key(path)

    def _first_key(self, path: Path) -> Span:
        return self._document.span((*path, next(iter(self._document.value(path)))), "key")

    def _draw(self, path: Path, node: Tree, card: Sequence[str | int]) -> Span:
        if isinstance(node, dict):
            return self._document.span((*path, "card")) if card else self._first_key(path)
        token = part_draw(str(node), self._players, DECK).card if card else None
        return self._document.span(path, token and token.part)

    def _play(self, path: Path, node: Tree, at: Sequence[str | int]) -> Span:
        if isinstance(node, dict):
            return self._document.span((*path, "at" if at and "at" in node else "card"))
        parted = part_play(str(node))
        if at and parted.anchor:
            start = blank_tokens(str(node)[parted.card.stop :])[0].start
            return self._document.span(path, (parted.card.stop + start, parted.anchor.stop))
        return self._document.span(path, parted.card.part)
