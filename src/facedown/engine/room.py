"""Makes room for rules to work in, in their form: arrays where they are compiled, lists on the plain twin."""

from functools import cache
from typing import Any

from facedown.engine.rule import JIT, native


def ints(n: int) -> Any:
    return _zeros(n, "i8") if JIT else [0] * n


def floats(n: int) -> Any:
    return _zeros(n, "f8") if JIT else [0.0] * n


def records(kind: Any, n: int = 1) -> Any:
    """Makes blank records of a game."""
    return _zeros(n, kind.dtype) if JIT else [kind() for _ in range(n)]


def record_of(s: Any) -> Any:
    """Copies a record, to be handed to a rule; the rule may change it."""
    return s.to_array() if JIT else [s.copy()]


@cache
def quick(f: Any) -> Any:
    """Makes a rule as fast as it gets here."""
    return native(f) if JIT else f


def _zeros(n: int, kind: Any) -> Any:
    import numpy as np  # here, because a server names its bots and lets another process think

    return np.zeros(n, kind)
