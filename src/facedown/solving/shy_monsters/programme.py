"""Lists the scheme: one programme per storey and set of Monsters not yet seen, later storeys first.

A programme solves one storey for a Hero who knows which Monsters were face up so far, and takes every pair of the
others for equally likely. What escaping is worth comes from the programmes of the next storey, as a *guarantee*: their
prices say what the Hero surely gets against each pair, whatever he believes. So the lower bound of the whole game
holds without any assumption about beliefs.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from facedown.engine.errors import FacedownError
from facedown.solving.shy_monsters.graph import ALL_PAIRS, Pair, Rules
from facedown.solving.shy_monsters.outlines import MONSTERS

OPENING_FLIPS = {1: 2, 2: 1, 3: 0}
ALL = tuple(range(6))
SMALLEST = {1: 6, 2: 4, 3: 2}  # so many Monsters are unseen at least


@dataclass(frozen=True, order=True)
class Programme:
    """Names one storey, the Monsters not seen before it, and whether the later storeys count."""

    storey: int
    unseen: tuple[int, ...] = ALL
    alone: bool = False

    @property
    def name(self) -> str:
        letters = "".join(MONSTERS[m][0] for m in self.unseen)
        return f"storey{self.storey}-{'alone-' if self.alone else ''}{letters}"

    @property
    def title(self) -> str:
        who = "all six" if len(self.unseen) == 6 else ", ".join(MONSTERS[m] for m in self.unseen)
        return f"storey {self.storey}{' alone' if self.alone else ''}, unseen: {who}"

    @property
    def pairs(self) -> tuple[Pair, ...]:
        return tuple(combinations(self.unseen, 2))

    @property
    def last(self) -> bool:
        """Makes the last storey's programme: escaping is all that counts."""
        return self.storey == 3 or self.alone

    @property
    def rules(self) -> Rules:
        return Rules(flips=OPENING_FLIPS[self.storey], final=self.last)

    def rest(self, pair: Pair) -> tuple[int, ...]:
        return tuple(m for m in self.unseen if m not in pair)

    def after(self, pair: Pair, sight: int) -> tuple[int, ...]:
        """Gives the Monsters unseen after this storey, if of the pair the lower (1), the higher (2) or both (3) were
        seen."""
        return tuple(m for m in self.unseen if not (m == pair[0] and sight & 1) and not (m == pair[1] and sight & 2))

    def futures(self, pair: Pair) -> list[tuple[Pair, ...]]:
        """Says what may come on the later storeys, equally likely: one pair, or on storey 1 two."""
        rest = self.rest(pair)
        nexts = list(combinations(rest, 2))
        if self.storey == 2:
            return [(one,) for one in nexts]
        return [(one, _two(m for m in rest if m not in one)) for one in nexts]


def _two(monsters: Iterator[int]) -> Pair:
    one, two = monsters
    return one, two


def programme(storey: int, unseen: tuple[int, ...] = ALL, alone: bool = False) -> Programme:
    if storey not in OPENING_FLIPS:
        raise FacedownError(f"there is no storey {storey}; storeys are 1, 2 and 3")
    unseen = tuple(sorted(set(unseen)))
    if len(unseen) < SMALLEST[storey]:
        raise FacedownError(
            f"before storey {storey} at least {SMALLEST[storey]} Monsters are unseen, but only {len(unseen)} were named"
        )
    return Programme(storey, unseen, alone)


def scheme() -> list[Programme]:
    """Lists all 80 programmes, in an order in which each finds what it needs."""
    found = []
    for storey in (3, 2, 1):
        for size in range(6, SMALLEST[storey] - 1, -1):
            found += [Programme(storey, unseen) for unseen in combinations(ALL, size)]
    return found


def needed(one: Programme) -> list[Programme]:
    """Lists the programmes of the next storey whose guarantees are this one's payoffs."""
    if one.last:
        return []
    sets = {one.after(pair, sight) for pair in one.pairs for sight in range(4)}
    return [Programme(one.storey + 1, unseen) for unseen in sorted(sets, key=lambda u: (-len(u), u))]


Guarantees = Mapping[tuple[int, ...], Any]  # unseen set -> 15 x 15: what the Hero gets against these two pairs


def worth(one: Programme, guarantees: Guarantees) -> Any:
    """Computes for sight x pair x future what escaping is worth, for every future; futures are equally likely.

    On storey 2 a guarantee of storey 3 depends on one pair (the diagonal of the table); on storey 1 one of storey 2 on
    the pairs of storeys 2 and 3.
    """
    if one.last:
        return np.ones((one.rules.sights, len(one.pairs), 1))
    table = np.zeros((4, len(one.pairs), len(one.futures(one.pairs[0]))))
    for p, pair in enumerate(one.pairs):
        for sight in range(4):
            known = guarantees[one.after(pair, sight)]
            for f, future in enumerate(one.futures(pair)):
                table[sight, p, f] = known[ALL_PAIRS.index(future[0]), ALL_PAIRS.index(future[-1])]
    return table


def guarantee(one: Programme, mean_escapes: Any, table: Any) -> Any:
    """Computes for 15 x 15 what the mean Hero gets at least if this storey has the first pair and the next the second.

    Exact for each future, so it also holds against a Dungeon Master who builds with the next storey in mind. On
    storey 3, and for a storey alone, the diagonal holds it; on storey 1, where the Dungeon Master does not know the
    future yet, the mean over the futures stands there.
    """
    out = np.full((15, 15), np.nan)
    for p, pair in enumerate(one.pairs):
        at = ALL_PAIRS.index(pair)
        if one.last or one.storey == 1:
            pay = table[:, p].mean(axis=1)
            out[at, at] = np.einsum("ksa,s->ka", mean_escapes[:, :, p], pay).min()
        else:
            for f, future in enumerate(one.futures(pair)):
                low = np.einsum("ksa,s->ka", mean_escapes[:, :, p], table[:, p, f]).min()
                out[at, ALL_PAIRS.index(future[0])] = low
    return out
