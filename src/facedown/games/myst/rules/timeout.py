"""Makes the plain decision when the time for one has run out (M-O.30)."""

from facedown.engine.bits import id_of, lowest
from facedown.engine.rule import rule
from facedown.games.myst.rules.actions import (
    A_ANY,
    A_END,
    A_JUMP,
    A_KEY,
    A_LEAVE,
    A_MOVE,
    A_PLACE,
    A_STEP,
    A_STOP,
    A_WAIT,
)
from facedown.games.myst.rules.cells import BOARD
from facedown.games.myst.rules.opening import picks, second_picks
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import N_LANDMARKS, value_of
from facedown.games.myst.rules.placing import allowed_cells
from facedown.games.myst.rules.rules import is_race
from facedown.games.myst.rules.state import ACT, INTENT, JUMP, KEY_PICK, KEY_SET, PRE, RACE, State
from facedown.games.myst.rules.walking import next_steps


def seconds(options: MystOptions, seen: State) -> float:
    """Gives the time for the present decision. A live race has its own clock (M-65): nobody decides for hands."""
    return 0.0 if is_race(seen) else float(options.turn_timer_s)


@rule
def plain_decision(s: State, seat: int) -> int:
    """Picks an action id, from what the seat may know."""
    return id_of(plain_number(s, seat))


@rule
def plain_number(s: State, seat: int) -> int:
    if s.phase == KEY_PICK:
        return A_KEY + dearest(s.hands[seat], picks(s, seat))
    if s.phase == KEY_SET:
        return A_KEY + dearest(s.hands[seat], second_picks(s, seat))
    if s.phase == RACE and allowed_cells(s, seat):
        return A_PLACE + lowest(allowed_cells(s, seat))
    if s.phase == INTENT:
        return A_ANY
    if s.phase == PRE:
        if not s.pass_by:
            return A_MOVE + s.pawns[seat]
        return A_STOP if s.pawns[0] != s.pawns[1] else A_STEP + lowest(next_steps(s, seat))
    if s.phase == ACT:
        return A_LEAVE
    if s.phase == JUMP:
        return A_JUMP + lowest(BOARD & ~(1 << s.pawns[0] | 1 << s.pawns[1]))
    return A_WAIT if s.phase < PRE else A_END


@rule
def dearest(hand: int, offered: int) -> int:
    """Finds the offered landmark with the highest sum of own cards, the first of them."""
    best = -1
    chosen = 0
    for landmark in range(N_LANDMARKS):
        if offered >> landmark & 1 and value_of(hand, landmark) > best:
            best = value_of(hand, landmark)
            chosen = landmark
    return chosen
