"""Finds the Hero's way on one outline: the best answer to a known builder, or safe against an unknown.

    storey = HeroStorey(cells, pairs, rules)
    storey.resolve(prices, pay, iterations=300)       # safe: at least the prices, whatever lies there
    storey.best_response(weights, pay)                # or: exact against these layouts
    storey.decisions(position)                        # [(decision, probability), ...]

`cells` are the six rooms in ascending order, `pairs` the pairs of Monsters that are possible, `position` the number
that `bridge.position_of` makes of a record, and a decision becomes an action by `bridge.action_of(cells, decision)`.
`prices` has one number per pair, `pay` is sight x pair (what escaping is worth; ones on the last storey), `weights` is
pair x arrangement. `shipped` has all three for the solved storeys.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from facedown.engine.room import quick
from facedown.engine.rule import rule
from facedown.games.shy_monsters.rules.outlines import Cells
from facedown.solving.shy_monsters import storey
from facedown.solving.shy_monsters.graph import ARRANGEMENTS, Desk, Pair, Rules, grow, make_plan, shortened
from facedown.solving.shy_monsters.passes import Block, add_flows, down, fill, find_margins, up_discounted
from facedown.solving.shy_monsters.solver import KEEP_GAINS, KEEP_LOSSES, POWER, join
from facedown.solving.shy_monsters.storey import EXPLORE, ROOMS, exit_up


@rule
def learn(b: Block, price: Any, pay: Any, open: Any, value: Any, reach: Any, mean: Any, iterations: int) -> float:
    """Runs discounted CFR of a little game: the builder picks the layout for which survival minus price is least.

    `open` marks the layouts that are possible; `mean` gets the weighted sum of the Hero's flows. Gives the mean of the
    least margin.
    """
    hypotheses = len(open)
    leaves = hypotheses * pay.shape[0]
    regret = np.zeros(hypotheses)
    weight = np.zeros(hypotheses)
    margin = np.zeros(hypotheses)
    total_margin = np.zeros(hypotheses)
    count = 0.0
    for h in range(hypotheses):
        count += open[h]
    for h in range(hypotheses):
        weight[h] = open[h] / count
    sum_of_shares = 0.0
    for t in range(1, iterations + 1):
        fill(value, weight, pay)
        keep_gain = float(t) ** KEEP_GAINS / (float(t) ** KEEP_GAINS + 1.0)
        up_discounted(b, 0, leaves, value, keep_gain, KEEP_LOSSES)
        down(b, 0, leaves, reach)
        share = float(t) ** POWER
        sum_of_shares += share
        add_flows(b, leaves, reach, share, mean)
        find_margins(price, pay, reach, margin)
        average = 0.0
        for h in range(hypotheses):
            total_margin[h] += share * margin[h]
            average += weight[h] * margin[h]
        total = 0.0
        for h in range(hypotheses):
            regret[h] *= keep_gain if regret[h] > 0.0 else KEEP_LOSSES
            regret[h] += (average - margin[h]) * open[h]
            total += max(regret[h], 0.0)
        for h in range(hypotheses):
            weight[h] = max(regret[h], 0.0) / total if total > 0.0 else open[h] / count
    least = np.inf
    for h in range(hypotheses):
        if open[h] and total_margin[h] < least:
            least = total_margin[h]
    return float(least / sum_of_shares)


class HeroStorey:
    """Holds the graph of one outline with a strategy on it."""

    def __init__(self, cells: Cells, pairs: Sequence[Pair], rules: Rules, root: int | None = None) -> None:
        self.cells, self.pairs, self.rules = cells, tuple(pairs), rules
        self.plan = make_plan(cells, pairs, rules)
        if root is None:
            root = int(quick(storey.position)(self.plan, 0, 0, 1, rules.attacks, rules.jumps, rules.flips))
        self.root = root
        self.graph = shortened(grow(cells, pairs, rules, Desk(), root))
        self._node = {key: node for node, key in enumerate(self.graph.key.tolist()) if not key >> 45}
        self._mix = np.zeros(len(self.graph.code))
        self._asked: tuple[str, Any, Any, int] = ("", None, None, 0)
        self._below: dict[int, HeroStorey] = {}

    def _leaves(self, weights: Any, pay: Any) -> Any:
        value = np.zeros(self.graph.leaves + self.graph.nodes + 32)
        quick(fill)(value, np.ascontiguousarray(weights, np.float64).ravel(), self._pay(pay))
        return value

    def _pay(self, pay: Any) -> Any:
        shape = (self.rules.sights, len(self.pairs))
        return np.ascontiguousarray(np.broadcast_to(np.ones(1) if pay is None else pay, shape), np.float64)

    def best_response(self, weights: Any, pay: Any = None) -> float:
        """Finds the Hero's best against layouts of these weights (pair x 120, need not sum to 1); its worth in sum."""
        self._asked = ("best", weights, pay, 0)
        g, value = self.graph, self._leaves(weights, pay)
        self._mix[:] = 0
        return float(quick(best_moves)(g.leaves, g.first_decision, g.first_entry, g.entry, value, self._mix))

    def resolve(self, prices: Any, pay: Any = None, iterations: int = 300) -> float:
        """Finds a strategy that survives every layout at the pair's price at least, nearly; gives the least margin."""
        self._asked = ("safe", prices, pay, iterations)
        block = join([self.graph])
        value = np.zeros(self.graph.leaves + self.graph.nodes + 32)
        mean = np.zeros(len(self.graph.code))
        prices = np.ascontiguousarray(prices, np.float64)
        least = quick(learn)(
            block, prices, self._pay(pay), self._possible(), value, np.zeros_like(value), mean, iterations
        )
        node_of = np.repeat(np.arange(self.graph.nodes), np.diff(self.graph.first_decision))
        sums = np.bincount(node_of, mean, self.graph.nodes)[node_of]
        self._mix = np.where(sums > 0, mean / np.where(sums > 0, sums, 1), block.mix)
        return float(least)

    def _possible(self) -> Any:
        """Marks the layouts that fit what is face up at the root, as ones and zeros."""
        shown = {tile: face for tile in range(1, 7) if (face := self.root >> 4 * tile - 4 & 15)}
        fits = np.ones((len(self.pairs), 120))
        for p, (low, high) in enumerate(self.pairs):
            for a, (exit, one, two) in enumerate(ARRANGEMENTS):
                lies = {exit: storey.EXIT, one: storey.MONSTER + low, two: storey.MONSTER + high}
                fits[p, a] = all(lies.get(tile, storey.CORRIDOR) == face for tile, face in shown.items())
        return fits.ravel()

    def decisions(self, position: int) -> list[tuple[int, float]]:
        """Tells what to do in a position, with chances; one that good play never meets is solved for itself."""
        g = self.graph
        node = self._node.get(position)
        if node is None:
            return self._unmet(position)
        first, last = int(g.first_decision[node]), int(g.first_decision[node + 1])
        return [(int(g.code[d]), float(self._mix[d])) for d in range(first, last) if self._mix[d] > 0]

    def _unmet(self, position: int) -> list[tuple[int, float]]:
        if position not in self._below:
            below = HeroStorey(self.cells, self.pairs, self.rules, position)
            how, first, pay, iterations = self._asked
            if how == "best":
                below.best_response(first, pay)
            else:
                below.resolve(np.zeros(len(self.pairs)) if first is None else first, pay, iterations or 100)
            self._below[position] = below
        below = self._below[position]
        node = below.graph.nodes - 1
        first_d, last_d = int(below.graph.first_decision[node]), int(below.graph.first_decision[node + 1])
        codes, mix = below.graph.code[first_d:last_d], below._mix[first_d:last_d]
        return [(int(code), float(p)) for code, p in zip(codes, mix, strict=True) if p > 0]

    def survival(self) -> Any:
        """Computes (sight x pair x arrangement) how often it escapes from each layout, having seen those Monsters."""
        block = join([self.graph])
        block.mix[:] = self._mix
        reach = np.zeros(self.graph.leaves + self.graph.nodes)
        quick(down)(block, 0, self.graph.leaves, reach)
        return reach[: self.graph.leaves].reshape(self.rules.sights, len(self.pairs), 120)

    def play_at_random(self) -> None:
        """Makes every decision equally likely, but a known Exit beside the Hero is taken (needs an unpruned graph)."""
        g = self.graph
        self._mix = np.zeros(len(g.code))
        quick(random_moves)(g.key, g.first_decision, g.code, self._mix)


@rule
def random_moves(key: Any, first_decision: Any, code: Any, mix: Any) -> None:
    for node in range(len(key)):
        first = first_decision[node]
        last = first_decision[node + 1]
        exit = exit_up(key[node] & ROOMS)
        way_out = -1
        for d in range(first, last):
            mix[d] = 1.0 / (last - first)
            if exit and code[d] == EXPLORE * 64 + exit:
                way_out = d
        if way_out >= 0:
            for d in range(first, last):
                mix[d] = 1.0 if d == way_out else 0.0


@rule
def best_moves(leaves: int, first_decision: Any, first_entry: Any, entry: Any, value: Any, mix: Any) -> float:
    """Computes the best response with its decisions: 1 for the first best one of each node."""
    nodes = len(first_decision) - 1
    for node in range(nodes):
        top = -1.0
        at = -1
        for d in range(first_decision[node], first_decision[node + 1]):
            worth = 0.0
            for e in range(first_entry[d], first_entry[d + 1]):
                worth += value[entry[e]]
            if worth > top:
                top = worth
                at = d
        if at >= 0:
            mix[at] = 1.0
        value[leaves + node] = max(top, 0.0)
    return float(value[leaves + nodes - 1])
