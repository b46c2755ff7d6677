"""Numbers spaces, directions and cards of H.Y.S.T., and counts multisets of cards.

Spaces: 0-80 are A1-I9 in the order of reading, 81-84 are S1-S4 outside the corners (H-201). Sets of spaces are two
words, see spaces.py. A multiset of cards is one int with four bits for each type; equal cards are alike (H-211).
"""

from facedown.engine.rule import rule

SEATS = 6
COLOURS = ("red", "orange", "blue", "purple", "green", "yellow")  # H-207
MARKS = ("circle", "triangle", "square", "diamond", "cross", "star")  # H-1005

SIDE = 9
N_MUSEUM = 81
N_SPACES = 85
S1 = 81
CENTRE = 40  # E5
CORNERS = (0, 8, 80, 72)  # the corner space at the door of S1 .. S4
SPACE_NAMES = (*(f"{'ABCDEFGHI'[k % 9]}{k // 9 + 1}" for k in range(N_MUSEUM)), "S1", "S2", "S3", "S4")
SPACE = {name: k for k, name in enumerate(SPACE_NAMES)}

NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS = "NESW"
DIRECTION_WORDS = ("north", "east", "south", "west")
STEP = (-9, 1, 9, -1)  # to the neighbour; a wall on that side has the bit 1 << direction

SLOTS = 9
MOST_TILES = 99  # H-220
ROTATIONS = "abcd"

CARDS = (
    "smoke", "laser_trap", "on_the_move", "grapple", "blind_spot", "shove",
    "the_burner", "blown_away", "ultimate_thief", "barricade", "vents",
)  # fmt: skip
(
    SMOKE, LASER_TRAP, ON_THE_MOVE, GRAPPLE, BLIND_SPOT, SHOVE,
    THE_BURNER, BLOWN_AWAY, ULTIMATE_THIEF, BARRICADE, VENTS,
) = range(11)  # fmt: skip
N_CARDS = 11
CARD_TITLES = (
    "Smoke", "Laser Trap", "On the Move", "Grapple", "Blind Spot", "Shove",
    "The Burner", "Blown Away", "Ultimate Thief", "Barricade", "Vents",
)  # fmt: skip
HAND = 3
BARRICADES_REMOVED = (0, 0, 0, 1, 1, 2, 2)  # by number of players (H-306)
MOST_CARDS = 124  # at least as many as there can be with edited counts


@rule
def count(cards: int, card: int) -> int:
    """Counts the cards of a type in a multiset."""
    return cards >> (4 * card) & 15


@rule
def one(card: int) -> int:
    """Makes a multiset of one card; adding and subtracting work as on numbers."""
    return 1 << (4 * card)


@rule
def size(cards: int) -> int:
    """Counts all cards of a multiset."""
    n = 0
    while cards:
        n += cards & 15
        cards >>= 4
    return n


@rule
def nth_card(cards: int, k: int) -> int:
    """Finds the type of the k-th card, in the order of types."""
    card = 0
    while k >= cards & 15:
        k -= cards & 15
        cards >>= 4
        card += 1
    return card


def card_list(cards: int) -> list[int]:
    """Lists the types in order, each as often as it is there."""
    return [card for card in range(N_CARDS) for _ in range(count(cards, card))]


def card_ids(cards: int) -> list[str]:
    return [CARDS[card] for card in card_list(cards)]


def edge_name(space: int, direction: int) -> str:
    """Names the edge on a side of a space, the smaller index first: C3-D3 (H-203)."""
    low, high = sorted((space, space + STEP[direction]))
    return f"{SPACE_NAMES[low]}-{SPACE_NAMES[high]}"
