"""Plays a Hero who has just learnt the rules: sees shapes only, spends his skills when he gets nervous.

He forgets which Monsters were seen before, does not know that a second one panics, and never looks by jumping back
(S-1119).
"""

from random import Random

from facedown.engine.bits import popcount
from facedown.engine.play import choices
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.rules.pieces import ENTRANCE
from facedown.games.shy_monsters.rules.state import REVEAL, State, slot
from facedown.games.shy_monsters.rules.walk import known_exit, tile_at
from facedown.games.shy_monsters.text.moves import jump_cells, split

AFRAID = 2  # Monsters that like a room
NERVOUS = 0.9  # how often he then strikes or jumps, if he still can
WASTE = 0.05  # and how often for no reason


def novice_choice(seen: State, seat: int, seed: int) -> int:
    rng = Random(seed)
    offered = choices(SHY_MONSTERS, seen, seat)
    if seen.phase == REVEAL:
        likes = {action: _liked(seen, tile_at(seen, split(action)[1])) for action in offered}
        return rng.choice([action for action in offered if likes[action] == max(likes.values())])
    steps, blows, jumps = _by_kind(seen, offered)
    for tile, action in steps.items():
        if known_exit(seen) >> tile & 1:
            return action
    if not steps:
        return rng.choice([*blows.values(), *jumps] or offered)
    least = min(_liked(seen, tile) for tile in steps)
    tile = rng.choice([tile for tile in steps if _liked(seen, tile) == least])
    if rng.random() < (NERVOUS if least >= AFRAID else WASTE):
        skilled = [*([blows[tile]] if tile in blows else []), *jumps]
        return rng.choice(skilled or [steps[tile]])
    return steps[tile]


def _by_kind(seen: State, offered: list[int]) -> tuple[dict[int, int], dict[int, int], list[int]]:
    """Lists steps and blows by their tiles, and jumps that do not lead back; nothing that is seen to be deadly."""
    steps, blows, jumps = {}, {}, []
    for action in offered:
        verb, rest = split(action)
        if verb == "attack":
            blows[tile_at(seen, rest)] = action
        elif verb == "explore" and not _deadly(seen, tile_at(seen, rest)):
            steps[tile_at(seen, rest)] = action
        elif verb == "jump":
            tile = tile_at(seen, jump_cells(rest)[1])
            if not _deadly(seen, tile) and not (tile == ENTRANCE or seen.up[slot(seen)] >> tile & 1):
                jumps.append(action)
    return steps, blows, jumps


def _liked(seen: State, tile: int) -> int:
    """Counts the kinds of Monsters that would feel at home there; none, once both are face up."""
    return 0 if seen.fresh_count == 2 else popcount(seen.comfy[tile])


def _deadly(seen: State, tile: int) -> bool:
    """Is there a face-up Monster that feels at home? Nobody walks into it."""
    return bool(seen.active[slot(seen)] >> tile & 1)
