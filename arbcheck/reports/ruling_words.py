"""A ruling in words: what somebody claims, and what became of it, in sentences that all forms share."""

from collections.abc import Callable
from typing import NamedTuple

from arbcheck.adjudication.ruling import REJECTED, UNDECIDED, UPHELD, Finding, Missing, Ruling, Value
from arbcheck.arboretum.cards import SPECIES, Card
from arbcheck.records.claims import Claim
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.terminal import Style
from arbcheck.reports.verdict import Labels

VERDICTS = {UPHELD: "Upheld", REJECTED: "Rejected", UNDECIDED: "Not decided"}
"""What stands before the sentence of each verdict."""
TEXT_COLUMNS = 400
"""Of longer texts of a record only the beginning is drawn, as text."""


class Pen(NamedTuple):
    """How texts of the record are written in a form of the sheet, so that they can break nothing there.

    ``labels`` are what the players are called, in turn order; ``write`` makes any other text safe.
    """

    labels: Labels
    write: Callable[[str], str]

    def named(self, players: tuple[int, ...]) -> str:
        """Name players as a sentence does; "nobody" where there are none."""
        return listed(self.labels[k] for k in players) if players else "nobody"

    def own(self, player: int) -> str:
        """Name what is a player's: "Talia's"."""
        return f"{self.labels[player]}'s"


def headline(ruling: Ruling) -> str:
    """Say how many claims there are and what became of them."""
    verdicts = [finding.verdict for finding in ruling.findings]
    if not verdicts:
        errors = any(problem.severity == "error" for problem in ruling.outcome.problems)
        if errors and ruling.outcome.status != "invalid":
            return "No claim can be read, so there is nothing to rule on."
        return "Nothing is claimed, so there is nothing to rule on."
    told = {UPHELD: "upheld", REJECTED: "rejected", UNDECIDED: "not decided"}
    parts = listed(f"{verdicts.count(each)} {word}" for each, word in told.items() if each in verdicts)
    return f"Ruling on {count(len(verdicts), 'claim')}: {parts}."


def colour(finding: Finding, style: Style) -> str:
    """Return the code that a verdict is drawn with."""
    return {REJECTED: style.error, UNDECIDED: style.warning}.get(finding.verdict, style.strong)


def said(pen: Pen, claim: Claim) -> str:
    """Tell a claim as its speaker would: "Jonte says: Talia scores 6 for Oak."."""
    told = _statement(pen, claim, claim.value)
    speaker = "Claimed" if claim.by is None else f"{pen.write(claim.by)} says"
    return f"{speaker}: {told}."


def noted(pen: Pen, ruling: Ruling, index: int) -> str:
    """Tell what the record notes beside a claim; "" where it is noted beside the claim before already."""
    claim = ruling.findings[index].claim
    before = ruling.findings[index - 1].claim if index else None
    known = before is not None and (before.note, before.by) == (claim.note, claim.by)
    return f"Note: {pen.write(claim.note)}" if claim.note and not known else ""


def _statement(pen: Pen, claim: Claim, value: Value) -> str:
    """State what a claim states, with a value of its kind."""
    player = pen.labels[claim.player] if claim.player is not None else ""
    match claim.kind:
        case "points":
            return f"{player} scores {value} for {species_name(claim)}"
        case "total":
            return f"{player} has {count(int(value) if isinstance(value, int) else 0, 'point')} in all"
        case "right":
            return right_of(pen, species_name(claim), seats(value))
        case "winner":
            return _winning(pen, seats(value))
        case "path":
            return _path_stated(player, species_name(claim), cards(value))
        case "farm":
            return f"{player}'s box of round {(claim.round or 0) + 1} holds {value}"
        case "purple" | "green":
            return f"{player}'s {claim.kind} castle holds {value}"
        case "legal":
            return f"turn {claim.turn} was {'' if value else 'not '}allowed"
        case _:
            return f"turn {value} was the last one"


def right_of(pen: Pen, species: str, holders: tuple[int, ...]) -> str:
    """Say who has a right: "Talia alone has the right to Oak"."""
    if len(holders) == 1:
        return f"{pen.labels[holders[0]]} alone has the right to {species}"
    return f"{pen.named(holders)} {'have' if holders else 'has'} the right to {species}"


def _winning(pen: Pen, winners: tuple[int, ...]) -> str:
    return f"{pen.named(winners)} {'share the win' if len(winners) > 1 else 'wins'}"


def _path_stated(player: str, species: str, path: tuple[Card, ...]) -> str:
    if not path:
        return f"{player} has no path of {species}"
    return f"{player}'s most valuable path of {species} is {walk(path)}"


def walk(path: tuple[Card, ...]) -> str:
    """Write cards from the first to the last, as paths are written everywhere."""
    return " > ".join(card.code for card in path)


def species_name(claim: Claim) -> str:
    """Name the species that a claim is about."""
    return SPECIES[claim.species or ""].english


def sentence(words: str) -> str:
    """Begin a sentence with words that are our own, never with a name (D-037)."""
    return words[:1].upper() + words[1:]


def seats(value: Value | None) -> tuple[int, ...]:
    """Return a value that names players."""
    return tuple(item for item in value if isinstance(item, int)) if isinstance(value, tuple) else ()


def cards(value: Value | None) -> tuple[Card, ...]:
    """Return a value that names cards."""
    return tuple(item for item in value if isinstance(item, Card)) if isinstance(value, tuple) else ()


def ruled(pen: Pen, finding: Finding) -> str:
    """Tell what is right instead, or what is missing: "Oak adds 3 points to Talia's total."; else ""."""
    if finding.verdict == UPHELD:
        return ""
    if finding.verdict == UNDECIDED:
        return " ".join(missing(pen, each) for each in finding.missing)
    if finding.right is None:
        told = _statement(pen, finding.claim, finding.claim.value)
        unknown = _WHATEVER[finding.missing[0].why]
        return f"{unknown}, it is not so that {told}."
    if finding.claim.kind == "points":
        points = count(int(str(finding.right)), "point")
        player = pen.labels[finding.claim.player or 0]
        return f"{species_name(finding.claim)} adds {points} to {player}'s total."
    told = _statement(pen, finding.claim, finding.right)
    return f"{told if _begins_with_a_name(finding.claim, finding.right) else sentence(told)}."


def _begins_with_a_name(claim: Claim, value: Value) -> bool:
    """Say whether a statement begins with a player's name, which is written as it is, and never otherwise."""
    return claim.player is not None or bool(seats(value))


_WHATEVER = {
    "unknown-cards": "Whatever the unknown cards are",
    "unknown-rounds": "Whenever the roads were drawn",
}


def missing(pen: Pen, why: Missing) -> str:
    """Say what a claim would need to be decided."""
    match why.why:
        case "unknown-cards":
            places = listed(
                f"{count(place.unknown, 'unknown card')} in {pen.write(place.player)}'s {place.place}"
                for place in why.places
            )
            return f"It depends on {places}."
        case "unknown-rounds":
            roads = listed(
                f"{count(place.unknown, 'road')} on {pen.write(place.player)}'s sheet" for place in why.places
            )
            return f"It depends on the rounds of {roads}, which nothing tells."
        case "errors":
            return f"An error in the record leaves it open: {pen.write(why.text)}."
        case "unfinished":
            return "The game is not finished, so no turn has ended it."
        case "no-turns":
            return "This record is an end position; it does not tell the turns."
        case "no-such-turn":
            return f"There is no such turn: the cards planted show {count(int(why.text), 'turn')}."
        case "unread-turn":
            return "That turn, or one before it, cannot be read."
        case _:
            return (
                "Nothing is wrong with the turn as it is recorded, but `irregular` names a slip that a record"
                f" does not show: {pen.write(why.text)}."
            )
