"""Says what a flipped tile turned out to be, and the mood of its Monster (S-408 .. S-411, S-1010)."""

import msgspec

from facedown.games.shy_monsters.rules.pieces import CELLS, KINDS, MONSTER, ROOMS
from facedown.games.shy_monsters.rules.state import State


class Flip(msgspec.Struct, frozen=True):
    """Says that one tile was turned face up."""

    cell: tuple[int, int]
    what: str  # corridor, exit or a Monster
    mood: str  # of a Monster: active, uncomfy, panicked or dead


def mood(seen: State, storey: int, room: int) -> str:
    """Says how a face-up Monster feels: active, uncomfy, panicked or dead; nothing for other tiles."""
    bit = 1 << room
    if not seen.up[storey] & bit or seen.kind[ROOMS * storey + room] < MONSTER:
        return ""
    if seen.dead[storey] & bit:
        return "dead"
    if seen.panicked[storey] & bit:
        return "panicked"
    return "active" if seen.active[storey] & bit else "uncomfy"


def flip_of(seen: State, storey: int, room: int) -> Flip:
    what = KINDS[seen.kind[ROOMS * storey + room]]
    return Flip(cell=CELLS[seen.room[ROOMS * storey + room]], what=what, mood=mood(seen, storey, room))
