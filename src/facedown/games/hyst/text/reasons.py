"""Why a card cannot be played now, as a code, in words, and with its clause (H-1007)."""

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

REASONS = {
    "over": ("the game is over", "H-602"),
    "not_your_turn": ("cards are played in one's own turn", "H-403"),
    "roll_first": ("roll the die first", "H-421"),
    "card_open": ("finish the card that is being played", "H-425"),
    "not_in_hand": ("you do not hold that card", "H-425"),
    "smoke_pile_empty": ("no smoke tile is left", "H-435"),
    "all_smoky": ("there is smoke everywhere", "H-435"),
    "laser_pile_empty": ("no laser is left", "H-431"),
    "no_edge": ("there is no place for a laser", "H-431"),
    "outside": ("enter the museum first", "H-439"),
    "no_cameras": ("there are no cameras", "H-430"),
    "nobody_here": ("share a space with another thief", "H-437"),
    "only_card": ("it needs another card to burn", "H-440"),
    "no_smoke": ("there is no smoke in the museum", "H-434"),
    "not_with_holder": ("share a space with the holder", "H-433"),
    "all_barricaded": ("every exit is barricaded", "H-432"),
    "no_wall": ("there is no inner wall beside you", "H-441"),
}


def why_unplayable(seen: State, seat: int, card: int) -> str:
    """A code of REASONS, or nothing if the card can be played now."""
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
