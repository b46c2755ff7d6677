"""Writes a record into a row of numbers, for networks: each rule says where the next one is to write.

`out` is a float32 row in compiled code and a list on the plain twin; the caller has set it to zero.
"""

from facedown.engine.bits import lowest
from facedown.engine.rule import rule


@rule
def put_bits(out: list[float], at: int, bits: int, count: int) -> int:
    """Puts a set: one number for each of its `count` possible members."""
    bits &= (1 << count) - 1
    while bits:
        out[at + lowest(bits)] = 1.0
        bits &= bits - 1
    return at + count


@rule
def put_one(out: list[float], at: int, which: int, count: int) -> int:
    """Puts one of `count` things; nothing where `which` is none. (Without a jump: twice as fast when compiled.)"""
    inside = (which >= 0) & (which < count)
    place = at + (which if inside else 0)
    out[place] = 1.0 if inside else out[place]
    return at + count


@rule
def put_flag(out: list[float], at: int, yes: int) -> int:
    """Puts yes or no: anything but 0 is yes."""
    if yes:
        out[at] = 1.0
    return at + 1


@rule
def put_share(out: list[float], at: int, part: int, most: int) -> int:
    """Puts a count as its share of the most it can be."""
    out[at] = part / most
    return at + 1


@rule
def seat_from(who: int, seat: int, players: int) -> int:
    """Counts a seat as a viewer does, from 0; -1 for none (below 0)."""
    place = who - seat + (players if who < seat else 0)
    return place if who >= 0 else -1


@rule
def seats_from(who: int, seat: int, players: int) -> int:
    """Counts a set of seats as a viewer does: as bits, the viewer's own the lowest."""
    return who >> seat | (who & ((1 << seat) - 1)) << (players - seat)
