"""Lays cards aside or passes them, in secret and all at once (Y-28 to Y-32)."""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.nyet.rules.pieces import ALL_ONES, EXCEPT_ONES, PASSES, SHED_COUNT, add, remove
from facedown.games.nyet.rules.seats import left
from facedown.games.nyet.rules.state import SHED, State
from facedown.games.nyet.rules.tricks import start_tricks


@rule
def start_shed(s: State) -> None:
    if SHED_COUNT[s.discard] > 0:
        s.phase = SHED
    else:
        start_tricks(s)


@rule
def sheddable(s: State, seat: int) -> int:
    """Lists the cards that a seat may lay aside or pass (Y-30)."""
    cards = s.hands[seat]
    if EXCEPT_ONES[s.discard] and cards & ~ALL_ONES:
        cards &= ~ALL_ONES
    return cards


@rule
def lay_aside(s: State, seat: int, card: int) -> None:
    """Takes one secret micro-decision; when everyone has made all of theirs, they take effect together (Y-29, Y-31)."""
    s.hands[seat] = remove(s.hands[seat], card)
    s.shed[seat] = add(s.shed[seat], card)
    if popcount(s.shed[seat]) < SHED_COUNT[s.discard]:
        return
    s.ready |= 1 << seat
    if s.ready != (1 << s.players) - 1:
        return
    if PASSES[s.discard]:
        for p in range(s.players):
            hand_over(s, p)
    else:
        for p in range(s.players):
            s.held[p] -= SHED_COUNT[s.discard]
    start_tricks(s)


@rule
def hand_over(s: State, seat: int) -> None:
    """Puts the chosen cards into the left neighbour's hand."""
    to = left(s, seat)
    cards = s.shed[seat]
    s.given[seat] = cards
    s.shed[seat] = 0
    for card in range(52):
        while cards >> card & 1:
            cards = remove(cards, card)
            s.hands[to] = add(s.hands[to], card)
