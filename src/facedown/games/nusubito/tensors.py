"""Nusubito as rows of numbers, for networks: what a seat sees now (`observe`), and what just changed (`glance`).

Both read a redacted record only. Sets of cells are written in the order of cells that all actions have: the sixteen
courtyard cells, then the nine temples.
"""

from facedown.engine.bits import number_of
from facedown.engine.rows import put_bits, put_flag, put_one, put_share
from facedown.engine.rule import rule
from facedown.games.nusubito.actions import (
    A_BOLSTER,
    A_CAPTURE,
    A_CLIMB,
    A_COIN,
    A_DART,
    A_GLIDE,
    A_HEAL,
    A_MOVE,
    A_RAISE,
    A_ROD,
    A_SPAWN,
    A_UNBOLSTER,
    A_UPGRADE,
    MOST_DAYS,
)
from facedown.games.nusubito.channels import DEED, LAST_BITS, NOTE, RECENT, SLOT, TRAIL_BITS
from facedown.games.nusubito.pieces import ALL_TEMPLES, CENTRE, N_CELLS, N_COURT, N_TEMPLES
from facedown.games.nusubito.state import MEMORY, START, STEPS, State, coins_on_table, is_open

MOST_STEP = 40
FELL_LOW = 15  # struck cells in the first number of a glance


@rule
def observe(s: State, seat: int, out: list[float]) -> int:
    """How many numbers were written."""
    at = put_flag(out, 0, s.thief == seat)
    at = put_one(out, at, s.phase, 7)
    at = put_share(out, at, s.day, MOST_DAYS)
    at = put_one(out, at, s.round, 4)
    at = put_flag(out, at, s.game)
    at = put_board(s, out, at)
    at = put_thief(s, seat, out, at)
    at = put_turn(s, out, at)
    at = put_coins(s, out, at)
    at = put_traces(s, out, at)
    for game in range(2):
        at = put_one(out, at, s.result[game], 10)
        at = put_one(out, at, s.where[game] - 1, N_TEMPLES)
        at = put_one(out, at, s.treasures[game] - 1, N_TEMPLES)
    return put_options(s, seat, out, at)


@rule
def put_board(s: State, out: list[float], at: int) -> int:
    at = put_bits(out, at, s.healers, N_CELLS)
    at = put_bits(out, at, s.builders, N_CELLS)
    at = put_bits(out, at, s.seekers, N_CELLS)
    at = put_bits(out, at, s.down, N_CELLS)
    at = put_bits(out, at, s.used, N_CELLS)
    at = put_bits(out, at, s.fell, N_CELLS)
    at = put_bits(out, at, s.pub_seekers, N_CELLS)
    at = put_bits(out, at, s.pub_down, N_CELLS)
    for temple in range(N_TEMPLES):
        at = put_share(out, at, s.thrown[temple], N_COURT)
    at = put_bits(out, at, s.bolsters, N_TEMPLES)
    return put_bits(out, at, s.pub_bolsters, N_TEMPLES)


@rule
def put_thief(s: State, seat: int, out: list[float], at: int) -> int:
    """His Darts, and what only he knows until the game is decided."""
    at = put_share(out, at, s.darts, 15)
    at = put_share(out, at, s.darts_total - s.darts, 15)
    at = put_share(out, at, s.pub_darts, 15)
    at = put_bits(out, at, s.looked, 6)
    at = put_bits(out, at, s.pub_looked, 6)
    if s.thief == seat or is_open(s):
        put_one(out, at, s.at, N_TEMPLES)
        put_one(out, at + N_TEMPLES, s.start, N_TEMPLES)
        put_one(out, at + 2 * N_TEMPLES, s.aim - 1, N_TEMPLES)
        put_one(out, at + 3 * N_TEMPLES, s.stage, 5)
    at += 3 * N_TEMPLES + 5
    at = put_share(out, at, s.points, 3)
    at = put_share(out, at, s.leaps, 3)
    at = put_bits(out, at, s.hand, N_TEMPLES)
    at = put_one(out, at, s.sacrificed - 1, N_TEMPLES)
    at = put_bits(out, at, s.noted, 6)
    at = put_one(out, at, s.row - 1, 3)
    return put_one(out, at, s.column - 1, 3)


@rule
def put_slot(out: list[float], at: int, slot: int) -> int:
    """A place in the row of Coins; nothing for 0."""
    if slot > 0:
        out[at] = ((slot - 1) // 6 + 1) / MOST_DAYS
        out[at + 1] = ((slot - 1) % 6 // 2 + 1) / 3
        put_flag(out, at + 2, (slot - 1) % 2)
    return at + SLOT


@rule
def put_turn(s: State, out: list[float], at: int) -> int:
    at = put_one(out, at, s.special, 9)
    at = put_slot(out, at, s.taken)
    for k in range(3):
        at = put_deed(out, at, s.deeds[k] - 1)
    for k in range(STEPS):
        at = put_share(out, at, s.steps[k], MOST_STEP)
    at = put_share(out, at, s.steps_count, STEPS)
    at = put_one(out, at, s.marker, 16)
    at = put_share(out, at, s.left, 6)
    if s.last:
        number = number_of(s.last - 1)
        put_one(out, at, kind_of_action(number), 10)
        put_bits(out, at + 10, number, LAST_BITS)
    return at + 10 + LAST_BITS


@rule
def put_deed(out: list[float], at: int, number: int) -> int:
    if number >= A_COIN:
        out[at + 16] = 1.0
        put_slot(out, at + 17, 1 + number - A_COIN)
    elif number == A_DART:
        out[at + 15] = 1.0
    elif number >= A_ROD:
        out[at + 9 + number - A_ROD] = 1.0
    elif number >= A_UNBOLSTER:
        out[at + number - A_UNBOLSTER] = 1.0
    return at + DEED


@rule
def kind_of_action(number: int) -> int:
    """Of the Mist, as in the channel `last`."""
    kind = 0
    if number >= A_CAPTURE:
        kind = 1 + (number >= A_SPAWN) + (number >= A_RAISE) + (number >= A_MOVE) + (number >= A_CLIMB)
        kind += (number >= A_GLIDE) + (number >= A_HEAL) + (number >= A_UPGRADE) + (number >= A_BOLSTER)
    return kind


@rule
def put_coins(s: State, out: list[float], at: int) -> int:
    for k in range(9):
        at = put_slot(out, at, s.slot[k])
    for k in range(9):
        at = put_one(out, at, s.coin[k] - 1, N_TEMPLES)
    return at


@rule
def possible_places(s: State) -> int:
    """Temples on which the Thief may have ended his last turn, whatever Coins he had."""
    places = 1 << CENTRE if s.base == START else ALL_TEMPLES
    for turn in range(s.turns):
        ends = 0
        for temple in range(N_TEMPLES):
            if places >> temple & 1:
                ends |= s.reach[N_TEMPLES * turn + temple]
        places = ends
    return places


@rule
def put_traces(s: State, out: list[float], at: int) -> int:
    at = put_bits(out, at, possible_places(s), N_TEMPLES)
    for k in range(RECENT):
        turn = s.turns - 1 - k
        if turn >= 0:
            put_bits(out, at, s.trail[turn], TRAIL_BITS)
            for temple in range(N_TEMPLES):
                put_bits(out, at + TRAIL_BITS + N_TEMPLES * temple, s.reach[N_TEMPLES * turn + temple], N_TEMPLES)
        at += NOTE
    for turn in range(MEMORY):
        at = put_share(out, at, s.trail[turn], 1 << TRAIL_BITS)
        for temple in range(N_TEMPLES):
            at = put_share(out, at, s.reach[N_TEMPLES * turn + temple], ALL_TEMPLES)
    at = put_share(out, at, s.turns, MEMORY)
    at = put_one(out, at, s.base, 3)
    return put_share(out, at, s.base_count, 9)


@rule
def put_options(s: State, seat: int, out: list[float], at: int) -> int:
    at = put_one(out, at, s.configuration // 9, 3)
    at = put_one(out, at, s.configuration // 3 % 3, 3)
    at = put_one(out, at, s.configuration % 3, 3)
    at = put_flag(out, at, s.reflect)
    at = put_bits(out, at, s.custom, 2 * N_COURT)
    at = put_flag(out, at, s.games == 2)
    at = put_flag(out, at, s.first_thief == seat)
    at = put_flag(out, at, s.ask_thief)
    at = put_share(out, at, s.per_level, 9)
    at = put_share(out, at, s.darts_total, 15)
    at = put_share(out, at, s.start_darts, 15)
    at = put_share(out, at, s.bolster_count, 3)
    at = put_share(out, at, s.day_actions, 6)
    at = put_share(out, at, s.night_points, 6)
    at = put_flag(out, at, s.sequence)
    at = put_flag(out, at, s.midwalk)
    at = put_flag(out, at, s.stuck_claims)
    at = put_flag(out, at, s.night_current)
    at = put_flag(out, at, s.bluff)
    at = put_flag(out, at, s.capture_costs)
    at = put_flag(out, at, s.fresh_act)
    at = put_flag(out, at, s.healed_act)
    at = put_flag(out, at, s.bolster_any)
    at = put_flag(out, at, s.straight)
    at = put_share(out, at, s.max_days, MOST_DAYS)
    at = put_one(out, at, s.mist_aid - 1, 2)
    return put_flag(out, at, s.thief_aid)


@rule
def glance(s: State, seat: int, out: list[int]) -> int:
    """How many numbers were written."""
    known = s.thief == seat or is_open(s)
    coins = coins_on_table(s)
    out[0] = s.phase
    out[1] = s.day
    out[2] = s.round
    out[3] = 1 if s.thief == seat else 0
    out[4] = s.last
    out[5] = s.result[s.game]
    out[6] = 1 + s.at if known else 0
    out[7] = s.row
    out[8] = s.column
    out[9] = s.special
    out[10] = s.taken
    out[11] = s.slot[coins - 1] if coins else 0
    out[12] = coins
    out[13] = s.marker
    for k in range(3):
        out[14 + k] = s.deeds[k]
    out[17] = s.fell & ((1 << FELL_LOW) - 1)
    out[18] = s.fell >> FELL_LOW
    for k in range(3):
        out[19 + k] = s.thrown[3 * k] + 17 * s.thrown[3 * k + 1] + 17 * 17 * s.thrown[3 * k + 2]
        out[22 + k] = s.coin[3 * k] + 10 * s.coin[3 * k + 1] + 100 * s.coin[3 * k + 2]
    for k in range(STEPS // 2):
        out[25 + k] = s.steps[2 * k] + 41 * s.steps[2 * k + 1]
    return 25 + STEPS // 2
