"""Weighs the choices of one turn of the walk, from what its ends are worth (M-80 .. M-86)."""

from typing import Any

import numpy as np

from facedown.bots.myst.ahead import NEVER
from facedown.bots.myst.terrain import Ground, Room
from facedown.games.myst.rules.actions import A_BOOK, A_END, A_JUMP, A_LAY, A_LEAVE, A_MOVE, A_REMOVE, A_STEP, A_STOP
from facedown.games.myst.rules.cells import around, reach
from facedown.games.myst.rules.pieces import KEY_CELLS, N_CELLS
from facedown.games.myst.rules.state import ACT, BARE, COVERED, JUMP, POST, State


class Turn:
    """Says what each choice of a turn is worth to the team that moves, if it goes on as well as it can."""

    def __init__(
        self,
        fill: Any,
        seen: State,
        team: int,
        matter: list[int],
        ground: Ground,
        room: Room,
        after: Any,
        books: list[int],
    ) -> None:
        self._s = seen
        self._team = team
        self._waiting = seen.pawns[1 - team]
        self._matter = matter
        self._ground = ground
        self._left = books[team]
        theirs = books[1 - team]
        sign = 1.0 if team == 0 else -1.0
        self._ends: list[Any] = []  # by Books left: [cell, state]
        self._stops: list[Any] = []
        self._last: list[Any] = []
        for mine in range(self._left + 1):
            tables = after[mine, theirs] if team == 0 else after[theirs, mine]
            fill(ground, room, team, mine, self._waiting, tables)
            self._stops.append(room.stops[mine])
            self._last.append(room.last[mine] if seen.one_book else room.stops[mine])
            self._ends.append(sign * (tables[:, self._waiting] if team == 0 else tables[self._waiting]))
        self._reach: Any = None
        self._passing: dict[int, Any] = {}

    def choices(self) -> dict[int, float]:
        s, team, left = self._s, self._team, self._left
        at = s.pawns[team]
        x = 0  # each landmark lies as it does now
        if s.phase == POST:
            found = {A_END: float(self._ends[left][at, x])}
            return {**found, A_BOOK: self._jump(left - 1, x)} if self._may_jump(left) else found
        if s.phase == JUMP:
            return {A_JUMP + cell: self._landed(left, cell, x) for cell in self._jumps()}
        if s.phase == ACT:
            done = self._done(at, x)
            act = A_REMOVE if s.base[self._landmark(at)] == 1 + team else A_LAY
            return {A_LEAVE: self._go_on(left, at, x), act: self._go_on(left, at, done)}
        found = self._walks(at, x, left)
        if self._may_jump(left) and s.steps == 0:
            found[A_BOOK] = max(self._landed(left - 1, cell, x) for cell in self._jumps())
        return found

    # --- Books --------------------------------------------------------------------------------------------------------

    def _jumped(self, left: int) -> bool:
        """Says whether a Book was played in this turn, when so many are left."""
        return self._s.jumped > 0 or left < self._left

    def _may_jump(self, left: int) -> bool:
        """Says whether another one may be (M-O.19)."""
        return left > 0 and not (self._s.one_book and self._jumped(left))

    def _stop(self, left: int) -> Any:
        """Gives what ends of the walk are worth, by cell and state."""
        return (self._last if self._jumped(left) else self._stops)[left]

    def _jump(self, left: int, x: int) -> float:
        """Weighs a Book after the walk, with so many left after it."""
        return float(self._last[left][:, x].max())

    def _jumps(self) -> list[int]:
        return [cell for cell in range(N_CELLS) if cell not in self._s.pawns]

    def _landed(self, left: int, cell: int, x: int) -> float:
        """Goes on after a jump to a cell: with what can be done there."""
        done = self._done(cell, x)
        here = self._go_on(left, cell, x)
        return max(here, self._go_on(left, cell, done)) if done >= 0 else here

    # --- Key cells ----------------------------------------------------------------------------------------------------

    def _landmark(self, cell: int) -> int:
        return KEY_CELLS.index(cell) if cell in KEY_CELLS else -1

    def _done(self, cell: int, x: int) -> int:
        """Gives the state after a Key Piece was laid or taken off on a cell; -1 if nothing can be done there."""
        s, landmark = self._s, self._landmark(cell)
        if landmark < 0:
            return -1
        if landmark not in self._matter:
            return x if s.phase == ACT and cell == s.pawns[self._team] else -1
        j = self._matter.index(landmark)
        stride, digits = int(self._ground.strides[j]), int(self._ground.digits[j])
        lies = s.top[landmark] + x // stride % digits
        return x + stride if lies == (COVERED if s.base[landmark] == 1 + self._team else BARE) else -1

    # --- Walks --------------------------------------------------------------------------------------------------------

    def _walks(self, at: int, x: int, left: int) -> dict[int, float]:
        s = self._s
        if s.pass_by:
            steps = s.spin - s.steps
            found = {A_STEP + cell: self._stepped(left, cell, x, steps - 1) for cell in self._beside(at, steps)}
            if at != self._waiting:
                reached = s.steps == 0 and s.stay_reaches
                found[A_STOP] = float(self._stop(left)[at, x]) if reached else self._stopped(left, at, x)
            return found
        cells = reach(at, s.spin, self._waiting, s.through, s.diagonal)
        found = {A_MOVE + cell: float(self._stop(left)[cell, x]) for cell in range(N_CELLS) if cells >> cell & 1}
        if not s.stay_reaches:
            found[A_MOVE + at] = self._stopped(left, at, x)
        return found

    def _stopped(self, left: int, cell: int, x: int) -> float:
        """Weighs the end of a walk: what was to do on the cell is over, too."""
        here = float(self._ends[left][cell, x])
        return max(here, self._jump(left - 1, x)) if self._may_jump(left) else here

    def _go_on(self, left: int, cell: int, x: int) -> float:
        """Goes on after what was to do on a cell: the walk if it is still to come."""
        s = self._s
        if s.moved:
            return self._stopped(left, cell, x)
        if s.pass_by and s.steps:
            return self._stepping(left, cell, x, s.spin - s.steps)
        return self._walk_from(left, cell, x)

    def _walk_from(self, left: int, cell: int, x: int) -> float:
        """Gives the whole walk from a cell, or a Book before it."""
        s = self._s
        best = float(self._stop(left)[cell, x]) if s.stay_reaches else self._stopped(left, cell, x)
        if s.pass_by:
            best = max(best, self._stepping(left, cell, x, s.spin))
        else:
            if self._reach is None:
                self._reach = reach_table(s, self._waiting)
            best = max(best, float(self._stop(left)[:, x][self._reach[cell]].max()))
        return max(best, self._jump(left - 1, x)) if self._may_jump(left) else best

    # --- Walks that are a choice at each step, where Key Pieces are reached in passing --------------------------------

    def _beside(self, cell: int, steps: int) -> list[int]:
        if steps <= 0:
            return []
        cells = around(1 << cell, self._s.diagonal) & ~(1 << cell)
        if not self._s.through or steps == 1:
            cells &= ~(1 << self._waiting)
        return [other for other in range(N_CELLS) if cells >> other & 1]

    def _stepping(self, left: int, cell: int, x: int, steps: int) -> float:
        """Gives the best from a cell on, with so many steps left."""
        following = [self._stepped(left, other, x, steps - 1) for other in self._beside(cell, steps)]
        return max([self._stopped(left, cell, x), *following] if cell != self._waiting else following)

    def _stepped(self, left: int, cell: int, x: int, steps: int) -> float:
        """Goes on after a step onto a cell, with so many steps left."""
        if left not in self._passing:
            self._passing[left] = self._pass_by(self._stop(left))
        return float(self._passing[left][steps][cell, x])

    def _pass_by(self, stops: Any) -> list[Any]:
        """Computes what it is worth to have stepped onto each cell, by the number of steps that are left."""
        s, g = self._s, self._ground
        found = [stops]
        for _ in range(s.spin):
            arrived = np.maximum(found[-1], found[-1][g.beside].max(axis=1))
            for j, landmark in enumerate(self._matter):
                cell, stride, digits = int(g.keys[j]), int(g.strides[j]), int(g.digits[j])
                digit = (COVERED if s.base[landmark] == 1 + self._team else BARE) - s.top[landmark]
                if cell != self._waiting and digit >= 0:
                    row = arrived[cell].reshape(-1, digits, stride)  # a view
                    row[:, digit] = np.maximum(row[:, digit], row[:, digit + 1])
            if not s.through:
                arrived[self._waiting] = NEVER
            found.append(arrived)
        return found


def reach_table(s: State, waiting: int) -> Any:
    """Finds for each cell which other cells can be walked to from there."""
    found = np.zeros((N_CELLS, N_CELLS), bool)
    for cell in range(N_CELLS):
        cells = reach(cell, s.spin, waiting, s.through, s.diagonal) & ~(1 << cell)
        found[cell] = [cells >> other & 1 for other in range(N_CELLS)]
    return found
