"""Solves one storey for a belief: discounted CFR whose exits are worth what the Hero believes there.

At an exit the Hero plays on as well as he can against what he believes then: no regret is left there, and what the rest
of the game gives him against each truth are the prices of the cheapest mixture (`splitting`). Everywhere else both
sides learn as in `solver`. Only outlines that are likely to be used are grown: a Dungeon Master may leave out the
others, since the bound that counts, the best response to his mix, does not suffer from it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from facedown.engine.room import quick
from facedown.solving.shy_monsters import believing, exits
from facedown.solving.shy_monsters.believing import Later
from facedown.solving.shy_monsters.graph import ALL_PAIRS, Desk, grow, shortened
from facedown.solving.shy_monsters.hidden import CLASSES, rules_of, scratch, terms, walks
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.passes import master_turn
from facedown.solving.shy_monsters.points import Hiding, Point, number
from facedown.solving.shy_monsters.solver import KEEP_GAINS, KEEP_LOSSES, POWER
from facedown.solving.shy_monsters.splitting import KINDS, desk
from facedown.solving.shy_monsters.upwards import Learnt, Rounds, Users, by_layout, learnt, room, users

TRACE = 1e-5  # chances below are left out of a mix


@dataclass
class Outline:
    """Holds one outline with the Hero's tables."""

    walks: exits.Walks
    users: Users
    leaves: int
    learnt: Learnt
    worth: Any  # node x pair: what an exit gives


class Learner:
    """Keeps all tables of a storey before which the Hero has a belief (15 pairs; see `Point`)."""

    def __init__(self, storey: int, belief: Any, hiding: Hiding, outlines: Sequence[int]) -> None:
        self.empty = Point(storey, np.asarray(belief, np.float64) / np.sum(belief), 1.0, *np.zeros((4, 0), np.int64))
        self.pairs, self.outlines = self.empty.pairs, list(outlines)
        self.terms = terms(hiding, storey, self.pairs, self.empty.truths)
        chance = np.zeros(KINDS)
        for (now, _), share in self.empty.truths.items():
            chance[now] += share
        self.chance = np.array([chance[number(pair)] for pair in self.pairs])
        self.round, self.total = 0, 0.0
        self.tables = [self._grown(number, Desk()) for number in outlines]
        n, hypotheses = len(outlines), 120 * len(self.pairs)
        self.weight = np.repeat(self.chance / (120 * n), 120)[None].repeat(n, axis=0)
        self.regret, self.loss = np.zeros((n, hypotheses)), np.zeros((n, hypotheses))
        self.sum_weight, self.sum_loss = np.zeros((n, hypotheses)), np.zeros((n, hypotheses))
        self.scratch = scratch(max(t.leaves + len(t.walks.exit) for t in self.tables) + 40, len(self.pairs))
        self.desk, t = desk(self.terms.columns), self.terms
        self.later = Later(t.both, t.onward, t.points, t.first, self.desk, self.scratch)
        choices, nodes = (max(len(getattr(one.walks, part)) for one in self.tables) for part in ("first_entry", "exit"))
        self.room, self.kept = room(choices, nodes, self.tables[0].leaves), [1.0]

    def _grown(self, outline: int, space: Desk) -> Outline:
        graph = grow(classes()[outline].cells, self.pairs, rules_of(self.empty.storey), space)
        graph = shortened(graph, exits=True)
        g = by_layout(walks(graph, 120 * len(self.pairs), self.pairs), 120 * len(self.pairs))
        both = self.terms.both
        worth = np.full((graph.nodes, len(self.pairs)), both.mean(), np.float32)
        own = learnt(g, graph.leaves, both, both[None].repeat(CLASSES, axis=0))
        return Outline(g, users(g, graph.leaves), graph.leaves, own, worth)

    def learn(self, rounds: int) -> None:
        """Lets both sides learn."""
        for _ in range(rounds):
            self.round += 1
            gains = self.round**KEEP_GAINS / (self.round**KEEP_GAINS + 1)
            self.kept.append(self.kept[-1] * gains)
            so_far = Rounds(np.array(self.kept), self.round, KEEP_LOSSES)
            for k in np.flatnonzero(self.weight.any(axis=1)).tolist():
                one = self.tables[k]
                quick(believing.up)(
                    one.walks, one.users, one.leaves, one.learnt, one.worth, self.weight[k], self.later, self.room,
                    so_far,
                )  # fmt: skip
                quick(believing.down)(one.walks, one.leaves, one.learnt, one.worth, self.later, self.room, self.loss[k])
            new = float(self.round) ** POWER
            self.total += new
            self.sum_loss += new * self.loss
            quick(master_turn)(
                self.loss, self.regret, self.weight, self.sum_weight, self.chance, new, gains, KEEP_LOSSES
            )

    @property
    def low(self) -> float:
        """What the Hero gets on these outlines if later points are told: how far there is still to go."""
        shape = (len(self.outlines), len(self.pairs), 120)
        return float(self.chance @ (self.sum_loss / self.total).reshape(shape).min(axis=(0, 2)))

    def point(self) -> Point:
        """Gives the mean mix with what the best response gets from it (on the pruned graphs)."""
        table = (self.sum_weight / self.total).reshape(len(self.outlines), len(self.pairs), 120)
        for _ in range(2):
            table = table / table.sum(axis=(0, 2))[None, :, None]
            table = np.where(table >= TRACE, table, 0.0)
        k, p, a = np.nonzero(table)
        which = np.array([ALL_PAIRS.index(pair) for pair in self.pairs])
        value, t = 0.0, self.terms
        for row, one in zip((table * self.chance[None, :, None]).reshape(len(table), -1), self.tables, strict=True):
            if row.any():
                value += quick(exits.best)(
                    one.walks, one.leaves, row, t.both, t.onward, t.points, t.first, self.desk, self.scratch
                )
        outline = np.array(self.outlines)[k]
        return Point(self.empty.storey, self.empty.belief, float(value), outline, which[p], a, table[k, p, a])


def solve_belief(
    storey: int, belief: Any, hiding: Hiding, outlines: Sequence[int], gap: float, most: int = 400
) -> Point:
    """Finds the best point of a run that ends when there is little more to gain."""
    learner, best = Learner(storey, belief, hiding, outlines), None
    while learner.round < most:
        learner.learn(100)
        found = learner.point()
        if best is None or found.value < best.value:
            best = found
        if best.value - learner.low < gap:
            break
    assert best is not None
    return best
