"""The points that the expert Dungeon Master plays: whole, as good as they say, and hiding what they should."""

from itertools import combinations

import numpy as np
import pytest

from facedown.engine.errors import FacedownError
from facedown.engine.rule import JIT
from facedown.solving.shy_monsters import whole
from facedown.solving.shy_monsters.graph import ALL_PAIRS
from facedown.solving.shy_monsters.hidden import best_response, split_cost
from facedown.solving.shy_monsters.learning import Learner
from facedown.solving.shy_monsters.measure import best_response as plain_response
from facedown.solving.shy_monsters.points import Hiding, Point, dump, hiding, loads, number, single, thinned
from facedown.solving.shy_monsters.programme import ALL, Programme
from facedown.solving.shy_monsters.shipped import shipped
from facedown.solving.shy_monsters.splitting import KINDS
from facedown.solving.shy_monsters.whole import about, even, measured, outlines_for, solve_last

compiled = pytest.mark.skipif(not JIT, reason="graphs of thousands of positions need compiled rules")
EMPTY = np.zeros((4, 0), np.int64)
BOUND = 0.1692  # what docs/solving.md says


def as_point(storey: int, unseen: tuple[int, ...]) -> Point:
    """A solved programme as a point."""
    result = shipped().results[Programme(storey, unseen)]
    pairs = np.array([number(pair) for pair in result.programme.pairs])
    gone = tuple(m for m in ALL if m not in unseen)
    belief = even(result.programme.pairs) if storey == 3 else single(gone)
    return Point(storey, belief, 0.0, result.outline, pairs[result.pair], result.arrangement, result.chance)


def flat(worth: float) -> Hiding:
    """Points of storey 3 on which the Hero always gets the same."""
    return Hiding([Point(3, single(pair), worth, *EMPTY) for pair in ALL_PAIRS])


@pytest.mark.parametrize("storey", [1, 2, 3])
def test_every_point_is_a_mix_for_each_pair_that_may_come(storey: int) -> None:
    for point in hiding().points[storey]:
        assert point.belief.sum() == pytest.approx(1)
        assert point.mix().sum(axis=(0, 2)) == pytest.approx(1)
        assert sum(point.truths.values()) == pytest.approx(1)
        assert 0 < point.value < 0.6


def test_truths_are_what_the_belief_says() -> None:
    point = Point(2, about(0, (1, 2)), 0.0, *EMPTY)  # bat and dragon, or bat and mantis, are gone
    assert len(point.truths) == 12
    assert point.truths[number((3, 4)), number((2, 5))] == pytest.approx(1 / 12)  # dragon was gone
    assert (number((3, 4)), number((1, 2))) not in point.truths
    assert number((1, 2)) not in {now for now, _ in point.truths}


@compiled
@pytest.mark.parametrize("unseen", [(0, 2, 3, 5), (1, 2, 4, 5)])
def test_with_nothing_to_believe_it_is_the_best_response_known_before(unseen: tuple[int, ...]) -> None:
    """Escaping is worth the same whatever follows: then both programs must find the same."""
    result = shipped().results[Programme(2, unseen)]
    plain = plain_response(result, np.full((4, 6), 0.25))
    assert best_response(as_point(2, unseen), flat(0.25)) == pytest.approx(plain, rel=1e-7)


@compiled
def test_what_is_believed_at_the_exit_counts() -> None:
    """A Hero who is told what follows gets most; one whose every belief is hidden as well as can be gets less."""
    point = as_point(2, (1, 2, 4, 5))
    told = Hiding(one for one in hiding().points[3] if len(one.support) == 1)
    assert best_response(point, hiding()) < best_response(point, told) - 0.002


@compiled
def test_shipped_points_of_the_last_storeys_are_as_good_as_they_say() -> None:
    """The exact best response after a history of each kind, against what is in the file."""
    for storey, step in ((3, 23), (2, 40)):
        for point in hiding().points[storey][::step]:
            assert best_response(point, hiding()) == pytest.approx(point.value, abs=1e-6)


@pytest.mark.nightly
@compiled
def test_no_hero_wins_more_than_the_docs_say() -> None:
    """All of it: the best response after every history, on storeys 3, 2 and 1, each to what is in the file."""
    again = measured(hiding())
    for storey in (1, 2, 3):
        for found, point in zip(again.points[storey], hiding().points[storey], strict=True):
            assert found.value == pytest.approx(point.value, abs=1e-6)
    assert whole.bound(again) <= BOUND


def test_the_bound_is_what_the_docs_say() -> None:
    assert whole.bound(hiding()) == pytest.approx(BOUND, abs=5e-5)


def test_hiding_what_is_gone_costs_the_hero_something() -> None:
    """A belief between two known pairs is worth less than knowing them, on both storeys."""
    for storey in (2, 3):
        saved = []
        for one, two in combinations(ALL_PAIRS, 2):
            told = (hiding().alone(storey, number(one)).value + hiding().alone(storey, number(two)).value) / 2
            saved.append(told - split_cost(hiding(), storey, even([one, two])))
        assert min(saved) >= -1e-9
        assert max(saved) > 0.02


@compiled
def test_a_last_storey_is_solved_for_a_belief() -> None:
    """Bat and mantis, or bat and cobra: knowing which is worth 1/6 (S-1107), so not knowing is worth no more."""
    belief = even([(0, 2), (0, 3)])
    point = solve_last(belief, outlines_for(3, belief))
    assert point.value == pytest.approx(1 / 6, abs=0.002)
    assert best_response(point, Hiding([])) == pytest.approx(point.value, abs=0.002)


@compiled
def test_learning_comes_nearer_to_what_can_be_hidden() -> None:
    """On a few outlines: both bounds move towards each other, and the point keeps what the learner says."""
    belief = single((1, 5))
    learner = Learner(2, belief, hiding(), outlines_for(2, belief)[::9])
    learner.learn(30)
    first = learner.point()
    gap = first.value - learner.low
    learner.learn(120)
    point = learner.point()
    assert 0 <= point.value - learner.low < gap / 2
    assert best_response(point, hiding()) == pytest.approx(point.value, abs=1e-6)
    assert {ALL_PAIRS[p] for p in np.unique(point.pair)} == set(combinations((0, 2, 3, 4), 2))


def test_a_damaged_file_of_points_is_noticed() -> None:
    data = bytearray(dump([thinned(hiding().points[3][0], 1e-3)]))
    assert len(loads(bytes(data)).points[3]) == 1
    data[len(data) // 2] ^= 0x55
    with pytest.raises(FacedownError, match="damaged"):
        loads(bytes(data))


def test_a_pair_that_was_not_solved_is_told() -> None:
    with pytest.raises(FacedownError, match="nothing was solved"):
        Hiding([]).alone(3, 0)


def test_points_that_others_make_unnecessary_are_not_kept() -> None:
    """Known pairs always are; a point between them is if it is cheaper than telling."""
    ends = [Point(3, single(pair), worth, *EMPTY) for pair, worth in (((0, 1), 0.2), ((0, 2), 0.4))]
    between = even([(0, 1), (0, 2)])
    cheap, dear = Point(3, between, 0.25, *EMPTY), Point(3, between, 0.3, *EMPTY)
    others = [Point(3, single(pair), 0.3, *EMPTY) for pair in ALL_PAIRS[2:]]
    assert cheap in whole.lean(Hiding([*ends, *others, cheap])).points[3]
    assert whole.lean(Hiding([*ends, *others, dear])).points[3] == [*ends, *others]


def test_the_beliefs_that_are_solved_are_all_different() -> None:
    for storey, count in ((2, 15 + 1 + 8 + 6 + 60 + 60 + 30), (3, 15 + 42 + 45 + 60 + 60)):
        found = [tuple(belief.round(6)) for belief in whole.beliefs(storey)]
        assert len(found) == len(set(found)) == count
        assert all(len(belief) == KINDS for belief in found)
