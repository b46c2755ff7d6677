"""Deals that the others' vetoes and discards make likely, in place of all deals alike.

Every simulation imagines a deal that agrees with all that is known for certain (`resample`), and lets the others lay
aside what they would rather be without. Then it keeps the deal of the simulation before, or takes the new one, as
likely as their vetoes make each of them (Metropolis and Hastings). A veto may always be one that nobody would expect,
so no deal is ever ruled out: who vetoes against his cards gains little by it.

The record keeps whose token lies on each box and when it was placed, and the cards of this trick and the last one by
seat. Who played the cards of earlier tricks is not in it: what is then known of a hand is compared with as much of an
average hand.
"""

import math

from facedown.bots.nyet.habits import wishes
from facedown.engine.bits import lowest, rand_unit
from facedown.engine.rule import rule
from facedown.games.nyet.learn.hints import choose_shed
from facedown.games.nyet.rules.pieces import LINE_BOXES, N_BOXES, PASSES, SHED_COUNT, TYPES, add, join, less, remove
from facedown.games.nyet.rules.shed import sheddable
from facedown.games.nyet.rules.sight import resample as any_deal
from facedown.games.nyet.rules.state import NYET, TRICK, State
from facedown.games.nyet.rules.tricks import suit_cards
from facedown.games.nyet.rules.worlds import SCRATCH

# Behind the scratch of `resample`: the part of all vetoes that may be any, from the caller; is there a deal, how likely
# it is (a logarithm), the deal (sets as two floats each), and the wishes of one seat.
SURPRISE, BEGUN, LIKELY, DEAL = range(SCRATCH, SCRATCH + 4)
WISHES = DEAL + 32
ROOM = WISHES + N_BOXES - SCRATCH
HALF = 30  # bits of a set in one float


@rule
def likely_deal(s: State, seat: int, rng: list[int], scratch: list[float]) -> None:
    """Fills the redacted record `s` with a truth, as likely as the vetoes make it; one follows from another."""
    any_deal(s, seat, rng, scratch)
    lay_aside_again(s, seat, rng)
    if s.placed == 0 or s.phase > TRICK:
        return
    keep_likely(s, evidence(s, seat, scratch), rng, scratch)


@rule
def keep_likely(s: State, likely: float, rng: list[int], scratch: list[float]) -> None:
    """Takes the new deal, or puts the one before it back, as likely as what was seen makes them (a logarithm)."""
    if scratch[BEGUN] == 0.0 or rand_unit(rng) < math.exp(min(0.0, likely - scratch[LIKELY])):
        scratch[BEGUN] = 1.0
        scratch[LIKELY] = likely
        remember(s, scratch)
    else:
        recall(s, scratch)


@rule
def lay_aside_again(s: State, me: int, rng: list[int]) -> None:
    """Lets each of the others choose again which of its cards lie aside; a colour that it has shown to lack does."""
    if s.phase != TRICK or PASSES[s.discard]:
        return
    for p in range(s.players):
        if p != me:
            denied = 0
            for suit in range(4):
                if s.void[p] >> suit & 1:
                    denied |= suit_cards(s, suit)
            s.hands[p] = join(s.hands[p], s.shed[p])
            s.shed[p] = 0
            for _ in range(SHED_COUNT[s.discard]):
                card = 0
                if s.hands[p] & denied & TYPES:
                    card = lowest(s.hands[p] & denied & TYPES)
                else:
                    card = choose_shed(s, sheddable(s, p) & TYPES, rng)
                s.hands[p] = remove(s.hands[p], card)
                s.shed[p] = add(s.shed[p], card)


@rule
def evidence(s: State, me: int, scratch: list[float]) -> float:
    """Computes the logarithm of how likely the others' vetoes are with the cards they have in `s`."""
    total = 0.0
    for p in range(s.players):
        if p != me:
            wishes(s, p, cards_then(s, p), scratch, WISHES)
            total += vetoes_of(s, p, scratch)
    return total


@rule
def cards_then(s: State, seat: int) -> int:
    """Finds what a seat had when boxes were covered, as far as that is known."""
    cards = s.hands[seat]
    if s.phase <= NYET:
        return cards
    if s.phase == TRICK and PASSES[s.discard]:
        before = seat - 1 if seat > 0 else s.players - 1
        cards = join(less(cards, s.given[before]), s.given[seat])
    else:
        cards = join(cards, s.shed[seat])
    if s.phase == TRICK:
        if s.trick[seat] >= 0:
            cards = add(cards, s.trick[seat])
        if s.last_trick[seat] >= 0:
            cards = add(cards, s.last_trick[seat])
    return cards


@rule
def vetoes_of(s: State, seat: int, scratch: list[float]) -> float:
    """Computes the logarithm of how likely the vetoes of a seat are with the wishes in `scratch`."""
    total = 0.0
    surprise = scratch[SURPRISE]
    token = seat - s.dealer - s.left_starts  # the seat's tokens are every `players`-th from here on
    token += 1 if token >= 0 else 1 + s.players
    while token <= s.placed:
        covered = 0
        of_all = 0.0
        boxes = 0
        for line in range(5):
            of_line = 0.0
            n = 0
            rest = s.boxes & LINE_BOXES[line]
            while rest:
                box = lowest(rest)
                rest &= rest - 1
                if s.token[box] == 0 or s.token[box] >= token:  # it was open then
                    of_line += scratch[WISHES + box]
                    n += 1
                    if s.token[box] == token:
                        covered = box
            if n > 1:
                of_all += of_line
                boxes += n
        total += math.log((1.0 - surprise) * scratch[WISHES + covered] / of_all + surprise / boxes)
        token += s.players
    return total


@rule
def remember(s: State, scratch: list[float]) -> None:
    """Keeps the hidden cards of a deal."""
    for p in range(5):
        keep_set(s.hands[p], scratch, DEAL + 6 * p)
        keep_set(s.shed[p], scratch, DEAL + 6 * p + 2)
        keep_set(s.given[p], scratch, DEAL + 6 * p + 4)
    keep_set(s.deck, scratch, DEAL + 30)


@rule
def recall(s: State, scratch: list[float]) -> None:
    """Puts back the deal that was kept."""
    for p in range(5):
        s.hands[p] = kept_set(scratch, DEAL + 6 * p)
        s.shed[p] = kept_set(scratch, DEAL + 6 * p + 2)
        s.given[p] = kept_set(scratch, DEAL + 6 * p + 4)
    s.deck = kept_set(scratch, DEAL + 30)


@rule
def keep_set(cards: int, scratch: list[float], at: int) -> None:
    scratch[at] = float(cards & (1 << HALF) - 1)
    scratch[at + 1] = float(cards >> HALF)


@rule
def kept_set(scratch: list[float], at: int) -> int:
    return int(scratch[at]) | int(scratch[at + 1]) << HALF
