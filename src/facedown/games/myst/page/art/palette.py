"""Names the colours of the island, and computes what a tint does to a colour (M-25).

Every shape of the picture is flat, so a tint of the picture is a tint of its colours: no filter is needed, and a piece
costs a browser nothing but its shapes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

INK = "#26313A"
SKY, DUSK, CLOUD, CLOUD_SHADE, MOON = "#F3E4C0", "#6F93A6", "#F6EFDD", "#C9CFC8", "#FBF3D0"
DEEP, SEA, SHELF, SHALLOW, FOAM = "#1B6072", "#307B8A", "#5BA5AB", "#93C8BF", "#E9F4E6"
SAND, SAND_SHADE, PATH, PATH_SHADE = "#F0DFB8", "#D3B988", "#E4CB96", "#BFA06A"
MOSS, LEAF, MEADOW, HILL, FOREST = "#5B8C5A", "#78A766", "#95BE78", "#B9D391", "#3A6848"
STONE, STONE_SHADE, ROCK, ROCK_SHADE, SLATE = "#E0D9C8", "#B5AD9E", "#A8A39B", "#7D7D80", "#5F6E7B"
WOOD, WOOD_SHADE, BARK = "#C9955E", "#9C6C47", "#6B4A36"
ROOF, ROOF_SHADE, ROSE, BRASS, BRASS_SHADE = "#D0664A", "#A54C3C", "#E08A7B", "#E2B04A", "#A87A2C"
PAPER, DARK = "#FBF5E4", "#33302F"

RGB = tuple[float, float, float]
Tint = Callable[[str], str]

_RAMPS = {"blue": ("#0B2545", "#2F6CA3", "#CFE2F5"), "yellow": ("#4A3000", "#E8B820", "#FFF6CC")}
BACK = {"blue": "#2F6CA3", "yellow": "#E8B820"}
COLOURS = tuple(_RAMPS)


def rgb(colour: str) -> RGB:
    return (int(colour[1:3], 16) / 255, int(colour[3:5], 16) / 255, int(colour[5:7], 16) / 255)


def code(colour: RGB) -> str:
    return "#" + "".join(f"{round(255 * min(1.0, max(0.0, part))):02x}" for part in colour)


def mixed(one: RGB, other: RGB, share: float) -> RGB:
    """Mixes `share` of `other` into `one`."""
    return tuple(a + (b - a) * share for a, b in zip(one, other, strict=True))  # type: ignore[return-value]


def grey(colour: RGB) -> float:
    """Computes luminance as the eye reads it (of encoded values), 0 to 1: the ramps of the tints are spread over it."""
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


def ramp_stops(name: str) -> tuple[RGB, RGB, RGB]:
    """Finds the colours of a team's pieces where the picture is black, grey and white."""
    dark, middle, light = _RAMPS[name]
    return rgb(dark), rgb(middle), rgb(light)


def _ramp(name: str, y: float) -> RGB:
    dark, middle, light = ramp_stops(name)
    return mixed(dark, middle, 2 * y) if y < 0.5 else mixed(middle, light, 2 * y - 1)


@lru_cache(maxsize=512)
def team(name: str, colour: str) -> str:
    """Tints a colour of the picture for a piece of that team: four fifths ramp, one fifth itself."""
    original = rgb(colour)
    return code(mixed(_ramp(name, grey(original)), original, 0.2))


@lru_cache(maxsize=256)
def muted(colour: str) -> str:
    """Pales a colour of the picture for the empty board: saturation 45 %, brightness 90 %."""
    original = rgb(colour)
    y = grey(original)
    pale = mixed((y, y, y), original, 0.45)
    return code((0.9 * pale[0], 0.9 * pale[1], 0.9 * pale[2]))


def natural(colour: str) -> str:
    return colour


def tint(name: str) -> Tint:
    """Gives the tint of a team, by its colour."""
    return lambda colour: team(name, colour)
