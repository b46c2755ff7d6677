"""Tells a searching bot of Shy Monsters what is quick sensible play, and a storey's worth at its start.

The bots that people meet play from a solution (facedown.solving); this is for searches, where there is none.
"""

from facedown.engine.bits import id_of, lowest, nth_bit, number_of, popcount, rand_below, random_choice
from facedown.engine.rule import rule
from facedown.games.shy_monsters.rules.actions import A_ATTACK, A_EXIT, A_EXPLORE, A_LAY
from facedown.games.shy_monsters.rules.build import next_monster
from facedown.games.shy_monsters.rules.endings import hero_won, master_of
from facedown.games.shy_monsters.rules.knowledge import dangers
from facedown.games.shy_monsters.rules.pieces import (
    AT_HOME,
    CELL_X,
    CELL_Y,
    DOOR,
    HIDDEN,
    ROOMS,
    around_bit,
)
from facedown.games.shy_monsters.rules.state import BUILD, DRAW, MOVE, OVER, ROLES, State, slot
from facedown.games.shy_monsters.rules.walk import frontier, known_exit, region

# The Hero's chance to win the game at the start of a storey: about what best play gives (docs/solving.md).
HERO_WINS = (0.0, 0.15, 0.18, 0.31)
EDGES = 0b01011010


@rule
def settled(s: State) -> bool:
    """Is this between two storeys? The next one is not worth guessing."""
    return s.phase == DRAW or s.phase == OVER or s.phase == ROLES


@rule
def value(s: State, seat: int) -> float:
    """Rates such a place for a seat, 0..1; of a match the other game counts as its result, or as even."""
    if s.phase == OVER:
        lead = 0.0
        for game in range(s.games):
            lead += game_share(s, game, seat)
        return lead / s.games if s.games == 1 or lead != 1.0 else tie(s, seat)
    now = HERO_WINS[s.storey] if seat != s.dm else 1.0 - HERO_WINS[s.storey]
    if s.games == 1:
        return now
    return (now + (0.5 if s.game == 0 else game_share(s, 0, seat))) / 2.0


@rule
def game_share(s: State, game: int, seat: int) -> float:
    return 1.0 if hero_won(s, game) == (seat != master_of(s, game)) else 0.0


@rule
def tie(s: State, seat: int) -> float:
    """Compares storeys cleared, when each seat won one game: 1, 0 or one half (S-604)."""
    mine = 1 if master_of(s, 0) == seat else 0  # the game in which this seat was the Hero
    lead = s.cleared[mine] - s.cleared[1 - mine]
    return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5


@rule
def policy(s: State, seat: int, mask: list[int], rng: list[int]) -> int:
    if s.phase == MOVE:
        return walk_by_risk(s, mask, rng)
    if s.phase == BUILD:
        return build_by_taste(s, mask, rng)
    return random_choice(mask, rng)


@rule
def build_by_taste(s: State, mask: list[int], rng: list[int]) -> int:
    """Picks a dead end at the Entrance, the Exit far away, Monsters where they feel at home (S-1114)."""
    if s.step < ROOMS:
        action = random_choice(mask, rng)
        for _ in range(3):
            if s.step > 0 and around_bit(DOOR, number_of(action) - A_LAY) & EDGES:
                action = random_choice(mask, rng)
        return action
    base = ROOMS * slot(s)
    good = 0
    free = 0
    for r in range(ROOMS):
        if s.kind[base + r] == HIDDEN:
            free |= 1 << r
            if s.step == ROOMS:
                if abs(CELL_X[s.room[base + r]]) + abs(CELL_Y[s.room[base + r]]) >= 3:
                    good |= 1 << r
            elif comfy_in_draft(s, r) >> (s.hand[s.step - ROOMS - 1] - 1) & 1:
                good |= 1 << r
    if not good:
        good = free
    first = A_EXIT if s.step == ROOMS else next_monster(s)
    return id_of(first + s.room[base + nth_bit(good, rand_below(rng, popcount(good)))])


@rule
def comfy_in_draft(s: State, room: int) -> int:
    """Finds the Monsters that would be comfy on a room of an outline that is laid but not yet built."""
    base = ROOMS * slot(s)
    around = around_bit(s.room[base + room], DOOR)
    for r in range(ROOMS):
        around |= around_bit(s.room[base + room], s.room[base + r])
    return AT_HOME[around]


@rule
def walk_by_risk(s: State, mask: list[int], rng: list[int]) -> int:
    """Picks the tile that the fewest Monsters like; with the Attack if that is dangerous, sometimes by a jump."""
    now = slot(s)
    beside = frontier(s, region(s))
    way_out = beside & known_exit(s)
    if way_out:
        return id_of(A_EXPLORE + s.room[ROOMS * now + lowest(way_out)])
    best = -1
    least = 1000
    for r in range(ROOMS):
        if beside >> r & 1 and not s.active[now] >> r & 1:
            danger = 8 * popcount(dangers(s, r)) + rand_below(rng, 8)
            if danger < least:
                best = r
                least = danger
    if best < 0 or (s.jumps and least >= 8 and rand_below(rng, 3) == 0):
        return random_choice(mask, rng)
    cell = s.room[ROOMS * now + best]
    if least >= 16 and s.attacks and rand_below(rng, 2):
        return id_of(A_ATTACK + cell)
    return id_of(A_EXPLORE + cell)
