"""Walks the Hero from a position: all decisions, all they may lead to, and so the whole graph."""

from typing import Any

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.solving.shy_monsters.nodes import (
    DECISIONS,
    ENTRIES,
    FULL,
    LAST,
    NODES,
    Build,
    decide,
    escape,
    expand_win,
    go_on,
    node,
)
from facedown.solving.shy_monsters.storey import (
    ATTACK,
    BACK,
    CORRIDOR,
    EXIT,
    EXPLORE,
    FINAL,
    JUMP,
    JUMP_ATTACK,
    MONSTER,
    PRUNE,
    REVEAL,
    ROOMS,
    SHOW_JUMPED,
    Plan,
    bites,
    exit_up,
    face,
    harmless,
    monsters_up,
    possible,
    showing,
)


@rule
def try_tile(p: Plan, b: Build, key: int, kind: int, tile: int) -> None:
    """Tries `reveal`, `explore` or `attack` of one tile."""
    rooms = key & ROOMS
    active = (key >> 24) & 127
    attacks = (key >> 38) & 3
    jumps = (key >> 40) & 3
    flips = (key >> 42) & 7
    here = 1 << tile
    hero = here
    decide(b, kind, 0, tile)
    if kind == ATTACK:
        attacks -= 1
    if kind == REVEAL:
        flips -= 1
        hero = 1
    shown = face(rooms, tile)
    if shown == EXIT:
        escape(p, b, rooms)
        return
    if shown:  # an active Monster dies
        go_on(p, b, rooms, active & ~here, hero, attacks, jumps, flips)
        return
    for what in range(CORRIDOR, MONSTER + 6):
        if possible(p, rooms, what):
            after = rooms | what << (4 * tile - 4)
            if what == EXIT and kind != REVEAL:
                escape(p, b, after)
            elif not bites(p, rooms, tile, what) or kind == ATTACK:
                go_on(p, b, after, active, hero, attacks, jumps, flips)
            elif kind == REVEAL:
                go_on(p, b, after, active | here, hero, attacks, jumps, flips)


@rule
def land(p: Plan, b: Build, key: int, rooms: int, active: int, over: int, target: int, attacks: int) -> None:
    """Ends a jump: the landing tile is face up and harmless; now the tile jumped over is flipped."""
    jumps = ((key >> 40) & 3) - 1
    away = face(rooms, target) == EXIT
    if face(rooms, over) or (away and (not p.given[SHOW_JUMPED] or p.given[FINAL])):
        if away:
            escape(p, b, rooms)
        else:
            go_on(p, b, rooms, active, 1 << target, attacks, jumps, 0)
        return
    for what in range(CORRIDOR, MONSTER + 6):
        if possible(p, rooms, what):
            after = rooms | what << (4 * over - 4)
            if away:
                escape(p, b, after)
            elif bites(p, rooms, over, what):
                go_on(p, b, after, active | 1 << over, 1 << target, attacks, jumps, 0)
            else:
                go_on(p, b, after, active, 1 << target, attacks, jumps, 0)


@rule
def try_jump(p: Plan, b: Build, key: int, kind: int, over: int, target: int) -> None:
    rooms = key & ROOMS
    active = (key >> 24) & 127
    attacks = (key >> 38) & 3
    decide(b, kind, over, target)
    if kind == JUMP_ATTACK:
        attacks -= 1
        active &= ~(1 << target)
    if target == 0 or face(rooms, target):
        land(p, b, key, rooms, active, over, target, attacks)
        return
    for what in range(CORRIDOR, MONSTER + 6):
        if possible(p, rooms, what):
            if kind == JUMP_ATTACK or not bites(p, rooms, target, what):
                land(p, b, key, rooms | what << (4 * target - 4), active, over, target, attacks)


@rule
def may_jump(p: Plan, key: int, kind: int, over: int, target: int) -> bool:
    """May the Hero jump over this tile of the frontier, by the table of decisions?"""
    rooms = key & ROOMS
    active = (key >> 24) & 127
    region = (key >> 31) & 127
    here = 1 << target
    if not p.around[1 << over] & here or not p.around[1 << over] & region & ~here:
        return False
    if kind == JUMP:
        return not active & here and (not region & here or bool(p.given[BACK] and not face(rooms, over)))
    return target > 0 and not region & here and bool(active & here or not face(rooms, target))


@rule
def forced(p: Plan, b: Build, key: int, front: int) -> bool:
    """Keeps one decision only where it is at least as good as all others.

    Where nothing is left to learn (the last storey, or both Monsters face up): escaping at once; else a step onto a
    tile that is safe whatever it is. With the Exit known such a step is right before that, too: it only adds knowledge.
    (Not where jumps never lead back to known ground: a step may then take away a place to land on.)
    """
    if not p.given[PRUNE]:
        return False
    rooms = key & ROOMS
    exit = exit_up(rooms)
    final = p.given[FINAL] or popcount(monsters_up(rooms)) == 2
    if final and exit:
        if (front >> exit) & 1:
            try_tile(p, b, key, EXPLORE, exit)
            return True
        if (key >> 40) & 3:
            for over in range(1, 7):
                if (front >> over) & 1 and may_jump(p, key, JUMP, over, exit):
                    try_jump(p, b, key, JUMP, over, exit)
                    return True
    if p.given[BACK] and (final or exit):
        for tile in range(1, 7):
            if (front >> tile) & 1 and not face(rooms, tile) and harmless(p, rooms, tile):
                try_tile(p, b, key, EXPLORE, tile)
                return True
    return False


@rule
def expand(p: Plan, b: Build, key: int) -> None:
    """Lists all decisions of a position, with what each may lead to."""
    rooms = key & ROOMS
    active = (key >> 24) & 127
    region = (key >> 31) & 127
    attacks = (key >> 38) & 3
    jumps = (key >> 40) & 3
    if (key >> 42) & 7 and showing(rooms) != 127:
        for tile in range(1, 7):
            if not face(rooms, tile):
                try_tile(p, b, key, REVEAL, tile)
        return
    front = p.around[region] & ~region
    if forced(p, b, key, front):
        return
    for tile in range(1, 7):
        if (front >> tile) & 1 and face(rooms, tile) < MONSTER:
            try_tile(p, b, key, EXPLORE, tile)
    if attacks:
        for tile in range(1, 7):
            if (front >> tile) & 1 and (not face(rooms, tile) or (active >> tile) & 1):
                try_tile(p, b, key, ATTACK, tile)
    for kind in range(JUMP, JUMP_ATTACK + 1):
        if jumps and (kind == JUMP or attacks):
            for over in range(1, 7):
                looked = False
                for target in range(7):
                    if (front >> over) & 1 and may_jump(p, key, kind, over, target):
                        back = (region >> target) & 1
                        if not (back and looked and p.given[PRUNE]):  # all jumps back into the region are alike
                            try_jump(p, b, key, kind, over, target)
                        if back:
                            looked = True


@rule
def grow(p: Plan, b: Build, root: int) -> int:
    """Builds the whole graph below a position; 0 if the space was too small, else the number of nodes."""
    node(b, p, root, 0)
    at = 0
    while at < b.n[NODES]:
        b.first_decision[at] = b.n[DECISIONS]
        if b.key[at] >> 45:
            expand_win(p, b, b.key[at])
        else:
            expand(p, b, b.key[at])
        at += 1
        if b.n[FULL]:
            return 0
    b.first_decision[at] = b.n[DECISIONS]
    b.first_entry[b.n[DECISIONS]] = b.n[ENTRIES]
    return at


@rule
def arrange(
    b: Build, leaves: int, place: Any, key: Any, first_decision: Any, code: Any, first_entry: Any, entry: Any
) -> None:
    """Puts the nodes of the same graph in such an order that what a node leads to comes before it."""
    nodes = b.n[NODES]
    at = 0
    for rank in range(LAST, -1, -1):
        for one in range(nodes):
            if b.rank[one] == rank:
                place[one] = at
                key[at] = one
                at += 1
    decisions = 0
    entries = 0
    for at in range(nodes):
        one = key[at]
        first_decision[at] = decisions
        for d in range(b.first_decision[one], b.first_decision[one + 1]):
            code[decisions] = b.code[d]
            first_entry[decisions] = entries
            decisions += 1
            for e in range(b.first_entry[d], b.first_entry[d + 1]):
                child = b.entry[e]
                entry[entries] = child if child < leaves else leaves + place[child - leaves]
                entries += 1
        key[at] = b.key[one]
    first_decision[nodes] = decisions
    first_entry[decisions] = entries
