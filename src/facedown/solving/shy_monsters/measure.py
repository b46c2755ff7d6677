"""Measures how good solutions are: exact best responses to the mixes as they are kept.

Everything here grows the unpruned graphs of the outlines that a mix uses, so it relies on nothing the solver assumes.
"""

from dataclasses import replace
from typing import Any

import msgspec
import numpy as np

from facedown.engine.errors import FacedownError
from facedown.engine.room import quick
from facedown.solving.shy_monsters.graph import Desk, best, grow
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.passes import fill
from facedown.solving.shy_monsters.programme import scheme
from facedown.solving.shy_monsters.results import Library, Result, dense
from facedown.solving.shy_monsters.shipped import dump, loads, thinned
from facedown.solving.shy_monsters.work import payoffs


def best_response(result: Result, pay: Any) -> float:
    """Computes what a Hero who knows the mix gets from it; `pay`: sight x pair, or one number per pair."""
    one = result.programme
    pairs = len(one.pairs)
    final = np.ndim(pay) == 1
    pay = np.ascontiguousarray(pay, np.float64).reshape(-1, pairs)
    rules = replace(one.rules, final=final or one.last, prune=0)
    table = dense(result, len(classes()), pairs)
    desk, total = Desk(1 << 16), 0.0
    for number in np.flatnonzero(table.sum(axis=1)):
        graph = grow(classes()[number].cells, one.pairs, rules, desk)
        value = np.zeros(graph.leaves + graph.nodes)
        quick(fill)(value, table[number], pay)
        total += quick(best)(graph.leaves, graph.first_decision, graph.first_entry, graph.entry, value)
    return float(total)


def packed(library: Library) -> tuple[bytes, list[str]]:
    """Packs all solutions of a folder, thinned, each with the best response to what is left; and a line about each."""
    kept, lines = [], []
    for one in scheme():
        result = library.find(one)
        if result is None:
            continue
        thin = thinned(result)
        loaded = loads(dump([thin])).results[one]
        high = best_response(loaded, payoffs(one, library).mean(axis=2))
        kept.append(replace(thin, header=msgspec.structs.replace(thin.header, high=high)))
        lines.append(
            f"{one.title}: Hero {result.header.low:.5f} to {result.header.high:.5f}, "
            f"against the {len(thin.chance):,} layouts kept {high:.5f}"
        )
    if not kept:
        raise FacedownError(f"{library.folder}: there are no solutions in this folder")
    return dump(kept), lines
