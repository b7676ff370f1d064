"""The text of one document -> a Document."""

import re

from arbcheck.records.document import Document, Origin
from arbcheck.records.lines import Lines
from arbcheck.records.marks import Tree
from arbcheck.records.trouble import Trouble

_NOTHING = ("", "~", "null", "Null", "NULL")
"""What YAML and JSON read as no value at all."""


def load_text(text: str, origin: Origin) -> Document:
    """Read a text that holds one document; whatever it holds, its problems are in the Document."""
    trouble = Trouble(Lines(text.removeprefix("\ufeff"), origin.first_line, origin.form))
    tree: Tree | None = None
    starts: list[int] | None = None
    blocks: dict[int, str] = {}
    if origin.form == "yaml":
        from arbcheck.records.quick.yaml_tree import quick_tree

        quick = quick_tree(trouble.lines.text)
        if quick:
            tree, blocks = quick
        else:
            from arbcheck.records.yaml_tree import read_yaml

            tree, starts = read_yaml(trouble) or (None, None)
    elif trouble.lines.text.strip(" \t\r\n"):
        from arbcheck.records.json_tree import read_json

        tree = read_json(trouble)
    if not trouble.problems and (tree is None or tree in _NOTHING):
        _refuse_empty(trouble)
        tree, starts = None, None
    return Document(trouble.lines, tree, starts, origin, trouble.problems, blocks)


def _refuse_empty(trouble: Trouble) -> None:
    begin = re.search(r"(?:\A|[\n\r\x85\u2028\u2029])(---)", trouble.lines.text)
    if begin:
        trouble.add("ARB005", "this document is empty", *begin.span(1))
    else:
        trouble.add("ARB005", "there is no record here", 0, 1)
