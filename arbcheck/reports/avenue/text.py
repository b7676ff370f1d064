"""The score report of an Avenue record as text, readable at 80 columns without colour."""

from arbcheck.avenue.boxes import PENALTY
from arbcheck.avenue.game import Game
from arbcheck.avenue.networks import castle_network, farm_network, is_marked, roads_until
from arbcheck.avenue.result import FarmScore, PlayerScore, Scored
from arbcheck.avenue.sheet import CASTLES
from arbcheck.records.outcome import Outcome
from arbcheck.reports.avenue.sheets import network, whole
from arbcheck.reports.avenue.verdict import sentences
from arbcheck.reports.names import Cast, cast
from arbcheck.reports.outcome import count
from arbcheck.reports.terminal import COLUMNS, Style, painted, shortened, width, wrapped

_TITLE_COLUMNS = 400


def blocks(outcome: Outcome, scored: Scored, style: Style) -> list[list[str]]:
    """Draw a score: the result, the rounds, then each player."""
    names = cast(scored.game.players, style)
    return [
        _head(outcome, scored, names, style),
        rounds(scored.game, style),
        *(_player(scored, player, names.labels[player], style) for player in range(len(names.labels))),
    ]


def _head(outcome: Outcome, scored: Scored, names: Cast, style: Style) -> list[str]:
    told = sentences(scored, names.labels)
    if width(" ".join(told)) <= COLUMNS:
        told = [" ".join(told)]
    lines = [painted(style.strong, line) for part in told for line in wrapped(part)]
    lines += wrapped(_facts(scored.game))
    if outcome.title:
        lines += wrapped(shortened(outcome.title, _TITLE_COLUMNS, style))
    for label, name in names.legend:
        lines += wrapped(f"{label} is {name}", "  ")
    for note in outcome.notes:
        lines += wrapped(style.safe(note), "", "  ")
    return lines


def _facts(game: Game) -> str:
    kind = "Final score" if game.finished else "Provisional score of an unfinished game"
    sheet = f"a sheet of {len(game.sheet.rows[0])} by {len(game.sheet.rows)} spaces"
    return (
        f"Avenue. {kind}, {count(len(game.players), 'player')}, {count(len(game.rounds), 'round')}, {sheet}."
    )


def rounds(game: Game, style: Style) -> list[str]:
    """List the rounds with their farms and cards."""
    lines = [painted(style.strong, "Rounds")]
    for number, played in enumerate(game.rounds, 1):
        cards = " ".join(map(str, played.cards)) or "no card yet"
        lines += wrapped(cards, f"  {number}  farm {played.farm}  ", " " * 13)
    return lines


def _player(scored: Scored, player: int, label: str, style: Style) -> list[str]:
    """Draw a player's sheet, each box with the network that fills it, and how the boxes add up."""
    game, own = scored.game, scored.result.scores[player]
    lines = [painted(style.strong, line) for line in wrapped(f"{label}: {_total(own)}")]
    lines += whole(game, game.roads[player], style)
    marked = is_marked(game.roads[player])
    for number, farm in enumerate(own.farms):
        lines += _row(f"Round {number + 1}, farm {farm.farm}", farm.box, farm_words(farm))
        known = marked or farm.connected is not None
        spaces = farm_network(game, player, number)
        if spaces and known:
            lines += network(game, roads_until(game.roads[player], number), spaces, style)
        elif known:
            lines.append(f"    no road in {farm.farm}'s space")
    for castle, colour, box in zip(CASTLES, ("Purple", "Green"), (own.purple, own.green), strict=True):
        lines += _row(f"{colour} castle", box, f"{count(box, f'{colour.lower()} grape')} connected")
        spaces = castle_network(game, player, castle)
        lines += (
            network(game, game.roads[player], spaces, style)
            if spaces
            else [f"    no road in {castle}'s space"]
        )
    return [*lines, *wrapped(_sum(own), "  ")]


def _row(name: str, box: int | None, told: str) -> list[str]:
    return wrapped(told, f"  {name:<16}{'?' if box is None else box:>3}  ", " " * 23)


def farm_words(farm: FarmScore) -> str:
    """Say how a farm box was filled: "3 connected, must beat 3: 0"."""
    if farm.connected is None:
        return f"at most {farm.at_most} connected; nothing tells when the roads were drawn"
    if farm.must_beat is None and farm.connected:
        beats = "beats whatever the box above holds" if farm.box else "may not beat the box above"
        return f"{farm.connected} connected, which {beats}"
    beat = "the box above" if farm.must_beat is None else farm.must_beat
    return f"{farm.connected} connected, must beat {beat}: {farm.box}"


def _total(own: PlayerScore) -> str:
    if own.total is not None:
        return count(own.total, "point")
    return f"total open, from {own.least} to {own.most} points"


def _sum(own: PlayerScore) -> str:
    """Add the boxes up, and take what zeros cost."""
    if own.total is None:
        return "Not added up: boxes are open."
    boxes = " + ".join(str(farm.box) for farm in own.farms)
    told = f"Farms {boxes}, castles {own.purple} + {own.green}"
    if own.zeros:
        zeros = "a farm box with 0 costs" if own.zeros == 1 else f"{own.zeros} farm boxes with 0 cost"
        told += f"; {zeros} {PENALTY * own.zeros}"
    return f"{told}: {own.total}; highest box {own.highest_box}"
