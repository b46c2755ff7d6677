"""Keeps what a Dungeon Master plays who hides what past outlines betray: mixes for beliefs, and their file.

A *point* is a belief of the Hero with a mix that was solved for it and what the Hero gets against that at most. Beliefs
are chances of the fifteen pairs: before storey 2 of the pair that is gone, before storey 3 of the pair that comes. The
first storey has one point, where nothing was betrayed yet.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations
from typing import Any

import numpy as np

from facedown.engine.errors import FacedownError
from facedown.solving.shy_monsters.graph import ALL_PAIRS, ARRANGEMENTS, Pair
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.packed import in_16_bits, in_this_package, pack, refused_if_damaged, unpack
from facedown.solving.shy_monsters.programme import ALL
from facedown.solving.shy_monsters.splitting import KINDS, NO_WAY, Points

FILE = "points.npz"
FORMAT = 1


def number(pair: Iterable[int]) -> int:
    return ALL_PAIRS.index(tuple(sorted(pair)))


def single(pair: Iterable[int]) -> Any:
    """Makes the belief of one who knows the pair."""
    belief = np.zeros(KINDS)
    belief[number(pair)] = 1.0
    return belief


@dataclass(frozen=True, eq=False)
class Point:
    """Holds a belief, what the Hero gets at most, and the mix: chances of layouts given their pair (of all fifteen)."""

    storey: int
    belief: Any
    value: float
    outline: Any
    pair: Any
    arrangement: Any
    chance: Any

    @cached_property
    def support(self) -> frozenset[int]:
        return frozenset(np.flatnonzero(self.belief).tolist())

    @cached_property
    def truths(self) -> dict[tuple[int, int], float]:
        """Computes the chances of a pair here and the pair that the belief after it is about (on 1 and 3 the same)."""
        if self.storey == 1:
            return {(p, p): 1 / KINDS for p in range(KINDS)}
        if self.storey == 3:
            return {(p, p): float(self.belief[p]) for p in sorted(self.support)}
        found = {}
        for gone in sorted(self.support):
            left = [m for m in ALL if m not in ALL_PAIRS[gone]]
            for now in combinations(left, 2):
                later = [m for m in left if m not in now]
                found[number(now), number(later)] = float(self.belief[gone]) / 6
        return found

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        """The pairs that this storey may have."""
        return tuple(ALL_PAIRS[p] for p in sorted({now for now, _ in self.truths}))

    def mix(self) -> Any:
        """Gives chances by outline, pair (of `pairs`) and arrangement, given the pair."""
        table = np.zeros((len(classes()), KINDS, len(ARRANGEMENTS)))
        table[self.outline, self.pair, self.arrangement] = self.chance
        return table[:, [number(pair) for pair in self.pairs]]


class Hiding:
    """Holds all points."""

    def __init__(self, points: Iterable[Point]) -> None:
        self.points: dict[int, list[Point]] = {1: [], 2: [], 3: []}
        for point in points:
            self.points[point.storey].append(point)

    def alone(self, storey: int, pair: int) -> Point:
        for point in self.points[storey]:
            if point.support == {pair}:
                return point
        raise FacedownError(f"nothing was solved for storey {storey} and a known pair {ALL_PAIRS[pair]}")

    def choices(self, storey: int, possible: Iterable[int]) -> tuple[list[Point | None], Points]:
        """Gives the points that a belief about these pairs may be split into: for `splitting`, one a pair first."""
        wanted = frozenset(possible)
        found: list[Point | None] = [self.alone(storey, p) if p in wanted else None for p in range(KINDS)]
        found += [p for p in self.points[storey] if len(p.support) > 1 and p.support <= wanted]
        beliefs = [np.eye(KINDS)[k] if one is None else one.belief for k, one in enumerate(found)]
        values = [NO_WAY if one is None else one.value for one in found]
        return found, Points(np.array(beliefs), np.array(values))


def thinned(point: Point, least: float) -> Point:
    """Keeps chances for a file: small ones left out, the others in 16 bits of the likeliest of their pair."""
    keep = point.chance >= least
    pair = point.pair[keep]
    whole = in_16_bits(pair, point.chance[keep], KINDS)
    return Point(point.storey, point.belief, point.value, point.outline[keep], pair, point.arrangement[keep], whole)


def dump(points: list[Point]) -> bytes:
    """Writes thinned points as one file."""
    arrays: dict[str, Any] = {
        "outline": np.concatenate([p.outline for p in points]).astype(np.uint16),
        "pair": np.concatenate([p.pair for p in points]).astype(np.uint8),
        "arrangement": np.concatenate([p.arrangement for p in points]).astype(np.uint8),
        "chance": np.concatenate([p.chance for p in points]).astype(np.uint16),
        "layouts": np.array([len(p.chance) for p in points], np.int32),
        "storey": np.array([p.storey for p in points], np.uint8),
        "belief": np.array([p.belief for p in points], np.float64),
        "value": np.array([p.value for p in points], np.float64),
    }
    return pack("facedown_points", FORMAT, arrays)


def loads(data: bytes, name: str = FILE) -> Hiding:
    with refused_if_damaged(name):
        _, arrays = unpack(data, name, "facedown_points", FORMAT)
        ends = np.cumsum(arrays["layouts"])
        points = []
        for k, end in enumerate(ends.tolist()):
            here = slice(end - int(arrays["layouts"][k]), end)
            pair, chance = arrays["pair"][here], arrays["chance"][here].astype(np.float64)
            sums = np.bincount(pair, chance, KINDS)
            points.append(
                Point(
                    int(arrays["storey"][k]),
                    arrays["belief"][k],
                    float(arrays["value"][k]),
                    arrays["outline"][here],
                    pair,
                    arrays["arrangement"][here],
                    chance / sums[pair],
                )
            )
    return Hiding(points)


@cache
def hiding() -> Hiding:
    """Reads the points inside this package."""
    return loads(in_this_package(FILE))
