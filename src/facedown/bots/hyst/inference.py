"""Infers what a rival's play says about its hand (H-1105): who could have used a card and did not lacks it.

A record holds no past moves, but a rival whose turn is over stands where it ended it. It may have drawn the card since:
one card is then as likely as any unseen card, and the others are not of that type.
"""

from typing import Any

from facedown.engine.bits import rand_below
from facedown.engine.rule import rule
from facedown.games.hyst.rules.cameras import is_watched
from facedown.games.hyst.rules.pieces import N_CARDS, N_MUSEUM, ON_THE_MOVE, ULTIMATE_THIEF, count
from facedown.games.hyst.rules.state import State
from facedown.games.hyst.rules.ways import NO_WAY, SHIFT, UNSEEN, way_to_goal

WALK = 3  # steps of On the Move


@rule
def lacking(s: State, seat: int, me: int) -> int:
    """Finds the types, as bits, that a rival would have used in its last turn."""
    at = s.pawns[seat]
    if seat == me or seat == s.active or at < 0 or at >= N_MUSEUM:
        return 0
    if s.holder >= 0 and s.holder != seat:
        return 1 << ULTIMATE_THIEF if s.pawns[s.holder] == at and not has_moved_since(s, seat, s.holder) else 0
    if s.holder < 0 and is_watched(s, s.diamond):
        return 0
    found = way_to_goal(s, seat, UNSEEN)
    steps = (found >> SHIFT) + (1 if s.holder == seat else 0)  # the last one through the door
    return 1 << ON_THE_MOVE if found != NO_WAY and 0 < steps <= WALK else 0


@rule
def has_moved_since(s: State, seat: int, other: int) -> int:
    """Asks whether another seat has had its turn since this one had."""
    passed = (s.active - seat + s.players) % s.players
    return 1 if 0 < (other - seat + s.players) % s.players < passed else 0


@rule
def fits(s: State, seat: int, lacks: int, rng: Any) -> int:
    """Asks whether a rival may hold the hand it was dealt: one that it lacked can only be the card it drew last."""
    cards = 0
    for card in range(N_CARDS):
        if lacks >> card & 1:
            cards += count(s.hands[seat], card)
    return 1 if cards == 0 or (cards == 1 and rand_below(rng, s.held[seat]) == 0) else 0
