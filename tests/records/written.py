"""Small records in which «…» marks each place where a caret is expected."""

from collections.abc import Sequence

from arbcheck.api import parse
from arbcheck.problems import Problem, Span
from arbcheck.records.document import Form
from arbcheck.records.record import Record

HEAD = """\
arbcheck: 1
players: [Talia, Jonte]
species: [Cassia, Dogwood, Jacaranda, Maple, Oak, Willow]
finished: false
"""


def position(
    hand: str = "Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7", arboretum: str = "Wi1", more: str = "", jonte: str = "."
) -> str:
    """Write down an unfinished game in which Talia has planted one card and ``jonte`` is Jonte's arboretum.

    ``more`` goes on with what Talia has.
    """
    other = f"{{hand: Ca1 Ca2 Ca3 Ca4 Ca5 Ca6 Ca7, arboretum: {jonte}}}"
    return f"{HEAD}end:\n  Jonte: {other}\n  Talia:\n    hand: {hand}\n    arboretum: {arboretum}\n{more}"


def game(*turns: str, more: str = "") -> str:
    """Write down a game of two players that was stopped after these turns."""
    return HEAD + "turns:\n" + "".join(f"  - {turn}\n" for turn in turns) + more


def first_turn(draw: str = "[deck, deck]", play: str = "Oa1", discard: str = "Wi2", more: str = "") -> str:
    """Write down Talia's first turn."""
    return f"{{player: Talia, draw: {draw}, play: {play}, discard: {discard}{more}}}"


def read(text: str, form: Form = "yaml") -> Record:
    """Read the one record that a text holds."""
    [record] = parse(text, form=form)
    return record


def found(text: str, form: Form = "yaml") -> tuple[Problem, ...]:
    """Return what is told of a marked text, after a look at the places of all carets."""
    bare, places = _unmarked(text)
    problems = read(bare, form).problems
    assert [problem.at for problem in problems] == places, list(map(_line, problems))
    return problems


def one(text: str, form: Form = "yaml") -> Problem:
    """Return the one problem of a marked text."""
    problems = found(text, form)
    assert len(problems) == 1, list(map(_line, problems))
    return problems[0]


def told(text: str, form: Form = "yaml") -> list[tuple[str, str]]:
    """Return code and message of all that is told of a marked text."""
    return [(problem.code, problem.message) for problem in found(text, form)]


def codes(text: str, form: Form = "yaml") -> list[str]:
    """Return the codes of all that is told of a marked text."""
    return [problem.code for problem in found(text, form)]


def pointed(record: Record, places: Sequence[object]) -> list[str]:
    """Return the characters of the file under each of these spans."""
    stretches = []
    for place in places:
        assert isinstance(place, Span)
        line = record.document.source_line(place.line)
        stretches.append(line[place.column - 1 : place.column - 1 + place.length])
    return stretches


def also_there(problem: Problem, text: str) -> list[tuple[str, str]]:
    """Return what stands at the second places of a problem of this text, and what is told of them."""
    places = pointed(read(_unmarked(text)[0]), [place for place, _ in problem.also])
    return list(zip(places, (words for _, words in problem.also), strict=True))


def _unmarked(text: str) -> tuple[str, list[Span]]:
    """Take the marks out of a text; return it with the places between them, in order."""
    bare, open_, places = "", list[tuple[int, int]](), list[Span]()
    for character in text:
        line, column = bare.count("\n") + 1, len(bare) - bare.rfind("\n")
        if character == "«":
            open_.append((line, column))
        elif character == "»":
            start = open_.pop()
            places.append(Span(*start, column - start[1] if start[0] == line else 0))
        else:
            bare += character
    return bare, sorted(places)


def _line(problem: Problem) -> str:
    return f"{problem.span} {problem.code} {problem.message}"
