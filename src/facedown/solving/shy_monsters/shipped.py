"""Gives bots the solutions that come with the game: mixes of layouts, prices, what escaping is worth.

    solved = shipped()
    solved.layouts(3, unseen, pair)      # all layouts of the mix with their chances
    solved.draw(3, unseen, pair, rng)    # one of them
    solved.prices(3, unseen), solved.pay(3, unseen)     # for HeroStorey.resolve
    solved.weights(3, unseen, cells)     # for HeroStorey.best_response against the mix

`unseen` are the Monsters not in the face-up row, by index, and `pair` two of them. Every set is answered: one that was
not solved by the smallest solved set that holds it.
"""

import random
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

import msgspec
import numpy as np

from facedown.engine.errors import FacedownError
from facedown.games.shy_monsters.rules.outlines import Cell, Cells, canonical, idx, turned
from facedown.solving.shy_monsters.graph import ARRANGEMENTS, Pair
from facedown.solving.shy_monsters.outlines import class_index, classes
from facedown.solving.shy_monsters.packed import in_16_bits, in_this_package, pack, refused_if_damaged, unpack
from facedown.solving.shy_monsters.programme import ALL, Programme, worth
from facedown.solving.shy_monsters.results import FORMAT, Header, Result

FILE = "solutions.npz"
LEAST = 1e-5  # layouts with a smaller chance, given their pair, are not shipped


@dataclass(frozen=True)
class Layouts:
    """Holds layouts of one pair: cells by their number on the board of 13 x 13, and chances that add up to 1."""

    cells: Any  # n x 6, each row ascending
    exit: Any
    low: Any  # where the Monster with the lower index is
    high: Any
    chance: Any

    def __len__(self) -> int:
        return len(self.chance)


@dataclass(frozen=True)
class Layout:
    """Holds one storey as it may be built."""

    cells: Cells
    exit: Cell
    low: Cell
    high: Cell


class Shipped:
    """Reads all solutions of a file."""

    def __init__(self, results: list[Result]) -> None:
        self.results = {result.programme: result for result in results}

    def solution(self, storey: int, unseen: tuple[int, ...]) -> Result:
        """Gives the solution for a set of unseen Monsters, or for the smallest solved set that holds it."""
        wanted = set(unseen)
        for size in range(len(wanted), 7):
            for more in combinations([m for m in ALL if m not in wanted], size - len(wanted)):
                if found := self.results.get(Programme(storey, tuple(sorted(wanted | set(more))))):
                    return found
        raise FacedownError(f"storey {storey} was not solved")

    def prices(self, storey: int, unseen: tuple[int, ...]) -> Any:
        """Gives for each pair of the unseen Monsters, what the Hero surely gets: his chance to win the whole game."""
        found = self.solution(storey, unseen)
        price = dict(zip(found.programme.pairs, found.prices, strict=True))
        return np.array([price[pair] for pair in combinations(sorted(unseen), 2)])

    def pay(self, storey: int, unseen: tuple[int, ...]) -> Any:
        """Says by sight and pair what escaping is worth; on storey 3 just 1."""
        one = Programme(storey, tuple(sorted(unseen)))
        if one.last or len(one.unseen) < 4:
            return np.ones((one.rules.sights, len(one.pairs)))
        sets = {one.after(pair, sight) for pair in one.pairs for sight in range(4)}
        known = {after: self.solution(storey + 1, after).guarantee for after in sets}
        return worth(one, known).mean(axis=2)

    def _entries(self, storey: int, unseen: tuple[int, ...], pair: Pair) -> tuple[Any, Any, Any]:
        found = self.solution(storey, unseen)
        mine = found.pair == found.programme.pairs.index((min(pair), max(pair)))
        chance = found.chance[mine].astype(np.float64)
        return found.outline[mine], found.arrangement[mine], chance / chance.sum()

    def layouts(self, storey: int, unseen: tuple[int, ...], pair: Pair) -> Layouts:
        """Gives the whole mix for a pair: every layout in all its turns and mirror images."""
        outline, arrangement, chance = self._entries(storey, unseen, pair)
        rows = []
        for k, a in zip(outline.tolist(), arrangement.tolist(), strict=True):
            rows += [_numbers(_place(k, a, symmetry)) for symmetry in range(8)]
        table = np.array(rows, np.int16)
        return Layouts(table[:, :6], table[:, 6], table[:, 7], table[:, 8], np.repeat(chance / 8, 8))

    def draw(self, storey: int, unseen: tuple[int, ...], pair: Pair, rng: random.Random) -> Layout:
        """Draws one layout by its chance."""
        outline, arrangement, chance = self._entries(storey, unseen, pair)
        at = int(np.searchsorted(np.cumsum(chance), rng.random() * 0.999999))
        return _place(int(outline[at]), int(arrangement[at]), rng.randrange(8))

    def weights(self, storey: int, unseen: tuple[int, ...], cells: Cells) -> Any:
        """Says by pair and arrangement how likely the mix builds each layout, all pairs equally likely."""
        found = self.solution(storey, unseen)
        pairs = list(combinations(sorted(unseen), 2))
        first, symmetry = canonical(cells)
        number = class_index()[first]
        moved = [1 + cells.index(cell) for cell in turned(first, symmetry)]  # tile of the first outline -> tile here
        out = np.zeros((len(pairs), 120))
        mine = found.outline == number
        for p, a, chance in zip(found.pair[mine], found.arrangement[mine], found.chance[mine], strict=True):
            pair = found.programme.pairs[p]
            if pair in pairs:
                places = [moved[tile - 1] for tile in ARRANGEMENTS[a]]
                out[pairs.index(pair), ARRANGEMENTS.index((places[0], places[1], places[2]))] += chance
        return out / len(pairs) / classes()[number].size


def _place(outline: int, arrangement: int, symmetry: int) -> Layout:
    cells = turned(classes()[outline].cells, symmetry)
    exit, low, high = (cells[tile - 1] for tile in ARRANGEMENTS[arrangement])
    return Layout(tuple(sorted(cells, key=idx)), exit, low, high)


def _numbers(layout: Layout) -> list[int]:
    return [*map(idx, layout.cells), idx(layout.exit), idx(layout.low), idx(layout.high)]


def thinned(result: Result, least: float = LEAST) -> Result:
    """Picks what is shipped of a solution: the likelier layouts, their chances in 16 bits."""
    keep = result.chance >= least
    pair = result.pair[keep]
    whole = in_16_bits(pair, result.chance[keep], len(result.programme.pairs))
    table = result.guarantee.astype(np.float32)
    return Result(result.header, result.outline[keep], pair, result.arrangement[keep], whole, table)


def dump(results: list[Result]) -> bytes:
    """Writes thinned solutions as one file."""
    arrays: dict[str, Any] = {}
    for name in ("outline", "pair", "arrangement"):
        arrays[name] = np.concatenate([getattr(r, name) for r in results])
    arrays["chance"] = np.concatenate([r.chance.astype(np.uint16) for r in results])
    arrays["guarantee"] = np.stack([r.guarantee.astype(np.float32) for r in results])
    headers = [{**msgspec.to_builtins(r.header), "layouts": len(r.chance)} for r in results]
    return pack("facedown_solutions", FORMAT, arrays, solutions=headers)


def loads(data: bytes, name: str = FILE) -> Shipped:
    with refused_if_damaged(name):
        about, arrays = unpack(data, name, "facedown_solutions", FORMAT)
        results, at = [], 0
        for number, header in enumerate(about["solutions"]):
            here = slice(at, at + header.pop("layouts"))
            at = here.stop
            parts = {key: arrays[key][here] for key in ("outline", "pair", "arrangement", "chance")}
            parts["guarantee"] = arrays["guarantee"][number]
            results.append(_checked(Result(msgspec.convert(header, Header), **parts)))
    return Shipped(results)


def _checked(result: Result) -> Result:
    """Makes the chances add up to 1 for each pair; checks that everything is within its range."""
    pairs = len(result.programme.pairs)
    if len(result.chance) == 0 or result.outline.max() >= len(classes()) or result.arrangement.max() >= 120:
        raise ValueError("a layout is out of range")
    sums = np.bincount(result.pair, result.chance, pairs)
    if len(sums) != pairs or not (sums > 0).all():
        raise ValueError("a pair has no layout")
    chance = (result.chance / sums[result.pair]).astype(np.float32)
    return Result(result.header, result.outline, result.pair, result.arrangement, chance, result.guarantee)


@cache
def shipped() -> Shipped:
    """Reads the solutions inside this package."""
    return loads(in_this_package(FILE))
