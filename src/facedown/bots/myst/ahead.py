"""The walk, solved backwards from its end for two open hands (M-B.6): what every position is worth, to Blue.

A position is the Books that both teams have left, the cells of both pawns, and how those landmarks lie that are not
settled and mean something to one of the hands: bare, covered or settled, as digits of a number. All spins are met at
once: what can be had within some steps follows from what can be had within one step less, one cell further on.
"""

from typing import Any, NamedTuple

import numpy as np

from facedown.engine.rule import rule
from facedown.games.myst.rules.cells import around
from facedown.games.myst.rules.pieces import KEY_CELLS, N_CELLS, SPACES
from facedown.games.myst.rules.state import State

NEVER = -1e6
MOST_SPACES = max(SPACES)
CHANCES = (0, *(SPACES.count(spaces) for spaces in range(1, MOST_SPACES + 1)))  # of so many spaces, in sectors
TWELFTH = 1.0 / len(SPACES)
TILE = 243  # states that are worked on together: what fits near the processor


class Ground(NamedTuple):
    """What tables are made for: landmarks that can still change, and how pawns walk."""

    keys: Any  # their Key cells
    bases: Any  # the teams that laid there first
    beside: Any  # for each cell its neighbours
    facts: Any  # [0]: may one walk through the other pawn? [1]: are Key Pieces reached in passing?


class Room(NamedTuple):
    """Memory for one solution, as many states as it has."""

    stops: Any  # what it is worth to end a walk: by Books left, cell and state
    one: Any  # a tile: all cells, some states
    two: Any
    most: Any  # for each number of spaces: the best cell to walk from
    at_keys: Any  # and what it is worth to walk from each Key cell
    jump: Any  # and so, to jump first


def ground_of(s: State, landmarks: list[int]) -> Ground:
    beside = np.empty((N_CELLS, 8 if s.diagonal else 4), np.int64)
    for cell in range(N_CELLS):
        near = around(1 << cell, s.diagonal) & ~(1 << cell)
        cells = [other for other in range(N_CELLS) if near >> other & 1]
        beside[cell] = cells + [cell] * (beside.shape[1] - len(cells))
    keys = np.array([KEY_CELLS[k] for k in landmarks], np.int64)
    bases = np.array([s.base[k] - 1 for k in landmarks], np.int64)
    return Ground(keys, bases, beside, np.array([s.through, s.pass_by], np.int64))


def make_room(g: Ground, books: int) -> Room:
    size = 3 ** len(g.keys)
    tile = size if g.facts[1] else min(size, TILE)

    def floats(*shape: int) -> Any:
        return np.zeros(shape, np.float32)

    return Room(
        stops=floats(books + 1, N_CELLS, size),
        one=floats(N_CELLS, tile),
        two=floats(N_CELLS, tile),
        most=floats(MOST_SPACES + 1, size),
        at_keys=floats(MOST_SPACES + 1, max(1, len(g.keys)), size),
        jump=floats(MOST_SPACES + 1, size),
    )


def make_tables(g: Ground, books: tuple[int, int]) -> Any:
    """[Books of Blue, of Yellow, pawn of Blue, of Yellow, landmarks]"""
    return np.empty((books[0] + 1, books[1] + 1, N_CELLS, N_CELLS, 3 ** len(g.keys)), np.float32)


@rule
def solve_turn(g: Ground, m: Room, team: int, after: Any, before: Any) -> None:
    """From what the ends of a team's turn are worth: what it is worth before it spins."""
    for blue in range(after.shape[0]):
        for yellow in range(after.shape[1]):
            mine = blue if team == 0 else yellow
            if mine == 0:
                for waiting in range(N_CELLS):
                    solve_from(g, m, team, yellow if team == 0 else blue, waiting, after, before)


@rule
def solve_from(g: Ground, m: Room, team: int, theirs: int, waiting: int, after: Any, before: Any) -> None:
    """The same for one place of the waiting pawn; with more and more own Books left."""
    for mine in range(after.shape[team]):
        ends = after[mine, theirs] if team == 0 else after[theirs, mine]
        into = before[mine, theirs] if team == 0 else before[theirs, mine]
        fill_stops(g, m, team, mine, waiting, ends)
        size = into.shape[2]
        tile = m.one.shape[1]
        for first in range(0, size, tile):
            walk_tile(g, m, team, mine, waiting, first, min(tile, size - first), into)
        if mine + 1 < after.shape[team]:
            jump_first(g, m, team, waiting)


@rule
def fill_stops(g: Ground, m: Room, team: int, mine: int, waiting: int, ends: Any) -> None:
    """What it is worth to end a walk on a cell: with what can be done there, and a Book after it."""
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
    if mine:
        jump = m.jump[0]
        for x in range(size):
            jump[x] = NEVER
        for cell in range(N_CELLS):
            raise_to(jump, m.stops[mine - 1, cell], size)
        for cell in range(N_CELLS):
            if cell != waiting:
                raise_to(stops[cell], jump, size)
    for j in range(len(g.keys)):
        if g.keys[j] != waiting:
            reach_key(g, team, j, stops[g.keys[j]], stops[g.keys[j]])


@rule
def reach_key(g: Ground, team: int, j: int, source: Any, into: Any) -> None:
    """With the choice to lay or to take off on the Key cell of the j-th landmark (M-84)."""
    stride = 3**j
    digit = 1 if g.bases[j] == team else 0
    for high in range(digit * stride, len(source), 3 * stride):
        raise_to(into[high:], source[high + stride :], stride)


@rule
def walk_tile(g: Ground, m: Room, team: int, mine: int, waiting: int, first: int, count: int, into: Any) -> None:
    """Some states, from all cells and with all spins."""
    one, two = m.one, m.two
    sign = 1.0 if team == 0 else -1.0
    for cell in range(N_CELLS):
        copy_row(one[cell], m.stops[mine, cell, first:], count)
    for spaces in range(1, MOST_SPACES + 1):
        for cell in range(N_CELLS):
            spread(g.beside, cell, count, one, two)
        if g.facts[1]:
            for j in range(len(g.keys)):
                if g.keys[j] != waiting:
                    reach_key(g, team, j, two[g.keys[j]], two[g.keys[j]])
        if not g.facts[0]:
            for i in range(count):
                two[waiting, i] = NEVER
        one, two = two, one
        chance = np.float32(sign * CHANCES[spaces] * TWELFTH)
        for cell in range(N_CELLS):
            row = into[cell, waiting] if team == 0 else into[waiting, cell]
            if spaces == 1:
                clear_row(row[first:], count)
            if mine:
                add_better(row[first:], one[cell], m.jump[spaces, first:], chance, count)
            else:
                add_row(row[first:], one[cell], chance, count)
        if mine + 1 < m.stops.shape[0]:
            keep_best(g, m, one, mine, waiting, spaces, first, count)


@rule
def raise_to(into: Any, source: Any, count: int) -> None:
    """The greater of both, number by number; without a jump, so that many are done at once."""
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
    """What can be had within one step more. Cells at the rim are their own neighbours, so all are done alike."""
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
    """The better of walking and of jumping first."""
    for i in range(count):
        a = walked[i]
        b = jumped[i]
        row[i] += chance * max(a, b)


@rule
def keep_best(g: Ground, m: Room, one: Any, mine: int, waiting: int, spaces: int, first: int, count: int) -> None:
    """For a team with one Book more: the best cell to walk from."""
    most = m.most[spaces, first:]
    for i in range(count):
        most[i] = NEVER
    for cell in range(N_CELLS):
        if cell != waiting:
            raise_to(most, one[cell], count)
    for j in range(len(g.keys)):
        copy_row(m.at_keys[spaces, j, first:], one[g.keys[j]], count)
    if mine:
        raise_to(most, m.jump[spaces, first:], count)


@rule
def jump_first(g: Ground, m: Room, team: int, waiting: int) -> None:
    """A Book before the walk: to any cell, with what can be done there."""
    for spaces in range(1, MOST_SPACES + 1):
        copy_row(m.jump[spaces], m.most[spaces], m.jump.shape[1])
        for j in range(len(g.keys)):
            if g.keys[j] != waiting:
                reach_key(g, team, j, m.at_keys[spaces, j], m.jump[spaces])
