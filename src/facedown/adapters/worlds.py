"""Begins an environment anywhere, and imagines another truth in it: what searches need."""

from hashlib import blake2b
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from facedown.engine.bits import RNG, seed_rng
from facedown.engine.game import Game
from facedown.engine.options import Options
from facedown.envs.env import Env


class Memory(NamedTuple):
    """Holds what a seat had seen when a world was imagined for it."""

    key: bytes
    rows: npt.NDArray[np.int16]
    again: bytes  # the key of a seat that has seen nothing but the imagined world as it was then


class WorldEnv(Env):
    """Leaves chance to the caller. `first`: the record to begin with, instead of the start of a game."""

    def __init__(
        self,
        game: Game,
        options: Options,
        first: Any = None,
        history: int | None = None,
        compiled: bool | None = None,
    ) -> None:
        self.memories: dict[int, Memory] = {}
        self.imagined = False
        super().__init__(game, options, 0, manual_chance=True, history=history, compiled=compiled)
        if first is not None:
            self._first = first
            self.reset()

    def imagine(self, seat: int, seed: int) -> "WorldEnv":
        """Gives the same game with another truth that fits all that a seat sees now, as the game's `resample` draws it.

        What the seat has seen stays as it is. What the others have seen before cannot be known: they begin again, with
        what they see in that world. The log begins again, too.
        """
        rng = [0] * RNG
        seed_rng(rng, seed, 0)
        truth = self.seen(seat)
        self.game.rules.resample(truth, seat, rng, [0.0] * self.game.rules.scratch)
        world = self.clone()
        world._first = truth
        world.reset()
        world.imagined = True
        world.memories = {}
        world.memories = {seat: Memory(self.information_key(seat), self.history(seat), world.information_key(seat))}
        return world

    def information_key(self, seat: int) -> bytes:
        key = super().information_key(seat)
        if seat not in self.memories:
            return key
        memory = self.memories[seat]
        return memory.key if key == memory.again else blake2b(memory.key + key, digest_size=len(key)).digest()

    def history(self, seat: int) -> npt.NDArray[np.int16]:
        rows = super().history(seat)
        return np.concatenate([self.memories[seat].rows, rows]) if seat in self.memories else rows
