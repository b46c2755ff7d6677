"""All complete day turns of the Thief from a position, told apart by what matters (N-417).

`find_turns` also completes a turn that was begun: it starts from the record as it is staged. Each turn is a row of
ROW numbers in a flat list:

    END         the temple on which it ends
    SPECIAL     special action, as in the record (NO_SPECIAL, DART, ROD + Rod, COIN)
    TAKEN       the slot of the Coin that was picked up, or 0
    SACRIFICED  1 + Coin, or 0
    FELL        cells in which pawns were struck, as a set
    THROWN      five bits for each temple: 1 + the cell onto which its Seeker was thrown
    DARTS       Darts after the turn
    EVENT       number of what the Mist sees of it: turns with equal numbers look the same (N-418)
    POINTS      points used for leaps
    LENGTH      how many actions carry it out, `lay` and `end` included
    STEPS ..    these actions, as the numbers that the rules count (`id_of` makes action ids of them)

Of several ways to the same turn the one is given that tells most to the Thief himself: a Rod is looked at before the
leap where that is possible. Sacrifices come first, a Dart too; so with thief_publication "sequence" only one of
several possible orders is found.
"""

from typing import Any

from facedown.engine.bits import lowest, popcount
from facedown.engine.rule import rule, rule_as
from facedown.games.nusubito.rules.actions import (
    A_COIN,
    A_CONCEDE,
    A_DART,
    A_END,
    A_LAND,
    A_LAY,
    A_LEAP,
    A_ROD,
    A_SACRIFICE,
    A_SHOOT,
    A_UNBOLSTER,
)
from facedown.games.nusubito.rules.finish import leap_points, may_lay, price, special_possible
from facedown.games.nusubito.rules.pieces import IN_LINE, LEAP_OVER, LEAP_TO, LEAPS, N_COURT, N_TEMPLES, RODS_OF
from facedown.games.nusubito.rules.state import CLOSE, STUCK, T_DAY, WALK, State, coins_on_table, pool
from facedown.games.nusubito.rules.thief import landings, thief_day

END, SPECIAL, TAKEN, SACRIFICED, FELL, THROWN, DARTS, EVENT, POINTS, LENGTH, STEPS = range(11)
MOST_STEPS = 22
ROW = STEPS + MOST_STEPS
MOST_TURNS = 2000  # seen: up to about 500
TURNS_CELLS = MOST_TURNS * ROW

FRAMES = 320  # half-made turns waiting for their continuation
# Beside each of them: how many steps were made, the last shot from this temple, whether nothing but a landing that was
# due has happened yet, and the steps.
MADE, SHOT, FRESH, PATH = range(4)
WAY = PATH + MOST_STEPS
WAYS_CELLS = FRAMES * WAY

SOME_COIN = 15  # a sacrifice whose Coin is chosen at the end: it makes no other difference,
A_SACRIFICE_SOME = A_CONCEDE  # and its step until then: nobody concedes here


def _copy_compiled(into: Any, i: int, source: Any, j: int) -> None:
    into[i] = source[j]


@rule_as(_copy_compiled)
def copy_record(into: Any, i: int, source: Any, j: int) -> None:
    into[i].take(source[j])


@rule
def find_turns(root: Any, frames: Any, ways: list[int], turns: list[int]) -> int:
    """Write all turns that complete the record root[0]; how many there are.

    `frames` are FRAMES + 1 records and `ways` WAYS_CELLS numbers to work with, `turns` has TURNS_CELLS.
    """
    s = root[0]
    if s.phase != T_DAY or s.stage == STUCK:
        return 0
    copy_record(frames, 0, root, 0)
    ways[MADE] = 0
    ways[SHOT] = -1
    ways[FRESH] = 1
    waiting = 1
    count = 0
    while waiting > 0:
        waiting -= 1
        copy_record(frames, FRAMES, frames, waiting)
        now = frames[FRAMES]
        for k in range(WAY):  # its way goes to the last place, since its own is filled again
            ways[WAYS_CELLS - WAY + k] = ways[WAY * waiting + k]
        if now.stage == CLOSE or (now.stage == WALK and may_lay(now)):
            count = add_turns(now, ways, turns, count)
        if now.stage == CLOSE:
            continue
        offered = landings(now) << A_LAND
        coins = 0
        if now.stage == WALK:
            fresh = ways[WAYS_CELLS - WAY + FRESH] == 1
            offered = leaps_paid(now) | shots(now, ways[WAYS_CELLS - WAY + SHOT]) | specials(now, s, fresh)
            if fresh and may_take_special(now):
                coins = coins_on_table(now)
        for k in range(popcount(offered) + coins):  # one call of `push` only: a rule is compiled wherever it is called
            number = A_COIN + now.slot[k] - 1 if k < coins else lowest(offered)
            if k >= coins:
                offered &= offered - 1
            waiting = push(frames, ways, waiting, number)
    return count


@rule
def push(frames: Any, ways: list[int], waiting: int, number: int) -> int:
    """One more half-made turn: the one in work, with one more action; how many wait now."""
    here = WAYS_CELLS - WAY
    made = ways[here + MADE]
    if waiting >= FRAMES - 1 or made >= MOST_STEPS - 2:  # far more than any position needs
        return waiting
    copy_record(frames, waiting, frames, FRAMES)
    base = WAY * waiting
    for k in range(made):
        ways[base + PATH + k] = ways[here + PATH + k]
    ways[base + PATH + made] = number
    ways[base + MADE] = made + 1
    ways[base + SHOT] = number - A_SHOOT if A_SHOOT <= number < A_SACRIFICE else -1
    ways[base + FRESH] = ways[here + FRESH] if A_LAND <= number < A_UNBOLSTER else 0
    if number == A_SACRIFICE_SOME:
        frames[waiting].sacrificed = SOME_COIN
    else:
        thief_day(frames[waiting], number)
    return waiting + 1


@rule
def leaps_paid(now: State) -> int:
    """Leaps within the points and the Darts."""
    builders = now.builders & ~now.down
    seekers = now.seekers & ~now.down
    most = 3 if now.sacrificed else 1 if now.special else 2
    left = now.darts - price(builders, seekers, N_COURT + now.at)
    found = 0
    for k in range(LEAPS):
        to = LEAP_TO[LEAPS * now.at + k]
        if to < 0:
            break
        cost = price(builders, seekers, LEAP_OVER[LEAPS * now.at + k]) + price(builders, seekers, N_COURT + to)
        if now.points + leap_points(now.bolsters, now.at, to) <= most and left >= cost:
            found |= 1 << (A_LEAP + to)
    return found


@rule
def shots(now: State, last: int) -> int:
    """From one temple shots go by the number of the target: their order makes no difference."""
    if now.darts < 2:
        return 0
    targets = (now.seekers & ~now.down) >> N_COURT & IN_LINE[now.at]
    return (targets >> (last + 1) << (last + 1)) << A_SHOOT


@rule
def may_take_special(now: State) -> bool:
    return special_possible(now) and (now.leaps == 0 or may_lay(now))


@rule
def specials(now: State, first: State, fresh: bool) -> int:
    """A sacrifice and special actions but Coins; most of them at once, since later would be the same."""
    found = 0
    if fresh and now.sacrificed == 0 and now.special == 0 and popcount(now.hand) >= 2:
        found = 1 << A_SACRIFICE_SOME
    if not may_take_special(now):
        return found
    if pool(now) > 0 and (fresh or pool(first) == 0):
        found |= 1 << A_DART
    rods = RODS_OF[now.at]
    if not fresh:
        rods &= ~RODS_OF[now.start] if now.leaps > first.leaps else 0
    return found | rods << A_ROD


@rule
def packed(s: State) -> int:
    """Where Seekers were thrown in the turn."""
    thrown = 0
    for t in range(N_TEMPLES):
        thrown |= s.thrown[t] << (5 * t)
    return thrown


@rule
def add_turns(s: State, ways: list[int], turns: list[int], count: int) -> int:
    """The half-made turn in work can end here: enter it, once for each Coin it may sacrifice, if it is new."""
    thrown = packed(s)
    event = 0
    for k in range(count):
        base = ROW * k
        same = (
            turns[base + FELL] == s.fell and turns[base + THROWN] == thrown and turns[base + SPECIAL] == s.special
            and turns[base + TAKEN] == s.taken and (turns[base + SACRIFICED] > 0) == (s.sacrificed > 0)
        )  # fmt: skip
        if same:
            if turns[base + END] == s.at:
                return count
            event = 1 + turns[base + EVENT]
    if event == 0:
        for k in range(count):
            event = max(event, 1 + turns[ROW * k + EVENT])
        event += 1
    coins = 1 << 9 if s.sacrificed == 0 else 1 << (s.sacrificed - 1)
    if s.sacrificed == SOME_COIN:
        coins = s.hand & ~(1 << s.at)
    while coins and count < MOST_TURNS:
        coin = lowest(coins)
        coins &= coins - 1
        write_turn(s, ways, turns, count, 0 if coin == 9 else 1 + coin, thrown, event - 1)
        count += 1
    return count


@rule
def write_turn(s: State, ways: list[int], turns: list[int], k: int, sacrificed: int, thrown: int, event: int) -> None:
    base = ROW * k
    turns[base + END] = s.at
    turns[base + SPECIAL] = s.special
    turns[base + TAKEN] = s.taken
    turns[base + SACRIFICED] = sacrificed
    turns[base + FELL] = s.fell
    turns[base + THROWN] = thrown
    turns[base + DARTS] = s.darts
    turns[base + EVENT] = event
    turns[base + POINTS] = s.points
    here = WAYS_CELLS - WAY
    made = ways[here + MADE]
    for i in range(made):
        number = ways[here + PATH + i]
        turns[base + STEPS + i] = A_SACRIFICE + sacrificed - 1 if number == A_SACRIFICE_SOME else number
    if s.stage == WALK:
        turns[base + STEPS + made] = A_LAY
        made += 1
    turns[base + STEPS + made] = A_END
    turns[base + LENGTH] = made + 1


@rule
def play_turn(s: State, turns: list[int], k: int) -> None:
    """Carry out the k-th turn and publish it: then it is the Mist's turn."""
    for i in range(turns[ROW * k + LENGTH]):
        thief_day(s, turns[ROW * k + STEPS + i])
