"""Looks ahead by one turn of the Thief: what he may do next, and what the Mist would see.

From every temple he walks any of the walks that the board and his Darts allow, in proportion to how sensible they are
*to him*: he knows where he is, which Coins he has and what he has seen of the Rods (`mist_replies`). All turns that
would look the same to the Mist are gathered in one event, since the Mist's next choice can depend on nothing else
(several observers, N-1114). For each event the table tells how likely it is, where the Thief would be, and how much he
would know. That is done twice: the second time he allows for what the Mist would think of him after the first.

Left out: a second shot, landings, and the difference between Coins in a sacrifice or a pick-up. Coins in hand count by
their chance for each temple (`judge`), but whether he is stuck is counted hand by hand (N-414).
"""

import math

from facedown.bots.nusubito.judge import HANDS
from facedown.bots.nusubito.mist_reach import REACHED, seeker_ways
from facedown.bots.nusubito.mist_replies import (
    CARE,
    COIN,
    DANGER,
    DART,
    E_KEY,
    E_KNOWS,
    E_LOOKS,
    E_MASS,
    E_NEAR,
    E_REACH,
    E_TEMPLE,
    EVENT_CELLS,
    F_DARTS,
    F_EVENTS,
    F_LEAST,
    F_LOOKED,
    F_MINDS,
    F_NIGHT,
    F_POOL,
    F_STANDS,
    F_TABLE,
    KNOWN,
    MINDS,
    MOST_EVENTS,
    MOST_TURNS,
    NO_COLUMN,
    NO_ROW,
    NOISE,
    PAID,
    PLAIN,
    ROD,
    SACRIFICE,
    SEATS,
    SHOOTS,
    T_END,
    T_EVENT,
    T_KIND,
    T_START,
    TURN_CELLS,
    Replies,
    drawn,
    looks_left,
)
from facedown.bots.nusubito.mist_turns import BOARD_CELLS, BOLSTERS, BUILDERS, DOWN, HEALERS, SEEKERS
from facedown.bots.nusubito.mist_walks import FIRST_WALK, W_AIM, W_END, W_LEAPS, W_MET, W_STEPS, WALK_CELLS
from facedown.engine.bits import lowest, popcount
from facedown.engine.rule import rule
from facedown.games.nusubito.learn.hints import way
from facedown.games.nusubito.rules.finish import leap_points
from facedown.games.nusubito.rules.pieces import N_COURT, N_TEMPLES, RODS_OF


@rule
def look_ahead(m: Replies, table: list[int], row: int) -> int:
    """Fills in the events that can follow a board of the Mist's table; counts them."""
    base = BOARD_CELLS * row
    builders = table[base + BUILDERS]
    seekers = table[base + SEEKERS]
    bolsters = table[base + BOLSTERS]
    up = table[base + HEALERS] | builders | seekers
    if not m.facts[F_NIGHT]:
        up &= ~table[base + DOWN]
    seeker_ways(up, seekers & up, 0, bolsters, m.ways)
    for k in range(SEATS):
        m.find[k] = -1
    for k in range(3 * N_TEMPLES):
        m.ends[k] = 0
    m.facts[F_EVENTS] = 0
    count = 0
    for start in range(N_TEMPLES):
        here = 0.0
        for mind in range(MINDS):
            here += m.mass[MINDS * start + mind]
        for w in range(FIRST_WALK[start], FIRST_WALK[start + 1]):
            end = m.walk[WALK_CELLS * w + W_END]
            if here > 0.0 and start != end:
                count = try_walk(m, w, start, end, up, builders, seekers, bolsters, count)
    settle_claims(m)
    events = m.facts[F_EVENTS]
    for event in range(events):
        at = EVENT_CELLS * event
        stand = up & ~(int(m.events[at + E_KEY]) >> 4)
        seeker_ways(stand, seekers & stand, 0, bolsters, m.ways)
        for t in range(N_TEMPLES):
            m.events[at + E_REACH + t] = REACHED[m.ways[t]]
    spread(m, count, events)
    for k in range(count):
        at = EVENT_CELLS * m.turns[TURN_CELLS * k + T_EVENT]
        end = m.turns[TURN_CELLS * k + T_END]
        if m.events[at + E_MASS] > 0.0:
            fear = m.events[at + E_REACH + end] * m.events[at + E_TEMPLE + end] / m.events[at + E_MASS]
            m.weight[k] *= math.exp(-CARE * fear)
    spread(m, count, events)
    return int(events)


@rule
def try_walk(
    m: Replies, w: int, start: int, end: int, up: int, builders: int, seekers: int, bolsters: int, count: int
) -> int:
    """Enters the turns along a walk that the board and the Darts allow; gives how many turns there are then."""
    darts = m.facts[F_DARTS]
    fell = m.walk[WALK_CELLS * w + W_MET] & up
    cost = popcount(fell & builders) + 2 * popcount(fell & seekers)
    leaps = m.walk[WALK_CELLS * w + W_LEAPS]
    if cost > darts + (1 if leaps == 1 else 0):
        return count
    points = leaps
    if bolsters:
        points = 0
        for k in range(leaps):
            step = WALK_CELLS * w + W_STEPS + k
            points += leap_points(bolsters, m.walk[step], m.walk[step + 1])
        if points > 3:
            return count
    kinds = 0
    if cost <= darts:
        if points >= m.facts[F_LEAST]:
            kinds |= 1 << SACRIFICE
            m.ends[3 * start + 1] |= 1 << end
        if points <= 2:
            kinds |= 1 << PLAIN
            m.ends[3 * start] |= 1 << end
        if points == 1:
            kinds |= (1 << COIN if m.facts[F_TABLE] else 0) | (RODS_OF[start] | RODS_OF[end]) << ROD
    if points == 1 and m.facts[F_POOL] > 0:
        kinds |= 1 << DART
        m.ends[3 * start + 2] |= 1 << end
    weight = m.hold[N_TEMPLES * start + end] * DANGER[m.ways[end]]
    if weight <= 0.0:
        return count
    for _ in range(popcount(fell)):
        weight *= NOISE
    for _ in range(cost):
        weight *= PAID
    count = add_turns(m, start, end, kinds, fell, weight, count)
    if cost + 2 <= darts:
        shots = (seekers & up & ~fell) >> N_COURT & m.walk[WALK_CELLS * w + W_AIM]
        while shots:
            shot = 1 << (N_COURT + lowest(shots))
            shots &= shots - 1
            count = add_turns(m, start, end, kinds, fell | shot, weight * SHOOTS[m.ways[end]], count)
    return count


@rule
def add_turns(m: Replies, start: int, end: int, kinds: int, fell: int, weight: float, count: int) -> int:
    while kinds and count < MOST_TURNS:
        kind = lowest(kinds)
        kinds &= kinds - 1
        base = TURN_CELLS * count
        m.turns[base + T_START] = start
        m.turns[base + T_END] = end
        m.turns[base + T_KIND] = kind
        m.turns[base + T_EVENT] = event_of(m, fell << 4 | kind)
        m.weight[count] = weight
        count += 1
    return count


@rule
def stuck_at(m: Replies, start: int) -> float:
    """Computes how likely it is that he is here and cannot move (N-412, N-414)."""
    stuck = 0.0
    plain = m.ends[3 * start] | m.ends[3 * start + 2]
    for k in range(m.facts[F_STANDS]):
        if m.stand[k] // HANDS == start:
            hand = m.stand[k] % HANDS
            if not hand & plain and not (hand & m.ends[3 * start + 1] and popcount(hand) >= 2):
                stuck += m.stand_mass[k]
    return stuck


@rule
def settle_claims(m: Replies) -> None:
    """Computes what is left of each mass when the stuck ones and those who claim a known treasure are gone."""
    m.out[1] = 0.0
    m.out[2] = 0.0
    for start in range(N_TEMPLES):
        here = 0.0
        for mind in range(MINDS):
            here += m.mass[MINDS * start + mind]
        if here <= 0.0:
            continue
        stuck = stuck_at(m, start)
        m.out[2] += stuck * (1.0 - m.luck[start])
        ends = m.ends[3 * start] | m.ends[3 * start + 1] | m.ends[3 * start + 2]
        for mind in range(MINDS):
            mass = m.mass[MINDS * start + mind] * max(0.0, 1.0 - stuck / here)
            if mind >= KNOWN:
                goal = mind - KNOWN
                sure = 1.0 if goal == start else m.hold[N_TEMPLES * start + goal] if ends >> goal & 1 else 0.0
                m.out[1] += mass * sure
                mass *= 1.0 - sure
            m.rest[MINDS * start + mind] = mass


@rule
def spread(m: Replies, count: int, events: int) -> None:
    """Shares the masses out to the turns by their sense, and gathers them in the events."""
    for k in range(N_TEMPLES * MINDS):
        m.share[k] = 0.0
    for event in range(events):
        for k in range(E_MASS, E_REACH):
            m.events[EVENT_CELLS * event + k] = 0.0
    m.out[0] = 0.0
    for again in range(2):
        for k in range(count):
            start = m.turns[TURN_CELLS * k + T_START]
            end = m.turns[TURN_CELLS * k + T_END]
            kind = m.turns[TURN_CELLS * k + T_KIND]
            for i in range(m.facts[F_MINDS]):
                mind = m.minds[i]
                rest = m.rest[MINDS * start + mind]
                if rest <= 0.0 or end == mind - KNOWN:
                    continue
                sense = m.weight[k] * m.sense[MINDS * kind + mind] * drawn(start, end, mind)
                if not again:
                    m.share[MINDS * start + mind] += sense
                elif sense > 0.0:
                    mass = rest * sense / m.share[MINDS * start + mind]
                    add_to_event(m, m.turns[TURN_CELLS * k + T_EVENT], mass, end, kind, mind)


@rule
def event_of(m: Replies, key: int) -> int:
    """Finds the number of an event; a new one is entered. When the table is full, the last one takes all others."""
    seat = (key * 0x9E3779B1 >> 15) & (SEATS - 1)
    while m.find[seat] >= 0:
        if m.events[EVENT_CELLS * m.find[seat]] == key:
            return int(m.find[seat])
        seat = (seat + 1) & (SEATS - 1)
    event = m.facts[F_EVENTS]
    if event == MOST_EVENTS:
        return MOST_EVENTS - 1
    m.facts[F_EVENTS] += 1
    m.find[seat] = event
    m.events[EVENT_CELLS * event] = key
    return int(event)


@rule
def add_to_event(m: Replies, event: int, mass: float, end: int, kind: int, mind: int) -> None:
    base = EVENT_CELLS * event
    m.out[0] += mass
    m.events[base + E_MASS] += mass
    m.events[base + E_TEMPLE + end] += mass
    if mind >= KNOWN:
        m.events[base + E_KNOWS] += mass
        if way(end, mind - KNOWN) <= 2:
            m.events[base + E_NEAR] += mass
        return
    looked = m.facts[F_LOOKED]
    if ROD <= kind < COIN:
        looked |= 1 << (kind - ROD)
    row = 0.0 if mind == NO_COLUMN else looks_left(m.facts[F_LOOKED] & 7, looked & 7)
    column = 0.0 if mind == NO_ROW else looks_left(m.facts[F_LOOKED] >> 3, looked >> 3)
    m.events[base + E_LOOKS] += mass * (row + column)
    found = (1.0 - min(row, 1.0)) * (1.0 - min(column, 1.0))
    m.events[base + E_KNOWS] += mass * found
    m.events[base + E_NEAR] += mass * found * 0.6
