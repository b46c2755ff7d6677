"""Starts a game: pawns, Darts, Coins, the Thief on the middle temple (N-302, N-304)."""

from facedown.engine.rule import rule
from facedown.games.nusubito.rules.pieces import ALL_TEMPLES, CELL, CENTRE, N_COURT
from facedown.games.nusubito.rules.state import START, State
from facedown.games.nusubito.rules.turns import start_thief_day

FIRST = tuple(CELL[name] for name in ("B2", "C2", "D2"))  # levels x, y, z
TURNED = tuple(CELL[name] for name in ("D4", "C4", "B4"))
MIRRORED = tuple(CELL[name] for name in ("B4", "C4", "D4"))


@rule
def put_pawn(s: State, cell: int, level: int) -> None:
    if level == 0:
        s.healers |= 1 << cell
    elif level == 1:
        s.builders |= 1 << cell
    else:
        s.seekers |= 1 << cell


@rule
def place_pawns(s: State) -> None:
    s.healers = 0
    s.builders = 0
    s.seekers = 0
    if s.custom:
        for cell in range(N_COURT):
            if s.custom >> (2 * cell) & 3:
                put_pawn(s, cell, (s.custom >> (2 * cell) & 3) - 1)
        return
    for k in range(3):
        level = s.configuration // 9 if k == 0 else s.configuration // 3 % 3 if k == 1 else s.configuration % 3
        put_pawn(s, FIRST[k], level)
        put_pawn(s, MIRRORED[k] if s.reflect else TURNED[k], level)


@rule
def begin(s: State) -> None:
    """Begins a new game of the match; nothing is left of the one before but its result."""
    place_pawns(s)
    s.down = 0
    s.used = 0
    s.bolsters = 0
    s.darts = s.start_darts
    s.looked = 0
    s.noted = 0
    s.hand = ALL_TEMPLES
    s.marker = 0
    s.last = 0
    for k in range(9):
        s.slot[k] = 0
        s.coin[k] = 0
    for k in range(s.turns):
        s.trail[k] = 0
        for t in range(9):
            s.reach[9 * k + t] = 0
    s.turns = 0
    s.base = START
    s.base_count = 0
    s.day = 1
    s.laps = 0
    s.round = 1
    s.at = CENTRE
    start_thief_day(s)
