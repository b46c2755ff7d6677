"""Writes Nusubito as rows of numbers, for networks: what a seat sees now (`observe`), what just changed (`glance`).

Both read a redacted record only, and are made from the marks of its fields; what fits no mark is written here. Sets of
cells are written in the order of cells that all actions have: the sixteen courtyard cells, then the nine temples.
"""

from facedown.engine.bits import number_of
from facedown.engine.generated import by_rule, glances, joined, observation
from facedown.engine.rule import rule
from facedown.engine.tensor_rows import put_bits, put_flag, put_one, put_share
from facedown.engine.tensors import Channel
from facedown.games.nusubito.rules.actions import (
    A_BOLSTER,
    A_CAPTURE,
    A_CLIMB,
    A_COIN,
    A_DART,
    A_GLIDE,
    A_HEAL,
    A_MOVE,
    A_RAISE,
    A_RAISE_HIGH,
    A_ROD,
    A_SPAWN,
    A_SPAWN_HIGH,
    A_UNBOLSTER,
    A_UPGRADE,
    MOST_DAYS,
)
from facedown.games.nusubito.rules.pieces import ALL_TEMPLES, CENTRE, N_COURT, N_TEMPLES
from facedown.games.nusubito.rules.state import MEMORY, START, STEPS, State, coins_on_table, is_open

SLOT = 3  # numbers about a slot of the row of Coins
NIGHT_ACTION = 9 + 6 + 1 + 1 + SLOT  # numbers about an action of the Thief's night
TRAIL_BITS = 19  # of a remembered turn, without its ends
RECENT = 4  # remembered turns that are also written as bits
NOTE = TRAIL_BITS + N_TEMPLES * N_TEMPLES
LAST_BITS = 12  # of an action's number
FELL_LOW = 15  # struck cells in the first number of a glance
_SLOT = "day / 40, round / 3, 1 for a Location Coin"


@rule
def put_darts(s: State, seat: int, out: list[float], at: int) -> None:
    put_share(out, at, s.darts, 15)
    put_share(out, at + 1, s.darts_total - s.darts, 15)
    put_share(out, at + 2, s.pub_darts, 15)


@rule
def put_place(s: State, seat: int, out: list[float], at: int) -> None:
    """Writes where the Thief is in his turn, which only he knows until the game is decided."""
    if s.thief == seat or is_open(s):
        put_one(out, at, s.at, N_TEMPLES)
        put_one(out, at + N_TEMPLES, s.start, N_TEMPLES)
        put_one(out, at + 2 * N_TEMPLES, s.aim - 1, N_TEMPLES)
        put_one(out, at + 3 * N_TEMPLES, s.stage, 5)
    put_share(out, at + 3 * N_TEMPLES + 5, s.points, 3)
    put_share(out, at + 3 * N_TEMPLES + 6, s.leaps, 3)


@rule
def put_slot(out: list[float], at: int, slot: int) -> int:
    """Writes a place in the row of Coins; nothing for 0."""
    if slot > 0:
        out[at] = ((slot - 1) // 6 + 1) / MOST_DAYS
        out[at + 1] = ((slot - 1) % 6 // 2 + 1) / 3
        put_flag(out, at + 2, (slot - 1) % 2)
    return at + SLOT


@rule
def put_thief_actions(s: State, seat: int, out: list[float], at: int) -> None:
    """Writes the special action of a day, and the actions of a night."""
    at = put_one(out, at, s.special, 9)
    at = put_slot(out, at, s.taken)
    for k in range(3):
        at = put_night_action(out, at, s.night_actions[k] - 1)


@rule
def put_night_action(out: list[float], at: int, number: int) -> int:
    if number >= A_COIN:
        out[at + 16] = 1.0
        put_slot(out, at + 17, 1 + number - A_COIN)
    elif number == A_DART:
        out[at + 15] = 1.0
    elif number >= A_ROD:
        out[at + 9 + number - A_ROD] = 1.0
    elif number >= A_UNBOLSTER:
        out[at + number - A_UNBOLSTER] = 1.0
    return at + NIGHT_ACTION


@rule
def put_last(s: State, seat: int, out: list[float], at: int) -> None:
    if s.last:
        number = number_of(s.last - 1)
        put_one(out, at, kind_of_action(number), 10)
        put_bits(out, at + 10, number, LAST_BITS)


@rule
def kind_of_action(number: int) -> int:
    """Finds the kind of an action of the Mist, as in the channel `last`."""
    kind = 0
    if number >= A_CAPTURE:
        kind = 1 + (number >= A_SPAWN) + (number >= A_RAISE) + (number >= A_MOVE) + (number >= A_CLIMB)
        kind += (number >= A_GLIDE) + (number >= A_HEAL) + (number >= A_UPGRADE) + (number >= A_BOLSTER)
        if number >= A_SPAWN_HIGH:
            kind = 2 + (number >= A_RAISE_HIGH)
    return kind


@rule
def put_row(s: State, seat: int, out: list[float], at: int) -> None:
    for k in range(9):
        at = put_slot(out, at, s.slot[k])


@rule
def possible_places(s: State) -> int:
    """Finds the temples on which the Thief may have ended his last turn, whatever Coins he had."""
    places = 1 << CENTRE if s.base == START else ALL_TEMPLES
    for turn in range(s.turns):
        ends = 0
        for temple in range(N_TEMPLES):
            if places >> temple & 1:
                ends |= s.reach[N_TEMPLES * turn + temple]
        places = ends
    return places


@rule
def put_traces(s: State, seat: int, out: list[float], at: int) -> None:
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


@rule
def put_results(s: State, seat: int, out: list[float], at: int) -> None:
    for game in range(2):
        at = put_one(out, at, s.result[game], 10)
        at = put_one(out, at, s.where[game] - 1, N_TEMPLES)
        at = put_one(out, at, s.treasures[game] - 1, N_TEMPLES)


@rule
def put_start(s: State, seat: int, out: list[float], at: int) -> None:
    at = put_one(out, at, s.configuration // 9, 3)
    at = put_one(out, at, s.configuration // 3 % 3, 3)
    at = put_one(out, at, s.configuration % 3, 3)
    at = put_flag(out, at, s.reflect)
    put_bits(out, at, s.custom, 2 * N_COURT)


observe, CHANNELS = observation(
    State,
    "thief", "phase", joined("time", "day", "laps", "round", "game"), "healers", "builders", "seekers", "down", "used",
    "fell", "shown_seekers", "shown_down", "thrown", "bolsters",
    by_rule(put_darts, Channel("darts", 3, "the Thief's Darts, those left in the pool, those the Mist knew of, of 15")),
    "looked",
    by_rule(
        put_place,
        Channel("place", 3 * N_TEMPLES, "if known, one-hot: the Thief's temple, where his turn began, where he leaps "
                "to"),
        Channel("turn", 7, "if known: stage of his turn one-hot (walk, landing while leaving, landing while arriving, "
                "close, stuck), points used and leaps made, of 3"),
    ),
    "hand", "rods",
    by_rule(
        put_thief_actions,
        Channel("special", 9 + SLOT, "special action, one-hot: none, Dart, six Rods, Coin; slot of that Coin: "
                f"{_SLOT}"),
        Channel("night", 3 * NIGHT_ACTION, "up to three actions of the Thief's night: temple of a Bolster taken (9), "
                f"Rod (6), Dart, Coin, slot of the Coin: {_SLOT}"),
    ),
    "steps", "marker", "left",
    by_rule(put_last, Channel(
        "last", 10 + LAST_BITS,
        "the Mist's last action, one-hot: end, capture, spawn, raise, move, climb, glide, heal, upgrade, bolster; its "
        "number as bits, the lowest first",
    )),
    by_rule(put_row, Channel("row", 9 * SLOT, f"Coins on the table, the oldest first: {_SLOT}")),
    "faces",
    by_rule(
        put_traces,
        Channel("possible", N_TEMPLES, "where the Thief may be after his last turn, by the remembered traces alone"),
        Channel("recent", RECENT * NOTE, "the last four remembered turns, the latest first: sacrifice; positions of "
                "Coins taken by day (9), by night (9); for each temple of departure the temples of arrival (9 x 9)"),
        Channel("traces", MEMORY * (1 + N_TEMPLES), "all remembered turns, the oldest first, as numbers: the nineteen "
                "bits before the arrivals / 524288, then for each temple of departure the set of arrivals / 511"),
    ),
    "memory",
    by_rule(put_results, Channel("results", 2 * 28, "of each game of a match, one-hot: result (10), where the Thief "
                                 "was (9), the treasure")),
    by_rule(put_start, Channel("start", 9 + 1 + 2 * N_COURT, "options: levels of the first three pawns (three "
                               "one-hots), mirrored; custom start: for each courtyard cell 1 + level as two bits")),
    "options",
)  # fmt: skip


@rule
def glance_known(s: State, seat: int, out: list[int], at: int) -> None:
    out[at] = s.result[s.game]
    out[at + 1] = 1 + s.at if s.thief == seat or is_open(s) else 0


@rule
def glance_coins(s: State, seat: int, out: list[int], at: int) -> None:
    coins = coins_on_table(s)
    out[at] = s.slot[coins - 1] if coins else 0
    out[at + 1] = coins


@rule
def glance_turn(s: State, seat: int, out: list[int], at: int) -> None:
    """Writes what was struck and thrown, the faces of Coins and the public steps, several in a number."""
    out[at] = s.fell & ((1 << FELL_LOW) - 1)
    out[at + 1] = s.fell >> FELL_LOW
    for k in range(3):
        out[at + 2 + k] = s.thrown[3 * k] + 17 * s.thrown[3 * k + 1] + 17 * 17 * s.thrown[3 * k + 2]
        out[at + 5 + k] = s.coin[3 * k] + 10 * s.coin[3 * k + 1] + 100 * s.coin[3 * k + 2]
    for k in range(STEPS // 2):
        out[at + 8 + k] = s.steps[2 * k] + 41 * s.steps[2 * k + 1]


glance, GLANCES = glances(
    State,
    "phase", "day", "round", "thief", "last",
    by_rule(glance_known, Channel("result", 1, "of the present game"),
            Channel("at", 1, "1 + the Thief's temple, if known")),
    "green", "special", "taken",
    by_rule(glance_coins, Channel("newest", 1, "slot of the latest Coin on the table"),
            Channel("coins", 1, "Coins on the table")),
    "marker", "night_actions",
    by_rule(
        glance_turn,
        Channel("fell", 2, "struck cells as bits: courtyard without its last cell; that one and the temples"),
        Channel("thrown", 3, "landings of thrown Seekers, three temples in a number: 1 + cell, to the base of 17"),
        Channel("faces", 3, "faces of the Coins on the table, if known, three in a number: 1 + temple, to the base of "
                "10"),
        Channel("steps", STEPS // 2, "public steps in their order, two in a number, to the base of 41"),
    ),
)  # fmt: skip
