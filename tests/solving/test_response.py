"""Best responses and exploitability, beside OpenSpiel's and by hand."""

import numpy as np
import pytest

from facedown.engine.rule import JIT
from facedown.solving.growing import grow
from facedown.solving.plain import Decision, End, plain_tree
from facedown.solving.response import best_response, exploitability, of_bot, strategy_of, values
from facedown.solving.tree import Floats, Tree, TreeError
from tests.conformance.coins import COINS, RAISE, CoinOptions, State
from tests.solving.trees import BET, PASS, from_spiel, kuhn


def kuhn_equilibrium(alpha: float) -> Floats:
    """The known family of solutions of Kuhn poker (alpha from 0 to 1/3)."""
    bets = {
        (0, ""): alpha,
        (1, ""): 0.0,
        (2, ""): 3 * alpha,
        (0, "pb"): 0.0,
        (1, "pb"): alpha + 1 / 3,
        (2, "pb"): 1.0,
        (0, "p"): 1 / 3,
        (1, "p"): 0.0,
        (2, "p"): 1.0,
        (0, "b"): 0.0,
        (1, "b"): 1 / 3,
        (2, "b"): 1.0,
    }
    return strategy_of(kuhn(), lambda key, seat: {PASS: 1 - bets[key], BET: bets[key]})


@pytest.mark.parametrize("alpha", [0.0, 0.2, 1 / 3])
def test_the_known_solutions_of_kuhn_poker_cannot_be_exploited(alpha: float) -> None:
    found = exploitability(kuhn(), kuhn_equilibrium(alpha))
    assert found.values == pytest.approx([-1 / 18, 1 / 18], abs=1e-12)
    assert found.nash_conv == pytest.approx(0, abs=1e-12)


def test_a_best_response_is_worth_what_is_said() -> None:
    tree = kuhn()
    for seat in range(2):
        worth, answer = best_response(tree, seat, tree.uniform())
        assert values(tree, answer)[seat] == pytest.approx(worth, abs=1e-12)
        tree.check(answer)
        assert set(np.unique(answer)) == {0.0, 0.5, 1.0}  # the other seat keeps its own
    assert exploitability(tree, tree.uniform()).nash_conv == pytest.approx(11 / 12)


@pytest.mark.parametrize("name", ["kuhn_poker", "leduc_poker", "kuhn_poker(players=3)"])
def test_it_agrees_with_openspiel(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability as theirs

    game = pyspiel.load_game(name)
    tree = from_spiel(game)
    table = policy.TabularPolicy(game)
    random = np.random.default_rng(7)
    for row in range(len(table.action_probability_array)):
        mask = table.legal_actions_mask[row]
        chances = random.random(len(mask)) ** 3 * mask
        table.action_probability_array[row] = chances / chances.sum()

    def choose(key: str, seat: int) -> dict[int, float]:
        row = table.action_probability_array[table.state_lookup[key]]
        return {int(a): float(row[a]) for a in np.flatnonzero(table.legal_actions_mask[table.state_lookup[key]])}

    mine = exploitability(tree, strategy_of(tree, choose))
    assert mine.nash_conv == pytest.approx(theirs.nash_conv(game, table), abs=1e-9)
    if game.num_players() == 2:
        assert mine.exploitability == pytest.approx(theirs.exploitability(game, table), abs=1e-9)
    for seat in range(game.num_players()):
        best = theirs.best_response(game, table, seat)
        assert mine.responses[seat] == pytest.approx(best["best_response_value"], abs=1e-9)


def test_a_strategy_that_does_what_is_not_offered_is_refused() -> None:
    with pytest.raises(TreeError, match="chooses 7 where only"):
        strategy_of(kuhn(), lambda key, seat: 7)


def three() -> Tree:
    """Three seats name a number at the same time; who names one that no other does wins it."""

    def look(named: tuple[int, ...]) -> End | Decision:
        if len(named) == 3:
            return End([float(x if named.count(x) == 1 else 0) for x in named])
        return Decision(len(named), len(named), [(x, (*named, x)) for x in (1, 2)])

    return plain_tree((), 3, look)


def test_more_than_two_seats_have_best_responses_too() -> None:
    found = exploitability(three(), three().uniform())
    assert found.values == pytest.approx([3 / 8] * 3)
    assert found.responses == pytest.approx([1 / 2] * 3)


class Daring:
    name = "daring"

    def choose(self, seen: State, seat: int, seed: int) -> int:
        return RAISE if seen.card[seat] > 1 or seed % 4 == 0 else 1 - RAISE


@pytest.mark.skipif(not JIT, reason="whole trees are grown by compiled rules")
def test_a_bot_is_measured_from_what_it_sees() -> None:
    tree = grow(COINS, CoinOptions.of(rounds=1))
    strategy = strategy_of(tree, of_bot(Daring(), seeds=4), COINS)
    chances = {
        (int(tree.seat_of[k]), int(tree.sights[k]["card"].max())): strategy[tree.first_choice[k] + RAISE]
        for k in range(tree.infosets)
    }
    assert chances == {(seat, card): 0.25 if card == 1 else 1.0 for seat in range(2) for card in (1, 2, 3)}
    found = exploitability(tree, strategy)
    assert found.values == pytest.approx([0.5, 0.5])
    assert (found.gains >= 0).all()
    assert found.nash_conv > 0.01
