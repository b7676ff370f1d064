"""Which module draws the rulings of which game: what is peculiar to a game's facts, proofs and slips."""

from collections.abc import Callable, Iterable
from typing import Protocol

from arbcheck.adjudication.ruling import Finding, Proof, Ruling, Slip
from arbcheck.records.claims import Claim
from arbcheck.reports.json_report import Json
from arbcheck.reports.ruling_words import Pen
from arbcheck.reports.terminal import Style


class Told(Protocol):
    """What the module of a game offers.

    ``UNKNOWN`` names what may leave the winner open, ``NOTES`` says plainly what a ruling is that is open or
    invalid, by its status.
    """

    UNKNOWN: str
    NOTES: dict[str, str]

    def text(self, ruling: Ruling, pen: Pen, style: Style, /) -> Iterable[list[str]]:
        """Draw what lies on the table as text, in blocks; nothing where there is no score."""

    def markdown(self, ruling: Ruling, pen: Pen, style: Style, /) -> list[str]:
        """Write what lies on the table as Markdown, in blocks; nothing where there is no score."""

    def outcome(self, ruling: Ruling, pen: Pen, /) -> list[str]:
        """Tell who wins and why, in one paragraph; nothing where there is no score."""

    def points(self, pen: Pen, ruling: Ruling, /) -> list[str]:
        """Tell what each player's points are made of."""

    def proof(self, pen: Pen, ruling: Ruling, finding: Finding, /) -> list[str]:
        """Prove a finding in sentences."""

    def slip(self, pen: Pen, claim: Claim, slip: Slip, /) -> str:
        """Tell a slip that yields what is claimed."""

    def proof_data(self, ruling: Ruling, proof: Proof, /) -> Json:
        """Return a proof as an object."""

    def slip_data(self, ruling: Ruling, slip: Slip, /) -> Json:
        """Return a slip as an object."""


def _arboretum() -> Told:
    from arbcheck.reports import ruling_arboretum

    return ruling_arboretum


def _avenue() -> Told:
    import arbcheck.reports.avenue.ruling as of_avenue

    return of_avenue


_GAMES: dict[str, Callable[[], Told]] = {"arboretum": _arboretum, "avenue": _avenue}


def told_of(ruling: Ruling) -> Told:
    """Return the module that draws a ruling; that of Arboretum where the game is not known."""
    return _GAMES.get(ruling.outcome.game or "", _arboretum)()
