"""The sheets that arbcheck ships, and how the contents of a space are written.

The layout of the printed sheet is known to no source, so whatever is shipped is invented, and nothing is
official.
"""

import re

from arbcheck.avenue.sheet import CASTLES, FARMS, PLAIN, Contents, Sheet

_GRAPES = re.compile("([pg])([1-9])")

SHEETS = {
    "practice": (
        "CP  p1  .   A   g1  .   g2",
        ".   g1  p2  .   .   p1  B",
        "p1  C   .   g1  p1  .   g1",
        ".   p1  g2  .   D   p2  .",
        "g1  .   p1  E   .   g1  p1",
        "F   p2  .   g1  p1  .   CG",
    )
}
"""The shipped sheets by name; all of them are invented for arbcheck."""


def shipped(name: str) -> Sheet | None:
    """Return a shipped sheet; None if none is called that."""
    rows = SHEETS.get(name)
    if rows is None:
        return None
    return Sheet(tuple(tuple(contents(cell) or PLAIN for cell in row.split()) for row in rows), name)


def contents(text: str) -> Contents | None:
    """Read what is printed in a space, such as "A+p1"; None if it cannot be read.

    "." is a plain space; a farm is its letter, a castle CP or CG, grapes are p or g and their number from 1
    to 9. Several things are joined by "+": each colour of grapes once. Of several farms and castles the last
    one counts; see `places`.
    """
    if text == ".":
        return PLAIN
    found = PLAIN
    for part in text.split("+"):
        grapes = _GRAPES.fullmatch(part.lower())
        if grapes:
            number = int(grapes[2])
            if found.purple if grapes[1] == "p" else found.green:
                return None
            found = found._replace(purple=number) if grapes[1] == "p" else found._replace(green=number)
        elif _is_place(part):
            found = found._replace(place=part.upper())
        else:
            return None
    return found


def places(text: str) -> list[str]:
    """Return the farms and castles that a space's text names; more than one is against V1."""
    return [part.upper() for part in text.split("+") if _is_place(part)]


def _is_place(text: str) -> bool:
    return text.upper() in (*FARMS, *CASTLES)


def written(space: Contents) -> str:
    """Return the text of a space's contents, as `contents` reads it."""
    grapes = [f"{colour}{number}" for colour, number in zip("pg", space[1:], strict=True) if number]
    return "+".join([*([space.place] if space.place else []), *grapes]) or "."
