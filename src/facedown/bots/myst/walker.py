"""The expert's walk: for hands that the other team is likely to have, the rest of the walk is solved (M-B.6, M-B.13).

A choice is worth its mean over these hands. Guarding, the last word and the moment for a Book come of themselves.
"""

import time
from typing import Any

import numpy as np
import numpy.typing as npt

from facedown.bots.myst.ahead import Ground, Room, fill_stops, ground_of, make_room, make_tables, solve_turn
from facedown.bots.myst.hands import Hands, draw_hands, likely_hands
from facedown.engine.bits import popcount
from facedown.engine.rule import native
from facedown.games.myst.actions import A_BOOK, A_END, A_JUMP, A_LAY, A_LEAVE, A_MOVE, A_REMOVE, A_STEP, A_STOP
from facedown.games.myst.cells import around, reach
from facedown.games.myst.pieces import BONUS, BOOKS, KEY_CELLS, N_CELLS, N_LANDMARKS, cards_of, value_of
from facedown.games.myst.scoring import switch_points
from facedown.games.myst.state import ACT, COVERED, JUMP, POST, PRE, SETTLED, State

SECONDS = 1.0
WORK = 0.2  # seconds that a decision takes about, if the machine is free
TURN_COST = 13e-6  # seconds for each state of the landmarks
BOOK_COST = 1.4  # more for each Book
FEWEST, MOST = 3, 16  # hands
AT_THE_END = 1500  # hands
LONGEST = 0.08  # seconds for a hand: else the landmark with the least at stake is left as it lies
CLOSE = 4.0  # points of lead that win most games, as long as much is uncertain
LITTLE = 0.002  # and what points count beyond that

Floats = npt.NDArray[np.float32]


class Walker:
    def __init__(self, seconds: float | None = None) -> None:
        self._seconds = SECONDS if seconds is None else seconds
        self._solve: Any = native(solve_turn)
        self._fill: Any = native(fill_stops)
        self._compile()

    def _compile(self) -> None:
        """At once, and not when the first walk begins."""
        ground = ground_of(State(), [0])
        room, tables = make_room(ground, 0), make_tables(ground, (0, 0))
        tables[:] = 0.0
        self._solve(ground, room, 0, tables, tables.copy())
        self._fill(ground, room, 0, 0, 0, tables[0, 0])

    def worths(self, seen: State, team: int) -> dict[int, float]:
        """What each choice is worth, by its number: between 0 and 1, about the chance to win."""
        hands = likely_hands(seen, team)
        if not movers_after(seen):  # nobody answers: many hands at once, by what all of them make of the end
            drawn = draw_hands(hands, AT_THE_END, 1)
            return {n: 0.5 + 0.5 * worth for n, worth in self._solved(seen, team, hands, drawn).items()}
        until = time.monotonic() + self._seconds
        totals: dict[int, float] = {}
        drawn = draw_hands(hands, self._how_many(seen, team), 1 + seen.round)
        done = 0
        for k in spread_out(len(drawn)):
            for number, worth in self._solved(seen, team, hands, drawn[k : k + 1]).items():
                totals[number] = totals.get(number, 0.0) + worth
            done += 1
            if time.monotonic() > until:
                break
        return {number: 0.5 + 0.5 * total / done for number, total in totals.items()}

    def _how_many(self, seen: State, team: int) -> int:
        """Hands that there is time for, by the work and not by the clock: so a decision can be repeated."""
        landmarks = N_LANDMARKS - sum(seen.top[k] == SETTLED for k in range(N_LANDMARKS)) - 0.7
        books = popcount(seen.hands[team] & BOOKS)
        part = 1.0 if seen.phase == PRE else 0.5
        return int(min(MOST, max(FEWEST, part * WORK / min(LONGEST, cost(seen, landmarks, books)))))

    def _solved(self, seen: State, team: int, hands: Hands, drawn: npt.NDArray[np.int64]) -> dict[int, float]:
        """What choices are worth if the others have this hand; or one of several, if they do not move any more."""
        values = hands.values[drawn]
        books = [0, 0]
        books[team] = popcount(seen.hands[team] & BOOKS)
        movers = movers_after(seen)
        books[1 - team] = int(hands.books[drawn[0]]) if movers else 0
        matter = what_matters(seen, team, values.max(axis=0), sum(books))
        ground = ground_of(seen, matter)
        room = make_room(ground, max(books))
        after = make_tables(ground, (books[0], books[1]))
        before = np.empty_like(after) if movers else after
        after[:] = ends(seen, team, matter, values) * (1.0 if team == 0 else -1.0)
        for mover in reversed(movers):
            self._solve(ground, room, mover, after, before)
            after, before = before, after
        return Turn(self._fill, seen, team, matter, ground, room, after, books).choices()


def ends(s: State, team: int, matter: list[int], values: npt.NDArray[np.float64]) -> Floats:
    """What each state of the landmarks is worth to the team when all is over: mostly whether it is ahead, in the mean
    over hands of the others with these values."""
    states = np.arange(3 ** len(matter))
    lead = np.full(states.size, float(switch_points(s, team) - switch_points(s, 1 - team)))
    theirs = np.zeros((len(values), states.size))
    for k in range(N_LANDMARKS):
        covered = states // 3 ** matter.index(k) % 3 == COVERED if k in matter else s.top[k] == COVERED
        laid = s.base[k] == 1 + team
        mine = np.broadcast_to(np.not_equal(covered, laid), states.shape)  # who controls it
        own = value_of(s.hands[team], k)
        lead += np.where(mine, own + (BONUS if laid and (own or s.free_bonus) else 0), 0)
        bonus = 0 if laid else BONUS * ((values[:, k] > 0) | (s.free_bonus == 1))
        theirs += np.outer(values[:, k] + bonus, ~mine)
    leads = lead - theirs
    worth: Floats = (np.tanh(leads / CLOSE) + LITTLE * leads).mean(axis=0).astype(np.float32)
    return worth


class Turn:
    """The choices of a turn, from what its ends are worth."""

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
            if self._reach is None:
                self._reach = {}
            near = reach(cell, steps, self._waiting, self._s.through, self._s.diagonal)
            cells = [other for other in range(N_CELLS) if near >> other & 1]
            best = max(best, *(float(self._stops[left][cells, state].max()) for state in states))
        return best


def cost(s: State, landmarks: float, books: int) -> float:
    """Seconds that it takes about to solve the rest of the walk."""
    return float(TURN_COST * 3.0**landmarks * (len(movers_after(s)) or 0.1) * (1.0 + BOOK_COST * books))


def what_matters(s: State, team: int, values: Any, books: int) -> list[int]:
    """Landmarks that are not settled, and that mean something to one of the hands."""
    stakes = {
        k: value_of(s.hands[team], k) + float(values[k])
        for k in range(N_LANDMARKS)
        if s.top[k] != SETTLED and (values[k] > 0 or cards_of(s.hands[team], k) or s.free_bonus)
    }
    while cost(s, len(stakes), books) > LONGEST:
        del stakes[min(stakes, key=lambda k: stakes[k])]
    return list(stakes)


def reach_table(s: State, waiting: int) -> Any:
    """From each cell, whether each cell can be walked to."""
    found = np.zeros((N_CELLS, N_CELLS), bool)
    for cell in range(N_CELLS):
        cells = reach(cell, s.spin, waiting, s.through, s.diagonal)
        found[cell] = [cells >> other & 1 for other in range(N_CELLS)]
    return found


def movers_after(s: State) -> list[int]:
    """Whose turns come after this one."""
    both = [s.leader, 1 - s.leader]
    rest = both[1:] if s.who == s.leader else []
    return rest + both * (s.turns - s.round)


def spread_out(count: int) -> list[int]:
    """An order in which any first part is spread over the whole."""
    return sorted(range(count), key=lambda k: int(f"{k:08b}"[::-1], 2))
