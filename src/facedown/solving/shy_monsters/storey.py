"""One storey as the Hero meets it, as a graph of positions: the rules of walking on bit masks, compiled.

A position is what the Hero knows: which tiles are face up and what they are, which of the Monsters are active, the
region he can walk in, and what he has left. Everything else about his past is of no use to him, because the Dungeon
Master decides nothing any more. So the positions form a graph without cycles, and one number holds a position:

    bits 0-23   four bits for each of the rooms 1-6: 0 face down, 1 corridor, 2 Exit, 3-8 Monster
    bits 24-30  the active Monsters, a mask of tiles
    bits 31-37  the region, a mask of tiles
    bits 38-44  attacks, jumps, opening flips left (2, 2 and 3 bits)

The graph's leaves are the layouts escaped from. A leaf also says which of the layout's two Monsters were face up then
(none, the lower, the higher, both), because on the first two storeys that is worth something.
"""

from typing import Any, NamedTuple

from facedown.engine.rule import rule

CORRIDOR, EXIT, MONSTER = 1, 2, 3  # what a room may show; Monster m is MONSTER + m
REVEAL, EXPLORE, ATTACK, JUMP, JUMP_ATTACK = range(5)  # decisions: kind * 64 + tile jumped over * 8 + target
ROOMS = (1 << 24) - 1
WIN_ONE, WIN_TWO, WIN_ANY = 1 << 45, 2 << 45, 3 << 45  # nodes that add up leaves
LAST = 31  # the rank of those; positions have rank 0 to 10
# places in `Plan.given`
ATTACKS, JUMPS, FLIPS, FEAR, SHOW_JUMPED, FINAL, PRUNE, LEAVES, HYPOTHESES = range(9)
# places in `Build.n`
NODES, DECISIONS, ENTRIES, FULL = range(4)


class Plan(NamedTuple):
    """What is fixed for one outline."""

    around: Any  # 128: the tiles next to a set of tiles
    comfort: Any  # 6: the rooms where a Monster is comfy
    pair_of: Any  # 6 x 6: number of a pair of Monsters, -1 if it cannot be
    arrangement: Any  # 7 x 7 x 7: number of (Exit, lower Monster, higher Monster)
    given: Any


class Build(NamedTuple):
    """The graph while it grows, in order of discovery."""

    n: Any
    hash_key: Any
    hash_node: Any
    key: Any
    rank: Any
    first_decision: Any
    code: Any
    first_entry: Any
    entry: Any


@rule
def bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@rule
def face(rooms: int, tile: int) -> int:
    return (rooms >> (4 * tile - 4)) & 15


@rule
def showing(rooms: int) -> int:
    """The tiles that are face up, the Entrance among them."""
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
    """The tile on which the Exit is known to be, 0 if it is not known."""
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
    """The number of a position; the Hero stands on one of the tiles `hero`."""
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


@rule
def node(b: Build, p: Plan, key: int, rank: int) -> int:
    """The node of a key, found or made."""
    size = len(b.hash_key)
    place = ((((key ^ (key >> 23)) & 0x7FFFFFFF) * 0x5E3779B1) >> 20) & (size - 1)  # within 63 bits
    while b.hash_node[place] >= 0:
        if b.hash_key[place] == key:
            return int(b.hash_node[place])
        place = (place + 1) & (size - 1)
    count = b.n[NODES]
    if count + 1 >= len(b.key) or 2 * count > size:
        b.n[FULL] = 1
        return 0
    b.hash_key[place] = key
    b.hash_node[place] = p.given[LEAVES] + count
    b.key[count] = key
    b.rank[count] = rank
    b.n[NODES] = count + 1
    return int(b.hash_node[place])


@rule
def add(b: Build, child: int) -> None:
    if b.n[ENTRIES] + 1 >= len(b.entry):
        b.n[FULL] = 1
        return
    b.entry[b.n[ENTRIES]] = child
    b.n[ENTRIES] += 1


@rule
def decide(b: Build, kind: int, over: int, target: int) -> None:
    """Begin the list of what a decision leads to."""
    if b.n[DECISIONS] + 1 >= len(b.code):
        b.n[FULL] = 1
        return
    b.code[b.n[DECISIONS]] = kind * 64 + over * 8 + target
    b.first_entry[b.n[DECISIONS]] = b.n[ENTRIES]
    b.n[DECISIONS] += 1


@rule
def go_on(p: Plan, b: Build, rooms: int, active: int, hero: int, attacks: int, jumps: int, flips: int) -> None:
    """The storey goes on: one more entry of the present decision."""
    key = position(p, rooms, active, hero, attacks, jumps, flips)
    spent = p.given[ATTACKS] - attacks + p.given[JUMPS] - jumps
    add(b, node(b, p, key, bits(showing(rooms)) - 1 + spent))


@rule
def leaf(p: Plan, exit: int, one: int, m: int, two: int, n: int, seen: int) -> int:
    """The leaf for Monster m on tile one and n on tile two; `seen`: mask of the two that were face up (1: m, 2: n)."""
    if m > n:
        one, m, two, n = two, n, one, m
        seen = (seen >> 1) | (seen & 1) << 1
    hypothesis = p.pair_of[m, n] * 120 + p.arrangement[exit, one, two]
    return int(hypothesis if p.given[FINAL] else seen * p.given[HYPOTHESES] + hypothesis)


@rule
def escape(p: Plan, b: Build, rooms: int) -> None:
    """The Hero is on the Exit: one more entry of the present decision."""
    exit = exit_up(rooms)
    one = 0
    two = 0
    for tile in range(1, 7):
        if face(rooms, tile) >= MONSTER:
            one, two = two, tile
    if one:
        add(b, leaf(p, exit, one, face(rooms, one) - MONSTER, two, face(rooms, two) - MONSTER, 3))
    else:
        add(b, node(b, p, rooms | WIN_ANY, LAST - 1))


@rule
def expand_win(p: Plan, b: Build, key: int) -> None:
    """All layouts that fit: added up over the tiles of the Monsters first, then over their kinds."""
    rooms = key & ROOMS
    exit = exit_up(rooms)
    decide(b, EXPLORE, 0, exit)
    down = 127 & ~showing(rooms)
    known = 0
    for tile in range(1, 7):
        if face(rooms, tile) >= MONSTER:
            known = tile
    if key >> 45 == 3:
        for one in range(1, 7):
            if known and (down >> one) & 1:
                pick = EXIT << (4 * exit - 4) | face(rooms, known) << (4 * known - 4) | MONSTER << (4 * one - 4)
                add(b, node(b, p, pick | WIN_ONE | known << 50, LAST))
            if not known and (down >> one) & 1:
                for two in range(one + 1, 7):
                    if (down >> two) & 1:
                        pick = EXIT << (4 * exit - 4) | MONSTER << (4 * one - 4) | MONSTER << (4 * two - 4)
                        add(b, node(b, p, pick | WIN_TWO, LAST))
        return
    one = 0
    two = 0
    for tile in range(1, 7):
        if face(rooms, tile) >= MONSTER:
            one, two = two, tile
    if (key >> 45) & 3 == 1:
        known = (key >> 50) & 7
        other = one + two - known
        m = face(rooms, known) - MONSTER
        for n in range(6):
            if p.pair_of[m, n] >= 0:
                add(b, leaf(p, exit, known, m, other, n, 1))
    else:
        for m in range(6):
            for n in range(6):
                if p.pair_of[m, n] >= 0:
                    add(b, leaf(p, exit, one, m, two, n, 0))


@rule
def try_tile(p: Plan, b: Build, key: int, kind: int, tile: int) -> None:
    """`reveal`, `explore` and `attack` of one tile."""
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
    """The second half of a jump: the landing tile is face up and harmless; now the tile jumped over is flipped."""
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
    """A jump over a tile of the frontier: does the table of decisions offer it?"""
    rooms = key & ROOMS
    active = (key >> 24) & 127
    region = (key >> 31) & 127
    here = 1 << target
    if not p.around[1 << over] & here or not p.around[1 << over] & region & ~here:
        return False
    if kind == JUMP:
        return not active & here and (not face(rooms, over) or not region & here)
    return not region & here and bool(active & here or not face(rooms, target))


@rule
def forced(p: Plan, b: Build, key: int, front: int) -> bool:
    """Where one decision is at least as good as all others, only that one is kept.

    Where nothing is left to learn (the last storey, or both Monsters face up): escaping at once; else a step onto a
    tile that is safe whatever it is. With the Exit known such a step is right before that, too: it only adds knowledge.
    PRUNE 2 takes it also with the Exit unknown, where it may end a storey on which something could still be learnt.
    """
    if not p.given[PRUNE]:
        return False
    rooms = key & ROOMS
    exit = exit_up(rooms)
    final = p.given[FINAL] or bits(monsters_up(rooms)) == 2
    if final and exit:
        if (front >> exit) & 1:
            try_tile(p, b, key, EXPLORE, exit)
            return True
        if (key >> 40) & 3:
            for over in range(1, 7):
                if (front >> over) & 1 and may_jump(p, key, JUMP, over, exit):
                    try_jump(p, b, key, JUMP, over, exit)
                    return True
    if final or exit or p.given[PRUNE] == 2:
        for tile in range(1, 7):
            if (front >> tile) & 1 and not face(rooms, tile) and harmless(p, rooms, tile):
                try_tile(p, b, key, EXPLORE, tile)
                return True
    return False


@rule
def expand(p: Plan, b: Build, key: int) -> None:
    """All decisions of a position, with what each may lead to."""
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
    """The whole graph below a position; 0 if the space was too small, else the number of nodes."""
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
    """The same graph with the nodes in such an order that what a node leads to comes before it."""
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
