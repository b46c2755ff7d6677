"""Runs CFR+ on a whole tree: regrets never negative, seats learn in turn, late rounds count more in the mean.

Everything happens on arrays over sequences, depth by depth; ends that no seat can tell apart by its own sequences are
put together first. It is the same method as OpenSpiel's `CFRPlusSolver`, and gives the same strategies round by round.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from facedown.solving.response import Exploitability, counterfactuals, exploitability, sums
from facedown.solving.tree import Floats, Tree, TreeError

EVEN = 1e-9


def merged(tree: Tree) -> Tree:
    """Merges all ends of the same sequences into one: for the sums over the ends the tree stays the same."""
    lasts, where = np.unique(tree.last, axis=0, return_inverse=True)
    where = where.ravel()
    returns: Floats = np.stack(
        [sums(where, tree.reach * tree.returns[:, seat], len(lasts)) for seat in range(tree.seats)], axis=1
    )
    return replace(tree, last=lasts, returns=returns, reach=np.ones(len(lasts)))


class CfrPlus:
    """Learns by self-play of two seats whose returns add up to the same at every end."""

    def __init__(self, tree: Tree) -> None:
        if tree.seats != 2:
            raise TreeError(f"CFR+ solves games of two; this tree has {tree.seats} seats (best responses work for all)")
        if len(tree.returns) and np.ptp(tree.returns.sum(axis=1)) > EVEN:
            raise TreeError("CFR+ needs returns that add up to the same at every end")
        self.tree = tree
        self.small = merged(tree)
        self.iteration = 0
        self.regret = np.zeros(tree.sequences)
        self.strategy = tree.uniform()
        self.sums = np.zeros(tree.sequences)

    def iterate(self) -> None:
        """Learns for one round: each seat in turn learns against the present strategy of the other."""
        self.iteration += 1
        for seat in range(2):
            self._learn(seat)

    def _learn(self, seat: int) -> None:
        tree = self.small
        plan = tree.plan(self.strategy)
        worth = counterfactuals(tree, seat, plan)
        for group in reversed([group for group in tree.groups if group.seat == seat]):
            own = slice(group.first, group.end)
            starts = tree.first_choice[group.first_set : group.end_set] - group.first
            counts = np.diff(tree.first_choice[group.first_set : group.end_set + 1])
            value = np.add.reduceat(worth[own] * self.strategy[own], starts)
            np.add.at(worth, tree.before[group.first_set : group.end_set], value)
            self.sums[own] += self.iteration * plan[own]
            self.regret[own] = np.maximum(self.regret[own] + worth[own] - np.repeat(value, counts), 0.0)
            total = np.repeat(np.add.reduceat(self.regret[own], starts), counts)
            self.strategy[own] = np.where(
                total > 0, self.regret[own] / np.where(total > 0, total, 1.0), 1 / np.repeat(counts, counts)
            )

    def mean(self) -> Floats:
        """Gives the mean strategy, which nears an equilibrium. At random where a seat's own choices never led."""
        counts = np.diff(self.tree.first_choice)
        total = np.repeat(np.add.reduceat(self.sums, self.tree.first_choice[:-1]), counts) if len(counts) else self.sums
        mean: Floats = np.where(total > 0, self.sums / np.where(total > 0, total, 1.0), self.tree.uniform())
        return mean

    def measured(self) -> Exploitability:
        return exploitability(self.small, self.mean())


@dataclass(frozen=True)
class Point:
    """Says how far a run was after some rounds."""

    iterations: int
    value: float  # of seat 0
    nash_conv: float


@dataclass(frozen=True)
class Solution:
    tree: Tree
    strategy: Floats
    measured: Exploitability
    curve: tuple[Point, ...]

    @property
    def low(self) -> float:
        """What seat 0 surely gets with this strategy."""
        return self.total - float(self.measured.responses[1])

    @property
    def high(self) -> float:
        """What seat 1's strategy keeps seat 0 to."""
        return float(self.measured.responses[0])

    @property
    def total(self) -> float:
        """What both seats get together."""
        return float(self.measured.values.sum())


def solve(
    tree: Tree, iterations: int = 1000, gap: float = 0.0, tell: Callable[[Point], bool] = lambda point: True
) -> Solution:
    """Runs so many rounds of CFR+, or until the gains of both seats together are at most `gap`.

    `tell` gets the points of the curve, ever more rounds apart, and ends the run by answering no.
    """
    learner = CfrPlus(tree)
    curve = []
    while True:
        measured = learner.measured()
        curve.append(Point(learner.iteration, float(measured.values[0]), measured.nash_conv))
        if learner.iteration >= iterations or measured.nash_conv <= gap or not tell(curve[-1]):
            return Solution(tree, learner.mean(), measured, tuple(curve))
        for _ in range(min(max(1, learner.iteration // 4), iterations - learner.iteration)):
            learner.iterate()
