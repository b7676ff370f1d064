"""Letters without a shape of their own: where they join or part others, and where nobody would see them.

The zero width joiner makes one picture of several emoji and one shape of letters around a virama; the zero
width non-joiner keeps letters apart that would be joined, as in Persian. Elsewhere neither can be seen. Where
they may stand follows Unicode's rules for identifiers (UAX 31) and for emoji (UTS 51), told more simply: what
they let through in excess cannot make two names of one, since `bare` is what names are told apart by.
"""

import re
from unicodedata import category, combining

ZWNJ, ZWJ = "\u200c", "\u200d"
_BARE = re.compile("[\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_VIRAMA = 9
"""The combining class of the signs that take the vowel from a letter."""
_CURSIVE = re.compile("[\u0620-\u08ff\u1820-\u18aa\ua840-\ua873\U00010ac0-\U00010aff\U0001e900-\U0001e943]")
"""The scripts whose letters are joined in writing: Arabic, Syriac, N'Ko, Mongolian and others."""
_SHADES = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
_MOST_ON_IT = 4
"""So many marks may stand on what a joiner joins."""
_ARROWS = "\u2194\u2195\u27a1\u2b05\u2b06\u2b07"


def bare(name: str) -> str:
    """Return a name without what joins, parts or varies letters: what it is when nobody sees that."""
    return name if name.isascii() else _BARE.sub("", name)


def joins(text: str, place: int) -> bool:
    """Say whether the letter at this place is a joiner or a non-joiner where it joins or parts others."""
    letter, before, after = text[place], text[max(0, place - 1) : place], text[place + 1 : place + 2]
    if letter not in (ZWNJ, ZWJ) or not before or not after:
        return False
    if combining(before) == _VIRAMA:
        return True
    if letter == ZWJ:
        return combining(after) == _VIRAMA or (_is_emoji(after) and _is_emoji(_carrier(text, place)))
    return bool(_CURSIVE.match(after) and _CURSIVE.match(_carrier(text, place)))


def _carrier(text: str, place: int) -> str:
    """Return the letter or emoji before a place, without its marks and the shade of its skin; "" if none."""
    few = reversed(text[max(0, place - _MOST_ON_IT - 1) : place])
    return next((each for each in few if category(each) != "Mn" and each not in _SHADES), "")


def _is_emoji(letter: str) -> bool:
    return bool(letter) and (category(letter) == "So" or letter in _ARROWS)
