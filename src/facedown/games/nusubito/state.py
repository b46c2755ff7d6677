"""The record of Nusubito: everything that is true in a game, in integers.

The Thief's turn is staged: he works on the fields themselves, and what others may see of them stays in the `pub_`
copies until the turn is published (N-403). The row of Coin slots changes at publication only.
"""

from typing import Annotated

from facedown.engine.record import Int8, Int16, Int32, Int64, Record, i8, i16, i32
from facedown.engine.rule import rule

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

START, LAST_COIN, NO_COIN = range(3)  # where the traces begin: see `base`


class State(Record):
    custom: Int64  # option custom_start: two bits for each courtyard cell, 1 + level
    # Sets of cells.
    healers: Int32
    builders: Int32
    seekers: Int32
    down: Int32  # pawns that lie
    used: Int32  # pawns that acted in this turn
    fell: Int32  # cells in which a pawn was struck in the Thief's turn
    pub_seekers: Int32
    pub_down: Int32
    # What the Mist may conclude from each remembered turn of the Thief: which end goes with which start.
    trail: Annotated[list[int], i32, MEMORY]  # sacrifice, Coins taken in the turn, Coins taken in the night after it
    reach: Annotated[list[int], i16, MEMORY * 9]  # for each turn and temple of departure the possible ends, as a set
    # Coins on the table, oldest first; a slot is 1 + 6 * (day - 1) + 2 * (round - 1) + layer (S 0, L 1).
    slot: Annotated[list[int], i16, 9]
    deeds: Annotated[list[int], i16, 3]  # of the Thief's night, as 1 + number of action
    last: Int16  # the Mist's last action as 1 + id
    taken: Int16  # the slot of the Coin that is picked up in this day turn
    hand: Int16  # sets of temples: Coins in hand,
    bolsters: Int16
    pub_bolsters: Int16
    coin: Annotated[list[int], i8, 9]  # face of each slot, 1 + temple
    thrown: Annotated[list[int], i8, 9]  # for each temple 1 + the cell onto which its Seeker was thrown in this turn
    steps: Annotated[list[int], i8, STEPS]  # public steps in their order, for thief_publication "sequence"
    result: Annotated[list[int], i8, 2]  # of both games of a match,
    where: Annotated[list[int], i8, 2]  # where the Thief stood when it ended, 1 + temple
    treasures: Annotated[list[int], i8, 2]  # and where the treasure was
    phase: Int8
    stage: Int8
    game: Int8  # 0, or 1 for the second of a match
    thief: Int8  # seat
    day: Int8
    round: Int8  # 1 to 3; 0 by night
    at: Int8  # the Thief's temple
    start: Int8  # where his turn began
    points: Int8  # used for leaps
    leaps: Int8
    special: Int8
    sacrificed: Int8  # 1 + Coin
    aim: Int8  # the temple of the leap that waits for a landing, or that just made one
    darts: Int8
    pub_darts: Int8
    looked: Int8  # Rods that the Thief has seen, as a set
    pub_looked: Int8
    noted: Int8  # Rods whose colour he saw: the same set, but not where the record does not know the green one
    row: Int8  # the green Rods as 1 + number within their axis; 0 where the reader does not know
    column: Int8
    left: Int8  # actions or Action Points of the Mist; Action Points spent by the Thief at night
    marker: Int8  # what the last night revealed
    steps_count: Int8
    turns: Int8  # remembered day turns of the Thief
    base: Int8  # what was known before the first of them: the start, or nothing but the row of slots
    base_count: Int8  # Coins on the table then
    # Options.
    games: Int8
    first_thief: Int8
    ask_thief: Int8
    configuration: Int8  # 9 * x + 3 * y + z
    reflect: Int8
    per_level: Int8
    darts_total: Int8
    start_darts: Int8
    bolster_count: Int8
    day_actions: Int8
    night_points: Int8
    sequence: Int8
    midwalk: Int8
    stuck_claims: Int8
    night_current: Int8
    bluff: Int8
    capture_costs: Int8
    fresh_act: Int8
    healed_act: Int8
    bolster_any: Int8
    straight: Int8
    max_days: Int8
    mist_aid: Int8
    thief_aid: Int8
    spare: Annotated[list[int], i8, 4]


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
    """Darts in the common pool (N-205)."""
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
    """2.1L"""
    day, rest = divmod(slot - 1, 6)
    return f"{day + 1}.{rest // 2 + 1}{'SL'[rest % 2]}"
