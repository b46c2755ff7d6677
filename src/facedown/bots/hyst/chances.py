"""Weighs chances in the race for the diamond: how far cards carry, how a run ends, what rivals can do (H-1111).

The numbers here are estimates from the rules; what they count in the end is fitted to games (weights.py).
"""

from facedown.bots.hyst.costs import corners_high, corners_low, cost, set_high, set_low
from facedown.bots.hyst.mind import ROAM, Mind, has_card
from facedown.engine.rule import rule
from facedown.games.hyst.rules.cameras import is_smoky, is_watched
from facedown.games.hyst.rules.pieces import (
    BLIND_SPOT,
    GRAPPLE,
    N_MUSEUM,
    ON_THE_MOVE,
    SHOVE,
    SMOKE,
    STEP,
    ULTIMATE_THIEF,
    VENTS,
)
from facedown.games.hyst.rules.reading import steal_chance
from facedown.games.hyst.rules.spaces import has
from facedown.games.hyst.rules.state import State
from facedown.games.hyst.rules.steps import has_laser

MEAN_ROLL = 3.5
VIEW, VIEW_WITH_CARD = 9, 4  # steps that a watched space costs (H-1111)
HOLDER_VIEW, HOLDER_VIEW_WITH_CARD = 16, 5  # anyone who is caught with the diamond loses it
LASER, HOLDER_LASER = 7, 14
PATIENCE = 5  # turns after which a way through cameras and lasers counts one step more: nobody waits forever
MOST_PATIENCE = 10


@rule
def helps_unseen(m: Mind, s: State, seat: int) -> float:
    """Computes the chance of a card that gets a seat past a camera."""
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
    """Counts about how many steps cards add to the die."""
    return 2.5 * has_card(m, s, seat, ON_THE_MOVE) + 1.0 * has_card(m, s, seat, GRAPPLE) + has_card(m, s, seat, VENTS)


@rule
def roll_at_least(steps: float) -> float:
    return 1.0 if steps <= 1.0 else 0.0 if steps >= 7.0 else (7.0 - steps) / 6.0


@rule
def run_out(m: Mind, steps: float, hazard: float) -> float:
    """Computes the chance to leave over so many steps, with a hazard between two turns."""
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
    """Can one Blind Spot have a pawn caught here?"""
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
    """Computes the chance that a rival's next turn costs the holder the diamond."""
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
def measure(m: Mind, s: State) -> None:
    """Works out how far each seat is from the diamond, and what it can do about it."""
    holder = s.holder
    at = s.pawns[holder] if holder >= 0 else s.diamond
    for seat in range(s.players):
        if seat == holder:
            m.far[seat] = exit_cost(m, s, at, holder)
            m.harm[seat] = 0.0
            continue
        view = view_cost(m, s, seat, 0)
        far = cost(s, s.pawns[seat], set_low(at), set_high(at), view, LASER + weariness(s), m.layers)
        if holder >= 0:
            m.far[seat] = far
            m.harm[seat] = harm_by(m, s, seat, far)
        else:
            m.far[seat] = max(0.0, far - head_start(m, s, seat))


@rule
def run_race(m: Mind, s: State, nxt: int, turns: int) -> float:
    """Writes each seat's chance to be the first at a loose diamond (`harm`); gives the chance that nobody is."""
    for seat in range(s.players):
        m.harm[seat] = 0.0
    left = 1.0
    for k in range(turns):
        seat = (nxt + k) % s.players
        rest = m.far[seat] - MEAN_ROLL * (k // s.players)
        takes = left * (1.0 if rest <= 0.0 else roll_at_least(rest))
        m.harm[seat] += takes
        left -= takes
    return left
