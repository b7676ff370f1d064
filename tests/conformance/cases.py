"""Cases written out in the tests: what a colleague would put into the corpus."""

from io import BytesIO

from arbcheck.conformance.case import Broken, Case, read_case
from arbcheck.records.stream import documents

POSITION = """\
arbcheck: 1
players: [Ana, Ben]
species: [Cassia, Dogwood, Jacaranda, Maple, Oak, Willow]
end:
  Ana: {hand: Oa8 Oa5 Ma3 Ca4 Do7 Ja2 Wi6, arboretum: Oa1 Oa4}
  Ben: {hand: Oa3 Ma6 Ma7 Ca5 Do2 Ja8 Wi1, arboretum: Ma1 Ma8}
finished: false
"""
"""An unfinished game. Ana's Oak sums to 13 and her path Oa1 Oa4 is worth 2 + 1; Ben's Ma1 Ma8 is worth 5."""


def block(key: str, text: str) -> str:
    """Return lines for a key below `record` or `expect` with a text of several lines."""
    return f"  {key}: |\n" + "".join(f"    {line}\n" for line in text.splitlines())


def written(record: str, expect: str, more: str = "") -> str:
    """Return the text of a case; ``record`` and ``expect`` are what stands below these keys."""
    head = f"case: 1\nid: sample-01\ntitle: a sample\norigin: hand-made\n{more}"
    return f"{head}record:\n{record}expect:\n{expect}"


def read(text: str) -> Case | Broken:
    """Read a document as a case."""
    (document,) = documents(BytesIO(text.encode()), "cases/sample.yaml", form="yaml")
    return read_case(document)


def sound(record: str, expect: str, more: str = "") -> Case:
    """Return a case that has the form of one."""
    case = read(written(record, expect, more))
    assert isinstance(case, Case)
    return case


def about(expect: str) -> Case:
    """Return a case about POSITION; ``expect`` is written in one line."""
    return sound(block("text", POSITION), f"  {expect}\n")
