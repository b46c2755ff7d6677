"""Computes what the Hero surely gets in the whole game, going by his beliefs: the bound from below.

For every storey he has some *ways* to play it, each with a guarantee for every truth. On the storey before he picks a
way at each exit, freely, as his belief there has it. What he then surely gets is worked out layout by layout: the worst
one for each pair (on storey 2: for each pair and the pair that follows, which the Dungeon Master knows). That is a
guarantee again, so a way for the storey before. Nothing is assumed about beliefs: they only decide what is picked.
All 689 outlines are grown, because the Dungeon Master may use any.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from facedown.engine.room import quick
from facedown.solving.shy_monsters import choosing
from facedown.solving.shy_monsters.choosing import Onward, Picks
from facedown.solving.shy_monsters.exits import Walks
from facedown.solving.shy_monsters.following import Following, Ways
from facedown.solving.shy_monsters.graph import Desk, grow, shortened
from facedown.solving.shy_monsters.hidden import rules_of, walks
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.passes import master_turn
from facedown.solving.shy_monsters.points import Point, number
from facedown.solving.shy_monsters.solver import KEEP_GAINS, KEEP_LOSSES, POWER
from facedown.solving.shy_monsters.splitting import KINDS
from facedown.solving.shy_monsters.upwards import Learnt, Rounds, Users, by_layout, learnt, room, users

TRACE = 1e-5  # chances below are left out of a mix
REMEMBERED = 1e-3  # of the regrets, when learning begins again: the mixes go on from where they were


@dataclass(frozen=True)
class Outline:
    """Holds one outline as the Hero learns on it."""

    walks: Walks
    users: Users
    leaves: int
    learnt: Learnt
    picks: Picks


class SureHero:
    """Learns one storey before which a set of Monsters is unseen; all pairs of it are alike while he learns."""

    def __init__(
        self, storey: int, unseen: tuple[int, ...], ways: Ways | Following, outlines: Sequence[int] | None = None
    ) -> None:
        self.following = ways if isinstance(ways, Following) else Following(storey, unseen, ways)
        self.programme, self.pairs, self.later = self.following.programme, self.following.pairs, self.following.later
        self.gains, self.first = self.following.gains, self.following.first
        self.outlines = range(len(classes())) if outlines is None else outlines
        self.both = self.following.both([0] * len(self.pairs))
        n, hypotheses, futures = len(self.outlines), 120 * len(self.pairs), self.later.shape[1]
        desk = Desk()
        self.tables = [self._grown(k, desk) for k in self.outlines]
        self.now = np.zeros((n, hypotheses, futures), np.float32)
        choices, nodes = (max(len(getattr(one.walks, part)) for one in self.tables) for part in ("first_entry", "exit"))
        self.room = room(choices, nodes, self.tables[0].leaves)
        self.here, self.gain = np.zeros_like(self.both), np.zeros(int(np.diff(self.first).max()))
        self.believe(None)

    def believe(self, gone: Any) -> None:
        """Begins to learn with a belief about the pair that is gone (storey 2; None: every pair alike)."""
        n, hypotheses, futures = self.now.shape
        truths = self.following.truths(gone)
        self.both = self.following.both(self.following.picked(gone))
        self.onward = Onward(self.both, self.gains, self.first, self.here, self.gain)
        self.chance = truths.ravel()  # the Dungeon Master learns for each pair and each future
        self.weight = np.repeat(self.chance / (120 * n), 120)[None].repeat(n, axis=0)
        self.regret, self.loss = np.zeros_like(self.weight), np.zeros_like(self.weight)
        self.sum_weight = np.zeros_like(self.weight)
        self.round, self.total = 0, 0.0
        self.sums, self.noted, self.kept = np.zeros((n, hypotheses, futures)), np.zeros(n), [1.0]
        for k, one in enumerate(self.tables):
            one.learnt.regret[:] *= REMEMBERED
            one.picks.regret[:] *= REMEMBERED
            one.learnt.since[:] = 0
            self._note(k)

    def _grown(self, outline: int, desk: Desk) -> Outline:
        graph = grow(classes()[outline].cells, self.pairs, rules_of(self.programme.storey), desk)
        graph = shortened(graph, exits=True)
        hypotheses = 120 * len(self.pairs)
        g = by_layout(walks(graph, hypotheses, self.pairs), hypotheses)
        spot = (np.cumsum(g.exit >= 0) - 1).astype(np.int32)
        mix = np.zeros((int((g.exit >= 0).sum()), np.diff(self.first).max()), np.float32)
        mix[:, 0] = 1.0  # the way for even beliefs
        even = self.gains[np.minimum(self.first[:-1], len(self.gains) - 1)].mean(axis=2)
        own = learnt(g, graph.leaves, self.both.mean(axis=1), even)
        return Outline(g, users(g, graph.leaves), graph.leaves, own, Picks(spot, np.zeros_like(mix), mix))

    def _note(self, k: int) -> None:
        """Brings the sum of what layouts gave up to date, and works out what they give now."""
        one = self.tables[k]
        self.sums[k] += self.now[k] * (self.total - self.noted[k])
        self.noted[k] = self.total
        quick(choosing.down)(one.walks, one.leaves, one.learnt, one.picks, self.onward, self.room, self.now[k])
        self.loss[k] = self.now[k].reshape(len(self.pairs), 120, -1).transpose(0, 2, 1).ravel()

    def learn(self, rounds: int) -> None:
        """Lets both sides learn; only outlines that the Dungeon Master builds need work."""
        shape = (*self.later.shape, 120)
        for _ in range(rounds):
            self.round += 1
            kept = self.round**KEEP_GAINS / (self.round**KEEP_GAINS + 1)
            self.kept.append(self.kept[-1] * kept)
            rounds_so_far = Rounds(np.array(self.kept), self.round, KEEP_LOSSES)
            for k in np.flatnonzero(self.weight.any(axis=1)).tolist():
                one = self.tables[k]
                quick(choosing.up)(
                    one.walks, one.users, one.leaves, one.learnt, one.picks, self.weight[k].reshape(shape), self.onward,
                    self.room, rounds_so_far,
                )  # fmt: skip
                self._note(k)
            new = float(self.round) ** POWER
            self.total += new
            quick(master_turn)(
                self.loss, self.regret, self.weight, self.sum_weight, self.chance, new, kept, KEEP_LOSSES
            )

    def guarantee(self) -> Any:
        """Says by pair and future what the mean Hero gets at least, whatever is built; exact."""
        mean = self.sums + self.now * (self.total - self.noted)[:, None, None]
        table = (mean / self.total).reshape(len(self.tables), len(self.pairs), 120, -1)
        return table.min(axis=(0, 2))

    def point(self) -> Point:
        """Gives the Dungeon Master's mean mix, for every pair the mean over what may come; its value is not known."""
        futures = self.later.shape[1]
        table = self.sum_weight.reshape(len(self.outlines), len(self.pairs), futures, 120).sum(axis=2)
        table = table / table.sum(axis=(0, 2))[None, :, None]
        k, p, a = np.nonzero(table > TRACE)
        belief = np.ones(KINDS) / KINDS
        if self.programme.storey == 2:
            belief = np.zeros(KINDS)
            for row, (now, later) in zip(self.chance, self._truths(), strict=True):
                belief[self.following.gone(now, later)] += row
        which = np.array([number(pair) for pair in self.pairs])
        return Point(self.programme.storey, belief, 0.0, np.array(self.outlines)[k], which[p], a, table[k, p, a])

    def _truths(self) -> list[tuple[int, int]]:
        return [(p, later) for p in range(len(self.pairs)) for later in self.later[p].tolist()]
