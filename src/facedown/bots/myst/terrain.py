"""Lays out what a solution of the walk is made on: landmarks that can change, how pawns walk, the memory for it."""

from typing import Any, NamedTuple

import numpy as np

from facedown.games.myst.rules.cells import around
from facedown.games.myst.rules.pieces import KEY_CELLS, N_CELLS, SPACES
from facedown.games.myst.rules.state import SETTLED, State

MOST_SPACES = max(SPACES)
TILE = 243  # states that are worked on together: what fits near the processor
THROUGH, PASS_BY, STAY_REACHES, ONE_BOOK, DIAGONAL = range(5)  # flags of `Ground.rules`


class Ground(NamedTuple):
    """Says what tables are made for: landmarks that can still change, and how pawns walk."""

    keys: Any  # their Key cells
    bases: Any  # the teams that laid there first
    digits: Any  # how many ways each of them can still lie
    strides: Any  # and what one step of its digit adds to the number of a state
    key_at: Any  # for each cell the place of its landmark among these, or -1
    beside: Any  # for each cell its neighbours; cells at the rim are their own
    rules: Any  # one flag for each of the following

    @property
    def size(self) -> int:
        return int(np.prod(self.digits))


class Room(NamedTuple):
    """Holds memory for one solution, as many states as it has."""

    stops: Any  # what it is worth to end a walk: by Books left, cell and state
    last: Any  # the same when no Book may be played any more in this turn
    still: Any  # to stay on a Key cell where that does not reach it: [may a Book be played?, landmark, state]
    one: Any  # a tile: all cells, some states
    two: Any
    begin: Any  # a tile: what it is worth to walk from each Key cell, where that is not the same as to come by
    most: Any  # for each number of spaces: the best cell to walk from
    at_keys: Any  # and what it is worth to walk from each Key cell
    jump: Any  # and so, to jump first


def ground_of(s: State, landmarks: list[int]) -> Ground:
    beside = np.empty((N_CELLS, 8 if s.diagonal else 4), np.int64)
    for cell in range(N_CELLS):
        near = around(1 << cell, s.diagonal) & ~(1 << cell)
        cells = [other for other in range(N_CELLS) if near >> other & 1]
        beside[cell] = cells + [cell] * (beside.shape[1] - len(cells))
    digits = np.array([1 + SETTLED - s.top[k] for k in landmarks], np.int64)
    key_at = np.full(N_CELLS, -1, np.int64)
    for j, k in enumerate(landmarks):
        key_at[KEY_CELLS[k]] = j
    return Ground(
        keys=np.array([KEY_CELLS[k] for k in landmarks], np.int64),
        bases=np.array([s.base[k] - 1 for k in landmarks], np.int64),
        digits=digits,
        strides=np.cumprod(np.concatenate((np.ones(1, np.int64), digits)))[:-1],
        key_at=key_at,
        beside=beside,
        rules=np.array([s.through, s.pass_by, s.stay_reaches, s.one_book, s.diagonal], np.int64),
    )


def make_room(g: Ground, books: int) -> Room:
    size = g.size
    tile = size if g.rules[PASS_BY] else min(size, TILE)
    keys = max(1, len(g.keys))

    def floats(*shape: int) -> Any:
        return np.zeros(shape, np.float32)

    return Room(
        stops=floats(books + 1, N_CELLS, size),
        last=floats(books + 1, N_CELLS, size),
        still=floats(2, keys, size),
        one=floats(N_CELLS, tile),
        two=floats(N_CELLS, tile),
        begin=floats(keys, tile),
        most=floats(MOST_SPACES + 1, size),
        at_keys=floats(MOST_SPACES + 1, keys, size),
        jump=floats(MOST_SPACES + 1, size),
    )


def make_tables(g: Ground, books: tuple[int, int]) -> Any:
    """Makes tables of [Books of Blue, of Yellow, pawn of Blue, of Yellow, landmarks]."""
    return np.empty((books[0] + 1, books[1] + 1, N_CELLS, N_CELLS, g.size), np.float32)
