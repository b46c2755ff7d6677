"""What the Hero promises himself: kept on every outline, worked out exactly, and found again from the prices alone."""

from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from facedown.engine.errors import FacedownError
from facedown.engine.room import quick
from facedown.engine.rule import JIT
from facedown.solving.shy_monsters import passes
from facedown.solving.shy_monsters.following import Following
from facedown.solving.shy_monsters.graph import ALL_PAIRS, Desk, best, grow
from facedown.solving.shy_monsters.hidden import rules_of
from facedown.solving.shy_monsters.met import Met, evenly
from facedown.solving.shy_monsters.narrowing import narrowed
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.points import hiding, number, single
from facedown.solving.shy_monsters.programme import ALL
from facedown.solving.shy_monsters.promises import Promises, dump, keep, loads, new, promised, read
from facedown.solving.shy_monsters.promising import learn_last, learn_second, scheme_last, worst
from facedown.solving.shy_monsters.settled import Grown, Settled, grown, outline_graph, settled
from facedown.solving.shy_monsters.solver import join
from facedown.solving.shy_monsters.sure_game import check

compiled = pytest.mark.skipif(not JIT, reason="graphs of thousands of positions need compiled rules")
BOUND = 0.1597  # what docs/solving.md says
THREE, FOUR = (0, 2, 3), (0, 1, 2, 3)


def silent(line: str) -> None:
    pass


def means(one: Grown, done: Settled) -> tuple[Any, Any]:
    """The mean strategy of all rounds: chances of choices, and of ways at exits."""
    g, sums, picks = one.graph, done.flows.choice.copy(), done.flows.pick.copy()
    for node in range(g.nodes):
        here = slice(g.first_decision[node], g.first_decision[node + 1])
        sums[here] = sums[here] / sums[here].sum() if sums[here].sum() > 0 else 0.0
    return sums, picks / np.maximum(picks.sum(axis=1, keepdims=True), 1e-300)


def reached(one: Grown, chances: Any) -> Any:
    block = join([one.graph])
    block.mix[:] = chances
    reach = np.zeros(one.graph.leaves + one.graph.nodes)
    quick(passes.down)(block, 0, one.graph.leaves, reach)
    return reach


@compiled
@pytest.mark.parametrize("outline", [3, 250, 600])
def test_what_is_sure_on_the_last_storey_is_what_its_strategy_gets(outline: int) -> None:
    """The worst layout for each pair, played out once more against the mean strategy."""
    following = scheme_last().following(3, THREE)
    promise = scheme_last().own[3][THREE][0]
    one = grown(outline_graph(outline, 3, Desk()), following)
    done = settled(one, following, promise, flows=True)
    survival = reached(one, means(one, done)[0])[:360].reshape(3, 120)
    assert (survival.min(axis=1) - promise.price[:, 0]) == pytest.approx(done.margin[:, 0], abs=1e-5)
    assert done.margin.min() > -0.0005


@compiled
def test_what_is_sure_on_storey_two_counts_the_ways_picked_at_its_exits() -> None:
    following = scheme_last().following(2, FOUR)
    promise = new(2, FOUR, np.full((6, 1), 0.1))
    one = grown(outline_graph(120, 2, Desk()), following)
    done = settled(one, following, promise, flows=True)
    chances, picks = means(one, done)
    reach = reached(one, chances)  # at exits the entries are layouts: what comes there is counted below
    table = reach[3 * 720 : 4 * 720].reshape(6, 120) * following.both(promise.picked)
    exits = np.flatnonzero(one.walks.exit >= 0)
    for at, node in enumerate(exits.tolist()):
        low, high = following.first[one.walks.exit[node]], following.first[one.walks.exit[node] + 1]
        gains = picks[at, : high - low] @ following.gains[low:high, :, 0]
        choice = one.walks.first_decision[node]
        for h in one.walks.entry[one.walks.first_entry[choice] : one.walks.first_entry[choice + 1]].tolist():
            table[h // 120, h % 120] += reach[one.graph.leaves + node] * gains[h // 120]
    assert table.min(axis=1) - 0.1 == pytest.approx(done.margin[:, 0], abs=1e-5)


@compiled
def test_a_graph_is_narrowed_to_the_same_game() -> None:
    """Against builders who build anything, the best response is the same as on the graph grown for that set."""
    pairs = tuple(combinations(FOUR, 2))
    found = []
    for graph in (
        narrowed(outline_graph(40, 3, Desk()), ALL_PAIRS, pairs),
        grow(classes()[40].cells, pairs, rules_of(3)),
    ):
        value = np.zeros(graph.leaves + graph.nodes)
        value[: graph.leaves] = 1.0
        found.append(quick(best)(graph.leaves, graph.first_decision, graph.first_entry, graph.entry, value))
    assert found[0] > 0.0
    assert found[0] == pytest.approx(found[1])


@compiled
def test_what_is_sure_is_the_worst_of_all_outlines() -> None:
    def checked(price: float, *outlines: int) -> Any:
        found = Promises([new(3, THREE, np.full((3, 1), price))])
        check(found, 3, outlines, lambda outline: None)
        return found.own[3][THREE][0].sure

    high = checked(0.9, 100, 300)
    assert np.array_equal(high, np.minimum(checked(0.9, 100), checked(0.9, 300)))
    assert (high < 0.9).all()  # nobody is sure of that
    assert np.array_equal(checked(0.05, 100, 300), np.full((3, 1), 0.05))  # more than was promised is not counted


@compiled
def test_a_way_is_added_where_the_known_ones_lose() -> None:
    """Cobra comes for certain, with bat or mantis: with the way of even beliefs alone much is lost."""
    known = scheme_last()
    promises = Promises([known.own[3][THREE][0]])
    belief = 0.5 * single((0, 3)) + 0.5 * single((2, 3))
    exits = [Met(THREE, belief, 1.0)]
    before, _ = worst(exits, 3, [one.way() for one in promises.choices(3, THREE)])
    for unseen in [unseen for unseen in known.own[3] if len(unseen) > 2 and unseen != THREE]:
        promises.add(known.own[3][unseen][0])
    learn_last(promises, exits, silent)
    after, _ = worst(exits, 3, [one.way() for one in promises.choices(3, THREE)])
    assert before > 0.0005
    assert after < before / 2
    assert len(promises.own[3][THREE]) > 1


def test_promises_are_kept_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "promises.npz"
    assert read(file).all() == []
    one = new(2, FOUR, np.arange(6.0)[:, None] / 10, [0, 1, 0, 0, 2, 0])
    some = Promises([one, replace(one, unseen=(0, 1, 2, 4), sure=one.price - 0.01)])
    some.checked[2] = 300
    keep(file, some)
    again = read(file)
    assert again.own[2][FOUR][0].picked.tolist() == [0, 1, 0, 0, 2, 0]
    assert again.own[2][FOUR][0].short == 0.0
    assert again.short(2) == pytest.approx(0.01)
    assert again.checked == {1: 0, 2: 300, 3: 0}
    file.write_bytes(file.read_bytes()[:-40])
    with pytest.raises(FacedownError, match="damaged"):
        read(file)


def test_what_is_missed_later_counts_before() -> None:
    first, second = new(1, ALL, np.full((15, 1), 0.2)), new(2, FOUR, np.full((6, 1), 0.3))
    assert Promises([first, second]).bound() == pytest.approx(0.2)
    assert Promises([replace(first, sure=first.price - 0.01), second]).bound() == pytest.approx(0.19)
    assert second.way()[number((4, 5))] == pytest.approx(0.3)
    assert replace(second, sure=second.price - 0.01).way()[number((4, 5))] == pytest.approx(0.29)


def test_a_way_says_what_is_sure_for_each_truth_before() -> None:
    """With bat gone, cobra and kraken here and dragon and mantis later, gargoyle was the other one gone."""
    unseen = (1, 2, 3, 4, 5)
    following = Promises().following(3, THREE)
    assert following.gains.shape == (1, 3, 1)
    price = np.zeros((10, 3))
    p = list(Following(3, unseen, {}).pairs).index((3, 4))
    price[p] = [0.6, 0.0, 0.0]  # later: dragon and mantis, dragon and gargoyle, mantis and gargoyle
    way = new(2, unseen, price).way()
    assert way[number((0, 5))] == pytest.approx(0.1)
    assert way.sum() == pytest.approx(0.1)


def test_shipped_promises_are_all_worked_out() -> None:
    found = promised()
    assert len(found.own[3]) == 57
    assert len(found.own[2]) == 22
    assert set(found.checked.values()) == {len(classes())}
    assert max(found.short(2), found.short(3)) < 0.002
    assert BOUND <= found.bound() < BOUND + 0.0001
    assert hiding().points[1][0].value - found.bound() < 0.01  # the whole game, to within a hundredth of a win


@compiled
@pytest.mark.parametrize(("storey", "unseen", "step"), [(3, (0, 1, 4), 25), (2, (0, 1, 3, 5), 110), (1, ALL, 340)])
def test_shipped_promises_are_kept_on_some_outlines(storey: int, unseen: tuple[int, ...], step: int) -> None:
    following = promised().following(storey, unseen)
    for outline in range(7, len(classes()), step):
        one = grown(outline_graph(outline, storey, Desk()), following)
        for promise in promised().own[storey][unseen]:
            assert (promise.price + settled(one, following, promise).margin >= promise.sure - 1e-7).all()


@compiled
@pytest.mark.nightly
@pytest.mark.parametrize("storey", [3, 2, 1])
def test_shipped_promises_are_kept_on_every_outline(storey: int) -> None:
    """The whole bound again: exact for every layout of every outline; ten minutes for all three storeys."""
    found = loads(dump(promised()))
    own = found.own[storey]
    before = [one.sure for some in own.values() for one in some]
    for some in own.values():
        some[:] = [replace(one, sure=one.price) for one in some]
    check(found, storey, range(len(classes())), lambda outline: None)
    for one, table in zip((one for some in own.values() for one in some), before, strict=True):
        assert one.sure == pytest.approx(table, abs=1e-6)


@compiled
@pytest.mark.nightly
def test_prices_can_be_learnt() -> None:
    """Storey 2 with kraken and gargoyle gone: nearly as much as shipped, from the ways of the scheme alone."""
    found = scheme_last()
    met = learn_second(found, FOUR, [], silent)
    gone = number((4, 5))
    assert promised().own[2][FOUR][0].way()[gone] - 0.002 < found.own[2][FOUR][0].way()[gone]
    assert {one.unseen for one in met} <= set(found.own[3])
    assert evenly([gone]) @ found.own[2][FOUR][0].way() > 0.117
