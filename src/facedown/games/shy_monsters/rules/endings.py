"""Ends a storey, a game and a match (S-424 .. S-426, S-601 .. S-604)."""

from facedown.engine.rule import rule
from facedown.games.shy_monsters.rules.build import start_storey
from facedown.games.shy_monsters.rules.pieces import MONSTER, ROOMS
from facedown.games.shy_monsters.rules.state import (
    BUILD,
    ESCAPED,
    OVER,
    RESIGNED_BY_HERO,
    RESIGNED_BY_MASTER,
    STOREYS,
    State,
    slot,
)


@rule
def pass_storey(s: State) -> None:
    if s.storey == STOREYS:
        end_game(s, ESCAPED)
    else:
        destroy(s)
        s.storey += 1
        start_storey(s)


@rule
def destroy(s: State) -> None:
    """Takes the storey's Monsters out of play: flipped ones in the order of flipping, the others by index (S-424)."""
    for k in range(s.fresh_count):
        s.seen[s.seen_count] = s.fresh[k]
        s.seen_count += 1
    now = slot(s)
    for monster in range(6):
        for k in range(ROOMS):
            if s.kind[ROOMS * now + k] == MONSTER + monster and not s.up[now] >> k & 1:
                s.aside[s.aside_count] = 1 + monster
                s.aside_count += 1


@rule
def end_game(s: State, result: int) -> None:
    s.result[s.game] = result
    s.cleared[s.game] = STOREYS if result in (ESCAPED, RESIGNED_BY_MASTER) else s.storey - 1
    if s.game + 1 == s.games:
        s.phase = OVER
        return
    s.game += 1  # the roles swap, nothing is carried over (S-604)
    s.dm = 1 - s.dm
    s.storey = 1
    for k in range(6):
        s.seen[k] = 0
        s.aside[k] = 0
    s.seen_count = 0
    s.aside_count = 0
    start_storey(s)


@rule
def resign(s: State, seat: int) -> None:
    """Gives up the present game for a seat: the other one wins it (S-601). An unfinished storey was never there."""
    if s.phase == BUILD:
        s.step = 0
        for r in range(ROOMS * slot(s), ROOMS * slot(s) + ROOMS):
            s.room[r] = 0
            s.kind[r] = 0
    end_game(s, RESIGNED_BY_MASTER if seat == s.dm else RESIGNED_BY_HERO)


@rule
def hero_won(s: State, game: int) -> bool:
    return s.result[game] == ESCAPED or s.result[game] == RESIGNED_BY_MASTER


@rule
def master_of(s: State, game: int) -> int:
    """Finds the seat of the Dungeon Master in a game of the match."""
    return s.first_dm if game == 0 else 1 - s.first_dm


@rule
def returns(s: State, out: list[float]) -> None:
    """Writes the shares of the win (S-103, S-604)."""
    lead = 0  # of seat 0
    for game in range(s.games):
        dm = master_of(s, game)
        winner = 1 - dm if hero_won(s, game) else dm
        lead += 1 if winner == 0 else -1
    if s.games == 2 and lead == 0:
        hero0 = 1 if s.first_dm == 0 else 0  # the game in which seat 0 was the Hero
        lead = s.cleared[hero0] - s.cleared[1 - hero0]
    out[0] = 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    out[1] = 1.0 - out[0]
