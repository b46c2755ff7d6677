"""The teams of MYST at three levels, for either colour (M-B.13 .. M-B.15).

A decision follows from the redacted record and the seed alone. The novice has the usual faults, the regular takes what
swings most, the expert weighs the hands that the others may have and solves the walk for them.
"""

from random import Random
from typing import Any

from facedown.bots.levels import LEVELS, Bot
from facedown.bots.levels import make_bot as any_bot
from facedown.bots.myst.guess import best_card, own_points, swings
from facedown.bots.myst.racing import Racing
from facedown.bots.myst.stroll import ramble, stroll
from facedown.bots.myst.walker import Walker
from facedown.bots.searcher import Choice
from facedown.engine.bits import id_of, number_of
from facedown.engine.game import Game
from facedown.engine.play import choices
from facedown.engine.rule import JIT
from facedown.games.myst import MYST
from facedown.games.myst.actions import A_ANY, A_BOOK, A_FOCUS, A_KEY, A_PLACE, A_WAIT, W_FOCUS, WORDS
from facedown.games.myst.pieces import KEY_CELLS, N_CELLS, SKILLS
from facedown.games.myst.rules import legal
from facedown.games.myst.state import CUT_OFF, INTENT, KEY_PICK, KEY_SET, RACE, State
from facedown.bots.myst.ground import cell_worths


class Team:
    """One of the levels."""

    def __init__(self, level: str, seconds: float | None = None) -> None:
        self.name = level
        self._walker = Walker(seconds) if level == "expert" and JIT else None

    def choose(self, seen: Any, seat: int, seed: int) -> int:
        offered = choices(MYST, seen, seat)
        if len(offered) == 1:
            return offered[0]
        if seen.phase in (KEY_PICK, KEY_SET):
            return self._begin(seen, seat, offered)
        if seen.phase == INTENT:
            return self._look(seen, seat)
        if seen.phase in (RACE, CUT_OFF):
            return self._race(seen, seat, offered, seed)
        return self._walk(seen, seat, offered, seed)

    def _begin(self, seen: State, seat: int, offered: list[int]) -> int:
        points = own_points(seen.hands[seat])
        if self.name == "novice":
            best = id_of(A_KEY + best_card(seen.hands[seat]))
            if best in offered:
                return best
        return max(offered, key=lambda action: (points[number_of(action) - A_KEY], -action))

    def _look(self, seen: State, seat: int) -> int:
        mask = [0] * WORDS
        legal(seen, seat, mask)
        racing = Racing(self.name, SKILLS[seen.skills[seen.asked]])
        cell = racing.intent(seen, seat, mask[W_FOCUS])
        return id_of(A_ANY if cell is None else A_FOCUS + cell)

    def _race(self, seen: State, seat: int, offered: list[int], seed: int) -> int:
        if id_of(A_WAIT) in offered:
            return id_of(A_BOOK if Racing(self.name, SKILLS[0]).book(seen, seat) else A_WAIT)
        if self.name == "novice":
            best = best_card(seen.hands[seat])
            key = id_of(A_PLACE + KEY_CELLS[best]) if best >= 0 else -1
            return key if key in offered else Random(seed).choice(offered)
        points = own_points(seen.hands[seat]) if self.name == "regular" else swings(seen, seat)
        worths = [0.0] * N_CELLS
        cell_worths(seen, seat, points, worths)
        return max(offered, key=lambda action: (worths[number_of(action) - A_PLACE], -action))

    def _walk(self, seen: State, seat: int, offered: list[int], seed: int) -> int:
        if self.name == "novice":
            return ramble(seen, seat, offered, Random(seed))
        if self._walker is None:
            return stroll(seen, seat, offered)
        worths = self._walker.worths(seen, seat, seed)
        return max(offered, key=lambda action: (worths.get(number_of(action), -1.0), -action))

    def weigh(self, seen: Any, seat: int, seed: int) -> list[Choice]:
        raise NotImplementedError


def make_bot(game: Game, name: str, seconds: float | None = None) -> Bot:
    return Team(name, seconds) if name in LEVELS else any_bot(game, name, seconds)
