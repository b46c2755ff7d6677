"""Picks which of the many legal choices of a turn are worth a thought.

Cards ask for spaces, edges and cameras by the hundred. Smoke is thought of on the bot's own way where it is
watched or crossed by lasers, and at one's own feet; lasers on the rivals' next steps; cameras where they look at
somebody or at a way that matters.
"""

from typing import Any

from facedown.bots.hyst.costs import note_path, set_high, set_low
from facedown.engine.bits import clear, lowest, put
from facedown.engine.rule import rule
from facedown.games.hyst.rules.actions import (
    A_CAMERA,
    A_CLEAR,
    A_DONE,
    A_EAST,
    A_END,
    A_MOVE,
    A_PLACE,
    A_PLAY,
    A_REPLACE,
    A_SOUTH,
    A_TAKE,
    WORDS,
    put_set,
)
from facedown.games.hyst.rules.cameras import is_watched, ray_high, ray_low
from facedown.games.hyst.rules.pieces import (
    BARRICADE,
    BLIND_SPOT,
    BLOWN_AWAY,
    LASER_TRAP,
    N_MUSEUM,
    SHOVE,
    SIDE,
    SLOTS,
    SMOKE,
    STEP,
    THE_BURNER,
    count,
)
from facedown.games.hyst.rules.spaces import LOW, south_high, south_low
from facedown.games.hyst.rules.state import ACT, State
from facedown.games.hyst.rules.steps import has_laser, others_here
from facedown.games.hyst.rules.ways import BOLD, SHIFT, goal_high, goal_low, way

# `marks`: sets of two words each.
PATH, FOES, EDGES_EAST, EDGES_SOUTH = 0, 2, 4, 6
MARKS = 8
START_AT = 8  # where the seat stood when thinking began
PATH_STEPS = 14
FOE_STEPS = 6
LASER_STEPS = 3


@rule
def mark(s: State, me: int, marks: Any, both: Any, layers: Any) -> None:
    """Marks what matters now: the bot's own way, rivals, a rival holder's way, and the edges that rivals will cross."""
    for k in range(MARKS):
        marks[k] = 0
    marks[START_AT] = s.pawns[me]
    both[0] = 0
    both[1] = 0
    note_path(s, s.pawns[me], me, PATH_STEPS, both, layers)
    if s.holder < 0:
        both[0] |= set_low(s.diamond)
        both[1] |= set_high(s.diamond)
        note_path(s, s.diamond, me, PATH_STEPS, both, layers)
    marks[PATH] = both[0]
    marks[PATH + 1] = both[1]
    both[0] = 0
    both[1] = 0
    for seat in range(s.players):
        if seat != me and s.pawns[seat] >= 0:
            both[0] |= set_low(s.pawns[seat])
            both[1] |= set_high(s.pawns[seat])
            mark_edges(s, seat, marks)
    if s.holder >= 0 and s.holder != me:
        note_path(s, s.pawns[s.holder], s.holder, FOE_STEPS, both, layers)
    marks[FOES] = both[0]
    marks[FOES + 1] = both[1]


@rule
def mark_edges(s: State, seat: int, marks: Any) -> None:
    """Marks the next edges on a rival's way."""
    at = s.pawns[seat]
    low = goal_low(s, seat)
    high = goal_high(s, seat)
    for _ in range(LASER_STEPS):
        found = way(s, at, low, high, BOLD)
        if found < 1 << SHIFT:
            return
        to = found & 127
        if at < N_MUSEUM and to < N_MUSEUM:
            mark_edge(at, to, marks)
        at = to


@rule
def mark_edge(at: int, to: int, marks: Any) -> None:
    first = min(at, to)
    into = EDGES_SOUTH if abs(at - to) == SIDE else EDGES_EAST
    marks[into] |= set_low(first)
    marks[into + 1] |= set_high(first)


@rule
def think_of(s: State, me: int, marks: Any, mask: Any, few: Any) -> None:
    """Leaves in `mask` (all that is legal) what is worth a thought; `few` is room for another mask."""
    if s.phase == ACT:
        think_of_acts(s, me, marks, mask)
        return
    card = s.card - 1
    for k in range(WORDS):
        few[k] = 0
    if card == SMOKE:
        at = s.pawns[me]
        low = marks[PATH] & (s.rays[0] | lasered_low(s)) & ~s.smoky[0]
        high = marks[PATH + 1] & (s.rays[1] | lasered_high(s)) & ~s.smoky[1]
        if s.step == 0:
            low |= set_low(at)
            high |= set_high(at)
        else:
            put(few, A_DONE)
        put_set(few, A_PLACE, low, high)
    elif card == LASER_TRAP:
        put_set(few, A_EAST, marks[EDGES_EAST], marks[EDGES_EAST + 1])
        put_set(few, A_SOUTH, marks[EDGES_SOUTH], marks[EDGES_SOUTH + 1])
        if count(s.hands[me], SHOVE) and others_here(s, me):
            put_edges_here(s.pawns[me], few)
    elif card == BLIND_SPOT and s.step == 0:
        for slot in range(SLOTS):
            if s.camera[slot] >= 0 and camera_matters(s, slot, marks):
                put(few, A_CAMERA + s.camera[slot])
    elif card == BLOWN_AWAY:
        put_set(few, A_CLEAR, marks[FOES] & s.rays[0] & s.smoky[0], marks[FOES + 1] & s.rays[1] & s.smoky[1])
    else:
        return
    common = 0
    for k in range(WORDS):
        common |= few[k] & mask[k]
    if common:
        for k in range(WORDS):
            mask[k] &= few[k]
    elif card != BLIND_SPOT:
        keep_first(mask)


@rule
def lasered_low(s: State) -> int:
    """Finds the spaces on both sides of lasers: smoke on both of them puts a laser out (H-417)."""
    east = s.laser_east[0]
    south = s.laser_south[0]
    return east | (east & LOW >> 1) << 1 | south | south_low(south, 0)


@rule
def lasered_high(s: State) -> int:
    east = s.laser_east[1]
    south = s.laser_south[1]
    return east | east << 1 | south | south_high(s.laser_south[0], south)


@rule
def keep_first(mask: Any) -> None:
    """Keeps the first choice only: one is as good as the others."""
    found = 0
    for k in range(WORDS):
        if found:
            mask[k] = 0
        elif mask[k]:
            mask[k] = 1 << lowest(mask[k])
            found = 1


@rule
def put_edges_here(at: int, few: Any) -> None:
    """Puts in the edges around a space: a laser there catches anyone who is shoved over it."""
    if at < N_MUSEUM:
        put(few, A_EAST + at)
        put(few, A_SOUTH + at)
        if at % 9:
            put(few, A_EAST + at - 1)
        if at >= 9:
            put(few, A_SOUTH + at - 9)


@rule
def camera_matters(s: State, slot: int, marks: Any) -> int:
    """Does it look at the bot's own way, or could it look at somebody?"""
    at = s.camera[slot]
    facing = s.facing[slot]
    low = marks[PATH] & ~s.smoky[0]
    high = marks[PATH + 1] & ~s.smoky[1]
    if ray_low(s, at, facing) & low or ray_high(s, at, facing) & high:
        return 1
    for direction in range(4):
        if direction != facing:
            if ray_low(s, at, direction) & marks[FOES] & ~s.smoky[0]:
                return 1
            if ray_high(s, at, direction) & marks[FOES + 1] & ~s.smoky[1]:
                return 1
    return 0


@rule
def think_of_acts(s: State, me: int, marks: Any, mask: Any) -> None:
    if mask[0] >> A_TAKE & 1:  # free, and never worse than leaving it to others
        clear(mask)
        mask[0] = 1 << A_TAKE
        return
    mask[0] &= ~(1 << A_END | 1 << A_REPLACE)
    at = s.pawns[me]
    if s.holder == me:
        drop_dangers(s, at, mask)
    settled = at == marks[START_AT] or s.points == 0 or others_here(s, me) != 0
    if not settled:  # cards that do not move oneself come first or last
        mask[0] &= ~(1 << (A_PLAY + LASER_TRAP) | 1 << (A_PLAY + BLIND_SPOT) | 1 << (A_PLAY + BARRICADE))
        mask[0] &= ~(1 << (A_PLAY + BLOWN_AWAY) | 1 << (A_PLAY + THE_BURNER) | 1 << (A_PLAY + SMOKE))
    if s.holder < 0 or s.holder == me:
        mask[0] &= ~(1 << (A_PLAY + BARRICADE))
    exposed = marks[FOES] & s.rays[0] & s.smoky[0] | marks[FOES + 1] & s.rays[1] & s.smoky[1]
    if not exposed:
        mask[0] &= ~(1 << (A_PLAY + BLOWN_AWAY))


@rule
def drop_dangers(s: State, at: int, mask: Any) -> None:
    """Drops the moves into view and through a laser, which nobody makes with the diamond."""
    if at >= N_MUSEUM:
        return
    for direction in range(4):
        if not s.walls[at] >> direction & 1:
            to = at + STEP[direction]
            if has_laser(s, at, direction) or is_watched(s, to):
                number = A_MOVE + to
                mask[number // 63] &= ~(1 << (number % 63))
