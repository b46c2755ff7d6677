"""Writes and reads layout codes: nine floor plans with their turns, a short text with two check digits (H-216)."""

import re
from collections.abc import Collection, Sequence
from typing import Literal

from facedown.engine.errors import FacedownError
from facedown.games.hyst.rules.floods import open_corners
from facedown.games.hyst.rules.museum import lay_museum, repair
from facedown.games.hyst.rules.pieces import MOST_TILES, N_MUSEUM, ROTATIONS, SLOTS
from facedown.games.hyst.rules.words import say
from facedown.words import Said

Tiles = tuple[tuple[int, int], ...]  # nine times number and quarter turns, in the order of slots
Fault = Literal[
    "bad_format", "bad_check", "unknown_tile", "duplicate_tile", "tile_not_in_edition", "corner_blocked"
]  # in the order in which they are looked for

SHAPE = "HY1-16c11c05a-12b14a08b-09b17b01b-16"
_CODE = re.compile(r"hy1((?:\d\d[abcd]){9})(\d\d)", re.ASCII)
MODULUS = 97


class LayoutError(FacedownError):
    """Says that a museum cannot be laid. `offered` is the code of the same one with its corners repaired, if any."""

    def __init__(self, fault: Fault, message: Said, corners: tuple[int, ...] = (), offered: str = "") -> None:
        super().__init__(message)
        self.fault: Fault = fault
        self.corners = corners  # blocked ones, 1 to 4
        self.offered = offered


def write_code(tiles: Sequence[tuple[int, int]]) -> str:
    groups = [f"{number:02}{ROTATIONS[turn]}" for number, turn in tiles]
    rows = ["".join(groups[i : i + 3]) for i in (0, 3, 6)]
    return f"HY1-{'-'.join(rows)}-{check_digits(tiles):02}"


def check_digits(tiles: Sequence[tuple[int, int]]) -> int:
    return sum(slot * (4 * (number - 1) + turn) for slot, (number, turn) in enumerate(tiles, 1)) % MODULUS


def parse_code(text: str) -> Tiles:
    """Reads the nine tiles that a code names, whatever they are. Case, dashes and spaces do not matter."""
    plain = "".join(char for char in text.lower() if char.isascii() and char.isalnum())
    found = _CODE.fullmatch(plain)
    if found is None:
        raise LayoutError("bad_format", say("layout.bad_format", shape=SHAPE))
    groups, check = found.groups()
    tiles = tuple((int(groups[i : i + 2]), ROTATIONS.index(groups[i + 2])) for i in range(0, 3 * SLOTS, 3))
    if check_digits(tiles) != int(check):
        raise LayoutError("bad_check", say("layout.bad_check"))
    return tiles


def check_tiles(tiles: Tiles, plans: Sequence[int], deluxe: Collection[int], edition: str) -> None:
    """Raises LayoutError unless a museum of these tiles can be laid and every corner is open.

    `plans` are all plans by number - 1, 0 where there is none; `deluxe` has the numbers that the base edition lacks.
    """
    numbers = [number for number, _ in tiles]
    if missing := sorted({number for number in numbers if not has_plan(plans, number)}):
        raise LayoutError("unknown_tile", say("layout.unknown_tile", plans=_texts(missing)))
    if twice := sorted({number for number in numbers if numbers.count(number) > 1}):
        raise LayoutError("duplicate_tile", say("layout.duplicate_tile", plans=_texts(twice)))
    if edition == "base" and (foreign := sorted(set(numbers) & set(deluxe))):
        raise LayoutError("tile_not_in_edition", say("layout.tile_not_in_edition", plans=_texts(foreign)))
    if blocked := blocked_corners(walls_of(tiles, plans)):
        message = say("layout.corner_blocked", corners=[f"S{corner}" for corner in blocked])
        better = repaired(tiles, plans)
        if better is None:
            raise LayoutError("corner_blocked", message, blocked)
        offered = write_code(better)
        raise LayoutError("corner_blocked", say("layout.repaired", problem=message, code=offered), blocked, offered)


def has_plan(plans: Sequence[int], number: int) -> bool:
    return 1 <= number <= MOST_TILES and plans[number - 1] != 0


def walls_of(tiles: Tiles, plans: Sequence[int]) -> list[int]:
    """Builds the walls of a museum; tile 0 is a slot that is still empty."""
    walls = [0] * N_MUSEUM
    lay_museum(walls, list(plans), *rows_of(tiles))
    return walls


def rows_of(tiles: Tiles) -> tuple[list[int], list[int]]:
    """Lists numbers and turns by slot, as the rules have them."""
    return [number for number, _ in tiles], [turn for _, turn in tiles]


def blocked_corners(walls: list[int]) -> tuple[int, ...]:
    """Finds which of S1 to S4 no way leads in from (H-303)."""
    opened = open_corners(walls)
    return tuple(corner for corner in range(1, 5) if not opened >> (corner - 1) & 1)


def repaired(tiles: Tiles, plans: Sequence[int]) -> Tiles | None:
    """Turns tiles until all corners are open and gives that museum (H-304), or nothing if that does not work."""
    tile, turn = rows_of(tiles)
    if not repair(walls_of(tiles, plans), list(plans), tile, turn):
        return None
    return tuple(zip(tile, turn, strict=True))


def _texts(numbers: Sequence[int]) -> list[str]:
    return [str(number) for number in numbers]
