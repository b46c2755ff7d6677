"""Says what everybody knows of a storey: how many Monsters still lie face down, and which they may be."""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.shy_monsters.rules.pieces import ALL_MONSTERS, ALL_ROOMS, MONSTER, ROOMS
from facedown.games.shy_monsters.rules.state import State, slot


@rule
def hidden_monsters(s: State, storey: int) -> int:
    """Counts the Monsters of a storey that lie face down."""
    count = 2
    for r in range(ROOMS):
        if s.up[storey] >> r & 1 and s.kind[ROOMS * storey + r] >= MONSTER:
            count -= 1
    return count


@rule
def possible(s: State) -> int:
    """Finds the Monsters that may lie face down on the present storey, as a set: public knowledge only."""
    if s.fresh_count == 2:
        return 0
    out = 0
    for k in range(s.seen_count):
        out |= 1 << (s.seen[k] - 1)
    if s.show_aside:
        for k in range(s.aside_count):
            out |= 1 << (s.aside[k] - 1)
    for k in range(s.fresh_count):
        out |= 1 << (s.fresh[k] - 1)
    return ALL_MONSTERS & ~out


@rule
def is_calm(s: State, room: int) -> bool:
    """Would a Monster there panic, because another one lies face up beside it?"""
    now = slot(s)
    if not s.fear:
        return False
    for k in range(ROOMS):
        if s.near[room] >> k & 1 and s.up[now] >> k & 1 and s.kind[ROOMS * now + k] >= MONSTER:
            return True
    return False


@rule
def dangers(s: State, room: int) -> int:
    """Finds the Monsters that would be deadly on a face-down room, as a set."""
    return 0 if is_calm(s, room) else possible(s) & s.comfy[room]


@rule
def risk(s: State, room: int) -> float:
    """Computes how often stepping onto a face-down room kills, if all layouts that fit are equally likely (S-1016)."""
    dangerous = popcount(dangers(s, room))
    if not dangerous:
        return 0.0
    now = slot(s)
    down = popcount(ALL_ROOMS & ~s.up[now])
    return hidden_monsters(s, now) * dangerous / (popcount(possible(s)) * down)
