"""Plays thousands of games side by side in one array, stepped in compiled code.

    games = VectorEnv("nyet", 1024, seed=1, players=4)
    while learning:
        actions[:] = policy(games.observations, games.legal)
        games.step(actions)       # one action in every game; where one ends, the next has begun
        learn(games.returns[games.done])

All arrays are written in place and stay the same objects, so a view of them, by DLPack or by NumPy, is made once.
Game i is random stream i of the seed, whatever the number of threads.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from facedown.catalog import find_game
from facedown.engine.bits import RNG
from facedown.engine.errors import EngineError, IllegalMove
from facedown.engine.game import Game
from facedown.envs import histories
from facedown.envs import stepping as rules
from facedown.envs.forms import Compiled

ALIGNED = 64  # bytes: what array libraries ask of memory that they take over without a copy
SAMPLING = 1 << 40  # random streams of `sample`, far from those of the games

NO_ACTION = -1  # only chance acts

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]
Bools = npt.NDArray[np.bool_]


class VectorEnv:
    """Plays `count` games of the same options.

    threads   split the work over so many; compiled code needs no lock
    observe   fill `observations`
    any_seat  where several seats may act, ask any of them, not the lowest: fair where they race for the first move
    history   keep the latest so many rows of what every seat has ever seen in `histories`, of which `lengths` are used
    legal     fill `legal`, one yes or no for each action id (`masks` has the same as bits, for less)
    buffers   arrays to write into instead of own ones, by name: seats, masks, legal, observations, returns, done,
              histories, lengths
    """

    def __init__(
        self,
        game: Game | str,
        count: int,
        seed: int = 0,
        *,
        threads: int = 1,
        any_seat: bool = False,
        observe: bool = True,
        history: int = 0,
        legal: bool = False,
        buffers: Mapping[str, npt.NDArray[Any]] | None = None,
        **options: Any,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = self.game.options.of(**options)
        if count < 1 or threads < 1:
            raise EngineError("at least one game and one thread")
        if (observe or history) and self.game.learn.tensors is None:
            raise EngineError(f"{self.game.title} has no tensors; pass observe=False")
        self.count = count
        self.players = self.options.players
        self.actions = 64 * self.game.rules.words
        tensors = self.game.learn.tensors
        size = tensors.observation_size if observe and tensors is not None else 0
        width = tensors.glance_size + 1 if history and tensors is not None else 0
        given = _Given(dict(buffers or {}))
        self.states: npt.NDArray[Any] = aligned((count,), self.game.rules.state.dtype)
        self.seats: Ints = given.take("seats", (count,), np.int64)
        self.masks: Ints = given.take("masks", (count, self.game.rules.words), np.int64)
        self.legal: Bools = given.take("legal", (count, self.actions if legal else 0), np.bool_)
        self.observations: Floats = given.take("observations", (count, size), np.float32)
        self.returns: Floats = given.take("returns", (count, self.players), np.float32)
        self.done: Bools = given.take("done", (count,), np.bool_)
        self.histories: npt.NDArray[np.int16] = given.take("histories", (count, self.players, history, width), np.int16)
        self.lengths: Ints = given.take("lengths", (count, self.players), np.int64)
        given.nothing_left()
        self._chosen: Ints = np.zeros(count, np.int64)
        self._rngs: Ints = np.zeros((count, RNG), np.int64)
        self._luck: Ints = np.zeros((count, RNG), np.int64)  # of `sample`
        self._any_seat = int(any_seat)
        self._template = self.game.rules.setup(self.options).to_array()
        self._blank = self.game.rules.state().to_array()
        self._sights = np.zeros((count, self.players if history else 0), self.game.rules.state.dtype)
        self._form = Compiled(self.game)
        self._slices = [slice(count * k // threads, count * (k + 1) // threads) for k in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(seed)

    def __len__(self) -> int:
        return self.count

    def reset(self, seed: int) -> None:
        """Starts all games again."""
        self.done[:] = False
        self.returns[:] = 0
        self._each(lambda at: self._start(at, seed & (1 << 63) - 1))

    def step(self, actions: npt.ArrayLike) -> None:
        """Carries out one action of the acting seat in every game, the chance after it, and everything about the next
        decision.

        `done` tells where this ended a game, `returns` each seat's share of the win there; the next game has begun.
        Raises IllegalMove, with nothing changed, if an action is not offered.
        """
        self._chosen[:] = actions
        wrong = self._form.call(rules.first_wrong, self.masks, self._chosen)
        if wrong >= 0:
            raise IllegalMove(f"game {wrong}: action {self._chosen[wrong]} is not offered")
        self._each(self._step)

    def sample(self, out: Ints | None = None) -> Ints:
        """Draws a random choice of what is offered in every game."""
        chosen = np.zeros(self.count, np.int64) if out is None else out
        self._form.call(rules.choose, self.masks, self._luck, chosen)
        return chosen

    def twin(self, i: int) -> Any:
        """Gives the whole truth of game i, as an ordinary record."""
        return self.game.rules.state.from_bytes(self.states[i].tobytes())

    def _start(self, at: slice, seed: int) -> None:
        self.states[at] = self._template[0]
        self._chosen[at] = NO_ACTION
        self._form.call(rules.seed_all, self._rngs[at], seed, at.start)
        self._form.call(rules.seed_all, self._luck[at], seed, SAMPLING + at.start)
        self._step(at)

    def _step(self, at: slice) -> None:
        games = (
            self._template, self.states[at], self._rngs[at], self._chosen[at], self.seats[at], self.masks[at],
            self.returns[at], self.done[at], self._any_seat,
        )  # fmt: skip
        if self.histories.size:
            now, sights = self._blank.copy(), self._sights[at]
            words = sights.view(np.int64).reshape(*sights.shape, -1)
            past = self._blank, now, now.view(np.int64), sights, words, self.histories[at], self.lengths[at]
            self._form.call(histories.step_and_remember, *games, past)
        else:
            self._form.call(rules.step, *games, 0)
        self._tell(at)

    def _tell(self, at: slice) -> None:
        """Tells about the decisions that are due now."""
        if self.observations.size:
            seen = self._blank.copy()
            args = self.states[at], self.seats[at], self._blank, seen, self.observations[at]
            self._form.call(rules.look_at_all, *args)
        if self.legal.size:
            self._form.call(rules.spread, self.masks[at], self.legal[at])

    def _each(self, work: Callable[[slice], None]) -> None:
        """Runs on all threads at once."""
        if self._pool is None:
            work(self._slices[0])
        else:
            list(self._pool.map(work, self._slices))


class _Given:
    """Takes arrays that the caller brings; the others are made."""

    def __init__(self, buffers: dict[str, npt.NDArray[Any]]) -> None:
        self._buffers = buffers

    def take(self, name: str, shape: tuple[int, ...], dtype: Any) -> Any:
        if name not in self._buffers:
            return aligned(shape, dtype)
        given = self._buffers.pop(name)
        fits = given.shape == shape and given.dtype == dtype and given.flags.c_contiguous and given.flags.writeable
        if not fits:
            raise EngineError(f"{name} must be a writable {np.dtype(dtype)} array of shape {shape} without gaps")
        return given

    def nothing_left(self) -> None:
        if self._buffers:
            raise EngineError(f"there is no buffer '{next(iter(self._buffers))}'")


def aligned(shape: tuple[int, ...], dtype: Any) -> Any:
    """Makes zeros that begin at a multiple of 64 bytes."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    room = np.zeros(size + ALIGNED, np.uint8)
    skip = -room.ctypes.data % ALIGNED
    return room[skip : skip + size].view(dtype).reshape(shape)
