"""Plays many games at once on a GPU. Their states, masks and results never leave it.

    batch = GpuBatch("nyet", 100_000, seed=1, players=4)
    while True:
        actions = my_network(batch.observe(), batch.masks)     # CuPy arrays; torch.from_dlpack(..) costs nothing
        batch.step(actions)                                    # chance after it included; finished games start again

The rules are those of every table, compiled for CUDA: a game of a seed is the same to the byte on processor and GPU.
"""

from typing import Any

import numpy as np

from facedown.bots import search as tree
from facedown.catalog import find_game
from facedown.engine.bits import RNG
from facedown.engine.errors import FacedownError
from facedown.engine.game import Game
from facedown.gpu.kernels import tensors_of
from facedown.gpu.launch import Records, cupy, launch


class GpuBatch:
    """Plays `count` games of the same options side by side."""

    def __init__(self, game: Game | str, count: int, seed: int = 0, **options: Any) -> None:
        if count < 1:
            raise FacedownError("a batch has at least one game")
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = self.game.options.of(**options)
        self.count = count
        cp = cupy()
        self._cp = cp
        size = self.game.rules.state.dtype.itemsize
        template = np.frombuffer(self.game.rules.setup(self.options).to_bytes(), np.uint8).reshape(1, size)
        self._template = Records(self.game, cp.asarray(template))
        self._blank = Records(self.game, cp.zeros((1, size), np.uint8))
        self.records = Records(self.game, cp.zeros((count, size), np.uint8))
        self.seats = cp.zeros(count, np.int64)  # whose turn it is
        self.masks = cp.zeros((count, self.game.rules.words), np.int64)  # choices as bits: action id = 64 * word + bit
        self.actions = cp.zeros(count, np.int64)
        self.returns = cp.zeros((count, self.options.players), np.float32)  # of games that the last step ended
        self.done = cp.zeros(count, np.uint8)  # which these are
        self._rngs = cp.zeros((count, RNG), np.int64)
        self.reset(seed)

    @property
    def states(self) -> Any:
        """The records as bytes, (count, bytes of a record)."""
        return self.records.array

    def reset(self, seed: int) -> None:
        """Begins all games; game i is random stream i of the seed, as in engine.batch.Batch."""
        self.done[:] = 0
        games = (self._template.words, self.records.words, self.records, self._rngs)
        launch(self.game, "reset", self.count, *games, self.masks, self.seats, seed)

    def step(self, actions: Any = None) -> None:
        """Carries out one action in every game (at random if none are given), the chance after it, and the next
        choices.

        Where `done` is set afterwards a game has ended with `returns`, and the next one has begun in its place.
        """
        if actions is not None:
            self.actions[:] = self._cp.asarray(actions)
        games = (self._template.words, self.records.words, self.records, self._rngs)
        arrays = (self.actions, self.masks, self.seats, self.returns, self.done)
        launch(self.game, "step", self.count, *games, *arrays, int(actions is None))

    def legal(self) -> Any:
        """Gives the choices as (count, actions) of booleans."""
        bits = self._cp.arange(64, dtype=np.int64)
        return ((self.masks[:, :, None] >> bits) & 1).astype(bool).reshape(self.count, -1)

    def observe(self, out: Any = None) -> Any:
        """Says what the seat to act sees in each game, (count, numbers) float32; docs/tensors.md explains each."""
        if out is None:
            out = self._cp.empty((self.count, tensors_of(self.game).observation_size), np.float32)
        out[...] = 0
        launch(self.game, "observe", self.count, self._blank.words, self.records, self.seats, out)
        return out

    def play_random(self, seed: int, first: int = 0) -> tuple[int, int]:
        """Plays all games at random to their ends, as engine.batch.Batch does: (decisions, chance actions)."""
        counts = self._cp.zeros(2, np.int64)
        launch(self.game, "play", self.count, self._template.words, self.records.words, seed, first, counts)
        decisions, chances = counts.tolist()
        return decisions, chances

    def rollouts(self, each: int, seed: int) -> Any:
        """Computes mean results (count, seats) of `each` games played on from every present position by quick, sensible
        play."""
        sums = self._cp.zeros((self.count, self.options.players), np.float64)
        counts = self._cp.zeros(2, np.int64)
        launch(self.game, "rollouts", self.count * each, self.records.words, sums, each, seed, counts)
        return sums / each

    def search(self, sims: int, seed: int, explore: float = 0.4) -> tuple[Any, Any]:
        """Runs a search for the seat to act in every game, from its redacted record alone: (visits, values) per action.

        Memory is needed for every search: `search_bytes` says how much.
        """
        cp, game, n = self._cp, self.game, self.count
        roots = Records(game, cp.zeros_like(self.states))
        launch(game, "redact", n, self.records, self.seats, roots)
        room = sims * game.most_seats + 2
        ints = [(n, 2 * room + 61), (n, 2 * room + 61), (n, tree.EDGE_CELLS * room)]
        keys, first, edges = (cp.zeros(shape, np.int64) for shape in ints)
        worth = cp.zeros((n, tree.EDGE_CELLS * room), np.float64)
        path, gains = cp.zeros((n, tree.MOST_DEPTH), np.int64), cp.zeros((n, tree.MOST_SEATS), np.float64)
        work, seen = (Records(game, cp.zeros_like(self.states)) for _ in range(2))
        masks, rngs = cp.zeros_like(self.masks), cp.zeros_like(self._rngs)
        scratch = cp.zeros((n, game.rules.scratch), np.float64)
        visits, values = (cp.zeros((n, 64 * game.rules.words), np.float32) for _ in range(2))
        tables = (keys, first, edges, worth, path, gains, work, seen, seen.words, masks, rngs, scratch)
        numbers = (seed, sims, float(explore))
        launch(game, "searches", n, roots, roots.words, self.seats, *tables, *numbers, visits, values)
        return visits, values


def search_bytes(game: Game, sims: int) -> int:
    """Computes the memory on the GPU that one search of so many simulations needs."""
    room = sims * game.most_seats + 2
    numbers = 2 * (2 * room + 61) + 2 * tree.EDGE_CELLS * room + tree.MOST_DEPTH + tree.MOST_SEATS + game.rules.scratch
    return int(8 * numbers + 4 * game.rules.state.dtype.itemsize)
