"""Builds as the expert Dungeon Master: mixes depend on what the Hero can believe, and hide the rest.

Past outlines and flips say something about the Monsters put aside. The Dungeon Master knows his own mixes, so he knows
exactly what a Hero who knows them, too, believes. He splits that belief among those that storeys were solved for, as
cheaply as he can (`solving.shy_monsters.splitting`), and plays the mixes of these *points* as often as the truth, which
he alone knows, makes them likely. Nothing has to be remembered from one decision to the next: past layouts lie in the
record, and which point was drawn for a past storey is weighed by how well it fits what was built.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations
from typing import Any

import numpy as np

from facedown.bots.shy_monsters.mix import Mix, in_all_turns
from facedown.bots.shy_monsters.strategy import Turned, fitting
from facedown.engine.room import quick
from facedown.games.shy_monsters.rules.outlines import Cells, turned
from facedown.games.shy_monsters.rules.pieces import CELLS, EXIT, MONSTER, ROOMS
from facedown.games.shy_monsters.rules.state import State
from facedown.solving.shy_monsters.graph import ALL_PAIRS, ARRANGEMENTS
from facedown.solving.shy_monsters.outlines import class_index
from facedown.solving.shy_monsters.points import Hiding, Point, hiding, number
from facedown.solving.shy_monsters.programme import ALL
from facedown.solving.shy_monsters.splitting import KINDS, desk, split

Split = tuple[tuple[float, Point], ...]  # points with their weights


@dataclass(frozen=True)
class Glimpse:
    """Holds what everybody saw of a storey that was left, with tiles as on the first outline of its class."""

    outline: Cells
    shown: int  # the tiles that were flipped, as in a position


@dataclass(frozen=True)
class Past(Glimpse):
    """Adds what really lay there: the number of the pair, and of the arrangement."""

    pair: int
    arrangement: int


def _looked_at(s: State, storey: int) -> tuple[Turned, int, list[int]]:
    now = 3 * s.game + storey - 1
    here = slice(ROOMS * now, ROOMS * now + ROOMS)
    kinds = s.kind[here]
    shown = sum(kinds[room] << 4 * room for room in range(ROOMS) if s.up[now] >> room & 1)
    return Turned(tuple(CELLS[cell] for cell in s.room[here])), shown, kinds


def glimpse_of(s: State, storey: int) -> Glimpse:
    """Reads a past storey of the present game, from any record."""
    view, shown, _ = _looked_at(s, storey)
    return Glimpse(view.first, view.position(shown))


def past_of(s: State, storey: int) -> Past:
    """Reads the same from the record of its builder."""
    view, shown, kinds = _looked_at(s, storey)
    places = {kind: view.tile(room + 1) for room, kind in enumerate(kinds) if kind >= EXIT}
    exit, low, high = sorted(places)
    arrangement = ARRANGEMENTS.index((places[exit], places[low], places[high]))
    return Past(view.first, view.position(shown), number((low - MONSTER, high - MONSTER)), arrangement)


@cache
def _likenesses(outline: Cells) -> Any:
    """Finds for each symmetry of the outline itself where it takes each arrangement."""
    found = []
    for symmetry in range(8):
        cells = turned(outline, symmetry)
        if set(cells) == set(outline):
            places = [0, *(1 + outline.index(cell) for cell in cells)]
            found.append([ARRANGEMENTS.index((places[a], places[b], places[c])) for a, b, c in ARRANGEMENTS])
    return np.array(found)


@lru_cache(512)
def built(point: Point, outline: Cells) -> Any:
    """Computes for 15 pairs x 120 how likely the point's mix makes each arrangement of an outline, given the pair."""
    mine = point.outline == class_index()[outline]
    table = np.zeros((KINDS, len(ARRANGEMENTS)))
    table[point.pair[mine], point.arrangement[mine]] = point.chance[mine]
    return np.mean([table[:, moved] for moved in _likenesses(outline)], axis=0)


def belief_after(point: Point, past: Glimpse) -> Any:
    """Says what a Hero believes who knows the point: shares of what comes next (after storey 1: of what is gone)."""
    likely = (built(point, past.outline) * fitting(past.shown, ALL_PAIRS)).sum(axis=1)
    belief = np.zeros(KINDS)
    for (now, later), chance in point.truths.items():
        belief[later] += chance * likely[now]
    return belief


def cheapest(points: Hiding, storey: int, belief: Any) -> Split:
    """Splits a belief into a mixture of points; weights add up to 1."""
    found, lines = points.choices(storey, np.flatnonzero(belief).tolist())
    d = desk(len(lines.value))
    rows = quick(split)(lines, d, belief / belief.sum(), 0.0)
    weights = d.tableau[:rows, len(lines.value)]
    chosen = [(float(w), found[k]) for w, k in zip(weights, d.basis[:rows].tolist(), strict=True) if w > 1e-9]
    return tuple((weight, point) for weight, point in chosen if point is not None)


def drawn(points: Split, truth: int) -> Split:
    """Computes how likely each point is played when that pair is the truth."""
    shares = [weight * float(point.belief[truth]) for weight, point in points]
    if sum(shares) <= 0.0:
        return ()
    return tuple((share / sum(shares), point) for share, (_, point) in zip(shares, points, strict=True) if share > 0.0)


def after_one(points: Hiding, past: Past) -> Split:
    """Finds the points that storey 2 may be played by, given what is really gone."""
    belief = belief_after(points.points[1][0], past)
    if belief[past.pair] <= 0.0:  # somebody else built: nothing is known about him, so everything may be gone
        seen = fitting(past.shown, ALL_PAIRS).any(axis=1)
        belief = seen / seen.sum()
    return drawn(cheapest(points, 2, belief), past.pair)


def after_two(points: Hiding, first: Past, second: Past) -> Split:
    """Finds the points that storey 3 may be played by, given what is really left."""
    left = _left(first, second)
    found: list[tuple[float, Point]] = []
    options = after_one(points, first)
    likely = [share * float(built(one, second.outline)[second.pair, second.arrangement]) for share, one in options]
    for share, point in zip(likely, (one for _, one in options), strict=True):
        if share > 0.0:
            own = drawn(cheapest(points, 3, belief_after(point, second)), left)
            found += [(share * weight, one) for weight, one in own]
    if not found:
        return drawn(cheapest(points, 3, _may_come(first, second)), left)
    total = sum(share for share, _ in found)
    return tuple((share / total, one) for share, one in found)


def _left(first: Past, second: Past) -> int:
    return number(m for m in ALL if m not in (*ALL_PAIRS[first.pair], *ALL_PAIRS[second.pair]))


def _may_come(first: Past, second: Past) -> Any:
    """Weighs every pair that can come after what the Hero has seen, each way to it alike."""
    seen = fitting(first.shown, ALL_PAIRS).any(axis=1), fitting(second.shown, ALL_PAIRS).any(axis=1)
    belief = np.zeros(KINDS)
    for one in np.flatnonzero(seen[0]).tolist():
        left = [m for m in ALL if m not in ALL_PAIRS[one]]
        for two in combinations(left, 2):
            if seen[1][number(two)]:
                belief[number(m for m in left if m not in two)] += 1.0
    return belief / belief.sum()


def points_for(s: State) -> Split:
    """Finds what the Dungeon Master plays on the present storey, with chances."""
    if s.storey == 1:
        return ((1.0, hiding().points[1][0]),)
    first = past_of(s, 1)
    if s.storey == 2:
        return ((1.0, hiding().alone(2, first.pair)),) if s.show_aside else _after_one(first)
    second = past_of(s, 2)
    if s.show_aside:
        return ((1.0, hiding().alone(3, _left(first, second))),)
    return _after_two(first, second)


@lru_cache(256)
def _after_one(first: Past) -> Split:
    return after_one(hiding(), first)


@lru_cache(256)
def _after_two(first: Past, second: Past) -> Split:
    return after_two(hiding(), first, second)


@lru_cache(64)
def mixed(points: Split, pair: int) -> Mix:
    """Lists the layouts of a pair that these points make, with their chances."""
    mine = [point.pair == pair for _, point in points]
    outline = np.concatenate([point.outline[k] for k, (_, point) in zip(mine, points, strict=True)])
    arrangement = np.concatenate([point.arrangement[k] for k, (_, point) in zip(mine, points, strict=True)])
    chance = np.concatenate([weight * point.chance[k] for k, (weight, point) in zip(mine, points, strict=True)])
    return Mix(in_all_turns(outline, arrangement, chance))
