"""Imagines whom a Hero may meet: builders with habits, builders who know what Monsters like, and the solved mix.

The same models serve both sides: a Dungeon Master lays by them, and a Hero who trusts one of them weighs by it.
"""

from functools import cache, lru_cache
from typing import Any

import numpy as np

from facedown.bots.shy_monsters.mix import Mix, in_all_turns
from facedown.games.shy_monsters.rules.outlines import Cells, canonical
from facedown.solving.shy_monsters.graph import ARRANGEMENTS, Pair
from facedown.solving.shy_monsters.outlines import board, class_index, classes
from facedown.solving.shy_monsters.shipped import Layouts, shipped

# A line, a block, stairs, a cross, a ring and a hook: favourites of beginners (S-1119).
FAVOURITES: tuple[Cells, ...] = (
    ((1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0)),
    ((1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (3, 0)),
    ((1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3)),
    ((1, 0), (2, 0), (1, -1), (1, 1), (1, 2), (3, 0)),
    ((1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2)),
    ((1, 0), (2, 0), (2, 1), (3, 1), (3, 0), (4, 0)),
)
ALL_LAYOUTS = 638_400  # of a pair (S-405)
CAREFUL = 0.85  # of human-like builders put both Monsters where they feel at home, and apart; the others lay anyhow
EXITS, LOWS, HIGHS = np.array(ARRANGEMENTS).T


class Traits:
    """Says what an outline tells of the 120 arrangements of a pair on it."""

    def __init__(self, cells: Cells) -> None:
        tiles = board(cells)
        near = np.array([[int(tiles.around[1 << a]) >> b & 1 for b in range(7)] for a in range(7)], bool)
        self.comfort = [np.array([int(home) >> tile & 1 for tile in range(7)], bool) for home in tiles.comfort]
        self.apart = ~near[LOWS, HIGHS]
        self.dead_end = int(near[0].sum()) == 1
        self.steps = np.array(_steps(near))

    def at_home(self, pair: Pair) -> Any:
        """Counts how many of the two feel at home, for each arrangement."""
        return self.comfort[pair[0]][LOWS].astype(int) + self.comfort[pair[1]][HIGHS]

    def careful(self, pair: Pair) -> Any:
        return (self.at_home(pair) == 2) & self.apart


def _steps(near: Any) -> list[int]:
    """Counts how far each tile is from the Entrance."""
    steps = {0: 0}
    queue = [0]
    for here in queue:
        for there in np.flatnonzero(near[here]).tolist():
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return [steps[tile] for tile in range(7)]


@cache
def traits() -> tuple[Traits, ...]:
    """Lists the traits of all outline classes."""
    return tuple(Traits(one.cells) for one in classes())


@lru_cache(64)
def habits(pair: Pair) -> Mix:
    """Builds as a novice: any of the favourites, Monsters at home if there is such a room, the Exit at the far end."""
    outline, arrangement, chance = [], [], []
    for cells in FAVOURITES:
        number = class_index()[canonical(tuple(cells))[0]]
        t = traits()[number]
        home = np.where(t.steps[EXITS] == t.steps.max(), t.at_home(pair), -1)
        fits = np.flatnonzero(home == home.max())
        outline.append(np.full(len(fits), number))
        arrangement.append(fits)
        chance.append(np.full(len(fits), 1 / len(fits)))
    return Mix(in_all_turns(np.concatenate(outline), np.concatenate(arrangement), np.concatenate(chance)))


def careful(pair: Pair) -> Layouts:
    """Lists layouts with both at home, not side by side, one way only from the Entrance; all of them alike (S-1120)."""
    fits = [np.flatnonzero(t.careful(pair)) if t.dead_end else np.array([], int) for t in traits()]
    outline = np.repeat(np.arange(len(fits)), [len(fit) for fit in fits])
    sizes = np.array([one.size for one in classes()])
    return in_all_turns(outline, np.concatenate(fits), sizes[outline])


@lru_cache(64)
def by_rule_or_book(storey: int, unseen: tuple[int, ...], pair: Pair) -> Mix:
    """Builds as a regular: carefully by rules of thumb, and every other storey from the book of solved ones."""
    rule, book = careful(pair), shipped().layouts(storey, unseen, pair)
    parts = zip((rule.cells, rule.exit, rule.low, rule.high), (book.cells, book.exit, book.low, book.high), strict=True)
    cells, exit, low, high = (np.concatenate(part) for part in parts)
    return Mix(Layouts(cells, exit, low, high, np.concatenate([rule.chance, book.chance]) / 2))


@lru_cache(64)
def solved(storey: int, unseen: tuple[int, ...], pair: Pair) -> Mix:
    """Builds as an expert: by the mix that was solved for what the Hero has not seen yet."""
    return Mix(shipped().layouts(storey, unseen, pair))


@cache
def _careful_layouts(pair: Pair) -> int:
    """Counts the layouts of a pair that have both Monsters at home and apart."""
    return sum(one.size * int(t.careful(pair).sum()) for one, t in zip(classes(), traits(), strict=True))


@lru_cache(256)
def human_weights(cells: Cells, pairs: tuple[Pair, ...]) -> Any:
    """Computes for pair x arrangement how likely a human-like builder lays each layout of this outline (S-1118).

    Mostly both Monsters at home and apart, the Exit rather far away; sometimes anything.
    """
    t = Traits(cells)
    far = t.steps[EXITS] / t.steps[1:].mean()
    rows = [CAREFUL * t.careful(pair) * far / _careful_layouts(pair) + (1 - CAREFUL) / ALL_LAYOUTS for pair in pairs]
    return np.array(rows) / len(pairs)
