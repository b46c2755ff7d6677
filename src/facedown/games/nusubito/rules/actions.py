"""Numbers all actions. What the rules count is turned into an id by leaving out every 64th number: a word of a choice
mask holds 63 bits, so that it stays positive. The Thief's actions, Coins apart, fill just one word."""

from facedown.engine.bits import id_of
from facedown.engine.rule import rule
from facedown.games.nusubito.rules.pieces import BESIDE, N_COURT, N_TEMPLES, N_TRIOS, TOUCHING

MOST_DAYS = 40  # then days are numbered from 1 again: a day's number is part of a Coin slot's name
LAST_LAP = 100  # a game without a limit that is still going on after some 4,000 days is drawn
N_SLOTS = 6 * MOST_DAYS

A_LEAP = 0  # + temple
A_SHOOT = A_LEAP + N_TEMPLES
A_SACRIFICE = A_SHOOT + N_TEMPLES
A_LAND = A_SACRIFICE + N_TEMPLES  # + courtyard cell
A_UNBOLSTER = A_LAND + N_COURT
A_ROD = A_UNBOLSTER + N_TEMPLES  # + Rod
A_DART = A_ROD + 6
A_LAY = A_DART + 1
A_TREASURE = A_LAY + 1
A_CONCEDE = A_TREASURE + 1
A_END = A_CONCEDE + 1
A_COIN = 63  # + slot
A_CAPTURE = A_COIN + N_SLOTS  # + temple
A_SPAWN = A_CAPTURE + N_TEMPLES  # + courtyard cell
A_RAISE = A_SPAWN + N_COURT
A_REVEAL = A_RAISE + N_COURT  # row, column
A_MOVE = A_REVEAL + 2  # courtyard to courtyard: + 16 * from + to
A_CLIMB = A_MOVE + N_COURT * N_COURT  # courtyard to temple: + 9 * from + temple
A_GLIDE = A_CLIMB + N_COURT * N_TEMPLES  # temple to temple: + 9 * from + to
A_HEAL = A_GLIDE + N_TEMPLES * N_TEMPLES  # + 16 * target + Healer given up
A_UPGRADE = A_HEAL + 25 * N_COURT  # + 3 * trio + which of its cells
# A Builder and a temple that it can reach, by number; ten actions each: from the stock, or from one of nine temples.
PAIRS = tuple(
    (cell, t) for cell in range(N_COURT) for t in range(N_TEMPLES) if (BESIDE[cell] | TOUCHING[cell]) >> t & 1
)
PAIR_OF = tuple(PAIRS.index((c, t)) if (c, t) in PAIRS else -1 for c in range(N_COURT) for t in range(N_TEMPLES))
PAIR_CELL = tuple(cell for cell, _ in PAIRS)
PAIR_TEMPLE = tuple(temple for _, temple in PAIRS)
A_BOLSTER = A_UPGRADE + 3 * N_TRIOS  # + 10 * pair, + 1 + temple where the Bolster comes from one
A_RESIGN = A_BOLSTER + 10 * len(PAIRS)
A_SPAWN_HIGH = A_RESIGN + 1  # + temple, with night_spawn "anywhere"; behind all others, which keep their ids
A_RAISE_HIGH = A_SPAWN_HIGH + N_TEMPLES
N_ACTIONS = A_RAISE_HIGH + N_TEMPLES
WORDS = (N_ACTIONS - 1) // 63 + 1

O_HIDE = 0  # outcomes of chance: + the temple of the treasure,
O_ROLE = N_TEMPLES  # + the seat of the Thief

FULL = (1 << 63) - 1


@rule
def put_row(mask: list[int], number: int, row: int) -> None:
    """Offers up to 25 actions at once: bit k of `row` is action `number` + k."""
    shift = number % 63
    word = number // 63
    mask[word] |= (row << shift) & FULL if shift <= 38 else (row & ((1 << (63 - shift)) - 1)) << shift
    if shift > 38:
        mask[word + 1] |= row >> (63 - shift)


@rule
def put_high(mask: list[int], number: int, temples: int) -> None:
    """Offers an action on each of these temples; those of A_SPAWN_HIGH and A_RAISE_HIGH are in the last word."""
    mask[WORDS - 1] |= temples << (number - 63 * (WORDS - 1))


RESIGN = id_of(A_RESIGN)
