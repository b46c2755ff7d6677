"""Sends everybody the state of a live race: a new stage at once, smaller changes at most once a second, nothing
twice.

A state with all pieces of a tray has some 7 kB. Single pieces have messages of their own.
"""

from collections.abc import Callable
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from facedown.live.myst.messages import RaceState
from facedown.live.myst.pauses import Pauses
from facedown.server.table.listeners import Listener
from facedown.server.table.table import Table

EVERY_MS = 1_000

StateOf = Callable[[int, float], RaceState]  # by chair and time


class _Told(NamedTuple):
    at: float
    stage: tuple[Any, ...]
    rest: tuple[Any, ...]


class States:
    def __init__(self, table: Table, state_of: StateOf, pauses: Pauses) -> None:
        self._table = table
        self._state_of = state_of
        self._pauses = pauses
        self._told: WeakKeyDictionary[Listener, _Told] = WeakKeyDictionary()
        self.due: float | None = None  # when something is to be told that had to wait

    def greet(self, listener: Listener, now: float) -> None:
        """Sends the whole state, whatever was sent before."""
        state = self._state_of(listener.chair, now)
        self._told[listener] = self._essence(state, now)
        listener.tell(state)

    def tell(self, now: float) -> None:
        """Sends the state to listeners who do not have it."""
        self.due = None
        for listener in list(self._table.listeners):
            state = self._state_of(listener.chair, now)
            before, present = self._told.get(listener), self._essence(state, now)
            if before is not None and before.stage == present.stage:
                if before.rest == present.rest:
                    continue
                if now < before.at + EVERY_MS:
                    self.due = min(before.at + EVERY_MS, self.due or before.at + EVERY_MS)
                    continue
            self._told[listener] = present
            listener.tell(state)

    def forget(self) -> None:
        """Forgets what was told: trays are others now, and everything is to be told again."""
        self._told.clear()

    def _essence(self, state: RaceState, now: float) -> _Told:
        """Says what is worth a message; times that pass by themselves are not."""
        stage = (state.stage, bool(state.pieces), self._pauses.resumes_at)
        rest = (state.captain, state.mates, state.wants_pause, state.apart, self._pauses.ends_at())
        return _Told(now, stage, rest)
