"""Says why a card cannot be played now, as a code and with its clause (H-1007)."""

from facedown.games.hyst.rules.pieces import (
    BARRICADE,
    BLIND_SPOT,
    BLOWN_AWAY,
    GRAPPLE,
    LASER_TRAP,
    N_MUSEUM,
    SHOVE,
    SMOKE,
    THE_BURNER,
    ULTIMATE_THIEF,
    VENTS,
    count,
)
from facedown.games.hyst.rules.playable import is_playable
from facedown.games.hyst.rules.state import ACT, CARD, OVER, ROLL, TURN_START, State
from facedown.games.hyst.text.words import say
from facedown.words import Message

CLAUSES = {  # by code: the clause behind it
    "over": "H-602",
    "not_your_turn": "H-403",
    "roll_first": "H-421",
    "card_open": "H-425",
    "not_in_hand": "H-425",
    "smoke_pile_empty": "H-435",
    "all_smoky": "H-435",
    "laser_pile_empty": "H-431",
    "no_edge": "H-431",
    "outside": "H-439",
    "no_cameras": "H-430",
    "nobody_here": "H-437",
    "only_card": "H-440",
    "no_smoke": "H-434",
    "not_with_holder": "H-433",
    "all_barricaded": "H-432",
    "no_wall": "H-441",
}


def reason(code: str) -> tuple[Message, str]:
    """Gives a code of CLAUSES as a message, and its clause."""
    return say(f"refused.{code}"), CLAUSES[code]


def why_unplayable(seen: State, seat: int, card: int) -> str:
    """Finds a code of CLAUSES, or nothing if the card can be played now."""
    if seen.phase == OVER:
        return "over"
    if seat != seen.active:
        return "not_your_turn"
    if seen.phase in {TURN_START, ROLL}:
        return "roll_first"
    if seen.phase == CARD:
        return "card_open"
    if seen.phase != ACT:
        return "not_your_turn"
    if not count(seen.hands[seat], card):
        return "not_in_hand"
    return "" if is_playable(seen, seat, card) else _unmet(seen, seat, card)


def _unmet(seen: State, seat: int, card: int) -> str:
    outside = seen.pawns[seat] >= N_MUSEUM
    return {
        SMOKE: "all_smoky" if seen.smoke_left else "smoke_pile_empty",
        LASER_TRAP: "no_edge" if seen.lasers_left else "laser_pile_empty",
        GRAPPLE: "outside",
        BLIND_SPOT: "no_cameras",
        SHOVE: "nobody_here",
        THE_BURNER: "only_card",
        BLOWN_AWAY: "no_smoke",
        ULTIMATE_THIEF: "not_with_holder",
        BARRICADE: "all_barricaded",
        VENTS: "outside" if outside else "no_wall",
    }[card]
