"""The board's numbers (N-201 .. N-209), recomputed from names alone."""

from itertools import combinations

import pytest

from facedown.games.nusubito.rules import pieces
from facedown.games.nusubito.rules.pieces import (
    BESIDE,
    BUILDER_TRIOS,
    CELL,
    CELL_NAMES,
    COURT,
    CROSS,
    DIAGONAL_COURT,
    HEALER_TRIOS,
    IN_LINE,
    LINKS,
    N_CELLS,
    N_COURT,
    NEAR,
    ON_ROD,
    RODS_OF,
    STRAIGHT,
    TEMPLE,
    TEMPLE_NAMES,
    WALK_END,
    WALK_LINKS,
    WALK_START,
    WALK_TEMPLES,
    WALKS,
    names,
    temple_names,
)


def cells(text: str) -> int:
    return sum(1 << CELL[name] for name in text.split())


@pytest.mark.rule("N-201")
@pytest.mark.rule("N-848")
def test_cells() -> None:
    reading = [column + row for row in "12345" for column in "ABCDE"]
    assert sorted(CELL_NAMES, key=lambda name: pieces.READING[CELL[name]]) == reading
    assert names((1 << N_CELLS) - 1) == reading
    assert list(TEMPLE_NAMES) == ["A1", "C1", "E1", "A3", "C3", "E3", "A5", "C5", "E5"]


@pytest.mark.rule("N-202")
def test_links_and_crosses() -> None:
    assert names(CROSS) == ["B2", "D2", "B4", "D4"]
    assert " ".join(CELL_NAMES[cell] for cell in LINKS) == "B1 D1 A2 C2 E2 B3 D3 A4 C4 E4 B5 D5"
    assert temple_names(BESIDE[CELL["C2"]]) == ["C1", "C3"]
    assert temple_names(BESIDE[CELL["B1"]]) == ["A1", "C1"]
    assert names(NEAR[CELL["B2"]]) == ["B1", "A2", "C2", "B3"]
    assert NEAR[CELL["E4"]] & COURT == cells("D4")
    assert DIAGONAL_COURT[CELL["C4"]] == cells("B3 D3 B5 D5")
    assert DIAGONAL_COURT[CELL["A2"]] == cells("B1 B3")


def pairs(near: tuple[int, ...], within: int) -> int:
    return sum((near[cell] & within).bit_count() for cell in range(N_CELLS) if within >> cell & 1) // 2


@pytest.mark.rule("N-203")
def test_counts() -> None:
    assert len({frozenset((WALK_START[k], WALK_END[k])) for k in range(24)}) == 12
    assert pairs(NEAR, (1 << N_CELLS) - 1) == 40
    assert pairs(NEAR, COURT) == 16
    assert pairs(DIAGONAL_COURT, COURT) == 16
    straight = [pieces.is_straight(trio) for trio in HEALER_TRIOS]
    assert (len(HEALER_TRIOS), sum(straight)) == (28, 12)
    assert (len(BUILDER_TRIOS), sum(STRAIGHT[28:])) == (32, 8)
    assert all(cell in LINKS for trio in BUILDER_TRIOS for cell in trio)
    assert all(DIAGONAL_COURT[cell] == 0 for cell in range(N_COURT) if CROSS >> cell & 1)
    lengths = [len(walk) - 1 for walk in WALKS]
    assert [lengths.count(n) for n in (1, 2, 3)] == [24, 68, 192]
    from_centre = [len(walk) - 1 for walk in WALKS if walk[0] == TEMPLE["C3"]]
    assert [from_centre.count(n) for n in (1, 2, 3)] == [4, 12, 32]


def test_the_diagonal_graph_of_the_links_is_connected() -> None:
    joined = 1 << LINKS[0]
    for _ in LINKS:
        for cell in LINKS:
            if joined >> cell & 1:
                joined |= DIAGONAL_COURT[cell]
    assert joined == COURT & ~CROSS


@pytest.mark.rule("N-204")
def test_every_leap_changes_parity() -> None:
    even = {TEMPLE[name] for name in ("A1", "E1", "C3", "A5", "E5")}
    for k in range(24):
        assert (WALK_START[k] in even) != (WALK_END[k] in even)


def test_walks_know_their_way() -> None:
    walk = WALKS.index(tuple(TEMPLE[name] for name in ("C3", "C1", "C3", "A3")))
    assert temple_names(WALK_TEMPLES[walk]) == ["C1", "A3", "C3"]
    assert names(WALK_LINKS[walk]) == ["C2", "B3"]


@pytest.mark.rule("N-209")
def test_rods() -> None:
    assert temple_names(ON_ROD[1]) == ["A3", "C3", "E3"]
    assert temple_names(ON_ROD[5]) == ["E1", "E3", "E5"]
    assert RODS_OF[TEMPLE["E3"]] == 1 << 1 | 1 << 5
    assert temple_names(IN_LINE[TEMPLE["A1"]]) == ["C1", "E1", "A3", "A5"]
    for a, b in combinations(range(9), 2):
        assert IN_LINE[a] >> b & 1 == IN_LINE[b] >> a & 1
