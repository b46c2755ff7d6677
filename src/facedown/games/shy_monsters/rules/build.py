"""Plays DRAW and BUILD: two Monsters for the Dungeon Master, then nine decisions lay a storey (S-403 .. S-407)."""

from facedown.engine.bits import nth_bit, popcount, put, rand_below
from facedown.engine.rule import rule
from facedown.games.shy_monsters.rules.actions import A_EXIT, A_LAY, A_MONSTER
from facedown.games.shy_monsters.rules.pieces import (
    ALL_MONSTERS,
    AT_HOME,
    CORRIDOR,
    DOOR,
    ENTRANCE,
    EXIT,
    HIDDEN,
    MONSTER,
    N_CELLS,
    NEAR_HIGH,
    NEAR_LOW,
    PAIR_HIGH,
    PAIR_LOW,
    PAIR_SET,
    ROOMS,
    around_bit,
)
from facedown.games.shy_monsters.rules.state import BUILD, DRAW, State, slot


@rule
def start_storey(s: State) -> None:
    """Puts everything back to the start of a storey (S-303, S-424)."""
    for k in range(7):
        s.near[k] = 0
    for k in range(28):
        s.to[k] = 0
    for k in range(6):
        s.comfy[k] = 0
        s.named[k] = 0
    for k in range(2):
        s.fresh[k] = 0
        s.hand[k] = 0
    s.step = 0
    s.token = ENTRANCE
    s.attacks = s.attack_uses
    s.jumps = s.jump_uses
    s.reveals = s.opening[s.storey - 1]
    s.named_count = 0
    s.fresh_count = 0
    s.phase = DRAW


@rule
def pile(s: State) -> int:
    """Finds the Monsters not yet drawn in this game, as a set (S-302)."""
    drawn = 0
    for k in range(6):
        if s.seen[k]:
            drawn |= 1 << (s.seen[k] - 1)
        if s.aside[k]:
            drawn |= 1 << (s.aside[k] - 1)
    return ALL_MONSTERS & ~drawn


@rule
def pairs_left(s: State) -> int:
    """Finds the pairs that may be drawn, as a set (S-403)."""
    left = pile(s)
    found = 0
    for pair in range(15):
        if PAIR_SET[pair] & left == PAIR_SET[pair]:
            found |= 1 << pair
    return found


@rule
def draw_pair(s: State, rng: list[int]) -> int:
    pairs = pairs_left(s)
    return nth_bit(pairs, rand_below(rng, popcount(pairs)))


@rule
def take_pair(s: State, pair: int) -> None:
    s.hand[0] = 1 + PAIR_LOW[pair]
    s.hand[1] = 1 + PAIR_HIGH[pair]
    s.last = 0
    s.phase = BUILD


@rule
def legal_build(s: State, mask: list[int]) -> None:
    base = ROOMS * slot(s)
    if s.step < ROOMS:
        legal_lay(s, mask)
        return
    first = A_EXIT if s.step == ROOMS else next_monster(s)
    for k in range(ROOMS):
        if s.kind[base + k] == HIDDEN:
            put(mask, first + s.room[base + k])


@rule
def next_monster(s: State) -> int:
    """Finds the first action that puts the Monster whose turn it is: the lower one comes first."""
    return A_MONSTER + N_CELLS * (s.hand[s.step - ROOMS - 1] - 1)


@rule
def legal_lay(s: State, mask: list[int]) -> None:
    """Lists the empty cells next to a laid tile. Cells are the first actions, so whole words can be put together."""
    base = ROOMS * slot(s)
    low = NEAR_LOW[DOOR]
    high = NEAR_HIGH[DOOR]
    laid_low = 1 << DOOR
    laid_high = 0
    for k in range(s.step):
        cell = s.room[base + k]
        low |= NEAR_LOW[cell]
        high |= NEAR_HIGH[cell]
        if cell < 63:
            laid_low |= 1 << cell
        else:
            laid_high |= 1 << (cell - 63)
    mask[0] = low & ~laid_low
    mask[1] = high & ~laid_high


@rule
def is_laid(s: State, cell: int) -> bool:
    base = ROOMS * slot(s)
    laid = cell == DOOR
    for k in range(min(s.step, ROOMS)):
        laid = laid or s.room[base + k] == cell
    return laid


@rule
def build_on(s: State, what: int) -> None:
    """Carries out one of the nine decisions, by its number among the actions."""
    base = ROOMS * slot(s)
    if s.step < ROOMS:
        lay(s, base, what - A_LAY)
    else:
        cell = what - A_EXIT if s.step == ROOMS else (what - A_MONSTER) % N_CELLS
        kind = EXIT if s.step == ROOMS else MONSTER + s.hand[s.step - ROOMS - 1] - 1
        for k in range(ROOMS):
            if s.room[base + k] == cell:
                s.kind[base + k] = kind
    s.step += 1
    if s.step == ROOMS + 3:
        for k in range(ROOMS):
            if s.kind[base + k] == HIDDEN:
                s.kind[base + k] = CORRIDOR
        survey(s)


@rule
def lay(s: State, base: int, cell: int) -> None:
    """Puts a cell among those laid, in rising order: so the order of laying is nowhere kept (S-405)."""
    k = s.step
    while k > 0 and s.room[base + k - 1] > cell:
        s.room[base + k] = s.room[base + k - 1]
        k -= 1
    s.room[base + k] = cell


@rule
def survey(s: State) -> None:
    """Notes who is next to whom, and who would be comfy where: it follows from the outline alone (S-207)."""
    base = ROOMS * slot(s)
    for a in range(ROOMS + 1):
        here = s.room[base + a] if a < ROOMS else DOOR
        around = 0
        near = 0
        for b in range(ROOMS + 1):
            there = s.room[base + b] if b < ROOMS else DOOR
            bit = around_bit(here, there)
            around |= bit
            # Of the eight places around a cell, those by an edge are 1, 3, 4 and 6: north, west, east, south.
            if bit & 0b01011010:
                near |= 1 << b
                direction = 0 if bit == 2 else 1 if bit == 8 else 2 if bit == 16 else 3
                s.to[4 * a + direction] = 1 + b
        s.near[a] = near
        if a < ROOMS:
            s.comfy[a] = AT_HOME[around]
