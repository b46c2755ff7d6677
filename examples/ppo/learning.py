"""Proximal policy optimisation (Schulman et al. 2017) for two seats that share one network.

A decision belongs to the seat that made it. What counts for it is how the game stands when the *same* seat decides
next, or how the game ends, no matter who moved last: so advantages run along each seat's own decisions.
"""

from dataclasses import dataclass
from typing import Any

import torch
from torch import nn

from examples.ppo.network import Network, drawn
from examples.ppo.worlds import SEATS, World


@dataclass(frozen=True)
class Method:
    steps: int = 64  # decisions of each game between two lessons
    epochs: int = 3  # how often a lesson is gone through
    batch: int = 16384  # decisions that one step of the optimiser looks at
    rate: float = 5e-4  # of learning at first; falls to nought
    clip: float = 0.2  # how far a lesson may change a probability (as a ratio)
    fade: float = 0.95  # how much later surprises count for earlier decisions (lambda of GAE)
    entropy: float = 0.05  # worth of being hard to guess at first: who hides things must mix
    last_entropy: float = 0.01


class Lesson:
    """Room for `steps` decisions of every game, filled again and again."""

    def __init__(self, world: World, count: int, steps: int, device: Any) -> None:
        words = world.masks.shape[1]
        self.observations = torch.zeros((steps + 1, count, world.inputs), device=device)
        self.masks = torch.zeros((steps, count, words), dtype=torch.int64, device=device)
        self.seats = torch.zeros((steps, count), dtype=torch.int64, device=device)
        self.actions = torch.zeros((steps, count), dtype=torch.int64, device=device)
        self.chances = torch.zeros((steps, count), device=device)  # logarithms of probabilities when it was chosen
        self.values = torch.zeros((steps, count), device=device)
        self.done = torch.zeros((steps, count), dtype=torch.bool, device=device)
        self.rewards = torch.zeros((steps, count, SEATS), device=device)

    def play(self, world: World, network: Network, fade: float) -> Any:
        """Makes the next decisions of all games; says how much better than expected each was."""
        with torch.no_grad():
            for t in range(len(self.masks)):
                world.look(self.observations[t])
                self.masks[t] = world.masks
                self.seats[t] = world.seats
                chances, self.values[t] = network(self.observations[t], self.masks[t])
                self.actions[t] = drawn(chances)
                self.chances[t] = chances.gather(1, self.actions[t].unsqueeze(1)).squeeze(1)
                world.step(self.actions[t])
                self.done[t] = world.done()
                self.rewards[t] = world.rewards()
            world.look(self.observations[-1])
            _, last = network(self.observations[-1], world.masks)
            return advantages(self.done, self.seats, self.values, self.rewards, world.seats, last, fade)


def advantages(done: Any, seats: Any, values: Any, rewards: Any, last_seats: Any, last_values: Any, fade: float) -> Any:
    """Computes generalised advantage estimates along each seat's own decisions, (steps, games).

    Where the lesson breaks off in the middle of a game, the seat to act says how it stands (`last_values`), and for the
    other seat, which was not asked, the opposite is taken.
    """
    ahead = torch.zeros_like(rewards[0])  # for each seat: value of its next decision, 0 when the game ended before it,
    reward = torch.zeros_like(rewards[0])  # what it gets until then,
    gain = torch.zeros_like(rewards[0])  # and the advantage of that decision
    ahead.scatter_(1, last_seats.unsqueeze(1), last_values.unsqueeze(1))
    ahead.scatter_(1, 1 - last_seats.unsqueeze(1), -last_values.unsqueeze(1))
    made = torch.zeros_like(values)
    for t in reversed(range(len(values))):
        over = done[t].unsqueeze(1)
        ahead = ahead.masked_fill(over, 0.0)
        gain = gain.masked_fill(over, 0.0)
        reward = torch.where(over, rewards[t], reward)
        seat, value = seats[t].unsqueeze(1), values[t].unsqueeze(1)
        now = reward.gather(1, seat) + ahead.gather(1, seat) - value + fade * gain.gather(1, seat)
        ahead.scatter_(1, seat, value)
        gain.scatter_(1, seat, now)
        reward.scatter_(1, seat, 0.0)
        made[t] = now.squeeze(1)
    return made


class Learner:
    """The network's optimiser, and the loss that it lowers."""

    def __init__(self, network: Network, method: Method) -> None:
        self.network = network
        self.method = method
        self._optimiser = torch.optim.Adam(network.parameters(), lr=method.rate, eps=1e-5)

    def learn(self, lesson: Lesson, gains: Any, progress: float) -> dict[str, Any]:
        """Goes through a lesson; `progress` from 0 to 1 says how much of the training is over. Means, as tensors."""
        method = self.method
        for group in self._optimiser.param_groups:
            group["lr"] = method.rate * max(1 - progress, 0.02)
        mixing = method.entropy + (method.last_entropy - method.entropy) * min(progress, 1.0)
        targets = (gains + lesson.values).flatten()
        gains = gains.flatten()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        observations = lesson.observations[:-1].flatten(0, 1)
        masks, actions, before = lesson.masks.flatten(0, 1), lesson.actions.flatten(), lesson.chances.flatten()
        entropies, errors = [], []
        for _ in range(method.epochs):
            for part in torch.randperm(len(actions), device=actions.device).split(method.batch):
                chances, values = self.network(observations[part], masks[part])
                chosen = chances.gather(1, actions[part].unsqueeze(1)).squeeze(1)
                ratio = (chosen - before[part]).exp()
                careful = ratio.clamp(1 - method.clip, 1 + method.clip)
                policy_loss = -torch.min(ratio * gains[part], careful * gains[part]).mean()
                error = (values - targets[part]).square().mean()
                entropy = -(chances.exp() * chances).sum(dim=1).mean()
                self._optimiser.zero_grad()
                (policy_loss + 0.5 * error - mixing * entropy).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self._optimiser.step()
                entropies.append(entropy.detach())
                errors.append(error.detach())
        return {"entropy": torch.stack(entropies).mean(), "value_error": torch.stack(errors).mean()}
