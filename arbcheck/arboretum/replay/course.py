"""The course of a replay: what it has come to so far, shared by the modules that check each kind of fact."""

from typing import TYPE_CHECKING

from arbcheck.arboretum.cards import SPECIES, VALUES, Card
from arbcheck.arboretum.game import Game
from arbcheck.arboretum.replay.findings import Findings, Repairs
from arbcheck.arboretum.replay.layout import Layout, Setup
from arbcheck.problems import Handle, Place

if TYPE_CHECKING:
    from arbcheck.arboretum.replay.mentions import Mention, Mentions


class Course:
    """A replay under way.

    due        the player whose turn is next
    player     who has played the turn before that
    instead    after a slip in the order: (turn, player) of another way in which the order may go on
    late       players who were passed over: the turn in which, and whether that slip was let stand
    ended_in   the turn that took the last card of the draw pile, from 0; None before that
    ended_by   who played it
    over_in    the turn that ended the game; by the rules it is ended_in (R9)
    played_on  the severity of the first turn after the end, once there is one
    swapped    a turn that is played after the one that follows it in the record; -1 if there is none
    shown      the cards that `end` shows of each hand
    mentions   which facts have named the cards, once a problem has asked
    """

    __slots__ = (
        "due",
        "ended_by",
        "ended_in",
        "findings",
        "game",
        "instead",
        "late",
        "layout",
        "mentions",
        "over_in",
        "played_on",
        "player",
        "setup",
        "shown",
        "swapped",
    )

    def __init__(self, game: Game, setup: Setup, repairs: Repairs) -> None:
        self.game = game
        self.setup = setup
        self.layout = Layout(setup)
        self.findings = Findings(repairs)
        self.due = 0
        self.player = 0
        self.instead = (-1, -1)
        self.late: dict[int, tuple[int, str]] = {}
        self.ended_in: int | None = None
        self.ended_by: int | None = None
        self.over_in: int | None = None
        self.played_on: str | None = None
        self.swapped = -1
        self.shown: list[list[Card]] = [[] for _ in game.players]
        self.mentions: Mentions | None = None

    def whereabouts(self, card: Card, before: Handle) -> tuple[str, list[tuple[Place, str]]]:
        """Tell where a card is: in words that follow its name, and as the second place of a problem."""
        if self.findings.counting:
            return "", []
        found = self.last_mention(card, before)
        if found is None:
            return "is known to be elsewhere", []
        return found.words, [(found.at, f"{card.code} {found.words}")]

    def last_mention(self, card: Card, before: Handle) -> "Mention | None":
        """Return the last fact before another that moved or named a card."""
        if self.mentions is None:
            from arbcheck.arboretum.replay.mentions import Mentions

            self.mentions = Mentions(self.game, self.layout)
        return self.mentions.last(card, before)

    def admit(self, card: Card, at: Handle) -> None:
        """Report a card of a species that is not in play (R2), and take the species for one that is."""
        from arbcheck.arboretum.checks import not_in_play
        from arbcheck.arboretum.setup_checks import other_edition

        if self.game.edition in SPECIES[card.species].editions:
            found = not_in_play(card, self.game.species, at)
        else:
            found = other_edition(card.species, self.game.edition, at)
        self.findings.problems.append(found)
        taken_in = {Card(card.species, value) for value in VALUES}
        self.layout.unseen |= taken_in - self.layout.cards
        self.layout.cards |= taken_in
