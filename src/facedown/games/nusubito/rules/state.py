"""Declares the record of Nusubito: everything that is true in a game, in integers.

The Thief's turn is staged: he works on the fields themselves, and what others may see of them stays in the `pub_`
copies until the turn is published (N-403). The row of Coin slots changes at publication only.
"""

from typing import Annotated

from facedown.engine.marks import (
    Sight,
    bits,
    flag,
    is_number,
    is_viewer,
    mirror,
    number,
    one_of,
    public,
    share,
    viewer_number,
)
from facedown.engine.record import Int8, Int16, Int32, Int64, Record, i8, i16, i32
from facedown.engine.rule import rule
from facedown.games.nusubito.rules.actions import LAST_LAP, MOST_DAYS
from facedown.games.nusubito.rules.pieces import N_CELLS, N_COURT, N_TEMPLES

ROLES, HIDE, T_DAY, M_DAY, T_NIGHT, M_NIGHT, OVER = range(7)
PHASES = ("roles", "hide", "thief_day", "mist_day", "thief_night", "mist_night", "over")
WALK, LAND_LEAVING, LAND_ARRIVING, CLOSE, STUCK = range(5)  # stages of the Thief's day turn, his own knowledge
STAGES = ("walk", "land", "land", "close", "stuck")

# Results of a game (N-601).
UNDECIDED, FOUND, MISSED, CAUGHT, MISTAKEN, CONCEDED, TRAPPED, RESIGNED_BY_THIEF, RESIGNED_BY_MIST, DRAWN = range(10)
RESULTS = (
    "", "treasure_found", "treasure_missed", "thief_caught", "capture_missed", "thief_stuck", "thief_stuck",
    "resigned", "resigned", "drawn",
)  # fmt: skip

NO_SPECIAL, DART, ROD, COIN = 0, 1, 2, 8  # special actions: ROD + Rod
MARK_ROW, MARK_COLUMN, MARK_TEMPLE = 1, 4, 7  # + what was revealed by night
MEMORY = 30  # Thief day turns whose traces are remembered
STEPS = 20  # public steps of a turn with thief_publication "sequence"
S_SACRIFICE, S_DART, S_COIN, S_ROD, S_DOWN = 1, 2, 3, 4, 16  # + Rod, + cell

ROUNDS = 3  # of a day, before its night (N-401)
START, LAST_COIN, NO_COIN = range(3)  # where the traces begin: see `base`

MOST_STEP = 40  # number of a public step, at most

secret = Sight("the Thief, and everybody when the game is decided")
staged = Sight("the Thief, and everybody while he is not at work")

CELLS = "cells in the order of actions: sixteen of the courtyard, then nine temples, each row by row from A1"
MARKER = "one-hot, what the last night revealed: nothing, three rows, three columns, nine temples"
PUBLIC_STEPS = (
    "public steps of the turn in their order, / 40 (option thief_publication): 1 sacrifice, 2 Dart, 3 Coin, 4 + Rod, "
    "16 + struck cell"
)
COUNTS = (
    "pawns per level (of 9), Darts and Darts at the start (of 15), Bolsters (of 3), "
    "actions by day and points by night (of 6)"
)


class State(Record):
    # fmt: off
    custom: Annotated[Int64, public]  # option custom_start: two bits for each courtyard cell, 1 + level
    # Sets of cells.
    healers: Annotated[Int32, public, bits(N_CELLS, f"Healers; {CELLS}")]
    builders: Annotated[Int32, public, bits(N_CELLS, "Builders; cells as in `healers`, also in the next channels")]
    seekers: Annotated[Int32, staged, bits(N_CELLS, "Seekers")]
    down: Annotated[Int32, staged, bits(N_CELLS, "pawns that lie")]
    used: Annotated[Int32, public, bits(N_CELLS, "pawns that acted in this turn of the Mist")]
    fell: Annotated[Int32, staged, bits(N_CELLS, "cells in which a pawn was struck in the Thief's turn")]
    pub_seekers: Annotated[Int32, public,
                           bits(N_CELLS, "Seekers as the Mist sees them, while the Thief is at work", "shown_seekers")]
    pub_down: Annotated[Int32, public,
                        bits(N_CELLS, "lying pawns as the Mist sees them, while the Thief is at work", "shown_down")]
    # What the Mist may conclude from each remembered turn of the Thief: which end goes with which start.
    trail: Annotated[list[int], i32, MEMORY, public]  # sacrifice, Coins taken in the turn, and in the night after it
    reach: Annotated[list[int], i16, MEMORY * 9, public]  # for each turn and temple of departure the possible ends
    # Coins on the table, oldest first; a slot is 1 + 6 * (day - 1) + 2 * (round - 1) + layer (S 0, L 1).
    slot: Annotated[list[int], i16, 9, public]
    # of the Thief's night, as 1 + number of action
    night_actions: Annotated[list[int], i16, 3, staged, number("1 + number of each action of the Thief's night")]
    last: Annotated[Int16, public, number("1 + id of the Mist's last action")]
    taken: Annotated[Int16, staged, number("slot of the Coin picked up")]  # in this day turn
    # sets of temples: Coins in hand,
    hand: Annotated[Int16, secret, bits(N_TEMPLES, "if known: Coins in the Thief's hand")]
    bolsters: Annotated[Int16, staged, bits(N_TEMPLES, "temples with a Bolster")]
    pub_bolsters: Annotated[Int16, public,
                            bits(N_TEMPLES, "then as the Mist sees them while the Thief is at work", "bolsters")]
    # face of each slot, 1 + temple
    coin: Annotated[list[int], i8, 9, secret,
                    one_of(N_TEMPLES, "if known: face of each of these Coins, one-hot", "faces", first=1)]
    # for each temple 1 + the cell onto which its Seeker was thrown in this turn
    thrown: Annotated[list[int], i8, 9, staged, share(
        N_COURT, "by temple: 1 + courtyard cell onto which its Seeker was thrown in this turn, / 16")]
    steps: Annotated[list[int], i8, STEPS, staged, share(MOST_STEP, PUBLIC_STEPS)]
    result: Annotated[list[int], i8, 2, public]  # of both games of a match,
    where: Annotated[list[int], i8, 2, public]  # where the Thief stood when it ended, 1 + temple
    treasures: Annotated[list[int], i8, 2, public]  # and where the treasure was
    phase: Annotated[Int8, public, number("number of the phase"), one_of(
        7, "one-hot: roles, hide, Thief's day, Mist's day, Thief's night, Mist's night, over")]
    stage: Annotated[Int8, secret]
    game: Annotated[Int8, public, flag("the second game of a match is played")]
    # seat
    thief: Annotated[Int8, public, is_viewer("the viewer is the Thief of the present game"),
                     viewer_number("the viewer is the Thief")]
    day: Annotated[Int8, public, share(MOST_DAYS, "day / 40"), number("1 to 40")]  # then from 1 again; see `laps`
    round: Annotated[Int8, public, one_of(4, "round one-hot: night, 1, 2, 3"), number("1 to 3, 0 by night")]
    at: Annotated[Int8, secret]  # the Thief's temple
    start: Annotated[Int8, secret]  # where his turn began
    points: Annotated[Int8, secret]  # used for leaps
    leaps: Annotated[Int8, secret]
    special: Annotated[Int8, staged, number("special action: 1 Dart, 2 + Rod, 8 Coin")]
    # 1 + Coin
    sacrificed: Annotated[Int8, secret, one_of(N_TEMPLES, "the one sacrificed in this turn, one-hot", "hand", first=1)]
    aim: Annotated[Int8, secret]  # the temple of the leap that waits for a landing, or that just made one
    darts: Annotated[Int8, staged]
    pub_darts: Annotated[Int8, public]
    # Rods that the Thief has seen, as a set
    looked: Annotated[Int8, staged, bits(6, "Rods 1, 3, 5, A, C, E: the Thief has looked at them")]
    pub_looked: Annotated[Int8, public, bits(6, "as the Mist knew before this turn", "looked")]
    # Rods whose colour he saw: the same set, but not where the record does not know the green one
    noted: Annotated[Int8, secret, bits(6, "if known: Rods whose colour was seen", "rods")]
    # the green Rods as 1 + number within their axis; 0 where the reader does not know
    row: Annotated[Int8, one_of(3, "green row one-hot", "rods", first=1),
                   number("green row and column, 1 to 3 each, if known", "green")]
    column: Annotated[Int8, one_of(3, "green column one-hot", "rods", first=1), number("", "green")]
    # actions or Action Points of the Mist; Action Points spent by the Thief at night
    left: Annotated[Int8, staged,
                    share(6, "actions or Action Points left to the Mist, or spent in the Thief's night, of 6")]
    # what the last night revealed
    marker: Annotated[Int8, public, one_of(16, MARKER),
                      number("what the night revealed: 1 + row, 4 + column, 7 + temple")]
    steps_count: Annotated[Int8, staged, share(STEPS, "their number / 20", "steps")]
    # remembered day turns of the Thief
    turns: Annotated[Int8, public, share(MEMORY, "remembered turns of 30", "memory")]
    # what was known before the first of them: the start, or nothing but the row of slots
    base: Annotated[Int8, public, one_of(
        3, "what was known before them, one-hot: the start, the last Coin, nothing", "memory")]
    base_count: Annotated[Int8, public, share(9, "Coins on the table then, of 9", "memory")]
    # Options.
    games: Annotated[Int8, public, mirror("match_games"), is_number(2, "two games", "options")]
    first_thief: Annotated[Int8, public, is_viewer("viewer was the first Thief", "options")]
    ask_thief: Annotated[Int8, public, flag("roles drawn", "options")]
    configuration: Annotated[Int8, public, mirror("configuration")]  # 9 * x + 3 * y + z
    reflect: Annotated[Int8, public, mirror("start_mirror")]
    per_level: Annotated[Int8, public, mirror("pawns_per_level"), share(9, COUNTS, "options")]
    darts_total: Annotated[Int8, public, mirror("darts_total"), share(15, "", "options")]
    start_darts: Annotated[Int8, public, mirror("thief_start_darts"), share(15, "", "options")]
    bolster_count: Annotated[Int8, public, mirror("bolster_count"), share(3, "", "options")]
    day_actions: Annotated[Int8, public, mirror("mist_day_actions"), share(6, "", "options")]
    night_points: Annotated[Int8, public, mirror("mist_night_ap"), share(6, "", "options")]
    sequence: Annotated[Int8, public, mirror("thief_publication"), flag("order is public", "options")]
    midwalk: Annotated[Int8, public, mirror("treasure_midwalk"), flag("treasure midwalk", "options")]
    stuck_claims: Annotated[Int8, public, mirror("stuck_may_claim"), flag("claim when stuck", "options")]
    night_current: Annotated[Int8, public, mirror("night_pickup_current"), flag("latest Coin by night", "options")]
    bluff: Annotated[Int8, public, mirror("bluff_sacrifice"), flag("bluff", "options")]
    capture_costs: Annotated[Int8, public, mirror("capture_costs_action"), flag("capture costs", "options")]
    fresh_act: Annotated[Int8, public, mirror("spawned_pawns_act"), flag("fresh pawns act", "options")]
    healed_act: Annotated[Int8, public, mirror("healed_pawns_act"), flag("healed pawns act", "options")]
    bolster_any: Annotated[Int8, public, mirror("bolster_adjacency"), flag("bolster by a corner", "options")]
    straight: Annotated[Int8, public, mirror("builder_trio"), flag("straight trio", "options")]
    max_days: Annotated[Int8, public, mirror("max_days"), share(MOST_DAYS, "days of 40 (0: no limit)", "options")]
    mist_aid: Annotated[Int8, public, mirror("mist_aid"),
                        one_of(2, "aid of the Mist (possible, probable)", "options", first=1)]
    thief_aid: Annotated[Int8, public, mirror("thief_aid"), flag("of the Thief", "options")]
    # how often the numbers of days have begun again
    laps: Annotated[Int8, public, share(LAST_LAP, "how often days were numbered from 1 again, / 100")]
    # Options that came later: 0 is what was played before.
    bolster_either: Annotated[Int8, public, mirror("bolster_source"),
                              flag("a Bolster may come from a temple though one is in stock", "options")]
    stream_end: Annotated[Int8, public, mirror("healer_stream"), flag("streams are left at their ends", "options")]
    spawn_high: Annotated[Int8, public, mirror("night_spawn"), flag("Healers appear on temples", "options")]
    # fmt: on


@rule
def upright(s: State) -> int:
    return (s.healers | s.builders | s.seekers) & ~s.down


@rule
def coins_on_table(s: State) -> int:
    n = 0
    while n < 9 and s.slot[n] > 0:
        n += 1
    return n


@rule
def pool(s: State) -> int:
    """Counts the Darts in the common pool (N-205)."""
    return s.darts_total - s.darts


@rule
def is_staged(s: State) -> bool:
    """Is the Thief at work, unseen?"""
    return s.phase == T_DAY or s.phase == T_NIGHT


@rule
def is_open(s: State) -> bool:
    """Is the present game decided, so that everybody may know everything (N-502)?"""
    return s.result[s.game] != UNDECIDED


@rule
def slot_now(s: State, layer: int) -> int:
    return 1 + 6 * (s.day - 1) + 2 * (s.round - 1) + layer


def slot_text(slot: int) -> str:
    """Names a slot: 2.1L."""
    day, rest = divmod(slot - 1, 6)
    return f"{day + 1}.{rest // 2 + 1}{'SL'[rest % 2]}"
