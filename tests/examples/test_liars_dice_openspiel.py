"""Liar's Dice is OpenSpiel's `liars_dice`, set as the table in its README says: the same tree, to the last digit.

OpenSpiel has two players, wild highest faces and one round. A win is worth 1 there and a loss -1; here 1 and 0. So what
can be gained there is twice what can be gained here.
"""

from typing import Any

import numpy as np
import pytest

from facedown.engine.bits import number_of
from facedown.engine.rule import JIT
from facedown.solving.cfr import CfrPlus
from facedown.solving.growing import grow
from facedown.solving.response import exploitability
from facedown.solving.tree import Floats, Tree
from facedown_liars_dice import LIARS_DICE
from facedown_liars_dice.rules import face_of, quantity_of
from facedown_liars_dice.state import LIAR, State
from facedown_liars_dice.text import bid_text, bids_made, dice_of
from tests.solving.trees import from_spiel

pyspiel = pytest.importorskip("pyspiel")
pytestmark = pytest.mark.skipif(not JIT, reason="whole trees are grown by compiled rules")
SAME = 1e-9


def both(dice: int, sides: int) -> tuple[Tree, Any]:
    """Our tree, and OpenSpiel's game."""
    options = LIARS_DICE.options.of(players=2, dice=dice, sides=sides, wild="highest", one_round=True)
    return grow(LIARS_DICE, options), pyspiel.load_game(f"liars_dice(numdice={dice},dice_sides={sides})")


def their_key(sight: Any) -> str:
    """An information set by its name there: the dice of who acts, then all bids."""
    seen = State.from_bytes(sight.tobytes())
    bids = [bid_text(bid).replace("x", "-") for bid in bids_made(seen)]
    return " ".join(["".join(map(str, dice_of(seen, seen.turn))), *bids])


def their_action(action: int, game: Any) -> int:
    if action == LIAR:
        return int(game.num_distinct_actions()) - 1
    bid = number_of(action)
    return (quantity_of(bid) - 1) * int(game.get_parameters()["dice_sides"]) + face_of(bid) - 1


def their_policy(tree: Tree, strategy: Floats, game: Any) -> Any:
    table = {}
    for infoset in range(tree.infosets):
        chances = strategy[tree.first_choice[infoset] : tree.first_choice[infoset + 1]].tolist()
        actions = [their_action(int(action), game) for action in tree.choices(infoset)]
        table[their_key(tree.sights[infoset])] = list(zip(actions, chances, strict=True))
    return pyspiel.TabularPolicy(table)


@pytest.mark.parametrize(
    ("dice", "sides", "nodes", "infosets"),
    [(1, 3, 1_147, 192), (1, 6, 294_883, 24_576), pytest.param(2, 3, 663_511, 24_576, marks=pytest.mark.nightly)],
)
def test_the_trees_are_the_same(dice: int, sides: int, nodes: int, infosets: int) -> None:
    ours, game = both(dice, sides)
    theirs = from_spiel(game)
    assert (ours.nodes, ours.infosets) == (theirs.nodes, theirs.infosets) == (nodes, infosets)
    assert (ours.sequences, len(ours.ends), ours.depth) == (theirs.sequences, len(theirs.ends), theirs.depth)
    assert {their_key(sight) for sight in ours.sights} == set(theirs.sights)


@pytest.mark.parametrize("seed", range(3))
def test_any_strategy_is_worth_the_same(seed: int) -> None:
    tree, game = both(1, 3)
    raw = np.random.default_rng(seed).exponential(size=tree.sequences)
    strategy = raw / np.repeat(np.add.reduceat(raw, tree.first_choice[:-1]), np.diff(tree.first_choice))
    found = pyspiel.nash_conv(game, their_policy(tree, strategy, game))
    assert 2 * exploitability(tree, strategy).nash_conv == pytest.approx(found, abs=SAME)


def test_cfr_plus_goes_the_same_way_round_by_round() -> None:
    tree, game = both(1, 3)
    ours, theirs = CfrPlus(tree), pyspiel.CFRPlusSolver(game)
    for _ in range(200):
        ours.iterate()
        theirs.evaluate_and_update_policy()
        found = pyspiel.nash_conv(game, theirs.average_policy())
        assert 2 * ours.measured().nash_conv == pytest.approx(found, abs=SAME)
    assert found < 0.01


@pytest.mark.nightly  # with three sides it goes the same way, above
def test_six_sided_dice_are_solved_alike() -> None:
    """The game of OpenSpiel's own defaults: one die each."""
    tree, game = both(1, 6)
    ours, theirs = CfrPlus(tree), pyspiel.CFRPlusSolver(game)
    for _ in range(20):
        ours.iterate()
        theirs.evaluate_and_update_policy()
    here = 2 * ours.measured().exploitability
    assert here == pytest.approx(pyspiel.exploitability(game, theirs.average_policy()), abs=SAME)
    assert here == pytest.approx(pyspiel.exploitability(game, their_policy(tree, ours.mean(), game)), abs=SAME)
    assert here < 0.1
