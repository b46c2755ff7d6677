"""Places and blows away smoke, and finds which spaces a cloud may grow to (H-417, H-434, H-438)."""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.hyst.rules.spaces import (
    HIGH,
    LOW,
    has,
    include,
    north_high,
    north_low,
    south_high,
    south_low,
    touching_high,
    touching_low,
)
from facedown.games.hyst.rules.state import State
from facedown.games.hyst.rules.steps import sweep

MOST_SMOKE = 3  # spaces of one card


@rule
def joined_low(s: State, low: int, high: int) -> int:
    """Finds the neighbours of a set as smoke joins: by touching, or over open edges alone (option smoke_adjacency)."""
    if not s.open_edge:
        return touching_low(low, high)
    found = (low & s.open_east[0]) << 1 | low >> 1 & s.open_east[0] | north_low(low, high) & s.open_south[0]
    return found | south_low(low & s.open_south[0], high & s.open_south[1])


@rule
def joined_high(s: State, low: int, high: int) -> int:
    if not s.open_edge:
        return touching_high(low, high)
    found = (high & s.open_east[1]) << 1 | high >> 1 & s.open_east[1] | north_high(low, high) & s.open_south[1]
    return found | south_high(low & s.open_south[0], high & s.open_south[1])


@rule
def growth_low(s: State) -> int:
    """Finds where the open Smoke card may go on: next to its cloud, with a tile or by flipping a camera."""
    found = joined_low(s, s.cloud[0], s.cloud[1]) & ~s.smoky[0]
    return found if s.smoke_left else found & s.eyes[0]


@rule
def growth_high(s: State) -> int:
    found = joined_high(s, s.cloud[0], s.cloud[1]) & ~s.smoky[1] & HIGH
    return found if s.smoke_left else found & s.eyes[1]


@rule
def is_all_smoky(s: State) -> bool:
    return s.smoky[0] == LOW and s.smoky[1] == HIGH


@rule
def gather_cloud(s: State) -> None:
    """Adds to the cloud all smoke that hangs together with it."""
    while True:
        low = s.cloud[0] | joined_low(s, s.cloud[0], s.cloud[1]) & s.smoky[0]
        high = s.cloud[1] | joined_high(s, s.cloud[0], s.cloud[1]) & s.smoky[1]
        if low == s.cloud[0] and high == s.cloud[1]:
            return
        s.cloud[0] = low
        s.cloud[1] = high


@rule
def put_smoke(s: State, space: int) -> None:
    """Puts down a tile, or turns a camera to its smoky side (H-836)."""
    include(s.smoky, space)
    if not has(s.eyes[0], s.eyes[1], space):
        s.smoke_left -= 1
    clean_lasers(s)
    if s.any_cloud:
        s.cloud[0] = s.smoky[0]
        s.cloud[1] = s.smoky[1]
    else:
        include(s.cloud, space)
        gather_cloud(s)


@rule
def clean_lasers(s: State) -> None:
    """Takes away all lasers between two smoky spaces (H-417)."""
    low = s.smoky[0]
    high = s.smoky[1]
    east_low = s.laser_east[0] & low & low >> 1
    east_high = s.laser_east[1] & high & high >> 1
    south = s.laser_south[0] & low & north_low(low, high)
    south_last = s.laser_south[1] & high & north_high(low, high)
    s.laser_east[0] ^= east_low
    s.laser_east[1] ^= east_high
    s.laser_south[0] ^= south
    s.laser_south[1] ^= south_last
    s.lasers_left += popcount(east_low) + popcount(east_high) + popcount(south) + popcount(south_last)


@rule
def blow_away(s: State) -> None:
    """Takes the smoke from all chosen spaces together; then the cameras look (H-434)."""
    s.smoke_left += popcount(s.cleared[0] & ~s.eyes[0]) + popcount(s.cleared[1] & ~s.eyes[1])
    s.smoky[0] &= ~s.cleared[0]
    s.smoky[1] &= ~s.cleared[1]
    s.cleared[0] = 0
    s.cleared[1] = 0
    sweep(s)
