"""Finds all complete day turns of the Thief from a position, told apart by what matters (N-417).

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

All turns are found while there are fewer than MOST_TURNS. If ever there are more, what is left out is counted
(`seats[CUT]`), and a turn that ends on a treasure known for sure still gets the last row.

Of several ways to the same turn the one is given that tells most to the Thief himself: a Rod is looked at before the
leap where that is possible. Sacrifices come first, a Dart too; so with thief_publication "sequence" only one of
several possible orders is found.
"""

from typing import Any

from facedown.bots.nusubito.thief_race import mind_of, sure_temple
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
from facedown.games.nusubito.rules.finish import leap_points, leap_price, may_lay, points_allowed, special_possible
from facedown.games.nusubito.rules.pieces import IN_LINE, LEAP_TO, LEAPS, N_COURT, N_TEMPLES, RODS_OF
from facedown.games.nusubito.rules.state import CLOSE, STUCK, T_DAY, WALK, State, coins_on_table, pool
from facedown.games.nusubito.rules.thief import landings, thief_day

END, SPECIAL, TAKEN, SACRIFICED, FELL, THROWN, DARTS, EVENT, POINTS, LENGTH, STEPS = range(11)
MOST_STEPS = 22
ROW = STEPS + MOST_STEPS
# In play up to about 500 were seen, in positions made up to have many 52,198: seven Seekers, 15 Darts.
MOST_TURNS = 1 << 16
TURNS_CELLS = MOST_TURNS * ROW

# A table for finding equal turns: how many calls have used it, how many turns had no room, how many events there are;
# then for each seat the call that filled it and what it holds: 2 * row, or 2 * row + 1 for the event of that row.
CALLS, CUT, EVENTS, TABLE = range(4)
SEATS = 1 << 18
SEAT_CELLS = TABLE + 2 * SEATS
ANY_END = -1

FRAMES = 320  # half-made turns waiting: at most twelve steps (three leaps, one more, 15 Darts) with 22 others each
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
def find_turns(root: Any, frames: Any, ways: list[int], turns: list[int], seats: list[int]) -> int:
    """Writes all turns that complete the record root[0]; counts them.

    `frames` are FRAMES + 1 records, `ways` WAYS_CELLS and `seats` SEAT_CELLS numbers to work with, `turns` has
    TURNS_CELLS.
    """
    s = root[0]
    seats[CALLS] += 1
    seats[CUT] = 0
    seats[EVENTS] = 0
    if s.phase != T_DAY or s.stage == STUCK:
        return 0
    goal = sure_temple(mind_of(s))
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
            count = add_turns(now, ways, turns, seats, goal, count)
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
    """Adds one more half-made turn: the one in work, with one more action; gives how many wait now."""
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
    """Lists the leaps within the points and the Darts."""
    builders = now.builders & ~now.down
    seekers = now.seekers & ~now.down
    most = points_allowed(now)
    found = 0
    for k in range(LEAPS):
        to = LEAP_TO[LEAPS * now.at + k]
        if to < 0:
            break
        cost = leap_price(builders, seekers, now.at, k)
        if now.points + leap_points(now.bolsters, now.at, to) <= most and now.darts >= cost:
            found |= 1 << (A_LEAP + to)
    return found


@rule
def shots(now: State, last: int) -> int:
    """Lists shots from one temple by the number of the target: their order makes no difference."""
    if now.darts < 2:
        return 0
    targets = (now.seekers & ~now.down) >> N_COURT & IN_LINE[now.at]
    return (targets >> (last + 1) << (last + 1)) << A_SHOOT


@rule
def may_take_special(now: State) -> bool:
    return special_possible(now) and (now.leaps == 0 or may_lay(now))


@rule
def specials(now: State, first: State, fresh: bool) -> int:
    """Lists a sacrifice and special actions but Coins; most of them at once, since later would be the same."""
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
    """Packs where Seekers were thrown in the turn into one number."""
    thrown = 0
    for t in range(N_TEMPLES):
        thrown |= s.thrown[t] << (5 * t)
    return thrown


@rule
def seat_of(s: State, thrown: int, end: int, turns: list[int], seats: list[int]) -> int:
    """Finds the seat of a turn like the one in work that ends there, or of its event (ANY_END); or a free one."""
    sacrifice = 1 if s.sacrificed else 0
    mixed = s.fell * 0x9E3779B1 ^ ((thrown ^ thrown >> 23) & 0xFFFFFF) * 0x85EBCA77 ^ (end + 2) * 0x27D4EB2F
    mixed ^= (512 * s.special + 2 * s.taken + sacrifice) * 0xC2B2AE3D
    seat = (mixed ^ mixed >> 17 ^ mixed >> 31) & (SEATS - 1)
    while seats[TABLE + 2 * seat] == seats[CALLS]:
        held = seats[TABLE + 2 * seat + 1]
        base = ROW * (held >> 1)
        if (
            (held & 1) == (1 if end == ANY_END else 0) and (end == ANY_END or turns[base + END] == end)
            and turns[base + FELL] == s.fell and turns[base + THROWN] == thrown and turns[base + SPECIAL] == s.special
            and turns[base + TAKEN] == s.taken and (turns[base + SACRIFICED] > 0) == (s.sacrificed > 0)
        ):  # fmt: skip
            return seat
        seat = (seat + 1) & (SEATS - 1)
    return seat


@rule
def add_turns(s: State, ways: list[int], turns: list[int], seats: list[int], goal: int, count: int) -> int:
    """Enters the half-made turn in work, which can end here, once for each Coin it may sacrifice, if it is new.

    If there is no room, what is left out is counted; but one that ends on a treasure known for sure takes the last row.
    """
    thrown = packed(s)
    seat = seat_of(s, thrown, s.at, turns, seats)
    if seats[TABLE + 2 * seat] == seats[CALLS]:
        return count
    if count < MOST_TURNS:
        hold(seats, seat, 2 * count)
    seat = seat_of(s, thrown, ANY_END, turns, seats)
    event = seats[EVENTS]
    if seats[TABLE + 2 * seat] == seats[CALLS]:
        event = turns[ROW * (seats[TABLE + 2 * seat + 1] >> 1) + EVENT]
    else:
        seats[EVENTS] += 1
        if count < MOST_TURNS:
            hold(seats, seat, 2 * count + 1)
    coins = 1 << 9 if s.sacrificed == 0 else 1 << (s.sacrificed - 1)
    if s.sacrificed == SOME_COIN:
        coins = s.hand & ~(1 << s.at)
    while coins:
        coin = lowest(coins)
        coins &= coins - 1
        row = count
        if count < MOST_TURNS:
            count += 1
        else:
            seats[CUT] += 1
            if s.at != goal:
                continue
            row = MOST_TURNS - 1
        write_turn(s, ways, turns, row, 0 if coin == 9 else 1 + coin, thrown, event)
    return count


@rule
def hold(seats: list[int], seat: int, what: int) -> None:
    seats[TABLE + 2 * seat] = seats[CALLS]
    seats[TABLE + 2 * seat + 1] = what


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
    """Carries out the k-th turn and publishes it: then it is the Mist's turn."""
    for i in range(turns[ROW * k + LENGTH]):
        thief_day(s, turns[ROW * k + STEPS + i])
