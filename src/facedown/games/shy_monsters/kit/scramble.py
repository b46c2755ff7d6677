"""Makes another truth that looks the same to a seat, by plain reshuffling: for the conformance kit."""

from random import Random

from facedown.games.shy_monsters.rules.actions import A_EXIT, A_LAY
from facedown.games.shy_monsters.rules.build import build_on, next_monster
from facedown.games.shy_monsters.rules.pieces import DOOR, MONSTER, NEXT_CELL, ROOMS
from facedown.games.shy_monsters.rules.state import BUILD, OVER, STOREYS, State, slot


def scramble(s: State, seat: int, random: Random) -> None:
    """Exchanges all Monsters nobody has seen, and shuffles the face-down tiles of every storey, in place."""
    for game in range(s.games):
        dm = s.first_dm if game == 0 else 1 - s.first_dm
        over = game < s.game or s.phase == OVER
        if game <= s.game and seat != dm and not (over and s.show_after):
            _scramble_game(s, game, random)


def _scramble_game(s: State, game: int, random: Random) -> None:
    present = game == s.game
    known = {m - 1 for m in (*s.seen, *s.fresh, *(s.aside if s.show_aside else ())) if m} if present else set()
    storeys = [k for k in range(STOREYS * game, STOREYS * game + STOREYS) if s.room[ROOMS * k] != s.room[ROOMS * k + 1]]
    building = present and s.phase == BUILD
    if building and slot(s) in storeys:
        storeys.remove(slot(s))
    for k in storeys:
        known |= {s.kind[r] - MONSTER for r in _rooms(k) if s.kind[r] >= MONSTER and _up(s, k, r)}
    free = [m for m in range(6) if m not in known]
    other = dict(zip(free, random.sample(free, len(free)), strict=True))
    for k in storeys:
        down = [r for r in _rooms(k) if not _up(s, k, r)]
        tiles = [s.kind[r] for r in down]
        random.shuffle(tiles)
        for r, tile in zip(down, tiles, strict=True):
            s.kind[r] = MONSTER + other.get(tile - MONSTER, tile - MONSTER) if tile >= MONSTER else tile
    if not present:
        return
    aside = []
    for k in storeys:
        if k < slot(s):
            aside += sorted(s.kind[r] - MONSTER for r in _rooms(k) if s.kind[r] >= MONSTER and not _up(s, k, r))
    s.aside = [1 + m for m in aside] + [0] * (6 - len(aside))
    if any(s.hand):
        s.hand = sorted(1 + other.get(m - 1, m - 1) for m in s.hand)
    if building:
        _rebuild(s, random)


def _rebuild(s: State, random: Random) -> None:
    """Hides how far the Dungeon Master has got: begins again, and stops anywhere before the end."""
    base = ROOMS * slot(s)
    s.room[base : base + ROOMS] = [0] * ROOMS
    s.kind[base : base + ROOMS] = [0] * ROOMS
    s.step = 0
    for step in range(random.randrange(9)):
        laid = [DOOR, *s.room[base : base + min(step, ROOMS)]]
        if step < ROOMS:
            free = [c for cell in laid for c in NEXT_CELL[4 * cell : 4 * cell + 4] if c >= 0 and c not in laid]
            build_on(s, A_LAY + random.choice(free))
        else:
            empty = [s.room[r] for r in range(base, base + ROOMS) if not s.kind[r]]
            build_on(s, (A_EXIT if step == ROOMS else next_monster(s)) + random.choice(empty))


def _rooms(k: int) -> range:
    return range(ROOMS * k, ROOMS * k + ROOMS)


def _up(s: State, k: int, r: int) -> bool:
    return bool(s.up[k] >> (r - ROOMS * k) & 1)
