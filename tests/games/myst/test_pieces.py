"""The data (M-3 .. M-19)."""

from math import comb

import pytest

from facedown.engine.bits import id_of
from facedown.games.myst.rules.actions import A_PLACE
from facedown.games.myst.rules.cells import BOARD, RIM, around
from facedown.games.myst.rules.data import DATA
from facedown.games.myst.rules.pieces import (
    CARD,
    CARDS,
    CELL,
    CELL_NAMES,
    HAND,
    KEY_CELLS,
    LANDMARK_CELLS,
    LANDMARK_NAMES,
    LANDMARKS,
    N_CARDS,
    N_CELLS,
    SKILLS,
    SPACES,
    SWITCHES,
    TURNS,
    cells_in,
    value_of,
)
from facedown.games.myst.text.notation import write

ROWS = (
    ". s g . P p s r . .",
    "g G g* . p p* . R r* .",
    "w w . t . s . r . s",
    "W w s t . . . . C c",
    ". . . T t* . L l c c*",
    "s . . . . s l l s .",
)
PICTURE = " ".join(ROWS).split()


@pytest.mark.rule("M-3")
@pytest.mark.rule("M-9")
@pytest.mark.rule("M-S.1")
def test_cells() -> None:
    assert (N_CELLS, CELL["A1"], CELL["J1"], CELL["A2"], CELL["J6"]) == (60, 0, 9, 10, 59)
    assert (CELL["B2"], CELL["I4"]) == (11, 38)
    edges = sum((around(1 << k, 0) & ~(1 << k)).bit_count() for k in range(N_CELLS)) // 2
    assert edges == 104
    assert cells_in(around(1 << CELL["A1"], 0)) == ["A1", "B1", "A2"]
    assert cells_in(around(1 << CELL["J3"], 1)) == ["I2", "J2", "I3", "J3", "I4", "J4"]  # nothing beyond the rim
    assert around(BOARD, 1) == BOARD
    assert RIM.bit_count() == 28


@pytest.mark.rule("M-5")
@pytest.mark.rule("M-6")
@pytest.mark.rule("M-10")
@pytest.mark.rule("M-11")
def test_cards() -> None:
    assert LANDMARKS == ("gears", "planetarium", "rocket", "library", "ship", "clock", "cabin")
    assert (CARD["rocket-4"], CARD["cabin-2"], CARD["book-1"], CARD["book-2"]) == (10, 24, 28, 29)
    assert N_CARDS == len(set(CARDS)) == 30
    everything = (1 << N_CARDS) - 1
    assert sum(value_of(everything, landmark) for landmark in range(7)) == 98  # M-15
    assert value_of(1 << CARD["rocket-4"] | 1 << CARD["rocket-5"] | 1 << CARD["gears-3"], 2) == 9


@pytest.mark.rule("M-13")
@pytest.mark.rule("M-14")
@pytest.mark.rule("M-15")
def test_the_map() -> None:
    inside = sum(1 << CELL[name] for name in DATA.switches_inside)
    letters = {"g": "gears", "p": "planetarium", "r": "rocket", "l": "library", "w": "ship", "t": "clock", "c": "cabin"}
    for cell, sign in enumerate(PICTURE):
        name = CELL_NAMES[cell]
        owners = [landmark.id for landmark in DATA.landmarks if name in landmark.cells]
        letter = sign[0].lower()
        assert owners == ([letters[letter]] if letter in letters else [])
        assert (cell in KEY_CELLS) == sign[0].isupper()
        assert SWITCHES >> cell & 1 == (sign == "s")
        assert inside >> cell & 1 == sign.endswith("*")
    assert LANDMARK_CELLS.bit_count() == 28
    assert SWITCHES.bit_count() == 8
    assert inside.bit_count() == 5
    assert SWITCHES & LANDMARK_CELLS == 0
    assert inside & ~LANDMARK_CELLS == 0
    for landmark in DATA.landmarks:
        whole = sum(1 << CELL[name] for name in landmark.cells)
        grown = 1 << CELL[landmark.key]
        for _ in range(4):
            grown = around(grown, 0) & whole
        assert grown == whole
        assert whole.bit_count() == 4


@pytest.mark.rule("M-16")
def test_distances_between_key_cells() -> None:
    places = [(k % 10, k // 10) for k in KEY_CELLS]
    rows = [[abs(a - c) + abs(b - d) for c, d in places] for a, b in places]
    assert rows == [
        [0, 4, 6, 8, 3, 5, 9],
        [4, 0, 4, 6, 7, 5, 7],
        [6, 4, 0, 4, 9, 7, 3],
        [8, 6, 4, 0, 7, 3, 3],
        [3, 7, 9, 7, 0, 4, 8],
        [5, 5, 7, 3, 4, 0, 6],
        [9, 7, 3, 3, 8, 6, 0],
    ]


@pytest.mark.rule("M-8")
@pytest.mark.rule("M-17")
def test_the_spinner() -> None:
    assert [SPACES.count(n) for n in range(1, 7)] == [1, 2, 3, 3, 2, 1]
    assert sum(SPACES) / 12 == 3.5
    assert [TURNS.count(n) for n in range(5, 11)] == [1, 2, 3, 3, 2, 1]
    assert sum(TURNS) / 12 == 7.5


@pytest.mark.rule("M-2")
@pytest.mark.rule("M-19")
def test_deals() -> None:
    assert comb(N_CARDS, HAND) * comb(N_CARDS - HAND, HAND) == 7_571_343_780
    assert comb(N_CARDS - HAND, HAND) == 53_130  # hands that the others may have


@pytest.mark.rule("M-4")
@pytest.mark.rule("M-12")
def test_every_cell_has_its_piece_in_both_colours() -> None:
    names = [write(team, id_of(A_PLACE + cell)) for team in range(2) for cell in range(N_CELLS)]
    assert names[:N_CELLS] == names[N_CELLS:] == [f"place:{name}" for name in CELL_NAMES]  # named by its cell


@pytest.mark.rule("M-67")
def test_names_and_skills() -> None:
    assert LANDMARK_NAMES[4] == "Sunken Ship"
    assert SKILLS == ("novice", "casual", "skilled", "expert")
