"""Says what log lines, positions and views of NYET! have in common: cards as texts, who won, who placed when."""

from functools import lru_cache

from facedown.engine.bits import popcount
from facedown.games.nyet.rules.pieces import COLOURS, card_list, card_text
from facedown.games.nyet.rules.seats import left
from facedown.games.nyet.rules.state import State


def texts(cards: int) -> list[str]:
    return [card_text(card) for card in card_list(cards)]


def winners(seen: State) -> list[int]:
    """The highest totals win together (Y-51)."""
    best = max(seen.scores[: seen.players])
    return [p for p in range(seen.players) if seen.scores[p] == best]


def placing_seat(seen: State, number: int) -> int:
    """Who made the number-th placement of the round (Y-21)."""
    return (_starter(seen) + number - 1) % seen.players


def _starter(seen: State) -> int:
    return left(seen, seen.dealer) if seen.left_starts else seen.dealer


@lru_cache(4096)
def loot_texts(loot: int) -> tuple[str, ...]:
    return tuple(f"{COLOURS[c]}1" for c in range(4) for _ in range(popcount(loot >> 3 * c & 7)))
