"""The parser of YAML: libyaml's where PyYAML has it, else PyYAML's own, a little stricter to be the same."""

from collections.abc import Callable
from functools import cache
from typing import Any


@cache
def parser_class() -> Callable[[str], Any]:
    """Return what makes a parser of a text: an object with ``get_event``."""
    try:
        from yaml.cyaml import CParser  # type: ignore[attr-defined]
    except ImportError:
        from arbcheck.records.python_parser import PythonParser

        return PythonParser
    return CParser
