"""Decides how long bots pause before they move, so that their time tells nothing of their thoughts.

A table's host chooses a pace. At every pace a bot that had only one choice moves as late as one that had to think: no
bot moves before the slowest of the thoughts that its level has lately needed in its game, rounded up. That holds for
thoughts within the longest pause of the normal pace; a longer one, such as the first after a start, shows at the next
full step.
"""

import math
import random
from collections import deque

from facedown.server.messages.terms import Pace

REMEMBERED = 50  # thoughts of a level in a game
FACTORS: dict[Pace, float] = {"calm": 2.0, "normal": 1.0, "quick": 0.5, "once": 0.0}  # of the normal pauses


class BotPauses:
    def __init__(self, normal: tuple[float, float]) -> None:
        self._least, self._most = normal
        self._luck = random.SystemRandom()
        self._thoughts: dict[tuple[str, str], deque[float]] = {}  # game and level -> seconds

    def draw(self, pace: Pace, game: str, level: str) -> float:
        """Draws a pause before anything is thought: the same for a forced move and for a hard one."""
        drawn = self._luck.uniform(FACTORS[pace] * self._least, FACTORS[pace] * self._most)
        return max(drawn, self._floor(game, level))

    def _floor(self, game: str, level: str) -> float:
        step, slowest = self._least / 2, max(self._thoughts.get((game, level), [0.0]))
        return min(self._most, step * max(1, math.ceil(slowest / step))) if step else 0.0

    def thought(self, game: str, level: str, seconds: float) -> None:
        """Remembers how long a bot has thought before a move that is seen."""
        if seconds <= self._most:
            self._thoughts.setdefault((game, level), deque(maxlen=REMEMBERED)).append(seconds)

    def left(self, ready: float, now: float) -> float:
        """Counts the seconds until a bot may move whose pause ends at `ready`. One that has thought for longer waits
        for the next full step, so that its time still says little about its thoughts."""
        late, step = now - ready, self._most / 2
        if late <= 0:
            return -late
        return math.ceil(late / step) * step - late if step else 0.0
