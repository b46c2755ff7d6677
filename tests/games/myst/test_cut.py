"""The jigsaw cut of MYST: exact numbers, order of the edges, and curves that never meet."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from facedown.games.myst.page.art.cut import BOX, COLUMNS, MARGIN, ROWS, UNIT, Point, cut, mulberry32, outline, seams


def sampled(points: tuple[Point, ...], steps: int = 14) -> np.ndarray:
    """A polyline along the cubic segments."""
    s = np.linspace(0, 1, steps + 1)[:, None]
    parts = []
    for k in range(0, len(points) - 1, 3):
        p0, p1, p2, p3 = (np.array(p) for p in points[k : k + 4])
        parts.append(((1 - s) ** 3 * p0 + 3 * (1 - s) ** 2 * s * p1 + 3 * (1 - s) * s**2 * p2 + s**3 * p3)[:-1])
    return np.vstack([*parts, np.array(points[-1])[None]])


def crossings(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """Which segment of one polyline properly crosses which of the other."""

    def side(a: np.ndarray, b: np.ndarray, p: np.ndarray) -> np.ndarray:
        d, e = b - a, p - a
        return np.asarray(np.sign(np.round(d[..., 0] * e[..., 1] - d[..., 1] * e[..., 0], 12)))

    a, b = one[:-1, None], one[1:, None]
    c, d = other[None, :-1], other[None, 1:]
    return np.asarray((side(a, b, c) * side(a, b, d) < 0) & (side(c, d, a) * side(c, d, b) < 0))


@pytest.mark.rule("M-27")
def test_the_generator_gives_the_known_numbers() -> None:
    known = [0.141010250, 0.438913029, 0.332163424, 0.902106107, 0.701654477]
    assert list(islice(mulberry32(1998), 5)) == pytest.approx(known, abs=5e-10)


@pytest.mark.rule("M-S.2")
def test_the_first_edge_of_seed_1998() -> None:
    edge = cut(1998).upright[0]
    assert edge.dir == 1
    values = (edge.t, edge.b, edge.a, edge.c, edge.d, edge.e)
    assert values == pytest.approx((0.093778, -0.016784, 0.024126, 0.006050, 0.009316, -0.020969), abs=5e-7)
    assert cut(1998).right_of(0, 0)[3] == pytest.approx((1.0998, 0.3894), abs=5e-5)


@pytest.mark.rule("M-28")
def test_edges_are_drawn_upright_first_row_by_row_seven_numbers_each() -> None:
    made = cut(7)
    assert (len(made.upright), len(made.level)) == (54, 50)
    numbers = list(islice(mulberry32(7), 104 * 7))
    for k, edge in enumerate(made.upright + made.level):
        u = numbers[7 * k : 7 * k + 7]
        assert edge.dir == (1 if u[0] < 0.5 else -1)
        assert (edge.t, edge.e) == pytest.approx((0.085 + 0.02 * u[1], -0.03 + 0.06 * u[6]))
    assert made.right_of(3, 2)[0] == (4, 2)
    assert made.right_of(3, 2)[-1] == (4, 3)
    assert made.below(3, 2)[0] == (3, 3)
    assert made.below(3, 2)[-1] == (4, 3)


@pytest.mark.rule("M-29")
def test_a_tab_points_right_or_down_when_its_direction_is_plus() -> None:
    made = cut(42)
    for row in range(ROWS):
        for column in range(COLUMNS - 1):
            middle = made.right_of(column, row)[4]
            assert (middle[0] > column + 1) == (made.upright[9 * row + column].dir > 0)
    for row in range(ROWS - 1):
        for column in range(COLUMNS):
            middle = made.below(column, row)[4]
            assert (middle[1] > row + 1) == (made.level[10 * row + column].dir > 0)


@pytest.mark.rule("M-29")
def test_the_rim_is_straight_and_neighbours_share_their_edge() -> None:
    made = cut(3)
    assert [len(side) for side in made.sides(0)] == [2, 10, 10, 2]
    assert [len(side) for side in made.sides(59)] == [10, 2, 2, 10]
    for cell in range(COLUMNS * ROWS):
        row, column = divmod(cell, COLUMNS)
        sides = made.sides(cell)
        assert all(sides[k][-1] == sides[(k + 1) % 4][0] for k in range(4))
        if column < COLUMNS - 1:
            assert sides[1] == made.sides(cell + 1)[3][::-1]
        if row < ROWS - 1:
            assert sides[2] == made.sides(cell + COLUMNS)[0][::-1]


@pytest.mark.rule("M-30")
@pytest.mark.parametrize("seed", [1, 1998, 2**32 - 1])
def test_no_curve_crosses_another_or_itself_and_tabs_stay_in_the_box(seed: int) -> None:
    made = cut(seed)
    curves = [sampled(made.right_of(c, r)) for r in range(ROWS) for c in range(COLUMNS - 1)]
    curves += [sampled(made.below(c, r)) for r in range(ROWS - 1) for c in range(COLUMNS)]
    for k, edge in enumerate(made.upright + made.level):
        assert abs(sampled(edge.curve())[:, 1]).max() <= 0.28
        assert not crossings(curves[k], curves[k]).any()
        for other in curves[k + 1 :]:
            if abs(curves[k].mean(0) - other.mean(0)).max() < 1.6:
                assert not crossings(curves[k], other).any()


@pytest.mark.rule("M-31")
def test_the_cut_is_a_function_of_its_seed_alone() -> None:
    cut.cache_clear()
    first = seams(cut(11))
    cut.cache_clear()
    assert seams(cut(11)) == first
    assert seams(cut(12)) != first
    assert first.count("M") == 104


@pytest.mark.rule("M-30")
def test_an_outline_closes_and_its_curves_stay_inside_its_box() -> None:
    for cell in range(COLUMNS * ROWS):
        made = cut(5)
        assert outline(made, cell).count("M") == 1
        assert outline(made, cell).endswith("Z")
        row, column = divmod(cell, COLUMNS)
        for side in made.sides(cell):
            line = sampled(side) if len(side) > 2 else np.array(side)
            place = (line - (column, row)) * UNIT + MARGIN
            assert place.min() >= 0
            assert place.max() <= BOX
