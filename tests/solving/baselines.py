"""Simple builders and simple Heroes, to measure the solved ones against, one storey alone."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from facedown.games.shy_monsters.rules.outlines import Cells
from facedown.solving.shy_monsters.graph import ALL_PAIRS, ARRANGEMENTS
from facedown.solving.shy_monsters.hero import HeroStorey
from facedown.solving.shy_monsters.outlines import Board, board, classes
from facedown.solving.shy_monsters.programme import Programme

Builder = Callable[[Cells], Any]  # the layouts of an outline that a builder uses: pair x arrangement, ones and zeros


def anything(cells: Cells) -> Any:
    return np.ones((15, 120))


def comfy_apart(cells: Cells) -> Any:
    """Both Monsters comfy and not next to each other."""
    tiles = board(cells)
    out = np.zeros((15, 120))
    for p, (low, high) in enumerate(ALL_PAIRS):
        for a, (_, one, two) in enumerate(ARRANGEMENTS):
            out[p, a] = bool(
                tiles.comfort[low] >> one & 1
                and tiles.comfort[high] >> two & 1
                and not tiles.around[1 << one] >> two & 1
            )
    return out


def comfy_cut_off(cells: Cells) -> Any:
    """The same, and no way from the Entrance to the Exit but past a Monster."""
    tiles, out = board(cells), comfy_apart(cells)
    for a, (exit, one, two) in enumerate(ARRANGEMENTS):
        if _open(tiles, exit, one, two):
            out[:, a] = 0
    return out


def _open(tiles: Board, exit: int, one: int, two: int) -> bool:
    reached, wall = 1, 1 << one | 1 << two
    while True:
        grown = reached | (int(tiles.around[reached]) & ~wall)
        if grown == reached:
            return bool(reached >> exit & 1)
        reached = grown


def chances(builder: Builder, outlines: list[int]) -> list[Any]:
    """For each outline class pair x arrangement: all layouts of all pairs that the builder uses are equally likely."""
    tables = [builder(classes()[k].cells) * classes()[k].size for k in outlines]
    total = sum(table.sum() for table in tables)
    return [table / total for table in tables]


def survival(storey: int, builder: Builder, hero: str, step: int = 1) -> float:
    """How often a Hero ("best": knows the builder; "random": any decision) escapes, on every step-th class."""
    outlines = list(range(0, len(classes()), step))
    total = 0.0
    for number, table in zip(outlines, chances(builder, outlines), strict=True):
        if table.any():
            rules = Programme(storey, alone=True).rules
            if hero == "best":
                total += HeroStorey(classes()[number].cells, ALL_PAIRS, rules).best_response(table)
            else:
                walker = HeroStorey(classes()[number].cells, ALL_PAIRS, replace(rules, prune=0))
                walker.play_at_random()
                total += float((walker.survival()[0] * table).sum())
    return total
