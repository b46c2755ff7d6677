"""Deals unseen cards at random so that nobody gets a colour they have denied: exactly uniform (Y-82, Y-83).

Places are grouped. A *tight* place is the hand of a seat that has shown a void; the cards laid aside are one more
tight place when ones were not allowed there; all other places take any card and form the *rest*. Cards are
grouped by suit (and ones apart from the rest of a suit if that matters). A table, filled from the last group
back, holds for every group and all room left in the tight places the number of ways to place the remaining cards.
It depends only on the position (and on how much lies aside, which is a guess while others are choosing), so it is
kept in `scratch` for the next call. Then each draw walks the groups forward, choosing how many cards of the group go
to each tight place with exactly the right probability. Where every place is tight, the largest hand takes the part of
the rest: it gets what is left, and the table only sees to it that this is nothing it has denied.
"""

import math

from facedown.engine.bits import nth_bit, popcount, rand_below, rand_unit
from facedown.engine.rule import rule
from facedown.games.nyet.rules.pieces import ALL_ONES, join, tidy
from facedown.games.nyet.rules.state import State
from facedown.games.nyet.rules.tricks import suit_cards

GROUPS = 8
# Layout of the scratch space: the tight places (seat or ASIDE, room, stride) and then the table.
READY, TIGHT, STATES, SPLIT, PLACE, ROOM, STRIDE, ALLOWED, TABLE = 0, 1, 2, 3, 8, 16, 24, 32, 48
ASIDE, NO_PLACE = -1, -2  # beside the seats
REST = 1 << 8  # in ALLOWED, beside the bits of the tight places: the rest takes cards of the group
# The largest tables are a spectator's, five players all of whom have shown a void: two cards each laid aside that
# are no ones (four hands of nine, ten cards aside), or one card each of any kind (five hands of ten).
SCRATCH = TABLE + max((GROUPS + 1) * 10**4 * 11, (4 + 1) * 11**5)
FACTORIAL = tuple(float(math.factorial(k)) for k in range(61))


@rule
def share_out(
    s: State,
    seat: int,
    unseen: int,
    hands: int,
    shed: int,
    ones_stay: bool,
    rng: list[int],
    scratch: list[float],
) -> None:
    """Deals `unseen` to the other hands, the cards laid aside and the deck; `hands`, `shed`: room, a byte a seat."""
    aside = 0
    tight = False
    for p in range(s.players):
        aside += shed >> 8 * p & 0xFF
        if s.void[p] and hands >> 8 * p & 0xFF:
            tight = True
    split = ones_stay and aside > 0
    pile = 0  # all that lies aside, not yet told apart by seat
    got = 0  # a seat's new cards are collected as arbitrary bits and tidied at the end
    if tight or split:
        if scratch[READY] != 1.0 + aside:
            prepare(s, unseen, hands, aside if split else 0, scratch)
            if split and all_ways(scratch) == 0.0:  # somebody had nothing but ones to lay aside (Y-R22)
                prepare(s, unseen, hands, 0, scratch)
            scratch[READY] = 1.0 + aside
        split = scratch[SPLIT] == 1.0
        places = int(scratch[TIGHT])
        at = 0
        for i in range(places):
            at += int(scratch[ROOM + i]) * int(scratch[STRIDE + i])
        for g in range(GROUPS if split else 4):
            cards = group_cards(s, g, unseen, split)
            counts = choose_counts(scratch, g, at, popcount(cards), places, rng)
            for i in range(places):
                k = counts >> 8 * i & 0xFF
                if k > 0:
                    got = draw(cards, k, rng)
                    cards &= ~got
                    unseen &= ~got
                    at -= k * int(scratch[STRIDE + i])
                    p = int(scratch[PLACE + i])
                    if p < 0:
                        pile |= got
                    else:
                        hands -= k << 8 * p
                        s.hands[p] = join(s.hands[p], tidy(got))
    if not split:
        pile = draw(unseen, aside, rng)
        unseen &= ~pile
    for p in range(s.players):
        if p != seat:
            if hands >> 8 * p & 0xFF:
                got = draw(unseen, hands >> 8 * p & 0xFF, rng)
                unseen &= ~got
                s.hands[p] = join(s.hands[p], tidy(got))
            if shed >> 8 * p & 0xFF:
                got = draw(pile, shed >> 8 * p & 0xFF, rng)
                pile &= ~got
                s.shed[p] = tidy(got)
    s.deck = tidy(unseen)


@rule
def draw(cards: int, k: int, rng: list[int]) -> int:
    """Draws k random bits of `cards`."""
    n = popcount(cards)
    if k >= n:
        return cards
    picked = 0
    if 2 * k > n:  # leaving out is less work
        picked = cards
        for i in range(n - k):
            picked &= ~(1 << nth_bit(picked, rand_below(rng, n - i)))
        return picked
    for i in range(k):
        bit = 1 << nth_bit(cards, rand_below(rng, n - i))
        cards &= ~bit
        picked |= bit
    return picked


@rule
def group_cards(s: State, g: int, unseen: int, split: bool) -> int:
    if not split:
        return unseen & suit_cards(s, g)
    cards = unseen & suit_cards(s, g // 2)
    return cards & ALL_ONES if g & 1 else cards & ~ALL_ONES


@rule
def prepare(s: State, unseen: int, hands: int, aside: int, scratch: list[float]) -> None:
    """Fills the table of ways; `aside`: cards laid aside where ones are not allowed (0: no such place)."""
    split = aside > 0
    rest = rest_of(s, unseen, hands, aside)
    places = 0
    states = 1
    for g in range(GROUPS):
        scratch[ALLOWED + g] = 0.0 if rest >= 0 and denies(s, rest, g, split) else float(REST)
    for p in range(ASIDE, s.players):
        room = aside if p < 0 else hands >> 8 * p & 0xFF
        if room > 0 and p != rest and (p < 0 or s.void[p]):
            scratch[PLACE + places] = float(p)
            scratch[ROOM + places] = float(room)
            scratch[STRIDE + places] = float(states)
            for g in range(GROUPS):
                if not denies(s, p, g, split):
                    scratch[ALLOWED + g] += float(1 << places)
            states *= room + 1
            places += 1
    scratch[TIGHT] = float(places)
    scratch[STATES] = float(states)
    scratch[SPLIT] = 1.0 if split else 0.0
    groups = GROUPS if split else 4
    for at in range(states):
        scratch[TABLE + groups * states + at] = 1.0 if at == 0 else 0.0
    for g in range(groups - 1, -1, -1):
        n = popcount(group_cards(s, g, unseen, split))
        for at in range(states):
            scratch[TABLE + g * states + at] = ways(scratch, g, at, n, places, -1.0)


@rule
def rest_of(s: State, unseen: int, hands: int, aside: int) -> int:
    """Finds the largest tight hand, if there is no place that takes any card; else NO_PLACE."""
    left_over = popcount(unseen) - aside
    largest = NO_PLACE
    most = 0
    for p in range(s.players):
        room = hands >> 8 * p & 0xFF
        if s.void[p] and room > 0:
            left_over -= room
            if room > most:
                largest = p
                most = room
    return NO_PLACE if left_over > 0 else largest


@rule
def denies(s: State, place: int, g: int, split: bool) -> bool:
    """Does a tight place (a seat's hand, or ASIDE) take no card of group g?"""
    if place == ASIDE:
        return g & 1 == 1
    return s.void[place] >> (g // 2 if split else g & 3) & 1 == 1


@rule
def all_ways(scratch: list[float]) -> float:
    """Counts the deals there are in all."""
    at = 0
    for i in range(int(scratch[TIGHT])):
        at += int(scratch[ROOM + i]) * int(scratch[STRIDE + i])
    return scratch[TABLE + at]


@rule
def choose_counts(scratch: list[float], g: int, at: int, n: int, places: int, rng: list[int]) -> int:
    """Picks how many of the n cards of group g go to each tight place (a byte each), in proportion to the ways."""
    states = int(scratch[STATES])
    return int(ways(scratch, g, at, n, places, rand_unit(rng) * scratch[TABLE + g * states + at]))


@rule
def ways(scratch: list[float], g: int, at: int, n: int, places: int, stop: float) -> float:
    """Counts the ways to place group g and all after it. With stop >= 0: gives the counts where the sum passes it."""
    states = int(scratch[STATES])
    allowed = int(scratch[ALLOWED + g])
    following = TABLE + (g + 1) * states
    room = 0  # left in each place, a byte each; none where the group is not allowed
    rest = at
    for i in range(places - 1, -1, -1):
        k = rest // int(scratch[STRIDE + i])
        rest -= k * int(scratch[STRIDE + i])
        if allowed >> i & 1:
            room |= k << 8 * i
    total = 0.0
    counts = 0
    last = 0
    used = 0
    to = at
    while True:
        onward = scratch[following + to]
        if onward > 0.0 and (used == n or allowed & REST):
            product = FACTORIAL[n] / FACTORIAL[n - used] * onward
            for i in range(places):
                product /= FACTORIAL[counts >> 8 * i & 0xFF]
            total += product
            last = counts
            if stop >= 0.0 and total > stop:
                break
        i = 0
        while i < places:  # the next combination of counts
            k = counts >> 8 * i & 0xFF
            if k < room >> 8 * i & 0xFF and used < n:
                counts += 1 << 8 * i
                used += 1
                to -= int(scratch[STRIDE + i])
                break
            counts -= k << 8 * i
            used -= k
            to += k * int(scratch[STRIDE + i])
            i += 1
        if i == places:
            break
    return float(last) if stop >= 0.0 else total
