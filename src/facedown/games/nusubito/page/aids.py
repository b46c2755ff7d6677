"""Tells where the Thief can be, by public knowledge alone, at tables with an aid switched on (N-704).

It is computed on the plain twin, which needs no compiler; a thousand worlds take some twenty milliseconds.
"""

from functools import lru_cache

from facedown.games.nusubito.rules.belief import (
    COUNT,
    NOW,
    SCRATCH,
    face_in,
    find_worlds,
    temple_in,
    temple_weights,
    weights_at,
    worlds_at,
)
from facedown.games.nusubito.rules.pieces import N_TEMPLES
from facedown.games.nusubito.rules.state import State
from facedown.games.nusubito.rules.turns import publish_day

_scratch: list[float] = []


def _room() -> list[float]:
    """Gives scratch space for the twin, made at first use."""
    if not _scratch:
        _scratch.extend([0.0] * SCRATCH)
    return _scratch


def possible_worlds(seen: State, coins: int) -> list[tuple[int, tuple[int, ...], float]]:
    """Lists (temple, face of each slot, number of ways to it), from any redacted record."""
    scratch = _room()
    find_worlds(seen, scratch)
    now, found, before = int(scratch[NOW]), [], 0.0
    for k in range(int(scratch[COUNT])):
        world, running = int(scratch[worlds_at(now) + k]), scratch[weights_at(now) + k]
        found.append((temple_in(world), tuple(face_in(world, p) for p in range(coins)), running - before))
        before = running
    return found


def likely_temples(seen: State) -> list[float]:
    """Computes the share of each temple among all ways in which the Thief can have come to where he is."""
    turns = seen.turns
    return list(_shares(seen.base, seen.base_count, tuple(seen.trail[:turns]), tuple(seen.reach[: N_TEMPLES * turns])))


@lru_cache(maxsize=256)
def _shares(base: int, base_count: int, trail: tuple[int, ...], reach: tuple[int, ...]) -> tuple[float, ...]:
    """Goes through the traces once: they are the same for all viewers, and all through a turn of the Mist."""
    s = State()
    s.base, s.base_count, s.turns = base, base_count, len(trail)
    s.trail[: len(trail)], s.reach[: len(reach)] = trail, reach
    scratch, out = _room(), [0.0] * N_TEMPLES
    find_worlds(s, scratch)
    temple_weights(scratch, out)
    return tuple(out)


def exposure(seen: State) -> int:
    """Counts the temples where the Thief could be, for all others know, if his turn ended as it is now (N-1010)."""
    after = seen.copy()
    publish_day(after)
    return sum(share > 0 for share in likely_temples(after))
