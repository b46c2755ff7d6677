"""Which beliefs are worth solving for: those that a Hero has at the exits, and those often met between known ones."""

import numpy as np
import pytest

from facedown.engine.rule import JIT
from facedown.solving.shy_monsters.graph import ALL_PAIRS
from facedown.solving.shy_monsters.met import Met, chosen, evenly, left, met
from facedown.solving.shy_monsters.points import Hiding, Point, hiding, number, single
from facedown.solving.shy_monsters.programme import ALL
from facedown.solving.shy_monsters.refine import Refining, used

EMPTY = np.zeros((4, 0), np.int64)
ONE, TWO, THREE = single((0, 1)), single((0, 2)), single((1, 2))


def test_the_beliefs_met_most_are_picked_first() -> None:
    exits = [Met((0, 1, 2), ONE, 0.5), Met((0, 1, 2), TWO, 0.1), Met((0, 1, 2), THREE, 0.3)]
    assert np.array_equal(chosen(exits, [evenly([0, 1, 5])], 2, 0.01), [ONE, THREE])
    assert np.array_equal(chosen(exits, [ONE, THREE], 2, 0.01), [TWO])
    assert chosen(exits, [ONE, THREE], 2, 0.5) == []
    assert chosen([], [ONE], 2, 0.01) == []


def test_who_may_be_unseen_follows_from_what_may_be_gone() -> None:
    both_with_bat = evenly([number((0, 1)), number((0, 2))])
    assert left(Point(2, both_with_bat, 0.0, *EMPTY)) == (1, 2, 3, 4, 5)
    assert left(Point(2, ONE, 0.0, *EMPTY)) == (2, 3, 4, 5)
    assert left(Point(1, evenly(range(15)), 0.0, *EMPTY)) == ALL


@pytest.mark.skipif(not JIT, reason="graphs of thousands of positions need compiled rules")
def test_a_hero_believes_only_what_may_be_left() -> None:
    """After a storey 2 before which bat and mantis were gone, with one Monster seen or none."""
    point = hiding().alone(2, number((0, 2)))
    found = met(point, hiding(), 0.2)
    assert 0 < sum(one.often for one in found) < 0.5
    for one in found:
        assert one.belief.sum() == pytest.approx(1)
        assert set(one.unseen) <= {1, 3, 4, 5}
        assert len(one.unseen) >= 3
        assert {m for q in np.flatnonzero(one.belief) for m in ALL_PAIRS[q]} <= set(one.unseen)


def test_points_are_used_as_often_as_their_belief_is_met() -> None:
    found = {point: share for share, point in used(hiding(), [Met(ALL, ONE, 0.4)])}
    alone = hiding().alone(2, number((0, 1)))
    assert found[alone] == pytest.approx(0.4 + 0.6 / 15)  # the rest knows which pair is gone
    assert found[hiding().alone(2, number((0, 2)))] == pytest.approx(0.6 / 15)


def test_only_a_better_point_is_taken() -> None:
    told: list[str] = []
    old = hiding().alone(3, 0)
    work = Refining(Hiding([old]), told.append)
    worse = Point(3, old.belief, old.value + 0.01, old.outline, old.pair, old.arrangement, old.chance)
    better = Point(3, old.belief, old.value - 0.01, old.outline, old.pair, old.arrangement, old.chance)
    work.put(old, worse)
    assert work.points[3] == [old]
    work.put(old, better)
    assert [point.value for point in work.points[3]] == [better.value]
    assert len(told) == 2
