"""Plans the Thief's night: how many Action Points, and which (N-425).

Every set of actions is carried out on a copy, with what the Mist learns of it: one Action Point hides all but a Rod's
line, two name a line, three the temple (N-1018). Then the next morning is weighed like any turn, so that hiding has
just the price that it has in the odds of the Mist. A line that a Rod has betrayed costs nothing to name.
"""

import time
from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import NamedTuple

from facedown.bots.nusubito.thief_race import claim_worth, green_chance, mind_of
from facedown.bots.nusubito.thief_worth import is_news
from facedown.engine.bits import id_of
from facedown.games.nusubito.rules.actions import A_COIN, A_DART, A_END, A_REVEAL, A_ROD, A_UNBOLSTER
from facedown.games.nusubito.rules.pieces import N_TEMPLES, RODS_OF
from facedown.games.nusubito.rules.state import M_NIGHT, STUCK, T_DAY, State, pool
from facedown.games.nusubito.rules.thief import NIGHT_MOST, coins_by_night, thief_night
from facedown.games.nusubito.rules.turns import end_mist_turn

LATE = 0.5  # the game ends undecided

Morning = Callable[[State], float]  # what the best turn of a morning is worth


class Ladder(NamedTuple):
    """Holds actions that are to follow, with how the night ends, and what all that is worth."""

    numbers: tuple[int, ...]
    worth: float


def ladders(s: State, morning: Morning, most: int, broad: int, end: float) -> list[Ladder]:
    """Lists ways to finish the night, best first; up to `most` Action Points, larger sets only of the `broad` best."""
    left = most - s.left
    found = _weigh(s, (), morning)
    singles = []
    if left >= 1:
        for action in actions(s):
            ways = _weigh(s, (action,), morning)
            found += ways
            singles.append((max(way.worth for way in ways), action))
            if time.monotonic() > end:
                return _best_first(found)
    best = [action for _, action in sorted(singles, key=lambda one: (-one[0], one[1]))[:broad]]
    for size in range(2, left + 1):
        for group in combinations_with_replacement(sorted(best, key=_order), size):
            if _possible(s, group):
                found += _weigh(s, group, morning)
            if time.monotonic() > end:
                return _best_first(found)
        best = best[: broad - 1]
    return _best_first(found)


def _best_first(found: list[Ladder]) -> list[Ladder]:
    return sorted(found, key=lambda ladder: (-ladder.worth, len(ladder.numbers), ladder.numbers))


def actions(s: State) -> list[int]:
    """Lists what may be of use: a Dart, Rods that tell something, Coins, and Bolsters."""
    found = [A_DART] if pool(s) > 0 else []
    mind = mind_of(s)
    found += [A_ROD + rod for rod in range(6) if RODS_OF[s.at] >> rod & 1 and is_news(mind, rod)]
    coins = coins_by_night(s)
    found += [A_COIN + s.slot[k] - 1 for k in range(N_TEMPLES) if coins >> k & 1]
    return found + [A_UNBOLSTER + t for t in range(N_TEMPLES) if s.bolsters >> t & 1]


def _order(number: int) -> tuple[bool, int]:
    """Puts Rods first: what they show decides on the rest."""
    return (not A_ROD <= number < A_ROD + 6, number)


def _possible(s: State, group: tuple[int, ...]) -> bool:
    darts = group.count(A_DART)
    return darts <= pool(s) and len(set(group)) == len(group) - max(0, darts - 1)


def _weigh(s: State, group: tuple[int, ...], morning: Morning) -> list[Ladder]:
    """Weighs a set of actions with every way to end the night after it."""
    spent = s.left + len(group)
    ends: tuple[tuple[int, ...], ...] = ((A_END,),)
    if spent == 2:
        ends = ((A_REVEAL,), (A_REVEAL + 1,))
    elif spent == NIGHT_MOST:
        ends = ((),)
    return [Ladder(group + last, _worth(s, group + last, morning)) for last in ends]


def _worth(s: State, numbers: tuple[int, ...], morning: Morning) -> float:
    if not numbers:
        return next_morning(s, morning)
    number, rest = numbers[0], numbers[1:]
    after = s.copy()
    rod = number - A_ROD
    chance = green_chance(mind_of(s), rod) if 0 <= rod < 6 else 0.0
    thief_night(after, number)
    worth = _worth(after, rest, morning) if chance < 1.0 else 0.0
    if chance <= 0.0:
        return worth
    bright = s.copy()
    if rod < 3:
        bright.row = 1 + rod
    else:
        bright.column = 1 + rod - 3
    thief_night(bright, number)
    return (1.0 - chance) * worth + chance * _worth(bright, rest, morning)


def next_morning(s: State, morning: Morning) -> float:
    """Judges the next day when the night is over for the Thief, if the Mist changes nothing."""
    day = s.copy()
    if day.phase == M_NIGHT:
        end_mist_turn(day)
    if day.phase != T_DAY:
        return LATE
    return claim_worth(day.at, mind_of(day)) if day.stage == STUCK else morning(day)


def action_of(ladder: Ladder) -> int:
    return id_of(ladder.numbers[0])
