"""A slip on a sheet of Avenue that is no misreading of a rule, as a value."""

from typing import NamedTuple


class BoxSlip(NamedTuple):
    """A slip of the hand or the eye; ``id`` says which, and with it what the other values mean.

    - "box-above": the box follows from the one above as the same person claims it, ``number``, not as it is
    - "not-compared": what is connected is written though it does not beat the box above
    - "network-of-another-round": the farm counted on the sheet as it was after ``round``
    - "another-round": it is the box of ``round``
    - "castle-colours-swapped": the castle counts the grapes of the other colour
    - "other-castle": it is the box of the other castle
    - "wrong-player": it is the number of ``player``
    - "carried-over": the total is the sum, ``number``, of the boxes that the same person claims, with the
      right ones where none are claimed, and not all are right; or the winner follows so from totals
    - "zero-cost-forgotten": of what zeros cost, ``number`` points are not taken off the total
    - "box-left-out": the total does without the box ``box`` ("farm" of ``round``, "purple" or "green"),
      worth ``number``
    - "arithmetic": the boxes as the same person claims them come to ``number``

    Rounds are counted from 0.
    """

    id: str
    round: int | None = None
    box: str | None = None
    player: int | None = None
    number: int | None = None
