"""Plays as a bot in the live race (M-67 .. M-71): looks for a piece, carries it, drops it, sometimes slips.

Pure like the race itself: time is the race's own clock in milliseconds, lots are brought in. What it looks for is
another one's decision (`Chooser`), so strength of play and quickness are separate. It knows which cell a piece belongs
to only when it has found it; how long that takes follows the search model. It does nothing that a hand could not do.
"""

import math
from collections import deque
from typing import Literal, NamedTuple, Protocol

from facedown.games.myst.live.race import LiveRace, Verdict
from facedown.games.myst.rules.data import DATA
from facedown.games.myst.rules.pieces import HEIGHT, N_CELLS, WIDTH
from facedown.games.myst.rules.placing import allowed_cells
from facedown.games.myst.rules.search import EASE_UNITS, FACE_UNITS, ease_of, pieces_in_tray
from facedown.games.myst.rules.state import RACE, State, has_book

SECOND = 1000.0
DRAG_EVERY = 100.0  # milliseconds between two looks at a moving hand; M-56 allows 15 a second
UNSEEN = 4 * SECOND  # the same where nobody looks: often enough that the piece is not taken for left alone
TURNING = 0.35  # part of the carrying time in which a piece is turned, before it moves over the board
UNEVEN = 0.2  # carrying takes so much more or less than usual
PACE_EVERY = 10 * SECOND
PACED_BY = 6  # placements that a pace is taken from
SLOWEST, QUICKEST = 2.0, 0.5


class Lots(Protocol):
    def random(self) -> float:
        """Draws a number from 0 to below 1."""
        ...


class Chooser(Protocol):
    """Promises to say what to look for, from what a team knows. It must be quick, as others wait for it."""

    def intent(self, seen: State, team: int, cells: int) -> int | None:
        """Chooses one of `cells` to look for, or nothing in particular."""
        ...

    def book(self, seen: State, team: int) -> bool:
        """Is this, for a team that is cut off and has a Book, the moment to play it?"""
        ...


class Grab(NamedTuple):
    handle: str


class TurnPiece(NamedTuple):
    handle: str


class Drag(NamedTuple):
    """Says where the hand is, in cells from the board's upper left corner."""

    handle: str
    x: float
    y: float


class Drop(NamedTuple):
    handle: str
    cell: int


class Put(NamedTuple):
    """Puts a piece back to where it lay."""

    handle: str


class Book(NamedTuple):
    pass


Act = Grab | TurnPiece | Drag | Drop | Put | Book
Stage = Literal["ready", "search", "carry", "judged", "idle"]


class Racer:
    def __init__(
        self, person: int, team: int, skill: str, pace: Literal["skill", "match"], chooser: Chooser, lots: Lots
    ) -> None:
        self.person = person
        self.team = team
        self._skill = DATA.race_skill[skill]
        self._matches = pace == "match"
        self._chooser = chooser
        self._lots = lots
        self._stage: Stage = "ready"
        self._at = 0.0  # ready: when to choose; search: when the piece is found
        self._again = math.inf  # when a change on the board has been noticed, and the racer chooses again
        self._target = -1
        self._plan: deque[tuple[float, Act]] = deque()  # carrying: what is done when
        self._factor = 1.0  # of all times (M-71)
        self._paced_at = 0.0
        self._own: deque[float] = deque(maxlen=PACED_BY)  # seconds that a placement takes at the racer's own skill
        self._laid: deque[tuple[float, int]] = deque(maxlen=8 * PACED_BY)  # when, by whom

    def due(self) -> float | None:
        """Gives the race's time at which it acts next, if no news come before."""
        if self._stage == "carry":
            return self._plan[0][0]
        if self._stage == "judged":
            return None
        at = self._again if self._stage == "idle" else min(self._at, self._again)
        return None if at == math.inf else at

    def carries(self) -> tuple[float, int] | None:
        """Says when it will drop the piece in its hand, and on which cell; nothing if it carries none."""
        if self._stage != "carry":
            return None
        at, act = self._plan[-1]
        return (at, act.cell) if isinstance(act, Drop) else None

    def act(self, race: LiveRace, s: State, clock: float) -> list[Act]:
        """Decides what it does now. `s` is what its team sees."""
        if s.phase != RACE:
            self._rest()
            return []
        if not race.is_open(self.team, clock):
            self._restart(max(clock, race.opens_at(self.team)))
            return []
        due = self.due()
        if due is None or clock < due:
            return []
        if self._stage == "carry":
            return self._carry_on(race, clock)
        if self._stage == "search" and clock >= self._at:
            return self._take(race, s, clock)
        return self._choose(race, s, clock)

    def placed(self, s: State, clock: float, by: int | None = None) -> None:
        """Learns that somebody's placement was accepted, or a Book played (`by` nobody). `s` is what the team sees."""
        if by is not None:
            self._laid.append((clock, by))
        if self._stage == "idle":
            self._again = clock + self._react
        elif self._stage in ("search", "carry"):
            if allowed_cells(s, self.team) >> self._target & 1:
                self._again = clock + self._react if self._stage == "search" else math.inf
            else:
                self._restart(clock)

    def answered(self, verdict: Verdict, clock: float) -> None:
        """Learns what became of its own claim."""
        if self._stage != "judged":
            return
        if verdict.reason in ("wrong_cell", "cooling"):
            self._stage = "carry"
            drop = Drop(verdict.claim.handle, self._target)
            self._plan = deque([(clock + verdict.wait + self._react, drop)])
        elif verdict.reason in ("not_captain", "no_book", "already_pending", "not_cut_off"):
            self._rest()
        else:
            self._restart(clock)

    # --- Stages -------------------------------------------------------------------------------------------------------

    @property
    def _react(self) -> float:
        return SECOND * self._skill.react

    def _restart(self, clock: float) -> None:
        """Begins from scratch: (1) of M-69."""
        self._stage, self._at, self._again = "ready", clock + self._react, math.inf

    def _rest(self, again: float = math.inf) -> None:
        self._stage, self._again = "idle", again

    def _choose(self, race: LiveRace, s: State, clock: float) -> list[Act]:
        """Chooses by (2) of M-69 what to look for, where that leads, and how long it takes."""
        held = race.trays[self.team].held_by(self.person)
        acts: list[Act] = [] if held is None else [Put(held.handle)]
        cells = allowed_cells(s, self.team)
        if not cells:
            return acts + self._cut_off(race, s)
        cells &= ~self._held_by_others(race)
        if not cells:
            self._rest(clock + self._react)
            return acts
        self._keep_pace(race, clock)
        intent = self._chooser.intent(s, self.team, cells)
        focused = intent is not None and cells >> intent & 1 == 1
        looked_for = [intent] if intent is not None and focused else [c for c in range(N_CELLS) if cells >> c & 1]
        speed = self._skill.scan * (DATA.focus_factor if focused else 1.0)
        weights = [
            speed * ease_of(s, cell) / (EASE_UNITS * FACE_UNITS) / pieces_in_tray(s, self.team) for cell in looked_for
        ]
        total = sum(weights)
        self._own.append(self._skill.handle + 1.0 / total)
        self._target = self._drawn(looked_for, weights, total)
        search = -math.log(1.0 - self._lots.random()) / total
        self._stage, self._at, self._again = "search", clock + SECOND * self._factor * search, math.inf
        return acts

    def _drawn(self, cells: list[int], weights: list[float], total: float) -> int:
        left = total * self._lots.random()
        for cell, weight in zip(cells, weights, strict=True):
            left -= weight
            if left < 0.0:
                return cell
        return cells[-1]

    def _held_by_others(self, race: LiveRace) -> int:
        """Lists cells whose pieces team-mates have in their hands: that is seen."""
        cells = 0
        for piece in race.trays[self.team].pieces.values():
            if piece.holder is not None and piece.holder != self.person:
                cells |= 1 << piece.cell
        return cells

    def _cut_off(self, race: LiveRace, s: State) -> list[Act]:
        may = has_book(s, self.team) and not s.no_race_book and race.captain(self.team) == self.person
        if may and self._chooser.book(s, self.team):
            self._stage = "judged"
            return [Book()]
        self._rest()
        return []

    def _take(self, race: LiveRace, s: State, clock: float) -> list[Act]:
        """Takes a piece by (3) of M-69: the whole way of a piece is planned when it is found."""
        piece = race.trays[self.team].of_cell(self._target)
        if piece.holder is not None or piece.lies != "tray":
            self._restart(clock)
            return []
        handle = piece.handle
        carry = SECOND * (self._factor * self._skill.handle - self._skill.react)
        carry *= 1.0 + UNEVEN * (2.0 * self._lots.random() - 1.0)
        turns = -piece.turn % 4
        cell = self._dropped_on(s)
        plan: list[tuple[float, Act]] = [(clock, Grab(handle))]
        plan += [(clock + TURNING * carry * (k + 1) / (turns + 1), TurnPiece(handle)) for k in range(turns)]
        every = DRAG_EVERY if self._is_watched(race) else UNSEEN
        plan += self._way(handle, cell, clock + TURNING * carry, clock + carry, every)
        plan.append((clock + carry, Drop(handle, cell)))
        self._stage, self._plan, self._again = "carry", deque(plan), math.inf
        return self._carry_on(race, clock)

    def _dropped_on(self, s: State) -> int:
        """Gives the piece's own cell, or by a slip another one where the team may lay."""
        cells = allowed_cells(s, self.team) & ~(1 << self._target)
        others = [cell for cell in range(N_CELLS) if cells >> cell & 1]
        if others and self._lots.random() < self._skill.slip:
            return others[int(len(others) * self._lots.random())]
        return self._target

    def _is_watched(self, race: LiveRace) -> bool:
        """Is there a person in the team who would see the hand move?"""
        return any(mate.team == self.team and not mate.bot for mate in race.people.values())

    def _way(self, handle: str, cell: int, start: float, end: float, every: float) -> list[tuple[float, Act]]:
        """Moves a hand that comes from below the board, quick in the middle and slow at both ends."""
        from_x, from_y = WIDTH * self._lots.random(), HEIGHT + 0.6
        to_x, to_y = cell % WIDTH + 0.5, cell // WIDTH + 0.5
        bend = 1.5 * self._lots.random() - 0.75
        found: list[tuple[float, Act]] = []
        for k in range(1, int((end - start) / every) + 1):
            part = k * every / (end - start)
            eased = part * part * (3.0 - 2.0 * part)
            x = from_x + (to_x - from_x) * eased + bend * math.sin(math.pi * eased)
            y = from_y + (to_y - from_y) * eased
            found.append((start + k * every, Drag(handle, round(x, 2), round(y, 2))))
        return found

    def _carry_on(self, race: LiveRace, clock: float) -> list[Act]:
        acts: list[Act] = []
        while self._plan and self._plan[0][0] <= clock:
            act = self._plan[0][1]
            if not acts and not isinstance(act, Grab) and race.trays[self.team].held_by(self.person) is None:
                self._restart(clock)  # a pause, or a hand that was quicker
                return []
            self._plan.popleft()
            acts.append(act)
        if not self._plan:
            self._stage = "judged"
        return acts

    # --- Pace ---------------------------------------------------------------------------------------------------------

    def _keep_pace(self, race: LiveRace, clock: float) -> None:
        """Keeps by M-71 as quick as the people of the other team, as far as their placements show."""
        if not self._matches or clock - self._paced_at < PACE_EVERY:
            return
        self._paced_at = clock
        people = {k for k, person in race.people.items() if person.team != self.team and not person.bot}
        times = [race.opens_at(1 - self.team)] + [at for at, by in self._laid if by in people]
        times = times[-PACED_BY - 1 :]
        if not people or len(times) < 2 or not self._own:
            self._factor = 1.0
            return
        theirs = len(people) * (times[-1] - times[0]) / SECOND / (len(times) - 1)
        self._factor = min(SLOWEST, max(QUICKEST, theirs * len(self._own) / sum(self._own)))
