"""Trees of the games: every position, and who can tell which apart."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from facedown.engine.game import CHANCE, seats_in
from facedown.engine.play import choices, redacted
from facedown.engine.rule import JIT
from facedown.solving.growing import grow
from facedown.solving.plain import Chance, Decision, End, plain_tree
from facedown.solving.tree import OVER, TooLarge, TreeError
from tests.conformance.coins import COINS, CoinOptions
from tests.solving.trees import kuhn

compiled = pytest.mark.skipif(not JIT, reason="whole trees are grown by compiled rules")
Walk = tuple[Any, tuple[tuple[Any, ...], ...]]  # a position, and what each seat has seen and done


def look_at_coins(walk: Walk) -> End | Chance | Decision:
    """Blind Coins by the plain rules, one position at a time: pasts written out in full."""
    state, pasts = walk
    acting = COINS.rules.actors(state)
    if acting == 0:
        out = [0.0, 0.0]
        COINS.rules.returns(state, out)
        return End(out)
    seat = CHANCE if acting == CHANCE else seats_in(acting)[0]
    offered = choices(COINS, state, seat)
    after = [(action, *step(walk, seat, action)) for action in offered]
    if seat != CHANCE:
        return Decision(seat, pasts[seat], [(action, (then, seen)) for action, then, seen in after])
    weights = [COINS.rules.weight(state, action) for action in offered]
    return Chance([(a, w / sum(weights), (then, seen)) for (a, then, seen), w in zip(after, weights, strict=True)])


def step(walk: Walk, seat: int, action: int) -> Walk:
    state = walk[0].copy()
    COINS.rules.apply(state, seat, action)
    return state, noticed(state, walk[1], seat, action)


def noticed(state: Any, pasts: Sequence[tuple[Any, ...]], actor: int, action: int) -> tuple[tuple[Any, ...], ...]:
    found = []
    for seat in range(2):
        past, seen = pasts[seat], redacted(COINS, state, seat).to_bytes()
        own = (action,) if actor == seat else ()
        last = next((one for one in reversed(past) if isinstance(one, bytes)), None)
        found.append((*past, *own, seen) if own or seen != last else past)
    return tuple(found)


@compiled
@pytest.mark.parametrize("rounds", [1, 2])
def test_a_grown_tree_is_the_one_that_the_plain_rules_lead_through(rounds: int) -> None:
    options = CoinOptions.of(rounds=rounds)
    start = COINS.rules.setup(options)
    plain = plain_tree((start, noticed(start, ((), ()), CHANCE, 0)), 2, look_at_coins)
    grown = grow(COINS, options)
    for name in ("parent", "player", "first_child", "action", "chance", "levels", "ends", "returns", "reach"):
        assert np.array_equal(getattr(grown, name), getattr(plain, name)), name
    assert grown.infosets == plain.infosets == {1: 6, 2: 102}[rounds]
    pairs = set(zip(grown.infoset.tolist(), plain.infoset.tolist(), strict=True))
    assert len(pairs) == grown.infosets + 1  # the same sets, whatever their numbers
    assert grown.reach.sum() != 1  # weighted by the choices of the players as well, it would be:
    assert (grown.reach * grown.plan(grown.uniform())[grown.last].prod(axis=1)).sum() == pytest.approx(1)


@compiled
def test_several_positions_are_a_draw_at_the_root() -> None:
    one = COINS.rules.setup(CoinOptions.of(rounds=1))
    COINS.rules.apply(one, CHANCE, 1)
    two = one.copy()
    COINS.rules.apply(one, CHANCE, 2)
    COINS.rules.apply(two, CHANCE, 3)
    tree = grow(COINS, positions=[one, two], weights=[3, 1])
    assert tree.chance[1:3].tolist() == [0.75, 0.25]
    assert tree.player[0] == CHANCE
    assert len(set(tree.infoset[1:3])) == 1  # seat 0 has the same card in both
    assert sorted(np.bincount(tree.seat_of)) == [1, 2]


def test_what_hangs_together_is_checked() -> None:
    tree = kuhn()
    assert (tree.nodes, tree.infosets, tree.sequences, len(tree.ends), tree.depth) == (55, 12, 24, 30, 4)
    assert (tree.player[tree.ends] == OVER).all()
    with pytest.raises(TreeError, match="24 numbers"):
        tree.check(np.ones(3))
    with pytest.raises(TreeError, match="add up to 1"):
        tree.check(np.ones(24))


def test_a_tree_that_grows_too_large_says_where_it_stopped() -> None:
    def endless(depth: int) -> Decision:
        return Decision(0, depth, [(0, depth + 1), (1, depth + 1)])

    with pytest.raises(TooLarge, match="more than 1,000 nodes: 1,023 were reached at depth 9, and 512") as told:
        plain_tree(0, 2, endless, limit=1000)
    assert told.value.open_nodes == 512


@compiled
def test_so_does_the_tree_of_a_game() -> None:
    with pytest.raises(TooLarge, match=r"start nearer to the end.*allow more nodes"):
        grow(COINS, CoinOptions.of(rounds=9), limit=5000)


def test_a_seat_that_forgets_is_refused() -> None:
    def forgetful(path: str) -> End | Decision:
        if len(path) == 2:
            return End([0, 0])
        return Decision(0, len(path), [(0, path + "a"), (1, path + "b")])

    with pytest.raises(TreeError, match="forgets"):
        plain_tree("", 2, forgetful)


def test_unlike_choices_in_one_information_set_are_refused() -> None:
    def odd(path: str) -> End | Chance | Decision:
        if not path:
            return Chance([(0, 0.5, "a"), (1, 0.5, "b")])
        if len(path) == 2:
            return End([0, 0])
        return Decision(0, "same", [(k, path + "x") for k in range(1 + (path == "b"))])

    with pytest.raises(TreeError, match="different choices"):
        plain_tree("", 2, odd)


@compiled
def test_a_race_has_no_tree() -> None:
    racing = COINS.changed(race=lambda state: True)
    with pytest.raises(TreeError, match="race"):
        grow(racing, CoinOptions.of(rounds=1))
