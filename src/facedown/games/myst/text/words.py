"""Says what log lines, moves, refusals and hints of MYST have in common: places and cards, as codes."""

from functools import lru_cache

from facedown.games.myst.rules.pieces import CARDS, CELL, LANDMARK_AT, LANDMARKS
from facedown.games.myst.rules.words import say as say
from facedown.words import Message, player


def landmark_of(cell: str) -> str:
    """Names the landmark whose Key cell this is; `none` for every other cell."""
    landmark = LANDMARK_AT[CELL[cell]]
    return LANDMARKS[landmark] if landmark >= 0 else "none"


@lru_cache(2)
def side(team: int) -> Message:
    """Names who plays for a team: by its colour where several people do, or no names are known."""
    return player(team, say("team", team=team))


@lru_cache(len(CARDS))
def card(name: str) -> Message:
    """Says a card of a hand: `ship-3` is the Sunken Ship 3."""
    landmark, number = name.rsplit("-", 1)
    return say("card.book") if landmark == "book" else say("card", landmark=landmark, value=int(number))
