"""Numbers all actions and all outcomes of chance; `id_of` makes an id of a number.

The first word of a choice mask has all that is no space, the next two are steps.
"""

from facedown.engine.bits import id_of
from facedown.engine.rule import rule
from facedown.games.hyst.rules.pieces import MOST_TILES, N_CARDS, N_MUSEUM, N_SPACES, SEATS

A_ROLL, A_REPLACE, A_TAKE, A_STEAL, A_END, A_DONE = range(6)
A_PLAY = 6  # + card
A_DISCARD = A_PLAY + N_CARDS
A_FACE = A_DISCARD + N_CARDS  # + direction
A_GRAPPLE = A_FACE + 4
A_BLOCK = A_GRAPPLE + 4  # + starting space
A_START = A_BLOCK + 4
A_VICTIM = A_START + 4  # + seat
A_TIME_UP = A_VICTIM + SEATS  # the clock's, not a seat's (H-452)
A_MOVE = 63  # + space
A_CAMERA = A_MOVE + N_SPACES
A_PLACE = A_CAMERA + N_MUSEUM
A_CLEAR = A_PLACE + N_MUSEUM
A_SHOVE = A_CLEAR + N_MUSEUM
A_VENT = A_SHOVE + N_MUSEUM
A_EAST = A_VENT + N_MUSEUM  # an edge by its western space
A_SOUTH = A_EAST + N_MUSEUM  # and by its northern one
N_ACTIONS = A_SOUTH + N_MUSEUM
WORDS = (N_ACTIONS - 1) // 63 + 1

O_TILE = 0  # + 4 * (number - 1) + quarter turns
O_FIRST = O_TILE + 4 * MOST_TILES  # + seat
O_D4 = O_FIRST + SEATS  # + result - 1
O_D6 = O_D4 + 4  # + result
O_CARD = O_D6 + 13  # + card
O_DRAWN = O_CARD + N_CARDS  # no outcome: a draw whose card is not told

TIME_UP = id_of(A_TIME_UP)
FULL = (1 << 63) - 1


@rule
def put_set(mask: list[int], number: int, low: int, high: int) -> None:
    """Offers a set of spaces: action `number` + space for each."""
    word = number // 63
    shift = number % 63
    rest = 63 - shift
    mask[word] |= (low & (FULL >> shift)) << shift
    mask[word + 1] |= low >> rest | (high & (FULL >> shift)) << shift
    if rest < 22:  # the second word has at most 22 bits
        mask[word + 2] |= high >> rest
