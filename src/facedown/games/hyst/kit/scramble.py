"""Makes another truth that looks the same to a seat, by plain reshuffling: for the conformance kit."""

from random import Random

from facedown.games.hyst.rules.pieces import card_list, one
from facedown.games.hyst.rules.state import OVER, State


def scramble(s: State, seat: int, random: Random) -> None:
    """Puts all unseen cards together, shuffles them and deals them out again; likewise what hands were before."""
    if s.phase == OVER and s.reveal:
        return
    others = [p for p in range(s.players) if p != seat]
    cards = [card for p in others for card in card_list(s.hands[p])] + card_list(s.deck)
    random.shuffle(cards)
    for p in others:
        s.hands[p] = sum(one(cards.pop()) for _ in range(s.held[p]))
    s.deck = sum(map(one, cards))
    kept = [card for p in others for card in card_list(s.kept[p])]
    random.shuffle(kept)
    for p in others:
        s.kept[p] = sum(one(kept.pop()) for _ in card_list(s.kept[p]))
