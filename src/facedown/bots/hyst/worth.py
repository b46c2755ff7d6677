"""What a position at the end of a turn is worth to a seat: about its chance to win (H-1111).

While the diamond lies loose it is a race of dice for it; once it is held, the holder runs through the hazards of the
rivals' turns. Cards in hand count a little of themselves, and by what they do to those chances.
"""

from typing import Any, NamedTuple

from facedown.bots.hyst.costs import LAYERS, corners_high, corners_low, cost, set_high, set_low
from facedown.engine.rule import rule
from facedown.games.hyst.rules.cameras import is_smoky, is_watched, ray_high, ray_low
from facedown.games.hyst.rules.pieces import (
    BARRICADE,
    BLIND_SPOT,
    GRAPPLE,
    HAND,
    N_CARDS,
    N_MUSEUM,
    ON_THE_MOVE,
    SHOVE,
    SLOTS,
    SMOKE,
    STEP,
    ULTIMATE_THIEF,
    VENTS,
    count,
)
from facedown.games.hyst.rules.reading import steal_chance
from facedown.games.hyst.rules.spaces import has
from facedown.games.hyst.rules.state import OVER, State
from facedown.games.hyst.rules.steps import has_laser

# Thousandths of a game that a card in hand is worth of itself, by type.
CARD_WORTH = (22, 14, 34, 18, 24, 20, 16, 3, 34, 26, 16)
MEAN_CARD = 0.021
ROUNDS = 8  # of the race for a loose diamond
MEAN_ROLL = 3.5
VIEW, VIEW_WITH_CARD = 9, 4  # steps that a watched space costs
HOLDER_VIEW, HOLDER_VIEW_WITH_CARD = 16, 5  # anyone who is caught with the diamond loses it
LASER, HOLDER_LASER = 7, 14
BOARD = 0.88  # what the board counts; the rest is in the hand, and no position is won before it is
PATIENCE = 5  # turns after which a way through cameras and lasers counts one step more: nobody waits forever
MOST_PATIENCE = 10
COURAGE = 0.012  # and by so much more one is ready to be caught
ROAM = 30  # cells of `escape`
SIMPLE = 1  # a level that sees the way to the goal and nothing else


class Mind(NamedTuple):
    """Memory for judging positions: arrays when compiled, lists on the plain twin."""

    layers: Any  # for `cost`
    odds: Any  # chance that one unseen card is of a type
    turnable: Any  # the spaces that some camera could be turned to (two words)
    far: Any  # each seat's cost to its goal
    harm: Any  # chance that a seat takes the diamond off the holder in its next turn
    escape: Any  # chance to get out over a number of steps
    facts: Any  # [0]: whose mind, [1]: SIMPLE or 0


MIND_SIZES = (2 * LAYERS, N_CARDS, 2, 6, 6, ROAM + 1, 2)


@rule
def make_up_mind(m: Mind, s: State, me: int) -> None:
    """What does not change within a turn."""
    m.facts[0] = me
    unseen = s.hidden - s.hands[me]
    total = 0
    for card in range(N_CARDS):
        total += count(unseen, card)
    for card in range(N_CARDS):
        m.odds[card] = count(unseen, card) / max(1, total)
    m.turnable[0] = 0
    m.turnable[1] = 0
    for slot in range(SLOTS):
        if s.camera[slot] >= 0:
            for direction in range(4):
                m.turnable[0] |= ray_low(s, s.camera[slot], direction)
                m.turnable[1] |= ray_high(s, s.camera[slot], direction)


@rule
def has_card(m: Mind, s: State, seat: int, card: int) -> float:
    """The chance that a seat holds a card: known for oneself."""
    if seat == m.facts[0]:
        return 1.0 if count(s.hands[seat], card) else 0.0
    chance: float = s.held[seat] * m.odds[card]
    return min(0.9, chance)


@rule
def helps_unseen(m: Mind, s: State, seat: int) -> float:
    """The chance of a card that gets a seat past a camera."""
    miss = 1.0 - has_card(m, s, seat, SMOKE)
    miss *= 1.0 - has_card(m, s, seat, ON_THE_MOVE)
    miss *= 1.0 - has_card(m, s, seat, BLIND_SPOT)
    return 1.0 - miss


@rule
def view_cost(m: Mind, s: State, seat: int, holds: int) -> int:
    helped = helps_unseen(m, s, seat)
    most = HOLDER_VIEW if holds else VIEW
    least = HOLDER_VIEW_WITH_CARD if holds else VIEW_WITH_CARD
    return int(most + (least - most) * helped) + weariness(s)


@rule
def weariness(s: State) -> int:
    return min(MOST_PATIENCE, s.turns // (PATIENCE * s.players))


@rule
def head_start(m: Mind, s: State, seat: int) -> float:
    """Steps that cards add to the die, about."""
    return 2.5 * has_card(m, s, seat, ON_THE_MOVE) + 1.0 * has_card(m, s, seat, GRAPPLE) + has_card(m, s, seat, VENTS)


@rule
def roll_at_least(steps: float) -> float:
    return 1.0 if steps <= 1.0 else 0.0 if steps >= 7.0 else (7.0 - steps) / 6.0


@rule
def worth(m: Mind, s: State, nxt: int) -> float:
    """The position when a turn is over and `nxt` moves next."""
    me = m.facts[0]
    if s.phase == OVER:
        return (1.0 if s.winner == me else 0.0) if s.winner >= 0 else 1.0 / s.players
    if m.facts[1] == SIMPLE:
        return simple_worth(m, s)
    found = held_worth(m, s, nxt) if s.holder >= 0 else loose_worth(m, s, nxt)
    if s.void:
        found += COURAGE * weariness(s)
    return BOARD * found + hand_worth(s, me)


@rule
def hand_worth(s: State, me: int) -> float:
    """Own cards, with those that are drawn at the end of the turn."""
    found = 0.0
    cards = s.held[me]
    for card in range(N_CARDS):
        found += 0.001 * CARD_WORTH[card] * count(s.hands[me], card)
        if count(s.hands[me], card) > 1:
            found -= 0.0004 * CARD_WORTH[card]  # a second one is worth less
    drawn = s.draws  # The Burner's
    if cards + drawn < HAND:
        drawn += HAND - cards - drawn if s.full_throttle else 1
    return found + MEAN_CARD * drawn


@rule
def simple_worth(m: Mind, s: State) -> float:
    """For who knows the way and no danger: near the goal is good, and nothing else counts much (H-1114)."""
    me = m.facts[0]
    if s.holder == me:
        d = 1 + cost(s, s.pawns[me], corners_low(s.blocked), corners_high(s.blocked), 3, 5, m.layers)
        return 0.9 - 0.008 * d
    space = s.pawns[s.holder] if s.holder >= 0 else s.diamond
    d = cost(s, s.pawns[me], set_low(space), set_high(space), 3, 5, m.layers)
    return (0.3 if s.holder >= 0 else 0.5) - 0.005 * d


@rule
def run_out(m: Mind, steps: float, hazard: float) -> float:
    """The chance to leave over so many steps, with a hazard between two turns."""
    d = int(steps + 0.5)
    if d < 1:
        d = 1
    over = 0
    if d > ROAM:
        over = d - ROAM
        d = ROAM
    m.escape[0] = 1.0
    for k in range(1, d + 1):
        total = 0.0
        for face in range(1, 7):
            total += 1.0 if face >= k else (1.0 - hazard) * m.escape[k - face]
        m.escape[k] = total / 6.0
    found: float = m.escape[d]
    return found / (1.0 + 0.1 * over)


@rule
def exit_cost(m: Mind, s: State, at: int, seat: int) -> float:
    d = cost(s, at, corners_low(s.blocked), corners_high(s.blocked), view_cost(m, s, seat, 1), HOLDER_LASER, m.layers)
    return max(1.0, 1.0 + d - head_start(m, s, seat))


@rule
def is_turnable(m: Mind, s: State, space: int) -> int:
    """Could one Blind Spot have a pawn caught here?"""
    return has(m.turnable[0], m.turnable[1], space) if space < N_MUSEUM and not is_smoky(s, space) else 0


@rule
def trap_here(s: State, at: int) -> int:
    """Can somebody be shoved into view or through a laser from here?"""
    if at < 0 or at >= N_MUSEUM:
        return 0
    for direction in range(4):
        if not s.walls[at] >> direction & 1:
            if has_laser(s, at, direction) or is_watched(s, at + STEP[direction]):
                return 1
    return 0


@rule
def harm_by(m: Mind, s: State, seat: int, far: float) -> float:
    """The chance that a rival's next turn costs the holder the diamond."""
    at = s.pawns[s.holder]
    reach = roll_at_least(far - head_start(m, s, seat)) if far > 0.0 else 1.0
    keep = 1.0 - steal_chance(s)
    keep *= 1.0 - has_card(m, s, seat, ULTIMATE_THIEF)
    if trap_here(s, at):
        keep *= 1.0 - 0.9 * has_card(m, s, seat, SHOVE)
    keep = 1.0 - reach * (1.0 - keep)
    if is_turnable(m, s, at):
        keep *= 1.0 - 0.95 * has_card(m, s, seat, BLIND_SPOT)
    return 1.0 - keep


@rule
def held_worth(m: Mind, s: State, nxt: int) -> float:
    me = m.facts[0]
    holder = s.holder
    at = s.pawns[holder]
    steps = exit_cost(m, s, at, holder)
    now = 1.0
    later = 1.0
    weights = 0.6
    own = 0.6
    passed = 0  # has the holder moved before this seat?
    for k in range(s.players):
        seat = (nxt + k) % s.players
        if seat == holder:
            passed = 1
            continue
        view = view_cost(m, s, seat, 0)
        far = cost(s, s.pawns[seat], set_low(at), set_high(at), view, LASER + weariness(s), m.layers)
        harm = harm_by(m, s, seat, far)
        if steps <= 6.0:
            harm = 1.0 - (1.0 - harm) * (1.0 - 0.3 * has_card(m, s, seat, BARRICADE))
        if not passed:
            now *= 1.0 - harm
        later *= 1.0 - 0.6 * harm - 0.04
        weight = 0.1 + 1.5 * harm + 2.0 / (3.0 + far)
        weights += weight
        if seat == me:
            own = weight
    chance = now * run_out(m, steps, 1.0 - later)
    return (chance if holder == me else 0.0) + (1.0 - chance) * 0.9 * own / weights


@rule
def loose_worth(m: Mind, s: State, nxt: int) -> float:
    me = m.facts[0]
    at = s.diamond
    weights = 0.0
    for seat in range(s.players):
        view = view_cost(m, s, seat, 0)
        far = cost(s, s.pawns[seat], set_low(at), set_high(at), view, LASER + weariness(s), m.layers)
        m.far[seat] = max(0.0, far - head_start(m, s, seat))
        m.harm[seat] = 0.0  # here: the chance to be the next holder
        weights += 1.0 / (4.0 + far)
    left = 1.0
    for k in range(ROUNDS):
        for j in range(s.players):
            seat = (nxt + j) % s.players
            rest = m.far[seat] - MEAN_ROLL * k
            takes = left * (1.0 if rest <= 0.0 else roll_at_least(rest))
            m.harm[seat] += takes
            left -= takes
    found = 0.0
    out = exit_cost(m, s, at, me)
    for seat in range(s.players):
        takes = m.harm[seat] + left / s.players
        keep = 1.0
        for other in range(s.players):
            if other != seat:
                ahead = (m.far[other] - m.far[seat]) / 9.0
                keep *= 1.0 - 0.26 * (1.0 if ahead < 0.0 else 0.0 if ahead > 1.0 else 1.0 - ahead) - 0.03
        wins = 1.0 if s.sudden else keep * run_out(m, out, 1.0 - keep)
        share = (1.0 / (4.0 + m.far[me])) / weights
        found += takes * ((wins if seat == me else 0.0) + (1.0 - wins) * 0.9 * min(1.0, share))
    return found
