"""Bounds the whole game from above and below, and tells line by line how far it is."""

import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from facedown.solving.shy_monsters.graph import ALL_PAIRS
from facedown.solving.shy_monsters.outlines import MONSTERS
from facedown.solving.shy_monsters.points import Point, dump, thinned
from facedown.solving.shy_monsters.results import write


def bound_above(say: Callable[[str], None], file: Path, gap: float) -> None:
    """Solves points for every storey, kept after each, and those most used again; then the exact best responses."""
    from facedown.solving.shy_monsters.refine import refined
    from facedown.solving.shy_monsters.whole import bound, lean, measured, solved

    started = time.monotonic()

    def tell(point: Point) -> None:
        seconds = time.monotonic() - started
        say(f"{_about(point)}: Hero at most {point.value:.4f}, {seconds:.0f} s")

    hiding = measured(refined(lean(solved(file, gap, tell)), say), tell)
    write(file, dump([thinned(point, 0.0) for points in hiding.points.values() for point in points]))
    say(f"No Hero wins more than {bound(hiding):.4f} of games against {file}.")


def bound_below(say: Callable[[str], None], file: Path) -> None:
    """Computes what a Hero surely wins who goes on by what he believes; learns first what the file does not have."""
    from facedown.solving.shy_monsters.sure_game import whole_game

    started = time.monotonic()
    value = whole_game(file, lambda line: say(f"{line}, {time.monotonic() - started:.0f} s"))
    say(f"There is a Hero who wins at least {value:.4f} of games against every Dungeon Master.")


def _about(point: Point) -> str:
    if point.storey == 1:
        return "storey 1"
    pairs = [" + ".join(MONSTERS[m] for m in ALL_PAIRS[p]) for p in np.flatnonzero(point.belief)]
    what = "gone" if point.storey == 2 else "left"
    named = "; ".join(pairs) if len(pairs) <= 3 else f"{len(pairs)} pairs"
    return f"storey {point.storey}, {what}: {named}"
