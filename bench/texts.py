"""Records that grow: what `bench.growth` measures. ``n`` is the size."""

import json
from itertools import count, islice

from arbcheck.records.canonical import canonical_game
from tests.oracle.boards import seeded
from tests.oracle.play import random_game

HEAD = "arbcheck: 1\nplayers: [Talia, Jonte]\nspecies: [Cassia, Dogwood, Jacaranda, Maple, Oak, Willow]\n"
JONTE = "  Jonte: {hand: Oa6 Ma7 Ca1 Ca2 Do8 Wi3 Ja1, arboretum: [Ma1, Ma5]}\n"
HAND = "Oa3 Oa8 Ma2 Ca5 Do4 Wi6 Ja7"
SIMPLE = f"{HEAD}end:\n  Talia: {{hand: {HAND}, arboretum: [Oa1, Oa4]}}\n{JONTE}finished: false\n"
CASE = """\
case: 1
id: grown-{number}
title: The only Oaks in hand are Talia's
rules: [R10]
origin: hand-made
why: She holds a sum of 11, Jonte of 6.
record:
{record}
expect:
  status: provisional
  rights:
    oak: {{sums: {{Talia: 11, Jonte: 6}}, holders: [Talia]}}
"""


def positions(n: int) -> str:
    """Write so many records, each a position."""
    return "---\n".join([SIMPLE] * n)


def tiny(n: int) -> str:
    """Write so many documents that are no records."""
    return "---\na\n" * n


def games(n: int) -> str:
    """Write so many whole games of two players."""
    rng = seeded(7)
    made = (random_game(rng, 2, 2018)[0] for _ in count())
    ten = [canonical_game(game) for game in islice((game for game in made if game.finished), 10)]
    return "---\n".join(ten[number % 10] for number in range(n))


def bad_cards(n: int) -> str:
    """Write a hand of so many texts that are no cards, on one line."""
    return SIMPLE.replace(HAND, " ".join(f"Zz{number % 9}" for number in range(n)))


def misspelt(n: int) -> str:
    """Write so many keys that nobody knows, each of which resembles one that is known."""
    return SIMPLE + "".join(f"finish{number}: 1\n" for number in range(n))


def block_texts(n: int) -> str:
    """Write an arboretum with so many rows, one below the other in a list, and so many texts after `|`."""
    rows = "".join(f"    - {('Oa1', 'Oa4')[number % 2]}\n" for number in range(n))
    own = "".join(f"  - |\n    remark {number}\n" for number in range(n))
    talia = f"\n    hand: {HAND}\n    arboretum:\n{rows.rstrip()}"
    return SIMPLE.replace(f" {{hand: {HAND}, arboretum: [Oa1, Oa4]}}", talia) + f"x-mine:\n{own}"


def cards_twice(n: int) -> str:
    """Write an arboretum of one card, planted so often."""
    return SIMPLE.replace("[Oa1, Oa4]", f"[{', '.join(['Oa1'] * n)}]")


def wrong_turns(n: int) -> str:
    """Write so many turns that all plant and discard the same cards."""
    turns = (
        f"  - {{player: {('Talia', 'Jonte')[number % 2]}, draw: [deck, deck], play: Oa1, discard: Oa2}}\n"
        for number in range(n)
    )
    return f"{HEAD}turns:\n{''.join(turns)}finished: false\n"


def draws(n: int) -> str:
    """Write a turn of so many draws."""
    many = ", ".join(["deck"] * n)
    turn = f"  - {{player: Talia, draw: [{many}], play: Oa1, discard: Oa2}}\n"
    return f"{HEAD}turns:\n{turn}finished: false\n"


def keys_twice(n: int) -> str:
    """Write, as JSON, a key so often."""
    return '{"arbcheck": 1' + ', "title": "a"' * n + "}"


def json_lines(n: int) -> str:
    """Write so many records, a line each, that lack everything."""
    return (json.dumps({"arbcheck": 1}) + "\n") * n


def long_word(n: int) -> str:
    """Write a hand of one card with a name of so many letters."""
    return SIMPLE.replace(HAND, "Oak" * (n // 3) + " 4")


def claims(n: int) -> str:
    """Write so many claims, each by somebody else."""
    said = "".join(
        f"  - {{by: P{number}, scores: {{Talia: {{Oak: {number % 9}, total: 5}}}}, winner: Jonte}}\n"
        for number in range(n)
    )
    return f"{SIMPLE}claims:\n{said}"


def cases(n: int) -> str:
    """Write a corpus of so many cases."""
    record = "".join(f"  {line}\n" for line in SIMPLE.splitlines()).rstrip()
    return "---\n".join(CASE.format(number=f"{number:06}", record=record) for number in range(n))
