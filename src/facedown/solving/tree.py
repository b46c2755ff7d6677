"""Holds a whole game tree in flat arrays: what exact solvers work on.

Nodes are numbered level by level, so that the children of a node stand side by side, in the order of the choices. An
*information set* is all nodes that a seat cannot tell apart. A *sequence* is one choice of one information set; a
strategy is one array with a chance for every sequence. Information sets are sorted by seat, and for each seat by how
many decisions of its own came before (its *depth*): whatever is worked out backwards or forwards goes depth by depth,
each with a few operations on whole arrays.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from facedown.engine.errors import FacedownError
from facedown.engine.game import CHANCE

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
OVER = -3  # the `player` of a node where the game is over
NONE = -1


class TreeError(FacedownError):
    """Says that this is no tree that can be worked on."""


class TooLarge(TreeError):
    """Says that there are more nodes than were allowed."""

    def __init__(self, limit: int, nodes: int, open_nodes: int, depth: int) -> None:
        super().__init__(
            f"the tree has more than {limit:,} nodes: {nodes:,} were reached at depth {depth}, and {open_nodes:,} of "
            "them go on; start nearer to the end, give fewer positions, choose options with fewer choices or shorter "
            "games, or allow more nodes"
        )
        self.limit, self.nodes, self.open_nodes, self.depth = limit, nodes, open_nodes, depth


@dataclass(frozen=True)
class Level:
    """Holds the information sets of one seat at one depth, and their sequences: two ranges."""

    seat: int
    first_set: int
    end_set: int
    first: int
    end: int


@dataclass(frozen=True)
class Tree:
    seats: int
    # nodes
    parent: Ints  # -1: the root
    player: Ints  # CHANCE, OVER or the seat that decides
    first_child: Ints  # one more than nodes
    action: Ints  # that led here
    chance: Floats  # of the edge that leads here, if chance draws it; else 1
    infoset: Ints  # of the seat that decides here, else -1
    levels: Ints  # where each depth of the tree begins
    ends: Ints  # nodes where the game is over ..
    returns: Floats  # .. and what each seat gets there
    # information sets and sequences
    seat_of: Ints
    first_choice: Ints  # one more than information sets
    choice: Ints  # action id of each sequence
    before: Ints  # the seat's own sequence that leads to the information set; the number of sequences stands for none
    groups: tuple[Level, ...]
    last: Ints  # of each end and seat: its last sequence, likewise
    reach: Floats  # of each end: how likely chance makes it
    # what a seat sees in an information set: a redacted record, or anything that names it
    sights: Any

    @property
    def nodes(self) -> int:
        return len(self.parent)

    @property
    def infosets(self) -> int:
        return len(self.seat_of)

    @property
    def sequences(self) -> int:
        return len(self.choice)

    @property
    def depth(self) -> int:
        return len(self.levels) - 2

    def uniform(self) -> Floats:
        """Gives the strategy that chooses at random."""
        counts = np.diff(self.first_choice)
        return np.repeat(1.0 / counts, counts)

    def choices(self, infoset: int) -> Ints:
        """Gives the action ids of an information set, one for each of its sequences."""
        return self.choice[self.first_choice[infoset] : self.first_choice[infoset + 1]]

    def plan(self, strategy: Floats) -> Floats:
        """Says how likely each sequence is if its seat wants it: the product of all the seat's own choices on the way.

        One number more than sequences: the last, 1, is for a seat that has not decided anything yet.
        """
        plan = np.ones(self.sequences + 1)
        for group in self.groups:
            sets, own = slice(group.first_set, group.end_set), slice(group.first, group.end)
            counts = np.diff(self.first_choice[group.first_set : group.end_set + 1])
            plan[own] = np.repeat(plan[self.before[sets]], counts) * strategy[own]
        return plan

    def reached(self, strategy: Floats) -> Floats:
        """Says how likely each information set is to come up if all keep to the strategy."""
        reach = self.chance.copy()
        for first, end in zip(self.levels[1:-1], self.levels[2:], strict=True):
            up = self.parent[first:end]
            rank = np.arange(first, end) - self.first_child[up]
            here = self.infoset[up]
            taken = strategy[np.minimum(self.first_choice[here] + rank, self.sequences - 1)] if self.sequences else 1.0
            reach[first:end] *= reach[up] * np.where(here >= 0, taken, 1.0)
        decided = self.infoset >= 0
        return cast(Floats, np.bincount(self.infoset[decided], cast(Any, reach[decided]), self.infosets))

    def check(self, strategy: Floats) -> None:
        """Refuses what is no strategy."""
        if strategy.shape != (self.sequences,):
            raise TreeError(f"a strategy of this tree has {self.sequences} numbers, not {strategy.shape}")
        if self.sequences:
            sums = np.add.reduceat(strategy, self.first_choice[:-1])
            if strategy.min() < 0 or np.abs(sums - 1).max() > 1e-9:
                raise TreeError("the chances of each information set must be at least 0 and add up to 1")


@dataclass(frozen=True)
class Raw:
    """Holds what a builder has collected: nodes level by level, and information sets in the order they were met."""

    seats: int
    parent: Ints
    player: Ints
    action: Ints
    chance: Floats
    infoset: Ints
    levels: Ints
    returns: Floats  # of the ends, in the order of nodes
    sights: Any  # one for each information set


def finished(raw: Raw) -> Tree:
    """Sorts the information sets, numbers the sequences, and checks that all fits together."""
    nodes = len(raw.parent)
    counts = np.bincount(raw.parent[1:], minlength=nodes)
    first_child = np.concatenate(([1], 1 + np.cumsum(counts)))
    infoset, seat_of, depth, chances = _measured(raw, counts)
    order = np.lexsort((depth, seat_of))
    rank = np.full(len(order) + 1, NONE)  # the last is for nodes without an information set
    rank[order] = np.arange(len(order))
    infoset = rank[infoset]
    seat_of, depth, chances = seat_of[order], depth[order], chances[order]
    first_choice = np.concatenate(([0], np.cumsum(chances)))
    total = int(first_choice[-1])

    choice = np.full(total, NONE)
    last = np.full((nodes, raw.seats), total)
    before = np.full(len(order), NONE)
    for first, end in zip(raw.levels[:-1], raw.levels[1:], strict=True):
        level = np.arange(first, end)
        if first:
            up = raw.parent[level]
            last[level] = last[up]
            decided = level[raw.player[up] >= 0]
            up = raw.parent[decided]
            sequence = first_choice[infoset[up]] + decided - first_child[up]
            choice[sequence] = np.where(choice[sequence] == NONE, raw.action[decided], choice[sequence])
            if (choice[sequence] != raw.action[decided]).any():
                raise TreeError("positions that look the same to a seat offer it different choices")
            last[decided, raw.player[up]] = sequence
        deciding = level[raw.player[level] >= 0]
        own = last[deciding, raw.player[deciding]]
        at = infoset[deciding]
        before[at] = np.where(before[at] == NONE, own, before[at])
        if (before[at] != own).any():
            raise TreeError(
                "a seat forgets what it knew: the same information set after different decisions of its own"
            )
    reach = _reach(raw)
    ends = np.flatnonzero(raw.player == OVER)
    return Tree(
        raw.seats,
        raw.parent,
        raw.player,
        first_child,
        raw.action,
        raw.chance,
        infoset,
        raw.levels,
        ends,
        raw.returns,
        seat_of,
        first_choice,
        choice,
        before,
        _groups(seat_of, depth, first_choice),
        last[ends],
        reach[ends],
        [raw.sights[k] for k in order] if isinstance(raw.sights, list) else raw.sights[order],
    )


def _measured(raw: Raw, counts: Ints) -> tuple[Ints, Ints, Ints, Ints]:
    """Lists information sets as they were met; the seat, depth and number of choices of each."""
    known = int(raw.infoset.max(initial=NONE)) + 1
    seat_of, depth, choices = np.full(known, NONE), np.zeros(known, np.int64), np.zeros(known, np.int64)
    own = np.zeros((len(raw.parent), raw.seats), np.int64)  # decisions of each seat before a node
    for first, end in zip(raw.levels[:-1], raw.levels[1:], strict=True):
        level = np.arange(first, end)
        if first:
            up = raw.parent[level]
            own[level] = own[up]
            decided = level[raw.player[up] >= 0]
            own[decided, raw.player[raw.parent[decided]]] += 1
        deciding = level[raw.player[level] >= 0]
        at = raw.infoset[deciding]
        new = seat_of[at] == NONE
        seat_of[at[new]] = raw.player[deciding[new]]
        depth[at[new]] = own[deciding[new], raw.player[deciding[new]]]
        choices[at[new]] = counts[deciding[new]]
        if (seat_of[at] != raw.player[deciding]).any() or (choices[at] != counts[deciding]).any():
            raise TreeError("positions that look the same to a seat offer it different choices")
    return raw.infoset, seat_of, depth, choices


def _reach(raw: Raw) -> Floats:
    reach = raw.chance.copy()
    for first, end in zip(raw.levels[1:-1], raw.levels[2:], strict=True):
        reach[first:end] *= reach[raw.parent[first:end]]
    return reach


def _groups(seat_of: Ints, depth: Ints, first_choice: Ints) -> tuple[Level, ...]:
    """Lists ranges of equal seat and depth, in rising order."""
    if not len(seat_of):
        return ()
    edges = np.flatnonzero((np.diff(seat_of) != 0) | (np.diff(depth) != 0)) + 1
    bounds = [0, *edges.tolist(), len(seat_of)]
    return tuple(Level(int(seat_of[a]), a, b, int(first_choice[a]), int(first_choice[b])) for a, b in pairwise(bounds))


__all__ = ["CHANCE", "NONE", "OVER", "Floats", "Ints", "Level", "Raw", "TooLarge", "Tree", "TreeError", "finished"]
