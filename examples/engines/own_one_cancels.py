"""A scorer that is wrong in one thing: a 1 cancels the 8 in one's own hand too (R11: an opponent's hand).

arbcheck corpus --engine 'python examples/engines/own_one_cancels.py'
"""

import right


def sums_in_hand(players, species):
    """Return each player's sum of a species, in this program's opinion."""
    held = [right.values_in_hand(player, species) for player in players]
    cancelled = any(1 in values for values in held)
    return [sum(values) - 8 * (8 in values and cancelled) for values in held]


right.sums_in_hand = sums_in_hand

if __name__ == "__main__":
    right.main()
