"""Outlines against the specification's check figures."""

import numpy as np
import pytest

from facedown.games.shy_monsters.rules.outlines import canonical, idx, turned
from facedown.solving.shy_monsters.outlines import MONSTERS, board, cell_at, class_index, classes, comfy, outlines


@pytest.mark.rule("S-1105")
def test_there_are_5320_outlines_and_689_classes() -> None:
    assert [len(outlines(rooms)) for rooms in range(1, 7)] == [4, 18, 76, 315, 1296, 5320]
    sizes = [one.size for one in classes()]
    assert [sizes.count(size) for size in (8, 4, 2)] == [643, 42, 4]
    assert len(sizes) == 689


@pytest.mark.rule("S-209")
def test_comfort_over_all_outlines() -> None:
    rooms = np.array([[int(mask).bit_count() for mask in board(one.cells).comfort] for one in classes()])
    sizes = np.array([one.size for one in classes()])
    share = dict(zip(MONSTERS, (100 * sizes @ rooms / sizes.sum() / 6).round(1).tolist(), strict=True))
    assert share == {"bat": 75.2, "dragon": 36.2, "mantis": 21.3, "cobra": 19.4, "kraken": 14.7, "gargoyle": 15.2}
    some = dict(zip(MONSTERS, (sizes @ (rooms > 0)).tolist(), strict=True))
    assert some == {"bat": 5306, "dragon": 5246, "mantis": 4072, "cobra": 3644, "gargoyle": 1330, "kraken": 3558}


@pytest.mark.rule("S-904")
@pytest.mark.rule("S-905")
def test_comfort_of_the_worked_outlines() -> None:
    line = {(0, 0), *((x, 0) for x in range(1, 7))}
    for x in range(1, 7):
        likes = [name for m, name in enumerate(MONSTERS) if comfy(m, (x, 0), line)]
        assert likes == (["mantis"] if x < 6 else ["dragon"])
    block = {(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (3, 0)}
    assert [name for m, name in enumerate(MONSTERS) if comfy(m, (1, 1), block)] == ["bat", "kraken", "gargoyle"]
    assert [name for m, name in enumerate(MONSTERS) if comfy(m, (3, 0), block)] == ["bat", "dragon"]


def test_every_outline_is_an_image_of_its_class() -> None:
    for cells in outlines()[::97]:
        first, symmetry = canonical(cells)
        assert first in class_index()
        assert tuple(sorted(turned(first, symmetry), key=idx)) == cells


@pytest.mark.rule("S-203")
def test_cells_have_their_numbers() -> None:
    assert idx((0, 0)) == 84
    assert all(cell_at(idx(cell)) == cell for cells in outlines()[::500] for cell in cells)
