"""Numbers all actions. What the rules count is turned into an id by leaving out every 64th number: a word of a choice
mask holds 63 bits, so that it stays positive."""

from facedown.engine.bits import id_of
from facedown.games.shy_monsters.rules.pieces import N_CELLS

A_LAY = 0  # + cell
A_EXIT = A_LAY + N_CELLS
A_MONSTER = A_EXIT + N_CELLS  # + 85 * Monster + cell
A_REVEAL = A_MONSTER + 6 * N_CELLS
A_EXPLORE = A_REVEAL + N_CELLS
A_ATTACK = A_EXPLORE + N_CELLS
A_JUMP = A_ATTACK + N_CELLS  # + 4 * cell jumped over + direction of the landing
A_JUMP_ATTACK = A_JUMP + 4 * N_CELLS
A_RESIGN = A_JUMP_ATTACK + 4 * N_CELLS
N_ACTIONS = A_RESIGN + 1
WORDS = (N_ACTIONS - 1) // 63 + 1

O_PAIR = 0  # outcomes of chance: a pair of Monsters,
O_ROLE = 15  # + the seat of the Dungeon Master


RESIGN = id_of(A_RESIGN)
