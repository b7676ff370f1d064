"""Every legal path of an arboretum, listed one by one, and what the best of them is worth (R14-R16)."""

from arbcheck.arboretum.board import Arboretum, Planted
from arbcheck.arboretum.result import Path

Trees = tuple[Planted, ...]
"""A path from its first card to its last."""


def list_paths(arboretum: Arboretum) -> list[Trees]:
    """Walk uphill from every card and keep each walk that ends on the species it began with (R14)."""
    card_at = {(tree.x, tree.y): tree for tree in arboretum}
    paths: list[Trees] = []

    def walk(path: Trees) -> None:
        last = path[-1]
        if len(path) >= 2 and last.card.species == path[0].card.species:
            paths.append(path)
        x, y = last.x, last.y
        for place in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            following = card_at.get(place)
            if following is not None and following.card.value > last.card.value:
                walk((*path, following))

    for first in arboretum:
        walk((first,))
    return paths


def value(path: Trees) -> Path:
    """Itemise what a path is worth (R15)."""
    species = path[0].card.species
    pure = all(tree.card.species == species for tree in path)
    return Path(
        planted=path,
        cards=len(path),
        same_species=len(path) if pure and len(path) >= 4 else 0,
        starts_with_1=1 if path[0].card.value == 1 else 0,
        ends_with_8=2 if path[-1].card.value == 8 else 0,
    )


def _order_of_showing(path: Path) -> tuple[int, int, list[tuple[int, int]]]:
    """Sort the path to show first: most points, then longest, then smallest list of (y, x)."""
    return -path.points, -path.cards, [(tree.y, tree.x) for tree in path.planted]


def best_paths(arboretum: Arboretum) -> dict[str, Path]:
    """Return the path to show for each species that has one (R16)."""
    by_species: dict[str, list[Path]] = {}
    for path in list_paths(arboretum):
        by_species.setdefault(path[0].card.species, []).append(value(path))
    return {species: min(paths, key=_order_of_showing) for species, paths in by_species.items()}
