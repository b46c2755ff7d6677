"""Names what is drawn, and puts a finished game in numbers, for tables that play one deal.

A turn has the same number at every table, and belongs to the same thief. So what is rolled and drawn is named by the
turn: the roll of turn 12 is the same everywhere, whatever was stolen, burnt or replaced before it.
"""

from collections.abc import Sequence

from facedown.engine.game import Tally
from facedown.engine.play import Entry
from facedown.games.hyst.rules.options import HystOptions
from facedown.games.hyst.rules.pieces import SEATS
from facedown.games.hyst.rules.rules import apply
from facedown.games.hyst.rules.setup import setup
from facedown.games.hyst.rules.state import OFF, OVER, TURN_START, State


def lot(s: State) -> int:
    """Numbers a draw by turn, kind of chance, who it is for, and (of cards) why they are drawn."""
    return ((s.turns * (OVER + 1) + s.phase) * SEATS + s.who) * 4 + s.why_draw


def tally(options: HystOptions, log: Sequence[Entry]) -> Tally:
    state, players = setup(options), options.players
    turns, caught, diamond, cards = ([0] * players for _ in range(4))
    last = -1
    for entry in log:
        pawns, holder, hands = list(state.pawns), state.holder, list(state.held)
        apply(state, entry.seat, entry.action)
        if state.phase == TURN_START and state.turns != last:
            last = state.turns
            turns[state.active] += 1
        for seat in range(players):
            caught[seat] += pawns[seat] != OFF and state.pawns[seat] == OFF
            diamond[seat] += state.holder == seat != holder
            cards[seat] += max(0, hands[seat] - state.held[seat])
    return Tally([], {"turns": turns, "caught": caught, "diamond": diamond, "cards": cards})
