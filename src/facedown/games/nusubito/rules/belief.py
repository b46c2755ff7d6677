"""Computes what everybody can know of the Thief: the exact set of his possible situations (N-1103, N-1104).

A *world* is where the Thief was at the last publication and which Coin lies in each slot; the hand is the rest. It is
kept as one number: four bits for each slot of the row, oldest first, then four for the temple, then nine for the hand.
The worlds are made from the traces in the record (`traces`), turn by turn, and each has a weight: in how many ways,
told apart by the ends of the turns and the Coins sacrificed, the Thief can have come to it.

The tables lie in the scratch space of `resample`: READY, COUNT and TOTAL, then four rows of MOST numbers (worlds and
weights of two generations, which take turns) and a table for finding equal worlds. At the end the weights of the last
generation are running sums.
"""

from facedown.engine.bits import lowest, rand_unit
from facedown.engine.rule import rule
from facedown.games.nusubito.rules.pieces import ALL_TEMPLES, CENTRE, N_TEMPLES
from facedown.games.nusubito.rules.state import NO_COIN, START, State
from facedown.games.nusubito.rules.traces import coins_after, sacrifice_in, taken_by_day, taken_by_night

MOST = 362_880  # worlds: 9! (N-1103)
SEATS_OF_TABLE = 1 << 20
READY, COUNT, TOTAL, NOW = range(4)  # NOW: which of the two generations is the present one
HEAD = 4
FIND = HEAD + 4 * MOST
SCRATCH = FIND + SEATS_OF_TABLE

FACES = (1 << 36) - 1
TEMPLE_AT, HAND_AT = 36, 40
FEWEST = 64  # seats of the table of equal worlds, at least


@rule
def worlds_at(generation: int) -> int:
    return HEAD + 2 * MOST * generation


@rule
def weights_at(generation: int) -> int:
    return worlds_at(generation) + MOST


@rule
def temple_in(world: int) -> int:
    return world >> TEMPLE_AT & 15


@rule
def hand_in(world: int) -> int:
    return world >> HAND_AT


@rule
def face_in(world: int, position: int) -> int:
    return world >> (4 * position) & 15


@rule
def without(faces: int, position: int) -> int:
    """Gives the faces of the row after one of them was taken away."""
    low = (1 << (4 * position)) - 1
    return (faces & low) | (faces >> 4 & ~low)


@rule
def add_world(scratch: list[float], generation: int, seats: int, world: int, weight: float) -> None:
    """Adds a world to the next generation; equal ones become one, if there is a table (`seats`) to find them by."""
    n = int(scratch[COUNT])
    if seats:
        seat = (((world ^ (world >> 21)) & 0xFFFFFFFF) * 0x2545F491 >> 13) & (seats - 1)
        while True:
            place = int(scratch[FIND + seat])
            if place == 0:
                scratch[FIND + seat] = n + 1.0
                break
            if scratch[worlds_at(generation) + place - 1] == world:
                scratch[weights_at(generation) + place - 1] += weight
                return
            seat = (seat + 1) & (seats - 1)
    scratch[worlds_at(generation) + n] = world
    scratch[weights_at(generation) + n] = weight
    scratch[COUNT] = n + 1.0


@rule
def clear_table(scratch: list[float], most: int) -> int:
    """Clears a table for that many worlds, and says how many seats it has."""
    seats = FEWEST
    while seats < 2 * most and seats < SEATS_OF_TABLE:
        seats *= 2
    for k in range(seats):
        scratch[FIND + k] = 0.0
    return seats


@rule
def arrangements(coins: int) -> int:
    """Computes how many worlds there can be with so many Coins on the table."""
    n = 1
    for k in range(coins):
        n *= 9 - k
    return n


@rule
def find_worlds(s: State, scratch: list[float]) -> None:
    """Makes the set again from the traces."""
    start_worlds(s, scratch)
    coins = s.base_count
    for turn in range(s.turns):
        pass_turn(s, turn, coins, scratch)
        coins = coins_after(coins, s.trail[turn])
    now = int(scratch[NOW])
    total = 0.0
    for k in range(int(scratch[COUNT])):
        total += scratch[weights_at(now) + k]
        scratch[weights_at(now) + k] = total
    scratch[TOTAL] = total
    scratch[READY] = 1.0


@rule
def start_worlds(s: State, scratch: list[float]) -> None:
    """Makes the worlds before the first remembered turn: a game's start, or any Coins in the slots that are filled."""
    scratch[NOW] = 0.0
    scratch[COUNT] = 0.0
    add_world(scratch, 0, 0, CENTRE << TEMPLE_AT | ALL_TEMPLES << HAND_AT, 1.0)
    if s.base == START:
        return
    for position in range(s.base_count):
        now = turn_over(scratch)
        for k in range(int(scratch[TOTAL])):
            world = int(scratch[worlds_at(1 - now) + k])
            hand = hand_in(world)
            for face in range(N_TEMPLES):
                if hand >> face & 1:
                    faces = (world & FACES) | face << (4 * position)
                    add_world(scratch, now, 0, made(faces, face, hand & ~(1 << face)), 1.0)
    if s.base == NO_COIN:
        now = turn_over(scratch)
        for k in range(int(scratch[TOTAL])):
            world = int(scratch[worlds_at(1 - now) + k])
            for temple in range(N_TEMPLES):
                if hand_in(world) >> temple & 1:
                    add_world(scratch, now, 0, made(world & FACES, temple, hand_in(world)), 1.0)


@rule
def made(faces: int, temple: int, hand: int) -> int:
    return faces | temple << TEMPLE_AT | hand << HAND_AT


@rule
def turn_over(scratch: list[float]) -> int:
    """Makes the present generation the last one, with TOTAL worlds, and gives the number of the new one."""
    now = 1 - int(scratch[NOW])
    scratch[NOW] = now
    scratch[TOTAL] = scratch[COUNT]
    scratch[COUNT] = 0.0
    return now


@rule
def pass_turn(s: State, turn: int, coins: int, scratch: list[float]) -> None:
    """Follows all worlds through one day turn of the Thief, and what the night after it told."""
    trail = s.trail[turn]
    taken = taken_by_day(trail)
    gone = taken_by_night(trail)
    now = turn_over(scratch)
    before = int(scratch[TOTAL])
    seats = 0
    if taken or gone:  # worlds that differed by a Coin that is taken become equal
        each = 56 if sacrifice_in(trail) else 8
        seats = clear_table(scratch, min(before * each, arrangements(min(coins_after(coins, trail), 9))))
    for k in range(before):
        world = int(scratch[worlds_at(1 - now) + k])
        weight = scratch[weights_at(1 - now) + k]
        hand = hand_in(world)
        ends = s.reach[N_TEMPLES * turn + temple_in(world)] & hand
        if not ends:
            continue
        faces = world & FACES
        end_of_row = coins
        back = 0  # the Coin that was picked up: in the hand after the turn, not in it
        if taken:
            back = 1 << face_in(faces, lowest(taken))
            faces = without(faces, lowest(taken))
            end_of_row -= 1
        while ends:
            end = lowest(ends)
            ends &= ends - 1
            if not sacrifice_in(trail):
                new = faces | end << (4 * end_of_row)
                add_after_night(scratch, now, seats, new, end, (hand & ~(1 << end)) | back, gone, weight)
                continue
            given = hand & ~(1 << end)
            while given:
                coin = lowest(given)
                given &= given - 1
                new = faces | coin << (4 * end_of_row) | end << (4 * end_of_row + 4)
                left = (hand & ~(1 << end) & ~(1 << coin)) | back
                add_after_night(scratch, now, seats, new, end, left, gone, weight)


@rule
def add_after_night(
    scratch: list[float], now: int, seats: int, faces: int, temple: int, hand: int, gone: int, weight: float
) -> None:
    for position in range(8, -1, -1):
        if gone >> position & 1:
            hand |= 1 << face_in(faces, position)
            faces = without(faces, position)
    add_world(scratch, now, seats, made(faces, temple, hand), weight)


@rule
def prepare(s: State, scratch: list[float]) -> None:
    if scratch[READY] == 0.0:
        find_worlds(s, scratch)


@rule
def draw_world(scratch: list[float], rng: list[int]) -> int:
    """Draws a random world by weight; the tables are ready."""
    sums = weights_at(int(scratch[NOW]))
    wanted = rand_unit(rng) * scratch[TOTAL]
    low = 0
    high = int(scratch[COUNT]) - 1
    while low < high:
        middle = (low + high) // 2
        if scratch[sums + middle] > wanted:
            high = middle
        else:
            low = middle + 1
    return int(scratch[worlds_at(int(scratch[NOW])) + low])


@rule
def temple_weights(scratch: list[float], out: list[float]) -> None:
    """Computes how likely each temple is, as shares of the whole weight; the tables are ready."""
    now = int(scratch[NOW])
    before = 0.0
    for t in range(N_TEMPLES):
        out[t] = 0.0
    for k in range(int(scratch[COUNT])):
        world = int(scratch[worlds_at(now) + k])
        out[temple_in(world)] += (scratch[weights_at(now) + k] - before) / scratch[TOTAL]
        before = scratch[weights_at(now) + k]
