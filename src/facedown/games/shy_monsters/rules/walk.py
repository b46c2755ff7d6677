"""Plays the Hero's phase: flips, where he can go, what each decision does (S-408 .. S-423)."""

from facedown.engine.bits import lowest, popcount, put
from facedown.engine.rule import rule
from facedown.games.shy_monsters.rules.actions import A_ATTACK, A_EXPLORE, A_JUMP, A_JUMP_ATTACK, A_REVEAL
from facedown.games.shy_monsters.rules.endings import end_game, pass_storey
from facedown.games.shy_monsters.rules.pieces import (
    ALL_ROOMS,
    DOOR,
    ENTRANCE,
    EXIT,
    MONSTER,
    N_CELLS,
    ROOMS,
    next_cell,
)
from facedown.games.shy_monsters.rules.state import KILLED, MOVE, REVEAL, TRAPPED, State, kind_of, slot


@rule
def cell_at(s: State, tile: int) -> int:
    return DOOR if tile == ENTRANCE else s.room[ROOMS * slot(s) + tile]


@rule
def tile_at(s: State, cell: int) -> int:
    base = ROOMS * slot(s)
    for k in range(ROOMS):
        if s.room[base + k] == cell:
            return k
    return ENTRANCE


@rule
def flip(s: State, tile: int) -> None:
    """Turns a tile face up; a Monster beside a face-up Monster panics (S-409)."""
    now = slot(s)
    bit = 1 << tile
    if tile == ENTRANCE or s.up[now] & bit:
        return
    s.up[now] |= bit
    kind = kind_of(s, tile)
    if kind < MONSTER:
        return
    others = 0
    for k in range(ROOMS):
        if k != tile and s.up[now] >> k & 1 and kind_of(s, k) >= MONSTER:
            others |= 1 << k
    if s.fear and others & s.near[tile]:
        s.panicked[now] |= bit
    elif s.comfy[tile] >> (kind - MONSTER) & 1:
        s.active[now] |= bit
    s.fresh[s.fresh_count] = 1 + kind - MONSTER
    s.fresh_count += 1


@rule
def known_exit(s: State) -> int:
    """Finds the Exit as a set of tiles, if it lies face up."""
    up = s.up[slot(s)]
    for k in range(ROOMS):
        if up >> k & 1 and kind_of(s, k) == EXIT:
            return 1 << k
    return 0


@rule
def region(s: State) -> int:
    """Finds the tiles on which the Hero walks freely (S-412)."""
    now = slot(s)
    safe = (s.up[now] | 1 << ENTRANCE) & ~s.active[now] & ~known_exit(s)
    reached = 1 << s.token
    new = reached
    while new:
        tile = lowest(new)
        new &= new - 1
        more = s.near[tile] & safe & ~reached
        reached |= more
        new |= more
    return reached


@rule
def frontier(s: State, reached: int) -> int:
    """Finds the tiles next to where the Hero walks (S-412)."""
    beside = 0
    for k in range(ROOMS + 1):
        if reached >> k & 1:
            beside |= s.near[k]
    return beside & ~reached


@rule
def legal_reveal(s: State, mask: list[int]) -> None:
    """Lists the face-down tiles that are not named yet (S-414, S-705)."""
    down = ALL_ROOMS & ~s.up[slot(s)]
    for k in range(s.named_count):
        down &= ~(1 << (s.named[k] - 1))
    for k in range(ROOMS):
        if down >> k & 1:
            put(mask, A_REVEAL + cell_at(s, k))


@rule
def reveal(s: State, number: int) -> None:
    tile = tile_at(s, number - A_REVEAL)
    s.reveals -= 1
    if s.together:
        s.named[s.named_count] = 1 + tile
        s.named_count += 1
        if s.reveals and s.named_count < ROOMS:
            return
        for k in range(s.named_count):
            flip(s, s.named[k] - 1)
    else:
        flip(s, tile)
        if s.reveals and s.up[slot(s)] != ALL_ROOMS:
            return
    start_move(s)


@rule
def open_storey(s: State) -> None:
    """Begins the Hero's phase, as the storey is built (S-413)."""
    if s.reveals:
        s.phase = REVEAL
    else:
        start_move(s)


@rule
def start_move(s: State) -> None:
    s.reveals = 0
    s.named_count = 0
    for k in range(6):
        s.named[k] = 0
    s.phase = MOVE
    look_for_trap(s)


@rule
def legal_move(s: State, mask: list[int]) -> None:
    """Lists the decisions of S-415."""
    now = slot(s)
    reached = region(s)
    beside = frontier(s, reached)
    down = ALL_ROOMS & ~s.up[now]
    active = s.active[now]
    closed = 0 if s.walk_in else active
    for o in range(ROOMS):
        if beside >> o & 1:
            cell = s.room[ROOMS * now + o]
            if not closed >> o & 1:
                put(mask, A_EXPLORE + cell)
            if s.attacks and (down | active) >> o & 1:
                put(mask, A_ATTACK + cell)
            if s.jumps:
                ends = landings(s, o, reached)
                plain = ends & ~closed
                if s.land_ahead or not down >> o & 1:  # S-816
                    plain &= ~reached
                put_jumps(s, o, plain, A_JUMP, mask)
                if s.attacks:
                    put_jumps(s, o, ends & ~reached & (down | active), A_JUMP_ATTACK, mask)


@rule
def landings(s: State, over: int, reached: int) -> int:
    """Finds the tiles beside the one jumped over, without the only tile to take off from (S-417)."""
    takeoffs = s.near[over] & reached
    return s.near[over] & ~takeoffs if popcount(takeoffs) == 1 else s.near[over]


@rule
def put_jumps(s: State, over: int, ends: int, first: int, mask: list[int]) -> None:
    for direction in range(4):
        tile = s.to[4 * over + direction] - 1
        if tile >= 0 and ends >> tile & 1:
            put(mask, first + 4 * cell_at(s, over) + direction)


@rule
def can_move(s: State) -> bool:
    """Does S-415 offer anything?"""
    now = slot(s)
    reached = region(s)
    beside = frontier(s, reached)
    active = s.active[now]
    if (s.attacks and beside) or s.walk_in or beside & ~active:
        return beside != 0
    if s.jumps:  # only active Monsters beside him, and nothing to strike with
        for o in range(ROOMS):
            if beside >> o & 1 and landings(s, o, reached) & ~active & ~reached:
                return True
    return False


@rule
def look_for_trap(s: State) -> None:
    if not can_move(s):
        end_game(s, TRAPPED)


@rule
def move(s: State, number: int) -> None:
    """Carries out one decision of the Hero, in the order of S-418."""
    now = slot(s)
    over = -1
    strikes = False
    if number < A_ATTACK:
        target = tile_at(s, number - A_EXPLORE)
    elif number < A_JUMP:
        strikes = True
        target = tile_at(s, number - A_ATTACK)
    else:
        strikes = number >= A_JUMP_ATTACK
        jump = (number - A_JUMP) % (4 * N_CELLS)
        over = tile_at(s, jump // 4)
        target = tile_at(s, next_cell(jump // 4, jump % 4))
        s.jumps -= 1
    if strikes:
        s.attacks -= 1
    s.token = target
    flip(s, target)
    kind = kind_of(s, target) if target < ROOMS else 0
    if strikes and kind >= MONSTER:
        s.dead[now] |= 1 << target
        s.active[now] &= ~(1 << target)
    elif s.active[now] >> target & 1:
        s.killer[s.game] = 1 + kind - MONSTER
        s.grave[s.game] = cell_at(s, target)
        end_game(s, KILLED)
        return
    if over >= 0 and (kind != EXIT or s.flip_jumped):
        flip(s, over)
    if kind == EXIT:
        pass_storey(s)
    else:
        look_for_trap(s)
