"""Complete turns of the Thief, found by trying everything: a plain search beside the quick one of the rules."""

from typing import NamedTuple

from facedown.engine.bits import number_of
from facedown.games.nusubito.rules.actions import A_LAY, A_TREASURE, WORDS
from facedown.games.nusubito.rules.pieces import TEMPLE_NAMES
from facedown.games.nusubito.rules.rules import apply, legal
from facedown.games.nusubito.rules.state import State


class Turn(NamedTuple):
    """What makes two complete turns equal (N-417)."""

    end: str
    sacrificed: int
    special: tuple[int, int]
    fallen: tuple[int, ...]  # cells where pawns fell, and where Seekers were thrown


def offered(s: State) -> list[int]:
    mask = [0] * WORDS
    legal(s, s.thief, mask)
    return [64 * w + k for w, bits in enumerate(mask) for k in range(63) if bits >> k & 1]


def complete_turns(s: State) -> set[Turn]:
    """All inequivalent complete turns from a position in the Thief's day turn."""
    found: set[Turn] = set()
    met: set[bytes] = set()
    stack = [s.copy()]
    while stack:
        now = stack.pop()
        for action in offered(now):
            number = number_of(action)
            if number == A_TREASURE:
                continue
            if number == A_LAY:
                special = (now.special, now.taken)
                found.add(Turn(TEMPLE_NAMES[now.at], now.sacrificed, special, (now.fell, *now.thrown)))
                continue
            after = now.copy()
            apply(after, s.thief, action)
            data = after.to_bytes()
            if data not in met:
                met.add(data)
                stack.append(after)
    return found
