"""The expert's walk: for hands that the other team is likely to have, the rest of the walk is solved (M-B.6, M-B.13).

A choice is worth its mean over these hands. Guarding, the last word and the moment for a Book come of themselves.
"""

import time
from typing import Any

import numpy as np
import numpy.typing as npt

from facedown.bots.myst.ahead import fill_stops, ground_of, make_room, make_tables, solve_turn
from facedown.bots.myst.hands import Hands, draw_hands, likely_hands
from facedown.bots.myst.turn import Turn
from facedown.engine.bits import popcount
from facedown.engine.rule import native
from facedown.games.myst.rules.pieces import BONUS, BOOKS, N_LANDMARKS, cards_of, value_of
from facedown.games.myst.rules.scoring import bonus_of, switch_points
from facedown.games.myst.rules.state import COVERED, PRE, SETTLED, State

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
        lead += np.where(mine, own + (bonus_of(s, team, k) if laid else 0), 0)
        unpaid = laid or (s.no_first_bonus and s.first_key[1 - team] == 1 + k)
        bonus = 0 if unpaid else BONUS * ((values[:, k] > 0) | (s.free_bonus == 1))
        theirs += np.outer(values[:, k] + bonus, ~mine)
    leads = lead - theirs
    worth: Floats = (np.tanh(leads / CLOSE) + LITTLE * leads).mean(axis=0).astype(np.float32)
    return worth


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


def movers_after(s: State) -> list[int]:
    """Whose turns come after this one."""
    both = [s.leader, 1 - s.leader]
    rest = both[1:] if s.who == s.leader else []
    return rest + both * (s.turns - s.round)


def spread_out(count: int) -> list[int]:
    """An order in which any first part is spread over the whole."""
    return sorted(range(count), key=lambda k: int(f"{k:08b}"[::-1], 2))
