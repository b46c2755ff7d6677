"""Decides for the Dungeon Master: drawn from a mix of layouts, whatever lies there already."""

from collections.abc import Callable
from random import Random

from facedown.bots.searcher import Choice
from facedown.bots.shy_monsters import builders
from facedown.bots.shy_monsters.hiding import mixed, points_for
from facedown.bots.shy_monsters.mix import Draft, Mix, draft_of
from facedown.engine.bits import id_of
from facedown.games.shy_monsters.page.view import around_of
from facedown.games.shy_monsters.rules.actions import A_EXIT, A_LAY, A_MONSTER
from facedown.games.shy_monsters.rules.pieces import AT_HOME, CELLS, DOOR, N_CELLS, NEXT_CELL, ROOMS
from facedown.games.shy_monsters.rules.state import State
from facedown.solving.shy_monsters.graph import Pair
from facedown.solving.shy_monsters.points import number
from facedown.solving.shy_monsters.programme import OPENING_FLIPS
from facedown.solving.shy_monsters.shipped import shipped

Sight = tuple[int, tuple[int, ...], Pair]  # storey, Monsters that are really left, own pair


def sight_of(s: State) -> Sight:
    """Finds what the mixes of one storey by itself depend on."""
    pair = (s.hand[0] - 1, s.hand[1] - 1)
    return _as_storey(s), monsters_left(s), pair


def solved_mix(s: State) -> Mix:
    """Builds as an expert: no Hero, whatever he knows and reads, wins more often than docs/solving.md says.

    With other opening flips there are only the mixes for the Monsters really left, of the storey that is like it.
    """
    if any(flips != OPENING_FLIPS[storey] for storey, flips in enumerate(s.opening, 1)):
        return builders.solved(*sight_of(s))
    return mixed(points_for(s), number((s.hand[0] - 1, s.hand[1] - 1)))


def monsters_left(s: State) -> tuple[int, ...]:
    """Lists the Monsters that can be on this storey or a later one, as the Dungeon Master knows it."""
    return tuple(m for m in range(6) if m + 1 not in (*s.seen, *s.aside))


def unseen_by_hero(s: State) -> tuple[int, ...]:
    """Lists the Monsters that may be on this storey, as the Hero knows it before the first flip."""
    rows = (*s.seen, *(s.aside if s.show_aside else ()))
    return tuple(m for m in range(6) if m + 1 not in rows)


def _as_storey(s: State) -> int:
    """Finds, with other opening flips, the storey that normally has so many."""
    flips = s.opening[s.storey - 1]
    if flips == OPENING_FLIPS[s.storey]:
        return s.storey
    return {0: 3, 1: 2}.get(flips, 1)


MIXES: dict[str, Callable[[State], Mix]] = {
    "novice": lambda s: builders.habits(sight_of(s)[2]),
    "regular": lambda s: builders.by_rule_or_book(*sight_of(s)),
    "expert": solved_mix,
}


class Master:
    def __init__(self, level: str) -> None:
        self._mix = MIXES[level]

    def choose(self, seen: State, seed: int) -> int:
        cells = self._following(seen)
        rng = Random(seed)
        return _action(seen, rng.choices(list(cells), list(cells.values()))[0])

    def weigh(self, seen: State) -> list[Choice]:
        """Lists all choices of the mix; each is worth the same, or it would not be mixed."""
        storey, left, pair = sight_of(seen)
        pairs = [(m, n) for m in left for n in left if m < n]
        worth = 1 - float(shipped().prices(storey, left)[pairs.index(pair)])
        cells = self._following(seen)
        found = [Choice(_action(seen, cell), round(1000 * chance), worth) for cell, chance in cells.items()]
        return sorted(found, key=lambda c: (-c.visits, c.action))

    def _following(self, seen: State) -> dict[int, float]:
        draft = draft_of(seen)
        return self._mix(seen).following(draft) or by_taste(seen, draft)


def _action(seen: State, cell: int) -> int:
    if seen.step < ROOMS:
        return id_of(A_LAY + cell)
    if seen.step == ROOMS:
        return id_of(A_EXIT + cell)
    return id_of(A_MONSTER + N_CELLS * (seen.hand[seen.step - ROOMS - 1] - 1) + cell)


def by_taste(seen: State, draft: Draft) -> dict[int, float]:
    """Weighs anything that makes sense for a draft that somebody else began and no known layout holds."""
    tiles = [DOOR, *draft.laid]
    if seen.step < ROOMS:
        free = {c for cell in tiles for c in NEXT_CELL[4 * cell : 4 * cell + 4] if c >= 0} - set(tiles)
        apart = [c for c in sorted(free) if c not in NEXT_CELL[4 * DOOR : 4 * DOOR + 4]] or sorted(free)
        return dict.fromkeys(apart, 1 / len(apart))
    free = set(draft.laid) - set(draft.put)
    if seen.step == ROOMS:
        weights = {cell: float(abs(CELLS[cell][0]) + abs(CELLS[cell][1])) for cell in sorted(free)}
    else:
        monster = seen.hand[seen.step - ROOMS - 1] - 1
        other = draft.put[1:]
        weights = {}
        for cell in sorted(free):
            home = AT_HOME[around_of(cell, tiles)] >> monster & 1
            beside = any(c in other for c in NEXT_CELL[4 * cell : 4 * cell + 4])
            weights[cell] = (8.0 if home else 1.0) * (0.3 if beside else 1.0)
    total = sum(weights.values())
    return {cell: weight / total for cell, weight in weights.items()}
