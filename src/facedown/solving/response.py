"""Computes what strategies are worth, the best answers, and so how far they are from perfect play: all exact.

The chance that an end is reached is a product: of chance, and of each seat's own choices (`Tree.plan`). So what a seat
can get by each of its sequences is one sum over the ends, and the best answer follows backwards, depth by depth.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from facedown.engine.game import Game
from facedown.solving.tree import Floats, Ints, Tree, TreeError


@dataclass(frozen=True)
class Exploitability:
    """Says how much each seat could gain by playing best against the others."""

    values: Floats  # what each seat gets when all keep to the strategy
    responses: Floats  # what it would get by its best response

    @property
    def gains(self) -> Floats:
        return self.responses - self.values

    @property
    def nash_conv(self) -> float:
        """The gains of all seats together: 0 in an equilibrium."""
        return float(self.gains.sum())

    @property
    def exploitability(self) -> float:
        """The mean gain of a seat; with two seats this is what OpenSpiel calls so."""
        return self.nash_conv / len(self.values)


def values(tree: Tree, strategy: Floats) -> Floats:
    """Computes what each seat gets on average."""
    plan = tree.plan(strategy)
    found: Floats = (tree.reach * plan[tree.last].prod(axis=1)) @ tree.returns
    return found


def counterfactuals(tree: Tree, seat: int, plan: Floats) -> Floats:
    """Computes by the last sequence of a seat what it gets at the ends behind it that need no further decision of its
    own, weighted by chance and the others' choices. The last number: at ends before its first decision."""
    weight = tree.reach * tree.returns[:, seat]
    for other in range(tree.seats):
        if other != seat:
            weight = weight * plan[tree.last[:, other]]
    return sums(tree.last[:, seat], weight, tree.sequences + 1)


def sums(places: Ints, numbers: Floats, count: int) -> Floats:
    """Adds up numbers at their places."""
    return cast(Floats, np.bincount(places, cast(Any, numbers), count))


def best_response(tree: Tree, seat: int, strategy: Floats) -> tuple[float, Floats]:
    """Computes what a seat gets at most if the others keep to a strategy; and that strategy with the seat's best answer
    in it (the first of equally good choices)."""
    worth = counterfactuals(tree, seat, tree.plan(strategy))
    answer = strategy.copy()
    for group in reversed([group for group in tree.groups if group.seat == seat]):
        starts = tree.first_choice[group.first_set : group.end_set]
        counts = np.diff(tree.first_choice[group.first_set : group.end_set + 1])
        own = worth[group.first : group.end]
        best = np.maximum.reduceat(own, starts - group.first)
        np.add.at(worth, tree.before[group.first_set : group.end_set], best)
        is_best = own == np.repeat(best, counts)
        first = np.minimum.reduceat(np.where(is_best, np.arange(len(own)), len(own)), starts - group.first)
        answer[group.first : group.end] = 0.0
        answer[group.first + first] = 1.0
    return float(worth[-1]), answer


def exploitability(tree: Tree, strategy: Floats) -> Exploitability:
    tree.check(strategy)
    best = np.array([best_response(tree, seat, strategy)[0] for seat in range(tree.seats)])
    return Exploitability(values(tree, strategy), best)


# --- strategies from elsewhere ----------------------------------------------------------------------------------------

Chooser = Callable[[Any, int], int | Mapping[int, float]]  # (redacted record, seat) -> an action, or chances of actions


def strategy_of(tree: Tree, choose: Chooser, game: Game | None = None) -> Floats:
    """Makes a strategy from a function that is asked once for every information set. In trees of a game it gets the
    redacted record as a plain twin (`game` must be given), in other trees the key of the information set."""
    strategy = np.zeros(tree.sequences)
    for infoset in range(tree.infosets):
        sight = tree.sights[infoset]
        seen = game.rules.state.from_bytes(sight.tobytes()) if game is not None else sight
        said = choose(seen, int(tree.seat_of[infoset]))
        chances = {said: 1.0} if isinstance(said, int) else said
        offered = tree.choices(infoset).tolist()
        if odd := set(chances) - set(offered):
            raise TreeError(f"the strategy chooses {min(odd)} where only {offered} are offered")
        strategy[tree.first_choice[infoset] : tree.first_choice[infoset + 1]] = [chances.get(a, 0.0) for a in offered]
    tree.check(strategy)
    return strategy


def of_bot(bot: Any, seeds: int = 1) -> Chooser:
    """Makes a strategy of a bot: how often it chooses each action with the seeds 0, 1, 2 .. (one is enough for a bot
    that never chooses at random; of others this is an estimate)."""

    def choose(seen: Any, seat: int) -> dict[int, float]:
        chances: dict[int, float] = {}
        for seed in range(seeds):
            action = int(bot.choose(seen, seat, seed))
            chances[action] = chances.get(action, 0.0) + 1 / seeds
        return chances

    return choose
