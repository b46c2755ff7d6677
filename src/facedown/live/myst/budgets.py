"""How much one person may make others hear of in a live race, by all of their sockets together.

What is over a budget is refused before the race hears of it, and nobody but its sender is told. Budgets stay when a
socket closes and another one opens.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

from facedown.live.myst import messages as say
from facedown.server.common.rate_limits import Bucket
from facedown.server.common.settings import Rate
from facedown.server.messages.table import Refused, ServerMessage

SLOWER = "Too many messages. Slow down."
NO_PAUSE = "You have asked often. Wait a few seconds."


class RaceLimits(NamedTuple):
    """What one person may do in a live race, by all of their sockets together: others are told of it."""

    hands: Rate = Rate(60, 20)  # grabs, turns, pieces that are pushed around
    drags: Rate = Rate(15, 15)
    points: Rate = Rate(5, 1)
    claims: Rate = Rate(20, 4)
    pauses: Rate = Rate(4, 0.1)  # asked for, taken back or ended
    team_pauses: Rate = Rate(6, 0.1)  # the same, of all people of a team together


class Budgets:
    """Of all people at one table."""

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
        """What the sender of a message that was too much is told; nothing where nobody waits for an answer."""
        match message:
            case say.Drag() | say.Point():
                return None  # one look less at a moving hand is no loss
            case say.Drop() | say.RaceBook():
                seconds = 1 / self._limits.claims.per_second
                piece = message.piece if isinstance(message, say.Drop) else ""
                return say.Dropped(
                    message.id, piece, "", "cooling", f"Wait {seconds:.1f} s.", 1000 * seconds, 0.0, holder=-1
                )
            case _:
                return Refused("", "too_fast", NO_PAUSE if isinstance(message, say.PauseRace) else SLOWER)

    def _take(self, what: str, whose: int, rate: Rate) -> bool:
        bucket = self._buckets.get((what, whose))
        if bucket is None:
            bucket = self._buckets[what, whose] = Bucket(rate, self._clock)
        return bucket.take()
