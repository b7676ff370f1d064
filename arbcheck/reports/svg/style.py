"""The style sheet of pictures: which colour goes where, on a light and on a dark ground.

Every rule begins with ``.arb-board``, the class of each picture, so that it touches nothing else of a page.
"""

from collections.abc import Callable, Iterable

from arbcheck.reports.font import STACK
from arbcheck.reports.palette import DARK, LIGHT, Shades

_DARK_SCREEN = "@media screen and (prefers-color-scheme:dark)"
Colour = Callable[[str], str]
"""Gives a colour by its name: "ground", "ink", "faint", "rule", "oak" or "oak-card"."""


def page(species: Iterable[str]) -> str:
    """Return the style sheet for pictures within an HTML page; it is wanted once, however many there are.

    Colours are custom properties (``--arb-ground --arb-ink --arb-faint --arb-rule --arb-oak --arb-oak-card``
    …), set on the root and changed by a dark screen; a page may use them too, and may set them itself. Paper
    is always light.
    """
    names = tuple(species)
    return "\n".join(
        (
            f":root{{{_properties(LIGHT, names)}}}",
            f"{_DARK_SCREEN}{{:root{{{_properties(DARK, names)}}}}}",
            _SHAPES,
            *_rules(names, lambda name: f"var(--arb-{name})"),
        )
    )


def picture(species: Iterable[str]) -> str:
    """Return the style sheet of a picture that stands alone: light, and dark on a dark screen."""
    names = tuple(species)
    dark = "\n".join(_rules(names, _named(DARK)))
    return f"{paper(names)}\n{_DARK_SCREEN}{{\n{dark}\n}}"


def paper(species: Iterable[str]) -> str:
    """Return the style sheet of a picture that is always light."""
    return "\n".join((_SHAPES, *_rules(tuple(species), _named(LIGHT))))


def _colours(shades: Shades, species: tuple[str, ...]) -> dict[str, str]:
    found = {"ground": shades.ground, "ink": shades.ink, "faint": shades.faint, "rule": shades.rule}
    for name in species:
        found |= {name: shades.species[name], f"{name}-card": shades.card[name]}
    return found


def _named(shades: Shades) -> Colour:
    return _colours(shades, tuple(shades.species)).__getitem__


def _properties(shades: Shades, species: tuple[str, ...]) -> str:
    return ";".join(f"--arb-{name}:{colour}" for name, colour in _colours(shades, species).items())


_SHAPES = f"""\
.arb-board{{font-family:{STACK}}}
.arb-board .edge{{stroke-width:1.5}}
.arb-board .new .edge{{stroke-width:4}}
.arb-board .line,.arb-board .halo{{fill:none;stroke-linejoin:round;stroke-linecap:round}}
.arb-board .denied .line{{stroke-dasharray:7 6}}
.arb-board .open .line{{stroke-dasharray:1 7}}"""


def _rules(species: tuple[str, ...], colour: Colour) -> list[str]:
    """Return the rules that hold colours."""
    ground = colour("ground")
    rules = [
        f".arb-board .ground{{fill:{ground}}}",
        f".arb-board text{{fill:{colour('ink')}}}",
        f".arb-board .faint{{fill:{colour('faint')}}}",
        f".arb-board .frame{{fill:none;stroke:{colour('rule')}}}",
        f".arb-board .halo{{stroke:{ground}}}",
        f".arb-board .head{{stroke:{ground}}}",
        f".arb-board .sample{{stroke:{colour('ink')}}}",
    ]
    for name in species:
        line = colour(name)
        rules += [
            f".arb-board .{name} .edge{{fill:{colour(f'{name}-card')};stroke:{line}}}",
            f".arb-board .{name} .mark,.arb-board .{name} .head,.arb-board .{name} .pill{{fill:{line}}}",
            f".arb-board .{name} .line{{stroke:{line}}}",
            f".arb-board .{name} .hollow{{fill:{ground};stroke:{line}}}",
        ]
    return [*rules, f".arb-board .earned{{fill:{ground}}}"]
