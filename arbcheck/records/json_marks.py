"""The marks of a JSON text that is known to be sound, made when the first place in it is asked for."""

import json
import re

from arbcheck.records.marks import BLANKS, DEEPEST, Entries, Items, Mark, Unread
from arbcheck.records.trouble import Trouble

TOKEN = re.compile(r'"(?:[^"\\]++|\\.)*+"|[-+.0-9A-Za-z]++|[\[\]{}:,]')


def json_marks(text: str, trouble: Trouble | None = None) -> Mark:
    """Return the marks of a JSON text; keys that stand twice are told if there is someone to tell."""
    marking = _Marking(text, trouble)
    return marking.node(next(marking.tokens), 1)


class _Marking:
    """Goes through the tokens once; the first value of a key is kept, nodes too deep are skipped."""

    __slots__ = ("_trouble", "tokens")

    def __init__(self, text: str, trouble: Trouble | None) -> None:
        self.tokens = TOKEN.finditer(text)
        self._trouble = trouble

    def node(self, token: re.Match[str], level: int) -> Mark:
        """Return the mark of the node that a token begins, on a level of nesting that counts from 1."""
        if token[0] not in ("{", "["):
            return token.start()
        if level > DEEPEST:
            self._skip()
            return Unread(token.start())
        return token.start(), self._entries(level) if token[0] == "{" else self._items(level)

    def _items(self, level: int) -> Items:
        found: Items = []
        token = next(self.tokens)
        while token[0] != "]":
            if token[0] != ",":
                found.append(self.node(token, level + 1))
            token = next(self.tokens)
        return found

    def _entries(self, level: int) -> Entries:
        found: Entries = {}
        token = next(self.tokens)
        while token[0] != "}":
            if token[0] != ",":
                key = json.loads(token[0]).strip(BLANKS)
                next(self.tokens)  # the colon
                mark = self.node(next(self.tokens), level + 1)
                if key not in found:
                    found[key] = token.start(), mark
                elif self._trouble:
                    self._trouble.add_twice(key, token.start(), found[key][0])
            token = next(self.tokens)
        return found

    def _skip(self) -> None:
        depth = 1
        while depth:
            token = next(self.tokens)[0]
            depth += (token in ("{", "[")) - (token in ("}", "]"))
