"""Estimates how soon Seekers can stand on each temple: quickly, for boards looked at by the thousand.

It counts a Seeker's own step, and for each empty cell that a stream has to bridge one more action, without asking which
pawn would come there. Exact answers are in the table of `mist_turns`; this one needs well under a microsecond.
"""

from facedown.engine.bits import lowest
from facedown.engine.rule import rule
from facedown.games.nusubito.rules.pieces import COURT, N_COURT, N_TEMPLES, NEAR

NEVER = 4  # more actions than a turn has
REACHED = (1.0, 1.0, 0.95, 0.6, 0.03)  # is a temple really in reach that seems so many actions away?


@rule
def around(cells: int) -> int:
    """Finds all cells beside these."""
    found = 0
    while cells:
        found |= NEAR[lowest(cells)]
        cells &= cells - 1
    return found


@rule
def seeker_ways(pawns: int, seekers: int, down: int, bolsters: int, ways: list[int]) -> None:
    """Counts for each temple the actions until an upright Seeker stands there (N-419, N-420); NEVER: too many.

    `pawns` are all on the board. No pawn has acted yet.
    """
    up = pawns & ~down
    seekers &= up
    free = ~(pawns >> N_COURT) & ~bolsters & 511
    beside = around(seekers & COURT) >> N_COURT & free
    joined = seekers & ~COURT
    for t in range(N_TEMPLES):
        ways[t] = 0 if joined >> (N_COURT + t) & 1 else 1 if beside >> t & 1 else NEVER
    edge = around(joined)
    for actions in range(1, NEVER):
        more = edge & up & ~joined
        while more:
            joined |= more
            edge |= around(more)
            more = edge & up & ~joined
        temples = edge >> N_COURT & free
        for t in range(N_TEMPLES):
            if temples >> t & 1 and ways[t] > actions:
                ways[t] = actions
        bridge = edge & COURT & ~pawns
        joined |= bridge
        edge |= around(bridge)
