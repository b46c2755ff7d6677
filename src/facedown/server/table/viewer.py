"""Keeps what one viewer of a table has seen: the redacted record, the lines of its log, and how often it changed.

Everything that leaves the server about a game in progress is made from a `Viewer`.
"""

import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from facedown.engine import game_log
from facedown.engine.game import Game, is_in, seats_in
from facedown.engine.game_log import choices
from facedown.server.table.time_used import Times
from facedown.words import Said
from facedown.words.named import with_stand_ins


class Line(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Tells a thing that happened, as the viewer saw it."""

    at: int  # the length of the log when it had happened
    text: Said
    event: bytes  # as JSON


class Telling:
    """Puts one action into words, once for all viewers to whom it looks the same, as most do to everybody."""

    def __init__(self, game: Game, length: int, stand_ins: Mapping[int, str]) -> None:
        self._game, self._length, self._stand_ins = game, length, stand_ins
        self._events: Sequence[msgspec.Struct] = ()
        self._lines: list[Line] = []

    def lines(self, events: Sequence[msgspec.Struct]) -> list[Line]:
        if events != self._events:
            said = [with_stand_ins(self._game.text.tell(event), self._stand_ins) for event in events]
            self._lines = [
                Line(self._length, text, msgspec.json.encode(event)) for text, event in zip(said, events, strict=True)
            ]
            self._events = events
        return self._lines


class Viewer(game_log.Viewer):
    def __init__(self, game: Game, state: Any, seat: int) -> None:
        super().__init__(game, state, seat)
        self.seq = 0  # rises when the redacted record changes, and only then
        self.decided = 0  # seq (with the table's rev) at which the present question was first asked
        self.epoch = 0  # rises when lines are taken back
        self.asked_at = time.monotonic()  # when the present question was first asked
        self.changed_at = 0.0  # when the record last changed, in seconds since 1970; 0: never
        self.lines: list[Line] = []
        self.times: Times | None = None  # what the viewer knows of everybody's clock, where the table has one
        self.choices: list[int] = []

    def look(self, state: Any, telling: Telling, at: float) -> None:
        """Sees the state after one more action."""
        before = self.notice(state)
        if before is None:
            return  # nothing that this viewer may notice
        if events := self.game.text.events(before, self.seen, self.seat):
            self.lines += telling.lines(events)
        self.seq += 1
        self.changed_at = at

    def rewind(self, state: Any, lines: list[Line], at: float) -> None:
        """Sees the state that a changed log leads to."""
        is_new = self.notice(state) is not None
        if is_new or len(lines) != len(self.lines):
            self.seq += 1
            self.epoch += 1
        if is_new:
            self.changed_at = at
        self.lines = lines

    def ask(self, asked_again: bool, rev: int) -> None:
        """Finds out what the viewer may choose from now."""
        offered: list[int] = []
        if self.seat >= 0 and is_in(self.game.rules.actors(self.seen), self.seat):
            offered = choices(self.game, self.seen, self.seat)
        if asked_again or offered != self.choices:
            self.choices = offered
            self.decided = self.seq + rev
            self.asked_at = time.monotonic()

    def clocked(self) -> list[int]:
        """Says whose time runs, as the viewer can tell; in a race nobody's does but the race's own."""
        racing = self.game.rules.race is not None and self.game.rules.race(self.seen)
        return [] if racing else seats_in(self.game.rules.actors(self.seen))

    def resume(self, state: Any) -> None:
        """Goes on after loading: the numbers are known, the record and the choices follow from the state."""
        decided = self.decided
        self.notice(state)
        self.ask(False, 0)
        self.decided = decided


def lines_until(lines: list[Line], length: int) -> list[Line]:
    """Lists the lines of a log that was cut to a length."""
    return [line for line in lines if line.at <= length]


def lines_without(lines: list[Line], place: int, own: bool) -> list[Line]:
    """Lists the lines of a log from which one entry was taken: what came later moves up by one."""
    kept = [line for line in lines if not (own and line.at == place + 1)]
    return [Line(line.at - 1, line.text, line.event) if line.at > place else line for line in kept]
