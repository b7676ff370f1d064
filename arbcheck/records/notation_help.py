"""What to say about a text that names no card or no species; imported only when there is one."""

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher, get_close_matches

from arbcheck.arboretum.cards import SPECIES
from arbcheck.problems import quoted
from arbcheck.records.notation import UNKNOWN, fold, read_card
from arbcheck.records.players import OWN

_LONGEST = 100
_SHORT = 3


def nearest(text: str, known: Iterable[str]) -> str | None:
    """Return the known text that is most like this one, if any is like it; of several the first."""
    if len(text) > _LONGEST:
        return None
    by_fold = {fold(name): name for name in known}
    wanted = fold(text)
    found = get_close_matches(wanted, by_fold, cutoff=0.5 if len(wanted) <= _SHORT else 0.6)
    in_order = sorted(found, key=list(by_fold).index)
    likest = max(in_order, key=lambda name: SequenceMatcher(None, name, wanted).ratio(), default=None)
    return None if likest is None else by_fold[likest]


def meant(node: Iterable[str], known: Iterable[str]) -> frozenset[str]:
    """Return the known keys that a mapping lacks and that one of its unknown keys may stand for."""
    there, expected = list(node), list(known)
    lacking = [key for key in expected if key not in there]
    strange = [key for key in there if key not in expected and not key.startswith("x-")]
    return frozenset(found for key in strange if (found := nearest(key, lacking)) is not None)


def did_you_mean(text: str, known: Iterable[str], otherwise: str) -> str:
    """Return a help that offers the nearest known text, or else says something else."""
    found = nearest(text, known)
    return f"did you mean `{found}`?" if found else otherwise


def no_card(text: str) -> tuple[str, str]:
    """Return the message and the help for a text that is no card (R1)."""
    if not text:
        return "a card is missing here", "write a card, or take the comma away"
    words = text.split()
    if len(words) > 1 and all(map(read_card, words)):
        return f"{quoted(text)} is {len(words)} cards where one belongs", "part the cards of a list by commas"
    bare = text.strip(",;.")
    if read_card(bare):
        return f"{quoted(text)} is no card", f"did you mean `{bare}`?"
    name, digits = _parted(text)
    code = _code(nearest(name, _spellings()) or "")
    exact = code is not None and fold(name) in _alike(code)
    message = f"{quoted(text)} is no card"
    if not digits:
        if exact:
            return f"{message}: the value is missing", _TOGETHER.format(f"{code}4")
        return message, f"write a card as `{code or 'Oa'}4`, or `_` where the record may leave it unknown"
    if not name:
        return f"{message}: the species is missing", _TOGETHER.format("Oa4")
    if exact:
        return f"{message}: values go from 1 to 8", f"write `{code}1` to `{code}8`"
    message += f": no species is called {quoted(name)}"
    if code is None:
        return message, f"the codes are {', '.join(_codes())}"
    meant = f"`{code}{digits}`" if read_card(code + digits) else f"`{code}1` to `{code}8`"
    return message, f"did you mean {meant}?"


def no_draw(text: str, players: Sequence[str]) -> tuple[str, str]:
    """Return the message and the help for a draw that does not begin with a source (R6)."""
    words = text.split()
    if read_card(text) or text == UNKNOWN:
        message = f"the draw {quoted(text)} does not say where the card came from"
        return message, f"write the source first: `deck {text}`, or the player whose discard pile it was"
    message = f"{quoted(text)} is no draw: it begins with no source"
    for count in range(min(len(words), _SHORT), 0, -1):
        near = nearest(" ".join(words[:count]), (*players, "deck", OWN))
        if near:
            return message, f"did you mean `{near}` as the source?"
    return message, "write `deck`, `own` or a player's name, then the card if it is known"


_TOGETHER = "write species and value together, as `{}`, or part the cards of a list by commas"


def no_species(text: str, in_play: Sequence[str] | None = None) -> tuple[str, str]:
    """Return the message and the help for a text that is no species (R1); ``in_play`` are ids, if known."""
    names = ", ".join(SPECIES[species].english for species in in_play or SPECIES)
    known = f"the species {'in play ' if in_play else ''}are {names}"
    return f"{quoted(text)} is no species", did_you_mean(text, _spellings(), known)


def _codes() -> list[str]:
    return [species.code for species in SPECIES.values()]


def _spellings() -> list[str]:
    return [
        name for species in SPECIES.values() for name in (species.id, *reversed(species.names), species.code)
    ]


def _alike(code: str) -> set[str]:
    """Return the folded spellings of the species with this code."""
    species = next(s for s in SPECIES.values() if s.code == code)
    return {fold(name) for name in (species.code, species.id, *species.names)}


def _code(spelling: str) -> str | None:
    return next((code for code in _codes() if fold(spelling) in _alike(code)), None)


def _parted(text: str) -> tuple[str, str]:
    """Part a text into a name and the ASCII digits at its end."""
    name = text.rstrip("0123456789")
    return name.rstrip("- \t"), text[len(name) :]
