"""Plays the expert's walk: the rest is solved, its ends worth their mean over many hands that the other team may have
(M-B.6, M-B.13).

Guarding, the last word and the moment for a Book come of themselves. What is looked at follows from the record alone,
and never from a clock: the same record gives the same move on a busy machine.
"""

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from facedown.bots.myst.ahead import fill_stops, solve_turn
from facedown.bots.myst.hands import Hands, draw_hands, likely_hands
from facedown.bots.myst.terrain import Ground, ground_of, make_room, make_tables
from facedown.bots.myst.turn import Turn
from facedown.engine.bits import popcount
from facedown.engine.rule import native
from facedown.games.myst.rules.pieces import BONUS, BOOKS, N_LANDMARKS, cards_of, value_of
from facedown.games.myst.rules.scoring import bonus_of, switch_points
from facedown.games.myst.rules.state import BY_PIECES, BY_SWITCHES, COVERED, SETTLED, State, laid

HANDS = 1500  # drawn for a decision: their mean is off by less than a fortieth of their spread
TURN_COST = 13e-6  # seconds for a turn and a state of the landmarks, on one free core (2026)
BOOK_COST = 1.4  # more for each Book
LONGEST = 0.08  # of these seconds: else the landmark with the least at stake is left as it lies
CLOSE = 4.0  # points of lead that win most games, as long as turns are left (docs/bots.md says what else was tried)
LITTLE = 0.002  # and what a point counts beyond that
LEAST = 1e-4  # what it counts in the last turn, where one of two choices that win as often is taken
HALF_A_POINT = 0.5  # what a tie is worth to the team that wins it

Floats = npt.NDArray[np.float32]
Values = npt.NDArray[np.float64]


class Walker:
    def __init__(self) -> None:
        self._solve: Any = native(solve_turn)
        self._fill: Any = native(fill_stops)
        self._compile()

    def _compile(self) -> None:
        """Compiles at once, and not when the first walk begins."""
        ground = ground_of(State(), [0])
        room, tables = make_room(ground, 0), make_tables(ground, (0, 0))
        tables[:] = 0.0
        self._solve(ground, room, 0, tables, tables.copy())
        self._fill(ground, room, 0, 0, 0, tables[0, 0])

    def worths(self, seen: State, team: int) -> dict[int, float]:
        """Says what each choice is worth, by its number: between 0 and 1, about the chance to win."""
        hands = self.hands(seen, team)
        drawn = draw_hands(hands, HANDS, 1 + seen.round)
        return {number: 0.5 + 0.5 * worth for number, worth in self.solved(seen, team, hands, drawn).items()}

    def hands(self, seen: State, team: int) -> Hands:
        """Lists the hands that the others may have."""
        return likely_hands(seen, team)

    def solved(self, seen: State, team: int, hands: Hands, drawn: npt.NDArray[np.int64]) -> dict[int, float]:
        """Says what choices are worth if the others have one of these hands and both sides play for the mean."""
        values = hands.values[drawn]
        movers = movers_after(seen)
        books = [0, 0]
        books[team] = popcount(seen.hands[team] & BOOKS)
        books[1 - team] = int(np.bincount(hands.books[drawn]).argmax()) if movers else 0
        matter = what_matters(seen, team, values.mean(axis=0), sum(books))
        ground = ground_of(seen, matter)
        room = make_room(ground, max(books))
        after = make_tables(ground, (books[0], books[1]))
        before = np.empty_like(after) if movers else after
        after[:] = ends(seen, team, ground, matter, values) * (1.0 if team == 0 else -1.0)
        for mover in reversed(movers):
            self._solve(ground, room, mover, after, before)
            after, before = before, after
        return Turn(self._fill, seen, team, matter, ground, room, after, books).choices()


def ends(s: State, team: int, ground: Ground, matter: list[int], values: Values) -> Floats:
    """Computes what each state of the landmarks is worth to the team when all is over, in the mean over hands of the
    others with these values: in the last turn whether it has won, before that mostly whether it is ahead."""
    states = np.arange(ground.size)
    lead = np.full(states.size, switch_points(s, team) - switch_points(s, 1 - team), np.float32)
    points = values.astype(np.float32)  # of the others, for each hand and landmark
    lost = np.zeros((N_LANDMARKS, states.size), np.float32)  # do the others control it?
    for k in range(N_LANDMARKS):
        covered = np.full(states.size, s.top[k] == COVERED)
        if k in matter:
            j = matter.index(k)
            covered = states // ground.strides[j] % ground.digits[j] + s.top[k] == COVERED
        own_base = s.base[k] == 1 + team
        lost[k] = covered == own_base
        lead += (1.0 - lost[k]) * (value_of(s.hands[team], k) + (bonus_of(s, team, k) if own_base else 0))
        unpaid = own_base or (s.no_first_bonus and s.first_key[1 - team] == 1 + k)
        points[:, k] += 0 if unpaid else BONUS * ((values[:, k] > 0) | (s.free_bonus == 1))
    leads = lead - points @ lost
    ahead = np.where(leads == 0.0, HALF_A_POINT * tie_break(s, team), leads)
    won = np.tanh(ahead / CLOSE) + LITTLE * leads if movers_after(s) else np.sign(ahead) + LEAST * leads
    worth: Floats = won.mean(axis=0, dtype=np.float64).astype(np.float32)
    return worth


def tie_break(s: State, team: int) -> int:
    """Says who wins at equal points: 1 the team, -1 the others, 0 nobody (M-O.28)."""
    ahead = 0
    if s.draw_rule == BY_SWITCHES:
        ahead = switch_points(s, team) - switch_points(s, 1 - team)
    elif s.draw_rule == BY_PIECES:
        ahead = laid(s, 1 - team) - laid(s, team)
    return (ahead > 0) - (ahead < 0)


def cost(s: State, states: float, books: int) -> float:
    """Estimates the work that it takes to solve the rest of the walk."""
    return float(TURN_COST * states * (len(movers_after(s)) or 0.1) * (1.0 + BOOK_COST * books))


def what_matters(s: State, team: int, values: Any, books: int) -> list[int]:
    """Lists landmarks that are not settled, and that mean something to one of the hands."""
    stakes = {
        k: value_of(s.hands[team], k) + float(values[k])
        for k in range(N_LANDMARKS)
        if s.top[k] != SETTLED and (values[k] > 0 or cards_of(s.hands[team], k) or s.free_bonus)
    }
    while cost(s, math.prod(1 + SETTLED - s.top[k] for k in stakes), books) > LONGEST:
        del stakes[min(stakes, key=lambda k: stakes[k])]
    return list(stakes)


def movers_after(s: State) -> list[int]:
    """Lists whose turns come after this one."""
    both = [s.leader, 1 - s.leader]
    rest = both[1:] if s.who == s.leader else []
    return rest + both * (s.turns - s.round)
