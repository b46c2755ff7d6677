"""Gathers the rules of Shy Monsters by phase: who acts, what is allowed, what it does."""

from facedown.engine.bits import clear, number_of, rand_below
from facedown.engine.game import CHANCE, NOBODY_ACTS
from facedown.engine.rule import rule
from facedown.games.shy_monsters.rules.actions import O_PAIR, O_ROLE, RESIGN
from facedown.games.shy_monsters.rules.build import (
    build_on,
    draw_pair,
    legal_build,
    pairs_left,
    start_storey,
    take_pair,
)
from facedown.games.shy_monsters.rules.endings import resign
from facedown.games.shy_monsters.rules.state import BUILD, BUILD_STEPS, DRAW, MOVE, OVER, REVEAL, ROLES, State
from facedown.games.shy_monsters.rules.walk import legal_move, legal_reveal, move, open_storey, reveal


@rule
def actors(s: State) -> int:
    """Says who may act (S-401, S-402)."""
    if s.phase == OVER:
        return NOBODY_ACTS
    if s.phase <= DRAW:
        return CHANCE
    return 1 << s.dm if s.phase == BUILD else 2 >> s.dm


@rule
def legal(s: State, seat: int, mask: list[int]) -> None:
    clear(mask)
    if s.phase == MOVE:
        legal_move(s, mask)
    elif s.phase == BUILD:
        legal_build(s, mask)
    elif s.phase == REVEAL:
        legal_reveal(s, mask)
    elif s.phase == DRAW:
        mask[0] = pairs_left(s) << O_PAIR
    elif s.phase == ROLES:
        mask[0] = 3 << O_ROLE


@rule
def weight(s: State, outcome: int) -> int:
    return 1


@rule
def draw(s: State, rng: list[int]) -> int:
    if s.phase == ROLES:
        return O_ROLE + rand_below(rng, 2)
    return O_PAIR + draw_pair(s, rng)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carries out a legal action."""
    if seat >= 0 and action == RESIGN:
        resign(s, seat)
    elif s.phase == MOVE:
        s.last = 1 + action
        move(s, number_of(action))
    elif s.phase == BUILD:
        build_on(s, number_of(action))
        if s.step == BUILD_STEPS:
            open_storey(s)
    elif s.phase == REVEAL:
        s.last = 1 + action
        reveal(s, number_of(action))
    elif s.phase == DRAW:
        take_pair(s, action - O_PAIR)
    elif s.phase == ROLES:
        s.dm = action - O_ROLE
        s.first_dm = s.dm
        start_storey(s)
