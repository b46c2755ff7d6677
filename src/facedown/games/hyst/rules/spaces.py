"""Keeps sets of spaces in two words of bits: rows 1-7 first (63 bits), then 8-9 and S1-S4.

So a whole set can be moved, met or joined by a few operations, and offered as choices at once.
A function with two words as its result comes as a pair, `.._low` and `.._high`.
"""

from facedown.engine.rule import rule

LOW = (1 << 63) - 1
HIGH = (1 << 18) - 1  # museum spaces of the second word
ROW = (1 << 9) - 1
NOT_A_LOW = sum((ROW - 1) << (9 * row) for row in range(7))
NOT_A_HIGH = sum((ROW - 1) << (9 * row) for row in range(2))
NOT_I_LOW = NOT_A_LOW >> 1
NOT_I_HIGH = NOT_A_HIGH >> 1


@rule
def has(low: int, high: int, space: int) -> int:
    """Is a space in a set? 1 if it is, else 0."""
    return low >> space & 1 if space < 63 else high >> (space - 63) & 1


@rule
def include(words: list[int], space: int) -> None:
    if space < 63:
        words[0] |= 1 << space
    else:
        words[1] |= 1 << (space - 63)


@rule
def exclude(words: list[int], space: int) -> None:
    if space < 63:
        words[0] &= ~(1 << space)
    else:
        words[1] &= ~(1 << (space - 63))


@rule
def south_low(low: int, high: int) -> int:
    """Moves all spaces of a set one row to the south; what leaves the museum is gone."""
    return (low & (LOW >> 9)) << 9


@rule
def south_high(low: int, high: int) -> int:
    return (high & ROW) << 9 | low >> 54


@rule
def north_low(low: int, high: int) -> int:
    return low >> 9 | (high & ROW) << 54


@rule
def north_high(low: int, high: int) -> int:
    return high >> 9 & ROW


@rule
def touching_low(low: int, high: int) -> int:
    """Finds the neighbours of a set, walls or not; the set itself is in it only where it touches itself."""
    return south_low(low, high) | north_low(low, high) | (low & NOT_I_LOW) << 1 | (low & NOT_A_LOW) >> 1


@rule
def touching_high(low: int, high: int) -> int:
    return south_high(low, high) | north_high(low, high) | (high & NOT_I_HIGH) << 1 | (high & NOT_A_HIGH) >> 1


def spaces_in(low: int, high: int) -> list[int]:
    """Lists the members of a set in rising order."""
    both, found = low | high << 63, list[int]()
    while both:  # most sets are small
        found.append((both & -both).bit_length() - 1)
        both &= both - 1
    return found


def set_of(spaces: list[int]) -> list[int]:
    """Makes the two words of a set from its members."""
    both = sum(1 << space for space in set(spaces))
    return [both & LOW, both >> 63]
