"""Says whose ratings can be compared, and what a rated table may choose."""

from typing import Any

from facedown.games.nyet.rules.options import NyetOptions

RATED_OPTIONS = frozenset({"players", "card_memory", "reveal_discards", "auto_play_forced", "first_dealer"})
POOLS = ("nyet", "nyet:two")


def pool(options: NyetOptions, state: Any, seat: int) -> str:
    return POOLS[options.players == 2]
