"""The cards (R1): thirteen species over two editions, values 1 to 8, each card once."""

from typing import NamedTuple


class Species(NamedTuple):
    """A tree: its id ("royal-poinciana"), its two-letter code, and its names; French may have two."""

    id: str
    code: str
    english: str
    spanish: tuple[str, ...]
    french: tuple[str, ...]
    czech: str
    editions: tuple[int, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """All names in all languages."""
        return (self.english, *self.spanish, *self.french, self.czech)


_BOTH = (2018, 2015)

SPECIES: dict[str, Species] = {
    species.id: species
    for species in (
        Species("cassia", "Ca", "Cassia", ("Casia",), ("Cassia",), "Kasie", _BOTH),
        Species("dogwood", "Do", "Dogwood", ("Cornejo",), ("Cornouiller",), "Dřín", _BOTH),
        Species("jacaranda", "Ja", "Jacaranda", ("Jacaranda",), ("Jacaranda",), "Žakaranda", _BOTH),
        Species("maple", "Ma", "Maple", ("Arce",), ("Érable",), "Javor", _BOTH),
        Species("oak", "Oa", "Oak", ("Roble",), ("Chêne",), "Dub", _BOTH),
        Species(
            "royal-poinciana", "Rp", "Royal Poinciana", ("Framboyán",), ("Flamboyant",), "Delonix", _BOTH
        ),
        Species("willow", "Wi", "Willow", ("Sauce",), ("Saule", "Saule pleureur"), "Vrba", _BOTH),
        Species(
            "blue-spruce", "Bs", "Blue Spruce", ("Abeto azul",), ("Épicéa bleu",), "Smrk pichlavý", (2018,)
        ),
        Species(
            "cherry-blossom",
            "Cb",
            "Cherry Blossom",
            ("Cerezo", "Flor de cerezo"),
            ("Cerisier",),
            "Třešeň",
            (2018,),
        ),
        Species("tulip-poplar", "Tp", "Tulip Poplar", ("Tulípero",), ("Tulipier",), "Liliovník", (2018,)),
        Species("lilac", "Li", "Lilac", ("Lila",), ("Lilas",), "Šeřík", (2015,)),
        Species("magnolia", "Mg", "Magnolia", ("Magnolia",), ("Magnolia",), "Magnólie", (2015,)),
        Species("olive", "Ol", "Olive", ("Olivo",), ("Olivier",), "Olivovník", (2015,)),
    )
}
"""All species by id, in the order in which reports list them when a record does not say."""

VALUES = range(1, 9)


class Card(NamedTuple):
    """A card: the id of its species and its value from 1 to 8."""

    species: str
    value: int

    @property
    def code(self) -> str:
        """The short form, such as "Oa4"."""
        return f"{SPECIES[self.species].code}{self.value}"

    @property
    def id(self) -> str:
        """The long form, such as "oak-4"."""
        return f"{self.species}-{self.value}"


UNREADABLE = Card("", 0)
"""Stands where a record has something that is no card, so that everything else can still be checked."""
