"""Draws layouts by their chances, one decision at a time.

A storey is laid in nine decisions, and a bot is asked for each of them again, with nothing but the draft before it. So
that the finished storeys follow the chances exactly, every layout has one order in which it is laid, and the next
decision is drawn from all layouts whose order begins with what lies there already.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from facedown.games.shy_monsters.rules.pieces import CELL, DOOR, ROOMS
from facedown.games.shy_monsters.rules.state import State, slot
from facedown.solving.shy_monsters.graph import ARRANGEMENTS
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.shipped import Layouts

SYMMETRIES = 8


@dataclass(frozen=True)
class Draft:
    """Holds what the Dungeon Master has done so far, as cells."""

    laid: tuple[int, ...]
    put: tuple[int, ...]  # the Exit, then the lower Monster

    @property
    def steps(self) -> int:
        return len(self.laid) + len(self.put)


def draft_of(s: State) -> Draft:
    base = ROOMS * slot(s)
    rooms = tuple(s.room[base : base + min(s.step, ROOMS)])
    lies = {s.kind[base + k]: rooms[k] for k in range(len(rooms)) if s.kind[base + k]}
    return Draft(rooms, tuple(lies[kind] for kind in sorted(lies)))  # the Exit has a lower number than any Monster


class Mix:
    """Holds layouts as rows of nine cells in the order of the decisions."""

    def __init__(self, layouts: Layouts) -> None:
        cells = _game_cell()[layouts.cells]
        order = laying_order(layouts.cells)
        put = _game_cell()[np.stack([layouts.exit, layouts.low, layouts.high], axis=1)]
        self.steps = np.concatenate([np.take_along_axis(cells, order, axis=1), put], axis=1)
        self.chance = np.asarray(layouts.chance, np.float64)

    def __len__(self) -> int:
        return len(self.chance)

    def following(self, draft: Draft) -> dict[int, float]:
        """Gives the cells that the next decision may name, with their chances; nothing if no layout fits the draft.

        A draft that no order begins with (somebody else began it) is completed to any layout that holds it.
        """
        k = len(draft.laid)
        there = np.isin(self.steps[:, :ROOMS], draft.laid)
        fits = there.sum(axis=1) == k
        for place, cell in enumerate(draft.put):
            fits &= self.steps[:, ROOMS + place] == cell
        begun = fits & there[:, :k].all(axis=1)
        rows = np.flatnonzero(begun if begun.any() else fits)
        if not len(rows):
            return {}
        # The first cell of the order that is not laid yet touches those before it, which are all laid.
        at = np.argmin(there[rows], axis=1) if k < ROOMS else np.full(len(rows), draft.steps)
        weights = np.bincount(self.steps[rows, at], self.chance[rows])
        return {int(cell): float(weights[cell] / weights.sum()) for cell in np.flatnonzero(weights)}


def laying_order(cells: Any) -> Any:
    """Orders rows of six ascending cells (13 x 13 numbers) as they are laid: always the first that touches a tile."""
    x, y = cells % 13 - 6, cells // 13 - 6
    x, y = (np.concatenate([part, np.zeros((len(cells), 1), part.dtype)], axis=1) for part in (x, y))
    touch = np.abs(x[:, :, None] - x[:, None, :]) + np.abs(y[:, :, None] - y[:, None, :]) == 1
    laid = np.zeros((len(cells), ROOMS + 1), bool)
    laid[:, ROOMS] = True  # the Entrance
    order = np.zeros((len(cells), ROOMS), np.int64)
    rows = np.arange(len(cells))
    for step in range(ROOMS):
        free = (touch & laid[:, None, :]).any(axis=2) & ~laid
        order[:, step] = np.argmax(free, axis=1)
        laid[rows, order[:, step]] = True
    return order


def in_all_turns(outline: Any, arrangement: Any, chance: Any) -> Layouts:
    """Lists layouts of outline classes, given by number and arrangement, in their eight turns and mirror images."""
    tiles = np.array(ARRANGEMENTS)[arrangement] - 1
    parts = []
    for symmetry in range(SYMMETRIES):
        x, y = np.moveaxis(_class_cells()[outline], 2, 0)
        x = -x if symmetry >= 4 else x
        for _ in range(symmetry % 4):
            x, y = -y, x
        cells = (y + 6) * 13 + x + 6
        places = np.take_along_axis(cells, tiles, axis=1)
        parts.append(np.concatenate([np.sort(cells, axis=1), places], axis=1))
    table = np.concatenate(parts)
    chances = np.tile(np.asarray(chance, np.float64) / SYMMETRIES, SYMMETRIES)
    return Layouts(table[:, :6], table[:, 6], table[:, 7], table[:, 8], chances / chances.sum())


def _class_cells() -> Any:
    return np.array([one.cells for one in classes()])


def _game_cell() -> Any:
    """Maps cells of the 13 x 13 board to the game's numbers."""
    table = np.full(169, DOOR)
    for (x, y), number in CELL.items():
        table[(y + 6) * 13 + x + 6] = number
    return table
