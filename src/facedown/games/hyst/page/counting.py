"""Counts cards from open facts and the viewer's hand: what is unseen, who may hold it (H-504, H-1015)."""

from functools import lru_cache
from math import comb

import msgspec

from facedown.games.hyst.rules.belief import AGES, BANK, COUNT, OLD, SCRATCH, WEIGHT, find_hypotheses
from facedown.games.hyst.rules.pieces import CARDS, count, size
from facedown.games.hyst.rules.state import State


class Counted(msgspec.Struct, frozen=True):
    card: str
    in_play: int
    unseen: int
    chances: list[float]  # for each seat, that it holds at least one; for the viewer's seat what is true


class Hypothesis(msgspec.Struct, frozen=True):
    """Says what is left of cards rivals held at the last reshuffle, other unseen ones, who has how many."""

    old: int
    new: int
    ages: int
    weight: float


def unseen(seen: State, seat: int) -> int:
    """Finds the cards that a viewer has not seen (H-504), as a multiset."""
    return seen.hidden - (seen.hands[seat] if seat >= 0 else 0)


def hypotheses(seen: State, seat: int) -> list[Hypothesis]:
    """Lists all that the viewer must hold possible, with weights of sum 1 (see belief.py)."""
    left = unseen(seen, seat)
    if not seen.reshuffles:
        return [Hypothesis(0, left, 0, 1.0)]
    scratch = [0.0] * SCRATCH
    find_hypotheses(seen, seat, scratch)
    found, bank = int(scratch[COUNT]), int(scratch[BANK])
    rows = [
        (int(scratch[bank + OLD + k]), int(scratch[bank + AGES + k]), scratch[bank + WEIGHT + k]) for k in range(found)
    ]
    return [Hypothesis(old, left - old, ages, weight) for old, ages, weight in rows] or [Hypothesis(0, left, 0, 1.0)]


def chance_of(seen: State, possible: list[Hypothesis], rival: int, card: int) -> float:
    """Computes the chance that a rival holds at least one card of a type."""
    none = 0.0
    for h in possible:
        aged = h.ages >> (2 * rival) & 3
        none += h.weight * _without(h.old, aged, card) * _without(h.new, seen.held[rival] - aged, card)
    return 1 - none


@lru_cache(16384)  # asked for every rival and type, with every move
def _without(cards: int, drawn: int, card: int) -> float:
    """Computes the chance that so many cards of a multiset are all of other types."""
    whole = size(cards)
    return comb(whole - count(cards, card), drawn) / comb(whole, drawn)


def counter(seen: State, seat: int) -> list[Counted]:
    """Makes one row for each type in play."""
    left = unseen(seen, seat)
    possible = hypotheses(seen, seat)
    rows = []
    for card, name in enumerate(CARDS):
        if count(seen.in_play, card):
            chances = [
                float(count(seen.hands[p], card) > 0) if p == seat else chance_of(seen, possible, p, card)
                for p in range(seen.players)
            ]
            rows.append(Counted(name, count(seen.in_play, card), count(left, card), [round(c, 4) for c in chances]))
    return rows
