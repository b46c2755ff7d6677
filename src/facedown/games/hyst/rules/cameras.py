"""Works out what the cameras see (H-410)."""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.hyst.rules.pieces import N_MUSEUM, SLOTS, STEP
from facedown.games.hyst.rules.spaces import has
from facedown.games.hyst.rules.state import State


@rule
def ray_part(walls: list[int], space: int, direction: int, first: int) -> int:
    """Finds which of 63 spaces, from `first` on, a camera on `space` would see: straight on until a wall (H-410)."""
    found = 0
    while not walls[space] >> direction & 1:
        space += STEP[direction]
        if first <= space < first + 63:
            found |= 1 << (space - first)
    return found


@rule
def ray_low(s: State, space: int, direction: int) -> int:
    return ray_part(s.walls, space, direction, 0)


@rule
def ray_high(s: State, space: int, direction: int) -> int:
    return ray_part(s.walls, space, direction, 63)


def ray(walls: list[int], space: int, facing: int) -> list[int]:
    """Lists the same spaces, from the lens outwards."""
    n = popcount(ray_part(walls, space, facing, 0)) + popcount(ray_part(walls, space, facing, 63))
    return [space + k * STEP[facing] for k in range(1, n + 1)]


@rule
def look(s: State) -> None:
    """Works out what all cameras together see."""
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
    """Is a space watched? Never a starting space: no ray leaves the museum."""
    return has(s.rays[0] & ~s.smoky[0], s.rays[1] & ~s.smoky[1], space)


@rule
def camera_at(s: State, space: int) -> int:
    """Finds the slot whose camera hangs on a space, or -1."""
    for slot in range(SLOTS):
        if s.camera[slot] == space:
            return slot
    return -1


def watchers_of(s: State, space: int) -> list[int]:
    """Lists the slots of the cameras that look at a space."""
    if space >= N_MUSEUM:
        return []
    cameras = [slot for slot in range(SLOTS) if s.camera[slot] >= 0]
    return [slot for slot in cameras if space in ray(s.walls, s.camera[slot], s.facing[slot])]
