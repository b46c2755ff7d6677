"""Says what may follow a storey: which truths come next, and what the Hero's ways to play on are sure of there.

A *truth* is a pair of Monsters here and, on storey 2, the pair that comes: the Dungeon Master knows both. Storey 3 has
nothing behind it: getting out is worth 1.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

import numpy as np

from facedown.solving.shy_monsters.graph import ALL_PAIRS
from facedown.solving.shy_monsters.hidden import CLASSES
from facedown.solving.shy_monsters.points import number
from facedown.solving.shy_monsters.programme import ALL, Programme

Ways = Mapping[tuple[int, ...], Sequence[Any]]  # Monsters unseen -> ways; 15 numbers each


class Following:
    """Holds what follows one storey before which a set of Monsters is unseen."""

    def __init__(self, storey: int, unseen: tuple[int, ...], ways: Ways) -> None:
        self.programme = Programme(storey, unseen)
        self.storey, self.pairs = storey, self.programme.pairs
        self.later = np.array([self._later(pair) for pair in self.pairs])
        self.first = np.zeros(CLASSES + 1, np.int64)
        if storey == 3:
            self.gains = np.zeros((1, len(self.pairs), 1))
            self.after = [np.ones((1, 1)) for _ in self.pairs]
            return
        given: list[Any] = []
        for kind in range(CLASSES):
            if kind == 0 or kind - 1 in unseen:
                given += list(ways[tuple(m for m in unseen if m != kind - 1)])
            self.first[kind + 1] = len(given)
        self.gains = np.ascontiguousarray(np.array(given)[:, self.later])  # way x pair x future
        self.after = [
            np.array(ways[self.programme.rest(p)])[:, row] for p, row in zip(self.pairs, self.later, strict=True)
        ]

    def _later(self, pair: tuple[int, int]) -> list[int]:
        """Gives the truths that a way for the next storey tells apart."""
        if self.storey != 2:
            return [number(pair)]
        return [number(one) for one in combinations(self.programme.rest(pair), 2)]

    def gone(self, pair: int, later: int) -> int:
        """Gives the pair that was gone before (storey 2), given this one and the next."""
        return number(m for m in ALL if m not in self.pairs[pair] and m not in ALL_PAIRS[later])

    def truths(self, gone: Any) -> Any:
        """Gives pair x future how likely each is if that is believed about the pair gone (None: all are alike)."""
        share = np.ones(self.later.shape)
        if gone is not None:
            share = np.array(
                [[gone[self.gone(p, later)] for later in row] for p, row in enumerate(self.later.tolist())]
            )
        return share / share.sum()

    def picked(self, gone: Any) -> list[int]:
        """Says by pair which way to go on where both Monsters were seen: the best for that belief."""
        share = self.truths(gone)
        return [int((one @ row).argmax()) for one, row in zip(self.after, share, strict=True)]

    def both(self, picked: Sequence[int]) -> Any:
        """Gives pair x future what these ways are sure of."""
        return np.array([one[way] for one, way in zip(self.after, picked, strict=True)])
