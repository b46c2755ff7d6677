"""Makes another truth that looks the same to a seat, by plain reshuffling: for the conformance kit."""

from random import Random

from facedown.games.nyet.rules.pieces import PASSES, SHED_COUNT, card_list, card_set, less
from facedown.games.nyet.rules.state import OVER, SCORE, SHED, TRICK, State


def scramble(s: State, seat: int, random: Random) -> None:
    """Shuffles all cards that `seat` (or SPECTATOR) cannot see among the places it cannot see, in place.

    Knows nothing of voids or of `resample`; other seats' unfinished choices are undone or half done at random.
    """
    if s.phase == OVER or (s.phase == SCORE and s.reveal):
        return
    n = s.players
    others = [p for p in range(n) if p != seat]
    known = {p: s.given[seat] if seat >= 0 and p == (seat + 1) % n else 0 for p in others}
    if s.phase == SHED:
        for p in others:
            _change_progress(s, p, random)
    sizes = [(s.hands, p, len(card_list(less(s.hands[p], known[p])))) for p in others]
    sizes += [(s.shed, p, len(card_list(s.shed[p]))) for p in others]
    pool = [card for row, p, _ in sizes for card in card_list(less(row[p], known[p] if row is s.hands else 0))]
    pool += card_list(s.deck)
    random.shuffle(pool)
    for row, p, size in sizes:
        cards = pool[:size] + (card_list(known[p]) if row is s.hands else [])
        row[p] = card_set(cards)
        del pool[:size]
    s.deck = card_set(pool)
    if s.phase == TRICK and PASSES[s.discard]:
        for p in others:
            if (p + 1) % n != seat:
                hand = card_list(s.hands[(p + 1) % n])
                s.given[p] = card_set(random.sample(hand, min(len(hand), random.randint(0, SHED_COUNT[s.discard]))))


def _change_progress(s: State, p: int, random: Random) -> None:
    """Hides how far an unfinished seat has got: puts its choices back, then chooses some."""
    if s.ready >> p & 1:
        return
    hand = card_list(s.hands[p]) + card_list(s.shed[p])
    random.shuffle(hand)
    k = random.randrange(SHED_COUNT[s.discard])
    s.shed[p], s.hands[p] = card_set(hand[:k]), card_set(hand[k:])
