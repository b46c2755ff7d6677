"""A Hero who has just learnt the rules: looks at shapes only, and spends his skills when he gets nervous.

He forgets which Monsters were seen, does not know that a second one panics, and never looks by jumping back (S-1119).
"""

from random import Random

from facedown.engine.bits import popcount
from facedown.engine.play import choices
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.moves import jump_cells, split
from facedown.games.shy_monsters.state import REVEAL, State, slot
from facedown.games.shy_monsters.walk import known_exit, tile_at

NERVOUS = 0.3  # how often he strikes where he would step
RESTLESS = 0.15  # how often he jumps instead


def novice_choice(seen: State, seat: int, seed: int) -> int:
    rng = Random(seed)
    offered = choices(SHY_MONSTERS, seen, seat)
    if seen.phase == REVEAL:
        return rng.choice(offered)
    by_verb: dict[str, dict[int, int]] = {}  # verb -> tile aimed at -> action
    for action in offered:
        verb, rest = split(action)
        cell = jump_cells(rest)[1] if verb in {"jump", "jump_attack"} else rest
        by_verb.setdefault(verb, {})[tile_at(seen, cell)] = action
    steps = {tile: action for tile, action in by_verb.get("explore", {}).items() if not _deadly(seen, tile)}
    for tile, action in steps.items():
        if known_exit(seen) >> tile & 1:
            return action
    jumps = [action for tile, action in by_verb.get("jump", {}).items() if not _deadly(seen, tile)]
    if jumps and (not steps or rng.random() < RESTLESS):
        return rng.choice(jumps)
    if not steps:
        return rng.choice(list(by_verb.get("attack", {}).values()) or offered)
    least = min(popcount(seen.comfy[tile]) for tile in steps)
    tile = rng.choice([tile for tile in steps if popcount(seen.comfy[tile]) == least])
    if tile in by_verb.get("attack", {}) and rng.random() < NERVOUS:
        return by_verb["attack"][tile]
    return steps[tile]


def _deadly(seen: State, tile: int) -> bool:
    """A face-up Monster that feels at home: nobody walks into it."""
    return bool(seen.active[slot(seen)] >> tile & 1)
