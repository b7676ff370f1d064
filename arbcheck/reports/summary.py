"""A run in numbers: statuses, codes, and for each game the wins by seat and how the totals are spread."""

from collections import Counter

from arbcheck.reports.outcome import count
from arbcheck.reports.terminal import COLUMNS

Counts = Counter[tuple[str | int, ...]]
_STATUSES = ("final", "provisional", "open", "valid", "invalid")
_BAR = 40
_STEP = 5
"""So many points stand in one row of the spread."""


def text(counts: Counts) -> str:
    """Tell the summary in words and bars, without a line break at its end."""
    records = counts[("record",)]
    statuses = ", ".join(f"{counts['status', name]:,} {name}" for name in _STATUSES if counts["status", name])
    blocks = [[count(records, "record") + (f": {statuses}" if statuses else "")], _codes(counts)]
    games = _games(counts)
    for game in games:
        where = f" in {game.capitalize()}" if len(games) > 1 else ""
        blocks += [_wins(counts, game, where), _spread(counts, game, where)]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _codes(counts: Counts) -> list[str]:
    codes = _codes_of(counts)
    rows = [f"  {code}  {number:>{len(str(max(codes.values())))}}" for code, number in sorted(codes.items())]
    return ["Records with a diagnostic", *rows] if rows else []


def _wins(counts: Counts, game: str, where: str) -> list[str]:
    rows = []
    for players, games in _numbers(counts, "players", game).items():
        won = {seat: counts["win", game, players, seat] for seat in range(1, players + 1)}
        shares = (f"seat {seat} {number:,} ({number / games:.0%})" for seat, number in won.items())
        rows.append(f"  {count(players, 'player')}, {games:,}: " + ", ".join(shares))
    return [f"Wins by seat{where}, shared ones counted for each", *rows]


def _spread(counts: Counts, game: str, where: str) -> list[str]:
    totals = _numbers(counts, "total", game)
    if not totals:
        return []
    steps: Counter[int] = Counter()
    for total, number in totals.items():
        steps[total // _STEP] += number
    most, players = max(steps.values()), sum(totals.values())
    mean = sum(total * number for total, number in totals.items()) / players
    rows = []
    for step in range(min(steps), max(steps) + 1):
        bar = "#" * round(_BAR * steps[step] / most)
        rows.append(f"  {step * _STEP:>4} to {step * _STEP + _STEP - 1:<4} {bar:<{_BAR}} {steps[step]:,}")
    head = (
        f"Totals of {count(players, 'player')}{where}: {min(totals)} to {max(totals)}, {mean:.1f} on average"
    )
    return [head[:COLUMNS], *rows]


def tree(counts: Counts) -> dict[str, object]:
    """Return the summary as an object: what `--summary --format json` prints."""
    return {
        "summary": 1,
        "records": counts[("record",)],
        "statuses": {name: counts["status", name] for name in _STATUSES if counts["status", name]},
        "codes": _codes_of(counts),
        "games": {game: _game(counts, game) for game in _games(counts)},
    }


def _game(counts: Counts, game: str) -> dict[str, object]:
    return {
        "wins": {
            str(players): {str(seat): counts["win", game, players, seat] for seat in range(1, players + 1)}
            for players in _numbers(counts, "players", game)
        },
        "totals": {str(total): number for total, number in _numbers(counts, "total", game).items()},
    }


def _games(counts: Counts) -> list[str]:
    """Return the games of which there are scores."""
    return sorted({str(key[1]) for key in counts if key[0] == "players"})


def _codes_of(counts: Counts) -> dict[str, int]:
    return {str(key[1]): counts[key] for key in sorted(key for key in counts if key[0] == "code")}


def _numbers(counts: Counts, kind: str, game: str) -> dict[int, int]:
    """Return what was counted of a kind by a number, in its order."""
    return dict(sorted((int(key[2]), number) for key, number in counts.items() if key[:2] == (kind, game)))
