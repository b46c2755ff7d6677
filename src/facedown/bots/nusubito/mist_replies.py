"""What the Thief may do next, and what the Mist would see of it: the Mist's look ahead by one turn of the Thief.

The Thief is not one guess but all of them at once: for each temple a mass for each state of his knowledge. From every
temple he walks any of the walks that the board and his Darts allow, in proportion to how sensible they are *to him*: he
knows where he is, which Coins he has and what he has seen of the Rods. All turns that would look the same to the Mist
are gathered in one event, since the Mist's next choice can depend on nothing else (several observers, N-1114). For each
event the table tells how likely it is, where the Thief would be, and how much he would know. That is done twice: the
second time the Thief reckons with what the Mist would think of him after the first.

Left out: a second shot, landings, and the difference between Coins in a sacrifice or a pick-up. Coins in hand count by
their chance for each temple (`judge`), but whether he is stuck is counted hand by hand (N-414).
"""

import functools
import math
import operator
from typing import Any, NamedTuple

import numpy as np

from facedown.bots.nusubito.judge import HANDS, N_STANDS, Odds, knows
from facedown.bots.nusubito.mist_reach import REACHED, seeker_ways
from facedown.bots.nusubito.mist_turns import BOARD_CELLS, BOLSTERS, BUILDERS, DOWN, HEALERS, SEEKERS
from facedown.engine.bits import lowest, popcount
from facedown.engine.rule import JIT, rule
from facedown.games.nusubito.finish import leap_points
from facedown.games.nusubito.hints import way
from facedown.games.nusubito.pieces import (
    IN_LINE,
    N_COURT,
    N_TEMPLES,
    N_WALKS,
    RODS_OF,
    WALK_END,
    WALK_LINKS,
    WALK_START,
    WALK_TEMPLES,
    WALKS,
    rod_column,
    rod_row,
)
from facedown.games.nusubito.sight import knows_axis
from facedown.games.nusubito.state import M_DAY, coins_on_table

# States of knowledge: no axis known, only the column's green Rod, only the row's; KNOWN + treasure.
NOTHING, NO_ROW, NO_COLUMN, KNOWN = range(4)
MINDS = KNOWN + N_TEMPLES

# What kind of turn it is, to the Mist.
PLAIN, DART, ROD, COIN, SACRIFICE = 0, 1, 2, 8, 9
KINDS = 10

# The walks, those from each temple together. Their table is memory, since long tuples are slow to compile.
# MET: what may fall on a walk, as cells; AIM: temples in line with it; STEPS: its temples in their order.
W_END, W_LEAPS, W_MET, W_AIM, W_STEPS = range(5)
WALK_CELLS = W_STEPS + 4
BY_START = sorted(range(N_WALKS), key=lambda w: (WALK_START[w], w))
WALK_TABLE = [
    number
    for w in BY_START
    for number in (
        WALK_END[w],
        len(WALKS[w]) - 1,
        WALK_LINKS[w] | WALK_TEMPLES[w] << N_COURT,
        functools.reduce(operator.or_, (IN_LINE[t] for t in WALKS[w])),
        *(*WALKS[w], 0, 0)[:4],
    )
]
FIRST_WALK = tuple(sum(begin < start for begin in WALK_START) for start in range(N_TEMPLES + 1))

# An event: its key, how likely it is, sums over the Thief's masses (he knows the treasure, he knows it and can be there
# with two leaps, looks that he still needs), the mass of each temple, and how surely a Seeker can be there next turn.
E_KEY, E_MASS, E_KNOWS, E_NEAR, E_LOOKS, E_TEMPLE = range(6)
E_REACH = E_TEMPLE + N_TEMPLES
EVENT_CELLS = E_REACH + N_TEMPLES
MOST_EVENTS = 1024
SIGNS = 13  # by which `mist_value` judges an event
SEATS = 2048

# A turn of the Thief.
T_START, T_END, T_KIND, T_EVENT = range(4)
TURN_CELLS = 4
MOST_TURNS = 4096

# Facts about the turn that are the same for all boards; and how many events a board has.
F_LOOKED, F_DARTS, F_POOL, F_NIGHT, F_LEAST, F_TABLE, F_STANDS, F_MINDS, F_EVENTS = range(9)
FACTS = 9

# How sensible a turn is, as a factor.
NOISE = 0.75  # each pawn that falls
PAID = 0.65  # each Dart
DANGER = (0.8, 0.7, 0.8, 0.9, 1.0)  # ends where a Seeker can be after so many actions
SHOOTS = (0.8, 0.8, 0.5, 0.25, 0.1)  # shoots at a Seeker, if one can be where he ends after so many actions
USEFUL_LOOK, IDLE_LOOK = 2.0, 0.03
TAKES_DART = (0.9, 0.5, 0.2, 0.08)  # by the Darts he has
TAKES_COIN = (1.0, 1.0, 1.0, 0.6, 0.3, 0.12, 0.05, 0.03, 0.02, 0.0)  # by the Coins in hand
SACRIFICES = 0.05
LOOKS_BY_NIGHT = 0.7
BY_NIGHT = 2  # Darts that he may take
CARE = 3.0  # how much he fears to be where the Mist would look for him
NEARER = (0.25, 1.0, 3.0, 6.0, 9.0)  # comes nearer to a known treasure by -1 .. 3 leaps


class Replies(NamedTuple):
    """Memory for looking ahead from one position."""

    facts: Any
    walk: Any  # WALK_TABLE
    mass: Any  # of each temple and state of knowledge
    hold: Any  # of `Odds`
    held: Any  # chance of each Coin to be in hand
    luck: Any  # for each temple: is the treasure there, if he is?
    sense: Any  # of each kind of turn and state of knowledge
    minds: Any  # states of knowledge that are possible
    stand: Any  # temple and hand of each situation as HANDS * temple + hand,
    stand_mass: Any  # and its chance
    turns: Any
    weight: Any  # of each turn
    events: Any
    find: Any
    ends: Any  # for each temple: ends in two points, in three, with a Dart taken first
    rest: Any  # mass of each temple and state of knowledge that moves and does not claim,
    share: Any  # and what one unit of sense is worth to it
    ways: Any  # of Seekers to each temple
    signs: Any  # of a position, for `mist_value`
    out: Any  # [0]: mass of events, [1]: he wins by a claim, [2]: he is stuck, and has not guessed right


def make_replies() -> Replies:
    pairs = N_TEMPLES * MINDS
    ints = {"facts": FACTS, "minds": MINDS, "stand": N_STANDS, "turns": TURN_CELLS * MOST_TURNS, "find": SEATS,
            "ends": 3 * N_TEMPLES, "ways": N_TEMPLES}  # fmt: skip
    floats = {"mass": pairs, "hold": N_TEMPLES * N_TEMPLES, "held": N_TEMPLES, "luck": N_TEMPLES, "rest": pairs,
              "sense": KINDS * MINDS, "stand_mass": N_STANDS, "weight": MOST_TURNS, "share": pairs, "signs": SIGNS,
              "events": EVENT_CELLS * MOST_EVENTS, "out": 3}  # fmt: skip
    if JIT:
        made: dict[str, Any] = {k: np.zeros(n, np.int64) for k, n in ints.items()}
        made |= {k: np.zeros(n) for k, n in floats.items()} | {"walk": np.array(WALK_TABLE, np.int64)}
    else:
        made = {k: [0] * n for k, n in ints.items()} | {k: [0.0] * n for k, n in floats.items()} | {"walk": WALK_TABLE}
    return Replies(**made)


@rule
def mind_of(looked: int, treasure: int) -> int:
    """What the Thief knows after these looks, if the treasure is there."""
    if knows(looked, treasure):
        return KNOWN + treasure
    if knows_axis(looked & 7, 1 + treasure // 3):
        return NO_COLUMN
    return NO_ROW if knows_axis(looked >> 3, 1 + treasure % 3) else NOTHING


@rule
def prepare_replies(m: Replies, root: Any, odds: Odds) -> None:
    """Take what is the same for all boards of the Mist's turn from the record root[0] and its odds."""
    s = root[0]
    night = s.phase != M_DAY or s.round == 3  # the Thief's next day turn comes when all pawns stand again
    m.facts[F_LOOKED] = s.looked
    m.facts[F_NIGHT] = 1 if night else 0
    m.facts[F_DARTS] = s.darts
    if s.phase == M_DAY and s.round == 3:
        m.facts[F_DARTS] = min(s.darts_total, s.darts + BY_NIGHT)
    m.facts[F_POOL] = s.darts_total - m.facts[F_DARTS]
    m.facts[F_LEAST] = 1 if s.bluff else 3
    m.facts[F_TABLE] = coins_on_table(s)
    for k in range(N_TEMPLES * MINDS):
        m.mass[k] = 0.0
    for t in range(N_TEMPLES):
        for treasure in range(N_TEMPLES):
            mass = odds.joint[N_TEMPLES * t + treasure]
            if s.phase == M_DAY and s.round == 3:  # he may look at a Rod of his temple
                m.mass[MINDS * t + mind_of(s.looked | 1 << rod_row(t), treasure)] += 0.5 * LOOKS_BY_NIGHT * mass
                m.mass[MINDS * t + mind_of(s.looked | 1 << rod_column(t), treasure)] += 0.5 * LOOKS_BY_NIGHT * mass
                mass *= 1.0 - LOOKS_BY_NIGHT
            m.mass[MINDS * t + mind_of(s.looked, treasure)] += mass
            m.hold[N_TEMPLES * t + treasure] = odds.hold[N_TEMPLES * t + treasure]
    for t in range(N_TEMPLES):
        m.luck[t] = 0.0
        if s.stuck_claims and odds.temple[t] > 0.0:
            m.luck[t] = odds.joint[(N_TEMPLES + 1) * t] / odds.temple[t]
    for coin in range(N_TEMPLES):
        m.held[coin] = 0.0
        for t in range(N_TEMPLES):
            m.held[coin] += odds.temple[t] * odds.hold[N_TEMPLES * t + coin]
    for kind in range(KINDS):
        for mind in range(MINDS):
            m.sense[MINDS * kind + mind] = sense_of(m, kind, mind)
    m.facts[F_MINDS] = 0
    for mind in range(MINDS):
        some = 0.0
        for t in range(N_TEMPLES):
            some += m.mass[MINDS * t + mind]
        if some > 0.0:
            m.minds[m.facts[F_MINDS]] = mind
            m.facts[F_MINDS] += 1
    n = 0
    for k in range(N_STANDS):
        if odds.stand[k] > 0.0:
            m.stand[n] = k
            m.stand_mass[n] = odds.stand[k]
            n += 1
    m.facts[F_STANDS] = n


@rule
def look_ahead(m: Replies, table: list[int], row: int) -> int:
    """Fill the events that can follow a board of the Mist's table; how many there are."""
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
    """Enter the turns along a walk that the board and the Darts allow; how many turns there are then."""
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
    """How likely it is that he is here and cannot move (N-412, N-414)."""
    stuck = 0.0
    plain = m.ends[3 * start] | m.ends[3 * start + 2]
    for k in range(m.facts[F_STANDS]):
        if m.stand[k] // HANDS == start:
            hand = m.stand[k] % HANDS
            if not hand & plain and not (hand & m.ends[3 * start + 1] and popcount(hand) >= 2):
                stuck += m.stand_mass[k]
    return stuck


@rule
def sense_of(m: Replies, kind: int, mind: int) -> float:
    """How sensible a kind of turn is to a Thief of some knowledge, wherever he goes."""
    if kind == DART:
        return TAKES_DART[min(m.facts[F_DARTS], 3)]
    if kind == COIN:
        if mind >= KNOWN:
            return 1.5 - 1.5 * float(m.held[mind - KNOWN])  # the Coin of the treasure
        return float(TAKES_COIN[9 - m.facts[F_TABLE]])
    if kind == SACRIFICE:
        return SACRIFICES if m.facts[F_TABLE] < 7 else 0.0
    if kind >= ROD:
        useful = mind < KNOWN and not m.facts[F_LOOKED] >> (kind - ROD) & 1
        if (mind == NO_ROW and kind - ROD >= 3) or (mind == NO_COLUMN and kind - ROD < 3):
            useful = False
        return USEFUL_LOOK if useful else IDLE_LOOK
    return 1.0


@rule
def drawn(start: int, end: int, mind: int) -> float:
    """How much a Thief who knows the treasure likes to go this way."""
    if mind < KNOWN:
        return 1.0
    return NEARER[1 + max(-1, way(start, mind - KNOWN) - way(end, mind - KNOWN))]


@rule
def settle_claims(m: Replies) -> None:
    """What is left of each mass when the stuck ones and those who claim a known treasure are gone."""
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
    """Share the masses out to the turns by their sense, and gather them in the events."""
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
    """The number of an event; a new one is entered. When the table is full, the last one takes all others."""
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


@rule
def looks_left(before: int, after: int) -> float:
    """Looks that an axis still needs on average, if it was not known before (N-1102)."""
    if popcount(after) >= 2:
        return 0.0
    if before == after:
        return 1.0 if before else 5.0 / 3.0
    return 2.0 / 3.0
