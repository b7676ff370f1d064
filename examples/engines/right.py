"""A small Arboretum scorer that is right: reads questions, one JSON line each, and answers them.

arbcheck corpus --engine 'python examples/engines/right.py'

It needs nothing but Python. It lists all paths, which is plain but slow on large boards.
"""

import json
import sys


def paths_of(arboretum, species):
    """Yield the cards of every path of a species, as (species, value) from first to last."""
    at = {(tree["x"], tree["y"]): card_of(tree["card"]) for tree in arboretum}

    def walk(cell, path):
        if len(path) > 1 and path[-1][0] == species:
            yield path
        x, y = cell
        for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if beside in at and at[beside][1] > path[-1][1]:
                yield from walk(beside, [*path, at[beside]])

    for cell, card in at.items():
        if card[0] == species:
            yield from walk(cell, [card])


def card_of(text):
    """Part a card such as "royal-poinciana-4" into species and value."""
    species, _, value = text.rpartition("-")
    return species, int(value)


def worth(path):
    """Return what a path earns."""
    points = len(path)
    if len(path) >= 4 and len({species for species, _ in path}) == 1:
        points += len(path)
    return points + (path[0][1] == 1) + 2 * (path[-1][1] == 8)


def values_in_hand(player, species):
    """Return the values of a species in a player's hand."""
    return [value for name, value in map(card_of, player["hand"]) if name == species]


def sums_in_hand(players, species):
    """Return each player's sum of a species; an 8 counts 0 when an opponent holds the 1."""
    held = [values_in_hand(player, species) for player in players]
    sums = []
    for me, values in enumerate(held):
        cancelled = any(1 in other for them, other in enumerate(held) if them != me)
        sums.append(sum(values) - 8 * (8 in values and cancelled))
    return sums


def answer(question):
    """Score a position."""
    players = question["players"]
    scores = {player["name"]: {} for player in players}
    for species in question["species"]:
        sums = sums_in_hand(players, species)
        for player, total in zip(players, sums):
            best = max(map(worth, paths_of(player["arboretum"], species)), default=0)
            scores[player["name"]][species] = best if total == max(sums) else None
    totals = {name: sum(points or 0 for points in own.values()) for name, own in scores.items()}
    planted = {
        player["name"]: len({card_of(tree["card"])[0] for tree in player["arboretum"]}) for player in players
    }
    best = max((totals[name], planted[name]) for name in totals)
    winners = [name for name in totals if (totals[name], planted[name]) == best]
    return {"id": question["id"], "scores": scores, "totals": totals, "winners": winners}


def main():
    """Answer one question a line until there are no more."""
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
