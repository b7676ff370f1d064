"""One JSON text -> a tree of texts, and what is refused.

Python's own reader gives the values; numbers, `true`, `false` and `null` stay the characters they are.
"""

import json
import re
from typing import Any, cast

from arbcheck.records.characters import has_controls, refuse_controls
from arbcheck.records.marks import BLANKS, DEEPEST, Tree
from arbcheck.records.quick.json_tree import WORDS, quick_json
from arbcheck.records.trouble import Trouble

_SURROGATE = r"\\u[Dd][89A-Fa-f]"


def read_json(trouble: Trouble) -> Tree | None:
    """Read the text of ``trouble.lines`` and tell what is refused; None where it cannot be read."""
    text = trouble.lines.text
    if has_controls(text):
        refuse_controls(trouble)
        return None
    quick = quick_json(text)
    if quick is not None:
        return quick
    odd: list[str] = []  # what is refused, though Python reads it

    def mapping(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in pairs:
            found.setdefault(key.strip(BLANKS), value)
        if len(found) < len(pairs):
            odd.append("a key twice")
        return found

    try:
        top = json.loads(
            text, object_pairs_hook=mapping, parse_int=str, parse_float=str, parse_constant=odd.append
        )
    except (json.JSONDecodeError, RecursionError) as error:
        _refuse(trouble, error)
        return None
    box = [top]
    if _make_texts(box) or odd or re.search(_SURROGATE, text):
        _refuse(trouble, None)
    return None if {"ARB003", "ARB012"} & trouble.codes.keys() else cast("Tree", box[0])


def scalar_at(text: str, at: int) -> str:
    """Return the scalar of a sound text that begins at an index, with the blanks around it."""
    found = re.compile(r"[-+.0-9A-Za-z]*").match(text, at)
    return found[0] if found and found[0] else str(json.JSONDecoder().raw_decode(text, at)[0])


def _refuse(trouble: Trouble, error: Exception | None) -> None:
    from arbcheck.records.json_faults import tell_faults

    tell_faults(trouble, error)


def _make_texts(box: list[Any]) -> bool:
    """Turn all scalars in a list into trimmed texts; tell whether the nesting is too deep, and cut it off."""
    too_deep = False
    todo: list[tuple[Any, int]] = [(box, 0)]
    while todo:
        node, level = todo.pop()
        for at, value in node.items() if isinstance(node, dict) else enumerate(node):
            if isinstance(value, str):
                node[at] = value.strip(BLANKS)
            elif not isinstance(value, dict | list):
                node[at] = WORDS[value]
            elif level < DEEPEST:
                todo.append((value, level + 1))
            else:
                node[at], too_deep = "", True
    return too_deep
