"""Tiles, cells and comfort."""

from collections.abc import Iterator

import pytest

from facedown.games.shy_monsters.rules.pieces import (
    AROUND,
    AT_HOME,
    CELL,
    CELLS,
    DOOR,
    KINDS,
    MONSTERS,
    N_CELLS,
    NEEDS,
    NEXT_CELL,
    STEPS,
    around_bit,
    bits_around,
    cell_of,
    cell_text,
    diagrams,
    monster_names,
    turned,
)
from tests.games.shy_monsters.helpers import OUTLINES, Place, story

LAYOUTS = {
    "LINE": "C mantis C C dragon X",
    "BLOCK": "C C gargoyle C X bat",
    "STAIRS": "C cobra bat C C X",
    "CROSS": "C C dragon kraken C X",
    "RING": "mantis cobra C C C X",
    "HOOK": "X C C C bat dragon",
}


def comfort(outline: str) -> dict[Place, set[str]]:
    tiles = story(outline, LAYOUTS[outline]).view(1).tiles
    return {tile.cell: set(tile.comfy) for tile in tiles if tile.what != "entrance"}


def outlines() -> Iterator[frozenset[Place]]:
    """All connected shapes of six tiles and the Entrance."""
    found: set[frozenset[Place]] = {frozenset({(0, 0)})}
    for _ in range(6):
        found = {
            shape | {(x + dx, y + dy)}
            for shape in found
            for x, y in shape
            for dx, dy in STEPS
            if (x + dx, y + dy) not in shape
        }
    yield from found


@pytest.mark.rule("S-201")
def test_pieces() -> None:
    assert MONSTERS == ("bat", "dragon", "mantis", "cobra", "kraken", "gargoyle")
    assert ("", "corridor", "exit", *MONSTERS) == KINDS


def grid_number(cell: int) -> int:
    x, y = CELLS[cell]
    return 13 * (y + 6) + x + 6


@pytest.mark.rule("S-203")
def test_cells_are_numbered_as_on_the_13_by_13_board() -> None:
    assert N_CELLS == 85
    assert all(abs(x) + abs(y) <= 6 for x, y in CELLS)
    assert grid_number(DOOR) == 84
    numbers = [grid_number(cell) for cell in range(N_CELLS)]
    assert numbers == sorted(numbers)
    assert grid_number(CELL[1, -2]) == (-2 + 6) * 13 + (1 + 6)
    for cell in range(N_CELLS):
        assert cell_of(cell_text(cell)) == cell


@pytest.mark.parametrize("text", ["", "1", "7,0", "4,-3", "1,2,3", "a,b", " 1,0", "01,0", "1,+0"])
def test_what_is_no_cell(text: str) -> None:
    with pytest.raises(ValueError, match="is not a cell"):
        cell_of(text)


@pytest.mark.rule("S-204")
def test_neighbours_share_an_edge() -> None:
    for cell, (x, y) in enumerate(CELLS):
        for direction, (dx, dy) in enumerate(STEPS):
            assert NEXT_CELL[4 * cell + direction] == CELL.get((x + dx, y + dy), -1)
        for other, (u, v) in enumerate(CELLS):
            touches = (u, v) != (x, y) and max(abs(u - x), abs(v - y)) == 1
            assert around_bit(cell, other) == (1 << AROUND.index((u - x, v - y)) if touches else 0)


@pytest.mark.rule("S-206")
def test_diagrams_turn_and_mirror_images_add_nothing() -> None:
    assert [len(diagrams(m)) for m in range(6)] == [4, 4, 2, 4, 4, 4]
    for m in range(6):  # S-802
        mirrored = tuple((-dx, dy) for dx, dy in NEEDS[m])
        assert bits_around(mirrored) in {need for need, _ in diagrams(m)}
    assert turned(((1, -1),), 1) == ((1, 1),)


@pytest.mark.rule("S-207", "S-208", "S-801", "S-803")
def test_comfort_is_what_the_diagrams_say_in_words() -> None:
    for around in range(256):
        tiles = {AROUND[k] for k in range(8) if around >> k & 1}
        edges = tiles & {(0, -1), (-1, 0), (1, 0), (0, 1)}
        corners = tiles - edges
        opposite = edges in ({(0, -1), (0, 1)}, {(-1, 0), (1, 0)})
        bend = next(((a + c, b + d) for a, b in edges for c, d in edges if (a + c) and (b + d)), None)
        words = {
            "bat": bool(corners),
            "dragon": len(edges) == 1,
            "mantis": opposite,
            "cobra": len(edges) == 2 and not opposite and bend not in tiles,
            "kraken": len(edges) >= 3,
            "gargoyle": any({(dx, 0), (0, dy), (dx, dy)} <= tiles for dx in (-1, 1) for dy in (-1, 1)),
        }
        assert set(monster_names(AT_HOME[around])) == {name for name, fits in words.items() if fits}


@pytest.mark.rule("S-209", "S-405")
def test_the_check_figures() -> None:
    rooms, shapes = dict.fromkeys(MONSTERS, 0), dict.fromkeys(MONSTERS, 0)
    count = 0
    for shape in outlines():
        count += 1
        somewhere = set()
        for x, y in shape - {(0, 0)}:
            around = sum(1 << k for k, (dx, dy) in enumerate(AROUND) if (x + dx, y + dy) in shape)
            for name in monster_names(AT_HOME[around]):
                rooms[name] += 1
                somewhere.add(name)
        for name in somewhere:
            shapes[name] += 1
    assert count == 5320
    shares = {name: round(100 * rooms[name] / (6 * count), 1) for name in MONSTERS}
    assert shares == {"bat": 75.2, "dragon": 36.2, "mantis": 21.3, "cobra": 19.4, "kraken": 14.7, "gargoyle": 15.2}
    assert shapes == {"bat": 5306, "dragon": 5246, "mantis": 4072, "cobra": 3644, "kraken": 3558, "gargoyle": 1330}


@pytest.mark.rule("S-904")
def test_comfort_on_the_line() -> None:
    assert comfort("LINE") == {**{(x, 0): {"mantis"} for x in range(1, 6)}, (6, 0): {"dragon"}}


@pytest.mark.rule("S-905")
def test_comfort_on_the_block() -> None:
    crowded, corner = {"bat", "kraken", "gargoyle"}, {"bat", "gargoyle"}
    assert comfort("BLOCK") == {
        (0, 1): corner,
        (1, 0): crowded,
        (1, 1): crowded,
        (2, 0): crowded,
        (2, 1): corner,
        (3, 0): {"bat", "dragon"},
    }


@pytest.mark.rule("S-906")
def test_comfort_on_the_stairs() -> None:
    bends = {key: {"bat", "cobra"} for key in OUTLINES["STAIRS"][:5]}
    assert comfort("STAIRS") == {**bends, (3, 3): {"bat", "dragon"}}


@pytest.mark.rule("S-907")
def test_comfort_on_the_cross() -> None:
    assert comfort("CROSS") == {
        (1, 0): {"kraken"},
        (2, 0): {"bat", "mantis"},
        (1, 1): {"bat", "mantis"},
        (1, -1): {"bat", "dragon"},
        (1, 2): {"dragon"},
        (3, 0): {"dragon"},
    }


@pytest.mark.rule("S-908")
def test_comfort_on_the_ring() -> None:
    sides = {key: {"bat", "mantis"} for key in [(1, 0), (2, 1), (1, 2)]}
    assert comfort("RING") == {**sides, (2, 0): {"cobra"}, (2, 2): {"cobra"}, (0, 2): {"dragon"}}


@pytest.mark.rule("S-909")
def test_comfort_on_the_hook() -> None:
    crowded, corner = {"bat", "kraken", "gargoyle"}, {"bat", "gargoyle"}
    assert comfort("HOOK") == {
        (1, 0): {"bat", "mantis"},
        (2, 0): crowded,
        (3, 0): crowded,
        (2, 1): corner,
        (3, 1): corner,
        (4, 0): {"bat", "dragon"},
    }
