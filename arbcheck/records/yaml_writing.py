"""Texts written as YAML, so that they are read back as the same texts: in quotes only where they need them.

Every scalar of a record is text, so `No`, `1:20` and `010` need no quotes. What needs them does not depend on
the parser that is installed: a text is quoted if libyaml or PyYAML's own parser would read another one.
"""

import re

from arbcheck.records.marks import BLANKS

_PRINTABLE = "\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff"
"""What stands in a line as it is: no line breaks, no tabs, no byte order mark."""
_SPECIAL = r"\-?:,\[\]{}#&*!|>'\"%@`"
"""Characters that mean something else at the start of a text."""


def _plain(cut: str) -> re.Pattern[str]:
    """Return the pattern of texts that need no quotes; the letters of ``cut`` are not for them."""
    letter = rf"[{_PRINTABLE}--[\x20:#{cut}]]" if False else rf"(?![\x20:#{cut}])[{_PRINTABLE}]"
    first = rf"(?:(?![\x20{_SPECIAL}])[{_PRINTABLE}]|[-?:](?={letter}))"
    return re.compile(rf"(?!<<\Z){first}(?:{letter}|[\x20]+(?=[{_PRINTABLE}])(?!#)|:(?=[^\x20])|(?<!\x20)#)*")
