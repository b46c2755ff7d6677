"""What one viewer of a table has seen: the present redacted record, the lines of its log, and how often it changed.

Everything that leaves the server about a game in progress is made from a `Sight`.
"""

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from facedown.engine.game import Game, is_in
from facedown.engine.play import choices, redacted
from facedown.server.times import Times


class Line(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A thing that happened, as the viewer saw it."""

    at: int  # the length of the log when it had happened
    text: str
    event: bytes  # as JSON


class Telling:
    """What one action looked like to the last viewer that was asked: most look the same to everybody, and then it is
    put into words and kept once."""

    def __init__(self, game: Game, length: int) -> None:
        self._game, self._length = game, length
        self._events: Sequence[msgspec.Struct] = ()
        self._lines: list[Line] = []

    def lines(self, events: Sequence[msgspec.Struct]) -> list[Line]:
        if events != self._events:
            tell = self._game.tell
            self._lines = [Line(self._length, tell(event), msgspec.json.encode(event)) for event in events]
            self._events = events
        return self._lines


class Sight:
    def __init__(self, game: Game, state: Any, viewer: int) -> None:
        self.viewer = viewer
        self.seq = 0  # rises when the redacted record changes, and only then
        self.decided = 0  # seq (with the table's rev) at which the present question was first asked
        self.epoch = 0  # rises when lines are taken back
        self.asked_at = time.monotonic()  # when the present question was first asked
        self.lines: list[Line] = []
        self.times: Times | None = None  # what the viewer knows of everybody's clock, where the table has one
        self.choices: list[int] = []
        self._game = game
        self.seen = redacted(game, state, viewer)

    def look(self, state: Any, telling: Telling) -> None:
        """One action has been carried out."""
        now = redacted(self._game, state, self.viewer)
        if now == self.seen:
            return  # nothing that this viewer may notice
        if events := self._game.events(self.seen, now, self.viewer):
            self.lines += telling.lines(events)
        self.seen = now
        self.seq += 1

    def rewind(self, state: Any, lines: list[Line]) -> None:
        """The log has been changed: see the state that it leads to now."""
        now = redacted(self._game, state, self.viewer)
        if now != self.seen or len(lines) != len(self.lines):
            self.seq += 1
            self.epoch += 1
        self.seen = now
        self.lines = lines

    def ask(self, asked_again: bool, rev: int) -> None:
        """Find out what the viewer may choose from now."""
        offered: list[int] = []
        if self.viewer >= 0 and is_in(self._game.actors(self.seen), self.viewer):
            offered = choices(self._game, self.seen, self.viewer)
        if asked_again or offered != self.choices:
            self.choices = offered
            self.decided = self.seq + rev
            self.asked_at = time.monotonic()

    def resume(self, state: Any) -> None:
        """After loading: the numbers are known, the record and the choices follow from the state."""
        decided = self.decided
        self.seen = redacted(self._game, state, self.viewer)
        self.ask(False, 0)
        self.decided = decided
