"""Computes what a viewer must hold possible about the other hands and the deck (H-1102 .. H-1104).

Before the first reshuffle all unseen cards are exchangeable. At a reshuffle the deck was empty, so everything unseen is
in the rivals' hands: old cards. What is drawn afterwards is new. From then on a hypothesis is what is left of the old
cards and how many of them each rival still has; when a rival shows a card that may be old or new, it splits in two.
Hypotheses that have become alike are one again. There are few; beyond MOST the least likely ones are left out.

In the scratch row: whether it is ready, how many hypotheses, which of two banks they are in; then the banks. A bank has
the old cards (a multiset fits a float exactly), the rivals' numbers of them (two bits each), and the weights.
"""

from facedown.engine.bits import rand_below, rand_unit
from facedown.engine.rule import rule
from facedown.games.hyst.rules.pieces import N_CARDS, count, nth_card, one, size
from facedown.games.hyst.rules.state import State

MOST = 96
READY, COUNT, BANK, FIRST = 0, 1, 2, 3
OLD, AGES, WEIGHT = 0, MOST, 2 * MOST
ROOM = 3 * MOST
SCRATCH = FIRST + 2 * ROOM
TRIES = 20


@rule
def old_cards(s: State, seat: int) -> int:
    """Finds what the rivals held at the last reshuffle."""
    return s.stale - s.kept[seat] if seat >= 0 else s.stale


@rule
def shown_by(s: State, seat: int) -> int:
    """Finds what a seat has shown since then."""
    shown = 0
    for k in range(s.trail_count):
        if s.trail[k] >> 4 == seat and s.trail[k] & 15:
            shown += one((s.trail[k] & 15) - 1)
    return shown


@rule
def new_cards(s: State, seat: int) -> int:
    """Finds the deck after the last reshuffle, without what the viewer has drawn of it."""
    if seat < 0:
        return s.fresh
    return s.fresh - (s.hands[seat] + shown_by(s, seat) - s.kept[seat])


@rule
def can_be(s: State, seat: int) -> bool:
    """Are there so many new cards as the viewer has drawn? In a made-up world they may be wanting."""
    shown = shown_by(s, seat)
    for card in range(N_CARDS):
        if count(s.hands[seat], card) + count(shown, card) - count(s.kept[seat], card) > count(s.fresh, card):
            return False
    return True


@rule
def sizes_then(s: State, seat: int) -> int:
    """Counts the cards that each rival held at the last reshuffle, two bits each."""
    sizes = 0
    for p in range(s.players):
        if p != seat:
            n = s.held[p]
            for k in range(s.trail_count):
                if s.trail[k] >> 4 == p:
                    n += 1 if s.trail[k] & 15 else -1
            sizes |= n << (2 * p)
    return sizes


@rule
def add_hypothesis(scratch: list[float], bank: int, n: int, old: int, ages: int, weight: float) -> int:
    """Puts one into a bank that has n, and says how many it has then."""
    least = 0
    for k in range(n):
        if scratch[bank + OLD + k] == old and scratch[bank + AGES + k] == ages:
            scratch[bank + WEIGHT + k] += weight
            return n
        if scratch[bank + WEIGHT + k] < scratch[bank + WEIGHT + least]:
            least = k
    if n == MOST and scratch[bank + WEIGHT + least] >= weight:
        return n
    place = n if n < MOST else least
    scratch[bank + OLD + place] = old
    scratch[bank + AGES + place] = ages
    scratch[bank + WEIGHT + place] = weight
    return n + 1 if n < MOST else n


@rule
def find_hypotheses(s: State, seat: int, scratch: list[float]) -> None:
    """Goes through all that happened since the last reshuffle. Finds none where that cannot have happened."""
    scratch[COUNT] = 0.0
    if seat >= 0 and not can_be(s, seat):
        return
    first = old_cards(s, seat)
    new = new_cards(s, seat)
    sizes = sizes_then(s, seat)
    now = FIRST
    other = FIRST + ROOM
    found = add_hypothesis(scratch, now, 0, first, sizes, 1.0)
    shown = 0
    for k in range(s.trail_count):
        p = s.trail[k] >> 4
        card = (s.trail[k] & 15) - 1
        if p != seat and card < 0:
            sizes += 1 << (2 * p)
        elif p != seat:
            found = split(scratch, now, other, found, p, card, sizes >> (2 * p) & 3, first, new - shown)
            now, other = other, now
            sizes -= 1 << (2 * p)
            shown += one(card)
    scratch[COUNT] = found
    scratch[BANK] = now


@rule
def split(
    scratch: list[float], now: int, then: int, n: int, p: int, card: int, held: int, first: int, fresh: int
) -> int:
    """Splits hypotheses: rival p, who held so many cards, has shown one (H-1104). `fresh`: as if all shown were new."""
    made = 0
    total = 0.0
    for k in range(n):
        old = int(scratch[now + OLD + k])
        ages = int(scratch[now + AGES + k])
        new = fresh + first - old
        o = ages >> (2 * p) & 3
        share = scratch[now + WEIGHT + k]
        if o and count(old, card):
            part = share * o * count(old, card) / size(old)
            made = add_hypothesis(scratch, then, made, old - one(card), ages - (1 << (2 * p)), part)
            total += part
        if held > o and count(new, card):
            part = share * (held - o) * count(new, card) / size(new)
            made = add_hypothesis(scratch, then, made, old, ages, part)
            total += part
    for k in range(made):
        scratch[then + WEIGHT + k] /= total
    return made


@rule
def deal_world(s: State, seat: int, rng: list[int], scratch: list[float]) -> None:
    """Gives the rivals hands, and the deck the rest, by a hypothesis chosen by its weight."""
    unseen = s.hidden - s.hands[seat] if seat >= 0 else s.hidden
    if s.reshuffles and scratch[READY] == 0.0:
        find_hypotheses(s, seat, scratch)
        scratch[READY] = 1.0
    found = int(scratch[COUNT]) if s.reshuffles else 0
    if not found:  # before the first reshuffle (or if the truth was among what was left out)
        deal_cards(s, seat, 0, unseen, 0, rng)
        return
    bank = int(scratch[BANK])
    left = rand_unit(rng)
    k = 0
    while k + 1 < found and left >= scratch[bank + WEIGHT + k]:
        left -= scratch[bank + WEIGHT + k]
        k += 1
    old = int(scratch[bank + OLD + k])
    ages = int(scratch[bank + AGES + k])
    guess_shown(s, seat, old_cards(s, seat) - old, ages, rng)
    deal_cards(s, seat, old, unseen - old, ages, rng)


@rule
def guess_shown(s: State, seat: int, gone: int, ages: int, rng: list[int]) -> None:
    """Guesses whose the old cards were that have been shown: any way that fits. It says nothing about today's hands."""
    sizes = sizes_then(s, seat)
    for trial in range(TRIES):
        left = gone
        missing = 0
        for p in range(s.players):
            if p != seat:
                shown = shown_by(s, p)
                s.kept[p] = 0
                for _ in range((sizes >> (2 * p) & 3) - (ages >> (2 * p) & 3)):
                    fitting = meet(left, shown) if trial < TRIES - 1 else left
                    n = size(fitting)
                    if n:
                        card = nth_card(fitting, rand_below(rng, n))
                        left -= one(card)
                        shown -= one(card)
                        s.kept[p] += one(card)
                    else:
                        missing += 1
        if not missing:
            return


@rule
def deal_cards(s: State, seat: int, old: int, new: int, ages: int, rng: list[int]) -> None:
    """Deals uniformly: old cards into the places for old ones, new cards into the others, the rest is the deck."""
    olds = size(old)
    news = size(new)
    for p in range(s.players):
        if p != seat:
            aged = ages >> (2 * p) & 3
            hand = 0
            for _ in range(aged):
                card = nth_card(old, rand_below(rng, olds))
                old -= one(card)
                olds -= 1
                hand += one(card)
            s.kept[p] += hand
            for _ in range(s.held[p] - aged):
                card = nth_card(new, rand_below(rng, news))
                new -= one(card)
                news -= 1
                hand += one(card)
            s.hands[p] = hand
    s.deck = new


@rule
def meet(a: int, b: int) -> int:
    """Finds what is in both multisets."""
    found = 0
    for card in range(N_CARDS):
        found += min(count(a, card), count(b, card)) << (4 * card)
    return found
