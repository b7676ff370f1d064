"""What a schema cannot say of a corpus case: whether what it names exists and goes together."""

from base64 import b64decode
from collections.abc import Iterator

from arbcheck.problems import Problem, problem
from arbcheck.records.document import Document, Path, Tree
from arbcheck.records.reading import entries, texts


def check_case(document: Document, tree: dict[str, Tree]) -> Iterator[Problem]:
    """Yield what is wrong with a document that has the shape of a case (ARB601)."""
    for path, kind, name in _names(tree):
        if not _exists(kind, name):
            yield problem("ARB601", f"there is no {kind} {name}", document.span(path))
    yield from _check_reading(document, texts(tree.get("under")))
    record = tree["record"]
    if isinstance(record, dict) and "base64" in record:
        try:
            b64decode(str(record["base64"]))
        except ValueError:
            message = "`base64` must be the record's bytes in base64; its length is not that of any bytes"
            yield problem("ARB601", message, document.span(("record", "base64")))


def _check_reading(document: Document, under: list[str]) -> Iterator[Problem]:
    """Yield what is wrong with the misreadings that a case puts together; unknown ones are told elsewhere."""
    if not under:
        return
    from arbcheck.conformance.catalogue import MISREADINGS, conflict

    place = {name: ("under", under.index(name)) for name in under if name in MISREADINGS}
    clash = conflict(place)
    if clash:
        one, other = clash
        there = (document.span(place[one]), "the first of the two")
        message = f"{one} and {other} exclude each other"
        yield problem("ARB601", message, document.span(place[other]), also=[there])


def _names(tree: dict[str, Tree]) -> Iterator[tuple[Path, str, str]]:
    """Yield what a case names: where, what kind of thing it is, and its id."""
    for index, name in enumerate(texts(tree.get("decisions"))):
        yield ("decisions", index), "decision", name
    for index, name in enumerate(texts(tree.get("under"))):
        yield ("under", index), "misreading", name
    for part, stated in entries(tree["expect"]):
        if part == "claims":
            for claim, verdict in entries(stated):
                readings = texts(verdict.get("readings")) if isinstance(verdict, dict) else []
                for index, name in enumerate(readings):
                    yield ("expect", part, claim, "readings", index), "misreading", name
        elif part == "diagnostics":
            for index, told in enumerate(stated):
                yield ("expect", part, index, "code"), "code", str(dict(entries(told))["code"])


def _exists(kind: str, name: str) -> bool:
    match kind:
        case "decision":
            from arbcheck.decisions import decisions

            return any(entry.id == name for entry in decisions())
        case "misreading":
            from arbcheck.conformance.catalogue import MISREADINGS

            return name in MISREADINGS
        case _:
            from arbcheck.problems.registry import pages

            return any(page.code == name for page in pages())
