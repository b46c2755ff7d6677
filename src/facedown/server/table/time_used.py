"""Counts how much time the seats of a table have used, as one viewer can tell, from the times in the log.

Every viewer has a fold of its own, fed with nothing but who acts in *its* record and when that record changed. So the
clock of a seat tells nobody about decisions that they may not notice; the seat's own fold is the true one.
"""

from collections.abc import Callable, Iterable

import msgspec

from facedown.server.messages.terms import Clock

GRACE = 1.0  # seconds of each move that are free: for the way of the question and of the answer through the network
RETURNED = 30.0  # seconds for each move that somebody has at least who has come back to the seat

Awake = Callable[[float, float], float]  # seconds between two moments in which a server ran


class Spent(msgspec.Struct, array_like=True):
    used: float = 0.0  # seconds of all moves that are done
    moves: int = 0
    since: float = 0.0  # when the present move began; 0: it is not the seat's move
    deepest: int = 0  # length of the log then; what is decided again after an undo begins no new move


class Left(msgspec.Struct, frozen=True):
    """Says what is left of a seat's time, in seconds from now."""

    left: float
    runs_in: float | None  # none: it stands still


class Times:
    def __init__(self, seats: int, awake: Awake) -> None:
        self.seats = [Spent() for _ in range(seats)]
        self._awake = awake

    def fold(self, acting: Iterable[int], done: int, at: float, length: int, undone: bool = False) -> None:
        """Folds in that something has happened: who acts now, and which seat has done something (none: -1)."""
        for seat, spent in enumerate(self.seats):
            acts, ran = seat in acting, spent.since > 0
            ends = ran and (not acts or (seat == done and length > spent.deepest))
            if ends:
                spent.used += max(0.0, self._awake(spent.since, at) - GRACE)
                spent.moves += not undone
            if acts and (ends or not ran):
                spent.since, spent.deepest = at, length
            elif not acts:
                spent.since = 0.0

    def left(self, clock: Clock, seat: int, now: float, back: float) -> Left:
        """Counts what is left; `back`: when somebody came back to the seat for which a bot had played; 0: never."""
        spent = self.seats[seat]
        running = self._awake(max(spent.since, back), now) if spent.since else 0.0
        counted = max(0.0, running - GRACE)
        if clock.kind == "game":
            rest = clock.seconds + clock.extra * spent.moves - spent.used - counted
            if back:
                rest = max(rest, RETURNED - counted)
        else:
            rest = clock.seconds - counted
        return Left(max(0.0, rest), max(0.0, GRACE - running) if spent.since else None)
