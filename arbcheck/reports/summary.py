"""A run in numbers: statuses, codes, wins by seat, and how the totals are spread."""

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
    statuses = [(name, counts["status", name]) for name in _STATUSES if counts["status", name]]
    blocks = [
        [f"{count(records, 'record')}: " + ", ".join(f"{number:,} {name}" for name, number in statuses)]
    ]
    blocks += [block for block in (_codes(counts), _wins(counts), _spread(counts)) if block]
    return "\n\n".join("\n".join(block) for block in blocks)


def _codes(counts: Counts) -> list[str]:
    codes = _under(counts, "code")
    rows = [f"  {code}  {number:>{len(str(max(codes.values())))}}" for code, number in sorted(codes.items())]
    return ["Records with a diagnostic", *rows] if rows else []


def _wins(counts: Counts) -> list[str]:
    rows = []
    for players, games in sorted((int(key), games) for key, games in _under(counts, "players").items()):
        shares = (
            f"seat {seat} {counts['win', players, seat]:,} ({counts['win', players, seat] / games:.0%})"
            for seat in range(1, players + 1)
        )
        rows.append(f"  {count(players, 'player')}, {games:,}: " + ", ".join(shares))
    return ["Wins by seat, shared ones counted for each", *rows] if rows else []


def _spread(counts: Counts) -> list[str]:
    totals = {int(total): number for total, number in _under(counts, "total").items()}
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
    head = f"Totals of {players:,} players: {min(totals)} to {max(totals)}, {mean:.1f} on average"
    return [head[:COLUMNS], *rows]


def tree(counts: Counts) -> dict[str, object]:
    """Return the summary as an object: what `--summary --format json` prints."""
    return {
        "summary": 1,
        "records": counts[("record",)],
        "statuses": {name: counts["status", name] for name in _STATUSES if counts["status", name]},
        "codes": dict(sorted(_under(counts, "code").items())),
        "wins": {
            str(players): {str(seat): counts["win", players, seat] for seat in range(1, players + 1)}
            for players in sorted(int(key) for key in _under(counts, "players"))
        },
        "totals": {str(total): number for total, number in sorted(_under(counts, "total").items())},
    }


def _under(counts: Counts, kind: str) -> dict[str | int, int]:
    return {key[1]: number for key, number in counts.items() if key[0] == kind}
