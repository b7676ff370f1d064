"""Skeletons of records: what to write where, with remarks, for somebody at the table.

A skeleton is a valid record of an unfinished game as it stands, and stays valid while it is filled in.
"""

from collections.abc import Iterator, Sequence

from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.editions import EDITIONS, HAND, SPECIES_IN_PLAY, species_of, starting_discards
from arbcheck.records.notation import UNKNOWN, species_words
from arbcheck.records.yaml_writing import in_flow, key

_NUMBERS = {6: "Six", 8: "Eight", 10: "Ten"}
_HAND = " ".join([UNKNOWN] * HAND)
_COLUMNS = 4
"""Species in a row of the remark that lists their codes."""


def position_skeleton(players: Sequence[str], edition: int) -> str:
    """Return the skeleton of an end position; the players' names must be allowed ones, of 2 to 4 players."""
    return _text(
        [
            "# The end of a game of Arboretum. Write down what lies on the table, then: arbcheck score FILE",
            f"# What stands behind a # is a remark. {UNKNOWN} is a card in hand that you do not know.",
            *_how_to_write_cards(edition),
            *_head(players, edition),
            "end:",
            *(line for player in players for line in _end_of_player(player, is_first=player == players[0])),
            "",
            "# Delete this line if the last card of the draw pile has been drawn.",
            "finished: false",
        ]
    )


def game_skeleton(players: Sequence[str], edition: int) -> str:
    """Return the skeleton of a game; the players' names must be allowed ones, of 2 to 4 players."""
    return _text(
        [
            "# A game of Arboretum, turn by turn. Write down what happens, then: arbcheck score FILE",
            f"# What stands behind a # is a remark. {UNKNOWN} is a card that you do not know.",
            *_how_to_write_cards(edition),
            *_head(players, edition),
            *_start(players, edition),
            "",
            *_turns(players),
            "",
            "# What is left at the end may be written down too; it is held against the turns.",
            "# end:",
            f"#   {key(players[0])}:",
            "#     hand: ...",
            "",
            "# Delete this line when the last card of the draw pile has been drawn.",
            "finished: false",
        ]
    )


def _text(lines: Sequence[str]) -> str:
    return "\n".join(lines) + "\n"


def _how_to_write_cards(edition: int) -> Iterator[str]:
    yield "# A card is a code and a value, such as Oa4; oak-4 is read too. The codes:"
    named = [f"{SPECIES[name].code} {SPECIES[name].english}" for name in species_of(edition)]
    for start in range(0, len(named), _COLUMNS):
        yield "#   " + "".join(name.ljust(21) for name in named[start : start + _COLUMNS]).rstrip()
    yield ""


def _head(players: Sequence[str], edition: int) -> Iterator[str]:
    yield "arbcheck: 1"
    yield "# title: what to call this game"
    yield "# date: when it was played"
    if edition != EDITIONS[0]:
        yield f"edition: {edition}"
    yield f"players: [{', '.join(map(in_flow, players))}]   # in turn order, the start player first"
    ten, number = species_of(edition), SPECIES_IN_PLAY[len(players)]
    if number < len(ten):
        yield f"# {_NUMBERS[number]} species are in play; name yours. Others: {species_words(ten[number:])}."
        yield f"species: [{species_words(ten[:number])}]"
    yield ""


def _end_of_player(player: str, *, is_first: bool) -> Iterator[str]:
    yield f"  {key(player)}:"
    yield f"    hand: {_HAND}"
    if is_first:
        yield "    # The rows of the table from top to bottom, a blank between two cells, . for an empty one:"
        yield "    #   Oa1 Oa4"
        yield "    #   .   Oa5 Ma7"
    yield "    arboretum: |"
    yield "      ."
    if is_first:
        yield "    # The discard pile, bottom first, or only its size; leave it out if you do not know it:"
        yield "    # discard: Ca1 Ma6"
        yield "    # discard: 2 cards"


def _start(players: Sequence[str], edition: int) -> Iterator[str]:
    yield "# What is known of the deal; all of it may be left out."
    yield "start:"
    yield "  hands:"
    yield from (f"    {key(player)}: {_HAND}" for player in players)
    numbers = starting_discards(edition, len(players))
    if any(numbers):
        yield "  discards:"
        for player, number in zip(players, numbers, strict=True):
            if number:
                yield f"    {key(player)}: {UNKNOWN}"
    yield "  # deck: Ma2 Oa4   # the draw pile, the next card first; it may stop early"


def _turns(players: Sequence[str]) -> Iterator[str]:
    yield "# One line a turn: what is drawn, planted and discarded. A draw is `deck`, or the player on whose"
    yield "# discard pile the card lay (`own`: the one whose turn it is); the card follows if you know it."
    yield "# The first card of a player needs no place; others are right of, left of, above or below a card."
    yield "# Delete the [] and write lines such as these:"
    names = [in_flow(player) for player in players]
    first = in_flow(f"{players[0]} Do2")
    facts = [
        ("deck, deck Oa4", "Oa1", "Do2"),
        (f"{first}, deck", "Ma4", "Ca3"),
        ("deck, deck", "Ja2", "Ca1"),
        ("deck, deck", "Do6", "Ja8"),
    ]
    turns = [*zip(names, facts, strict=False), (names[0], ("deck, deck", "Oa4 right of Oa1", "Ma6"))]
    for name, (draws, play, discard) in turns:
        yield f"#  - {{player: {name}, draw: [{draws}], play: {play}, discard: {discard}}}"
    yield "turns: []"
