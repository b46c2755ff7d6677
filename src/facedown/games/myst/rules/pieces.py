"""Numbers the vocabulary of MYST as the rules count it: teams, landmarks, cells, cards, spinner (M-3 .. M-19)."""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.myst.rules.data import DATA

TEAMS = ("blue", "yellow")
COLUMNS = DATA.columns
WIDTH, HEIGHT = len(COLUMNS), DATA.rows
N_CELLS = WIDTH * HEIGHT
CELL_NAMES = tuple(f"{COLUMNS[k % WIDTH]}{k // WIDTH + 1}" for k in range(N_CELLS))  # M-9
CELL = {name: k for k, name in enumerate(CELL_NAMES)}

LANDMARKS = tuple(landmark.id for landmark in DATA.landmarks)  # M-10
LANDMARK_NAMES = tuple(landmark.name for landmark in DATA.landmarks)
N_LANDMARKS = len(LANDMARKS)
KEY_CELLS = tuple(CELL[landmark.key] for landmark in DATA.landmarks)
LANDMARK_AT = tuple(KEY_CELLS.index(k) if k in KEY_CELLS else -1 for k in range(N_CELLS))  # whose Key cell this is
LANDMARK_CELLS = sum(1 << CELL[name] for landmark in DATA.landmarks for name in landmark.cells)
SWITCHES = sum(1 << CELL[name] for name in DATA.switches_counted)
BONUS = DATA.bonus

LOWEST_VALUE = 2
VALUES = 4  # cards of a landmark
BOOK_1 = VALUES * N_LANDMARKS
N_CARDS = BOOK_1 + len(DATA.books)
CARDS = (*(f"{landmark.id}-{value}" for landmark in DATA.landmarks for value in landmark.values), *DATA.books)  # M-11
CARD = {name: k for k, name in enumerate(CARDS)}
BOOKS = ((1 << len(DATA.books)) - 1) << BOOK_1
N_BOOKS = len(DATA.books)
ALL_CARDS = (1 << N_CARDS) - 1
HAND = DATA.hand_size

SECTORS = DATA.spinner.sectors
SPACES = tuple(DATA.spinner.outer)
TURNS = tuple(DATA.spinner.inner)

SKILLS = tuple(DATA.race_skill)
MOST_HANDS = 3  # people of a team


def cells_in(mask: int) -> list[str]:
    return [name for k, name in enumerate(CELL_NAMES) if mask >> k & 1]


def cards_in(mask: int) -> list[str]:
    return [name for k, name in enumerate(CARDS) if mask >> k & 1]


@rule
def cards_of(hand: int, landmark: int) -> int:
    """Finds the values of a landmark that a hand has, as bits."""
    return hand >> (VALUES * landmark) & 15


@rule
def value_of(hand: int, landmark: int) -> int:
    """Adds up a hand's cards of a landmark."""
    cards = cards_of(hand, landmark)
    total = LOWEST_VALUE * popcount(cards)
    for k in range(VALUES):
        total += k * (cards >> k & 1)
    return total


@rule
def own_landmarks(hand: int) -> int:
    """Finds the landmarks of which a hand has a card, as bits."""
    found = 0
    for landmark in range(N_LANDMARKS):
        if cards_of(hand, landmark):
            found |= 1 << landmark
    return found
