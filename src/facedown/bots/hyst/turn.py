"""Searches one's own turn: walks and cards in every order, as a graph of positions (H-1109, H-1113).

A position with the same pawns, cards and board but fewer points left is no news. Where a seat may end its turn the
position has a worth; going back from the last ones, every position gets the best that can be made of it. A try to
steal is a mean over its two results. A rival who is caught is off the board for the rest of the search, and The
Burner's new cards end it, since nobody can plan with them.
"""

from typing import Any, NamedTuple

from facedown.bots.hyst.ideas import MARKS, mark, think_of
from facedown.bots.hyst.mind import Mind, make_mind, make_up_mind
from facedown.bots.hyst.worth import worth
from facedown.engine.bits import clear, lowest
from facedown.engine.room import floats, ints, records
from facedown.engine.rule import rule, rule_as
from facedown.games.hyst.rules.actions import WORDS
from facedown.games.hyst.rules.cards import answer
from facedown.games.hyst.rules.pieces import SEATS
from facedown.games.hyst.rules.playable import legal_card
from facedown.games.hyst.rules.reading import steal_chance
from facedown.games.hyst.rules.rules import apply_act, legal_act
from facedown.games.hyst.rules.state import ACT, CARD, DRAW, OVER, STEAL, State
from facedown.games.hyst.rules.steps import take_diamond
from facedown.games.hyst.rules.turns import clockwise, settle

MOST = 2600  # positions
EDGES = 4 * MOST
TABLE = 8191
NO_STOP = -1.0
FROM, TO, ACTION = range(3)
EDGE_CELLS = 3
SLOPE = 1e-6  # of two equal turns the shorter one


class Room(NamedTuple):
    """Holds memory for searches: arrays when compiled, lists on the plain twin."""

    pool: Any  # positions
    keys: Any  # of the positions
    find: Any  # 1 + position by key
    stop: Any  # what it is worth to end the turn there
    best: Any  # what a position is worth
    step: Any  # 1 + the edge to take there; 0 ends the turn
    chance: Any  # chance of the first of two results, or 0 if the seat chooses
    edges: Any
    used: Any  # [0]: edges
    mask: Any
    few: Any
    marks: Any
    both: Any
    mind: Mind


def make_room(most: int = MOST) -> Room:
    return Room(
        pool=records(State, most + 2),
        keys=ints(most + 2),
        find=ints(TABLE),
        stop=floats(most + 2),
        best=floats(most + 2),
        step=ints(most + 2),
        chance=floats(most + 2),
        edges=ints(EDGE_CELLS * EDGES),
        used=ints(1),
        mask=ints(WORDS),
        few=ints(WORDS),
        marks=ints(MARKS + 1),
        both=ints(2),
        mind=make_mind(),
    )


def _copy_compiled(pool: Any, into: int, source: int) -> None:
    pool[into] = pool[source]


@rule_as(_copy_compiled)
def copy_within(pool: Any, into: int, source: int) -> None:
    pool[into].take(pool[source])


@rule
def key_of(s: State, me: int) -> int:
    """Hashes a position: two of one turn with the same key are the same, but for the points left."""
    h = mixed(17, s.pawns[me] + 2)
    for seat in range(SEATS):
        h = mixed(h, s.pawns[seat] + 2)
    for k in range(2):
        h = mixed(h, s.smoky[k])
        h = mixed(h, s.laser_east[k])
        h = mixed(h, s.laser_south[k])
        h = mixed(h, s.rays[k])
        h = mixed(h, s.cleared[k])
    h = mixed(h, s.hands[me])
    h = mixed(h, 100 * (s.diamond + 1) + s.holder + 1)
    h = mixed(h, 64 * s.phase + 32 * s.steal_tried + 16 * s.void + s.blocked)
    h = mixed(h, 1024 * s.card + 128 * s.step + s.pick + 1)
    return mixed(h, s.draws)


@rule
def mixed(h: int, number: int) -> int:
    h = (h ^ number) * 0x5851F42D4C957F2D & 0x7FFFFFFFFFFFFFFF
    return h ^ h >> 29


@rule
def search_turn(room: Room, me: int, most: int) -> int:
    """Searches from pool[0], where seat `me` acts or answers a card's question; counts the positions found."""
    make_up_mind(room.mind, room.pool[0], me)
    for k in range(TABLE):
        room.find[k] = 0
    room.used[0] = 0
    mark(room.pool[0], me, room.marks, room.both, room.mind.layers)
    count = enter(room, me, 0)
    begin = 0
    while begin < count and count < most:
        s = room.pool[begin]
        if s.phase == STEAL:
            count = split(room, me, begin, count)
        elif not s.void and (s.phase == ACT or s.phase == CARD):
            count = expand(room, me, begin, count, most)
        begin += 1
    back_up(room, count)
    return count


@rule
def enter(room: Room, me: int, count: int) -> int:
    """Takes in pool[count] if it is new; gives how many there are then. Whether it was is seen from the number."""
    s = room.pool[count]
    key = key_of(s, me)
    slot = key % TABLE
    while room.find[slot]:
        old = room.find[slot] - 1
        if room.keys[old] == key:
            if room.pool[old].points == s.points:
                room.edges[EDGE_CELLS * room.used[0] + TO] = old
            else:
                room.edges[EDGE_CELLS * room.used[0] + TO] = -1
            return count
        slot = slot + 1 if slot + 1 < TABLE else 0
    room.find[slot] = count + 1
    room.keys[count] = key
    room.edges[EDGE_CELLS * room.used[0] + TO] = count
    room.chance[count] = 0.0
    room.step[count] = 0
    room.stop[count] = NO_STOP
    if s.phase == STEAL:
        room.chance[count] = steal_chance(s)
    elif s.phase != CARD or s.void:
        room.stop[count] = worth(room.mind, s, clockwise(s, s.active))
    return count + 1


@rule
def link(room: Room, parent: int, action: int) -> None:
    """Keeps the edge that `enter` has written the end of."""
    e = EDGE_CELLS * room.used[0]
    if room.edges[e + TO] >= 0 and room.edges[e + TO] != parent and room.used[0] + 2 < EDGES:
        room.edges[e + FROM] = parent
        room.edges[e + ACTION] = action
        room.used[0] += 1


@rule
def split(room: Room, me: int, parent: int, count: int) -> int:
    """Adds the two results of a try to steal."""
    for k in range(2):
        copy_within(room.pool, count, parent)
        s = room.pool[count]
        s.phase = ACT
        if k == 0:
            take_diamond(s, me)
        count = enter(room, me, count)
        link(room, parent, k)
    return count


@rule
def expand(room: Room, me: int, parent: int, count: int, most: int) -> int:
    s = room.pool[parent]
    clear(room.mask)
    if s.phase == ACT:
        legal_act(s, me, room.mask)
    else:
        legal_card(s, me, room.mask)
    think_of(s, me, room.marks, room.mask, room.few)
    for word in range(WORDS):
        left = room.mask[word]
        while left and count < most:
            number = 63 * word + lowest(left)
            left &= left - 1
            copy_within(room.pool, count, parent)
            do_number(room.pool[count], number)
            count = enter(room, me, count)
            link(room, parent, number)
    return count


@rule
def do_number(s: State, number: int) -> None:
    """Carries out an action, without the rolls of those who are caught: they stay off the board."""
    if s.phase == ACT:
        apply_act(s, number)
    else:
        answer(s, number)
    if s.phase != OVER and s.phase != DRAW and s.caught:
        own = s.caught >> s.active & 1
        s.caught = 0
        if own:
            s.phase = ACT
        else:
            settle(s)


@rule
def back_up(room: Room, count: int) -> None:
    """Computes, from the last position to the first, the best of ending there and of going on."""
    for k in range(count):
        room.best[k] = room.stop[k] if room.chance[k] == 0.0 else 0.0
    for k in range(room.used[0]):
        e = room.used[0] - 1 - k
        parent = room.edges[EDGE_CELLS * e + FROM]
        child = room.edges[EDGE_CELLS * e + TO]
        if room.chance[parent] > 0.0:
            first = room.edges[EDGE_CELLS * e + ACTION] == 0
            room.best[parent] += room.best[child] * (room.chance[parent] if first else 1.0 - room.chance[parent])
        elif room.best[child] - SLOPE > room.best[parent]:
            room.best[parent] = room.best[child] - SLOPE
            room.step[parent] = e + 1


@rule
def value_now(room: Room, me: int, nxt: int) -> float:
    """Computes the worth of pool[0] if `nxt` moves next."""
    make_up_mind(room.mind, room.pool[0], me)
    return worth(room.mind, room.pool[0], nxt)
