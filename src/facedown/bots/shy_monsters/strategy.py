"""Works out what the Hero does on one storey, once, to look it up position by position.

Outlines that are turns or mirror images of one another are the same to him, so everything is worked out for the first
of the class; `Turned` leads there and back.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from facedown.engine.room import quick
from facedown.engine.rule import rule
from facedown.games.shy_monsters.rules.outlines import Cells, canonical, turned
from facedown.solving.shy_monsters import storey
from facedown.solving.shy_monsters.graph import ARRANGEMENTS, Pair
from facedown.solving.shy_monsters.hero import HeroStorey
from facedown.solving.shy_monsters.passes import Block, add_flows, down, fill, find_margins, up_discounted
from facedown.solving.shy_monsters.solver import KEEP_GAINS, KEEP_LOSSES, POWER, join

EFFORT = 2.5e7  # entries of the graph gone through in a resolve: less than a tenth of a second
ROUNDS = (100, 2000)  # of a resolve, at least and at most


@rule
def learn_safely(
    b: Block, price: Any, pay: Any, open: Any, human: Any, share: float, value: Any, reach: Any, mean: Any, rounds: int
) -> None:
    """Runs discounted CFR against two builders: one who wants the least survival over the price, and a human-like one.

    The first may also build elsewhere, which costs the Hero nothing: so where the outline is no danger he is free to
    do his best against the second, who counts `share`. `open` marks the possible layouts, `human` are their chances
    (sum 1), `mean` gets the weighted sum of the Hero's flows.
    """
    hypotheses = len(open)
    leaves = hypotheses * pay.shape[0]
    regret = np.zeros(hypotheses + 1)  # the last one: building elsewhere
    weight = open / open.sum()
    both = np.zeros(hypotheses)
    margin = np.zeros(hypotheses)
    for t in range(1, rounds + 1):
        for h in range(hypotheses):
            both[h] = weight[h] + share * human[h]
        fill(value, both, pay)
        keep = float(t) ** KEEP_GAINS / (float(t) ** KEEP_GAINS + 1.0)
        up_discounted(b, 0, leaves, value, keep, KEEP_LOSSES)
        down(b, 0, leaves, reach)
        add_flows(b, leaves, reach, float(t) ** POWER, mean)
        find_margins(price, pay, reach, margin)
        average = 0.0
        for h in range(hypotheses):
            average += weight[h] * margin[h]
        total = 0.0
        for h in range(hypotheses):
            regret[h] *= keep if regret[h] > 0.0 else KEEP_LOSSES
            regret[h] += (average - margin[h]) * open[h]
            total += max(regret[h], 0.0)
        regret[hypotheses] *= keep if regret[hypotheses] > 0.0 else KEEP_LOSSES
        regret[hypotheses] += average
        total += max(regret[hypotheses], 0.0)
        for h in range(hypotheses):
            weight[h] = max(regret[h], 0.0) / total if total > 0.0 else 0.0


@rule
def appraise(
    leaves: int, first_decision: Any, first_entry: Any, entry: Any, value: Any, mix: Any, worth: Any, slack: float
) -> None:
    """Computes the worth of every decision if the Hero goes on by `mix`, given that of the leaves.

    With `slack` from 0 on, `mix` is made here: all decisions alike that are worth nearly as much as the best.
    """
    for node in range(len(first_decision) - 1):
        first = first_decision[node]
        last = first_decision[node + 1]
        top = 0.0
        for d in range(first, last):
            total = 0.0
            for e in range(first_entry[d], first_entry[d + 1]):
                total += value[entry[e]]
            worth[d] = total
            top = max(top, total)
        if slack >= 0.0:
            good = 0
            for d in range(first, last):
                if worth[d] >= top * (1.0 - slack):
                    good += 1
            for d in range(first, last):
                mix[d] = 1.0 / good if worth[d] >= top * (1.0 - slack) else 0.0
        mean = 0.0
        for d in range(first, last):
            mean += mix[d] * worth[d]
        value[leaves + node] = mean


@dataclass(frozen=True)
class Weighed:
    """Holds a decision (as the solver numbers it), its chance, and its share of a win times the chance to be here."""

    code: int
    chance: float
    worth: float


class Strategy:
    """Holds chances and worths of all decisions of a storey, without the graph they were made from."""

    def __init__(self, made: "Thinking", weights: Any, slack: float = -1.0) -> None:
        g = made.graph
        value = np.zeros(g.leaves + g.nodes)
        value[: g.leaves] = (made.pay[:, :, None] * weights[None]).ravel()
        mix, worth = made.mix.copy(), np.zeros(len(g.code))
        quick(appraise)(g.leaves, g.first_decision, g.first_entry, g.entry, value, mix, worth, slack)
        order = np.argsort(g.key)
        self.root = made.root
        self._keys, self._node = g.key[order], order.astype(np.int32)
        self._first, self._code = g.first_decision, g.code
        self._chance, self._worth = mix.astype(np.float32), worth.astype(np.float32)

    def __contains__(self, position: int) -> bool:
        return self._find(position) >= 0

    def _find(self, position: int) -> int:
        at = int(np.searchsorted(self._keys, position))
        return int(self._node[at]) if at < len(self._keys) and self._keys[at] == position else -1

    def decisions(self, position: int) -> list[Weighed]:
        node = self._find(position)
        rows = range(int(self._first[node]), int(self._first[node + 1]))
        return [Weighed(int(self._code[d]), float(self._chance[d]), float(self._worth[d])) for d in rows]


class Thinking(HeroStorey):
    """Holds the graph of a storey while a strategy is made on it."""

    pay: Any

    @property
    def mix(self) -> Any:
        return self._mix

    @property
    def forced(self) -> bool:
        """Plays the one decision at the root: nothing to think about there."""
        g = self.graph
        return int(g.first_decision[-1] - g.first_decision[-2]) == 1

    def make_safe(self, prices: Any, human: Any, share: float, effort: float = EFFORT) -> None:
        """Makes the safe re-solve of S-1112, and the best against human-like builders that this leaves room for."""
        g = self.graph
        least, most = ROUNDS
        rounds = int(min(max(effort / max(len(g.entry), 1), least), most))
        block = join([g])
        value, mean = np.zeros(g.leaves + g.nodes + 32), np.zeros(len(g.code))
        open = fitting(self.root, self.pairs).ravel().astype(np.float64)
        likely = human.ravel() * open
        quick(learn_safely)(
            block,
            np.ascontiguousarray(prices, np.float64),
            np.ascontiguousarray(self.pay, np.float64),
            open,
            likely / max(likely.sum(), 1e-30),
            share,
            value,
            np.zeros_like(value),
            mean,
            rounds,
        )
        node_of = np.repeat(np.arange(g.nodes), np.diff(g.first_decision))
        sums = np.bincount(node_of, mean, g.nodes)[node_of]
        self._mix = np.where(sums > 0, mean / np.where(sums > 0, sums, 1), block.mix)


def fitting(position: int, pairs: Sequence[Pair]) -> Any:
    """Finds for pair x arrangement which layouts agree with what is face up."""
    fits = np.ones((len(pairs), 120), bool)
    places = np.array(ARRANGEMENTS)
    low, high = np.array(pairs).T
    for tile in range(1, 7):
        face = storey.face(position, tile)
        if face == storey.EXIT:
            fits &= (places[:, 0] == tile)[None]
        elif face == storey.CORRIDOR:
            fits &= (places != tile).all(axis=1)[None]
        elif face:
            monster = face - storey.MONSTER
            here = (low == monster)[:, None] & (places[:, 1] == tile)[None]
            fits &= here | ((high == monster)[:, None] & (places[:, 2] == tile)[None])
    return fits


class Turned:
    """Holds an outline as the first of its class, with its tiles and positions."""

    def __init__(self, cells: Cells) -> None:
        self.first, symmetry = canonical(cells)
        self._here = [0, *(1 + cells.index(cell) for cell in turned(self.first, symmetry))]  # first's tile -> ours
        self._there = [self._here.index(tile) for tile in range(7)]

    def tile(self, here: int) -> int:
        """Gives the same tile on the first outline."""
        return self._there[here]

    def position(self, here: int) -> int:
        """Maps a position to the first outline."""
        moved = here >> 38 << 38
        for tile in range(7):
            there = self._there[tile]
            if tile:
                moved |= storey.face(here & storey.ROOMS, tile) << (4 * there - 4)
            moved |= (here >> 24 + tile & 1) << 24 + there | (here >> 31 + tile & 1) << 31 + there
        return moved

    def code(self, there: int) -> int:
        """Maps a decision of the first outline to one of ours."""
        return there >> 6 << 6 | self._here[there >> 3 & 7] << 3 | self._here[there & 7]
