"""CFR+: the same as OpenSpiel's, and right where the answer is known."""

import numpy as np
import pytest

from facedown.engine.rule import JIT
from facedown.solving.cfr import CfrPlus, merged, solve
from facedown.solving.growing import grow
from facedown.solving.plain import Decision, End, plain_tree
from facedown.solving.response import exploitability
from facedown.solving.tree import TreeError
from tests.conformance.coins import COINS, CoinOptions
from tests.solving.trees import from_spiel, kuhn


def test_kuhn_poker_is_worth_minus_one_eighteenth() -> None:
    found = solve(kuhn(), 2000)
    assert found.low <= -1 / 18 <= found.high
    assert found.measured.nash_conv < 2e-4
    assert found.measured.values[0] == pytest.approx(-1 / 18, abs=1e-4)
    assert found.curve[0].iterations == 0
    assert found.curve[0].nash_conv == pytest.approx(11 / 12)
    assert found.curve[-1].iterations == 2000


@pytest.mark.parametrize(("name", "rounds"), [("kuhn_poker", 60), ("leduc_poker", 4)])
def test_round_by_round_it_is_openspiels(name: str, rounds: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import cfr
    from open_spiel.python.algorithms import exploitability as theirs

    game = pyspiel.load_game(name)
    solver, mine = cfr.CFRPlusSolver(game), CfrPlus(from_spiel(game))
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
        mine.iterate()
    policy, mean = solver.average_policy(), mine.mean()
    for infoset, key in enumerate(mine.tree.sights):
        row = policy.action_probability_array[policy.state_lookup[key]]
        first = mine.tree.first_choice[infoset]
        assert mean[first : first + len(mine.tree.choices(infoset))] == pytest.approx(
            row[mine.tree.choices(infoset)], abs=1e-9
        )
    assert mine.measured().nash_conv == pytest.approx(theirs.nash_conv(game, policy), abs=1e-9)


def test_leduc_poker_is_nearly_solved() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    found = solve(from_spiel(pyspiel.load_game("leduc_poker")), 400)
    assert found.low < -0.0856 < found.high  # the value known from others
    assert found.measured.exploitability < 0.002


def test_a_run_ends_at_the_gap_or_when_told() -> None:
    found = solve(kuhn(), 100_000, gap=0.01)
    assert found.measured.nash_conv <= 0.01
    assert found.curve[-2].nash_conv > 0.01
    assert solve(kuhn(), 1000, tell=lambda point: point.iterations < 30).curve[-1].iterations < 60


def test_ends_put_together_change_nothing() -> None:
    tree = kuhn()
    strategy = tree.uniform() * 0.5
    strategy[::2] += 0.5
    small = merged(tree)
    assert len(small.reach) <= len(tree.reach)
    assert exploitability(small, strategy).gains == pytest.approx(exploitability(tree, strategy).gains, abs=1e-12)


@pytest.mark.skipif(not JIT, reason="whole trees are grown by compiled rules")
def test_a_fair_game_is_fair() -> None:
    found = solve(grow(COINS, CoinOptions.of(rounds=2)), 300)
    assert found.total == pytest.approx(1)
    assert found.low <= 0.5 <= found.high
    assert found.measured.nash_conv < 1e-3


@pytest.mark.parametrize("returns", [[1.0, 1.0], [1.0, 0.0, 0.0]])
def test_only_zero_sum_games_of_two_are_solved(returns: list[float]) -> None:
    zeros = [0.0] * len(returns)
    tree = plain_tree(
        "",
        len(returns),
        lambda path: End(returns if path == "a" else zeros) if path else Decision(0, 0, [(0, "a"), (1, "b")]),
    )
    with pytest.raises(TreeError, match="CFR"):
        CfrPlus(tree)


def test_a_tree_without_decisions_has_a_value() -> None:
    found = solve(plain_tree("", 2, lambda path: End([0.25, 0.75])), 5)
    assert (found.low, found.high) == (0.25, 0.25)
    assert np.array_equal(found.strategy, [])
