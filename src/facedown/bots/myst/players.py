"""Plays the teams of MYST at three levels, for either colour (M-B.13 .. M-B.15).

A decision follows from the redacted record and the seed alone. The novice has the usual faults, the regular takes what
brings most at once, the expert sees how a race stands, weighs the hands that the others may have, and solves the walk.
"""

import math
from random import Random
from typing import Any

from facedown.bots.levels import Bot, LateBot
from facedown.bots.myst.begin import beginnings
from facedown.bots.myst.ground import cell_worths
from facedown.bots.myst.guess import best_card, own_points, swings
from facedown.bots.myst.racing import Racing, intent_worths, is_worth_a_book, lay_in_turn
from facedown.bots.myst.stroll import ramble, stroll
from facedown.bots.myst.walker import Walker
from facedown.bots.searcher import Choice
from facedown.engine.bits import id_of, number_of
from facedown.engine.game import Game
from facedown.engine.play import choices
from facedown.engine.rule import JIT
from facedown.games.myst import MYST
from facedown.games.myst.rules.actions import A_ANY, A_BOOK, A_FOCUS, A_KEY, A_PLACE, A_WAIT, W_FOCUS, WORDS
from facedown.games.myst.rules.data import DATA
from facedown.games.myst.rules.pieces import KEY_CELLS, N_CELLS, SKILLS
from facedown.games.myst.rules.placing import allowed_cells
from facedown.games.myst.rules.rules import legal
from facedown.games.myst.rules.state import CUT_OFF, INTENT, KEY_PICK, KEY_SET, RACE, State

A_LOT = 12.0  # points of lead that a race rarely brings
LIKED, NOT_LIKED = 0.55, 0.45  # how bots that do not calculate rate choices


class Greedy:
    """Plays as novice or regular: rules of thumb."""

    def __init__(self, level: str) -> None:
        self.name = level

    def choose(self, seen: Any, seat: int, seed: int) -> int:
        offered = choices(MYST, seen, seat)
        if len(offered) == 1:
            return offered[0]
        if seen.phase in (KEY_PICK, KEY_SET):
            return self._begin(seen, seat, offered)
        if seen.phase == INTENT:
            cell = self._racing(seen).intent(seen, seat, focusable(seen, seat))
            return id_of(A_ANY if cell is None else A_FOCUS + cell)
        if id_of(A_WAIT) in offered:
            return id_of(A_BOOK if is_worth_a_book(self.name, seen, seat) else A_WAIT)
        if seen.phase == RACE:
            return self._lay(seen, seat, offered, seed)
        if self.name == "novice":
            return ramble(seen, seat, offered, Random(seed))
        return stroll(seen, seat, offered)

    def weigh(self, seen: Any, seat: int, seed: int) -> list[Choice]:
        """Lists all choices, the one that the bot would take first."""
        chosen = self.choose(seen, seat, seed)
        rest = [action for action in choices(MYST, seen, seat) if action != chosen]
        return [Choice(chosen, 1, LIKED), *(Choice(action, 0, NOT_LIKED) for action in rest)]

    def _racing(self, seen: State) -> Racing:
        return Racing(self.name, SKILLS[seen.skills[seen.asked]])

    def _begin(self, seen: State, seat: int, offered: list[int]) -> int:
        """Takes the highest card as a novice, the most points as a regular."""
        points = own_points(seen.hands[seat])
        best = best_card(seen.hands[seat])
        if self.name == "novice" and id_of(A_KEY + best) in offered and best >= 0:
            return id_of(A_KEY + best)
        return max(offered, key=lambda action: (points[number_of(action) - A_KEY], -action))

    def _lay(self, seen: State, seat: int, offered: list[int], seed: int) -> int:
        if self.name == "novice":
            best = best_card(seen.hands[seat])
            key = id_of(A_PLACE + KEY_CELLS[best])
            return key if best >= 0 and key in offered else Random(seed).choice(offered)
        worths = [0.0] * N_CELLS
        cell_worths(seen, seat, swings(seen, seat), worths)
        return max(offered, key=lambda action: (worths[number_of(action) - A_PLACE], -action))


class Expert:
    def __init__(self, walker: type[Walker] = Walker) -> None:
        self.name = "expert"
        self._walker = walker() if JIT else None  # without a compiler it walks like a regular

    def choose(self, seen: Any, seat: int, seed: int) -> int:
        offered = choices(MYST, seen, seat)
        if len(offered) == 1:
            return offered[0]
        worths = self._worths(seen, seat)
        return max(offered, key=lambda action: (worths.get(number_of(action), -1.0), -action))

    def weigh(self, seen: Any, seat: int, seed: int) -> list[Choice]:
        """Lists all choices with about the chance to win after them, best first: for hints and analysis."""
        return _listed(seen, seat, self._worths(seen, seat))

    def _worths(self, seen: State, seat: int) -> dict[int, float]:
        """Says what actions are worth, by their numbers."""
        if seen.phase in (KEY_PICK, KEY_SET):
            landmarks = [number_of(action) - A_KEY for action in choices(MYST, seen, seat)]
            return {A_KEY + k: as_chance(lead) for k, lead in beginnings(seen, seat, landmarks).items()}
        if seen.phase == INTENT:
            skill = DATA.race_skill[SKILLS[seen.skills[seen.asked]]]
            found = intent_worths(seen, seat, focusable(seen, seat), skill)
            return {A_ANY if cell is None else A_FOCUS + cell: as_chance(lead) for cell, lead in found.items()}
        if seen.phase in (RACE, CUT_OFF):
            cells = allowed_cells(seen, seat)
            if cells and seen.phase == RACE:
                return {A_PLACE + cell: as_chance(lead) for cell, lead in lay_in_turn(seen, seat, cells).items()}
            book = is_worth_a_book("expert", seen, seat)
            return {A_BOOK: LIKED if book else NOT_LIKED, A_WAIT: NOT_LIKED if book else LIKED}
        if self._walker is None:
            chosen = stroll(seen, seat, choices(MYST, seen, seat))
            return {number_of(action): LIKED if action == chosen else NOT_LIKED for action in choices(MYST, seen, seat)}
        return self._walker.worths(seen, seat)


def _listed(seen: State, seat: int, worths: dict[int, float]) -> list[Choice]:
    """Lists all choices, best first."""
    found = [(action, worths.get(number_of(action), 0.0)) for action in choices(MYST, seen, seat)]
    weighed = (Choice(action, round(1000 * worth), min(1.0, max(0.0, worth))) for action, worth in found)
    return sorted(weighed, key=lambda choice: (-choice.worth, choice.action))


def as_chance(lead: float) -> float:
    """Estimates how likely a lead from the race wins."""
    return 0.5 + 0.5 * math.tanh(lead / A_LOT)


def focusable(seen: State, seat: int) -> int:
    """Finds the cells that the hand which is asked may look for."""
    mask = [0] * WORDS
    legal(seen, seat, mask)
    return mask[W_FOCUS]


class Player(LateBot):
    """Plays as one of the levels, for either team."""

    def __init__(self, level: str) -> None:
        super().__init__(level, lambda: Expert() if level == "expert" else Greedy(level))


def make_bot(game: Game, level: str, seconds: float | None = None) -> Bot:
    """Makes a level. It needs no limit of seconds: what it does for a decision is bounded, and the same each time."""
    return Player(level)
