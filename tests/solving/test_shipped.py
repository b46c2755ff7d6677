"""The solutions that come with the game: whole, in range, and as good as they say."""

import random
from itertools import combinations

import numpy as np
import pytest

from facedown.engine.errors import FacedownError
from facedown.engine.rule import JIT
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.rules.outlines import idx
from facedown.solving.shy_monsters.measure import best_response
from facedown.solving.shy_monsters.outlines import cell_at, class_index, outlines
from facedown.solving.shy_monsters.programme import ALL, Programme
from facedown.solving.shy_monsters.results import RULES_VERSION
from facedown.solving.shy_monsters.shipped import Shipped, dump, loads, shipped, thinned


def test_the_last_storey_is_solved_for_every_set_within_a_hundredth_of_a_win() -> None:
    solved = shipped().results
    for size in range(2, 7):
        for unseen in combinations(ALL, size):
            header = solved[Programme(3, unseen)].header
            assert 0 < header.low <= header.high < header.low + 0.01  # the aim is 1 % of a win


@pytest.mark.rule("S-1107")
def test_values_with_the_pair_known_are_the_exact_ones() -> None:
    exact = {(0, 1): 3 / 8, (0, 2): 1 / 6, (0, 3): 1 / 6, (0, 4): 2 / 5, (0, 5): 5 / 14, (1, 2): 2 / 5, (1, 3): 2 / 5}
    exact |= {(1, 4): 1 / 2, (1, 5): 1 / 2, (2, 3): 1 / 5, (2, 4): 2 / 5, (2, 5): 2 / 5, (3, 4): 2 / 5, (3, 5): 2 / 5}
    exact[4, 5] = 1 / 2
    for pair, value in exact.items():
        header = shipped().results[Programme(3, pair)].header
        assert header.low - 1e-6 <= value <= header.high + 1e-6
    assert sum(exact.values()) / 15 == pytest.approx(0.371, abs=5e-4)


@pytest.mark.rule("S-1108")
def test_the_last_storey_with_all_six_unseen_is_as_the_specification_found() -> None:
    result = shipped().results[Programme(3)]
    assert 0.306 <= result.header.low <= result.header.high <= 0.311
    told = [0.27, 0.16, 0.16, 0.35, 0.33, 0.26, 0.26, 0.40, 0.47, 0.16, 0.36, 0.33, 0.35, 0.33, 0.38]
    assert result.prices == pytest.approx(told, abs=0.025)
    assert result.prices.mean() == pytest.approx(result.header.low, abs=1e-6)


@pytest.mark.skipif(not JIT, reason="graphs of thousands of positions need compiled rules")
@pytest.mark.parametrize("unseen", [(0, 2), (1, 4), (0, 2, 3)])
def test_what_is_shipped_is_as_good_as_its_header_says(unseen: tuple[int, ...]) -> None:
    result = shipped().results[Programme(3, unseen)]
    value = best_response(result, np.ones((1, len(result.programme.pairs))))
    assert value == pytest.approx(result.header.high, abs=1e-5)


@pytest.mark.parametrize("storey", [1, 2, 3])
def test_layouts_are_possible_storeys_and_their_chances_add_up(storey: int) -> None:
    known = {tuple(idx(cell) for cell in cells) for cells in outlines()}
    layouts = shipped().layouts(storey, ALL, (1, 4))
    assert layouts.chance.sum() == pytest.approx(1)
    assert (layouts.chance > 0).all()
    for row in range(0, len(layouts), 17):
        cells = layouts.cells[row].tolist()
        assert tuple(cells) in known
        places = [int(place[row]) for place in (layouts.exit, layouts.low, layouts.high)]
        assert len(set(places)) == 3
        assert set(places) <= set(cells)


def test_draws_follow_the_chances() -> None:
    chance, solved = random.Random(3), shipped()
    layouts = solved.layouts(3, (0, 2), (0, 2))
    wanted: dict[int, float] = {}
    for cells, share in zip(layouts.cells, layouts.chance, strict=True):
        wanted[int(cells.sum())] = wanted.get(int(cells.sum()), 0.0) + share
    drawn: dict[int, int] = {}
    for _ in range(4000):
        layout = solved.draw(3, (0, 2), (0, 2), chance)
        assert {layout.exit, layout.low, layout.high} <= set(layout.cells)
        key = sum(map(idx, layout.cells))
        drawn[key] = drawn.get(key, 0) + 1
    for key, share in wanted.items():
        assert drawn.get(key, 0) / 4000 == pytest.approx(share, abs=0.035)


def test_weights_are_the_mix_seen_from_an_outline() -> None:
    solved = shipped()
    layouts = solved.layouts(3, ALL, (0, 5))
    row = int(np.argmax(layouts.chance))
    cells = tuple(cell_at(int(number)) for number in layouts.cells[row])
    weights = solved.weights(3, ALL, cells)
    assert weights.shape == (15, 120)
    same = (layouts.cells == layouts.cells[row]).all(axis=1)
    assert weights[4].sum() == pytest.approx(layouts.chance[same].sum() / 15)
    rest = sum(solved.weights(3, (0, 1), cells).sum() for cells in outlines() if cells in class_index())
    assert 0 < rest <= 1


def test_a_set_that_was_not_solved_is_answered_by_a_larger_one() -> None:
    solved = shipped()
    few = Shipped([solved.results[Programme(3)], solved.results[Programme(3, (0, 1, 2, 3))]])
    assert few.solution(3, (0, 1)).programme.unseen == (0, 1, 2, 3)
    assert few.solution(3, (0, 5)).programme.unseen == ALL
    assert len(few.prices(3, (0, 1, 5))) == 3
    assert few.prices(3, (0, 1))[0] <= solved.prices(3, (0, 1))[0] + 0.01
    with pytest.raises(FacedownError, match="storey 2 was not solved"):
        few.solution(2, ALL)


def test_payoffs_are_what_the_next_storey_guarantees() -> None:
    solved = shipped()
    assert (solved.pay(3, (0, 1, 2)) == 1).all()
    pay = solved.pay(2, (0, 1, 2, 3))
    assert pay.shape == (4, 6)
    assert pay[3, 0] == pytest.approx(solved.prices(3, (2, 3))[0])
    assert 0 < pay.min() < pay.max() < 0.6


def test_a_damaged_file_of_solutions_is_noticed() -> None:
    data = bytearray(dump([thinned(shipped().results[Programme(3, (0, 2))])]))
    assert loads(bytes(data)).results.keys() == {Programme(3, (0, 2))}
    data[len(data) // 2] ^= 0x55
    with pytest.raises(FacedownError, match="damaged"):
        loads(bytes(data))


def test_the_solutions_are_for_these_rules() -> None:
    assert SHY_MONSTERS.rules_version == RULES_VERSION
