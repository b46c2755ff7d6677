"""Tells a searching bot of MYST what is sensible play from its own hand, and a position's worth."""

from facedown.engine.bits import id_of, nth_bit, popcount, rand_below, random_choice
from facedown.engine.rule import rule
from facedown.games.myst.rules.actions import (
    A_ANY,
    A_BOOK,
    A_END,
    A_FOCUS,
    A_JUMP,
    A_KEY,
    A_LEAVE,
    A_MOVE,
    A_PLACE,
    A_STEP,
    A_STOP,
    A_WAIT,
    W_FOCUS,
    W_JUMP,
    W_MOVE,
    W_PLACE,
    W_STEP,
)
from facedown.games.myst.rules.cells import BOARD, around
from facedown.games.myst.rules.pieces import KEY_CELLS, N_CELLS, N_LANDMARKS, SWITCHES, value_of
from facedown.games.myst.rules.scoring import gain, total_points, winner
from facedown.games.myst.rules.state import (
    ACT,
    CUT_OFF,
    INTENT,
    JUMP,
    KEY_PICK,
    KEY_SET,
    NONE,
    OVER,
    POST,
    PRE,
    RACE,
    SPIN,
    State,
    open_cells,
)
from facedown.games.myst.rules.timeout import dearest

REGION = 8  # open cells for which a team that is cut off plays a Book (M-B.10)
SCALE = 8.0  # points of lead that make a game nearly won


@rule
def settled(s: State) -> bool:
    """Is the game over, or does a round of the walk begin? Then both teams have moved equally often."""
    return s.phase == OVER or (s.phase == SPIN and s.who == s.leader)


@rule
def value(s: State, seat: int) -> float:
    """Rates a game for a seat: at the end the result; before it, by the lead in points if nothing changed any more."""
    if s.phase == OVER:
        first = winner(s)
        return 0.5 if first == NONE else 1.0 if first == seat else 0.0
    lead = total_points(s, seat) - total_points(s, 1 - seat)
    return 0.5 + 0.5 * lead / (abs(lead) + SCALE)


@rule
def policy(s: State, seat: int, mask: list[int], rng: list[int]) -> int:
    """Prefers landmarks of own cards, then Key cells and switches; lays or takes off all it can; keeps a Book for the
    last turn.

    `mask` has what is to choose from: all that is legal, or what a search has not tried yet.
    """
    wanted = -1
    if s.phase == INTENT:
        wanted = look_for(s, seat, mask[W_FOCUS], rng)
    elif s.phase == RACE or s.phase == CUT_OFF:
        wanted = lay(s, seat, mask, rng)
    elif s.phase == PRE:
        wanted = set_out(s, seat, mask, rng)
    elif s.phase == ACT:
        offered = mask[0] & ~(1 << A_LEAVE)
        wanted = nth_bit(offered, 0) if offered else A_LEAVE
    elif s.phase == JUMP:
        wanted = A_JUMP + best_goal(s, seat, mask[W_JUMP])
    elif s.phase == POST:
        wanted = A_BOOK if jumps_now(s, seat) else A_END
    elif s.phase == KEY_PICK or s.phase == KEY_SET:
        wanted = A_KEY + dearest(s.hands[seat], mask[0] >> A_KEY & ((1 << N_LANDMARKS) - 1))
    if wanted >= 0 and mask[wanted // 63] >> (wanted % 63) & 1:
        return id_of(wanted)
    return random_choice(mask, rng)


# --- The race ---------------------------------------------------------------------------------------------------------


@rule
def own_keys(s: State, seat: int) -> int:
    """Finds open Key cells of landmarks of own cards."""
    found = 0
    for landmark in range(N_LANDMARKS):
        if value_of(s.hands[seat], landmark):
            found |= 1 << KEY_CELLS[landmark]
    return found & open_cells(s)


@rule
def prizes(s: State) -> int:
    """Finds open Key cells and switches."""
    found = SWITCHES
    for landmark in range(N_LANDMARKS):
        found |= 1 << KEY_CELLS[landmark]
    return found & open_cells(s)


@rule
def any_of(cells: int, rng: list[int]) -> int:
    return nth_bit(cells, rand_below(rng, popcount(cells)))


@rule
def look_for(s: State, seat: int, cells: int, rng: list[int]) -> int:
    """Picks a piece worth looking for; else any, which is quicker."""
    best = cells & own_keys(s, seat)
    if not best:
        best = cells & prizes(s)
    return A_FOCUS + any_of(best, rng) if best else A_ANY


@rule
def lay(s: State, seat: int, mask: list[int], rng: list[int]) -> int:
    cells = mask[W_PLACE]
    if not cells:
        worth = own_keys(s, seat) != 0 or popcount(open_cells(s)) >= REGION
        return A_BOOK if worth and mask[0] >> A_BOOK & 1 else A_WAIT
    if own_keys(s, seat):
        return A_PLACE + any_of(nearest(cells, own_keys(s, seat), open_cells(s)), rng)
    if prizes(s):
        return A_PLACE + any_of(nearest(cells, prizes(s), open_cells(s)), rng)
    return A_PLACE + any_of(cells, rng)


@rule
def nearest(cells: int, goals: int, ground: int) -> int:
    """Finds those of some cells from which a goal is the fewest steps away; all of them if none can be reached."""
    near = goals
    for _ in range(N_CELLS):
        if near & cells:
            return near & cells
        wider = around(near, 0) & ground
        if wider == near:
            return cells
        near = wider
    return cells


# --- The walk ---------------------------------------------------------------------------------------------------------


@rule
def goals(s: State, seat: int) -> int:
    """Finds Key cells where the bot's team has points to win."""
    found = 0
    for landmark in range(N_LANDMARKS):
        if KEY_CELLS[landmark] != s.pawns[1 - seat] and gain(s, seat, landmark):
            found |= 1 << KEY_CELLS[landmark]
    return found


@rule
def best_goal(s: State, seat: int, cells: int) -> int:
    """Finds the cell with the most points to win, among some; or the first of them."""
    chosen = nth_bit(cells, 0) if cells else 0
    most = 0
    for landmark in range(N_LANDMARKS):
        if cells >> KEY_CELLS[landmark] & 1 and gain(s, seat, landmark) > most:
            most = gain(s, seat, landmark)
            chosen = KEY_CELLS[landmark]
    return chosen


@rule
def jumps_now(s: State, seat: int) -> bool:
    """Is it time to jump? A Book is for the last turn, after which few can answer."""
    return s.round == s.turns and goals(s, seat) != 0


@rule
def set_out(s: State, seat: int, mask: list[int], rng: list[int]) -> int:
    """Picks the best Key cell within reach, or a cell nearer to one; else stays."""
    wanted = goals(s, seat)
    cells = mask[W_STEP] if s.pass_by else mask[W_MOVE]
    verb = A_STEP if s.pass_by else A_MOVE
    if wanted & cells:
        return verb + best_goal(s, seat, wanted & cells)
    if wanted and cells:
        return verb + any_of(nearest(cells, wanted, BOARD & ~(1 << s.pawns[1 - seat])), rng)
    return A_STOP if s.pass_by else A_MOVE + s.pawns[seat]
