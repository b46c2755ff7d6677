"""Describes one storey as the Hero meets it: what a position is, on bit masks, compiled.

A position is what the Hero knows: which tiles are face up and what they are, which of the Monsters are active, the
region he can walk in, and what he has left. Everything else about his past is of no use to him, because the Dungeon
Master decides nothing any more. One number holds it:

    bits 0-23   four bits for each of the rooms 1-6: 0 face down, 1 corridor, 2 Exit, 3-8 Monster
    bits 24-30  the active Monsters, a mask of tiles
    bits 31-37  the region, a mask of tiles
    bits 38-44  attacks, jumps, opening flips left (2, 2 and 3 bits)
"""

from typing import Any, NamedTuple

from facedown.engine.rule import rule

CORRIDOR, EXIT, MONSTER = 1, 2, 3  # what a room may show; Monster m is MONSTER + m
REVEAL, EXPLORE, ATTACK, JUMP, JUMP_ATTACK = range(5)  # decisions: kind * 64 + tile jumped over * 8 + target
ROOMS = (1 << 24) - 1
# places in `Plan.given`
ATTACKS, JUMPS, FLIPS, FEAR, SHOW_JUMPED, FINAL, PRUNE, LEAVES, HYPOTHESES, BACK = range(10)


class Plan(NamedTuple):
    """Holds what is fixed for one outline."""

    around: Any  # 128: the tiles next to a set of tiles
    comfort: Any  # 6: the rooms where a Monster is comfy
    pair_of: Any  # 6 x 6: number of a pair of Monsters, -1 if it cannot be
    arrangement: Any  # 7 x 7 x 7: number of (Exit, lower Monster, higher Monster)
    given: Any


@rule
def face(rooms: int, tile: int) -> int:
    return (rooms >> (4 * tile - 4)) & 15


@rule
def showing(rooms: int) -> int:
    """Finds the tiles that are face up, the Entrance among them."""
    up = 1
    for tile in range(1, 7):
        if face(rooms, tile):
            up |= 1 << tile
    return up


@rule
def monsters_up(rooms: int) -> int:
    up = 0
    for tile in range(1, 7):
        if face(rooms, tile) >= MONSTER:
            up |= 1 << tile
    return up


@rule
def exit_up(rooms: int) -> int:
    """Finds the tile on which the Exit is known to be, 0 if it is not known."""
    for tile in range(1, 7):
        if face(rooms, tile) == EXIT:
            return tile
    return 0


@rule
def possible(p: Plan, rooms: int, what: int) -> bool:
    """Can a face-down tile be this, after what is face up?"""
    corridors = 0
    known = 0
    first = 0
    for tile in range(1, 7):
        shown = face(rooms, tile)
        if shown == CORRIDOR:
            corridors += 1
        elif shown == EXIT:
            if what == EXIT:
                return False
        elif shown >= MONSTER:
            known += 1
            first = shown - MONSTER
    if what == CORRIDOR:
        return corridors < 3
    if what == EXIT:
        return True
    if known == 2:
        return False
    if known == 1:
        return bool(p.pair_of[first, what - MONSTER] >= 0)
    for other in range(6):  # noqa: SIM110 (compiled)
        if p.pair_of[other, what - MONSTER] >= 0:
            return True
    return False


@rule
def bites(p: Plan, rooms: int, tile: int, what: int) -> bool:
    """Is a Monster that is flipped now active?"""
    if what < MONSTER or not (p.comfort[what - MONSTER] >> tile) & 1:
        return False
    return not (p.given[FEAR] and p.around[1 << tile] & monsters_up(rooms))


@rule
def harmless(p: Plan, rooms: int, tile: int) -> bool:
    """Is a face-down tile safe whatever it is?"""
    for what in range(MONSTER, MONSTER + 6):  # noqa: SIM110 (compiled)
        if bites(p, rooms, tile, what) and possible(p, rooms, what):
            return False
    return True


@rule
def position(p: Plan, rooms: int, active: int, hero: int, attacks: int, jumps: int, flips: int) -> int:
    """Packs a position into its number; the Hero stands on one of the tiles `hero`."""
    safe = showing(rooms) & ~active
    exit = exit_up(rooms)
    if exit:
        safe &= ~(1 << exit)
    region = hero
    while True:
        grown = region | (p.around[region] & safe)
        if grown == region:
            break
        region = grown
    return int(rooms | active << 24 | region << 31 | attacks << 38 | jumps << 40 | flips << 42)
