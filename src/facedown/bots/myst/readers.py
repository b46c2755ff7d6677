"""Lists the readers of MYST: players who know how the expert begins, races and walks, and play against that.

Where a reader has no trick of its own it plays as the expert does.
"""

from functools import lru_cache
from typing import Any

import numpy as np

from facedown.bots.levels import LateBot
from facedown.bots.myst.guess import own_points
from facedown.bots.myst.hands import Hands, all_hands
from facedown.bots.myst.openings import Start, expert_worths, start_of
from facedown.bots.myst.players import Expert, as_chance, focusable
from facedown.bots.myst.racing import intent_worths, lay_in_turn
from facedown.bots.myst.walker import Walker
from facedown.bots.reader import Reader
from facedown.games.myst.rules.actions import A_ANY, A_FOCUS, A_KEY, A_LAY, A_MOVE, A_PLACE
from facedown.games.myst.rules.data import DATA
from facedown.games.myst.rules.pieces import BONUS, LANDMARK_AT, N_LANDMARKS, SKILLS, cards_of, value_of
from facedown.games.myst.rules.placing import allowed_cells
from facedown.games.myst.rules.state import (
    ACT,
    INTENT,
    KEY_PICK,
    KEY_SET,
    PRE,
    RACE,
    SETTLED,
    State,
    controller,
    played_books,
)

NEVER = -1.0  # below all chances


class Bluffer(Expert):
    """Begins at a landmark of which it holds no card: what the expert concludes from it is wrong."""

    def _worths(self, seen: State, seat: int) -> dict[int, float]:
        found = super()._worths(seen, seat)
        if seen.phase in (KEY_PICK, KEY_SET):
            held = {A_KEY + k for k in range(N_LANDMARKS) if cards_of(seen.hands[seat], k)}
            return {number: NEVER if number in held else worth for number, worth in found.items()}
        return found


class Taker(Expert):
    """Begins where the expert is most likely to begin itself, who then has to begin elsewhere or beside it."""

    def _worths(self, seen: State, seat: int) -> dict[int, float]:
        if seen.phase not in (KEY_PICK, KEY_SET):
            return super()._worths(seen, seat)
        values, counts, _ = all_hands(seen.hands[seat], 0, seen.held[1 - seat])
        best = expert_worths(start_of(seen, 1 - seat), values, counts).argmax(axis=1)
        return {A_KEY + k: float((best == k).mean()) for k in range(N_LANDMARKS)}


class Opener(Expert):
    """Knows exactly with which hands the expert begins where, and races and walks by that."""

    def __init__(self) -> None:
        super().__init__(Certain)

    def _worths(self, seen: State, seat: int) -> dict[int, float]:
        if seen.phase not in (INTENT, RACE) or not (cells := allowed_cells(seen, seat)):
            return super()._worths(seen, seat)
        hands = certain_hands(*_known(seen, seat))
        theirs = hands.weights @ (hands.values + BONUS * (hands.counts > 0))
        points = [a + float(b) for a, b in zip(own_points(seen.hands[seat]), theirs, strict=True)]
        if seen.phase == RACE:
            return {A_PLACE + cell: as_chance(lead) for cell, lead in lay_in_turn(seen, seat, cells, points).items()}
        skill = DATA.race_skill[SKILLS[seen.skills[seen.asked]]]
        found = intent_worths(seen, seat, focusable(seen, seat), skill, points)
        return {A_ANY if cell is None else A_FOCUS + cell: as_chance(lead) for cell, lead in found.items()}


class Certain(Walker):
    """Walks against the hands with which an expert begins as the others did."""

    def hands(self, seen: State, team: int) -> Hands:
        return certain_hands(*_known(seen, team))


def _known(seen: State, team: int) -> tuple[int, int, int, Start]:
    own = seen.hands[team]
    return own, played_books(seen, own), seen.held[1 - team], start_of(seen, 1 - team)


@lru_cache(maxsize=4)
def certain_hands(own: int, shown: int, held: int, start: Start) -> Hands:
    """Lists all hands, those with which an expert begins so alike and the rest with no weight; if no hand is such, all
    alike."""
    values, counts, books = all_hands(own, shown, held)
    weights = np.ones(len(values))
    if start.first >= 0:
        alone = expert_worths(start, values, counts).argmax(axis=1)
        fits = alone == start.first
        if start.taken >= 0:
            again = expert_worths(start, values, counts, start.taken)
            again[:, start.taken] = -np.inf
            fits |= (alone == start.taken) & (again.argmax(axis=1) == start.first)
        weights = fits.astype(np.float64) if fits.any() else weights
    return Hands(values, counts, books, weights / weights.sum())


class Guard(Expert):
    """Walks as the expert does until it stands on the best landmark that it controls and could lose; and stays."""

    def _worths(self, seen: State, seat: int) -> dict[int, float]:
        found = super()._worths(seen, seat)
        here = LANDMARK_AT[seen.pawns[seat]]
        if seen.phase == PRE and not seen.pass_by and here >= 0 and here == self._treasure(seen, seat):
            return {**found, A_MOVE + seen.pawns[seat]: 1.0 - NEVER}
        return found

    @staticmethod
    def _treasure(seen: State, seat: int) -> int:
        at_risk = [k for k in range(N_LANDMARKS) if controller(seen, k) == seat and seen.top[k] != SETTLED]
        return max(at_risk, key=lambda k: value_of(seen.hands[seat], k), default=-1)


class Late(Expert):
    """Walks as the expert does, and lays no Key Piece on top before its last two turns: nobody learns from it, and
    there is little time for an answer."""

    def _worths(self, seen: State, seat: int) -> dict[int, float]:
        found = super()._worths(seen, seat)
        if seen.phase == ACT and A_LAY in found and seen.round + 1 < seen.turns:
            return {**found, A_LAY: NEVER}
        return found


def _listed(name: str, about: str, kind: Any) -> Reader:
    return Reader(name, about, lambda game, seconds: LateBot(name, kind))


READERS = (
    _listed("bluffer", "begins at a landmark of which it holds no card", Bluffer),
    _listed("taker", "begins where the expert is most likely to begin", Taker),
    _listed("opener", "knows with which hands the expert begins where, and races and walks by that", Opener),
    _listed("guard", "stays on the best landmark that it controls and could lose", Guard),
    _listed("late", "lays no Key Piece on top before its last two turns", Late),
)
