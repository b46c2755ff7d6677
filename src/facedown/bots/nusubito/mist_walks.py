"""Lists the walks of the Thief as one table of numbers, those from each temple together.

It is handed to compiled code as memory, since long tuples are slow to compile.
"""

import functools
import operator

from facedown.games.nusubito.rules.pieces import (
    IN_LINE,
    N_COURT,
    N_TEMPLES,
    N_WALKS,
    WALK_END,
    WALK_LINKS,
    WALK_START,
    WALK_TEMPLES,
    WALKS,
)

# MET: what may fall on a walk, as cells; AIM: temples in line with it; STEPS: its temples in their order.
W_END, W_LEAPS, W_MET, W_AIM, W_STEPS = range(5)
WALK_CELLS = W_STEPS + 4
BY_START = sorted(range(N_WALKS), key=lambda w: (WALK_START[w], w))
WALK_TABLE = [
    number
    for w in BY_START
    for number in (
        WALK_END[w],
        len(WALKS[w]) - 1,
        WALK_LINKS[w] | WALK_TEMPLES[w] << N_COURT,
        functools.reduce(operator.or_, (IN_LINE[t] for t in WALKS[w])),
        *(*WALKS[w], 0, 0)[:4],
    )
]
FIRST_WALK = tuple(sum(begin < start for begin in WALK_START) for start in range(N_TEMPLES + 1))
