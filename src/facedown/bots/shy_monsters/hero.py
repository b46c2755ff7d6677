"""Decides for the Hero by exact thinking: safe against every builder, or best against a human-like one."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any, TypeVar

import numpy as np

from facedown.bots.searcher import Choice
from facedown.bots.shy_monsters.builders import human_weights
from facedown.bots.shy_monsters.master import unseen_by_hero
from facedown.bots.shy_monsters.strategy import EFFORT, Strategy, Thinking, Turned, Weighed, fitting
from facedown.engine.play import choices
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.rules.outlines import Cells
from facedown.games.shy_monsters.rules.state import STOREYS, State
from facedown.solving.shy_monsters.bridge import action_of, cells_of, position_of
from facedown.solving.shy_monsters.graph import Pair, Rules
from facedown.solving.shy_monsters.shipped import shipped

T = TypeVar("T")
SLACK = 0.03  # a regular takes any decision that is worth nearly as much as the best: at most this share less
SHARE = 0.3  # how much the expert cares for human-like builders beside the worst one
HUMANS = 0.6  # of the builders that a hint allows for are human-like, the others play the solved mix (S-1118)
KEPT = 48  # storeys remembered; about half a megabyte each
KEPT_POSITIONS = 2000


@dataclass(frozen=True)
class Case:
    """Holds all that a strategy for a storey depends on."""

    cells: Cells  # where strategies are remembered: the first outline of its class
    unseen: tuple[int, ...]
    storey: int
    rules: Rules
    shown: bool  # hidden Monsters are shown between the storeys

    @property
    def pairs(self) -> tuple[Pair, ...]:
        return tuple(combinations(self.unseen, 2))

    def pay(self) -> Any:
        """Says by sight and pair what escaping is worth."""
        pay = shipped().pay(self.storey, self.unseen)
        return np.broadcast_to(pay[-1:], pay.shape).copy() if self.shown else pay

    def weights(self, humans: float) -> Any:
        """Says by pair and arrangement how likely each layout of the outline is."""
        weights = humans * human_weights(self.cells, self.pairs)
        if humans < 1:
            weights += (1 - humans) * shipped().weights(self.storey, self.unseen, self.cells)
        return weights


def case_of(s: State, cells: Cells) -> Case:
    """Makes the case of a storey of these rooms, with the rules and the Monsters of a record."""
    rules = Rules(
        flips=s.opening[s.storey - 1],
        final=s.storey == STOREYS,
        attacks=s.attack_uses,
        jumps=s.jump_uses,
        fear=bool(s.fear),
        show_jumped=bool(s.flip_jumped),
        back=not s.land_ahead,
    )
    return Case(cells, unseen_by_hero(s), s.storey, rules, bool(s.show_aside))


class ThinkingHero:
    """Plays as regular or expert. What was worked out for a storey is remembered, keyed by everything it depends on."""

    def __init__(self, level: str, seconds: float | None = None) -> None:
        self._safe = level == "expert"
        self._effort = EFFORT * min(1.0, seconds or 1.0)
        self._storeys: OrderedDict[Case, Strategy] = OrderedDict()
        self._positions: OrderedDict[tuple[Case, int], list[Weighed]] = OrderedDict()

    def choose(self, seen: State, seat: int, seed: int) -> int:
        found = self._decide(seen, seat)
        return Random(seed).choices([action for action, _ in found], [one.chance for _, one in found])[0]

    def weigh(self, seen: State, seat: int, seed: int) -> list[Choice]:
        """Gives the decisions with their chances per thousand, and their worth against builders as they may come."""
        turned = Turned(cells_of(seen))
        case = case_of(seen, turned.first)
        here = fitting(turned.position(position_of(seen)), case.pairs)
        mass = float((self._builders(case) * here).sum())
        found = [
            Choice(action, round(1000 * one.chance), min(one.worth / mass, 1.0) if mass > 0 else 0.0)
            for action, one in self._decide(seen, seat)
        ]
        return sorted(found, key=lambda c: (-c.visits, -c.worth, c.action))

    def _decide(self, seen: State, seat: int) -> list[tuple[int, Weighed]]:
        offered = choices(SHY_MONSTERS, seen, seat)
        cells = cells_of(seen)
        turned = Turned(cells)
        case, position = case_of(seen, turned.first), turned.position(position_of(seen))
        weighed = self._weighed(case, position)
        found = [(action_of(cells, turned.code(one.code)), one) for one in weighed]
        found = [(action, one) for action, one in found if action in offered]  # tiles named together are gone
        if sum(one.chance for _, one in found) > 0:
            return found
        return [(action, Weighed(-1, 1 / len(offered), 0.0)) for action in offered]

    def _weighed(self, case: Case, position: int) -> list[Weighed]:
        whole = _kept(self._storeys, case, KEPT, lambda: self._work_out(case, None))
        if position in whole:
            return whole.decisions(position)
        at = (case, position)
        return _kept(self._positions, at, KEPT_POSITIONS, lambda: self._work_out(*at).decisions(position))

    def _builders(self, case: Case) -> Any:
        """Gives the layouts by which the worth of decisions is calculated."""
        return case.weights(HUMANS if self._safe else 1.0)

    def _work_out(self, case: Case, position: int | None) -> Strategy:
        """Solves the whole storey; or from a position that good play does not meet or where only one thing is right."""
        thinking = Thinking(case.cells, case.pairs, case.rules, position)
        thinking.pay = case.pay()
        if not self._safe:
            return Strategy(thinking, self._builders(case), SLACK)
        if position is not None and thinking.forced:
            thinking.play_at_random()
        else:
            prices = shipped().prices(case.storey, case.unseen)
            thinking.make_safe(prices, case.weights(1.0), SHARE, self._effort)
        return Strategy(thinking, self._builders(case))


def _kept(store: OrderedDict[Any, T], key: Any, most: int, make: Callable[[], T]) -> T:
    """Keeps what was made for a key; the longest unused are forgotten."""
    if key not in store:
        store[key] = make()
        if len(store) > most:
            store.popitem(last=False)
    store.move_to_end(key)
    return store[key]
