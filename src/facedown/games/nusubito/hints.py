"""What Nusubito tells a searching bot: quick sensible play, and what a place between two turns is worth."""

from facedown.engine.bits import random_choice
from facedown.engine.rule import rule
from facedown.games.nusubito.actions import A_CAPTURE, A_CONCEDE, A_END, A_LAY, A_SPAWN, A_TREASURE, id_of, number_of
from facedown.games.nusubito.endings import thief_of, thief_won
from facedown.games.nusubito.pieces import N_COURT
from facedown.games.nusubito.sight import knows_axis
from facedown.games.nusubito.state import DRAWN, HIDE, M_DAY, MARK_TEMPLE, OVER, T_DAY, State

EVEN = 0.5
TRIES = 4


@rule
def settled(s: State) -> bool:
    """Where nobody is at work: the game is over, or the next one begins."""
    return s.phase == OVER or s.phase <= HIDE


@rule
def value(s: State, seat: int) -> float:
    """Worth of such a place for a seat, 0..1; a game not yet played counts as even."""
    total = 0.0
    for game in range(s.games):
        if s.result[game] == 0 or s.result[game] == DRAWN:
            total += EVEN
        elif thief_won(s, game) == (seat == thief_of(s, game)):
            total += 1.0
    return total / s.games


@rule
def policy(s: State, seat: int, mask: list[int], rng: list[int]) -> int:
    """Random, but no claim or capture without good reason: these end the game."""
    if s.phase == T_DAY:
        return steal(s, mask, rng)
    if s.phase == M_DAY:
        return hunt(s, mask, rng)
    return random_choice(mask, rng)


@rule
def steal(s: State, mask: list[int], rng: list[int]) -> int:
    """Claim the treasure where both green Rods are known to cross; otherwise go on."""
    if mask[0] >> A_TREASURE & 1:
        sure = knows_axis(s.looked & 7, s.row) and knows_axis(s.looked >> 3, s.column)
        if sure and s.at == 3 * (s.row - 1) + s.column - 1:
            return A_TREASURE
        if mask[0] >> A_END & 1:
            return A_END
        if mask[0] >> A_CONCEDE & 1:
            return A_TREASURE  # stuck: a guess costs nothing
        mask[0] &= ~(1 << A_TREASURE)
    if mask[0] >> A_LAY & 1 and s.special:
        return A_LAY
    return random_choice(mask, rng)


@rule
def hunt(s: State, mask: list[int], rng: list[int]) -> int:
    """Capture a Thief whose temple is shown; otherwise move, and rarely end early."""
    shown = s.marker - MARK_TEMPLE
    if shown >= 0 and (s.seekers & ~s.down) >> (N_COURT + shown) & 1 and (s.left or not s.capture_costs):
        return id_of(A_CAPTURE + shown)
    action = random_choice(mask, rng)
    for _ in range(TRIES):
        number = number_of(action)
        if number == A_END or A_CAPTURE <= number < A_SPAWN:
            action = random_choice(mask, rng)
    if A_CAPTURE <= number_of(action) < A_SPAWN:
        return A_END
    return action
