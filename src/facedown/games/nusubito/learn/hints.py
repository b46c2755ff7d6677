"""Tells a searching bot of Nusubito what is quick sensible play, and what the end of a game is worth."""

from facedown.engine.bits import count_choices, id_of, nth_bit, number_of, popcount, rand_below, random_choice
from facedown.engine.rule import rule
from facedown.games.nusubito.rules.actions import (
    A_CAPTURE,
    A_CLIMB,
    A_COIN,
    A_CONCEDE,
    A_END,
    A_GLIDE,
    A_LAY,
    A_LEAP,
    A_ROD,
    A_SPAWN,
    A_TREASURE,
)
from facedown.games.nusubito.rules.endings import thief_of, thief_won
from facedown.games.nusubito.rules.pieces import ALL_TEMPLES, N_COURT, N_TEMPLES
from facedown.games.nusubito.rules.sight import knows_axis
from facedown.games.nusubito.rules.state import DRAWN, HIDE, M_DAY, MARK_TEMPLE, OVER, T_DAY, State

EVEN = 0.5
TRIES = 4


@rule
def settled(s: State) -> bool:
    """Is nobody at work? Then the game is over, or the next one begins."""
    return s.phase == OVER or s.phase <= HIDE


@rule
def value(s: State, seat: int) -> float:
    """Computes what such a place is worth for a seat, 0..1; a game not yet played counts as even."""
    total = 0.0
    for game in range(s.games):
        if s.result[game] == 0 or s.result[game] == DRAWN:
            total += EVEN
        elif thief_won(s, game) == (seat == thief_of(s, game)):
            total += 1.0
    return total / s.games


@rule
def policy(s: State, seat: int, mask: list[int], rng: list[int]) -> int:
    """Picks a purposeful move at random; no claim or capture without good reason, since these end the game.

    `mask` has what is to choose from: all that is legal, or what a search has not tried yet.
    """
    if s.phase == T_DAY:
        return steal(s, mask, rng)
    if s.phase == M_DAY:
        return hunt(s, mask, rng)
    return random_choice(mask, rng)


@rule
def known_treasure(s: State) -> int:
    """Finds the temple of the treasure if the Thief has seen enough of the Rods; -1 if not."""
    if knows_axis(s.looked & 7, s.row) and knows_axis(s.looked >> 3, s.column):
        return 3 * (s.row - 1) + s.column - 1
    return -1


@rule
def unknown_rods(s: State) -> int:
    """Finds the Rods that would tell the Thief something new."""
    rods = 0
    if not knows_axis(s.looked & 7, s.row):
        rods |= 7
    if not knows_axis(s.looked >> 3, s.column):
        rods |= 56
    return rods & ~s.looked


@rule
def nearer(at: int, goal: int) -> int:
    """Finds the temples with fewer leaps to the goal than from here."""
    found = 0
    for t in range(N_TEMPLES):
        if way(t, goal) < way(at, goal):
            found |= 1 << t
    return found


@rule
def way(a: int, b: int) -> int:
    return abs(a // 3 - b // 3) + abs(a % 3 - b % 3)


@rule
def steal(s: State, mask: list[int], rng: list[int]) -> int:
    """Claims what is known, looks at Rods that tell something, goes to a known treasure, and seldom runs."""
    goal = known_treasure(s)
    offered = mask[0]
    if offered >> A_TREASURE & 1:
        if s.at == goal or offered >> A_CONCEDE & 1:  # stuck: a guess costs nothing
            return A_TREASURE
        if offered >> A_END & 1:
            return A_END
        mask[0] &= ~(1 << A_TREASURE)
        if count_choices(mask) == 0:  # a search has tried all the rest
            return A_TREASURE
    if goal >= 0 and not s.hand >> goal & 1:
        for k in range(9):
            if s.coin[k] == 1 + goal and mask[(A_COIN + s.slot[k] - 1) // 63] >> ((A_COIN + s.slot[k] - 1) % 63) & 1:
                return id_of(A_COIN + s.slot[k] - 1)
    rods = offered >> A_ROD & unknown_rods(s)
    if rods and rand_below(rng, 4):
        return A_ROD + nth_bit(rods, rand_below(rng, popcount(rods)))
    if offered >> A_LAY & 1 and (s.at == goal or s.special or rand_below(rng, 2)):
        return A_LAY
    leaps = offered >> A_LEAP & ALL_TEMPLES
    if leaps and rand_below(rng, 8):
        if goal >= 0 and leaps & nearer(s.at, goal):
            leaps &= nearer(s.at, goal)
        return A_LEAP + nth_bit(leaps, rand_below(rng, popcount(leaps)))
    return random_choice(mask, rng)


@rule
def hunt(s: State, mask: list[int], rng: list[int]) -> int:
    """Captures a Thief whose temple is shown, or brings a Seeker there; otherwise moves, and rarely ends early."""
    shown = s.marker - MARK_TEMPLE
    if shown >= 0:
        if mask[(A_CAPTURE + shown) // 63] >> ((A_CAPTURE + shown) % 63) & 1:
            return id_of(A_CAPTURE + shown)
        for start in range(N_COURT + N_TEMPLES):
            number = A_CLIMB + N_TEMPLES * start if start < N_COURT else A_GLIDE + N_TEMPLES * (start - N_COURT)
            if mask[(number + shown) // 63] >> ((number + shown) % 63) & 1:
                return id_of(number + shown)
    action = random_choice(mask, rng)
    for _ in range(TRIES):
        number = number_of(action)
        if number == A_END or A_CAPTURE <= number < A_SPAWN:
            action = random_choice(mask, rng)
    if A_CAPTURE <= number_of(action) < A_SPAWN and mask[0] >> A_END & 1:
        return A_END
    return action
