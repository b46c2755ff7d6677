"""Looks back at a game: where the Thief could be, counting all ways alike and as an expert thinks."""

from functools import cache

from facedown.bots.nusubito.judge import Judge
from facedown.games.nusubito.rules.pieces import N_TEMPLES, TEMPLE_NAMES
from facedown.games.nusubito.rules.state import State


def belief(seen: State) -> dict[str, dict[str, dict[str, float]]]:
    return {layer: _temples(seen, sense) for layer, sense in (("even", False), ("expert", True))}


def worths(seen: State, seat: int) -> dict[int, float]:
    """Adds nothing to what the bots think themselves."""
    return {}


def _temples(seen: State, sense: bool) -> dict[str, dict[str, float]]:
    odds = _judge().look(seen, sense).temple
    return {TEMPLE_NAMES[t]: {"thief": round(float(odds[t]), 4)} for t in range(N_TEMPLES)}


@cache
def _judge() -> Judge:
    return Judge()
