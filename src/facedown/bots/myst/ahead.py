"""Solves the walk backwards from its end for two open hands (M-B.6): what every position is worth, to Blue.

A position is the Books that both teams have left, the cells of both pawns, and how those landmarks lie that are not
settled and mean something to one of the hands: as digits of a number, each from how the landmark lies now (0) to
settled. All spins are met at once: what can be had within some steps follows from what can be had within one step less,
one cell further on.
"""

from typing import Any

import numpy as np

from facedown.bots.myst.terrain import DIAGONAL, MOST_SPACES, ONE_BOOK, PASS_BY, STAY_REACHES, THROUGH, Ground, Room
from facedown.engine.bits import lowest
from facedown.engine.rule import rule
from facedown.games.myst.rules.cells import around
from facedown.games.myst.rules.pieces import N_CELLS, SPACES

NEVER = -1e6
CHANCES = (0, *(SPACES.count(spaces) for spaces in range(1, MOST_SPACES + 1)))  # of so many spaces, in sectors
TWELFTH = 1.0 / len(SPACES)


@rule
def solve_turn(g: Ground, m: Room, team: int, after: Any, before: Any) -> None:
    """Computes what a team's turn is worth before it spins from what its ends are worth."""
    for blue in range(after.shape[0]):
        for yellow in range(after.shape[1]):
            mine = blue if team == 0 else yellow
            if mine == 0:
                for waiting in range(N_CELLS):
                    solve_from(g, m, team, yellow if team == 0 else blue, waiting, after, before)


@rule
def solve_from(g: Ground, m: Room, team: int, theirs: int, waiting: int, after: Any, before: Any) -> None:
    """Computes the same for one place of the waiting pawn; with more and more own Books left."""
    for mine in range(after.shape[team]):
        ends = after[mine, theirs] if team == 0 else after[theirs, mine]
        into = before[mine, theirs] if team == 0 else before[theirs, mine]
        fill_stops(g, m, team, mine, waiting, ends)
        more = mine + 1 < after.shape[team]
        again = more and mine > 0 and g.rules[ONE_BOOK] != 0  # who has jumped walks on without another Book
        size = into.shape[2]
        tile = m.one.shape[1]
        for first in range(0, size, tile):
            count = min(tile, size - first)
            walk_tile(g, m, team, mine, waiting, first, count, into, True, more and not again)
            if again:
                walk_tile(g, m, team, mine, waiting, first, count, into, False, True)
        if more:
            jump_first(g, m, team, waiting)


@rule
def fill_stops(g: Ground, m: Room, team: int, mine: int, waiting: int, ends: Any) -> None:
    """Computes what it is worth to end a walk on a cell: with what can be done there, and a Book after it."""
    stops = m.stops[mine]
    size = stops.shape[1]
    for cell in range(N_CELLS):
        if cell == waiting:
            for x in range(size):
                stops[cell, x] = NEVER
        elif team == 0:
            copy_row(stops[cell], ends[cell, waiting], size)
        else:
            for x in range(size):
                stops[cell, x] = -ends[waiting, cell, x]
    if g.rules[ONE_BOOK]:
        last = m.last[mine]
        for cell in range(N_CELLS):
            copy_row(last[cell], stops[cell], size)
        reach_keys(g, team, waiting, last, m.still[0])
    if mine:
        jump = m.jump[0]
        for x in range(size):
            jump[x] = NEVER
        landed = m.last[mine - 1] if g.rules[ONE_BOOK] else m.stops[mine - 1]
        for cell in range(N_CELLS):
            raise_to(jump, landed[cell], size)
        for cell in range(N_CELLS):
            if cell != waiting:
                raise_to(stops[cell], jump, size)
    reach_keys(g, team, waiting, stops, m.still[1])


@rule
def reach_keys(g: Ground, team: int, waiting: int, stops: Any, still: Any) -> None:
    """Adds to ends of a walk what can be done on Key cells; `still` keeps what they are worth without that."""
    for j in range(len(g.keys)):
        if g.keys[j] != waiting:
            copy_row(still[j], stops[g.keys[j]], stops.shape[1])
            reach_key(g, team, j, stops[g.keys[j]], stops[g.keys[j]])


@rule
def reach_key(g: Ground, team: int, j: int, source: Any, into: Any) -> None:
    """Adds the choice to lay or to take off on the Key cell of the j-th landmark (M-84)."""
    stride = g.strides[j]
    digit = g.digits[j] - 2 if g.bases[j] == team else g.digits[j] - 3  # of covered, or of bare
    if digit < 0:
        return
    for high in range(digit * stride, len(source), g.digits[j] * stride):
        raise_to(into[high:], source[high + stride :], stride)


@rule
def walk_tile(
    g: Ground, m: Room, team: int, mine: int, waiting: int, first: int, count: int, into: Any, books: bool, keep: bool
) -> None:
    """Walks from all cells and with all spins, for some states; with Books, or with none to play in this turn, which is
    kept only for jumps before."""
    one, two = m.one, m.two
    sign = 1.0 if team == 0 else -1.0
    stops = m.stops[mine] if books else m.last[mine]
    still = m.still[1 if books else 0]
    apart = g.rules[PASS_BY] != 0 or g.rules[STAY_REACHES] == 0
    for cell in range(N_CELLS):
        copy_row(one[cell], stops[cell, first:], count)
    for spaces in range(1, MOST_SPACES + 1):
        for j in range(len(g.keys)):
            if apart and g.keys[j] != waiting:
                begin_at(g, m, j, waiting, spaces, first, count, one, stops, still)
        for cell in range(N_CELLS):
            spread(g.beside, cell, count, one, two)
        if g.rules[PASS_BY]:
            for j in range(len(g.keys)):
                if g.keys[j] != waiting:
                    reach_key(g, team, j, two[g.keys[j]], two[g.keys[j]])
        if not g.rules[THROUGH]:
            for i in range(count):
                two[waiting, i] = NEVER
        one, two = two, one
        if books:
            chance = np.float32(sign * CHANCES[spaces] * TWELFTH)
            for cell in range(N_CELLS):
                row = into[cell, waiting] if team == 0 else into[waiting, cell]
                if spaces == 1:
                    clear_row(row[first:], count)
                j = g.key_at[cell]
                walked = m.begin[j] if apart and j >= 0 else one[cell]
                if mine:
                    add_better(row[first:], walked, m.jump[spaces, first:], chance, count)
                else:
                    add_row(row[first:], walked, chance, count)
        if keep:
            keep_best(g, m, one, mine if books else 0, waiting, spaces, first, count)


@rule
def begin_at(
    g: Ground, m: Room, j: int, waiting: int, spaces: int, first: int, count: int, one: Any, stops: Any, still: Any
) -> None:
    """Computes what it is worth to begin a walk on a Key cell, where that is not the same as to come by."""
    begin = m.begin[j]
    key = g.keys[j]
    if spaces == 1 or g.rules[PASS_BY]:
        copy_row(begin, stops[key, first:] if g.rules[STAY_REACHES] else still[j, first:], count)
    if g.rules[PASS_BY]:  # only after a step is there something to do in passing
        for k in range(g.beside.shape[1]):
            if g.beside[key, k] != key:
                raise_to(begin, one[g.beside[key, k]], count)
        return
    free = ~0 if g.rules[THROUGH] else ~(1 << waiting)
    near, far = 0, 1 << key
    for _ in range(spaces):
        near, far = far, around(far, g.rules[DIAGONAL]) & free
    ring = far & ~near & ~(1 << waiting)
    while ring:
        raise_to(begin, stops[lowest(ring), first:], count)
        ring &= ring - 1


@rule
def raise_to(into: Any, source: Any, count: int) -> None:
    """Raises numbers to the greater of both, one by one; without a jump, so that many are done at once."""
    for i in range(count):
        a = into[i]
        b = source[i]
        into[i] = max(a, b)


@rule
def copy_row(into: Any, source: Any, count: int) -> None:
    for i in range(count):
        into[i] = source[i]


@rule
def spread(beside: Any, cell: int, count: int, source: Any, into: Any) -> None:
    """Finds what can be had within one step more. Cells at the rim are their own neighbours, so all are done alike."""
    for k in range(0, beside.shape[1], 4):
        n, e, s, w = beside[cell, k], beside[cell, k + 1], beside[cell, k + 2], beside[cell, k + 3]
        before = source if k == 0 else into
        for i in range(count):
            best = before[cell, i]
            best = max(best, source[n, i])
            best = max(best, source[e, i])
            best = max(best, source[s, i])
            best = max(best, source[w, i])
            into[cell, i] = best


@rule
def clear_row(row: Any, count: int) -> None:
    for i in range(count):
        row[i] = 0.0


@rule
def add_row(row: Any, walked: Any, chance: Any, count: int) -> None:
    for i in range(count):
        row[i] += chance * walked[i]


@rule
def add_better(row: Any, walked: Any, jumped: Any, chance: Any, count: int) -> None:
    """Adds the better of walking and of jumping first."""
    for i in range(count):
        a = walked[i]
        b = jumped[i]
        row[i] += chance * max(a, b)


@rule
def keep_best(g: Ground, m: Room, one: Any, mine: int, waiting: int, spaces: int, first: int, count: int) -> None:
    """Keeps, for a team with one Book more, the best cell to walk from."""
    most = m.most[spaces, first:]
    for i in range(count):
        most[i] = NEVER
    for cell in range(N_CELLS):
        if cell != waiting and g.key_at[cell] < 0:
            raise_to(most, one[cell], count)
    apart = g.rules[PASS_BY] != 0 or g.rules[STAY_REACHES] == 0
    for j in range(len(g.keys)):
        if g.keys[j] != waiting:
            walked = m.begin[j] if apart else one[g.keys[j]]
            raise_to(most, walked, count)
            copy_row(m.at_keys[spaces, j, first:], walked, count)
    if mine:
        raise_to(most, m.jump[spaces, first:], count)


@rule
def jump_first(g: Ground, m: Room, team: int, waiting: int) -> None:
    """Computes what a Book before the walk is worth: to any cell, with what can be done there."""
    for spaces in range(1, MOST_SPACES + 1):
        copy_row(m.jump[spaces], m.most[spaces], m.jump.shape[1])
        for j in range(len(g.keys)):
            if g.keys[j] != waiting:
                reach_key(g, team, j, m.at_keys[spaces, j], m.jump[spaces])
