"""Rates what a board is worth to the Mist, as its chance to win.

`outlook` looks ahead by one turn of the Thief (`mist_ahead`) and weighs each event as the position in which the Mist
would have to decide then. `glance` judges a board by itself, which is quick and rough. `WORTH` comes from games: a
logistic fit to who won after 1,044 turns of the Mist in 290 games (docs/decisions/0043).
"""

import math

from facedown.bots.nusubito.mist_ahead import look_ahead
from facedown.bots.nusubito.mist_reach import NEVER, REACHED, seeker_ways
from facedown.bots.nusubito.mist_replies import (
    COIN,
    DART,
    E_KEY,
    E_KNOWS,
    E_LOOKS,
    E_MASS,
    E_NEAR,
    E_REACH,
    E_TEMPLE,
    EVENT_CELLS,
    F_DARTS,
    F_NIGHT,
    F_TABLE,
    SACRIFICE,
    SIGNS,
    Replies,
)
from facedown.bots.nusubito.mist_turns import BOARD_CELLS, BOLSTERS, BUILDERS, DOWN, HEALERS, SEEKERS
from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.nusubito.rules.finish import leap_price
from facedown.games.nusubito.rules.pieces import CROSS, LEAP_TO, LEAPS, LINK_CELLS, N_COURT, N_TEMPLES

HONEST = 0.93  # odds that will be seen are a little less sharp than this model of the Thief says

# What is known where the Mist has to decide: 1, best chance to capture at once, mass in reach, mass of the likeliest
# temple, he knows the treasure, he is near it too, looks he needs, his Darts, Seekers on temples, Seekers, Builders,
# Healers (all upright), Coins in his hand.
WORTH = (-1.73, 1.92, 0.27, 0.17, -0.32, -0.89, 0.56, -0.34, -0.49, 0.49, 0.27, 0.01, -0.13)

# Of a board by itself: 1, mass in reach, links under watch, price of the ways out, Seekers on temples, Seekers,
# Builders, Healers, Builders that cannot move, likely temples shut by Bolsters.
BOARD_WORTH = (-2.3, 2.2, 0.9, 0.25, 0.15, 0.2, 0.05, 0.05, -0.15, -0.8)


@rule
def chance(logit: float) -> float:
    return 1.0 / (1.0 + math.exp(-logit))


@rule
def outlook(m: Replies, table: list[int], row: int) -> float:
    """Computes the Mist's chance to win if its turn ends on this board, and it will see what the Thief does then."""
    count = look_ahead(m, table, row)
    base = BOARD_CELLS * row
    lying = 0 if m.facts[F_NIGHT] else table[base + DOWN]
    total = float(m.out[2])
    for event in range(count):
        at = EVENT_CELLS * event
        mass = float(m.events[at + E_MASS])
        if mass > 0.0:
            read_signs(m, at, mass, table, base, lying)
            total += mass * max(HONEST * float(m.signs[1]), worth(m))
    return total


@rule
def read_signs(m: Replies, at: int, mass: float, table: list[int], base: int, lying: int) -> None:
    """Writes the signs of the position after an event, if the Mist's turn has ended on the board at `base`."""
    best = 0.0
    cover = 0.0
    most = 0.0
    for t in range(N_TEMPLES):
        here = m.events[at + E_TEMPLE + t] / mass
        reached = here * m.events[at + E_REACH + t]
        cover += reached
        best = max(best, reached)
        most = max(most, here)
    key = int(m.events[at + E_KEY])
    fell = key >> 4
    kind = key & 15
    stand = ~(lying | fell)
    seekers = table[base + SEEKERS] & stand
    m.signs[0] = 1.0
    m.signs[1] = best
    m.signs[2] = cover
    m.signs[3] = most
    m.signs[4] = m.events[at + E_KNOWS] / mass
    m.signs[5] = m.events[at + E_NEAR] / mass
    m.signs[6] = m.events[at + E_LOOKS] / mass
    m.signs[7] = m.facts[F_DARTS] - popcount(fell & table[base + BUILDERS]) - 2 * popcount(fell & table[base + SEEKERS])
    if kind == DART:
        m.signs[7] += 1
    m.signs[8] = popcount(seekers >> N_COURT)
    m.signs[9] = popcount(seekers)
    m.signs[10] = popcount(table[base + BUILDERS] & stand)
    m.signs[11] = popcount(table[base + HEALERS] & stand)
    m.signs[12] = 8 - m.facts[F_TABLE] + (1 if kind == COIN else -1 if kind == SACRIFICE else 0)


@rule
def worth(m: Replies) -> float:
    logit = 0.0
    for k in range(SIGNS):
        logit += WORTH[k] * m.signs[k]
    return chance(logit)


@rule
def glance(m: Replies, table: list[int], row: int, temples: list[float]) -> float:
    """Judges a board by itself."""
    base = BOARD_CELLS * row
    stand = -1 if m.facts[F_NIGHT] else ~table[base + DOWN]
    healers = table[base + HEALERS] & stand
    builders = table[base + BUILDERS] & stand
    seekers = table[base + SEEKERS] & stand
    bolsters = table[base + BOLSTERS]
    up = healers | builders | seekers
    seeker_ways(up, seekers, 0, bolsters, m.ways)
    cover = 0.0
    watch = 0.0
    toll = 0.0
    shut = 0.0
    for t in range(N_TEMPLES):
        if temples[t] <= 0.0:
            continue
        cover += temples[t] * REACHED[min(m.ways[t] + 1, NEVER)]
        watch += temples[t] * popcount(LINK_CELLS[t] & up) / popcount(LINK_CELLS[t])
        toll += temples[t] * cheapest_exit(builders, seekers, t)
        shut += temples[t] * (bolsters >> t & 1)
    logit = BOARD_WORTH[0] + BOARD_WORTH[1] * cover + BOARD_WORTH[2] * watch + BOARD_WORTH[3] * toll
    logit += BOARD_WORTH[4] * popcount(seekers >> N_COURT) + BOARD_WORTH[5] * popcount(seekers)
    logit += BOARD_WORTH[6] * popcount(builders) + BOARD_WORTH[7] * popcount(healers)
    logit += BOARD_WORTH[8] * popcount(builders & CROSS) + BOARD_WORTH[9] * shut
    return chance(logit)


@rule
def cheapest_exit(builders: int, seekers: int, temple: int) -> int:
    """Counts the Darts for the cheapest leap away from a temple."""
    least = 9
    for k in range(LEAPS):
        if LEAP_TO[LEAPS * temple + k] < 0:
            break
        least = min(least, leap_price(builders, seekers, temple, k))
    return least


@rule
def glance_all(m: Replies, table: list[int], count: int, temples: list[float], values: list[float]) -> None:
    for row in range(count):
        values[row] = glance(m, table, row, temples)


@rule
def outlook_some(m: Replies, table: list[int], rows: list[int], begin: int, end: int, values: list[float]) -> None:
    """Computes the outlook of some rows of the table, in the order given by `rows`."""
    for k in range(begin, end):
        values[k] = outlook(m, table, rows[k])
