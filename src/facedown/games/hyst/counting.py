"""Card counting from open facts and the own hand: what has not been seen, and who may hold it (H-504, H-1015)."""

from math import comb

import msgspec

from facedown.games.hyst.pieces import CARDS, count, size
from facedown.games.hyst.state import State


class Counted(msgspec.Struct, frozen=True):
    card: str
    in_play: int
    unseen: int
    chances: list[float]  # for each seat, that it holds at least one; of the own seat what is true


def unseen(seen: State, seat: int) -> int:
    """The cards that a viewer has not seen (H-504), as a multiset."""
    return seen.hidden - (seen.hands[seat] if seat >= 0 else 0)


def counter(seen: State, seat: int) -> list[Counted]:
    """One row for each type in play."""
    left = unseen(seen, seat)
    whole = size(left)
    rows = []
    for card, name in enumerate(CARDS):
        if count(seen.in_play, card):
            others = whole - count(left, card)
            chances = [
                float(count(seen.hands[p], card) > 0)
                if p == seat
                else 1 - comb(others, seen.held[p]) / comb(whole, seen.held[p])
                for p in range(seen.players)
            ]
            rows.append(Counted(name, count(seen.in_play, card), count(left, card), [round(c, 4) for c in chances]))
    return rows
