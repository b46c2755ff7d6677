"""Solves one storey: discounted CFR over all outlines at once, which only the pairs' prices hold together."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from facedown.engine.room import quick
from facedown.games.shy_monsters.rules.outlines import Cells
from facedown.solving.shy_monsters import passes
from facedown.solving.shy_monsters.graph import Desk, Graph, Pair, Rules, grow, shortened

BLOCK = 4_000_000  # entries that are joined into one block
# Discounted CFR: in round t gains are kept by t^1.5 / (t^1.5 + 1), losses by half, and round t counts t^4 in the means.
KEEP_GAINS, KEEP_LOSSES, POWER = 1.5, 0.5, 4.0


@dataclass(frozen=True)
class Bounds:
    """Says what the Hero surely gets, and what the Dungeon Master surely keeps him to."""

    low: float
    high: float

    @property
    def gap(self) -> float:
        return self.high - self.low

    @property
    def middle(self) -> float:
        return (self.low + self.high) / 2


def join(graphs: Sequence[Graph]) -> passes.Block:
    def at(counts: Iterable[int]) -> Any:
        return np.array([0, *np.cumsum(list(counts))], np.int64)

    decisions = at(len(g.code) for g in graphs)
    mix = np.zeros(decisions[-1], np.float32)
    for g, first in zip(graphs, decisions, strict=False):
        choices = np.diff(g.first_decision)
        mix[first : first + len(g.code)] = np.repeat(1 / np.maximum(choices, 1), choices)
    return passes.Block(
        at(g.nodes for g in graphs),
        decisions,
        at(len(g.entry) for g in graphs),
        np.concatenate([g.first_decision for g in graphs]),
        np.concatenate([g.first_entry for g in graphs]),
        np.concatenate([g.entry for g in graphs]),
        np.zeros(decisions[-1], np.float32),
        mix,
    )


class Solver:
    """Keeps all tables of one programme. `pay[sight, pair]` is what escaping is worth; pairs are equally likely."""

    SAVED = ("weight_sum", "escape", "mean_escape", "noted", "regret", "weight", "mean_weight", "keep", "loss")

    def __init__(
        self,
        cells: Sequence[Cells],
        pairs: Sequence[Pair],
        rules: Rules,
        pay: Any,
        grown: Callable[[int], None] = lambda done: None,
    ) -> None:
        self.cells, self.pairs, self.rules = cells, pairs, rules
        self.pay = np.ascontiguousarray(pay, np.float64)
        self.iteration = 0
        self.weight_sum = np.zeros(1)
        self.blocks: list[passes.Block] = []
        self.first: list[int] = []
        self.largest = 0
        n, hypotheses = len(cells), 120 * len(pairs)
        self.leaves = hypotheses * rules.sights
        self._grow(grown)
        self.escape = np.zeros((n, self.leaves), np.float32)
        self.mean_escape = np.zeros((n, self.leaves))
        self.noted = np.zeros(n)
        self.loss = np.zeros((n, hypotheses), np.float32)
        self.regret = np.zeros((n, hypotheses), np.float32)
        self.chance = np.full(len(pairs), 1 / len(pairs))
        self.weight = np.full((n, hypotheses), 1 / hypotheses / n, np.float32)
        self.mean_weight = np.zeros((n, hypotheses))
        self.keep = np.ones((n, 2))
        self.value = np.zeros(self.leaves + self.largest + 32, np.float64)
        self.reach = np.zeros_like(self.value)
        for block, first in zip(self.blocks, self.first, strict=True):
            quick(passes.start)(block, first, (self.escape, self.pay, self.loss), self.reach)

    def _grow(self, grown: Callable[[int], None]) -> None:
        desk = Desk()
        graphs: list[Graph] = []
        for number, cells in enumerate(self.cells):
            if not graphs:
                self.first.append(number)
            graphs.append(shortened(grow(cells, self.pairs, self.rules, desk)))
            self.largest = max(self.largest, graphs[-1].nodes)
            if sum(len(g.entry) for g in graphs) > BLOCK or number == len(self.cells) - 1:
                self.blocks.append(join(graphs))
                graphs = []
            grown(number + 1)

    def iterate(self) -> int:
        """Runs one round of learning on both sides; says how many outlines were worked on."""
        tables = (self.weight, self.pay, self.escape, self.loss, self.mean_escape, self.noted, self.keep)
        so_far = float(self.weight_sum[0])
        self.iteration += 1
        gains = self.iteration**KEEP_GAINS / (self.iteration**KEEP_GAINS + 1)
        self.keep *= (gains, KEEP_LOSSES)
        done = 0
        for block, first in zip(self.blocks, self.first, strict=True):
            done += quick(passes.hero_turn)(block, first, tables, self.value, self.reach, so_far)
        new = float(self.iteration) ** POWER
        self.weight_sum[0] += new
        quick(passes.master_turn)(
            self.loss, self.regret, self.weight, self.mean_weight, self.chance, new, gains, KEEP_LOSSES
        )
        return done

    def mean_escapes(self) -> Any:
        """Computes (outline x sight x pair x arrangement) how often the mean Hero escapes from each layout."""
        so_far = self.weight_sum[0]
        mean = (self.mean_escape + self.escape * (so_far - self.noted)[:, None]) / so_far
        return mean.reshape(len(self.cells), self.rules.sights, len(self.pairs), 120)

    def prices(self) -> Any:
        """Computes for each pair what the mean Hero gets against the worst layout."""
        return np.einsum("kspa,sp->kpa", self.mean_escapes(), self.pay).min(axis=(0, 2))

    def mean_mix(self) -> Any:
        """Computes (outline x hypothesis) the Dungeon Master's mean mix; each pair has its own chance in sum."""
        return self.mean_weight / self.weight_sum[0]

    def best_response(self, weight: Any) -> float:
        """Computes what the Hero gets at most against layouts of these weights."""
        worth = np.zeros(len(self.cells))
        for block, first in zip(self.blocks, self.first, strict=True):
            quick(passes.best_turn)(block, first, weight, self.pay, self.value, self.leaves, worth)
        return float(worth.sum())

    def bounds(self) -> Bounds:
        return Bounds(float(self.chance @ self.prices()), self.best_response(self.mean_mix()))

    @property
    def entries(self) -> int:
        return sum(len(block.entry) for block in self.blocks)

    @property
    def decisions(self) -> int:
        return sum(len(block.regret) for block in self.blocks)
