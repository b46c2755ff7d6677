"""What the Hero surely gets if he goes on by what he believes."""

from itertools import combinations

import numpy as np
import pytest

from facedown.engine.rule import JIT
from facedown.solving.shy_monsters import promising
from facedown.solving.shy_monsters.graph import ALL_PAIRS
from facedown.solving.shy_monsters.last_ways import LastHero, mostly
from facedown.solving.shy_monsters.learning import Learner
from facedown.solving.shy_monsters.met import Met, evenly
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.points import Hiding, Point, number, single
from facedown.solving.shy_monsters.promises import new
from facedown.solving.shy_monsters.promising import gone, promise, scheme_last, worst
from facedown.solving.shy_monsters.splitting import KINDS
from facedown.solving.shy_monsters.surely import SureHero
from facedown.solving.shy_monsters.whole import outlines_for

UNSEEN = (0, 2, 3, 4)
GONE = single((1, 5))
OUTLINES = outlines_for(2, GONE)[::12]
EMPTY = np.zeros((4, 0), np.int64)

pytestmark = pytest.mark.skipif(not JIT, reason="graphs of thousands of positions need compiled rules")


def test_with_the_same_worth_everywhere_both_sides_meet() -> None:
    """The worst layout against the Hero and the best response to the mix enclose one value."""
    sets = [part for size in range(2, 5) for part in combinations(UNSEEN, size)]
    hero = SureHero(2, UNSEEN, {part: [np.full(KINDS, 0.25)] for part in sets}, OUTLINES)
    hero.learn(300)
    master = Learner(2, GONE, Hiding([Point(3, single(pair), 0.25, *EMPTY) for pair in ALL_PAIRS]), OUTLINES)
    master.learn(300)
    sure = hero.guarantee().mean()
    assert sure <= master.point().value + 1e-9
    assert sure == pytest.approx(master.point().value, abs=0.004)


def test_more_ways_to_go_on_are_worth_something() -> None:
    """Told what follows by his own belief, the Hero has more than with one way for each set of unseen Monsters."""
    ways = {unseen: [p.way() for p in scheme_last().choices(3, unseen)] for unseen in scheme_last().own[3]}
    one = SureHero(2, UNSEEN, {unseen: found[:1] for unseen, found in ways.items()}, OUTLINES)
    some = SureHero(2, UNSEEN, ways, OUTLINES)
    one.learn(200)
    some.learn(200)
    assert some.guarantee().mean() > one.guarantee().mean() - 0.001


def test_a_way_is_what_is_sure_for_each_truth() -> None:
    hero = SureHero(2, UNSEEN, scheme_last().following(2, UNSEEN), OUTLINES)
    hero.learn(20)
    way = new(2, UNSEEN, hero.guarantee()).way()
    assert np.flatnonzero(way).tolist() == [ALL_PAIRS.index((1, 5))]
    assert way.sum() == pytest.approx(hero.guarantee().mean())


def test_known_ways_are_those_of_the_scheme() -> None:
    found = scheme_last()
    assert {len(own) for own in found.own[3].values()} == {1}
    assert max(len(found.choices(3, unseen)) for unseen in found.own[3]) <= KINDS
    assert found.own[3][0, 1][0].price[0, 0] == pytest.approx(3 / 8, abs=0.003)  # what is proven for bat and dragon


def test_an_uneven_belief_still_allows_for_everything() -> None:
    able = [ALL_PAIRS.index(pair) for pair in combinations((0, 1, 4), 2)]
    belief = mostly(single((0, 1)), able)
    assert belief.sum() == pytest.approx(1)
    assert np.flatnonzero(belief).tolist() == sorted(able)
    assert belief.argmax() == ALL_PAIRS.index((0, 1))


def test_a_hero_told_who_is_gone_learns_for_that(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a few rounds each way, also one for an uneven belief, is sure of something against every truth."""
    monkeypatch.setitem(promising.ROUNDS, 5, 100)
    unseen, uneven = (0, 1, 2, 3, 4), mostly(single((0, 5)), gone((0, 1, 2, 3, 4)))
    hero = SureHero(2, unseen, scheme_last().following(2, unseen), OUTLINES)
    sure = [promise(hero, 2, unseen, belief).way() for belief in (None, uneven)]
    for way in sure:
        assert np.flatnonzero(way).tolist() == [k for k, pair in enumerate(ALL_PAIRS) if 5 in pair]
    learnt_for = number((0, 5))
    assert sure[1][learnt_for] / sure[1].sum() > sure[0][learnt_for] / sure[0].sum()


def test_a_way_for_the_last_storey_is_best_for_its_belief() -> None:
    """Cobra comes for certain, with bat or mantis: each way is best for the belief that it was learnt for."""
    hero = LastHero((0, 2, 3), [classes()[k].cells for k in range(0, 689, 12)])
    beliefs = [mostly(single(pair), hero.able) for pair in ((0, 3), (2, 3))]
    ways = [hero.way(belief, 150) for belief in beliefs]
    for k, belief in enumerate(beliefs):
        assert ways[k] @ belief > ways[1 - k] @ belief


def test_beliefs_count_by_what_the_known_ways_lose_there() -> None:
    """The way of the even belief loses hardly anything at it, and much where it is certain who comes."""
    unseen: tuple[int, ...] = (0, 2, 3)
    even, way = evenly([number(pair) for pair in combinations(unseen, 2)]), scheme_last().own[3][unseen][0].way()
    lost, belief = worst([Met(unseen, even, 0.5), Met(unseen, single((2, 3)), 0.1)], 3, [way])
    assert belief.argmax() == number((2, 3))
    assert 0.002 < lost < 0.006
    assert worst([Met(unseen, even, 0.5)], 3, [way])[0] < 0.001
    assert worst([Met(unseen, single((2, 3)), 0.1)], 3, [way], tried=[belief])[0] == 0.0
