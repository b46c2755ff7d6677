"""Reads plain facts off a record: what is asked, where lasers are, what a try to steal is worth."""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.hyst.rules.pieces import CARDS, EAST, SOUTH, edge_name
from facedown.games.hyst.rules.spaces import spaces_in
from facedown.games.hyst.rules.state import ACT, CARD, PICK, REENTRY, TURN_START, State

QUESTIONS = {
    "smoke": ("place", "place"),
    "laser_trap": ("edge", ""),
    "on_the_move": ("move", "move"),
    "grapple": ("grapple", ""),
    "blind_spot": ("camera", "face"),
    "shove": ("victim", "shove"),
    "the_burner": ("discard", ""),
    "blown_away": ("clear", "clear"),
    "barricade": ("block", ""),
    "vents": ("vent", ""),
}  # the first thing that a card asks, and what it asks after that


def asked(seen: State) -> str:
    """Says the kind of the next decision, by the verb of its moves."""
    if seen.phase != CARD:
        return {TURN_START: "turn", ACT: "act", PICK: "start", REENTRY: "start"}.get(seen.phase, "")
    first, then = QUESTIONS[CARDS[seen.card - 1]]
    return then if seen.step else first


def lasers(seen: State) -> list[str]:
    east = [edge_name(space, EAST) for space in spaces_in(seen.laser_east[0], seen.laser_east[1])]
    return east + [edge_name(space, SOUTH) for space in spaces_in(seen.laser_south[0], seen.laser_south[1])]


@rule
def steal_chance(s: State) -> float:
    """Computes what a try to steal is worth (H-427): in a Dice Battle 6 of 16 rolls are higher."""
    return 0.375 if s.dice_battle else popcount(s.steal_faces) / 4.0
