"""Floor plans, turning, seams, cameras, corners and their repair (H-201 .. H-208, H-212 .. H-215, H-303, H-304)."""

import random
import re

import pytest

from facedown.engine.bits import popcount
from facedown.engine.rule import JIT, native
from facedown.games.hyst.rules.codes import Tiles, blocked_corners, parse_code, repaired, rows_of, walls_of, write_code
from facedown.games.hyst.rules.data import DATA, LAYOUTS, TILES
from facedown.games.hyst.rules.entries import Tile
from facedown.games.hyst.rules.floods import open_corners
from facedown.games.hyst.rules.index import difficulty, watched_word
from facedown.games.hyst.rules.layouts import PLANS, facts
from facedown.games.hyst.rules.museum import CORNER_SLOT, lay_museum, lay_tile, open_corner, place_camera, repair
from facedown.games.hyst.rules.pieces import DIRECTIONS, EAST, NORTH, SOUTH, SPACE, SPACE_NAMES, STEP, WEST
from facedown.games.hyst.rules.spaces import spaces_in
from facedown.games.hyst.rules.tiles import (
    CAMERA_AT,
    FACING_AT,
    FIRST_SPACE,
    LOCAL_STEP,
    camera_facing,
    camera_space,
    edge_at,
    turned,
)

from .drawings import LOCKDOWN, MATINEE
from .drawings import PLANS as DRAWN

LOCAL = [f"{'abc'[i % 3]}{i // 3 + 1}" for i in range(9)]


def wall(plan: int, i: int, direction: int) -> bool:
    return bool(plan >> edge_at(i, direction) & 1)


def side(plan: int, direction: int) -> str:
    spaces = {NORTH: (0, 1, 2), EAST: (2, 5, 8), SOUTH: (6, 7, 8), WEST: (0, 3, 6)}[direction]
    return "".join(str(int(wall(plan, i, direction))) for i in spaces)


def camera(plan: int) -> str:
    return f"{LOCAL[plan >> CAMERA_AT & 15]}{DIRECTIONS[plan >> FACING_AT & 3]}"


def draw_plan(plan: int) -> list[str]:
    """A plan in the way of the rules' drawings."""
    lines = [["+", " ", "+", " ", "+", " ", "+"] if y % 2 == 0 else [" "] * 7 for y in range(7)]
    for i in range(9):
        x, y = 2 * (i % 3) + 1, 2 * (i // 3) + 1
        lines[y][x] = "^>v<"[plan >> FACING_AT & 3] if plan >> CAMERA_AT & 15 == i else "."
        for direction, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            if wall(plan, i, direction):
                lines[y + dy][x + dx] = "|" if dx else "-"
    return ["".join(line).rstrip() for line in lines]


def draw_museum(tiles: Tiles) -> str:
    walls = walls_of(tiles, PLANS)
    lines = ["   A B C D E F G H I"]
    lines += ["  " + "+ " * 9 + "+" if y % 2 == 0 else f"{y // 2 + 1} " + " " * 19 for y in range(19)]
    grid = [list(line) for line in lines]
    icons = {}
    for slot, (number, turn) in enumerate(tiles):
        plan = turned(PLANS[number - 1], turn)
        icons[camera_space(slot, plan)] = "^>v<"[camera_facing(plan)]
    for space in range(81):
        x, y = 3 + 2 * (space % 9), 2 + 2 * (space // 9)
        grid[y][x] = icons.get(space, "*" if space == SPACE["E5"] else ".")
        for direction, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            if walls[space] >> direction & 1:
                grid[y + dy][x + dx] = "|" if dx else "-"
    return "\n" + "\n".join("".join(line).rstrip() for line in grid) + "\n"


def watched(tiles: Tiles) -> list[str]:
    walls = walls_of(tiles, PLANS)
    tile, turn = rows_of(tiles)
    words = (watched_word(walls, PLANS, tile, turn, first) for first in (0, 63))
    return [SPACE_NAMES[space] for space in spaces_in(*words)]


def drawn_plans() -> dict[tuple[int, str], list[str]]:
    """The drawings, cut out of their page."""
    found = {}
    for block in DRAWN.strip("\n").split("\n\n"):
        head, *lines = block.split("\n")
        for title in re.finditer(r"(\d+) ([A-Z][A-Za-z]*(?: [A-Z][a-z]+)*)", head):
            at = title.start()
            found[int(title[1]), title[2]] = [line[at : at + 7].rstrip() for line in lines]
    return found


def random_museum(rng: random.Random, numbers: int) -> Tiles:
    return tuple((number, rng.randrange(4)) for number in rng.sample(range(1, numbers + 1), 9))


@pytest.mark.rule("H-201")
@pytest.mark.rule("H-204")
def test_spaces_and_slots() -> None:
    assert [SPACE[name] for name in ("A1", "I1", "E5", "I9")] == [0, 8, 40, 80]
    firsts = [SPACE_NAMES[space] for space in FIRST_SPACE]
    assert firsts == ["A1", "D1", "G1", "A4", "D4", "G4", "A7", "D7", "G7"]
    assert [slot + 1 for slot in CORNER_SLOT] == [1, 3, 9, 7]


@pytest.mark.rule("H-212")
@pytest.mark.rule("H-213")
def test_the_drawings_are_the_data() -> None:
    drawings = drawn_plans()
    assert len(drawings) == 26
    for (number, name), drawing in drawings.items():
        assert TILES[number].name == name
        assert draw_plan(TILES[number].plan) == drawing, name


@pytest.mark.rule("H-205")
@pytest.mark.rule("H-901")
def test_turning() -> None:
    gallery = turned(TILES[2].plan, 1)
    assert camera(gallery) == "c1W"
    assert [side(gallery, d) for d in (NORTH, EAST, SOUTH, WEST)] == ["110", "000", "001", "000"]
    assert not any(wall(gallery, i, EAST) for i in range(9) if i % 3 < 2)
    spiral = turned(TILES[16].plan, 3)
    assert camera(spiral) == "b2S"
    assert ["".join(str(int(wall(spiral, 3 * y + x, EAST))) for x in range(2)) for y in range(3)] == ["00", "11", "10"]
    assert ["".join(str(int(wall(spiral, 3 * y + x, SOUTH))) for x in range(3)) for y in range(2)] == ["010", "000"]
    assert [side(spiral, d) for d in (NORTH, EAST, SOUTH, WEST)] == ["101", "100", "001", "011"]


@pytest.mark.rule("H-205")
@pytest.mark.parametrize("tile", DATA.tiles, ids=lambda tile: tile.name)
def test_a_quarter_turn_moves_every_wall(tile: Tile) -> None:
    after = turned(tile.plan, 1)
    for i in range(9):
        x, y = i % 3, i // 3
        there = 3 * x + (2 - y)  # local (x, y) goes to (2 - y, x)
        for direction in range(4):
            assert wall(tile.plan, i, direction) == wall(after, there, (direction + 1) % 4)
    assert turned(tile.plan, 4) == tile.plan


@pytest.mark.rule("H-206")
@pytest.mark.rule("H-903")
def test_seams() -> None:
    matinee = LAYOUTS["matinee"].tiles
    walls = walls_of(matinee, PLANS)
    tile, turn = rows_of(matinee)

    def alone(slot: int) -> list[int]:
        only = tuple((number if s == slot else 0, turn) for s, (number, turn) in enumerate(matinee))
        return walls_of(only, PLANS)

    east_of_c1, east_of_c2, east_of_c3 = (SPACE[name] for name in ("C1", "C2", "C3"))
    assert walls[east_of_c1] >> EAST & 1
    assert alone(0)[east_of_c1] >> EAST & 1
    assert not alone(1)[east_of_c1] >> EAST & 1
    assert walls[east_of_c2] >> EAST & 1
    assert not alone(0)[east_of_c2] >> EAST & 1
    assert alone(1)[east_of_c2] >> EAST & 1
    assert not walls[east_of_c3] >> EAST & 1
    open_edges = sum(not walls[space] >> direction & 1 for space in range(81) for direction in (EAST, SOUTH))
    assert open_edges == 98
    for space in range(81):  # both sides of an edge say the same, and the outline is closed (H-203)
        for direction in range(4):
            if not walls[space] >> direction & 1:
                assert not walls[space + STEP[direction]] >> (direction ^ 2) & 1
    by_one: list[int] = walls_of(((0, 0),) * 9, PLANS)
    for slot in (4, 0, 8, 2, 6, 1, 3, 5, 7):
        lay_tile(by_one, PLANS, tile, turn, slot)
    assert by_one == walls


@pytest.mark.rule("H-219")
def test_two_museums_as_drawn() -> None:
    assert draw_museum(LAYOUTS["matinee"].tiles) == MATINEE
    assert draw_museum(LAYOUTS["lockdown"].tiles) == LOCKDOWN


@pytest.mark.rule("H-208")
@pytest.mark.rule("H-219")
@pytest.mark.rule("H-902")
def test_cameras() -> None:
    tile, turn = rows_of(LAYOUTS["matinee"].tiles)
    spaces, facing = [0] * 9, [0] * 9
    for slot in range(9):
        place_camera(PLANS, tile, turn, spaces, facing, slot)
    icons = sorted(f"{SPACE_NAMES[space]} {DIRECTIONS[way]}" for space, way in zip(spaces, facing, strict=True))
    assert icons == sorted(["G1 N", "B2 E", "F3 S", "A4 W", "G4 S", "F6 W", "D7 W", "H8 E", "A9 W"])
    assert watched(LAYOUTS["matinee"].tiles) == ["C2", "F4", "G5", "D6", "E6", "G6", "I8"]
    lock = "A8 B1 B2 B3 B4 B5 B6 B7 B8 C7 C8 C9 D2 D3 D4 D5 D6 D7 D8 E5 E8 F8 G5 G8 I2"
    assert sorted(watched(LAYOUTS["lockdown"].tiles)) == lock.split()


@pytest.mark.rule("H-214")
def test_the_tiles_are_sound() -> None:
    assert [tile.number for tile in DATA.tiles] == list(range(1, 27))
    assert [tile.set for tile in DATA.tiles] == ["base"] * 18 + ["deluxe"] * 8  # H-207
    shapes = [min(turned(tile.plan, turn) for turn in range(4)) for tile in DATA.tiles]
    assert len(set(shapes)) == 26  # no two alike, however turned
    sides = {tile.number: sum("0" in side(tile.plan, d) for d in range(4)) for tile in DATA.tiles}
    assert sides == {number: {7: 2, 8: 3, 15: 3}.get(number, 4) for number in range(1, 27)}
    blind = [t.number for t in DATA.tiles if _sees_nothing(t.plan)]
    assert blind == [5, 17, 25]
    for tile in DATA.tiles:
        reached = {0}
        for _ in range(9):
            reached |= {i + LOCAL_STEP[d] for i in reached for d in range(4) if _leads_inside(i, d, tile.plan)}
        assert len(reached) == 9, tile.name


def _leads_inside(i: int, direction: int, plan: int) -> bool:
    inside = {NORTH: i > 2, EAST: i % 3 < 2, SOUTH: i < 6, WEST: i % 3 > 0}[direction]
    return inside and not wall(plan, i, direction)


def _sees_nothing(plan: int) -> bool:
    return wall(plan, plan >> CAMERA_AT & 15, plan >> FACING_AT & 3)


# Blocked museums, the corners that are, and their repaired codes (H-905 .. H-907).
REPAIRS = [
    ("HY1-07b13c02c-14c08c18a-12b04a11b-48", (3, 4), "HY1-07b13c02c-14c08c18a-12b04a11a-39"),  # corner tile alone
    ("HY1-10a09d12a-11a01b03c-07b15b13b-80", (3, 4), "HY1-10a09d12a-11a01b03c-07c15b13c-96"),  # two corner tiles
    ("HY1-12d08b09d-11d06a15a-05d17c14d-34", (2, 3), "HY1-12d08b09d-11d06a15c-05d17c14d-46"),  # a neighbour
    ("HY1-08c13c01b-15b07b14b-11a18a10c-30", (1, 2, 3), "HY1-08d13c01b-15c07b14b-11a18a10c-35"),  # both together
    ("HY1-03d02a08c-09b07a14c-15c01c17c-52", (1, 2, 4), None),
]


@pytest.mark.rule("H-303")
@pytest.mark.rule("H-304")
@pytest.mark.rule("H-905")
@pytest.mark.rule("H-906")
@pytest.mark.rule("H-907")
@pytest.mark.parametrize(("code", "blocked", "better"), REPAIRS)
def test_repair(code: str, blocked: tuple[int, ...], better: str | None) -> None:
    tiles = parse_code(code)
    assert blocked_corners(walls_of(tiles, PLANS)) == blocked
    found = repaired(tiles, PLANS)
    assert (write_code(found) if found else None) == better
    if found:
        assert blocked_corners(walls_of(found, PLANS)) == ()
        assert [number for number, _ in found] == [number for number, _ in tiles]


@pytest.mark.rule("H-304")
def test_repair_leaves_the_walls_of_what_it_chose() -> None:
    rng = random.Random("walls after a repair")
    repairs = 0
    while repairs < 40:
        tiles = random_museum(rng, 18)
        walls = walls_of(tiles, PLANS)
        tile, turn = rows_of(tiles)
        if open_corners(walls) != 15:
            repairs += 1
            assert repair(walls, PLANS, tile, turn) == (open_corners(walls) == 15)
            assert walls == walls_of(tuple(zip(tile, turn, strict=True)), PLANS)


@pytest.mark.rule("H-214")
@pytest.mark.rule("H-215")
@pytest.mark.rule("H-217")
@pytest.mark.parametrize(("numbers", "expected"), [
    (18, {"repair": 0.180, "steps": 10.5, "watched": 14.6, "free": 0.357, "all": 0.046, "none": 0.329,
          "corner": 0.135, "centre": 0.168, "edges": 97.0, "easy": 0.27, "hard": 0.27}),
    (26, {"repair": 0.132, "steps": 10.5, "watched": 14.0, "free": 0.413, "all": 0.072, "none": 0.271,
          "corner": 0.142, "centre": 0.136}),
])  # fmt: skip
def test_random_museums(numbers: int, expected: dict[str, float]) -> None:
    """800 museums against the figures of 20,000: three standard errors, for the seed that is written here."""
    rng = random.Random(f"museums of {numbers}")
    n = 800
    seen: dict[str, list[float]] = {name: [] for name in ("repair", *expected)}
    while len(seen["watched"]) < n:
        first = random_museum(rng, numbers)
        blocked = blocked_corners(walls_of(first, PLANS)) != ()
        seen["repair"].append(blocked)
        tiles = repaired(first, PLANS) if blocked else first
        if tiles is None:
            continue
        found = facts(tiles)
        spaces = watched(tiles)
        free = sum(corner.watched == 0 for corner in found.corners)
        walls = walls_of(tiles, PLANS)
        measured = {
            "steps": sum(corner.steps for corner in found.corners) / 4,
            "watched": found.watched,
            "free": free / 4,
            "all": free == 4,
            "none": free == 0,
            "corner": sum(name in spaces for name in ("A1", "I1", "I9", "A9")) / 4,
            "centre": "E5" in spaces,
            "edges": 144 - sum(popcount(w) for w in walls) / 2 + 18,  # each wall twice, 36 of the outline once
            "easy": found.level == "easy",
            "hard": found.level == "hard",
        }
        for name in expected:
            if name != "repair":
                seen[name].append(float(measured[name]))
    for name, value in expected.items():
        mean = sum(seen[name]) / len(seen[name])
        variance = sum((x - mean) ** 2 for x in seen[name]) / len(seen[name])
        assert abs(mean - value) < 3.2 * (variance / n) ** 0.5 + 0.005, (name, mean, value)


@pytest.mark.rule("H-215")
@pytest.mark.rule("H-304")
@pytest.mark.parametrize(("numbers", "alone"), [(18, 0.822), (26, 0.799)])
def test_most_corners_are_repaired_by_their_own_tile(numbers: int, alone: float) -> None:
    rng = random.Random(f"repairs of {numbers}")
    turns: list[int] = []  # how many tiles each repaired corner took; 1 is the corner's own, 2 one beside it, 3 both
    while len(turns) < 300:
        tiles = random_museum(rng, numbers)
        walls = walls_of(tiles, PLANS)
        tile, turn = rows_of(tiles)
        for corner, slot in enumerate(CORNER_SLOT):
            opened = open_corners(walls)
            if opened >> corner & 1:
                continue
            before = list(turn)
            if not open_corner(walls, PLANS, tile, turn, corner, opened | 1 << corner):
                break
            other = any(turn[s] != before[s] for s in range(9) if s != slot)
            turns.append(int(turn[slot] != before[slot]) + 2 * other)
    error = (alone * (1 - alone) / len(turns)) ** 0.5
    assert abs(turns.count(1) / len(turns) - alone) < 3 * error
    assert turns.count(3) <= 4  # two in a thousand


@pytest.mark.skipif(not JIT, reason="compiled rules are switched off")
def test_the_compiled_museum_is_the_same() -> None:
    import numpy as np

    rng = random.Random("plain and compiled")
    plans = np.array(PLANS, np.int32)
    fast_lay, fast_repair, fast_difficulty = native(lay_museum), native(repair), native(difficulty)
    for _ in range(150):
        tile, turn = rows_of(random_museum(rng, 26))
        walls = [0] * 81
        rows = [np.array(row, np.int8) for row in (walls, tile, turn)]
        lay_museum(walls, PLANS, tile, turn)
        fast_lay(rows[0], plans, rows[1], rows[2])
        assert rows[0].tolist() == walls
        assert fast_repair(rows[0], plans, rows[1], rows[2]) == repair(walls, PLANS, tile, turn)
        assert [row.tolist() for row in rows] == [walls, tile, turn]
        if open_corners(walls) == 15:
            assert fast_difficulty(rows[0], plans, rows[1], rows[2]) == difficulty(walls, PLANS, tile, turn)
