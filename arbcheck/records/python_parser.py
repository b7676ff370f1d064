"""PyYAML's own parser, for where libyaml is missing or gives up too early."""

import re
from typing import Any

from yaml.events import ScalarEvent
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner, ScannerError

_SURROGATE = "[\ud800-\udfff]"
_ENDS = "\0\r\n\x85\u2028\u2029"


class PythonParser(Reader, Scanner, Parser):
    """PyYAML's own parser, held to libyaml's opinion of tabs, glued colons and escapes of no character."""

    flow_level: int
    allow_simple_key: bool

    def __init__(self, stream: str) -> None:
        Reader.__init__(self, stream)
        Scanner.__init__(self)
        Parser.__init__(self)

    def get_event(self) -> Any:  # noqa: ANN401 - PyYAML leaves an event's marks untyped
        """Return the next event; YAMLError where the text breaks the syntax."""
        try:
            event = Parser.get_event(self)  # type: ignore[no-untyped-call]
        except ValueError:  # chr() and int() refuse what stands there
            raise _no_character(self.get_mark()) from None
        if isinstance(event, ScalarEvent) and re.search(_SURROGATE, event.value):
            raise _no_character(event.start_mark)
        return event

    def scan_to_next_token(self) -> None:
        """Skip tabs too, where they cannot be meant as indentation."""
        Scanner.scan_to_next_token(self)
        while self.peek() == "\t" and (self.flow_level or not self.allow_simple_key):
            self.forward()
            Scanner.scan_to_next_token(self)

    def scan_plain(self) -> Any:  # noqa: ANN401 - PyYAML leaves tokens untyped
        """Refuse a colon that lacks its blank before a bracket, as in `{draw:[deck]}`."""
        token = Scanner.scan_plain(self)
        if self.flow_level and self.peek() == ":" and self.peek(1) in (",", "[", "]", "{", "}"):
            raise ScannerError(
                "while scanning a plain scalar", token.start_mark, "found unexpected ':'", self.get_mark()
            )
        return token

    def scan_plain_spaces(self, indent: int, start_mark: Any) -> list[str] | None:  # noqa: ANN401
        """Leave tabs between the words of a plain text."""
        length = 0
        while self.peek(length) in (" ", "\t"):
            length += 1
        blanks = self.prefix(length)
        if "\t" in blanks:
            self.forward(length)
            if self.peek() not in _ENDS:
                return [blanks]
        return Scanner.scan_plain_spaces(self, indent, start_mark)


def _no_character(mark: Any) -> ScannerError:  # noqa: ANN401 - a mark of either parser
    return ScannerError(None, None, "found invalid Unicode character escape code", mark)
