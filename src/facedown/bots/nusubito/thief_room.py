"""Room to work in for the Thief's bots: arrays for compiled rules, lists for the plain twin."""

from functools import cache
from typing import Any

import numpy as np

from facedown.engine.rule import JIT, native
from facedown.games.nusubito.rules.state import State


def ints(n: int) -> Any:
    return np.zeros(n, np.int64) if JIT else [0] * n


def floats(n: int) -> Any:
    return np.zeros(n) if JIT else [0.0] * n


def records(n: int) -> Any:
    return np.zeros(n, State.dtype) if JIT else [State() for _ in range(n)]


def record_of(s: State) -> Any:
    """One record, to be handed to a compiled rule."""
    return s.to_array() if JIT else [s.copy()]


@cache
def quick(f: Any) -> Any:
    """A rule as fast as it gets here."""
    return native(f) if JIT else f
