"""Draws what the table hands out: pieces, their backs, the board and the flipped board, as SVG text.

The picture of a piece says nothing about its cell: all pieces have the same box, coordinates begin at that box, and
shapes end where the box ends (M-63).
"""

from __future__ import annotations

from functools import lru_cache

from facedown.games.myst.page.art.cut import BOX, COLUMNS, MARGIN, ROWS, UNIT, cut, mulberry32, outline, seams
from facedown.games.myst.page.art.palette import BACK, INK, PAPER, Tint, muted, natural, tint
from facedown.games.myst.page.art.scene import corner, name, scene
from facedown.games.myst.page.art.shapes import Box, Point
from facedown.games.myst.rules.data import DATA

WIDE, HIGH = UNIT * COLUMNS, UNIT * ROWS
_SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" stroke-width="2" stroke-linejoin="round" '
    'stroke-linecap="round">'
)

# Patterns tell the teams apart without colour: strokes on blue, dots on yellow.
_PATTERN = {
    "blue": '<pattern id="p" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="2" height="12" fill="#000" opacity=".1"/></pattern>',
    "yellow": '<pattern id="p" width="12" height="12" patternUnits="userSpaceOnUse">'
    '<circle cx="6" cy="6" r="2.4" fill="#fff" opacity=".1"/></pattern>',
}


@lru_cache(maxsize=1)
def _grain() -> str:
    """Draws film grain of 2 %: a tile of specks, half a cell wide, the same under every piece."""
    numbers = mulberry32(2)
    specks = [
        f'<path d="{"".join(f"M{50 * next(numbers):.0f} {50 * next(numbers):.0f}h1" for _ in range(80))}" '
        f'stroke="{colour}" stroke-width="1" opacity=".16"/>'
        for colour in ("#000", "#fff")
    ]
    return f'<pattern id="g" width="50" height="50" patternUnits="userSpaceOnUse">{"".join(specks)}</pattern>'


def drawn(window: Box, art_seed: int, colours: Tint) -> str:
    """Draws what can be seen through a window of the picture, in the window's own coordinates."""
    origin: Point = (window[0], window[1])
    seen = (shape.inside(window) for shape in scene(art_seed))
    return "".join(shape.svg(origin, colours) for shape in seen if shape)


@lru_cache(maxsize=256)
def _picture(cell: int, team: str, art_seed: int) -> str:
    """Draws what may show in a piece's box. The cut is laid over it, so that a new cut costs nearly nothing."""
    row, column = divmod(cell, COLUMNS)
    left, top = UNIT * column - MARGIN, UNIT * row - MARGIN
    return drawn((left, top, left + BOX, top + BOX), art_seed, tint(team))


def piece(cell: int, team: str, cut_seed: int, art_seed: int) -> str:
    """Draws the front of a piece: its picture in its team's tint and pattern, in its outline, with an edge of paper."""
    path = outline(cut(cut_seed), cell)
    veil = "".join(f'<path d="{path}" fill="url(#{pattern})"/>' for pattern in "gp")
    return (
        _SVG.format(BOX, BOX)
        + f'<defs>{_grain()}{_PATTERN[team]}<clipPath id="c"><path d="{path}"/></clipPath></defs>'
        + f'<g clip-path="url(#c)">{_picture(cell, team, art_seed)}{veil}'
        + f'<path d="{path}" fill="none" stroke="{PAPER}" stroke-width="3" opacity=".55"/></g>'
        + f'<path d="{path}" fill="none" stroke="{INK}" stroke-width=".8"/></svg>'
    )


def back(cell: int, team: str, cut_seed: int) -> str:
    """Draws the back of a piece, seen when it is turned over: its mirrored outline in the plain colour of the team."""
    path = outline(cut(cut_seed), cell)
    return (
        _SVG.format(BOX, BOX) + f'<path d="{path}" transform="matrix(-1 0 0 1 {BOX} 0)" fill="{BACK[team]}" '
        f'stroke="{INK}" stroke-width="1.2"/></svg>'
    )


@lru_cache(maxsize=16)
def _empty(art_seed: int) -> str:
    return drawn((0, 0, WIDE, HIGH), art_seed, muted)


def vignette(landmark: str, art_seed: int) -> str:
    """Draws a small picture of a landmark in its own colours: its Key cell."""
    left, top = corner(next(place.key for place in DATA.landmarks if place.id == landmark))
    window = (left, top, left + UNIT, top + UNIT)
    return _SVG.format(UNIT, UNIT) + drawn(window, art_seed, natural) + "</svg>"


def board(cut_seed: int, art_seed: int) -> str:
    """Draws the empty board: the picture in quiet colours under the lines of the cut."""
    return (
        _SVG.format(WIDE, HIGH)
        + f"<defs>{_grain()}</defs>"
        + _empty(art_seed)
        + f'<path d="M0 0H{WIDE}V{HIGH}H0Z" fill="url(#g)"/>'
        + f'<path d="{seams(cut(cut_seed))}" fill="none" stroke="{PAPER}" stroke-width="1.4" opacity=".5"/></svg>'
    )


@lru_cache(maxsize=1)
def flipped() -> str:
    """Draws the other side of the board: linen, straight lines, and the names of the cells (M-32)."""
    lines = "".join(f"M{UNIT * column} 0V{HIGH}" for column in range(1, COLUMNS))
    lines += "".join(f"M0 {UNIT * row}H{WIDE}" for row in range(1, ROWS))
    names = "".join(
        f'<text x="{UNIT * (cell % COLUMNS) + 50}" y="{UNIT * (cell // COLUMNS) + 56}">{name(cell)}</text>'
        for cell in range(COLUMNS * ROWS)
    )
    return (
        _SVG.format(WIDE, HIGH) + f'<path d="M0 0H{WIDE}V{HIGH}H0Z" fill="#E6DCC6"/>'
        f'<path d="{lines}" stroke="#B7AA8E" stroke-width="1"/>'
        f'<g fill="#A39674" font-family="sans-serif" font-size="18" text-anchor="middle">{names}</g></svg>'
    )
