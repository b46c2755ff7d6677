"""Imagines the Thief before the Mist looks ahead: what he may know, and what would be sensible to him.

He is not one guess but all of them at once: for each temple there is a mass for each state of his knowledge. All of
them play their next turn in `mist_ahead`. Here is what is the same for all boards of the Mist's turn, and the memory.
"""

from typing import Any, NamedTuple

import numpy as np

from facedown.bots.nusubito.judge import N_STANDS, Odds, knows
from facedown.bots.nusubito.mist_walks import WALK_TABLE
from facedown.engine.bits import popcount
from facedown.engine.room import floats, ints
from facedown.engine.rule import JIT, rule
from facedown.games.nusubito.learn.hints import way
from facedown.games.nusubito.rules.pieces import N_TEMPLES, rod_column, rod_row
from facedown.games.nusubito.rules.sight import knows_axis
from facedown.games.nusubito.rules.state import M_DAY, coins_on_table

# States of knowledge: no axis known, only the column's green Rod, only the row's; KNOWN + treasure.
NOTHING, NO_ROW, NO_COLUMN, KNOWN = range(4)
MINDS = KNOWN + N_TEMPLES

# What kind of turn it is, to the Mist.
PLAIN, DART, ROD, COIN, SACRIFICE = 0, 1, 2, 8, 9
KINDS = 10

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
    """Holds memory for looking ahead from one position."""

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
    whole = {"facts": FACTS, "minds": MINDS, "stand": N_STANDS, "turns": TURN_CELLS * MOST_TURNS, "find": SEATS,
            "ends": 3 * N_TEMPLES, "ways": N_TEMPLES}  # fmt: skip
    parts = {"mass": pairs, "hold": N_TEMPLES * N_TEMPLES, "held": N_TEMPLES, "luck": N_TEMPLES, "rest": pairs,
              "sense": KINDS * MINDS, "stand_mass": N_STANDS, "weight": MOST_TURNS, "share": pairs, "signs": SIGNS,
              "events": EVENT_CELLS * MOST_EVENTS, "out": 3}  # fmt: skip
    made = {k: ints(n) for k, n in whole.items()} | {k: floats(n) for k, n in parts.items()}
    return Replies(walk=np.array(WALK_TABLE, np.int64) if JIT else WALK_TABLE, **made)


@rule
def mind_of(looked: int, treasure: int) -> int:
    """Says what the Thief knows after these looks, if the treasure is there."""
    if knows(looked, treasure):
        return KNOWN + treasure
    if knows_axis(looked & 7, 1 + treasure // 3):
        return NO_COLUMN
    return NO_ROW if knows_axis(looked >> 3, 1 + treasure % 3) else NOTHING


@rule
def prepare_replies(m: Replies, root: Any, odds: Odds) -> None:
    """Takes what is the same for all boards of the Mist's turn from the record root[0] and its odds."""
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
def sense_of(m: Replies, kind: int, mind: int) -> float:
    """Says how sensible a kind of turn is to a Thief of some knowledge, wherever he goes."""
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
    """Says how much a Thief who knows the treasure likes to go this way."""
    if mind < KNOWN:
        return 1.0
    return NEARER[1 + max(-1, way(start, mind - KNOWN) - way(end, mind - KNOWN))]


@rule
def looks_left(before: int, after: int) -> float:
    """Says how many looks an axis still needs on average, if it was not known before (N-1102)."""
    if popcount(after) >= 2:
        return 0.0
    if before == after:
        return 1.0 if before else 5.0 / 3.0
    return 2.0 / 3.0
