"""Shows the deal of NYET! (Y-17): of up to 61 chance actions the last alone is worth a look."""

from collections.abc import Sequence

from facedown.engine.bits import popcount
from facedown.games.nyet.rules.deal import full_deck
from facedown.games.nyet.rules.pieces import ONES
from facedown.games.nyet.rules.rules import O_DEALER
from facedown.games.nyet.rules.state import DEAL, State


def dealing(state: State) -> bool:
    return state.phase == DEAL


def weights(state: State, outcomes: Sequence[int]) -> list[int]:
    """Weighs each outcome as `weight` does: all alike, but for the ones, of which there are several (Y-5)."""
    deck = state.deck if state.phase == DEAL else full_deck(state)
    found = [1] * len(outcomes)
    if outcomes[0] < O_DEALER:
        for colour, ones in enumerate(ONES):
            if deck & ones:
                found[outcomes.index(13 * colour)] = popcount(deck & ones)
    return found
