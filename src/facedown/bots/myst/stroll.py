"""Walks by rule of thumb: the regular's greed, and the novice's faults (M-B.12, M-B.14)."""

from collections.abc import Callable
from random import Random

from facedown.bots.myst.guess import points_of_others
from facedown.engine.bits import id_of, number_of
from facedown.games.myst.rules.actions import A_BOOK, A_END, A_JUMP, A_LEAVE, A_MOVE, A_STEP, A_STOP
from facedown.games.myst.rules.cells import reach
from facedown.games.myst.rules.pieces import BONUS, KEY_CELLS, LANDMARK_AT, N_CELLS, N_LANDMARKS, WIDTH, value_of
from facedown.games.myst.rules.scoring import bonus_of
from facedown.games.myst.rules.state import ACT, BARE, COVERED, JUMP, POST, State

MEAN_SPIN = 3.5
LATER = 0.75  # what is left of a gain for each turn until then
WORTH_A_BOOK = 2.0
STRAYS = 0.25  # how often a novice walks anywhere


def steps_between(a: int, b: int) -> int:
    return abs(a % WIDTH - b % WIDTH) + abs(a // WIDTH - b // WIDTH)


def gains(s: State, team: int, theirs: tuple[float, ...]) -> list[float]:
    """Says what it brings to lay or to take off on each landmark now: own points, and theirs as they are likely."""
    found = [0.0] * N_LANDMARKS
    for k in range(N_LANDMARKS):
        own = value_of(s.hands[team], k)
        if s.base[k] == 1 + team and s.top[k] == COVERED:
            found[k] = own + bonus_of(s, team, k) + max(0.0, theirs[k] - BONUS)
        elif s.base[k] == 2 - team and s.top[k] == BARE:
            found[k] = own + theirs[k]
    return found


def stroll(s: State, team: int, offered: list[int]) -> int:
    """Plays as the regular: takes what brings most, or goes where most is to be had; the Book is for the last turn."""
    theirs = points_of_others(s, team, s.first_key[1 - team])
    gained = gains(s, team, theirs)
    if s.phase == ACT:
        acts = [action for action in offered if number_of(action) != A_LEAVE]
        return acts[0] if gained[LANDMARK_AT[s.pawns[team]]] > 0.0 else id_of(A_LEAVE)
    if s.phase == POST:
        jumps = [gained[k] for k in range(N_LANDMARKS) if KEY_CELLS[k] not in s.pawns]
        now = s.round == s.turns and max(jumps, default=0.0) >= WORTH_A_BOOK
        return id_of(A_BOOK) if now and id_of(A_BOOK) in offered else id_of(A_END)
    if s.phase == JUMP:
        return max(offered, key=lambda action: (end_worth(s, team, number_of(action) - A_JUMP, gained), -action))
    return walk_to(s, team, offered, lambda cell: end_worth(s, team, cell, gained))


def end_worth(s: State, team: int, cell: int, gained: list[float]) -> float:
    """Computes what it is worth to end a walk on a cell: what is to be done there, and the best that can follow."""
    here = LANDMARK_AT[cell]
    reached = here >= 0 and (cell != s.pawns[team] or s.stay_reaches == 1)  # M-O.25
    found = gained[here] if reached else 0.0
    if s.round == s.turns:
        return found
    later = 0.0
    for k in range(N_LANDMARKS):
        if k != here and gained[k] > 0.0 and KEY_CELLS[k] != s.pawns[1 - team]:
            turns = max(1.0, steps_between(cell, KEY_CELLS[k]) / MEAN_SPIN)
            later = max(later, gained[k] * LATER**turns)
    return found + later


def walk_to(s: State, team: int, offered: list[int], worth: Callable[[int], float]) -> int:
    """Picks the walk that ends best; where a walk is a row of steps, the next of them."""
    if not s.pass_by:
        walks = [action for action in offered if number_of(action) >= A_MOVE]
        return max(walks, key=lambda action: (worth(number_of(action) - A_MOVE), -action))
    at = s.pawns[team]
    cells = reach(at, s.spin - s.steps, s.pawns[1 - team], s.through, s.diagonal)
    goal = max((cell for cell in range(N_CELLS) if cells >> cell & 1), key=lambda cell: (worth(cell), -cell))
    steps = [action for action in offered if number_of(action) >= A_STEP]
    if id_of(A_STOP) in offered and (goal == at or not steps):
        return id_of(A_STOP)
    return min(steps, key=lambda action: (steps_between(number_of(action) - A_STEP, goal), action))


# --- The novice -------------------------------------------------------------------------------------------------------


def ramble(s: State, team: int, offered: list[int], random: Random) -> int:
    """Plays as the novice: does what can be done, the sooner the better, and never stays where it is good to be."""
    goals = [k for k in range(N_LANDMARKS) if is_goal(s, team, k)]
    if s.phase == ACT:
        return next(action for action in offered if number_of(action) != A_LEAVE)
    if s.phase == POST:
        wanted = [k for k in goals if value_of(s.hands[team], k)]
        return id_of(A_BOOK) if wanted and id_of(A_BOOK) in offered else id_of(A_END)
    if s.phase == JUMP:
        return max(offered, key=lambda action: (own_worth(s, team, number_of(action) - A_JUMP, goals), -action))
    if random.random() < STRAYS:
        return random.choice([action for action in offered if number_of(action) != A_BOOK])
    return walk_to(s, team, offered, lambda cell: near_worth(s, team, cell, goals))


def is_goal(s: State, team: int, landmark: int) -> bool:
    if KEY_CELLS[landmark] == s.pawns[1 - team]:
        return False
    if s.base[landmark] == 1 + team:
        return s.top[landmark] == COVERED
    return s.top[landmark] == BARE


def own_worth(s: State, team: int, cell: int, goals: list[int]) -> float:
    here = LANDMARK_AT[cell]
    return 1.0 + value_of(s.hands[team], here) if here in goals else 0.0


def near_worth(s: State, team: int, cell: int, goals: list[int]) -> float:
    """Prefers a Key cell to do something on, else the nearest way to one; staying is forgotten."""
    found = own_worth(s, team, cell, goals)
    if cell == s.pawns[team]:
        return found - 50.0
    return found - 0.1 * min((steps_between(cell, KEY_CELLS[k]) for k in goals), default=0)
