"""Judges what a turn's last position is worth to a seat: its chance to win (H-1111).

While the diamond lies loose it is a race of dice for it; once it is held, the holder runs through the hazards of the
rivals' turns. Each seat gets numbers that say how it stands: these chances, distances, the order of moving, and cards,
which are known of oneself and likely of others. A weighted sum of them is the seat's strength, and chances to win are
shared out by strength (a softmax). The weights are fitted to games, so having the diamond counts by as much as it wins.
"""

import math

from facedown.bots.hyst.chances import (
    HOLDER_LASER,
    head_start,
    measure,
    roll_at_least,
    run_out,
    run_race,
    view_cost,
    weariness,
)
from facedown.bots.hyst.costs import corners_high, corners_low, cost, set_high, set_low
from facedown.bots.hyst.limits import limit_worth, turns_left
from facedown.bots.hyst.mind import SIDE, SIMPLE, Mind, has_card
from facedown.engine.rule import rule
from facedown.games.hyst.rules.pieces import BARRICADE, HAND, N_CARDS, count
from facedown.games.hyst.rules.state import OVER, State

ROUNDS = 8  # of the race for a loose diamond
COURAGE = 0.012  # for each step of weariness one is readier to be caught: games end (H-1114)
LEAST = 0.02  # chances below it are as good as none

# What is said of a seat: of the holder, of a seat that is after the holder, of a seat when the diamond lies loose.
HOLDER, CHASER, SEEKER = 0, 17, 35
CARDS_OF_HOLDER, CARDS_OF_CHASER, CARDS_OF_SEEKER = HOLDER + 5, CHASER + 6, SEEKER + 6  # twins first, then each type


@rule
def worth(m: Mind, s: State, nxt: int) -> float:
    """Judges the position when a turn is over and `nxt` moves next."""
    me = m.facts[0]
    if s.phase == OVER:
        return (1.0 if s.winner == me else 0.0) if s.winner >= 0 else 1.0 / s.players
    if m.facts[1] == SIMPLE:
        return simple_worth(m, s)
    measure(m, s)
    left = turns_left(s, nxt)
    if left >= 0 or s.sudden:
        return limit_worth(m, s, nxt, left)
    describe(m, s, nxt)
    found = share_of(m, s, me)
    if s.void:
        found += COURAGE * weariness(s)
    return found


@rule
def simple_worth(m: Mind, s: State) -> float:
    """Judges for who knows the way and no danger: near the goal is good, and nothing else counts much (H-1114)."""
    me = m.facts[0]
    if s.holder == me:
        d = 1 + cost(s, s.pawns[me], corners_low(s.blocked), corners_high(s.blocked), 3, 5, m.layers)
        return 0.9 - 0.008 * d
    space = s.pawns[s.holder] if s.holder >= 0 else s.diamond
    d = cost(s, s.pawns[me], set_low(space), set_high(space), 3, 5, m.layers)
    return (0.3 if s.holder >= 0 else 0.5) - 0.005 * d


@rule
def share_of(m: Mind, s: State, me: int) -> float:
    """Shares out the chances to win by strength, and gives one's own."""
    own = strength(m, me)
    total = 0.0
    for seat in range(s.players):
        total += math.exp(min(30.0, strength(m, seat) - own))
    return 1.0 / total


@rule
def strength(m: Mind, seat: int) -> float:
    total = 0.0
    for k in range(SIDE):
        total += m.weights[k] * m.sides[SIDE * seat + k]
    return total


@rule
def describe(m: Mind, s: State, nxt: int) -> None:
    """Writes the features of each seat."""
    for k in range(SIDE * s.players):
        m.sides[k] = 0.0
    if s.holder >= 0:
        describe_chase(m, s, nxt)
    else:
        describe_race(m, s, nxt)


@rule
def describe_cards(m: Mind, s: State, seat: int, nxt: int, into: int) -> None:
    """Writes the chance that a seat holds each card, at the beginning of its rivals' turns or of its own."""
    drawn = 0
    if seat == s.active and seat != nxt:
        drawn = s.draws  # The Burner's
        if s.held[seat] + drawn < HAND:
            drawn += HAND - s.held[seat] - drawn if s.full_throttle else 1
    for card in range(N_CARDS):
        chance = has_card(m, s, seat, card)
        m.sides[into + 1 + card] = chance + (1.0 - chance) * min(0.9, drawn * m.odds[card])
        if seat == m.facts[0] and count(s.hands[seat], card) > 1:
            m.sides[into] += 1.0


@rule
def logit(chance: float) -> float:
    inside = min(1.0 - LEAST, max(LEAST, chance))
    return math.log(inside / (1.0 - inside))


@rule
def describe_chase(m: Mind, s: State, nxt: int) -> None:
    holder = s.holder
    steps = m.far[holder]
    now = 1.0
    later = 1.0
    passed = 0  # has the holder moved before this seat?
    for k in range(s.players):
        seat = (nxt + k) % s.players
        if seat == holder:
            passed = 1
            continue
        harm = m.harm[seat]
        if steps <= 6.0:
            harm = 1.0 - (1.0 - harm) * (1.0 - 0.3 * has_card(m, s, seat, BARRICADE))
        if not passed:
            now *= 1.0 - harm
        later *= 1.0 - 0.6 * harm - 0.04
        side = SIDE * seat + CHASER
        m.sides[side] = 0.0 if passed else harm
        m.sides[side + 1] = harm if passed else 0.0
        m.sides[side + 2] = 0.1 * m.far[seat]
        m.sides[side + 3] = 1.0 / (3.0 + m.far[seat])
        m.sides[side + 4] = min(2.0, max(-2.0, 0.1 * (m.far[seat] - steps)))
        m.sides[side + 5] = k / s.players
        describe_cards(m, s, seat, nxt, SIDE * seat + CARDS_OF_CHASER)
    side = SIDE * holder + HOLDER
    m.sides[side] = 1.0
    m.sides[side + 1] = logit(now * run_out(m, steps, 1.0 - later))
    m.sides[side + 2] = 0.1 * min(30.0, steps)
    m.sides[side + 3] = now * roll_at_least(steps)
    m.sides[side + 4] = 0.25 * (s.players - 2)
    describe_cards(m, s, holder, nxt, SIDE * holder + CARDS_OF_HOLDER)


@rule
def describe_race(m: Mind, s: State, nxt: int) -> None:
    left = run_race(m, s, nxt, ROUNDS * s.players)
    at = s.diamond
    me = m.facts[0]
    view = view_cost(m, s, me, 1)
    out = cost(s, at, corners_low(s.blocked), corners_high(s.blocked), view, HOLDER_LASER, m.layers)
    for k in range(s.players):
        seat = (nxt + k) % s.players
        keep = 1.0
        nearest = 100.0
        for other in range(s.players):
            if other != seat:
                ahead = (m.far[other] - m.far[seat]) / 9.0
                keep *= 1.0 - 0.26 * (1.0 if ahead < 0.0 else 0.0 if ahead > 1.0 else 1.0 - ahead) - 0.03
                nearest = min(nearest, m.far[other])
        takes = m.harm[seat] + left / s.players
        steps = max(1.0, 1.0 + out - head_start(m, s, seat))
        side = SIDE * seat + SEEKER
        m.sides[side] = math.log(LEAST + takes)
        m.sides[side + 1] = math.log(LEAST + takes * keep * run_out(m, steps, 1.0 - keep))
        m.sides[side + 2] = 0.1 * m.far[seat]
        m.sides[side + 3] = min(1.0, max(-1.0, 0.1 * (nearest - m.far[seat])))
        m.sides[side + 4] = k / s.players
        m.sides[side + 5] = 0.1 * min(30.0, steps)
        describe_cards(m, s, seat, nxt, SIDE * seat + CARDS_OF_SEEKER)
