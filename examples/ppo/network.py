"""A small network with two answers: how likely each action should be, and how well the game stands for its seat."""

from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from examples.ppo.checkpoints import NAMES, Weights

NEVER = -1e9  # in place of the logit of an action that is not offered: its probability is 0


class Network:
    """Two hidden layers, shared by both answers. The viewer's seat comes first, so it serves every seat."""

    def __init__(self, inputs: int, actions: int, hidden: int, device: Any) -> None:
        self.first = nn.Linear(inputs, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)  # at first all offered actions are about equally likely
        nn.init.zeros_(self.policy.bias)
        self.layers = nn.ModuleList([self.first, self.second, self.policy, self.value]).to(device)

    def __call__(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """Gives logarithms of action probabilities, (rows, actions), and values from -1 (lost) to 1 (won), (rows,)."""
        hidden = functional.relu(self.second(functional.relu(self.first(observations))))
        logits = self.policy(hidden).masked_fill(~spread(masks), NEVER)
        return functional.log_softmax(logits, dim=1), torch.tanh(self.value(hidden)).squeeze(1)

    def parameters(self) -> list[Any]:
        return list(self.layers.parameters())

    def weights(self) -> Weights:
        """Gives the weights as plain arrays."""
        made: Weights = {}
        for name, layer in zip(NAMES, self.layers, strict=True):
            made[f"{name}_weight"] = layer.weight.detach().cpu().numpy().astype(np.float32)
            made[f"{name}_bias"] = layer.bias.detach().cpu().numpy().astype(np.float32)
        return made


def spread(masks: Any) -> Any:
    """Spreads choices as bits (rows, words) to one yes or no for each action id (rows, 64 * words)."""
    bits = torch.arange(64, device=masks.device)
    return (masks.unsqueeze(2) >> bits & 1).bool().flatten(1)


def drawn(chances: Any) -> Any:
    """Draws an action for each row, at random by the logarithms of the probabilities."""
    sums = chances.double().exp().cumsum(dim=1)  # what is not offered adds nothing, so no luck can hit it
    luck = torch.rand((len(sums), 1), dtype=sums.dtype, device=sums.device) * sums[:, -1:]
    return torch.searchsorted(sums, luck, right=True).squeeze(1)
