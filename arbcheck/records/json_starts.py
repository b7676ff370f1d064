"""Where the nodes of a sound JSON text begin, found when the first place in it is asked for."""

import json
import re

from arbcheck.records.marks import BLANKS, DEEPEST, Unread
from arbcheck.records.trouble import Trouble

TOKEN = re.compile(r'"(?:[^"\\]++|\\.)*+"|[-+.0-9A-Za-z]++|[\[\]{}:,]')


def json_starts(text: str, trouble: Trouble | None = None) -> list[int]:
    """Return the starts of all nodes; keys that stand twice are told if there is someone to tell."""
    walk = _Walk(text, trouble)
    walk.node(next(walk.tokens), 1)
    return walk.starts


class _Walk:
    """Goes through the tokens once; of a key's values the first is kept, and nodes too deep are skipped."""

    __slots__ = ("_trouble", "starts", "tokens")

    def __init__(self, text: str, trouble: Trouble | None) -> None:
        self.tokens = TOKEN.finditer(text)
        self.starts: list[int] = []
        self._trouble = trouble

    def node(self, token: re.Match[str], level: int) -> None:
        """Note the starts of the node that a token begins, on a level of nesting that counts from 1."""
        opens = token[0] in ("{", "[")
        too_deep = opens and level > DEEPEST
        self.starts.append(Unread(token.start()) if too_deep else token.start())
        if too_deep:
            self._skip()
        elif token[0] == "{":
            self._mapping(level)
        elif opens:
            self._list(level)

    def _list(self, level: int) -> None:
        token = next(self.tokens)
        while token[0] != "]":
            if token[0] != ",":
                self.node(token, level + 1)
            token = next(self.tokens)

    def _mapping(self, level: int) -> None:
        keys: dict[str, int] = {}
        token = next(self.tokens)
        while token[0] != "}":
            if token[0] != ",":
                self._entry(token, level, keys)
            token = next(self.tokens)

    def _entry(self, token: re.Match[str], level: int, keys: dict[str, int]) -> None:
        known = len(self.starts)
        key, start = json.loads(token[0]) if "\\" in token[0] else token[0][1:-1], token.start()
        key = key.strip(BLANKS)
        self.starts.append(start)
        next(self.tokens)  # the colon
        self.node(next(self.tokens), level + 1)
        if keys.setdefault(key, start) != start:
            del self.starts[known:]
            if self._trouble:
                self._trouble.add_twice(key, start, keys[key])

    def _skip(self) -> None:
        depth = 1
        while depth:
            token = next(self.tokens)[0]
            depth += (token in ("{", "[")) - (token in ("}", "]"))
