"""Trees that schemas are tried on: whole examples, those of the corpus, and mutants of them."""

from functools import cache
from pathlib import Path
from typing import Any

import yaml
from hypothesis import strategies as st

Tree = Any
"""Texts, lists and mappings; a report also has numbers, booleans and null."""

ROOT = Path(__file__).resolve().parents[1]
SCHEMAS = sorted((ROOT / "schemas").glob("*.json"))

POSITION = """\
arbcheck: 1
game: arboretum
title: A position with every part
source: the club
date: 2026-11-30
notes: [one, two]
edition: 2015
rules: canonical
players: [Talia, Jonte]
species: [Oak, Maple, Willow, Cassia, Dogwood, Lilac]
x-mine: {any: [thing]}
end:
  Talia:
    hand: {Maple: [6, 7], Oak: 3, x-mine: here}
    arboretum: |
      Oa1 .   Oa4
      Wi2 Wi3 Li4
    discard: 8 cards
  Jonte:
    hand: [Oa2, Ca1, Ca2, Ca3, Ca4, Ca5, _]
    arboretum:
      - {card: Do1, at: [0, 0], x-mine: here}
      - {card: Do2, at: [-1, 0]}
    discard:
finished: false
claims:
  scores: {Talia: {Oak: 3, total: 3}, Jonte: 0}
  rights: {Oak: [Talia], Maple: Talia}
  paths: {Talia: {Oak: Oa1 Oa4}, Jonte: {Dogwood: [Do1, Do2]}}
  winner: [Talia, Jonte]
  legal: {4: true}
  last_turn: 33
"""
"""An end position that uses every key that one can have."""

GAME = """\
arbcheck: 1
players: [Talia, Jonte, Rina, Mika]
start:
  hands: {Talia: Oa1 Ja3 Wi2 Wi4 Bs5 Ca1 Do3, Rina: {Oak: [2, 5]}}
  deck: Ja2 Oa4 _ Wi3
  discards: {Jonte: Oa5}
turns:
  - {player: Talia, draw: [deck, deck Oa4], play: Oa1, discard: Wi2}
  - {player: Jonte, draw: [{from: Talia, card: Wi2}, {from: deck}], play: {card: Bs4}, discard: Rp3}
  - player: Rina
    draw: []
    play: {card: Do2, at: [0, "0"]}
    note: free text
    irregular: drew nothing
    x-clock: 12
  - {player: Mika}
end:
  Talia: {arboretum: [Oa1 Oa4, Wi3]}
  Jonte: {}
claims:
  - {by: Rina, note: over tea, winner: Talia}
  - {legal: {1: false}}
"""
"""A game that uses every key that only turns bring along."""

CASE = """\
case: 1
id: rights-own-one-01
title: an own 1 does not cancel an own 8
rules: [R11, V10]
decisions: [D-004]
origin: hand-made
why: Rina holds both.
record: {arbcheck: 1, anything: [goes]}
under: []
x-mine: here
expect:
  status: final
  rights: {oak: {sums: {Talia: 11, Jonte: 0, Rina: null}, holders: [Talia], reason: highest, cancelled: null}}
  scores:
    Talia:
      total: 19
      rank: 1
      species_planted: 5
      oak: {right: true, points: 9, path: Oa1 Oa4, cells: [[3, 0], [2, 0]], cards: 4, same_species: 4}
      lilac: {right: null, points: null, path: null, cells: null, starts_with_1: 1, ends_with_8: 0}
  winners: [Talia]
  decided_by: points
  claims: {Talia.oak: {verdict: rejected, right: 9, readings: [pure-any-length]}, winner: {verdict: upheld}}
  diagnostics: [{code: ARB215, severity: warning}]
"""

TEXT_CASE = """\
case: 1
id: keys-01
title: a tab is no indentation
origin: decision
record: {text: "arbcheck: 1"}
expect:
  diagnostics: [{code: ARB004, severity: error, line: 2, column: 1}]
"""


def read(text: str) -> Tree:
    """Read YAML as records are read: every scalar is a text."""
    return yaml.load(text, Loader=yaml.BaseLoader)  # noqa: S506 - it makes texts, lists and mappings only


@cache
def corpus_cases() -> tuple[Tree, ...]:
    """Return all cases of the corpus; what lies beside them, some of it broken on purpose, is no case."""
    files = sorted((ROOT / "corpus").rglob("*.yaml"))
    texts = [file.read_text("utf-8", errors="replace") for file in files]
    return tuple(
        case
        for text in texts
        if text.startswith("case: ") or "\ncase: " in text
        for case in yaml.load_all(text, Loader=yaml.BaseLoader)
    )


@cache
def corpus_records() -> tuple[Tree, ...]:
    """Return the records that cases of the corpus give as mappings."""
    sources = {"text", "base64", "file", "case"}
    return tuple(case["record"] for case in corpus_cases() if not case["record"].keys() & sources)


_KEYS = (
    *("arbcheck", "players", "species", "start", "hands", "deck", "discards", "turns", "player", "draw"),
    *("play", "discard", "irregular", "note", "end", "hand", "arboretum", "card", "at", "from", "finished"),
    *("claims", "scores", "rights", "paths", "winner", "legal", "last_turn", "edition", "title", "notes"),
    *("case", "id", "record", "expect", "diagnostics", "code", "line", "text", "status", "oak", "total"),
    *("discrad", "turn", "x-mine", "Talia", "4", "", "Ω"),
)
_TEXTS = (
    "",
    "1",
    "0",
    "-3",
    "+1",
    "01",
    "2018",
    "true",
    "yes",
    "null",
    "Oa4",
    "Oa1 Oa4",
    "deck",
    "1\n",
    "Ω",
    ".",
)

trees: st.SearchStrategy[Tree] = st.recursive(
    st.sampled_from(_TEXTS) | st.text(st.characters(exclude_categories=["Cs"]), max_size=8),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(st.sampled_from(_KEYS) | st.text(max_size=3), inner, max_size=5)
    ),
    max_leaves=12,
)
"""Any tree of texts, lists and mappings, with the format's own words among its keys."""


@st.composite
def mutants(draw: st.DrawFn, tree: Tree) -> Tree:
    """Change a tree in one to three places: a value, a key, an entry more, an entry less."""
    for _ in range(draw(st.integers(1, 3))):
        tree = _mutant(draw, tree)
    return tree


def _mutant(draw: st.DrawFn, node: Tree) -> Tree:
    if not isinstance(node, list | dict) or not node or not draw(st.integers(0, 5)):
        return draw(trees)
    if isinstance(node, list):
        index = draw(st.integers(0, len(node) - 1))
        before, here, after = node[:index], node[index], node[index + 1 :]
        change = draw(st.sampled_from(["below", "below", "below", "drop", "insert"]))
        if change == "below":
            return [*before, _mutant(draw, here), *after]
        return [*before, *after] if change == "drop" else [*before, draw(trees), here, *after]
    key = draw(st.sampled_from(sorted(node)))
    change = draw(st.sampled_from(["below", "below", "below", "drop", "rename", "insert"]))
    if change == "below":
        return {**node, key: _mutant(draw, node[key])}
    if change == "insert":
        return {**node, draw(st.sampled_from(_KEYS)): draw(trees)}
    rest = {other: value for other, value in node.items() if other != key}
    return rest if change == "drop" else {**rest, draw(st.sampled_from(_KEYS)): node[key]}
