"""The choices of one turn of the walk, from what the ends of that turn are worth (M-80 .. M-86)."""

from typing import Any

import numpy as np

from facedown.bots.myst.ahead import Ground, Room
from facedown.games.myst.rules.actions import A_BOOK, A_END, A_JUMP, A_LAY, A_LEAVE, A_MOVE, A_REMOVE, A_STEP, A_STOP
from facedown.games.myst.rules.cells import around, reach
from facedown.games.myst.rules.pieces import KEY_CELLS, N_CELLS
from facedown.games.myst.rules.state import ACT, JUMP, POST, State


class Turn:
    """What each choice of a turn is worth to the team that moves, if it goes on as well as it can."""

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
        self._x = sum(seen.top[k] * 3**j for j, k in enumerate(matter))
        self._left = books[team]
        theirs = books[1 - team]
        sign = 1.0 if team == 0 else -1.0
        self._ends: list[Any] = []  # by Books left: [cell, state]
        self._stops: list[Any] = []
        for mine in range(self._left + 1):
            tables = after[mine, theirs] if team == 0 else after[theirs, mine]
            fill(ground, room, team, mine, self._waiting, tables)
            self._stops.append(room.stops[mine])
            self._ends.append(sign * (tables[:, self._waiting] if team == 0 else tables[self._waiting]))
        self._reach: Any = None

    def choices(self) -> dict[int, float]:
        s, team, x, left = self._s, self._team, self._x, self._left
        at = s.pawns[team]
        if s.phase == POST:
            found = {A_END: float(self._ends[left][at, x])}
            return {**found, A_BOOK: self._jump(left - 1, x)} if left else found
        if s.phase == JUMP:
            return {A_JUMP + cell: self._landed(left, cell, x) for cell in self._jumps()}
        if s.phase == ACT:
            done = self._done(at, x)
            act = A_REMOVE if s.base[self._landmark(at)] == 1 + team else A_LAY
            return {A_LEAVE: self._go_on(left, at, x), act: self._go_on(left, at, done)}
        found = self._walks(at, x, left)
        if left and s.steps == 0:
            found[A_BOOK] = max(self._landed(left - 1, cell, x) for cell in self._jumps())
        return found

    def _walks(self, at: int, x: int, left: int) -> dict[int, float]:
        s = self._s
        if s.pass_by:
            steps = s.spin - s.steps
            found = {A_STEP + cell: self._stepped(left, cell, x, steps - 1) for cell in self._beside(at, steps)}
            if at != self._waiting:
                found[A_STOP] = self._stopped(left, at, x)
            return found
        cells = reach(at, s.spin, self._waiting, s.through, s.diagonal)
        return {A_MOVE + cell: float(self._stops[left][cell, x]) for cell in range(N_CELLS) if cells >> cell & 1}

    def _jumps(self) -> list[int]:
        return [cell for cell in range(N_CELLS) if cell not in self._s.pawns]

    def _landmark(self, cell: int) -> int:
        return KEY_CELLS.index(cell) if cell in KEY_CELLS else -1

    def _done(self, cell: int, x: int) -> int:
        """The state after a Key Piece was laid or taken off on a cell; -1 if nothing can be done there."""
        landmark = self._landmark(cell)
        if landmark < 0:
            return -1
        if landmark not in self._matter:
            return x if self._s.phase == ACT and cell == self._s.pawns[self._team] else -1
        j = self._matter.index(landmark)
        digit = 1 if self._s.base[landmark] == 1 + self._team else 0
        return x + 3**j if x // 3**j % 3 == digit else -1

    def _jump(self, left: int, x: int) -> float:
        return float(self._stops[left][:, x].max())

    def _stopped(self, left: int, cell: int, x: int) -> float:
        """The walk is over, and so is what was to do on the cell."""
        here = float(self._ends[left][cell, x])
        return max(here, self._jump(left - 1, x)) if left else here

    def _go_on(self, left: int, cell: int, x: int) -> float:
        """After what was to do on a cell: the walk if it is still to come."""
        s = self._s
        if s.moved:
            return self._stopped(left, cell, x)
        if s.pass_by and s.steps:
            return self._stepping(left, cell, x, s.spin - s.steps)
        return self._walk_from(left, cell, x)

    def _landed(self, left: int, cell: int, x: int) -> float:
        """After a jump to a cell: with what can be done there."""
        done = self._done(cell, x)
        here = self._go_on(left, cell, x)
        return max(here, self._go_on(left, cell, done)) if done >= 0 else here

    def _walk_from(self, left: int, cell: int, x: int) -> float:
        """The whole walk from a cell, or a Book before it."""
        s = self._s
        if s.pass_by:
            best = self._stepping(left, cell, x, s.spin)
        else:
            if self._reach is None:
                self._reach = reach_table(s, self._waiting)
            best = float(self._stops[left][:, x][self._reach[cell]].max())
        return max(best, self._jump(left - 1, x)) if left else best

    # Where Key Pieces are reached in passing, a walk is a choice at each step.

    def _beside(self, cell: int, steps: int) -> list[int]:
        if steps <= 0:
            return []
        cells = around(1 << cell, self._s.diagonal) & ~(1 << cell)
        if not self._s.through or steps == 1:
            cells &= ~(1 << self._waiting)
        return [other for other in range(N_CELLS) if cells >> other & 1]

    def _stepping(self, left: int, cell: int, x: int, steps: int) -> float:
        """The best from a cell on, with so many steps left."""
        nxt = [self._stepped(left, other, x, steps - 1) for other in self._beside(cell, steps)]
        return max([self._stopped(left, cell, x), *nxt] if cell != self._waiting else nxt)

    def _stepped(self, left: int, cell: int, x: int, steps: int) -> float:
        """After a step onto a cell. What lies further on is estimated by the cells around: enough to choose a step."""
        done = self._done(cell, x)
        states = [x] if done < 0 or cell == self._waiting else [x, done]
        best = max(self._stopped(left, cell, state) for state in states) if cell != self._waiting else -1e6
        if steps > 0:
            near = reach(cell, steps, self._waiting, self._s.through, self._s.diagonal)
            cells = [other for other in range(N_CELLS) if near >> other & 1]
            best = max(best, *(float(self._stops[left][cells, state].max()) for state in states))
        return best


def reach_table(s: State, waiting: int) -> Any:
    """From each cell, whether each cell can be walked to."""
    found = np.zeros((N_CELLS, N_CELLS), bool)
    for cell in range(N_CELLS):
        cells = reach(cell, s.spin, waiting, s.through, s.diagonal)
        found[cell] = [cells >> other & 1 for other in range(N_CELLS)]
    return found
