"""Limits how much one person may make others hear of in a live race, by all of their sockets together.

What is over a budget is refused before it gets to the race, and only its sender gets to know. Budgets stay when a
socket closes and another one opens.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

from facedown.games.myst.live.words import clause_of
from facedown.games.myst.text.words import say as race_words
from facedown.live.myst import messages as say
from facedown.server.common.rate_limits import Bucket
from facedown.server.common.settings import Rate
from facedown.server.messages.to_page import Refused, ServerMessage
from facedown.words.server import say as words

SLOWER = words("refused.many_messages")
NO_PAUSE = words("refused.many_pauses")


class RaceLimits(NamedTuple):
    """Limits what one person may do in a live race, by all of their sockets together: others are told."""

    hands: Rate = Rate(60, 20)  # grabs, turns, pieces that are pushed around
    drags: Rate = Rate(15, 15)
    points: Rate = Rate(5, 1)
    claims: Rate = Rate(20, 4)
    pauses: Rate = Rate(4, 0.1)  # asked for, taken back or ended
    team_pauses: Rate = Rate(6, 0.1)  # the same, of all people of a team together


class Budgets:
    """Keeps the budgets of all people at one table."""

    def __init__(self, limits: RaceLimits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._buckets: dict[tuple[str, int], Bucket] = {}

    def allow(self, chair: int, team: int, message: say.Racing) -> bool:
        """Is there enough left? Then it is taken."""
        limits = self._limits
        match message:
            case say.RacePong():
                return True  # nobody hears of it
            case say.PauseRace():
                return self._take("pause", chair, limits.pauses) and self._take("team", team, limits.team_pauses)
            case say.Drop() | say.RaceBook():
                return self._take("claim", chair, limits.claims)
            case say.Drag():
                return self._take("drag", chair, limits.drags)
            case say.Point():
                return self._take("point", chair, limits.points)
            case _:
                return self._take("hand", chair, limits.hands)

    def refusal(self, message: say.Racing) -> ServerMessage | None:
        """Says what the sender of a message that was too much is told; nothing where nobody waits for an answer."""
        match message:
            case say.Drag() | say.Point():
                return None  # one look less at a moving hand is no loss
            case say.Drop() | say.RaceBook():
                seconds = 1 / self._limits.claims.per_second
                piece = message.piece if isinstance(message, say.Drop) else ""
                text = str(race_words("drop.cooling", seconds=f"{seconds:.1f}"))
                return say.Dropped(
                    message.id, piece, "", "cooling", text, 1000 * seconds, 0.0, -1, clause_of("cooling")
                )
            case _:
                return Refused("", "too_fast", NO_PAUSE if isinstance(message, say.PauseRace) else SLOWER)

    def _take(self, what: str, whose: int, rate: Rate) -> bool:
        bucket = self._buckets.get((what, whose))
        if bucket is None:
            bucket = self._buckets[what, whose] = Bucket(rate, self._clock)
        return bucket.take()
