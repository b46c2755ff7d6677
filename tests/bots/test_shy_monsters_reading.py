"""Reading and hiding: what the expert plays after past storeys, and the Hero who knows it."""

from random import Random
from typing import Any

import numpy as np
import pytest

from facedown.arena.plan import make_plan
from facedown.bots.shy_monsters.hiding import (
    Glimpse,
    Past,
    after_one,
    after_two,
    belief_after,
    built,
    cheapest,
    glimpse_of,
    mixed,
    past_of,
    points_for,
)
from facedown.bots.shy_monsters.reader import History, expected, likely
from facedown.catalog import make_bot
from facedown.engine.dice import seed_from
from facedown.engine.errors import FacedownError
from facedown.engine.play import Play, redacted
from facedown.engine.rule import JIT
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.rules.state import BUILD
from facedown.solving.shy_monsters.graph import ALL_PAIRS, ARRANGEMENTS
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.points import hiding, number, single
from facedown.solving.shy_monsters.programme import ALL
from facedown.solving.shy_monsters.storey import CORRIDOR, EXIT, MONSTER


def shown_of(pair: int, arrangement: int, tiles: set[int]) -> int:
    """What these tiles show if they are flipped."""
    exit, low, high = ARRANGEMENTS[arrangement]
    face = {exit: EXIT, low: MONSTER + ALL_PAIRS[pair][0], high: MONSTER + ALL_PAIRS[pair][1]}
    return sum(face.get(tile, CORRIDOR) << 4 * tile - 4 for tile in tiles)


def some_past(seed: int, point: Any, pair: int) -> Past:
    """A layout that the point builds, left with the Exit and two or three other tiles flipped."""
    random = Random(seed)
    mine = np.flatnonzero(point.pair == pair)
    row = random.choices(mine.tolist(), point.chance[mine])[0]
    outline, arrangement = classes()[int(point.outline[row])].cells, int(point.arrangement[row])
    exit = ARRANGEMENTS[arrangement][0]
    tiles = {exit, *random.sample(range(1, 7), 3)}
    return Past(outline, shown_of(pair, arrangement, tiles), pair, arrangement)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_drawn_for_every_truth_makes_the_cheapest_mixture(seed: int) -> None:
    """Summed over what may be gone, each point is played as often as its weight: nothing else is betrayed."""
    first = hiding().points[1][0]
    past = some_past(seed, first, Random(seed).randrange(15))
    belief = belief_after(first, past)
    belief /= belief.sum()
    weights = {id(point): weight for weight, point in cheapest(hiding(), 2, belief)}
    found: dict[int, Any] = {}
    for gone in np.flatnonzero(belief).tolist():
        for share, point in after_one(hiding(), Past(past.outline, past.shown, gone, 0)):
            found.setdefault(id(point), np.zeros(15))[gone] += belief[gone] * share
    assert found.keys() == weights.keys()
    for point in (point for _, point in cheapest(hiding(), 2, belief)):
        assert found[id(point)].sum() == pytest.approx(weights[id(point)], abs=1e-9)
        assert found[id(point)] / weights[id(point)] == pytest.approx(point.belief, abs=1e-7)


@pytest.mark.parametrize("seed", range(4))
def test_on_storey_3_the_reader_and_the_master_mean_the_same(seed: int) -> None:
    """What the reader expects of each pair is what the Dungeon Master would build, over all that may lie behind it."""
    random, first = Random(seed), hiding().points[1][0]
    one = some_past(seed, first, random.randrange(15))
    chances = [(share, point) for share, point in after_one(hiding(), one)]
    point = random.choices([p for _, p in chances], [share for share, _ in chances])[0]
    left = [m for m in ALL if m not in ALL_PAIRS[one.pair]]
    two = some_past(seed + 9, point, number(random.sample(left, 2)))
    history = History((Glimpse(one.outline, one.shown), Glimpse(two.outline, two.shown)))
    assert sum(chance for chance, _ in expected(history)) == pytest.approx(1)
    sums = {id(p): chance * p.belief for chance, p in expected(history)}
    rest = number(m for m in left if m not in ALL_PAIRS[two.pair])
    played = after_two(hiding(), one, two)
    assert sum(chance for chance, _ in played) == pytest.approx(1)
    for _, p in played:
        assert sums[id(p)][rest] > 0


def test_a_storey_that_nobody_expected_is_still_answered() -> None:
    """Somebody else built it: every pair that can be is possible, and the same sides of it stay hidden."""
    line = classes()[0].cells
    first = Past(line, shown_of(0, 0, {ARRANGEMENTS[0][0]}), 0, 0)
    assert sum(share for share, _ in after_one(hiding(), first)) == pytest.approx(1)
    second = Past(line, shown_of(14, 0, {ARRANGEMENTS[0][0]}), 14, 0)
    played = after_two(hiding(), first, second)
    assert sum(share for share, _ in played) == pytest.approx(1)
    assert all(point.belief[number((2, 3))] > 0 for _, point in played)


def test_a_hero_who_has_seen_both_is_met_with_the_mix_for_what_is_left() -> None:
    first = hiding().points[1][0]
    past = some_past(1, first, 4)
    seen = Past(past.outline, shown_of(4, past.arrangement, set(range(1, 7))), 4, past.arrangement)
    ((share, point),) = after_one(hiding(), seen)
    assert share == 1.0
    assert point.belief == pytest.approx(single(ALL_PAIRS[4]))


def test_likenesses_of_an_outline_are_not_told_apart() -> None:
    """A straight line looks the same in a mirror: the two turns of a layout are equally likely."""
    number_of = next(k for k, one in enumerate(classes()) if one.size == 4)
    for point in hiding().points[1] + hiding().points[2]:
        if number_of in point.outline:
            table = built(point, classes()[number_of].cells)
            assert table.sum() == pytest.approx(point.chance[point.outline == number_of].sum())


def test_master_and_hero_see_the_same_past() -> None:
    """In real games: the glimpse is what both records hold, and the truth is what the game put there."""
    expert, hero = make_bot(SHY_MONSTERS, "expert"), make_bot(SHY_MONSTERS, "novice")
    checked = 0
    for seed in range(30):
        play = Play(SHY_MONSTERS, SHY_MONSTERS.options(), seed_from(f"past {seed}"))
        play.roll()
        while not play.over:
            (seat,) = play.actors()
            s = play.state
            if s.phase == BUILD and s.storey > 1 and s.step == 0:
                past = past_of(play.seen(s.dm), s.storey - 1)
                seen = redacted(SHY_MONSTERS, s, 1 - s.dm)
                assert Glimpse(past.outline, past.shown) == glimpse_of(seen, s.storey - 1)
                monsters = {m - 1 for m in (*s.seen, *s.aside) if m}
                assert set(ALL_PAIRS[past.pair]) <= monsters
                pair = number((s.hand[0] - 1, s.hand[1] - 1))
                assert mixed(points_for(play.seen(s.dm)), pair).chance.sum() == pytest.approx(1)
                checked += 1
            bot = expert if seat == s.dm else hero
            play.act(seat, bot.choose(play.seen(seat), seat, len(play.log)))
    assert checked > 3


@pytest.mark.skipif(not JIT, reason="the graphs of a storey need compiled rules")
def test_a_reader_plays_in_the_arena_and_nowhere_else() -> None:
    plan = make_plan("shy_monsters", ["reader", "expert"], 2, 1)
    assert plan.bots == ["reader", "expert"]
    with pytest.raises(FacedownError, match="there is no bot 'reader'"):
        make_plan("nyet", ["reader"], 2, 1)
    reader = make_bot(SHY_MONSTERS, "reader")
    play = Play(SHY_MONSTERS, SHY_MONSTERS.options(), seed_from("reader"))
    play.roll()
    while not play.over:
        (seat,) = play.actors()
        play.act(seat, reader.choose(play.seen(seat), seat, len(play.log)))
    assert sum(play.returns()) == 1


def test_what_a_reader_expects_adds_up() -> None:
    history = History(())
    total = sum(likely(history, classes()[k].cells).sum() for k in np.unique(hiding().points[1][0].outline))
    assert total == pytest.approx(1)
