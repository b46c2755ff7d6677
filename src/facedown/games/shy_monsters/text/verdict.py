"""What a flipped tile turned out to be, in words and as a mood (S-408 .. S-411, S-1010)."""

import msgspec

from facedown.games.shy_monsters.rules.pieces import CELLS, KINDS, MONSTER, ROOMS
from facedown.games.shy_monsters.rules.state import State

# Why a Monster feels at home, and why it does not: the diagrams in words (S-208).
AT_HOME_WORDS = {
    "bat": ("a tile touches it by a corner", "no tile touches it by a corner"),
    "dragon": ("it lies in a dead end", "it does not lie in a dead end"),
    "mantis": ("it lies in a straight passage", "it does not lie in a straight passage"),
    "cobra": ("it lies in an open bend", "it does not lie in an open bend"),
    "kraken": ("three ways lead to it", "fewer than three ways lead to it"),
    "gargoyle": ("it is part of a full square", "it is part of no full square"),
}


class Flip(msgspec.Struct, frozen=True):
    """One tile turned face up."""

    cell: tuple[int, int]
    what: str  # corridor, exit or a Monster
    mood: str  # of a Monster: active, uncomfy, panicked or dead
    why: str  # in a few words


def mood(seen: State, storey: int, room: int) -> str:
    """How a face-up Monster feels: active, uncomfy, panicked or dead; nothing for other tiles."""
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
    felt = mood(seen, storey, room)
    return Flip(cell=CELLS[seen.room[ROOMS * storey + room]], what=what, mood=felt, why=why(what, felt))


def why(what: str, felt: str) -> str:
    if felt == "dead":
        return "slain"
    if felt == "panicked":
        return "it panics beside another Monster: harmless"
    if felt == "active":
        return f"{AT_HOME_WORDS[what][0]}: it feels at home, deadly"
    if felt == "uncomfy":
        return f"{AT_HOME_WORDS[what][1]}: harmless"
    return ""


def told(flip: Flip) -> str:
    """A flip as part of a line of the log (S-1018)."""
    if flip.what == "exit":
        return "the Exit"
    if flip.mood == "dead":
        return f"{flip.what} slain"
    return f"{flip.what}, {flip.why}" if flip.why else flip.what
