"""Declares the record of H.Y.S.T.: everything that is true in a game, in integers.

Only the hands, what the deck is made of, and what each seat held at the last reshuffle are secret. There is
no order of the deck: a card is drawn when it is drawn.
"""

from typing import Annotated

from facedown.engine.marks import (
    Sight,
    bits,
    flag,
    mirror,
    number,
    one_of,
    own,
    per_seat,
    public,
    seat_number,
    seat_of,
    seats_in,
    share,
)
from facedown.engine.record import Int8, Int16, Int64, Record, i8, i32, i64
from facedown.games.hyst.rules.pieces import HAND, MOST_CARDS, MOST_TILES, N_CARDS, N_MUSEUM, N_SPACES, SEATS, SLOTS

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
LAST_TURN = 30_000  # where counting ends; a game without turn_limit that is still going on then has no winner

at_end = Sight("everybody when the game is over (option reveal_hands_at_end)")

SEEN = "the viewer first, then clockwise"  # seats, for learners
STEPS = "one-hot: layout, first, start, roll, steal, defend, draw, caught, pick, reentry, turn start, act, card, over"
QUICK = "quick H.Y.S.T. one-hot (off, minutes, turns), minutes of 120, turns of 500, draw without holder"


class State(Record):
    # fmt: off
    # Sets of spaces (see spaces.py).
    smoky: Annotated[list[int], i64, 2, public]  # spaces with a smoke tile or a smoky camera
    eyes: Annotated[list[int], i64, 2, public]  # spaces with a camera
    rays: Annotated[list[int], i64, 2, public]  # spaces that some camera looks at, smoke or not (H-410)
    # Edges, by their western or northern space.
    open_east: Annotated[list[int], i64, 2, public]  # no wall; follows from `walls`
    open_south: Annotated[list[int], i64, 2, public]
    laser_east: Annotated[list[int], i64, 2, public]
    laser_south: Annotated[list[int], i64, 2, public]
    cloud: Annotated[list[int], i64, 2, public]  # what further smoke of an open Smoke card must touch
    cleared: Annotated[list[int], i64, 2, public]  # chosen so far for an open Blown Away
    # Cards, as multisets (see pieces.py).
    hands: Annotated[list[int], i64, SEATS, own, at_end]
    kept: Annotated[list[int], i64, SEATS, own, at_end]  # each hand at the last reshuffle; empty before the first
    deck: Annotated[Int64, at_end]
    hidden: Annotated[Int64, public]  # all hands and the deck together: what a spectator has not seen (H-504)
    fresh: Annotated[Int64, public]  # the deck right after the last reshuffle,
    stale: Annotated[Int64, public]  # and all hands together at that moment; empty before the first
    in_play: Annotated[Int64, public]
    tiles_left: Annotated[list[int], i64, 2, public]  # numbers of floor plans to draw from, 63 in a word, by number - 1
    tiles: Annotated[list[int], i32, MOST_TILES]  # packed floor plans by number - 1; all 0 when the museum is laid
    trail_count: Annotated[Int16, public]
    thrown: Annotated[Int16, public]  # layouts thrown away (H-311)
    turns: Annotated[Int16, public, share(LAST_TURN, "turns / 30000")]  # complete turns
    reshuffles: Annotated[Int16, public, share(32767, "reshuffles so far / 32767")]
    # the last action as 1 + id; a draw without its type
    last: Annotated[Int16, public, number(
        "the last action: 1 + its number; of chance -1 - its number, a draw without its type")]
    lasers_left: Annotated[Int16, public, share(144, "lasers (of 144)")]
    turn_limit: Annotated[Int16, public, mirror("turn_limit"), share(10_000, "turn limit of 10000")]
    quick_turns: Annotated[Int16, public, mirror("quick_turns"), share(500, "")]
    trail: Annotated[list[int], i8, TRAIL]  # since the last reshuffle: 16 * seat for a draw, + 1 + type for a show
    pile: Annotated[list[int], i8, MOST_CARDS]  # the discard pile from the bottom, as types
    walls: Annotated[list[int], i8, N_MUSEUM, public]  # for each space the sides with a wall: N 1, E 2, S 4, W 8
    tile: Annotated[list[int], i8, SLOTS, public]  # number of the tile in each slot, 0 none yet
    turn: Annotated[list[int], i8, SLOTS, public]  # quarter turns clockwise
    camera: Annotated[list[int], i8, SLOTS, public]  # space of each slot's camera; -1 without (Power Outage)
    facing: Annotated[list[int], i8, SLOTS, public]
    d6: Annotated[list[int], i8, 13, public, share(6, "faces of the movement die that show 0 to 12, of 6", "die")]
    # space of each; OFF while being caught
    pawns: Annotated[list[int], i8, SEATS, public, per_seat,
                     one_of(N_SPACES, f"space of each pawn, one-hot: 81 of the museum, S1 to S4; {SEEN}")]
    held: Annotated[list[int], i8, SEATS, public, per_seat, share(HAND, f"hand sizes of 3: {SEEN}")]  # as all see them
    spotted: Annotated[list[int], i8, SEATS, public]  # 1 + the space where a seat was caught last
    pile_count: Annotated[Int8, public, share(MOST_CARDS, "")]
    deck_count: Annotated[Int8, public, share(MOST_CARDS, "cards in the deck and in the discard pile (of 124)")]
    smoke_left: Annotated[Int8, public, share(81, "smoke (of 81)")]
    phase: Annotated[Int8, public, one_of(14, STEPS), number("number of the phase")]
    # whose turn it is
    active: Annotated[Int8, public, seat_of(SEATS, f"one-hot, whose turn it is: {SEEN}"),
                      seat_number("whose turn it is, from the viewer on")]
    # the seat that decides, rolls or draws now
    who: Annotated[Int8, public, seat_of(SEATS, f"one-hot, who decides, rolls or draws: {SEEN}"),
                   seat_number("who decides, rolls or draws, from the viewer on")]
    # space where it lies loose, or NONE
    diamond: Annotated[Int8, public, one_of(N_SPACES, "space on which the diamond lies loose, one-hot")]
    holder: Annotated[Int8, public, seat_of(SEATS, f"one-hot, who holds the diamond: {SEEN}")]  # seat, or NONE
    blocked: Annotated[Int8, public, bits(4, "starting spaces with a Barricade")]
    points: Annotated[Int8, public, share(12, "points and roll (of 12)")]
    rolled: Annotated[Int8, public, share(12, "")]  # the roll of this turn
    steal_tried: Annotated[Int8, public, flag("stole already")]
    acted: Annotated[Int8, public, flag("acted already")]
    card: Annotated[Int8, public, one_of(N_CARDS, "one-hot: the card in resolution", first=1)]
    step: Annotated[Int8, public]  # sub-decisions of it made so far
    pick: Annotated[Int8, public]  # the camera's slot or the victim's seat that was chosen for it
    needed: Annotated[Int8, public]  # spaces to clear
    caught: Annotated[Int8, public, seats_in(SEATS, f"seats that must come back: {SEEN}")]  # off the board, as bits
    void: Annotated[Int8, public, flag("caught in one's own turn")]  # the active seat was caught: its turn ends
    attack: Annotated[Int8, public, share(4, "the attacker's die (of 4)")]  # in a Dice Battle
    draws: Annotated[Int8, public, share(HAND, "cards still to be drawn (of 3)")]
    why_draw: Annotated[Int8, public, one_of(4, "why, one-hot: deal, end of turn, The Burner, new hand", "draws")]
    sudden: Annotated[Int8, public, flag("sudden death")]  # the next to take the diamond wins (H-604)
    first: Annotated[Int8, public, seat_of(SEATS, f"one-hot, the first player: {SEEN}")]
    winner: Annotated[Int8, public, seat_of(SEATS, f"one-hot, the winner ({SEEN})", "outcome")]  # seat, or NONE
    result: Annotated[Int8, public, one_of(
        7, "result: running, escaped, held at the end, sudden death, no holder, turn limit, no layout", "outcome")]
    # Options.
    players: Annotated[Int8, public, mirror("players"), one_of(5, "one-hot: 2 to 6 players", first=2)]
    deluxe: Annotated[Int8, public, mirror("edition"), flag("deluxe", "options")]
    level: Annotated[Int8, public, one_of(4, "level one-hot (any, easy, medium, hard)", "options")]
    random_layout: Annotated[Int8, public, flag("layout by chance", "options")]
    ask_first: Annotated[Int8, public, flag("first player by chance", "options")]
    dice_battle: Annotated[Int8, public, mirror("dice_battle"), flag("dice battle", "options")]
    power_outage: Annotated[Int8, public, mirror("power_outage"), flag("power outage", "options")]
    full_throttle: Annotated[Int8, public, mirror("full_throttle"), flag("full throttle", "options")]
    quick: Annotated[Int8, public, mirror("quick_hyst"), one_of(3, QUICK, "options")]
    quick_minutes: Annotated[Int8, public, mirror("quick_minutes"), share(120, "", "options")]
    quick_draw: Annotated[Int8, public, mirror("quick_no_holder"), flag("", "rulings")]
    insertion: Annotated[Int8, public, mirror("tactical_insertion"),
                         one_of(3, "insertion one-hot (off, setup, always)", "rulings")]
    laser_far: Annotated[Int8, public, mirror("laser_drop"), flag("laser drop far", "rulings")]
    move_exact: Annotated[Int8, public, mirror("on_the_move_exact"), flag("exact On the Move", "rulings")]
    land: Annotated[Int8, public, mirror("diamond_under_pawn"), flag("diamond by landing", "rulings")]
    replace_late: Annotated[Int8, public, mirror("replace_hand_when"), flag("late replacing", "rulings")]
    steal_faces: Annotated[Int8, public, bits(4, "d4 faces that steal (4)", "rulings")]  # d4 numbers, as bits
    open_edge: Annotated[Int8, public, mirror("smoke_adjacency"), flag("smoke over open edges", "rulings")]
    any_cloud: Annotated[Int8, public, mirror("smoke_spread"), flag("any cloud", "rulings")]
    blow_exact: Annotated[Int8, public, mirror("blown_away_exact"), flag("exact Blown Away", "rulings")]
    walk_back: Annotated[Int8, public, mirror("walk_back"), flag("walk back", "rulings")]
    reveal: Annotated[Int8, public, mirror("reveal_hands_at_end"), flag("hands shown at the end", "rulings")]
    counter: Annotated[Int8, public, mirror("card_counter"), flag("card counter", "rulings")]
    spare: Annotated[list[int], i8, 1]
    # fmt: on
