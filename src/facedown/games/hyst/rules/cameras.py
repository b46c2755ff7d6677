"""What the cameras see (H-410)."""

from facedown.engine.rule import rule
from facedown.games.hyst.rules.pieces import N_MUSEUM, SLOTS, STEP
from facedown.games.hyst.rules.spaces import has
from facedown.games.hyst.rules.state import State


@rule
def ray_low(s: State, space: int, direction: int) -> int:
    """The spaces that a camera on `space` would see, smoke or not."""
    low = 0
    while not s.walls[space] >> direction & 1:
        space += STEP[direction]
        if space < 63:
            low |= 1 << space
    return low


@rule
def ray_high(s: State, space: int, direction: int) -> int:
    high = 0
    while not s.walls[space] >> direction & 1:
        space += STEP[direction]
        if space >= 63:
            high |= 1 << (space - 63)
    return high


@rule
def look(s: State) -> None:
    """Work out what all cameras together see."""
    low = 0
    high = 0
    for slot in range(SLOTS):
        space = s.camera[slot]
        if space >= 0:
            low |= ray_low(s, space, s.facing[slot])
            high |= ray_high(s, space, s.facing[slot])
    s.rays[0] = low
    s.rays[1] = high


@rule
def is_smoky(s: State, space: int) -> int:
    return has(s.smoky[0], s.smoky[1], space)


@rule
def is_watched(s: State, space: int) -> int:
    """Never a starting space: no ray leaves the museum."""
    return has(s.rays[0] & ~s.smoky[0], s.rays[1] & ~s.smoky[1], space)


@rule
def camera_at(s: State, space: int) -> int:
    """The slot whose camera hangs on a space, or -1."""
    for slot in range(SLOTS):
        if s.camera[slot] == space:
            return slot
    return -1


def ray(s: State, space: int, direction: int) -> list[int]:
    """The same as a list, from the lens outwards."""
    found = []
    while not s.walls[space] >> direction & 1:
        space += STEP[direction]
        found.append(space)
    return found


def watchers_of(s: State, space: int) -> list[int]:
    """Slots of the cameras that look at a space."""
    if space >= N_MUSEUM:
        return []
    cameras = [slot for slot in range(SLOTS) if s.camera[slot] >= 0]
    return [slot for slot in cameras if space in ray(s, s.camera[slot], s.facing[slot])]
