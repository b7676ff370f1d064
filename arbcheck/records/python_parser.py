"""PyYAML's own parser, for where libyaml is missing or gives up too early."""

import re
from typing import Any

from yaml.events import ScalarEvent
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner, ScannerError

_SURROGATE = "[\ud800-\udfff]"


class PythonParser(Reader, Scanner, Parser):
    """PyYAML's own parser, held to what libyaml refuses: escapes that stand for no character."""

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


def _no_character(mark: Any) -> ScannerError:  # noqa: ANN401 - a mark of either parser
    return ScannerError(None, None, "found invalid Unicode character escape code", mark)
