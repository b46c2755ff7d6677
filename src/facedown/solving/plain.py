"""Builds trees of any game that can be walked in Python: for games from elsewhere, and to check trees against."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from facedown.solving.tree import CHANCE, NONE, OVER, Raw, TooLarge, Tree, finished


@dataclass(frozen=True)
class End:
    returns: Sequence[float]


@dataclass(frozen=True)
class Chance:
    outcomes: Sequence[tuple[int, float, Any]]  # action, probability, next state


@dataclass(frozen=True)
class Decision:
    seat: int
    key: Hashable  # names what the seat knows: everything it has seen and done
    choices: Sequence[tuple[int, Any]]  # action, next state; in the same order for the same key


def plain_tree(root: Any, seats: int, look: Callable[[Any], End | Chance | Decision], limit: int = 1_000_000) -> Tree:
    """Builds the tree below a state; `look` says what happens in a state."""
    parent, player, action, chance, infoset, returns = [NONE], [], [NONE], [1.0], [], []
    known: dict[tuple[int, Hashable], int] = {}
    keys: list[Hashable] = []
    level, levels = [root], [0, 1]
    while level:
        following: list[Any] = []
        first = levels[-2]
        for k, state in enumerate(level):
            here = look(state)
            if isinstance(here, End):
                player.append(OVER)
                returns.append(list(here.returns))
            else:
                player.append(here.seat if isinstance(here, Decision) else CHANCE)
            if isinstance(here, Decision):
                infoset.append(known.setdefault((here.seat, here.key), len(known)))
                if len(known) > len(keys):
                    keys.append(here.key)
                ways = [(a, 1.0, s) for a, s in here.choices]
            else:
                infoset.append(NONE)
                ways = list(here.outcomes) if isinstance(here, Chance) else []
            for a, probability, state_after in ways:
                parent.append(first + k)
                action.append(a)
                chance.append(probability)
                following.append(state_after)
        if levels[-1] + len(following) > limit:
            raise TooLarge(limit, levels[-1] + len(following), len(following), len(levels) - 1)
        level = following
        if level:
            levels.append(levels[-1] + len(level))
    return finished(
        Raw(
            seats,
            np.array(parent),
            np.array(player),
            np.array(action),
            np.array(chance),
            np.array(infoset),
            np.array(levels),
            np.array(returns, np.float64).reshape(-1, seats),
            keys,
        )
    )
