"""The picture of MYST: every piece can be told apart, the teams can, and a piece does not say where it belongs."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import numpy as np
import pytest

from facedown.games.myst.page.art import piece as pictures
from facedown.games.myst.page.art.cut import BOX, COLUMNS, ROWS
from facedown.games.myst.page.art.marks import counted_switch, inner_switch, key_emblem
from facedown.games.myst.page.art.palette import COLOURS, INK, grey, muted, rgb, team, tint
from facedown.games.myst.page.art.pen import Pen
from facedown.games.myst.page.art.plants import GROWTH
from facedown.games.myst.page.art.scene import (
    COUNTED,
    INNER,
    LANDMARKS,
    MOTIFS,
    corner,
    growth,
    landmark,
    motif,
    name,
    scene,
    signs,
)
from facedown.games.myst.page.art.shapes import Box, Shape
from facedown.games.myst.rules.data import DATA, Landmark
from tests.games.myst import raster

SEEDS = (1, 2, 3, 1998, 2**32 - 1)
CELLS = range(COLUMNS * ROWS)


def around(shapes: list[Shape]) -> Box:
    boxes = np.array([shape.box() for shape in shapes])
    left, top = boxes[:, :2].min(0)
    right, bottom = boxes[:, 2:].max(0)
    return (float(left), float(top), float(right), float(bottom))


def outside(shape: Shape, cells: list[str]) -> bool:
    """Does the shape paint anything beyond these cells? Looked at along its outline, in small steps."""
    allowed = {corner(cell) for cell in cells}
    reach = shape.width / 2 if shape.ink else 0.0
    points = np.array(shape.points)
    ends = np.roll(points, -1, 0) if shape.fill else points[[*range(1, len(points)), -1]]
    steps = np.linspace(0, 1, 9)[:, None, None]
    line = (points + steps * (ends - points)).reshape(-1, 2)
    for dx, dy in ((reach, 0), (-reach, 0), (0, reach), (0, -reach)):
        places = {(int(x), int(y)) for x, y in np.floor((line + np.array([dx, dy])) / 100) * 100}
        if not places <= allowed:
            return True
    return False


def walked(path: str) -> np.ndarray:
    """The points of a path that is told step by step."""
    numbers = np.array([float(word) for word in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", path)])
    return np.asarray(numbers.reshape(-1, 2).cumsum(0))


@pytest.mark.rule("M-20")
def test_the_key_emblem_is_28_units_wide_in_every_key_cell() -> None:
    pen = Pen(0, 0)
    key_emblem(pen)
    left, top, right, bottom = around(pen.sheet)
    assert right - left == pytest.approx(28, abs=0.3)
    assert ((left + right) / 2, (top + bottom) / 2) == pytest.approx((50, 62), abs=0.2)
    emblem = {shape.points for shape in signs()}
    for place in DATA.landmarks:
        drawn = Pen(*corner(place.key))
        key_emblem(drawn)
        assert {shape.points for shape in drawn.sheet} <= emblem


@pytest.mark.rule("M-21")
def test_shapes_are_flat_and_outlined_in_ink() -> None:
    shapes = scene(1)
    outlined = [shape for shape in shapes if shape.fill and shape.ink == INK]
    assert len(outlined) > 400
    assert sum(shape.width == 2 for shape in outlined) > 0.7 * len(outlined)
    assert "gradient" not in pictures.board(1, 1).lower()
    left, top, right, bottom = around(list(shapes))
    assert left <= 0
    assert top <= 0
    assert right >= 1000
    assert bottom >= 600


@pytest.mark.rule("M-22")
def test_every_cell_has_a_motif_of_its_own_or_belongs_to_a_landmark() -> None:
    in_landmarks = {cell for place in DATA.landmarks for cell in place.cells}
    assert set(MOTIFS) | in_landmarks == {name(cell) for cell in CELLS}
    assert not set(MOTIFS) & in_landmarks
    assert len(set(MOTIFS.values())) == len(MOTIFS) == 32
    assert list(LANDMARKS) == [place.id for place in DATA.landmarks]


@pytest.mark.rule("M-22")
@pytest.mark.parametrize("place", DATA.landmarks, ids=lambda place: place.id)
def test_a_landmark_fills_its_four_cells_and_no_other(place: Landmark) -> None:
    for seed in SEEDS:
        shapes = landmark(place.id, seed)
        assert not [shape for shape in shapes if outside(shape, place.cells)]
        for cell in place.cells:
            x, y = corner(cell)
            inside = [shape for shape in shapes if shape.inside((x + 20, y + 20, x + 80, y + 80))]
            assert len(inside) >= 3, cell


@pytest.mark.rule("M-23")
def test_motifs_and_plants_never_leave_their_cell() -> None:
    for seed in SEEDS:
        for cell in MOTIFS:
            assert not [shape for shape in motif(cell, seed) if outside(shape, [cell])], (cell, seed)
        for cell in GROWTH:
            assert not [shape for shape in growth(cell, seed) if outside(shape, [cell])], (cell, seed)


@pytest.mark.rule("M-23")
def test_switches_stand_where_the_data_says_and_are_as_high_as_they_should_be() -> None:
    assert sorted(COUNTED) == sorted(DATA.switches_counted)
    assert sorted(INNER) == sorted(DATA.switches_inside)
    for draw, places, high in ((counted_switch, COUNTED, 34), (inner_switch, INNER, 24)):
        for cell, (x, foot) in places.items():
            pen = Pen(*corner(cell))
            draw(pen, x, foot)
            assert not [shape for shape in pen.sheet if outside(shape, [cell])], cell
            _, top, _, bottom = around(pen.sheet)
            assert bottom - top == pytest.approx(high, abs=1.5)


@pytest.mark.rule("M-23")
def test_the_seed_moves_decoration_by_at_most_six_units_and_nothing_else() -> None:
    pen = Pen(100, 200, seed=5)
    ways = [np.hypot(moved.x - 100, moved.y - 200) for moved in (pen.drift() for _ in range(500))]
    assert 5.5 < max(ways) <= 6
    one, other = scene(1), scene(77)
    assert len(one) == len(other)
    moved = 0
    for a, b in zip(one, other, strict=True):
        assert (a.fill, a.ink, a.width) == (b.fill, b.ink, b.width)
        way = np.array(a.points) - np.array(b.points)
        assert np.hypot(*way.T).max() <= 12 + 1e-9  # each of the two at most six from where it is drawn
        assert np.ptp(way, axis=0).max() < 1e-6  # moved whole, never bent
        moved += bool(abs(way).max() > 0)
    assert 0.1 * len(one) < moved < 0.6 * len(one)
    assert scene(1) == one


@pytest.mark.rule("M-24")
@pytest.mark.parametrize("seed", [1, 77])
def test_every_piece_can_be_told_from_every_other_and_from_its_own_turns(seed: int) -> None:
    cells = [raster.grey(cell) for cell in raster.cells(raster.pixels(scene(seed)))]
    turned = np.stack([np.rot90(cell, turn).ravel() for cell in cells for turn in range(4)]).astype(np.float32)
    for k, cell in enumerate(cells):
        away = np.abs(turned - cell.ravel().astype(np.float32)).mean(1)
        assert away[4 * k] == 0
        away[4 * k] = 255
        nearest = int(away.argmin())
        assert away[nearest] >= 8, (name(k), name(nearest // 4), nearest % 4)


@pytest.mark.rule("M-25")
def test_a_tint_is_four_fifths_of_its_ramp() -> None:
    assert team("blue", "#000000") == "#091e37"
    assert team("yellow", "#ffffff") == "#fff8d6"
    middle = "#808080"
    assert rgb(team("blue", middle)) == pytest.approx(
        tuple(0.8 * a + 0.2 * b for a, b in zip(rgb("#2F6CA3"), rgb(middle), strict=True)), abs=0.01
    )


@pytest.mark.rule("M-25")
def test_the_blue_set_is_dark_and_the_yellow_set_is_light() -> None:
    blue, yellow = (raster.mean_luminance(raster.pixels(scene(1), 100, tint(colour))) for colour in COLOURS)
    assert COLOURS == ("blue", "yellow")
    assert blue <= 0.28
    assert yellow >= 0.45


@pytest.mark.rule("M-25")
def test_teams_differ_by_a_pattern_and_the_board_is_quiet() -> None:
    blue, yellow = (pictures.piece(33, colour, 1998, 1) for colour in COLOURS)
    assert re.search(r'<pattern id="p" width="12" height="12"[^>]*rotate\(45\)"><rect [^>]*#000" opacity="\.1"', blue)
    assert re.search(r'<pattern id="p" width="12" height="12"[^>]*><circle [^>]*#fff" opacity="\.1"', yellow)
    assert grey(rgb(muted("#D0664A"))) == pytest.approx(0.9 * grey(rgb("#D0664A")), abs=0.01)
    red, _, blue_part = rgb(muted("#D0664A"))
    first, _, last = rgb("#D0664A")
    assert (red - blue_part) == pytest.approx(0.9 * 0.45 * (first - last), abs=0.01)


@pytest.mark.rule("M-26")
def test_backs_are_plain_and_mirrored() -> None:
    back = ET.fromstring(pictures.back(12, "blue", 5))
    assert len(back) == 1
    assert back[0].get("fill") == "#2F6CA3"
    assert back[0].get("transform") == f"matrix(-1 0 0 1 {BOX} 0)"


@pytest.mark.rule("M-32")
def test_the_flipped_board_shows_neither_picture_nor_cut() -> None:
    flipped = ET.fromstring(pictures.flipped())
    assert [text.text for text in flipped.iter("{http://www.w3.org/2000/svg}text")] == [name(cell) for cell in CELLS]
    assert len(list(flipped.iter("{http://www.w3.org/2000/svg}path"))) == 2
    assert "C" not in "".join(path.get("d", "") for path in flipped.iter("{http://www.w3.org/2000/svg}path"))


@pytest.mark.rule("M-63")
def test_the_text_of_a_piece_does_not_say_where_it_belongs() -> None:
    for cell in CELLS:
        text = pictures.piece(cell, "blue", 1998, 1)
        root = ET.fromstring(text)
        assert root.get("viewBox") == f"0 0 {BOX} {BOX}"
        assert not re.search(r"translate|<text|<title|<desc|data-|<!--", text)
        assert set(re.findall(r'id="(\w+)"', text)) == {"g", "p", "c"}
        shapes = [path for path in root.findall("{*}g/{*}path") if "l" in path.get("d", "")]
        assert len(shapes) > 10
        for path in shapes:
            places = walked(path.get("d", ""))
            reach = float(path.get("stroke-width", "2")) / 2 + 1.1  # cut where its outline is out of sight
            assert places.min() >= -reach
            assert places.max() <= BOX + reach


@pytest.mark.parametrize("cell", [0, 12, 27, 46, 59])
def test_a_window_shows_what_the_whole_picture_shows_there(cell: int) -> None:
    left, top = corner(name(cell))
    seen = [part for shape in scene(1) if (part := shape.inside((left, top, left + 100, top + 100)))]
    assert len(seen) < len(scene(1)) / 4
    whole, window = (raster.cells(raster.pixels(shapes, 50))[cell] for shapes in (scene(1), seen))
    assert np.abs(whole - window).mean() < 2.5  # lines that are cut come out a pixel wider or thinner


@pytest.mark.rule("M-31")
def test_both_colours_share_cut_and_picture() -> None:
    def lines(text: str) -> list[str]:
        return re.findall(r' d="([^"]*)"', text)

    blue, yellow = (pictures.piece(44, colour, 3, 1) for colour in COLOURS)
    assert lines(blue) == lines(yellow)
    assert lines(pictures.piece(44, "blue", 4, 1)) != lines(blue)


@pytest.mark.parametrize("place", [place.id for place in DATA.landmarks])
def test_a_vignette_shows_the_key_cell_in_its_own_colours(place: str) -> None:
    root = ET.fromstring(pictures.vignette(place, 1))
    assert root.get("viewBox") == "0 0 100 100"
    assert len(root) > 10
