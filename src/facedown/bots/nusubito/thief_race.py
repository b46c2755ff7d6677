"""Computes the race for the treasure: how likely a Thief wins if every round brings the same danger.

What he knows of an axis is the set of Rods that may be green, as three bits: seven states, 49 for both axes (N-1102).
From every temple and every state the best plan is worked out exactly, on the board as it stands: looks at Rods before
or after a leap, walks, claims, also claims that are a gamble. Pawns on the way cost Darts, and Darts are worth
something, the more so those that have to be fetched first; a Coin that is not in hand has to be fetched too. What the
Mist will do is one number: the chance that the Thief gets through a round.
"""

from typing import Any

from facedown.engine.bits import lowest, popcount
from facedown.engine.rule import rule
from facedown.games.nusubito.rules.finish import leap_points, leap_price
from facedown.games.nusubito.rules.pieces import LEAP_TO, LEAPS, N_TEMPLES
from facedown.games.nusubito.rules.state import State

MINDS = 64  # 8 * rows that may be green + columns that may be green
RACE_CELLS = N_TEMPLES * MINDS
LEAP_CELLS = 2 * N_TEMPLES * LEAPS  # Darts of each leap, and its points
SWEEPS = 4
DART_WORTH = 0.94  # what is left of the chance to win after a Dart was spent
FETCH_DART = 0.75  # .. after one had to be fetched first,
FETCH = 0.72  # .. or a Coin
SHUT = 99


@rule
def possible_rods(looked: int, green: int) -> int:
    """Finds which Rods of an axis may be green to a Thief who has looked at some; `green` is 1 + Rod, 0 if unknown."""
    return 1 << (green - 1) if green else 7 & ~looked


@rule
def mind_of(s: State) -> int:
    """Reads what the Thief knows from his own record."""
    return 8 * possible_rods(s.looked & 7, s.row) + possible_rods(s.looked >> 3 & 7, s.column)


@rule
def candidates(mind: int) -> int:
    return popcount(mind >> 3) * popcount(mind & 7)


@rule
def claim_worth(temple: int, mind: int) -> float:
    """Computes the chance that the treasure is there."""
    if (mind >> 3) >> (temple // 3) & 1 and (mind & 7) >> (temple % 3) & 1:
        return 1.0 / candidates(mind)
    return 0.0


@rule
def sure_temple(mind: int) -> int:
    """Finds the temple of the treasure if he knows it; else -1."""
    if candidates(mind) != 1:
        return -1
    return 3 * lowest(mind >> 3) + lowest(mind & 7)


@rule
def after_look(mind: int, rod: int, green: bool) -> int:
    """Says what he knows after he has seen a Rod."""
    shift = 3 if rod < 3 else 0
    bit = 1 << (rod % 3)
    axis = mind >> shift & 7
    new = bit if green else axis & ~bit
    return (mind & ~(7 << shift)) | new << shift


@rule
def green_chance(mind: int, rod: int) -> float:
    """Computes how likely a Rod turns out green; a look tells something only if this is neither 0 nor 1."""
    axis = mind >> 3 if rod < 3 else mind & 7
    return 1.0 / popcount(axis) if axis >> (rod % 3) & 1 else 0.0


@rule
def price_leaps(builders: int, seekers: int, bolsters: int, leaps: list[int]) -> None:
    """Fills in the Darts and points of every leap; one between two Bolsters is shut."""
    for a in range(N_TEMPLES):
        for k in range(LEAPS):
            b = LEAP_TO[LEAPS * a + k]
            leaps[LEAPS * a + k] = SHUT
            if b < 0:
                break
            cost = leap_price(builders, seekers, a, k)
            points = leap_points(bolsters, a, b)
            if points <= 2:
                leaps[LEAPS * a + k] = cost
            leaps[N_TEMPLES * LEAPS + LEAPS * a + k] = points


@rule
def worth_of_darts(cost: int, darts: int) -> float:
    """Computes what is left of the chance to win after so many of his Darts were spent."""
    worth = 1.0
    for k in range(cost):
        worth *= DART_WORTH if k < darts else FETCH_DART
    return worth


@rule
def arrival(race: Any, temple: int, mind: int, hand: int, through: float) -> float:
    """Judges a turn that ends here: claim, or wait for the next one."""
    worth: float = max(claim_worth(temple, mind), through * race[MINDS * temple + mind])
    return worth if hand >> temple & 1 else FETCH * worth


@rule
def run_race(leaps: list[int], hand: int, darts: int, mind: int, through: float, race: Any) -> None:
    """Fills `race` for all states of knowledge that can follow on `mind`: MINDS * temple + state."""
    for size in range(2, 7):  # fewer Rods in question come first, since looks lead there
        for rows in range(1, 8):
            for columns in range(1, 8):
                now = 8 * rows + columns
                if now & ~mind == 0 and popcount(now) == size:
                    settle(leaps, hand, darts, now, through, race)


@rule
def settle(leaps: list[int], hand: int, darts: int, mind: int, through: float, race: Any) -> None:
    for t in range(N_TEMPLES):
        race[MINDS * t + mind] = max(claim_worth(t, mind), look_worth(leaps, hand, darts, t, mind, through, race))
    for _ in range(SWEEPS):
        changed = False
        for t in range(N_TEMPLES):
            worth = walk_worth(leaps, hand, darts, t, mind, through, race)
            if worth > race[MINDS * t + mind] + 1e-6:
                race[MINDS * t + mind] = worth
                changed = True
        if not changed:
            break


@rule
def look_worth(leaps: list[int], hand: int, darts: int, t: int, mind: int, through: float, race: Any) -> float:
    """Judges the best turn with a look from temple t: before the leap, or after it."""
    best = 0.0
    for axis in range(2):
        rod = t // 3 if axis == 0 else 3 + t % 3
        chance = green_chance(mind, rod)
        if 0.0 < chance < 1.0:
            worth = 0.0
            for red in range(2):
                after = after_look(mind, rod, red == 0)
                worth += (1.0 - chance if red else chance) * best_leap(leaps, hand, darts, t, after, through, race)
            best = max(best, worth)
    for k in range(LEAPS):
        b = LEAP_TO[LEAPS * t + k]
        if b < 0:
            break
        if leaps[LEAPS * t + k] == SHUT or leaps[N_TEMPLES * LEAPS + LEAPS * t + k] != 1:
            continue
        rod = b // 3 if b // 3 != t // 3 else 3 + b % 3
        chance = green_chance(mind, rod)
        if 0.0 < chance < 1.0:
            worth = 0.0
            for red in range(2):
                after = after_look(mind, rod, red == 0)
                worth += (1.0 - chance if red else chance) * arrival(race, b, after, hand, through)
            best = max(best, worth_of_darts(leaps[LEAPS * t + k], darts) * worth)
    return best


@rule
def best_leap(leaps: list[int], hand: int, darts: int, t: int, mind: int, through: float, race: Any) -> float:
    """Judges what is best after a look from temple t: to claim here, or to make one leap."""
    best = claim_worth(t, mind)
    for k in range(LEAPS):
        b = LEAP_TO[LEAPS * t + k]
        if b < 0:
            break
        cost = leaps[LEAPS * t + k]
        if cost != SHUT and leaps[N_TEMPLES * LEAPS + LEAPS * t + k] == 1:
            best = max(best, worth_of_darts(cost, darts) * arrival(race, b, mind, hand, through))
    return best


@rule
def walk_worth(leaps: list[int], hand: int, darts: int, t: int, mind: int, through: float, race: Any) -> float:
    """Judges the best turn of one or two points without a look."""
    best = 0.0
    for k in range(LEAPS):
        b = LEAP_TO[LEAPS * t + k]
        if b < 0:
            break
        cost = leaps[LEAPS * t + k]
        if cost == SHUT:
            continue
        best = max(best, worth_of_darts(cost, darts) * arrival(race, b, mind, hand, through))
        if leaps[N_TEMPLES * LEAPS + LEAPS * t + k] != 1:
            continue
        for j in range(LEAPS):
            c = LEAP_TO[LEAPS * b + j]
            if c < 0:
                break
            both = cost + leaps[LEAPS * b + j]
            if c != t and both < SHUT and leaps[N_TEMPLES * LEAPS + LEAPS * b + j] == 1:
                best = max(best, worth_of_darts(both, darts) * arrival(race, c, mind, hand, through))
    return best
