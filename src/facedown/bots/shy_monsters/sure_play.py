"""Works out what the Hero does on one outline to keep a promise (`solving.shy_monsters.promises`), to be looked up."""

from functools import lru_cache
from typing import Any

import numpy as np

from facedown.engine.room import quick
from facedown.games.shy_monsters.rules.outlines import Cells
from facedown.solving.shy_monsters import passes
from facedown.solving.shy_monsters.graph import ARRANGEMENTS, Desk, Graph
from facedown.solving.shy_monsters.nodes import WIN_ANY
from facedown.solving.shy_monsters.outlines import class_index
from facedown.solving.shy_monsters.promises import Promise, Promises
from facedown.solving.shy_monsters.settled import Settled, grown, outline_graph, settled
from facedown.solving.shy_monsters.solver import join


class Play:
    """Holds for every position of an outline how often the Hero comes there by his own choice, and what he does."""

    def __init__(self, promises: Promises, promise: Promise, outline: Cells) -> None:
        self.promise = promise
        following = promises.following(promise.storey, promise.unseen)
        one = grown(_everything(outline, promise.storey), following)
        done = settled(one, following, promise, flows=True)
        whole = one.whole
        self._pairs, self._leaves = following.pairs, whole.leaves
        order = np.argsort(whole.key)
        self._keys, self._node = whole.key[order], order
        self._first, self._code = whole.first_decision, whole.code
        self._chance = _chances(whole, one.graph, done)
        block = join([whole])
        block.mix[:] = self._chance
        self._reach = np.zeros(whole.leaves + whole.nodes)
        quick(passes.down)(block, 0, whole.leaves, self._reach)
        exits = np.flatnonzero(one.walks.exit >= 0)
        self._picks = dict(zip(one.graph.key[exits].tolist(), done.flows.pick, strict=True))

    def _find(self, key: int) -> int:
        at = int(np.searchsorted(self._keys, key))
        return int(self._node[at]) if at < len(self._keys) and self._keys[at] == key else -1

    def reach(self, position: int) -> float:
        """Says how likely his own choices lead to a position, in layouts that allow it; 0 where he never comes."""
        node = self._find(position)
        return float(self._reach[self._leaves + node]) if node >= 0 else 0.0

    def decisions(self, position: int) -> list[tuple[int, float]]:
        """Lists what he may do in a position that he meets, with chances."""
        node = self._find(position)
        rows = range(int(self._first[node]), int(self._first[node + 1]))
        return [(int(self._code[d]), float(self._chance[d])) for d in rows]

    def left(self, shown: int, exit: int, seen: dict[int, int]) -> tuple[float, Any]:
        """Says how likely he left the storey so: with these tiles shown, the Exit there, and Monsters on their tiles.

        Beside it, the chances of the ways to go on.
        """
        if len(seen) < 2:
            picks = self._picks.get(shown | WIN_ANY)
            if picks is None or picks.sum() <= 0.0:
                return 0.0, None
            return self.reach(shown | WIN_ANY), picks / picks.sum()
        low, high = sorted(seen)
        if (low, high) not in self._pairs:
            return 0.0, None
        pair = self._pairs.index((low, high))
        layout = pair * 120 + ARRANGEMENTS.index((exit, seen[low], seen[high]))
        way = int(self.promise.picked[pair])
        return float(self._reach[3 * 120 * len(self._pairs) + layout]), np.eye(way + 1)[way]


@lru_cache(4)
def _everything(outline: Cells, storey: int) -> Graph:
    return outline_graph(class_index()[outline], storey, Desk())


def _chances(whole: Graph, short: Graph, done: Settled) -> Any:
    """Carries the mean of all rounds over to the whole graph; elsewhere there is only one decision."""
    sums = done.flows.choice
    totals = np.repeat(np.add.reduceat(np.append(sums, 0.0), short.first_decision[:-1]), np.diff(short.first_decision))
    even = 1 / np.repeat(np.diff(short.first_decision), np.diff(short.first_decision))
    mix = np.where(totals > 0.0, sums / np.where(totals > 0.0, totals, 1.0), even)
    chance = 1 / np.repeat(np.maximum(np.diff(whole.first_decision), 1), np.diff(whole.first_decision))
    place = {key: node for node, key in enumerate(whole.key.tolist())}
    for node, key in enumerate(short.key.tolist()):
        here = slice(int(short.first_decision[node]), int(short.first_decision[node + 1]))
        if here.stop - here.start > 1:
            first = int(whole.first_decision[place[key]])
            chance[first : first + here.stop - here.start] = mix[here]
    return chance


@lru_cache(32)
def play(promises: Promises, promise: Promise, outline: Cells) -> Play:
    return Play(promises, promise, outline)
