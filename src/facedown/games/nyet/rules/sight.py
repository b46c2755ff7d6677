"""Says who sees what in NYET!: `redact` (Y-41, Y-44) and its counterpart `resample`."""

from facedown.engine.bits import copy_row, nth_bit, popcount, rand_below
from facedown.engine.generated import shown
from facedown.engine.marks import own, public
from facedown.engine.rule import rule
from facedown.games.nyet.rules.deal import full_deck
from facedown.games.nyet.rules.pieces import EXCEPT_ONES, HAND_SIZE, PASSES, SHED_COUNT, less, tidy
from facedown.games.nyet.rules.seats import left
from facedown.games.nyet.rules.state import OVER, SCORE, SHED, TRICK, State
from facedown.games.nyet.rules.worlds import share_out

show = shown(State, public, own)


@rule
def redact(s: State, seat: int, out: State) -> None:
    """Writes into the blank `out` what `seat` (or SPECTATOR) may know: an allow-list, the marks of the fields."""
    show(s, seat, out)
    if seat >= 0:
        before = seat - 1 if seat > 0 else s.players - 1
        out.given[before] = s.given[before]  # giver and receiver know a passed card, nobody else
    if s.phase == OVER or (s.phase == SCORE and s.reveal):  # Y-O14, Y-R28
        copy_row(s.shed, out.shed)
        out.deck = s.deck


@rule
def resample(s: State, seat: int, rng: list[int], scratch: list[float]) -> None:
    """Fills the redacted record `s` with a random full truth.

    Distribution: exactly uniform over all deals of the unseen physical cards that agree with the record (hand
    sizes, cards passed, colours denied), as in Y-83. Two things are not counted: what people's choices say about
    their hands, and the case that someone had nothing but ones to lay aside under "no one" (Y-30; less than one
    deal in 10**12). While others are choosing cards to lay aside, each unfinished seat is taken to have chosen
    any number below the full one with equal probability.
    """
    if s.phase == OVER or (s.phase == SCORE and s.reveal):
        return  # nothing is hidden
    unseen = full_deck(s)
    unseen = less(unseen, s.gone)
    if seat >= 0:
        unseen = less(unseen, s.hands[seat])
        unseen = less(unseen, s.shed[seat])
    for p in range(s.players):
        if p != seat:
            s.hands[p] = 0
            s.shed[p] = 0
    to = left(s, seat) if seat >= 0 else -1
    if seat >= 0 and s.given[seat]:
        s.hands[to] = s.given[seat]
        unseen = less(unseen, s.given[seat])

    # How many cards each place still takes: hands in the low bytes, laid aside in the high ones.
    hands = 0
    shed = 0
    for p in range(s.players):
        if p != seat:
            aside = laid_aside(s, p, rng)
            inside = s.held[p] - popcount(s.hands[p])
            if s.phase == SHED:
                inside -= aside
            hands |= inside << 8 * p
            shed |= aside << 8 * p
    ones_stay = s.phase >= SHED and EXCEPT_ONES[s.discard] == 1
    share_out(s, seat, unseen, hands, shed, ones_stay, rng, scratch)
    if s.phase == TRICK and PASSES[s.discard]:
        for p in range(s.players):
            if p != seat and left(s, p) != seat:
                guess_given(s, p, rng)


@rule
def laid_aside(s: State, p: int, rng: list[int]) -> int:
    """Counts the cards before seat p, as far as others can tell."""
    if s.phase == SHED:
        count = SHED_COUNT[s.discard]
        return count if s.ready >> p & 1 else rand_below(rng, count)
    if (s.phase == TRICK or s.phase == SCORE) and not PASSES[s.discard]:
        return SHED_COUNT[s.discard]
    return 0


@rule
def guess_given(s: State, p: int, rng: list[int]) -> None:
    """Guesses which cards of the left neighbour are those that p passed: any, some of them played already."""
    to = left(s, p)
    cards = s.hands[to]
    had = HAND_SIZE[s.players]
    picked = 0
    for _ in range(SHED_COUNT[s.discard]):
        held = popcount(cards)
        if rand_below(rng, had) < held:
            bit = 1 << nth_bit(cards, rand_below(rng, held))
            picked |= bit
            cards &= ~bit
        had -= 1
    s.given[p] = tidy(picked)
