"""Numbers the actions of MYST. Choices of a cell have a word of a mask to themselves: such a word is the set of
cells."""

from facedown.engine.bits import id_of
from facedown.games.myst.rules.pieces import MOST_HANDS, N_CARDS, N_LANDMARKS, SECTORS

WORD = 63

A_ANY = 0
A_BOOK = 1
A_WAIT = 2
A_LAY = 3
A_REMOVE = 4
A_LEAVE = 5
A_END = 6
A_STOP = 7
A_KEY = 8  # + landmark
A_TIME_UP = A_KEY + N_LANDMARKS  # the clock's, not a team's (M-65)
W_PLACE, W_FOCUS, W_MOVE, W_JUMP, W_STEP = range(1, 6)
A_PLACE = WORD * W_PLACE  # + cell
A_FOCUS = WORD * W_FOCUS
A_MOVE = WORD * W_MOVE
A_JUMP = WORD * W_JUMP
A_STEP = WORD * W_STEP
A_RESIGN = WORD * (W_STEP + 1) + 62  # M-111; no outcome of chance has this number

# Chance. First comes who lays the next piece of a simulated race, and where: a word for each hand.
O_LAID = 0  # + 63 * hand + cell
W_OTHER = 2 * MOST_HANDS
O_CARD = WORD * W_OTHER  # + card
O_YOUNG = O_CARD + N_CARDS  # + team
O_FIRST = O_YOUNG + 2  # + team that moves first, at 30 : 30
O_TURNS = O_FIRST + 2  # + sector of the inner ring
O_SPIN = O_TURNS + SECTORS  # + sector of the outer ring
WORDS = W_OTHER + 1

TIME_UP = id_of(A_TIME_UP)
RESIGN = id_of(A_RESIGN)
