"""Opens the game before the first turn: museum, deal, first player, where everyone starts (H-302 .. H-310)."""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.hyst.rules.cameras import look
from facedown.games.hyst.rules.deck import start_draw
from facedown.games.hyst.rules.index import difficulty, level_of
from facedown.games.hyst.rules.museum import lay_museum, place_camera, repair
from facedown.games.hyst.rules.pieces import CENTRE, EAST, HAND, MOST_TILES, N_MUSEUM, S1, SLOTS, SOUTH
from facedown.games.hyst.rules.spaces import include
from facedown.games.hyst.rules.state import (
    DEALING,
    FIRST,
    LAYOUT,
    NO_LAYOUT,
    NONE,
    OFF,
    PICK,
    ROLLED,
    START,
    State,
)
from facedown.games.hyst.rules.steps import finish
from facedown.games.hyst.rules.turns import clockwise, start_turn

MOST_THROWN = 1_000  # H-311


@rule
def start_layout(s: State) -> None:
    """Starts to lay the museum: all tiles of the edition lie ready."""
    s.phase = LAYOUT
    s.who = 0
    s.step = 0
    for slot in range(SLOTS):
        s.tile[slot] = 0
        s.turn[slot] = 0
    for k in range(MOST_TILES):
        if s.tiles[k]:
            s.tiles_left[k // 63] |= 1 << (k % 63)


@rule
def lay_next(s: State, number: int, quarters: int) -> None:
    """Lays a tile in the next slot; after the ninth the corners are repaired, or all starts again (H-304)."""
    s.tile[s.step] = number
    s.turn[s.step] = quarters
    s.tiles_left[(number - 1) // 63] &= ~(1 << ((number - 1) % 63))
    s.step += 1
    if s.step < SLOTS:
        return
    lay_museum(s.walls, s.tiles, s.tile, s.turn)
    if repair(s.walls, s.tiles, s.tile, s.turn) and is_wanted(s):
        open_museum(s)
        return
    s.thrown += 1
    if s.thrown == MOST_THROWN:
        finish(s, NONE, NO_LAYOUT)
    else:
        start_layout(s)


@rule
def is_wanted(s: State) -> bool:
    return s.level == 0 or s.level == 1 + level_of(difficulty(s.walls, s.tiles, s.tile, s.turn))


@rule
def open_museum(s: State) -> None:
    """Places the diamond and the cameras once the walls are final, and starts the first cards (H-305 .. H-307)."""
    s.step = 0
    s.thrown = 0
    s.random_layout = 0
    s.level = 0
    note_openings(s)
    s.diamond = CENTRE
    for slot in range(SLOTS):
        if s.power_outage:
            s.camera[slot] = NONE
        else:
            place_camera(s.tiles, s.tile, s.turn, s.camera, s.facing, slot)
            include(s.eyes, s.camera[slot])
    look(s)
    s.tiles_left[0] = 0
    s.tiles_left[1] = 0
    for k in range(MOST_TILES):
        s.tiles[k] = 0
    start_draw(s, 0, HAND, DEALING)


@rule
def note_openings(s: State) -> None:
    """Notes open edges as sets, from the walls."""
    for space in range(N_MUSEUM):
        if not s.walls[space] >> EAST & 1:
            include(s.open_east, space)
        if not s.walls[space] >> SOUTH & 1:
            include(s.open_south, space)


@rule
def dealt(s: State) -> None:
    """Goes on when a seat has its three cards."""
    if s.who + 1 < s.players:
        start_draw(s, s.who + 1, HAND, DEALING)
    elif s.ask_first:
        s.phase = FIRST
        s.who = 0
    else:
        start_places(s)


@rule
def start_places(s: State) -> None:
    for seat in range(s.players):
        s.pawns[seat] = OFF
    if s.insertion == ROLLED:
        s.phase = START
        s.who = 0
    else:
        s.phase = PICK
        s.who = s.first


@rule
def place_pawn(s: State, start: int) -> None:
    """Puts a pawn on its start: by the die from seat 0 on, or by choice from the first player on (H-309)."""
    s.pawns[s.who] = S1 + start
    s.who = clockwise(s, s.who)
    if s.who == (0 if s.phase == START else s.first):
        start_turn(s, s.first)


@rule
def count_tiles(s: State) -> int:
    return popcount(s.tiles_left[0]) + popcount(s.tiles_left[1])
