r"""Texts written as YAML, so that they are read back as the same texts: in quotes only where they need them.

Every scalar of a record is text, so `No`, `1:20` and `010` need no quotes. Whether a text needs some does not
depend on the parser that is at hand: it is quoted if libyaml or PyYAML's own parser would read another one,
and if it holds a tab, which other programs refuse outside quotes.
"""

import re

from arbcheck.records.marks import BLANKS

_NEVER = "\\x00-\\x1f\\x7f-\\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff"
"""Characters that no line of YAML holds as they are, or that end it."""
_SPECIAL = r"""\-?:,\[\]{}#&*!|>'"%@`"""
"""Characters that mean something else at the beginning of a text."""


def _plain(starts: str, cut: str) -> re.Pattern[str]:
    """Return the pattern of a text without quotes.

    It may begin with one of the special characters ``starts`` if another letter follows; those of ``cut``
    it cannot hold at all.
    """
    letter = f"[^ {_NEVER}{cut}]"
    return re.compile(
        f"(?!<<\\Z)(?:[^ {_NEVER}{_SPECIAL}]|[{starts}](?={letter}))"
        f"(?:[^ :#{_NEVER}{cut}]|:(?={letter})|(?<! )#| +(?=[^ #{_NEVER}{cut}]))*"
    )


_IN_BLOCK = _plain("\\-?:", "")
_IN_FLOW = _plain("\\-", ",?\\[\\]{}")
_ROWS = re.compile(f"[^{_NEVER}]*(?:\n(?:[^{_NEVER}]|\t)*)+")
_ODD = re.compile(f"[{_NEVER}]")
_ESCAPES = {"\n": "\\n", "\t": "\\t", "\r": "\\r"}


def trimmed(text: str) -> str:
    """Return a text without the blanks and line breaks around it, which no scalar of a record has."""
    return text.strip(BLANKS)


def in_flow(text: str) -> str:
    """Write a trimmed text as a key or value within `[…]` or `{…}`."""
    return text if _IN_FLOW.fullmatch(text) else _quoted(text)


def in_block(text: str, indent: str = "") -> str:
    """Write a trimmed text as a value behind `key: ` or `- ` on a line that is indented by ``indent``.

    Several lines become block text; what follows must begin on a new line.
    """
    if _ROWS.fullmatch(text):
        return "|\n" + "\n".join(f"{indent}  {row}" if row else "" for row in text.split("\n"))
    return key(text)


def key(text: str) -> str:
    """Write a trimmed text as a key of a block mapping."""
    return text if _IN_BLOCK.fullmatch(text) else _quoted(text)


def _quoted(text: str) -> str:
    if _ODD.search(text):
        escaped = text.replace("\\", "\\\\").replace('"', '\\"')
        return '"' + _ODD.sub(_escape, escaped) + '"'
    return "'" + text.replace("'", "''") + "'" if '"' in text or "\\" in text else f'"{text}"'


def _escape(found: re.Match[str]) -> str:
    letter = found[0]
    return _ESCAPES.get(letter) or (f"\\x{ord(letter):02x}" if letter < "\u0100" else f"\\u{ord(letter):04x}")
