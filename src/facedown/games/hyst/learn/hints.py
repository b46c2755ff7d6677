"""Tells a searching bot of H.Y.S.T. what is quick sensible play, and what a game is worth."""

from facedown.engine.bits import id_of, nth_bit, popcount, rand_below, random_choice
from facedown.engine.rule import rule
from facedown.games.hyst.learn.knack import answer_number, leaves_here, spotting_turn, traps_beside
from facedown.games.hyst.rules.actions import (
    A_END,
    A_MOVE,
    A_PLAY,
    A_REPLACE,
    A_ROLL,
    A_START,
    A_STEAL,
    A_TAKE,
)
from facedown.games.hyst.rules.pieces import (
    BARRICADE,
    BLIND_SPOT,
    LASER_TRAP,
    N_CARDS,
    N_MUSEUM,
    ON_THE_MOVE,
    S1,
    SHOVE,
    SMOKE,
    THE_BURNER,
    ULTIMATE_THIEF,
    count,
)
from facedown.games.hyst.rules.state import ACT, CARD, OVER, PICK, REENTRY, TURN_START, State
from facedown.games.hyst.rules.steps import direction_of, has_laser
from facedown.games.hyst.rules.ways import (
    BOLD,
    CAREFUL,
    NO_WAY,
    SHIFT,
    exit_steps,
    goal_high,
    goal_low,
    way,
    way_to_goal,
)

NEAR = 6  # steps within which a holder may be gone with the next roll
DETOUR = 12  # what a way costs in steps if it leads through a camera's view
FAR = 40


@rule
def settled(s: State) -> bool:
    return s.phase == OVER


@rule
def value(s: State, seat: int) -> float:
    """Gives the result at the end; before it, shares by how far everyone is from leaving with the diamond."""
    if s.phase == OVER:
        if s.winner < 0:
            return 1.0 / s.players
        return 1.0 if s.winner == seat else 0.0
    total = 0.0
    own = 0.0
    for p in range(s.players):
        need = 4.0 + steps_to_win(s, p)
        total += 1.0 / (need * need)
        if p == seat:
            own = 1.0 / (need * need)
    return own / total


@rule
def steps_to_win(s: State, seat: int) -> int:
    """Estimates how many steps a seat needs: to the diamond, past its holder, and out."""
    if s.pawns[seat] < 0:
        return FAR
    careful = way_to_goal(s, seat, CAREFUL)
    bold = way_to_goal(s, seat, BOLD)
    steps = careful >> SHIFT if careful != NO_WAY else DETOUR + (bold >> SHIFT) if bold != NO_WAY else FAR
    if s.holder == seat:
        return steps + 1
    return steps + (18 if s.holder >= 0 else 9)


@rule
def policy(s: State, seat: int, mask: list[int], rng: list[int]) -> int:
    """Picks a move: towards the diamond and out, around what is watched; cards where they plainly help; now and then a
    risk, so that a game always ends.

    `mask` has what is to choose from: all that is legal, or what a search has not tried yet.
    """
    wanted = -1
    if s.phase == ACT:
        wanted = act(s, seat, mask, rng)
    elif s.phase == CARD:
        wanted = answer_number(s, seat)
    elif s.phase == TURN_START:
        wanted = A_REPLACE if rand_below(rng, 8) < doubts(s, seat) else A_ROLL
    elif s.phase == PICK or s.phase == REENTRY:
        wanted = A_START + best_start(s, seat)
    if wanted >= 0 and offers(mask, wanted):
        return id_of(wanted)
    return random_choice(mask, rng)


@rule
def offers(mask: list[int], number: int) -> int:
    return mask[number // 63] >> (number % 63) & 1


@rule
def holds(s: State, seat: int, card: int) -> int:
    return count(s.hands[seat], card)


@rule
def doubts(s: State, seat: int) -> int:
    """Says how often of eight times to look for better cards: if no way is safe, above all without a card against it.

    Never quite 0 there: a card may help nothing, and a game must end.
    """
    if way_to_goal(s, seat, CAREFUL) != NO_WAY:
        return 0
    smoke = holds(s, seat, SMOKE) and s.smoke_left
    return 1 if smoke or holds(s, seat, ON_THE_MOVE) or holds(s, seat, BLIND_SPOT) or holds(s, seat, THE_BURNER) else 4


@rule
def best_start(s: State, seat: int) -> int:
    best = 1 << 30
    chosen = 0
    for k in range(4):
        found = way(s, S1 + k, goal_low(s, seat), goal_high(s, seat), CAREFUL)
        if found == NO_WAY:
            found = way(s, S1 + k, goal_low(s, seat), goal_high(s, seat), BOLD) + (DETOUR << SHIFT)
        if found < best:
            best = found
            chosen = k
    return chosen


@rule
def act(s: State, seat: int, mask: list[int], rng: list[int]) -> int:
    if offers(mask, A_TAKE):
        return A_TAKE
    if offers(mask, A_PLAY + ULTIMATE_THIEF):
        return A_PLAY + ULTIMATE_THIEF
    if offers(mask, A_STEAL):
        return A_STEAL
    door = leaves_here(s, seat)
    found = way_to_goal(s, seat, CAREFUL)
    if s.points:
        if door >= 0:
            return A_MOVE + door
        if found >= 1 << SHIFT:
            return A_MOVE + (found & 127)
    card = useful_card(s, seat, mask, found, rng)
    if card >= 0:
        return A_PLAY + card
    if s.points and found == NO_WAY:
        risk = way_to_goal(s, seat, BOLD)
        if risk >= 1 << SHIFT and rand_below(rng, 8) < courage(s, seat, risk & 127):
            return A_MOVE + (risk & 127)
    return A_END


@rule
def courage(s: State, seat: int, to: int) -> int:
    """Says how often of eight times to walk on where it is dangerous: without the diamond, gladly through a laser. It
    is gone then; a thief that waits for that stays in a cage of lasers forever."""
    at = s.pawns[seat]
    caged = at < N_MUSEUM and to < N_MUSEUM and has_laser(s, at, direction_of(at, to))
    return 4 if caged and s.holder != seat else 1


@rule
def useful_card(s: State, seat: int, mask: list[int], found: int, rng: list[int]) -> int:
    """Finds a card that helps now, or -1. `found` is the way that nobody watches."""
    if s.holder == seat:
        if offers(mask, A_PLAY + ON_THE_MOVE) and (found == NO_WAY or found >> SHIFT < 3):
            return ON_THE_MOVE
    elif s.holder >= 0:
        near = exit_steps(s, s.holder) <= NEAR
        if near and offers(mask, A_PLAY + BARRICADE):
            return BARRICADE
        if offers(mask, A_PLAY + BLIND_SPOT) and spotting_turn(s, seat, s.holder) >= 0:
            return BLIND_SPOT
        here = s.pawns[s.holder] == s.pawns[seat]
        if here and offers(mask, A_PLAY + SHOVE) and traps_beside(s, s.pawns[seat]) >= 0:
            return SHOVE
        if near and offers(mask, A_PLAY + LASER_TRAP):
            return LASER_TRAP
    if found == NO_WAY:
        if offers(mask, A_PLAY + SMOKE):
            return SMOKE
        if offers(mask, A_PLAY + ON_THE_MOVE):
            return ON_THE_MOVE
        if offers(mask, A_PLAY + BLIND_SPOT):
            return BLIND_SPOT
        if offers(mask, A_PLAY + THE_BURNER):
            return THE_BURNER
        others = mask[0] >> A_PLAY & ((1 << N_CARDS) - 1) & ~(1 << LASER_TRAP | 1 << BARRICADE)
        if others and rand_below(rng, 4) == 0:  # anything may change a hopeless position
            return nth_bit(others, rand_below(rng, popcount(others)))
    if offers(mask, A_PLAY + THE_BURNER) and s.held[seat] == 3 and rand_below(rng, 4) == 0:
        return THE_BURNER
    return -1
