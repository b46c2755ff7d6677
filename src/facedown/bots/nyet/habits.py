"""Says how much a hand wants each box covered: what our expert's vetoes were found to depend on.

A logit: the chance that a seat covers a box is in proportion to exp(habit), among the boxes it may cover. A hand is
counted against an average one; if only a share of it is known, against that share.

Fitted to 3,400 to 4,000 vetoes for each number of players, of experts with 800 rounds a veto that inferred nothing
from vetoes themselves, and with two and five players played rounds out by other numbers than quick play has now
(logistic regression, a fifth of the deals set aside: a veto is e**0.10 to e**0.28 times as likely as by habits that
do not look at the cards). Two boxes of the discard line that were not in play have the numbers of their likes.
"""

import math

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.nyet.learn.hints import high_cards
from facedown.games.nyet.rules.pieces import ALL_ONES, COLOUR, DISCARD, HAND_SIZE, LINE_START, ONES, SUPER, TRUMP
from facedown.games.nyet.rules.pieces import POINTS as POINTS_LINE
from facedown.games.nyet.rules.state import State

# What a habit hangs on, in hundredths: the columns of HABITS. A row of several is one for each box of the line.
OWN, FIRST, KIND, KIND_ONES = 0, 1, 2, 9
COLOUR_ANY, COLOUR_LONG, COLOUR_TOPS, ONES_ANY, ONES_HELD, NO_ONES = range(16, 22)
VALUE, VALUE_BEST, VALUE_TOPS, VALUE_ONES = 22, 27, 32, 37
COLUMNS = 42
# fmt: off
HABITS = (
    # two players
    211, -61,  -191, -98, -179, -179, -171, -171, -160,  -33, -72, -5, -5, -44, -44, 9,  118, -37, 40, 15, -36, 47,
    48, 114, 170, 227, 120,  0, -7, -20, -52, -1,  16, -31, -22, -6, 28,  15, 60, 14, -16, -37,
    # three players
    282, 146,  -153, -52, -138, -138, -157, -157, -163,  -17, -74, -7, -7, -6, -6, 10,  32, -92, 23, 60, -104, 111,
    44, 53, 4, 71, 141,  -14, 0, 43, 39, 8,  54, -1, -59, -68, 30,  -25, -20, 39, 43, -18,
    # four players
    130, -142,  -142, -111, -117, -117, -119, -119, -102,  -8, -77, 8, 8, -11, -11, 28,  54, -144, 31, 63, -230, 236,
    57, 24, 40, 101, 159,  -5, 5, -3, 1, -12,  49, 15, -25, -55, 94,  -19, -2, -19, -11, -70,
    # five players
    -244, 235,  -188, -166, -136, -136, -164, -164, -143,  -11, -39, 15, 15, -16, -16, 15,  38, -104, -37, 33, -132,
    328,  -14, 44, 55, 42, 37,  -2, 18, -11, 2, 9,  -2, -27, -32, -26, 37,  -6, -13, -23, -20, -33,
)
# fmt: on


@rule
def habit(s: State, column: int) -> float:
    return HABITS[COLUMNS * (s.players - 2) + column] / 100.0


@rule
def wishes(s: State, seat: int, hand: int, out: list[float], at: int) -> None:
    """Writes exp(habit) of every box for a seat with these cards into out[at ..]; a part of a hand will do."""
    size = popcount(hand)
    share = size / HAND_SIZE[s.players]
    ones = popcount(hand & ALL_ONES) - 3.0 * share
    tops = -4.0 * share
    best = -99.0
    for colour in range(4):
        top = popcount(hand & high_cards(s) & COLOUR[colour])
        more = popcount(hand & COLOUR[colour]) - size / 4.0
        tops += top
        best = max(best, 6.0 * more + 4.0 * top)
        trump = habit(s, COLOUR_ANY) + habit(s, COLOUR_LONG) * more + habit(s, COLOUR_TOPS) * (top - share)
        out[at + LINE_START[TRUMP] + colour] = math.exp(trump)
        held = popcount(hand & ONES[colour]) - 0.75 * share
        out[at + LINE_START[SUPER] + colour] = math.exp(habit(s, ONES_ANY) + habit(s, ONES_HELD) * held)
    out[at + LINE_START[SUPER] + 4] = math.exp(habit(s, NO_ONES))
    best = (best - 14.0 * share) / 6.0
    for k in range(5):
        out[at + k] = math.exp(habit(s, FIRST) + (habit(s, OWN) if s.character[seat] == k else 0.0))
        value = habit(s, VALUE + k) + habit(s, VALUE_BEST + k) * best
        value += habit(s, VALUE_TOPS + k) * tops + habit(s, VALUE_ONES + k) * ones
        out[at + LINE_START[POINTS_LINE] + k] = math.exp(value)
    for kind in range(7):
        out[at + LINE_START[DISCARD] + kind] = math.exp(habit(s, KIND + kind) + habit(s, KIND_ONES + kind) * ones)
