"""Numbers cards, colours, characters and the five lines of the NYET! board.

A set of cards is one int. Bits 0..51 say which card types are there (type = 13 * colour + value - 1); bits 52..59
say, two per colour, that a second and a third *one* of that colour are there too. So the three ones of a colour
have no identity anywhere (Y-5), a popcount is the number of cards, and the low 52 bits are the choices.
"""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.nyet.rules.words import say

SEATS = 5
COLOURS = "bryg"  # Y-2
COLOUR_NAMES = ("blue", "red", "yellow", "green")
MARKS = ("disc", "star", "triangle", "square")
CHARACTERS = ("bear", "wolf", "crane", "tiger", "eagle")  # Y-6
NONE = 4  # no supertrump

TYPES = (1 << 52) - 1
COLOUR = tuple(0x1FFF << 13 * c | 3 << (52 + 2 * c) for c in range(4))  # the 15 cards of a colour
ONES = tuple(1 << 13 * c | 3 << (52 + 2 * c) for c in range(4))  # its three ones
ALL_ONES = ONES[0] | ONES[1] | ONES[2] | ONES[3]
CARD_BITS = 60  # of a set of cards
DECK = (1 << CARD_BITS) - 1  # Y-3
DECK_OF_THREE = DECK & ~sum(0x7 << (13 * c + 10) for c in range(4))  # without 11, 12, 13

HAND_SIZE = (0, 0, 15, 16, 15, 12)  # by number of players (Y-10)
ROUNDS = (0, 0, 8, 9, 8, 10)

# Boxes of the board in one numbering (Y-9); the discard line holds those of its seven kinds that are in play.
FIRST, DISCARD, TRUMP, SUPER, POINTS = range(5)
LINES = ("first", "discard", "trump", "super", "points")
DISCARD_KINDS = ("d1", "d2", "x1", "x2", "p1", "p2", "d0")
BOXES = (
    CHARACTERS,
    DISCARD_KINDS,
    ("b", "r", "y", "g"),
    ("b", "r", "y", "g", "none"),
    ("1", "2", "3", "4", "-2"),
)
LINE_START = (0, 5, 12, 16, 21)
LINE_BOXES = (0x1F, 0x7F << 5, 0xF << 12, 0x1F << 16, 0x1F << 21)
N_BOXES = 26
POINT_VALUES = (1, 2, 3, 4, -2)
CARD_TEXTS = tuple(f"{colour}{value}" for colour in COLOURS for value in range(1, 14))

# What a discard box asks for, by its index in DISCARD_KINDS (Y-28).
SHED_COUNT = (1, 2, 1, 2, 1, 2, 0)
EXCEPT_ONES = (0, 0, 1, 1, 0, 0, 0)
PASSES = (0, 0, 0, 0, 1, 1, 0)


def card_id(text: str) -> int:
    """Reads a card: b1 -> 0, g13 -> 51 (Y-4)."""
    colour, value = COLOURS.find(text[:1]), text[1:]
    if colour < 0 or not value.isdecimal() or not 1 <= int(value) <= 13 or value != str(int(value)):
        raise ValueError(say("typed.no_card", text=text))
    return 13 * colour + int(value) - 1


def card_text(card: int) -> str:
    return CARD_TEXTS[card]


def card_list(cards: int) -> list[int]:
    """Lists the card types of a set in order, ones as often as they are there."""
    found, types = [], cards & TYPES
    while types:
        card = (types & -types).bit_length() - 1
        found += [card] * count(cards, card)
        types &= types - 1
    return found


def card_set(cards: list[int]) -> int:
    made = 0
    for card in cards:
        made = add(made, card)
    return made


@rule
def count(cards: int, card: int) -> int:
    """Counts the copies of a type in a set."""
    if card % 13 == 0:
        return popcount(cards & ONES[card // 13])
    return cards >> card & 1


@rule
def add(cards: int, card: int) -> int:
    """Gives the set with one more card. (No jumps here or in `remove`: they are taken at random and cost most.)"""
    further = 52 + 2 * (card // 13)
    again = cards >> card & 1  # only a one can be there already
    return cards | 1 << card | again * (2 * (cards >> further & 3) + 1) << further


@rule
def remove(cards: int, card: int) -> int:
    """Gives the set with one card less: a further copy if there is one, else the type itself."""
    colour = card // 13
    further = 52 + 2 * colour
    copies = cards >> further & 3 if card == 13 * colour else 0
    last = 1 if copies == 0 else 0
    return (cards ^ (copies ^ copies >> 1) << further) & ~(last << card)


@rule
def ones_of(colour: int, k: int) -> int:
    """Makes a set of k ones of a colour."""
    if k == 0:
        return 0
    return 1 << 13 * colour | ((1 << (k - 1)) - 1) << (52 + 2 * colour)


@rule
def tidy(cards: int) -> int:
    """Makes a proper set of arbitrary bits picked: copies of ones lose their identity."""
    made = cards & ~ALL_ONES
    for colour in range(4):
        made |= ones_of(colour, popcount(cards & ONES[colour]))
    return made


@rule
def less(cards: int, others: int) -> int:
    """Gives the set without the cards of another set (each as often as it is there)."""
    made = cards & ~others & ~ALL_ONES
    for colour in range(4):
        k = popcount(cards & ONES[colour]) - popcount(others & ONES[colour])
        made |= ones_of(colour, max(k, 0))
    return made


@rule
def join(cards: int, others: int) -> int:
    """Puts both sets together."""
    made = (cards | others) & ~ALL_ONES
    for colour in range(4):
        made |= ones_of(colour, popcount(cards & ONES[colour]) + popcount(others & ONES[colour]))
    return made
