"""Remembers all that a seat has ever seen: follows the log of a game through one seat's eyes.

The log goes on without it; it catches up when it is asked. After each action the seat's redacted record is compared
with the one before: what the seat cannot notice leaves no trace.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from facedown.engine.bits import RNG
from facedown.engine.game import Game
from facedown.engine.play import Entry, redacted
from facedown.envs import kernels
from facedown.envs.forms import Form

KEY_BYTES = 16

Row = npt.NDArray[np.int16]


class Recall:
    """Remembers what one seat has seen of a game that begins with the record `first`."""

    def __init__(self, game: Game, form: Form, first: Any, seat: int) -> None:
        self.seat = seat
        self.rows: list[Row] = []  # glances, each with the seat's own action id + 1, or 0, at its end
        self._game = game
        self._form = form
        self._at = 0  # actions of the log that it has followed
        self._states = form.records(first)
        self._blank, self._seen = form.records(game.rules.state()), form.records(game.rules.state())
        self._rng, self._notes, self._no_mask = form.ints(RNG), form.ints(1), form.ints(0)  # chance never acts here
        self._last: bytes = redacted(game, first, seat).to_bytes()
        self._hash = hashlib.blake2b(digest_size=KEY_BYTES)
        self._hash.update(f"{game.name} {game.rules_version} {seat} ".encode() + self._last)

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.rows = self.rows.copy()
        twin._states, twin._seen = self._form.copied(self._states), self._form.copied(self._seen)
        twin._hash = self._hash.copy()
        return twin

    @property
    def key(self) -> bytes:
        """Gives bytes that are equal if and only if the seat has seen the same records in the same order and made the
        same choices."""
        return self._hash.digest()

    def catch_up(self, log: Sequence[Entry]) -> None:
        for entry in log[self._at :]:
            self._follow(entry)
        self._at = len(log)

    def _follow(self, entry: Entry) -> None:
        call, own = self._form.call, entry.seat == self.seat
        call(kernels.advance, self._states, self._rng, self._notes, self._no_mask, entry.seat, entry.action, 0)
        call(kernels.see, self._states, self._blank, self._seen, self.seat)
        now = self._form.raw(self._seen)
        if own:
            self._hash.update(b"own" + entry.action.to_bytes(4, "big"))
        if now != self._last:
            self._hash.update(b"saw" + now)
        if (own or now != self._last) and self._game.learn.tensors is not None:
            row = np.zeros(self._game.learn.tensors.glance_size + 1, np.int16)
            call(kernels.peek, self._seen, self.seat, row[:-1])
            row[-1] = entry.action + 1 if own else 0
            self.rows.append(row)
        self._last = now
