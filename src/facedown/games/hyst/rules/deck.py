"""Draws, shows, discards and reshuffles cards (H-415, H-416)."""

from facedown.engine.rule import rule
from facedown.games.hyst.rules.pieces import one
from facedown.games.hyst.rules.state import DRAW, State


@rule
def note(s: State, mark: int) -> None:
    """Notes what everyone remembers since the last reshuffle; before the first all unseen cards are alike (H-1102)."""
    if s.reshuffles:
        s.trail[s.trail_count] = mark
        s.trail_count += 1


@rule
def show(s: State, seat: int, card: int) -> None:
    """Takes a card from a hand, openly."""
    s.hands[seat] -= one(card)
    s.held[seat] -= 1
    s.hidden -= one(card)
    note(s, 16 * seat + 1 + card)


@rule
def discard(s: State, card: int) -> None:
    s.pile[s.pile_count] = card
    s.pile_count += 1


@rule
def start_draw(s: State, seat: int, cards: int, why: int) -> None:
    s.phase = DRAW
    s.who = seat
    s.draws = cards
    s.why_draw = why
    fill_deck(s)


@rule
def fill_deck(s: State) -> None:
    """Makes the discard pile the deck, but only when a card is needed and none is there."""
    if s.deck_count == 0:
        reshuffle(s)


@rule
def reshuffle(s: State) -> None:
    for k in range(s.pile_count):
        s.deck += one(s.pile[k])
        s.pile[k] = 0
    s.deck_count = s.pile_count
    s.pile_count = 0
    s.reshuffles += 1
    s.fresh = s.deck
    s.stale = s.hidden  # the deck was empty: all that was hidden is in the hands
    s.hidden += s.deck
    for seat in range(s.players):
        s.kept[seat] = s.hands[seat]
    for k in range(s.trail_count):
        s.trail[k] = 0
    s.trail_count = 0


@rule
def take_card(s: State, card: int) -> None:
    """Gives this card to the seat that draws."""
    s.deck -= one(card)
    s.deck_count -= 1
    s.hands[s.who] += one(card)
    s.held[s.who] += 1
    note(s, 16 * s.who)
    s.draws -= 1
