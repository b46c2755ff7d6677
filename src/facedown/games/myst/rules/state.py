"""Declares the record of MYST (M-39): everything that is true in a game, in integers. A team is a seat: 0 Blue, 1
Yellow.

Secret are the hands, the cards that were not dealt, first picks, and in a simulated race what each hand looks for.
The trays of a live race are no part of it: they decide who lays when, and what was laid is in the log.
"""

from typing import Annotated

from facedown.engine.bits import popcount
from facedown.engine.marks import (
    bits,
    flag,
    is_viewer,
    mirror,
    number,
    one_of,
    own,
    per_seat,
    public,
    seats_in,
    seats_number,
    share,
    viewer_number,
)
from facedown.engine.record import Int8, Int32, Int64, Record, i8, i16, i32, i64
from facedown.engine.rule import rule
from facedown.games.myst.rules.cells import BOARD
from facedown.games.myst.rules.options import MOST_TURNS
from facedown.games.myst.rules.pieces import (
    BOOKS,
    HAND,
    MOST_HANDS,
    N_BOOKS,
    N_CARDS,
    N_CELLS,
    N_LANDMARKS,
    SECTORS,
    SPACES,
)

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

MOST_SPACES = max(SPACES)  # of a spin
TEAMS = "own team, other team"  # for learners: the viewer's team comes first
STEPS = (
    "one-hot: deal, youngest, laying, spin for turns, tie, spin, key pick, key set, cut off, intent, race, "
    "before the walk, act, jump, after the walk, over"
)


class State(Record):
    # fmt: off
    # covered by each team
    cells: Annotated[list[int], i64, 2, public, per_seat,
                     bits(N_CELLS, f"a plane of cells covered by each team: {TEAMS}; row by row from A1")]
    time: Int64  # of a simulated race, in microseconds
    hands: Annotated[list[int], i32, 2, own,
                     bits(N_CARDS, "own cards: landmarks with values 2 to 5 each, then Linking Books", "hand")]
    # cards that are not dealt; of the Books outside of hands those with the highest numbers
    deck: Annotated[Int32, bits(N_CARDS, "cards that were not dealt, when they are shown", "undealt")]
    # seconds that a team has before the other may begin
    head_start: Annotated[list[int], i16, 2, public, mirror("head_start_s"), per_seat,
                          share(3600, f"option: seconds of 3600: {TEAMS}")]
    # secret Key choice, 1 + landmark
    pick: Annotated[list[int], i8, 2, own,
                    one_of(N_LANDMARKS, "own secret choice of the first landmark, one-hot", first=1)]
    # 1 + landmark
    first_key: Annotated[list[int], i8, 2, public, per_seat, number(f"1 + landmark: {TEAMS}", "first_keys"),
                         one_of(N_LANDMARKS, f"first Key Piece, one-hot: {TEAMS}", "first_keys", first=1)]
    pending: Annotated[list[int], i8, 2, public, per_seat, flag(f"has a Book that is played and not used yet: {TEAMS}")]
    # a team that is cut off in a live race, and stays so
    waited: Annotated[list[int], i8, 2, public, per_seat, flag(f"is cut off and waits: {TEAMS}")]
    held: Annotated[list[int], i8, 2, public, per_seat, share(HAND, f"cards in hand, of 5: {TEAMS}")]  # as all see
    # 1 + team, in the order in which Books were played; not which Book
    played: Annotated[list[int], i8, N_BOOKS, public,
                      seats_in(2, f"who played each Book, in order, one-hot: {TEAMS}")]
    pawns: Annotated[list[int], i8, 2, public, per_seat, number(f"1 + cell of each pawn: {TEAMS}", plus=1),
                     one_of(N_CELLS, f"a plane with the pawn of each team: {TEAMS}")]
    intents: Annotated[list[int], i8, 2 * MOST_HANDS]
    base: Annotated[list[int], i8, N_LANDMARKS, public]  # 1 + team
    top: Annotated[list[int], i8, N_LANDMARKS, public]
    phase: Annotated[Int8, public, one_of(16, STEPS), number("number of the phase")]
    # teams that have made their secret choice, as bits
    picked: Annotated[Int8, public, seats_in(2, f"has made its secret choice: {TEAMS}"),
                      seats_number("has chosen in secret: 1 own team, 2 other team")]
    # the first team
    young: Annotated[Int8, public, is_viewer("the viewer's team is first", "first"),
                     viewer_number("1 where the viewer's team is first", "first")]
    # the team that decides
    who: Annotated[Int8, public, is_viewer("the viewer's team decides (where one team does)"),
                   viewer_number("1 where the viewer's team decides")]
    asked: Int8  # the hand that is asked for its intent
    closed: Annotated[Int8, public, seats_in(2, f"tray still covered: {TEAMS}")]  # simulated head start, as bits
    layer: Annotated[Int8, public]  # 1 + the hand that laid the last piece of a simulated race
    # the team that moves first in each round
    leader: Annotated[Int8, public, is_viewer("it moves first in each round", "first"),
                      viewer_number("where it moves first", "first")]
    turns: Annotated[Int8, public, share(MOST_TURNS, "turns to walk and round, of 15"), number("turns to walk")]
    turns_sector: Annotated[Int8, public, one_of(SECTORS, "sector of the spin for turns, one-hot"),
                            number("of the spin for turns", "sectors")]
    round: Annotated[Int8, public, share(MOST_TURNS, "", "turns"), number("from 1 on")]
    spin: Annotated[Int8, public, share(MOST_SPACES, "spaces spun and steps taken (of the most a spin gives)", "walk")]
    sector: Annotated[Int8, public, one_of(SECTORS, "sector of the last spin, one-hot"),
                      number("of the last spin", "sectors")]
    steps: Annotated[Int8, public, share(MOST_SPACES, "", "walk")]  # taken in this turn (reach_rule=pass)
    moved: Annotated[Int8, public, flag("the walk is over", "walk"), number("the walk of this turn is over")]
    jumped: Annotated[Int8, public, share(N_BOOKS, "Books played in this turn (of all)", "walk")]
    resigned: Annotated[Int8, public, seats_in(2, f"gave up: {TEAMS}"), seats_number("1 own team, 2 other team")]
    # Options. The driver becomes `alternate` when a live race runs out of time.
    driver: Annotated[Int8, public, number("0 live, 1 simulated, 2 alternate"),
                      one_of(3, "driver one-hot (live, simulated, alternate)", "options")]
    hand_count: Annotated[list[int], i8, 2, public]
    skills: Annotated[list[int], i8, 2 * MOST_HANDS, public]
    ask_young: Annotated[Int8, public, flag("first team by chance", "options")]
    own_cards: Annotated[Int8, public, mirror("first_landmark"), flag("own landmarks only", "options")]
    corners: Annotated[Int8, public, mirror("touch"), flag("corners touch", "options")]
    flipped: Annotated[Int8, public, mirror("board_face"), flag("flipped board", "options")]
    keep: Annotated[Int8, public, flag("dead pieces stay", "options")]  # dead_pieces=keep
    no_race_book: Annotated[Int8, public, mirror("book_in_race"), flag("no Book in the race", "options")]
    one_book: Annotated[Int8, public, mirror("books_per_turn"), flag("one Book a turn", "options")]
    first_mover: Annotated[Int8, public, mirror("first_mover"),
                           one_of(3, "first mover one-hot (fewest, most, youngest)", "options")]
    tie_mover: Annotated[Int8, public, mirror("tie_first_mover"),
                         one_of(3, "tie one-hot (youngest, other, random)", "options")]
    fixed_turns: Annotated[Int8, public, share(MOST_TURNS, "fixed turns of 15", "options")]
    through: Annotated[Int8, public, mirror("pawn_block"), flag("pass through pawns", "options")]
    pass_by: Annotated[Int8, public, mirror("reach_rule"), flag("reach by passing", "options")]
    stay_reaches: Annotated[Int8, public, mirror("stay_reaches"), flag("staying reaches", "options")]
    diagonal: Annotated[Int8, public, mirror("move_diagonal"), flag("diagonal", "options")]
    free_bonus: Annotated[Int8, public, mirror("bonus_needs_card", opposite=True),
                          flag("bonus without card", "options")]
    no_first_bonus: Annotated[Int8, public, mirror("first_key_bonus", opposite=True),
                              flag("no bonus for first Key Pieces", "options")]
    draw_rule: Annotated[Int8, public, mirror("draw_rule"),
                         one_of(3, "draw rule one-hot (draw, switches, pieces)", "options")]
    reveal: Annotated[Int8, public, mirror("reveal_undealt"), flag("undealt cards shown", "options")]
    shown_to_all: Annotated[Int8, public, mirror("spectators_see"), flag("watchers see all", "options")]
    spare: Annotated[list[int], i8, 1]
    # fmt: on


@rule
def open_cells(s: State) -> int:
    return BOARD & ~(s.cells[0] | s.cells[1])


@rule
def laid(s: State, team: int) -> int:
    """Counts the cells that a team has covered (`count` of M-39)."""
    return popcount(s.cells[team])


@rule
def controller(s: State, landmark: int) -> int:
    """Finds the team that controls a landmark (M-40), or NONE."""
    if s.base[landmark] == 0:
        return NONE
    base = s.base[landmark] - 1
    return 1 - base if s.top[landmark] == COVERED else base


@rule
def has_book(s: State, team: int) -> bool:
    return s.hands[team] & BOOKS != 0


@rule
def books_out(s: State) -> int:
    """Counts the Books that have been played."""
    count = 0
    for k in range(N_BOOKS):
        if s.played[k]:
            count += 1
    return count


@rule
def played_books(s: State, known: int) -> int:
    """Picks as many Books as have been played, none of the `known` cards. Books are alike: which ones they were
    is in no record, since it would tell what else was in the hand that they came from."""
    books = 0
    for _ in range(books_out(s)):
        left = BOOKS & ~known & ~books
        if left:
            books |= left & -left
    return books
