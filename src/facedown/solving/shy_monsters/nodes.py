"""Grows the Hero's graph: nodes found by their position, decisions, and what each leads to.

Positions never come back, so the graph has no cycles. Its leaves are the layouts escaped from. A leaf also says which
of the layout's two Monsters were face up then (none, the lower, the higher, both), because on the first two storeys
that is worth something. Between the positions and the leaves stand nodes that only add up: all layouts that fit what
was face up at the Exit.
"""

from typing import Any, NamedTuple

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.solving.shy_monsters.storey import (
    ATTACKS,
    EXIT,
    EXPLORE,
    FINAL,
    HYPOTHESES,
    JUMPS,
    LEAVES,
    MONSTER,
    ROOMS,
    Plan,
    exit_up,
    face,
    position,
    showing,
)

WIN_ONE, WIN_TWO, WIN_ANY = 1 << 45, 2 << 45, 3 << 45  # nodes that add up leaves
LAST = 31  # the rank of those; positions have rank 0 to 10
NODES, DECISIONS, ENTRIES, FULL = range(4)  # places in `Build.n`


class Build(NamedTuple):
    """Holds the graph while it grows, in order of discovery."""

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
def node(b: Build, p: Plan, key: int, rank: int) -> int:
    """Finds or makes the node of a key."""
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
    """Begins the list of what a decision leads to."""
    if b.n[DECISIONS] + 1 >= len(b.code):
        b.n[FULL] = 1
        return
    b.code[b.n[DECISIONS]] = kind * 64 + over * 8 + target
    b.first_entry[b.n[DECISIONS]] = b.n[ENTRIES]
    b.n[DECISIONS] += 1


@rule
def go_on(p: Plan, b: Build, rooms: int, active: int, hero: int, attacks: int, jumps: int, flips: int) -> None:
    """Adds one more entry of the present decision: the storey goes on."""
    key = position(p, rooms, active, hero, attacks, jumps, flips)
    spent = p.given[ATTACKS] - attacks + p.given[JUMPS] - jumps
    add(b, node(b, p, key, popcount(showing(rooms)) - 1 + spent))


@rule
def leaf(p: Plan, exit: int, one: int, m: int, two: int, n: int, seen: int) -> int:
    """Finds the leaf for Monster m on tile one and n on tile two; `seen`: mask of those two face up (1: m, 2: n)."""
    if m > n:
        one, m, two, n = two, n, one, m
        seen = (seen >> 1) | (seen & 1) << 1
    hypothesis = p.pair_of[m, n] * 120 + p.arrangement[exit, one, two]
    return int(hypothesis if p.given[FINAL] else seen * p.given[HYPOTHESES] + hypothesis)


@rule
def escape(p: Plan, b: Build, rooms: int) -> None:
    """Adds one more entry of the present decision: the Hero is on the Exit."""
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
    """Lists all layouts that fit: added up over the tiles of the Monsters first, then over their kinds."""
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
