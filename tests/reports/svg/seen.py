"""A picture read back: its elements, what they say, and the room that each takes."""

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree as ET

from arbcheck.reports.font import text_width

NAMESPACE = "{http://www.w3.org/2000/svg}"
_ASCENT, _DESCENT = 0.93, 0.24
"""How far letters of the font reach above and below the base line, in parts of its size."""


class Box(NamedTuple):
    """The room that an element takes."""

    left: float
    top: float
    right: float
    bottom: float


class Seen(NamedTuple):
    """An element and its room in the picture."""

    element: ET.Element
    box: Box


def read(svg: str) -> ET.Element:
    """Parse a picture as any XML parser would; ParseError if it is none."""
    return ET.fromstring(svg)  # noqa: S314 - it was made a moment ago


def name(element: ET.Element) -> str:
    return element.tag.removeprefix(NAMESPACE)


def classes(element: ET.Element) -> list[str]:
    return element.get("class", "").split()


def of_class(root: ET.Element, *wanted: str) -> list[ET.Element]:
    """Return the elements that have all of some classes, in the order of drawing."""
    return [each for each in root.iter() if set(wanted) <= set(classes(each))]


def texts(root: ET.Element) -> list[str]:
    """Return every line of text that is drawn."""
    return [each.text or "" for each in root.iter() if name(each) == "text"]


def title(element: ET.Element) -> str:
    return next((each.text or "" for each in element if name(each) == "title"), "")


def drawn(element: ET.Element, x: float = 0, y: float = 0, scale: float = 1) -> Iterator[Seen]:
    """Yield all that is drawn, with its room."""
    transform = element.get("transform", "")
    if moved := re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", transform):
        x, y = x + scale * float(moved[1]), y + scale * float(moved[2])
    if larger := re.search(r"scale\(([\d.]+)\)", transform):
        scale *= float(larger[1])
    box = _box(element)
    if box:
        yield Seen(element, Box(*(scale * side + move for side, move in zip(box, (x, y, x, y), strict=True))))
    for child in element:
        yield from drawn(child, x, y, scale)


def _box(element: ET.Element) -> Box | None:
    def value(key: str) -> float:
        return float(element.get(key, "0"))

    match name(element):
        case "rect":
            left, top = value("x"), value("y")
            return Box(left, top, left + value("width"), top + value("height"))
        case "circle":
            x, y, r = value("cx"), value("cy"), value("r")
            return Box(x - r, y - r, x + r, y + r)
        case "text":
            left, base, size = value("x"), value("y"), value("font-size")
            right = left + text_width(element.text or "", size)
            return Box(left, base - _ASCENT * size, right, base + _DESCENT * size)
        case "path":
            half = value("stroke-width") / 2
            xs, ys = zip(*_points(element.get("d", "")), strict=True)
            return Box(min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half)
        case _:
            return None


def _points(track: str) -> Iterator[tuple[float, float]]:
    """Yield where the commands of a path end; all of them count from the origin."""
    x = y = 0.0
    for command, told in re.findall(r"([MLHVAZ])([^MLHVAZ]*)", track):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", told)]
        if command == "H":
            x = numbers[0]
        elif command == "V":
            y = numbers[0]
        elif command != "Z":
            x, y = numbers[-2:]
        yield x, y


def room(root: ET.Element) -> Box:
    """Return the room that a picture has."""
    return Box(*map(float, root.get("viewBox", "").split()))


def cut_off(root: ET.Element) -> list[str]:
    """Return what does not lie wholly within the picture."""
    whole = room(root)
    return [
        f"{name(each.element)} {each.element.text or ''} {each.box}"
        for each in drawn(root)
        if each.box.left < whole.left - 0.01
        or each.box.top < whole.top - 0.01
        or each.box.right > whole.right + 0.01
        or each.box.bottom > whole.bottom + 0.01
    ]
