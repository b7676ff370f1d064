"""Records of games that replays are drawn of."""

from arbcheck.api import parse
from arbcheck.records.record import Record
from arbcheck.records.story import Story, retold, story_of

CLUB = """\
arbcheck: 1
title: Five turns at the club
players: [Talia, Jonte, Rina]
species: [Jacaranda, Maple, Oak, Royal Poinciana, Blue Spruce, Cassia, Dogwood, Willow]
start:
  hands:  {Talia: Oa1 Ja3 Wi2 Wi4 Bs5 Ca1 Do3}
  deck:   Ja2 Oa4 _ Wi3
turns:
  - {player: Talia, draw: [deck, deck Oa4], play: Oa1, discard: Wi2}
  - {player: Jonte, draw: [Talia, deck], play: Bs4, discard: Rp3}
  - {player: Rina,  draw: [Jonte Rp3, deck], play: {card: Do2, at: [0, 0]}, discard: Ca5, note: free text}
  - {player: Talia, draw: [deck, deck Ma6], play: Oa4 right of Oa1, discard: Ca1}
  - {player: Jonte, draw: [deck, deck], play: Bs6 below Bs4, discard: Ca6, irregular: drew too early}
finished: false
"""
"""A game recorded from Talia's seat, stopped after five turns of three players."""

SLIPS = """\
arbcheck: 1
players: [Ana, Ben]
species: [Cassia, Dogwood, Jacaranda, Maple, Oak, Willow]
start:
  hands: {Ana: Oa1 Ja3 Wi2 Wi4 Ma5 Ca1 Do3, Ben: Oa2 Oa3 Oa1 Ma1 Ma2 Ma3 Ma4}
turns:
  - {player: Ana, draw: [deck Ca2, deck Oa4], play: Oa1, discard: Wi2}
  - {player: Ben, draw: [Ana Wi3, deck], play: Ma1, discard: Ma3}
  - {player: Ben, draw: [deck, deck], play: Ma2 above Ma1, discard: Ma4, irregular: nobody noticed}
  - {player: Ana, draw: [own, deck Ma6], play: {card: Oa4, at: [3, 0]}, discard: Ca1}
  - {player: Ben, draw: [deck], play: Wi8 above Ma2, discard: Ca6, irregular: drew only one}
  - {player: Ana, draw: [deck Ja1, Ben], play: Do3 right of Oa1}
  - {player: Ben, draw: [deck, deck], discard: Ca7}
claims: {winner: Bem}
"""
"""A game with a slip in the start, in every turn but the first, and in a claim."""

UNREAD = SLIPS.replace("play: Do3 right of Oa1", "play: Do3 right off Oa1")
"""The same game, but turn 6 cannot be read."""


def read(text: str) -> Record:
    """Read the one record of a text."""
    [record] = parse(text, name="game.yaml")
    return record


def story(text: str, seat: int | None = None) -> Story:
    """Return the story of a record that can be replayed."""
    record = read(text)
    told = story_of(record, retold(record), seat)
    assert told is not None
    return told
