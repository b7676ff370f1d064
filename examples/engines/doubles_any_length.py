"""A scorer that is wrong in one thing: it doubles paths of one species at any length (R15: from four cards).

arbcheck corpus --engine 'python examples/engines/doubles_any_length.py'
"""

import right


def worth(path):
    """Return what a path earns, in this program's opinion."""
    points = len(path) * (2 if len({species for species, _ in path}) == 1 else 1)
    return points + (path[0][1] == 1) + 2 * (path[-1][1] == 8)


right.worth = worth

if __name__ == "__main__":
    right.main()
