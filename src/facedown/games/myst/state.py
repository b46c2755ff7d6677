"""The record of MYST (M-39): everything that is true in a game, in integers. A team is a seat: 0 Blue, 1 Yellow.

Secret are the hands, the cards that were not dealt, first picks, and in a simulated race what each hand looks for.
The trays of a live race are no part of it: they decide who lays when, and what was laid is in the log.
"""

from typing import Annotated

from facedown.engine.bits import popcount
from facedown.engine.record import Int8, Int32, Int64, Record, i8, i16, i32, i64
from facedown.engine.rule import rule
from facedown.games.myst.cells import BOARD
from facedown.games.myst.pieces import BOOKS, MOST_HANDS, N_BOOKS, N_LANDMARKS

# Phases. In the first six chance acts, in the last one nobody.
DEAL, YOUNGEST, LAYING, TURNS_SPIN, TIE, SPIN, KEY_PICK, KEY_SET, CUT_OFF, INTENT, RACE, PRE, ACT, JUMP, POST, OVER = (
    range(16)
)
PHASES = (
    "deal", "youngest", "laying", "turns_spin", "tie", "spin", "key_pick", "key_set", "cut_off", "intent", "race",
    "pre", "act", "jump", "post", "over",
)  # fmt: skip

LIVE, SIMULATED, ALTERNATE = range(3)  # race_driver
FEWEST, MOST, YOUNGEST_FIRST = range(3)  # first_mover
TIE_YOUNGEST, TIE_OTHER, TIE_RANDOM = range(3)  # tie_first_mover
DRAWN, BY_SWITCHES, BY_PIECES = range(3)  # draw_rule
BARE, COVERED, SETTLED = range(3)  # `top` of a landmark

NONE = -1
ANY = 1  # an intent; 2 + cell: that cell; 0: none


class State(Record):
    cells: Annotated[list[int], i64, 2]  # covered by each team
    time: Int64  # of a simulated race, in microseconds
    hands: Annotated[list[int], i32, 2]  # sets of cards
    deck: Int32  # cards that are not dealt
    shown: Int32  # Books that were played
    head_start: Annotated[list[int], i16, 2]  # seconds that a team has before the other may begin
    pick: Annotated[list[int], i8, 2]  # secret Key choice, 1 + landmark
    first_key: Annotated[list[int], i8, 2]  # 1 + landmark
    pending: Annotated[list[int], i8, 2]  # a Book played in the race and not used yet
    waited: Annotated[list[int], i8, 2]  # a team that is cut off in a live race, and stays so
    held: Annotated[list[int], i8, 2]  # cards in hand, as everyone sees them
    played: Annotated[list[int], i8, N_BOOKS]  # 1 + team, in the order in which Books were played
    pawns: Annotated[list[int], i8, 2]
    intents: Annotated[list[int], i8, 2 * MOST_HANDS]
    base: Annotated[list[int], i8, N_LANDMARKS]  # 1 + team
    top: Annotated[list[int], i8, N_LANDMARKS]
    phase: Int8
    picked: Int8  # teams that have made their secret choice, as bits
    young: Int8  # the first team
    who: Int8  # the team that decides
    asked: Int8  # the hand that is asked for its intent
    closed: Int8  # teams whose tray is still covered (simulated head start), as bits
    layer: Int8  # 1 + the hand that laid the last piece of a simulated race
    leader: Int8  # the team that moves first in each round
    turns: Int8
    turns_sector: Int8
    round: Int8
    spin: Int8
    sector: Int8
    steps: Int8  # taken in this turn (reach_rule=pass)
    moved: Int8  # the walk of this turn is over
    jumped: Int8  # Books played in this turn
    resigned: Int8  # 1 + team
    # Options.
    driver: Int8  # becomes `alternate` when a live race runs out of time
    hand_count: Annotated[list[int], i8, 2]
    skills: Annotated[list[int], i8, 2 * MOST_HANDS]
    ask_young: Int8
    own_cards: Int8  # first_landmark=own_cards
    corners: Int8  # touch=edge_or_corner
    flipped: Int8
    keep: Int8  # dead_pieces=keep
    no_race_book: Int8  # book_in_race=never
    one_book: Int8  # books_per_turn=one
    first_mover: Int8
    tie_mover: Int8
    fixed_turns: Int8
    through: Int8  # pawn_block=pass_through
    pass_by: Int8  # reach_rule=pass
    stay_reaches: Int8
    diagonal: Int8
    free_bonus: Int8  # bonus_needs_card=no
    draw_rule: Int8
    reveal: Int8  # reveal_undealt
    shown_to_all: Int8  # spectators_see=all
    spare: Annotated[list[int], i8, 6]


@rule
def open_cells(s: State) -> int:
    return BOARD & ~(s.cells[0] | s.cells[1])


@rule
def laid(s: State, team: int) -> int:
    """How many cells a team has covered (`count` of M-39)."""
    return popcount(s.cells[team])


@rule
def controller(s: State, landmark: int) -> int:
    """The team that controls a landmark (M-40), or NONE."""
    if s.base[landmark] == 0:
        return NONE
    base = s.base[landmark] - 1
    return 1 - base if s.top[landmark] == COVERED else base


@rule
def has_book(s: State, team: int) -> bool:
    return s.hands[team] & BOOKS != 0


@rule
def books_out(s: State) -> int:
    """How many Books have been played."""
    return popcount(s.shown)
