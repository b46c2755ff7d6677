"""Gathers the rules of Nusubito by phase: who acts, what is allowed, what it does."""

from facedown.engine.bits import clear, number_of, rand_below
from facedown.engine.game import CHANCE, NOBODY_ACTS
from facedown.engine.rule import rule
from facedown.games.nusubito.rules.actions import O_HIDE, O_ROLE, RESIGN
from facedown.games.nusubito.rules.endings import resign
from facedown.games.nusubito.rules.mist import legal_mist_day, legal_mist_night, mist_turn
from facedown.games.nusubito.rules.pieces import ALL_TEMPLES, N_TEMPLES
from facedown.games.nusubito.rules.setup import begin
from facedown.games.nusubito.rules.state import HIDE, M_DAY, M_NIGHT, OVER, ROLES, T_DAY, T_NIGHT, UNDECIDED, State
from facedown.games.nusubito.rules.thief import legal_thief_day, legal_thief_night, thief_day, thief_night


@rule
def actors(s: State) -> int:
    """Says who acts (N-401)."""
    if s.phase == OVER:
        return NOBODY_ACTS
    if s.phase <= HIDE:
        return CHANCE
    return 1 << s.thief if s.phase == T_DAY or s.phase == T_NIGHT else 2 >> s.thief


def mist_at_work(s: State, seat: int) -> bool:
    """Is the Mist at work? It has no secret and meets no chance: until its turn ends it may take it back (N-1013)."""
    return s.phase in (M_DAY, M_NIGHT) and seat != s.thief


@rule
def legal(s: State, seat: int, mask: list[int]) -> None:
    clear(mask)
    if s.phase == T_DAY:
        legal_thief_day(s, mask)
    elif s.phase == M_DAY:
        legal_mist_day(s, mask)
    elif s.phase == T_NIGHT:
        legal_thief_night(s, mask)
    elif s.phase == M_NIGHT:
        legal_mist_night(s, mask)
    elif s.phase == HIDE:
        mask[0] = ALL_TEMPLES << O_HIDE
    elif s.phase == ROLES:
        mask[0] = 3 << O_ROLE


@rule
def weight(s: State, outcome: int) -> int:
    return 1


@rule
def draw(s: State, rng: list[int]) -> int:
    if s.phase == ROLES:
        return O_ROLE + rand_below(rng, 2)
    return O_HIDE + rand_below(rng, N_TEMPLES)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carries out a legal action."""
    if seat >= 0 and action == RESIGN:
        resign(s, seat)
    elif s.phase == T_DAY:
        thief_day(s, number_of(action))
    elif s.phase == T_NIGHT:
        thief_night(s, number_of(action))
    elif s.phase == M_DAY or s.phase == M_NIGHT:
        s.last = 1 + action
        mist_turn(s, number_of(action))
    elif s.phase == HIDE:
        hide(s, action - O_HIDE)
    elif s.phase == ROLES:
        s.thief = action - O_ROLE
        s.first_thief = s.thief
        s.phase = HIDE


@rule
def hide(s: State, temple: int) -> None:
    """Puts the green Rods to a row and a column that chance has chosen, and the game begins (N-303)."""
    if s.result[s.game] != UNDECIDED:
        s.game += 1
        s.thief = 1 - s.thief  # N-606
    begin(s)
    s.row = 1 + temple // 3
    s.column = 1 + temple % 3
