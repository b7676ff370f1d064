"""What a picture shows, in words: for those who cannot see it, and for programs that read pictures aloud."""

from arbcheck.arboretum.cards import SPECIES
from arbcheck.reports.path_words import Line, breakdown, steps, total
from arbcheck.reports.svg.subject import Subject
from arbcheck.reports.verdict import sentences, short


def name(subject: Subject) -> str:
    """Return a picture's title: what it is of, and who wins."""
    told = subject.outcome.title or "Arboretum"
    if len(subject.players) == 1:
        told += f", {subject.names.labels[subject.players[0]]}'s arboretum"
    after = "" if subject.outcome.turns is None else f", after turn {subject.outcome.turns}"
    return f"{told}{after}: {short(subject.position, subject.result, subject.names.labels)}"


def described(subject: Subject) -> str:
    """Return a picture's description: the verdict, then each player's total and paths."""
    told = sentences(subject.outcome, subject.position, subject.result, subject.names.labels)
    told += [f"{label} is {name}." for label, name in subject.names.legend]
    told += [of_player(subject, player) for player in subject.players]
    return " ".join(told)


def of_player(subject: Subject, player: int) -> str:
    """Tell what one player's arboretum shows: cards, total, paths scored, open and not scored."""
    score, label = subject.result.scores[player], subject.names.labels[player]
    cards = len(subject.position.arboretums[player])
    told = f"{label}: {total(score)}, {cards} {'card' if cards == 1 else 'cards'} planted."
    lines = [_path(line) for line in subject.lines(player)]
    return " ".join([told, *lines])


def _path(line: Line) -> str:
    said = {"scored": "scores", "open": "may score", "denied": "is not scored"}.get(line.kind)
    species = SPECIES[line.species].english
    if said is None or line.path is None:
        return f"{species}: {line.note}."
    worth = f"{line.path.points} with" if line.kind != "denied" else f"({line.path.points}),"
    told = f"{species} {said} {worth} {steps(line.path)}: {breakdown(line.path)}"
    return f"{told}; {line.note}." if line.note else f"{told}."
