"""Judges how likely the Thief is where: his exact set of situations, weighed by what a Thief would do.

The set itself, and in how many ways he can have come to each situation, is the game's own (`games.nusubito.belief`).
Here every situation is joined with each of the nine places of the treasure, and weighed by sense (N-1104, N-1116): who
knows the treasure and stands on it claims it, who knows it and can reach it goes there, nobody looks for a green Rod
that he has found, and fewer stop where a Seeker can be in the next turn. Bluffs stay possible: nothing that the rules
allow gets weight 0. Temples as such count alike, however many situations there are on each: a Thief can work these odds
out, and goes where they are least (docs/decisions/0043).

Only public fields are read, so the truth and any redacted record of it give the same odds; of a turn that the Thief is
still making nothing is used. All through a turn of the Mist the odds stay nearly the same: what Seekers could reach at
its beginning is guessed from where they are now.

    judge = Judge()
    judge.look(seen)
    judge.odds.temple[t]             # chance that he is on temple t
    judge.odds.joint[9 * t + x]      # .. and the treasure on x
    judge.odds.hold[9 * t + c]       # chance that he has Coin c in hand, if he is on t

Compiled code calls `thief_odds` with its own memory: SCRATCH floats of `belief`, and an `Odds`.
"""

from typing import Any, NamedTuple

from facedown.bots.nusubito.mist_reach import NEVER, seeker_ways
from facedown.engine.bits import lowest, popcount
from facedown.engine.room import floats, ints, quick, record_of
from facedown.engine.rule import rule
from facedown.games.nusubito.learn.hints import way
from facedown.games.nusubito.rules.actions import A_ROD
from facedown.games.nusubito.rules.belief import (
    COUNT,
    NOW,
    SCRATCH,
    face_in,
    find_worlds,
    hand_in,
    temple_in,
    weights_at,
    worlds_at,
)
from facedown.games.nusubito.rules.pieces import BESIDE, LINK_CELLS, N_COURT, N_TEMPLES
from facedown.games.nusubito.rules.sight import knows_axis
from facedown.games.nusubito.rules.state import COIN, M_DAY, M_NIGHT, ROD, START, State, coins_on_table, is_staged

HANDS = 512
N_STANDS = N_TEMPLES * HANDS
PAIRS = N_TEMPLES * N_TEMPLES
FIRST_SLOT = 2  # 1.1L

# How much less likely a Thief is who ..
UNCLAIMED = 0.02  # .. stands on a treasure that he knows, and does not claim it
MISSED_WAY = 0.2  # .. knows the treasure, could have reached it, and did not
STRAYED = 0.5  # .. knows the treasure and does not come nearer
NEEDLESS = 0.15  # .. looks at a Rod of an axis whose green Rod he has found
MAYBE_NEEDLESS = 0.6  # .. the same where nobody knows which Rod came first
IDLE = 0.8  # .. does not know the treasure and does not look
WARY = (0.8, 0.65, 0.65, 0.8, 1.0)  # .. stops where a Seeker can be after so many actions


class Odds(NamedTuple):
    """Says what the Mist may think of the Thief."""

    temple: Any  # chance of each temple
    joint: Any  # of temple and treasure
    hold: Any  # of each Coin in hand, for each temple
    stand: Any  # of temple and hand: HANDS * temple + hand
    ways: Any  # actions in which a Seeker could come to each temple, before the Mist's turn
    flat: Any  # factor of all situations on a temple
    first: Any  # how likely his first turn ended on each temple, as a factor: 1 if nothing is known of his habits


def make_odds() -> Odds:
    sizes = {
        "temple": N_TEMPLES,
        "joint": PAIRS,
        "hold": PAIRS,
        "stand": N_STANDS,
        "flat": N_TEMPLES,
        "first": N_TEMPLES,
    }
    odds = Odds(ways=ints(N_TEMPLES), **{name: floats(n) for name, n in sizes.items()})
    for k in range(N_TEMPLES):
        odds.first[k] = 1.0
    return odds


class Judge:
    """Makes odds, with memory for making them, for records that are at hand as plain objects."""

    def __init__(self) -> None:
        self.odds = make_odds()
        self._scratch = floats(SCRATCH)

    def look(self, seen: State, sense: bool = True) -> Odds:
        """Makes the odds of a record. Without `sense` a situation counts by the number of ways to it alone."""
        quick(find_odds)(record_of(seen), self._scratch, self.odds, sense)
        return self.odds


@rule
def find_odds(root: Any, scratch: list[float], odds: Odds, sense: bool) -> None:
    thief_odds(root[0], scratch, odds, sense)


@rule
def thief_odds(s: State, scratch: list[float], odds: Odds, sense: bool) -> None:
    """Fills `odds` from the public part of a record in which the game goes on."""
    find_worlds(s, scratch)
    for k in range(N_TEMPLES):
        odds.temple[k] = 0.0
    for k in range(PAIRS):
        odds.joint[k] = 0.0
        odds.hold[k] = 0.0
    for k in range(N_STANDS):
        odds.stand[k] = 0.0
    looked = s.pub_looked if is_staged(s) else s.looked
    fresh = last_looks(s) & looked
    place = place_before(s)
    first = place_of_first(s)
    wary = sense and s.phase == M_DAY
    if wary:
        reach_before(s, odds.ways)
    now = int(scratch[NOW])
    flatten(scratch, odds, sense)
    before = 0.0
    total = 0.0
    for k in range(int(scratch[COUNT])):
        world = int(scratch[worlds_at(now) + k])
        ways = scratch[weights_at(now) + k] - before
        before = scratch[weights_at(now) + k]
        at = temple_in(world)
        hand = hand_in(world)
        came = face_in(world, place) if place >= 0 else -1
        ways *= odds.flat[at]
        if wary:
            ways *= WARY[odds.ways[at]]
        if first >= 0:
            ways *= odds.first[face_in(world, first)]
        weight = 0.0
        for treasure in range(N_TEMPLES):
            w = ways
            if sense:
                w *= likelihood(s, at, hand, came, treasure, looked, fresh)
            odds.joint[N_TEMPLES * at + treasure] += w
            weight += w
        odds.stand[HANDS * at + hand] += weight
        odds.temple[at] += weight
        total += weight
        for coin in range(N_TEMPLES):
            if hand >> coin & 1:
                odds.hold[N_TEMPLES * at + coin] += weight
    for k in range(PAIRS):
        odds.joint[k] /= total
        if odds.temple[k // N_TEMPLES] > 0.0:
            odds.hold[k] /= odds.temple[k // N_TEMPLES]
    for k in range(N_TEMPLES):
        odds.temple[k] /= total
    for k in range(N_STANDS):
        odds.stand[k] /= total


@rule
def flatten(scratch: list[float], odds: Odds, sense: bool) -> None:
    """Finds by which factor all situations on a temple count, so that each temple counts alike, however many they are.

    Without `sense` each situation counts by the number of ways to it.
    """
    now = int(scratch[NOW])
    for t in range(N_TEMPLES):
        odds.flat[t] = 0.0 if sense else 1.0
    before = 0.0
    for k in range(int(scratch[COUNT]) if sense else 0):
        odds.flat[temple_in(int(scratch[worlds_at(now) + k]))] += scratch[weights_at(now) + k] - before
        before = scratch[weights_at(now) + k]
    for t in range(N_TEMPLES):
        if sense and odds.flat[t] > 0.0:
            odds.flat[t] = before / odds.flat[t]


@rule
def reach_before(s: State, ways: list[int]) -> None:
    """Finds how soon Seekers could be on each temple when the Mist's turn began, as far as the board still tells.

    Pawns that have acted stood elsewhere then. A Seeker that has climbed a temple has left a Healer on the link; one
    that came by a stream may have needed all that was done before.
    """
    pawns = s.healers | s.builders | s.seekers
    seeker_ways(pawns & ~s.used, s.seekers & ~s.used, s.down & ~s.used, s.bolsters, ways)
    arrived = (s.seekers & s.used) >> N_COURT
    while arrived:
        temple = lowest(arrived)
        arrived &= arrived - 1
        ways[temple] = min(ways[temple], NEVER - 1, 1 + popcount(s.used & (s.healers | s.builders)))
        left = LINK_CELLS[temple] & s.healers & ~s.down & ~s.used
        while left:
            for t in range(N_TEMPLES):
                if BESIDE[lowest(left)] >> t & 1:
                    ways[t] = min(ways[t], 1)
            left &= left - 1


@rule
def last_looks(s: State) -> int:
    """Finds the Rods that were looked at in the Thief's last turn."""
    found = 0
    if s.phase == M_DAY and ROD <= s.special < COIN:
        found = 1 << (s.special - ROD)
    elif s.phase == M_NIGHT:
        for k in range(3):
            number = s.night_actions[k] - 1
            if A_ROD <= number < A_ROD + 6:
                found |= 1 << (number - A_ROD)
    return found


@rule
def place_before(s: State) -> int:
    """Finds where in the row of slots the temple lies from which the Thief's last day turn began; -1 if not there."""
    n = coins_on_table(s)
    if s.phase != M_DAY or n < 2:
        return -1
    k = n - 2
    if (s.slot[k] - 1) % 2 == 0 and s.slot[k] + 1 == s.slot[n - 1]:  # sacrificed in the same turn
        k -= 1
    # Slots go by 1 + 6 * (day - 1) + 2 * (round - 1) + layer: the location Coin of the turn before is two less.
    return k if k >= 0 and s.slot[k] == s.slot[n - 1] - 2 else -1


@rule
def place_of_first(s: State) -> int:
    """Finds where in the row of slots the Coin of the game's first turn lies; -1 if it was taken back."""
    if s.base == START and s.laps == 0:
        for k in range(min(2, coins_on_table(s))):
            if s.slot[k] == FIRST_SLOT:
                return k
    return -1


@rule
def knows(looked: int, treasure: int) -> bool:
    """Do these looks tell the temple of the treasure (N-1102)?"""
    return knows_axis(looked & 7, 1 + treasure // 3) and knows_axis(looked >> 3, 1 + treasure % 3)


@rule
def likelihood(s: State, at: int, hand: int, came: int, treasure: int, looked: int, fresh: int) -> float:
    """Judges how well the Thief's actions fit this place of the treasure, if he is here and has been there."""
    fit = axis_fit(looked & 7, fresh & 7, treasure // 3) * axis_fit(looked >> 3, fresh >> 3, treasure % 3)
    if knows(looked & ~fresh, treasure):  # before his last turn
        if at == treasure or came == treasure:
            fit *= UNCLAIMED
        elif came >= 0:
            if hand >> treasure & 1 and way(came, treasure) <= 2:
                fit *= MISSED_WAY
            elif way(at, treasure) >= way(came, treasure):
                fit *= STRAYED
    elif knows(looked, treasure):
        if at == treasure and s.phase == M_DAY:
            fit *= UNCLAIMED
    elif fresh == 0:
        fit *= IDLE
    return fit


@rule
def axis_fit(looked: int, fresh: int, green: int) -> float:
    """Judges an axis of which two Rods were looked at: the first was not the green one."""
    if popcount(looked) != 2 or not looked >> green & 1:
        return 1.0
    if fresh == 0 or fresh == looked:
        return MAYBE_NEEDLESS
    return 1.0 if fresh >> green & 1 else NEEDLESS
