"""Computes how likely each temple is for the Mist: all ways that fit what was published count alike.

The twin takes seconds where a careful Thief leaves tens of thousands of situations open, so it is compiled if
possible.
"""

from functools import cache
from typing import Any

import numpy as np

from facedown.engine.rule import JIT, native
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.page.aids import likely_temples
from facedown.games.nusubito.rules.belief import SCRATCH, find_worlds, temple_weights
from facedown.games.nusubito.rules.pieces import N_TEMPLES
from facedown.games.nusubito.rules.state import State


def odds_of_the_mist(state: State) -> list[float]:
    """Computes each temple's share from the Mist's own sight of a position in which no turn of the Thief is staged."""
    seen = State()
    NUSUBITO.rules.redact(state, 1 - state.thief, seen)
    if not JIT:
        return likely_temples(seen)
    out = np.zeros(N_TEMPLES)
    native(find_worlds)(seen.to_array()[0], _room())
    native(temple_weights)(_room(), out)
    return [float(x) for x in out]


@cache
def _room() -> Any:
    return np.zeros(SCRATCH)
