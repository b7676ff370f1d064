"""Proofs on the table itself: sums with their cards, steps of a path, what a path earns. Values only."""

from typing import NamedTuple

from arbcheck.arboretum.board import Cell
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import Turn
from arbcheck.arboretum.result import Path, PlayerScore, SpeciesScore
from arbcheck.problems import Problem


class Sum(NamedTuple):
    """One player's cards of a species in hand, ascending, and what they count (R10, R11).

    ``unknown``: how many cards of the hand are not known at all; ``total`` and ``cancelled`` (the 8 counts 0)
    are None where those can change them.
    """

    cards: tuple[Card, ...]
    unknown: int
    total: int | None
    cancelled: bool | None


class RightProof(NamedTuple):
    """Who may score a species: a Sum for each player, in turn order.

    ``holders`` and ``reason`` as in Right; ``canceller`` holds the 1 that makes an opponent's 8 count 0.
    """

    species: str
    sums: tuple[Sum, ...]
    holders: tuple[int, ...] | None
    reason: str | None
    canceller: int | None


class Flaw(NamedTuple):
    """Why a claimed path is none (R14): what is wrong with its card number ``step``, from 0.

    ``why`` is one of: "no-cards" (nothing is named), "single-card", "first-species" or "last-species" (the
    card is not of the scored species), "not-planted" (``where``: the place it lies in instead, if the record
    tells: "hand", "arboretum" or "discard" of ``player``); and for the step to this card from the one
    before it (``before``): "diagonal", "not-adjacent", "equal", "descending". ``cells`` are the places
    of the two cards, or of the one, where they are planted.
    """

    step: int
    why: str
    card: Card | None = None
    before: Card | None = None
    cells: tuple[Cell, ...] = ()
    where: str | None = None
    player: int | None = None


class PathProof(NamedTuple):
    """A claimed path.

    ``flaws``: all that is wrong with it, the first illegal step first; none: it is legal, and ``walk`` is
    what it earns. ``best`` is the most valuable legal path there (None: there is none); it is better than a
    legal claimed path where it has more points. ``may_score``: whether the player has the right, said apart.
    """

    claimed: tuple[Card, ...]
    flaws: tuple[Flaw, ...]
    walk: Path | None
    best: Path | None
    may_score: bool | None
    right: RightProof


class Undue(NamedTuple):
    """A bonus that would make up the claimed number and is not due (R15).

    ``kind`` is "same_species", "starts_with_1" or "ends_with_8", ``points`` what it would add; ``why`` is
    "too-short" (fewer than four cards), "mixed" (another species in it), "no-1", "no-8".
    """

    kind: str
    points: int
    why: str


class PointsProof(NamedTuple):
    """A species' points: what it adds to the total, with the right and the path.

    ``line`` is what is right. ``claimed_path`` is the path that the same person claims there, if any.
    ``undue``: bonuses that are not due, on that path or else on the best one, and with which it would come
    to the claimed number. ``overlooked``: the better path, where the claim is too low. ``worth_it``: another
    legal path there that is worth exactly what was claimed.
    """

    line: SpeciesScore
    right: RightProof
    claimed_path: PathProof | None
    undue: tuple[Undue, ...]
    overlooked: Path | None
    worth_it: Path | None


class TotalProof(NamedTuple):
    """A total: what each species adds to it, and what the same person claims of each (None: nothing)."""

    score: PlayerScore
    claimed: tuple[int | None, ...]


class WinnerProof(NamedTuple):
    """Who wins: all scores in turn order, and what decided; None where unknown cards decide."""

    scores: tuple[PlayerScore, ...]
    decided_by: str | None


class TurnProof(NamedTuple):
    """A turn, counted from 1, as it is recorded, and the problems found in it."""

    turn: int
    played: Turn
    problems: tuple[Problem, ...]

    @property
    def player(self) -> int:
        """Whose turn it is said to be."""
        return self.played.player

    @property
    def irregular(self) -> str | None:
        """What `irregular` says of it."""
        return self.played.irregular


class EndProof(NamedTuple):
    """The end of a game: the turn that took the last card, from 1, whose it was, and how many are recorded.

    For an end position ``turns`` is the number of cards planted, which is the number of turns.
    """

    last: int
    player: int
    turns: int


Proof = RightProof | PathProof | PointsProof | TotalProof | WinnerProof | TurnProof | EndProof
"""One for each kind of claim: right, path, points, total, winner, legal, last_turn."""
