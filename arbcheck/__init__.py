"""arbcheck: the referee for the card game Arboretum.

    from arbcheck import load, validate, score

    for record in load("game.yaml"):
        for problem in validate(record):
            print(problem.span.line, problem.code, problem.message)
        print(score(record).status)

The names below are loaded when they are first used: a command pays only for what it needs.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arbcheck.adjudication.ruling import Ruling
    from arbcheck.api import adjudicate, load, parse, score, validate
    from arbcheck.problems import Problem, Span
    from arbcheck.records.outcome import Outcome
    from arbcheck.records.record import Record

__version__ = "0.1.0"
__all__ = [
    "Outcome",
    "Problem",
    "Record",
    "Ruling",
    "Span",
    "__version__",
    "adjudicate",
    "load",
    "parse",
    "score",
    "validate",
]

_HOMES = {
    "Outcome": "arbcheck.records.outcome",
    "Problem": "arbcheck.problems",
    "Record": "arbcheck.records.record",
    "Ruling": "arbcheck.adjudication.ruling",
    "Span": "arbcheck.problems",
}


def __getattr__(name: str) -> object:
    """Load a public name when it is first used."""
    if name not in __all__:
        raise AttributeError(f"module 'arbcheck' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES.get(name, "arbcheck.api")), name)


def __dir__() -> list[str]:
    return __all__
