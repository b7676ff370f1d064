"""A game of Avenue round by round: the cards, what each player did with them, and the farm at the end."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from arbcheck.avenue.game import Game, Road, Roads
from arbcheck.avenue.networks import farm_network, is_marked, roads_until
from arbcheck.avenue.result import Scored
from arbcheck.avenue.sheet import Space, named
from arbcheck.records.outcome import Outcome
from arbcheck.reports.avenue.box_words import facts, farm_words
from arbcheck.reports.avenue.data import Json, round_data
from arbcheck.reports.avenue.sheets import whole
from arbcheck.reports.avenue.verdict import sentences
from arbcheck.reports.json_report import diagnostic
from arbcheck.reports.names import cast
from arbcheck.reports.outcome import in_order
from arbcheck.reports.terminal import Style, painted, shortened, wrapped

_TITLE_COLUMNS = 400


class Part(NamedTuple):
    """Which rounds are told, both counted from 1, and of which players (seats).

    ``alone``: only they, without the opening and the end.
    """

    first: int
    last: int
    seats: tuple[int, ...]
    alone: bool = False


def blocks(outcome: Outcome, scored: Scored, part: Part, style: Style) -> Iterator[str]:
    """Yield a replay block by block, without final line breaks: the opening, each round, the end."""
    game = scored.game
    labels = cast(game.players, style).labels
    if part.first == 1 and not part.alone:
        yield "\n".join(_opening(outcome, game, style))
    for number in range(part.first - 1, part.last):
        yield "\n".join(_round(scored, number, part.seats, labels, style))
    if part.last == len(game.rounds) and not part.alone:
        told = " ".join(sentences(scored, labels))
        yield "\n".join(painted(style.strong, line) for line in wrapped(told))


def _opening(outcome: Outcome, game: Game, style: Style) -> list[str]:
    lines = []
    if outcome.title:
        title = shortened(outcome.title, _TITLE_COLUMNS, style)
        lines += [painted(style.strong, line) for line in wrapped(title)]
    lines += wrapped(facts(game))
    for label, name in cast(game.players, style).legend:
        lines += wrapped(f"{label} is {name}", "  ")
    for note in outcome.notes:
        lines += wrapped(style.safe(note), "", "  ")
    return [*lines, *whole(game, {}, style)]


def _round(
    scored: Scored, number: int, seats: Sequence[int], labels: Sequence[str], style: Style
) -> list[str]:
    game = scored.game
    played = game.rounds[number]
    cards = " ".join(map(str, played.cards)) or "no card yet"
    head = wrapped(f"Round {number + 1}, farm {played.farm}: {cards}", "", "  ")
    lines = [painted(style.strong, line) for line in head]
    for player in seats:
        lines += wrapped(f"{labels[player]}: {did(game, player, number)}", "  ", "    ")
        if is_marked(game.roads[player]):
            lines += whole(game, roads_until(game.roads[player], number), style)
        farm = scored.result.scores[player].farms[number]
        box = "?" if farm.box is None else farm.box
        lines += wrapped(f"{labels[player]} writes {box}: {farm_words(farm)}", "  ", "    ")
    return lines


def did(game: Game, player: int, number: int) -> str:
    """Tell what a player did with the cards of a round, counted from 0, as far as the record tells it."""
    moves, roads = game.moves[player], game.roads[player]
    cards = game.rounds[number].cards
    if moves is not None:
        told = [
            f"looks instead of {card}" if answer is None else f"{card} in {named(answer)}"
            for card, answer in zip(cards, moves[number], strict=True)
        ]
        return ", ".join(told) or "nothing to do yet"
    if not is_marked(roads):
        return "the sheet does not tell what was drawn in this round"
    drawn = _of_round(roads, number)
    left = Counter(card.number for card in cards) - Counter(road.number for _, road in drawn)
    told = [f"{road.number} in {named(space)}" for space, road in drawn]
    told += [f"looks instead of {missing}" for missing in left.elements()]
    return f"in some order {', '.join(told)}" if told else "nothing to do yet"


def _of_round(roads: Roads, number: int) -> list[tuple[Space, Road]]:
    """Return the roads of a round, row by row."""
    spaces = sorted(roads, key=lambda space: space[::-1])
    return [(space, roads[space]) for space in spaces if roads[space].round == number]


def tree(outcome: Outcome, scored: Scored | None, part: Part | None) -> Json:
    """Return a record's object with its keys in order; without a score only what is wrong with it."""
    head: Json = {
        "replay": 1,
        "file": outcome.file,
        "record": outcome.record,
        "game": outcome.game,
        "title": outcome.title,
        "status": outcome.status,
    }
    if scored is not None and part is not None:
        names = [scored.game.players[seat] for seat in part.seats]
        rounds = [_round_data(scored, number, part.seats) for number in range(part.first - 1, part.last)]
        head |= {"players": names, "rounds": rounds}
    return head | {"diagnostics": [diagnostic(problem) for problem in in_order(outcome.problems)]}


def _round_data(scored: Scored, number: int, seats: Sequence[int]) -> Json:
    sheets = [_sheet_data(scored, number, seat) for seat in seats]
    return {"round": number + 1, **round_data(scored.game.rounds[number]), "sheets": sheets}


def _sheet_data(scored: Scored, number: int, seat: int) -> Json:
    """Return what a player did in a round and what came of it; null where the record does not tell."""
    game = scored.game
    moves, roads = game.moves[seat], game.roads[seat]
    answers = None if moves is None else [answer and named(answer) for answer in moves[number]]
    drawn: list[Json] | None = None
    network: list[str] | None = None
    if is_marked(roads):
        drawn = [{"space": named(space), "road": road.number} for space, road in _of_round(roads, number)]
        network = [named(space) for space in sorted(farm_network(game, seat, number), key=_in_rows)]
    farm = scored.result.scores[seat].farms[number]
    return {
        "player": game.players[seat],
        "answers": answers,
        "drawn": drawn,
        "network": network,
        "connected": farm.connected,
        "must_beat": farm.must_beat,
        "box": farm.box,
    }


def _in_rows(space: Space) -> tuple[int, int]:
    return space[1], space[0]
