"""Judges for an analysis what a Dungeon Master's decisions were worth, and what a Hero could know of a storey.

A storey that lies there is worth to its builder what the expert Hero leaves him on it: exactly, over all that Hero's
decisions with their chances. While the outline is still being laid there are too many storeys to come; then only the
decisions of the solved mix have a worth, all the same one.
"""

from functools import lru_cache
from typing import Any

import numpy as np

from facedown.bots.shy_monsters.hero import HUMANS, SHARE, Case, case_of
from facedown.bots.shy_monsters.mix import draft_of
from facedown.bots.shy_monsters.strategy import Thinking, fitting
from facedown.engine.bits import id_of
from facedown.engine.play import choices
from facedown.engine.rule import JIT
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.rules.actions import A_EXIT, A_LAY, A_MONSTER
from facedown.games.shy_monsters.rules.knowledge import is_calm
from facedown.games.shy_monsters.rules.outlines import Cells
from facedown.games.shy_monsters.rules.pieces import CELLS, N_CELLS, ROOMS, cell_text
from facedown.games.shy_monsters.rules.state import MOVE, REVEAL, State, slot
from facedown.solving.shy_monsters.bridge import cells_of, position_of
from facedown.solving.shy_monsters.graph import ARRANGEMENTS
from facedown.solving.shy_monsters.shipped import shipped

LAST_ROOM = ROOMS - 1
PLACES = np.array(ARRANGEMENTS) - 1  # room of the Exit, of the lower and of the higher Monster


def builder_worths(seen: State, seat: int) -> dict[int, float]:
    """Judges actions as far as the storeys that follow can be looked through; none before the last room is laid."""
    if not JIT or seen.step < LAST_ROOM:
        return {}
    draft = draft_of(seen)
    laid = tuple(CELLS[cell] for cell in draft.laid)
    if seen.step == LAST_ROOM:
        offered = set(choices(SHY_MONSTERS, seen, seat))
        cells = [k for k in range(N_CELLS) if id_of(A_LAY + k) in offered]
        return {id_of(A_LAY + k): float(_worths(seen, (*laid, CELLS[k])).max()) for k in cells}
    worths = _worths(seen, laid)
    for step, cell in enumerate(draft.put):
        worths = np.where(PLACES[:, step] == draft.laid.index(cell), worths, -1.0)
    now = seen.step - ROOMS
    found: dict[int, float] = {}
    for room, cell in enumerate(draft.laid):
        worth = float(worths[PLACES[:, now] == room].max())
        if worth >= 0.0:
            first = A_EXIT if now == 0 else A_MONSTER + N_CELLS * (seen.hand[now - 1] - 1)
            found[id_of(first + cell)] = worth
    return found


def _worths(seen: State, cells: Cells) -> Any:
    """Computes what each of the 120 arrangements of his own pair on these rooms leaves to the Dungeon Master."""
    return 1.0 - _survival(case_of(seen, cells))[case_of(seen, cells).pairs.index((seen.hand[0] - 1, seen.hand[1] - 1))]


@lru_cache(maxsize=64)
def _survival(case: Case) -> Any:
    """Computes for pair x arrangement the expert Hero's chance to win the game from this storey on."""
    hero = Thinking(case.cells, case.pairs, case.rules)
    hero.pay = case.pay()
    hero.make_safe(shipped().prices(case.storey, case.unseen), case.weights(1.0), SHARE)
    return np.clip((hero.survival() * hero.pay[:, :, None]).sum(axis=0), 0.0, 1.0)


def hero_beliefs(seen: State) -> dict[str, dict[str, dict[str, float]]]:
    """Says what may lie under each face-down tile: for a random builder, and for builders as an expert expects them.

    Layer -> cell -> exit, monster, deadly. From any record: what lies face down is not looked at.
    """
    if seen.phase not in (REVEAL, MOVE):
        return {}
    case = case_of(seen, cells_of(seen))
    fits = fitting(position_of(seen), case.pairs)
    found = {"even": _shares(seen, case, fits.astype(np.float64))}
    likely = case.weights(HUMANS) * fits
    if likely.sum() > 0:
        found["expert"] = _shares(seen, case, likely)
    return found


def _shares(seen: State, case: Case, weights: Any) -> dict[str, dict[str, float]]:
    weights = weights / weights.sum()
    now = slot(seen)
    found = {}
    for room in range(ROOMS):
        if seen.up[now] >> room & 1:
            continue
        here: Any = room == PLACES
        kinds = [0.0] * 6
        for pair, row in zip(case.pairs, weights, strict=True):
            for monster, there in zip(pair, (here[:, 1], here[:, 2]), strict=True):
                kinds[monster] += float(row[there].sum())
        deadly = 0.0 if is_calm(seen, room) else sum(kinds[m] for m in range(6) if seen.comfy[room] >> m & 1)
        shares = {"exit": float(weights[:, here[:, 0]].sum()), "monster": sum(kinds), "deadly": deadly}
        cell = cell_text(seen.room[ROOMS * now + room])
        found[cell] = {what: round(share, 4) for what, share in shares.items()}
    return found
