"""A bot from a checkpoint, with NumPy alone: it sees a redacted record, its seat and a seed, like every other bot."""

from typing import Any

import numpy as np
import numpy.typing as npt

from examples.ppo.checkpoints import Checkpoint, Weights
from facedown.catalog import find_game
from facedown.engine.errors import FacedownError
from facedown.engine.play import choices

Row = npt.NDArray[np.float32]


class Player:
    """Plays each action with the probability that the network gives it: who hides things must mix."""

    name = "ppo"

    def __init__(self, checkpoint: Checkpoint) -> None:
        self.game = find_game(checkpoint.game)
        self.weights = checkpoint.weights
        if self.game.learn.tensors is None:
            raise FacedownError(f"{self.game.title} has no tensors")
        self._tensors = self.game.learn.tensors
        layers = (self.weights["first_weight"].shape[1], self.weights["policy_weight"].shape[0])
        wanted = (self._tensors.observation_size, 64 * self.game.rules.words)
        if layers != wanted:
            raise FacedownError(f"a network with {layers} inputs and actions, but {self.game.title} has {wanted}")

    def choose(self, seen: Any, seat: int, seed: int) -> int:
        offered = choices(self.game, seen, seat)
        chances = self.probabilities(seen, seat, offered)
        return offered[int(np.random.default_rng(seed).choice(len(offered), p=chances))]

    def probabilities(self, seen: Any, seat: int, offered: list[int]) -> npt.NDArray[np.float64]:
        """Computes the probabilities of the offered actions."""
        logits = answers(self.weights, self.observation(seen, seat))[0][offered].astype(np.float64)
        chances = np.exp(logits - logits.max())
        return np.asarray(chances / chances.sum())

    def observation(self, seen: Any, seat: int) -> Row:
        row = [0.0] * self._tensors.observation_size
        self._tensors.observe(seen, seat, row)
        return np.array(row, np.float32)


def answers(weights: Weights, observation: Row) -> tuple[Row, float]:
    """Computes the network's two answers: logits of all actions, and the value for the seat that looks."""
    hidden = observation
    for layer in ("first", "second"):
        hidden = np.maximum(weights[f"{layer}_weight"] @ hidden + weights[f"{layer}_bias"], 0)
    value = np.tanh(weights["value_weight"] @ hidden + weights["value_bias"])
    return weights["policy_weight"] @ hidden + weights["policy_bias"], float(value[0])
