"""Graphs and the solver on little programmes whose values are known."""

from collections.abc import Sequence

import numpy as np
import pytest

from facedown.engine.room import quick
from facedown.engine.rule import JIT
from facedown.games.shy_monsters.rules.outlines import Cells, idx
from facedown.solving.shy_monsters.graph import ALL_PAIRS, Graph, Rules, best, grow, shortened
from facedown.solving.shy_monsters.outlines import MONSTERS, board, classes
from facedown.solving.shy_monsters.programme import ALL, Programme, guarantee, needed, programme, scheme, worth
from facedown.solving.shy_monsters.solver import Solver
from facedown.solving.shy_monsters.storey import ROOMS, exit_up

pytestmark = pytest.mark.skipif(not JIT, reason="graphs of thousands of positions need compiled rules")


def drawn(picture: str) -> Cells:
    """An outline from its rows, E the Entrance."""
    marks = [(x, y, sign) for y, row in enumerate(picture.split("/")) for x, sign in enumerate(row)]
    ((door_x, door_y),) = [(x, y) for x, y, sign in marks if sign == "E"]
    return tuple(sorted(((x - door_x, y - door_y) for x, y, sign in marks if sign == "#"), key=idx))


def pair(names: str) -> tuple[int, int]:
    low, high = sorted(MONSTERS.index(name) for name in names.split("+"))
    return low, high


def top(graph: Graph, weights: np.ndarray) -> float:
    value = np.zeros(graph.leaves + graph.nodes)
    value[: graph.leaves] = np.tile(weights, graph.leaves // len(weights))
    return float(quick(best)(graph.leaves, graph.first_decision, graph.first_entry, graph.entry, value))


@pytest.mark.rule("S-1107")
@pytest.mark.parametrize(
    ("names", "picture", "value"),
    [
        ("bat+mantis", "###.../..###E", 1 / 6),
        ("bat+cobra", "##.../.####/....E", 1 / 6),
        ("mantis+cobra", "##..../.####E", 1 / 5),
        ("bat+dragon", "##../.##E/##..", 3 / 8),
        ("bat+gargoyle", "##../##../.##E", 5 / 14),
        ("dragon+kraken", "..#/###/.#E/.#.", 1 / 2),
    ],
)
def test_a_known_pair_on_its_best_outline_has_the_exact_value(names: str, picture: str, value: float) -> None:
    solver = Solver([drawn(picture)], [pair(names)], Rules(), np.ones((1, 1)))
    for _ in range(1500):
        solver.iterate()
    bounds = solver.bounds()
    assert bounds.low <= value + 1e-6
    assert bounds.high >= value - 1e-6
    assert bounds.gap < 0.003


@pytest.mark.rule("S-1106")
def test_more_outlines_are_better_for_the_dungeon_master_and_bounds_close_in() -> None:
    cells = [one.cells for one in classes()]
    pairs: Sequence[tuple[int, int]] = [(0, 1), (0, 2), (1, 2)]
    few, many = (Solver(some, pairs, Rules(), np.ones((1, 3))) for some in (cells[100:104], cells[100:130]))
    gaps = []
    for rounds in (20, 200):
        for solver in (few, many):
            while solver.iteration < rounds:
                solver.iterate()
        gaps.append(many.bounds().gap)
    assert gaps[1] < gaps[0] / 2
    assert many.bounds().low <= few.bounds().high
    assert 0 < many.bounds().low <= many.bounds().high < 1


@pytest.mark.rule("S-1104")
def test_pruned_and_shortened_graphs_are_worth_the_same() -> None:
    chance = np.random.default_rng(1)
    for one in classes()[5::90]:
        weights = chance.random(15 * 120) ** 6
        whole = grow(one.cells, ALL_PAIRS, Rules(prune=0))
        pruned = grow(one.cells, ALL_PAIRS, Rules(prune=1))
        short = shortened(pruned)
        assert short.nodes < pruned.nodes < whole.nodes
        value = top(whole, weights)
        assert top(pruned, weights) == pytest.approx(value, rel=1e-12)
        assert top(short, weights) == pytest.approx(value, rel=1e-12)


@pytest.mark.rule("S-420")
def test_with_something_to_learn_a_storey_is_not_left_too_early() -> None:
    """Seeing Monsters is worth something: the Hero then looks before he leaves, and never gets less by it."""
    cells = drawn("##../##../.##E")
    graph = grow(cells, [(0, 5)], Rules(flips=1, final=False, prune=0))
    value = np.zeros(graph.leaves + graph.nodes)
    value[: graph.leaves] = np.repeat([0.3, 0.35, 0.35, 0.4], 120) / 120
    seen = quick(best)(graph.leaves, graph.first_decision, graph.first_entry, graph.entry, value)
    value[: graph.leaves] = 0.3 / 120
    blind = quick(best)(graph.leaves, graph.first_decision, graph.first_entry, graph.entry, value)
    assert blind < seen < blind * 4 / 3


@pytest.mark.rule("S-1111")
def test_the_scheme_has_80_programmes_in_order() -> None:
    order = scheme()
    assert [sum(one.storey == storey for one in order) for storey in (3, 2, 1)] == [57, 22, 1]
    for number, one in enumerate(order):
        assert set(needed(one)) <= set(order[:number])
    assert len(needed(Programme(1))) == 22
    assert Programme(2).futures((0, 1)) == [((2, 3),), ((2, 4),), ((2, 5),), ((3, 4),), ((3, 5),), ((4, 5),)]
    assert Programme(1).futures((0, 1))[0] == ((2, 3), (4, 5))


@pytest.mark.rule("S-1102")
def test_payoffs_are_the_guarantees_against_what_really_follows() -> None:
    one = Programme(2, (0, 1, 2, 3))
    chance = np.random.default_rng(2)
    known = {other.unseen: chance.random((15, 15)) for other in needed(one)}
    table = worth(one, known)
    assert table.shape == (4, 6, 1)
    at = ALL_PAIRS.index((2, 3))
    assert table[1, one.pairs.index((0, 1)), 0] == known[1, 2, 3][at, at]
    assert table[0, one.pairs.index((0, 1)), 0] == known[0, 1, 2, 3][at, at]


def test_a_guarantee_is_the_worst_layout_for_each_future() -> None:
    one = Programme(2, (0, 1, 2, 3))
    chance = np.random.default_rng(3)
    escapes, table = chance.random((5, 4, 6, 120)), chance.random((4, 6, 1))
    out = guarantee(one, escapes, table)
    assert np.isfinite(out).sum() == 6
    worst = min(escapes[k, :, 0, a] @ table[:, 0, 0] for k in range(5) for a in range(120))
    assert out[ALL_PAIRS.index((0, 1)), ALL_PAIRS.index((2, 3))] == pytest.approx(worst)


def test_wrong_programmes_are_refused() -> None:
    with pytest.raises(Exception, match="there is no storey 4"):
        programme(4, ALL)
    with pytest.raises(Exception, match="at least 4 Monsters are unseen"):
        programme(2, (0, 1, 2))


@pytest.mark.rule("S-1105")
def test_positions_are_as_many_as_the_specification_counted() -> None:
    """Bat and dragon on storey 3; there the walk ends where the Hero stands beside an Exit that he knows."""
    counts = [len(positions(one.cells, (0, 1))) for one in classes()]
    assert round(np.mean(counts)) == 856
    assert max(counts) == 3193


def positions(cells: Cells, two: tuple[int, int]) -> set[int]:
    graph, around = grow(cells, [two], Rules(prune=0)), board(cells).around.tolist()
    keys, entries = graph.key.tolist(), graph.entry.tolist()
    firsts = graph.first_entry[graph.first_decision].tolist()  # a node's entries, whatever the decision
    found, todo = {graph.nodes - 1}, [graph.nodes - 1]
    while todo:
        node = todo.pop()
        exit, region = exit_up(keys[node] & ROOMS), keys[node] >> 31 & 127
        if not (exit and around[region] >> exit & 1):
            below = {entry - graph.leaves for entry in entries[firsts[node] : firsts[node + 1]]}
            new = {child for child in below - found if child >= 0 and not keys[child] >> 45}
            found |= new
            todo += new
    return found
