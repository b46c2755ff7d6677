"""The record of H.Y.S.T.: everything that is true in a game, in integers.

Only the hands, what the deck is made of, and what each seat held at the last reshuffle are secret. There is
no order of the deck: a card is drawn when it is drawn.
"""

from typing import Annotated

from facedown.engine.record import Int8, Int16, Int64, Record, i8, i32, i64
from facedown.games.hyst.pieces import MOST_CARDS, MOST_TILES, N_MUSEUM, SEATS, SLOTS

# Phases. In the first eight chance acts, in the next five a seat, in the last one nobody.
LAYOUT, FIRST, START, ROLL, STEAL, DEFEND, DRAW, CAUGHT, PICK, REENTRY, TURN_START, ACT, CARD, OVER = range(14)
PHASES = (
    "layout", "first", "start", "roll", "steal", "defend", "draw", "caught",
    "pick", "reentry", "turn_start", "act", "card", "over",
)  # fmt: skip

DEALING, ENDING, BURNING, REPLACING = range(4)  # why cards are drawn, and so what comes after
CLOCK_OFF, CLOCK_MINUTES, CLOCK_TURNS = range(3)  # quick_hyst
ROLLED, PICK_FIRST, PICK_ALWAYS = range(3)  # tactical_insertion

# How a game ended (H-601 .. H-606).
RUNNING, ESCAPED, HELD_AT_END, SUDDEN_TAKE, NO_HOLDER, TURN_LIMIT, NO_LAYOUT = range(7)
RESULTS = ("", "escaped", "held_at_end", "sudden_death", "no_holder", "turn_limit", "no_layout")

NONE = -1
OFF = -1  # a caught pawn that has not come back yet
TRAIL = 2 * MOST_CARDS + 18  # draws and shows between two reshuffles cannot be more


class State(Record):
    # Sets of spaces (see spaces.py).
    smoky: Annotated[list[int], i64, 2]  # spaces with a smoke tile or a smoky camera
    eyes: Annotated[list[int], i64, 2]  # spaces with a camera
    rays: Annotated[list[int], i64, 2]  # spaces that some camera looks at, smoke or not (H-410)
    # Edges, by their western or northern space.
    open_east: Annotated[list[int], i64, 2]  # no wall; follows from `walls`
    open_south: Annotated[list[int], i64, 2]
    laser_east: Annotated[list[int], i64, 2]
    laser_south: Annotated[list[int], i64, 2]
    cloud: Annotated[list[int], i64, 2]  # what further smoke of an open Smoke card must touch
    cleared: Annotated[list[int], i64, 2]  # chosen so far for an open Blown Away
    # Cards, as multisets (see pieces.py).
    hands: Annotated[list[int], i64, SEATS]
    kept: Annotated[list[int], i64, SEATS]  # each hand at the last reshuffle; empty before the first
    deck: Int64
    hidden: Int64  # all hands and the deck together: what a spectator has not seen (H-504)
    fresh: Int64  # the deck right after the last reshuffle,
    stale: Int64  # and all hands together at that moment; empty before the first
    in_play: Int64
    tiles_left: Annotated[list[int], i64, 2]  # numbers of floor plans to draw from, 63 in a word, by number - 1
    tiles: Annotated[list[int], i32, MOST_TILES]  # packed floor plans by number - 1; all 0 when the museum is laid
    trail_count: Int16
    thrown: Int16  # layouts thrown away (H-311)
    turns: Int16  # complete turns
    reshuffles: Int16
    last: Int16  # the last action as 1 + id; a draw without its type
    lasers_left: Int16
    turn_limit: Int16
    quick_turns: Int16
    trail: Annotated[list[int], i8, TRAIL]  # since the last reshuffle: 16 * seat for a draw, + 1 + type for a show
    pile: Annotated[list[int], i8, MOST_CARDS]  # the discard pile from the bottom, as types
    walls: Annotated[list[int], i8, N_MUSEUM]  # for each space the sides with a wall: N 1, E 2, S 4, W 8
    tile: Annotated[list[int], i8, SLOTS]  # number of the tile in each slot, 0 none yet
    turn: Annotated[list[int], i8, SLOTS]  # quarter turns clockwise
    camera: Annotated[list[int], i8, SLOTS]  # space of each slot's camera; -1 without (Power Outage)
    facing: Annotated[list[int], i8, SLOTS]
    d6: Annotated[list[int], i8, 13]  # how many faces of the movement die show each number
    pawns: Annotated[list[int], i8, SEATS]  # space of each; OFF while being caught
    held: Annotated[list[int], i8, SEATS]  # hand sizes, as everyone sees them
    spotted: Annotated[list[int], i8, SEATS]  # 1 + the space where a seat was caught last
    pile_count: Int8
    deck_count: Int8
    smoke_left: Int8
    phase: Int8
    active: Int8  # whose turn it is
    who: Int8  # the seat that decides, rolls or draws now
    diamond: Int8  # space where it lies loose, or NONE
    holder: Int8  # seat, or NONE
    blocked: Int8  # starting spaces with a Barricade, as bits
    points: Int8
    rolled: Int8  # the roll of this turn
    steal_tried: Int8
    acted: Int8
    card: Int8  # 1 + the type that is being resolved
    step: Int8  # sub-decisions of it made so far
    pick: Int8  # the camera's slot or the victim's seat that was chosen for it
    needed: Int8  # spaces to clear
    caught: Int8  # seats that are off the board and must come back, as bits
    void: Int8  # the active seat was caught: its turn ends
    attack: Int8  # the attacker's die in a Dice Battle
    draws: Int8  # cards still to be drawn
    why_draw: Int8
    sudden: Int8  # the next to take the diamond wins (H-604)
    first: Int8  # first player
    winner: Int8  # seat, or NONE
    result: Int8
    # Options.
    players: Int8
    deluxe: Int8
    level: Int8  # 0 any, 1 easy, 2 medium, 3 hard
    random_layout: Int8
    ask_first: Int8
    dice_battle: Int8
    power_outage: Int8
    full_throttle: Int8
    quick: Int8
    quick_minutes: Int8
    quick_draw: Int8  # quick_no_holder=draw
    insertion: Int8
    laser_far: Int8
    move_exact: Int8
    land: Int8  # diamond_under_pawn=land
    replace_late: Int8
    steal_faces: Int8  # d4 numbers that steal, as bits
    open_edge: Int8
    any_cloud: Int8
    blow_exact: Int8
    walk_back: Int8
    reveal: Int8
    counter: Int8
    spare: Annotated[list[int], i8, 1]
