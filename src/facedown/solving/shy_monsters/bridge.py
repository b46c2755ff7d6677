"""Translates between the game's records and the solver's numbers.

The game counts a storey's rooms from 0 and puts the Entrance last; here the Entrance is tile 0, room r is tile r + 1.
"""

from facedown.engine.bits import id_of
from facedown.games.shy_monsters.rules.actions import A_ATTACK, A_EXPLORE, A_JUMP, A_JUMP_ATTACK, A_REVEAL
from facedown.games.shy_monsters.rules.outlines import Cells
from facedown.games.shy_monsters.rules.pieces import CELL, CELLS, ENTRANCE, ROOMS, STEPS
from facedown.games.shy_monsters.rules.state import REVEAL as REVEAL_PHASE
from facedown.games.shy_monsters.rules.state import State, kind_of, slot
from facedown.games.shy_monsters.rules.walk import region
from facedown.solving.shy_monsters.storey import ATTACK, EXPLORE, JUMP, JUMP_ATTACK, REVEAL

FIRST = {REVEAL: A_REVEAL, EXPLORE: A_EXPLORE, ATTACK: A_ATTACK, JUMP: A_JUMP, JUMP_ATTACK: A_JUMP_ATTACK}


def cells_of(s: State) -> Cells:
    """Lists the rooms of the present storey."""
    base = ROOMS * slot(s)
    return tuple(CELLS[cell] for cell in s.room[base : base + ROOMS])


def position_of(s: State) -> int:
    """Writes the Hero's position as one number; face-down tiles are not looked at."""
    now = slot(s)
    rooms = 0
    for room in range(ROOMS):
        if s.up[now] >> room & 1:
            rooms |= kind_of(s, room) << 4 * room
    reached = region(s)
    reached = (reached << 1 & 126) | reached >> ENTRANCE
    reveals = s.reveals if s.phase == REVEAL_PHASE else 0
    return rooms | s.active[now] << 25 | reached << 31 | s.attacks << 38 | s.jumps << 40 | reveals << 42


def action_of(cells: Cells, code: int) -> int:
    """Finds the game's action for a decision of the solver."""
    kind, over, target = code >> 6, code >> 3 & 7, code & 7
    tiles = ((0, 0), *cells)
    if kind < JUMP:
        return id_of(FIRST[kind] + CELL[tiles[target]])
    (x, y), (to_x, to_y) = tiles[over], tiles[target]
    return id_of(FIRST[kind] + 4 * CELL[tiles[over]] + STEPS.index((to_x - x, to_y - y)))
