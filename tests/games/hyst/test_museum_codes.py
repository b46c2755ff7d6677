"""Layout codes, the index and the prepared museums (H-216 .. H-218)."""

import random

import pytest

from facedown.games.hyst.rules.codes import LayoutError, blocked_corners, check_digits, parse_code, walls_of, write_code
from facedown.games.hyst.rules.data import DATA, LAYOUTS
from facedown.games.hyst.rules.entries import Layout
from facedown.games.hyst.rules.index import EASY, HARD, MEDIUM, level_of
from facedown.games.hyst.rules.layouts import PLANS, facts, read_layout
from facedown.games.hyst.rules.pieces import CORNERS, SPACE, SPACE_NAMES, STEP

from .test_museum import watched

MATINEE = "HY1-16c11c05a-12b14a08b-09b17b01b-16"


def refused(text: str, edition: str = "base") -> LayoutError:
    with pytest.raises(LayoutError) as caught:
        read_layout(text, edition)
    return caught.value


@pytest.mark.rule("H-216")
@pytest.mark.rule("H-904")
def test_reading_and_writing() -> None:
    tiles = ((16, 2), (11, 2), (5, 0), (12, 1), (14, 0), (8, 1), (9, 1), (17, 1), (1, 1))
    assert parse_code(MATINEE) == tiles
    assert parse_code("hy1 16C11C05A 12B14A08B 09B17B01B 16") == tiles
    assert parse_code("  (HY1_16c11c05a/12b14a08b/09b17b01b/16) ") == tiles
    assert write_code(tiles) == MATINEE
    assert read_layout("matinee", "base") == tiles
    assert check_digits(tiles) == sum(i * (4 * (n - 1) + r) for i, (n, r) in enumerate(tiles, 1)) % 97


@pytest.mark.rule("H-216")
def test_codes_go_there_and_back() -> None:
    rng = random.Random("codes")
    for _ in range(300):
        tiles = tuple((rng.randint(1, 99), rng.randrange(4)) for _ in range(9))
        assert parse_code(write_code(tiles)) == tiles


@pytest.mark.rule("H-216")
@pytest.mark.parametrize(
    "text",
    ["", "random", "HY1", MATINEE[:-1], MATINEE + "1", MATINEE.replace("HY1", "HY2"), MATINEE.replace("16c", "16e")],
)
def test_bad_format(text: str) -> None:
    assert refused(text).fault == "bad_format"
    assert "HY1-" in str(refused(text))


@pytest.mark.rule("H-216")
@pytest.mark.rule("H-904")
def test_faults_in_their_order() -> None:
    assert refused(MATINEE[:-2] + "17").fault == "bad_check"
    everything = ((30, 0), (30, 0), (19, 0), (12, 1), (14, 0), (8, 1), (9, 1), (17, 1), (1, 1))
    code = write_code(everything)
    assert refused(code[:-2] + f"{(int(code[-2:]) + 1) % 97:02}").fault == "bad_check"
    unknown = refused(code)
    assert unknown.fault == "unknown_tile"
    assert "30" in str(unknown)
    twice = refused(write_code(((19, 0), (19, 0), *everything[2:])))
    assert twice.fault == "duplicate_tile"
    assert "19" in str(twice)
    assert refused("HY1-16d20a21a-08c26b25c-03c11b17d-50").fault == "tile_not_in_edition"
    assert read_layout("HY1-16d20a21a-08c26b25c-03c11b17d-50", "deluxe") == LAYOUTS["glass_wing"].tiles
    assert refused(write_code(((0, 0), *everything[1:]))).fault == "unknown_tile"


@pytest.mark.rule("H-216")
@pytest.mark.rule("H-907")
def test_a_blocked_corner_is_named_and_a_repair_offered() -> None:
    blocked = refused("HY1-07b13c02c-14c08c18a-12b04a11b-48")
    assert (blocked.fault, blocked.corners) == ("corner_blocked", (3, 4))
    assert blocked.offered == "HY1-07b13c02c-14c08c18a-12b04a11a-39"
    assert "S3 and S4" in str(blocked)
    assert blocked.offered in str(blocked)
    assert read_layout(blocked.offered, "base")
    hopeless = refused("HY1-03d02a08c-09b07a14c-15c01c17c-52")
    assert (hopeless.fault, hopeless.corners, hopeless.offered) == ("corner_blocked", (1, 2, 4), "")


# id, name, level, edition, index, steps, watched on the way, watched in all (H-218)
PREPARED = """
matinee       | Matinee       | easy   | base   | 10.4 |  9  9  9  9 | 0 0 0 0 |  7
open_house    | Open House    | easy   | base   | 12.2 |  9  9  9  9 | 0 0 0 0 | 16
glass_wing    | Glass Wing    | easy   | deluxe | 11.8 |  9  9  9  9 | 0 0 0 0 | 14
night_shift   | Night Shift   | medium | base   | 15.8 | 11 13 13 11 | 1 0 0 1 | 14
back_stairs   | Back Stairs   | medium | base   | 15.7 | 13 11  9  9 | 0 2 0 2 | 16
service_level | Service Level | medium | deluxe | 15.8 | 13 15 11 13 | 1 1 0 0 |  9
lockdown      | Lockdown      | hard   | base   | 23.5 | 11 11 11  9 | 4 3 4 5 | 25
long_watch    | Long Watch    | hard   | base   | 21.9 | 11 11 11 11 | 1 3 4 5 | 22
grand_tour    | Grand Tour    | hard   | deluxe | 20.1 | 13 17 13 13 | 1 1 2 3 | 13
"""


@pytest.mark.rule("H-217")
@pytest.mark.rule("H-218")
@pytest.mark.parametrize("row", PREPARED.strip().splitlines(), ids=lambda row: row.split()[0])
def test_prepared_museums(row: str) -> None:
    id, name, level, edition, index, steps, watched, total = (cell.strip() for cell in row.split("|"))
    layout = LAYOUTS[id]
    assert (layout.name, layout.level, layout.edition) == (name, level, edition)
    assert parse_code(layout.code) == layout.tiles
    assert blocked_corners(walls_of(layout.tiles, PLANS)) == ()
    found = facts(layout.tiles)
    assert (f"{found.index:.1f}", found.level) == (index, level)
    assert [corner.steps for corner in found.corners] == [int(n) for n in steps.split()]
    assert [corner.watched for corner in found.corners] == [int(n) for n in watched.split()]
    assert found.watched == int(total)


def test_there_are_no_other_prepared_museums() -> None:
    assert [layout.id for layout in DATA.layouts] == [row.split()[0] for row in PREPARED.strip().splitlines()]  # H-218


@pytest.mark.rule("H-217")
def test_levels_begin_where_they_should() -> None:
    assert [level_of(twentieths) for twentieths in (279, 280, 349, 350)] == [EASY, MEDIUM, MEDIUM, HARD]


@pytest.mark.rule("H-217")
@pytest.mark.parametrize("layout", DATA.layouts, ids=lambda layout: layout.id)
def test_index_by_plain_search(layout: Layout) -> None:
    walls = walls_of(layout.tiles, PLANS)
    seen = watched(layout.tiles)
    found = facts(layout.tiles)
    assert [corner.steps for corner in found.corners] == cheapest_ways(walls, [1] * 81)
    assert [corner.watched for corner in found.corners] == cheapest_ways(walls, [int(n in seen) for n in SPACE_NAMES])


def cheapest_ways(walls: list[int], price: list[int]) -> list[int]:
    """What it costs to come from each corner to E5, by relaxing a plain list until nothing changes."""
    cost = [10**6] * 81
    cost[SPACE["E5"]] = price[SPACE["E5"]]
    for _ in range(81):
        for space in range(81):
            for direction in range(4):
                if not walls[space] >> direction & 1:
                    cost[space] = min(cost[space], cost[space + STEP[direction]] + price[space])
    return [cost[corner] for corner in CORNERS]
