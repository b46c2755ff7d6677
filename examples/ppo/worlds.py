"""Many games of two seats at once, as PyTorch tensors: on the GPU where one is there, else on the processor.

`seats` and `masks` are the same memory all the time: every step overwrites them.
"""

from typing import Any, Protocol

import torch

from facedown.catalog import find_game
from facedown.engine.errors import FacedownError

SEATS = 2


class World(Protocol):
    seats: Any  # (games,) whose turn it is
    masks: Any  # (games, words) choices as bits
    inputs: int  # numbers of an observation
    actions: int  # action ids

    def step(self, actions: Any) -> None:
        """Takes one action in every game."""
        ...

    def look(self, out: Any) -> None:
        """Writes what the seat to act sees in every game, into (games, inputs) numbers."""
        ...

    def done(self) -> Any:
        """Says by game, (games,), whether the last step ended it. The next one has begun."""
        ...

    def rewards(self) -> Any:
        """Gives (games, 2): 1 for a win, -1 for a loss; good where `done`."""
        ...


class ProcessorWorld:
    """`facedown.envs.VectorEnv`."""

    def __init__(self, game: str, count: int, seed: int, threads: int) -> None:
        from facedown.envs.batch import VectorEnv

        self._env = VectorEnv(game, count, seed, threads=threads, players=SEATS)
        self.seats = torch.from_numpy(self._env.seats)
        self.masks = torch.from_numpy(self._env.masks)
        self._done = torch.from_numpy(self._env.done)
        self.inputs = self._env.observations.shape[1]
        self.actions = self._env.actions
        self._observations = torch.from_numpy(self._env.observations)
        self._returns = torch.from_numpy(self._env.returns)

    def step(self, actions: Any) -> None:
        self._env.step(actions.numpy())

    def look(self, out: Any) -> None:
        out.copy_(self._observations)

    def done(self) -> Any:
        return self._done

    def rewards(self) -> Any:
        return 2 * self._returns - 1


class GpuWorld:
    """`facedown.gpu.GpuBatch`: nothing ever leaves the device."""

    def __init__(self, game: str, count: int, seed: int) -> None:
        from facedown.gpu.batch import GpuBatch
        from facedown.gpu.launch import cupy

        self._batch = GpuBatch(game, count, seed, players=SEATS)
        self._cupy = cupy()
        self.seats = torch.from_dlpack(self._batch.seats)
        self.masks = torch.from_dlpack(self._batch.masks)
        self._done = torch.from_dlpack(self._batch.done)
        self._chosen = torch.from_dlpack(self._batch.actions)
        self._returns = torch.from_dlpack(self._batch.returns)
        tensors = self._batch.game.learn.tensors
        assert tensors is not None, "all games of the catalog have them"
        self.inputs = tensors.observation_size
        self.actions = 64 * self._batch.game.rules.words

    def step(self, actions: Any) -> None:
        self._chosen.copy_(actions)
        self._batch.step(self._batch.actions)

    def look(self, out: Any) -> None:
        self._batch.observe(self._cupy.from_dlpack(out))

    def done(self) -> Any:
        return self._done.bool()

    def rewards(self) -> Any:
        return 2 * self._returns - 1


def make_world(game: str, count: int, seed: int, device: str, threads: int) -> World:
    found = find_game(game)
    if not found.least_seats <= SEATS <= found.most_seats:
        raise FacedownError(f"{found.title} is not for two: here one's win is the other's loss")
    if device.startswith("cuda"):
        return GpuWorld(game, count, seed)
    return ProcessorWorld(game, count, seed, threads)
