"""Positions as text: examples, and what is refused."""

import pytest

from facedown.engine.errors import PositionError
from facedown.games.nusubito.text.position import read_position, write_position
from tests.games.nusubito.helpers import Table, given, mist, new_game, words

EXAMPLE = """nusubito
options: max_days=3
phase: thief_day
turn: 2.2
pawns: B1:B D1:S C3:S
at: C1
coins: 1.1L=A3 2.1L=C1
darts: 0
treasure: E5
base: last_coin
"""


def test_a_position_can_be_written_by_hand() -> None:
    t = Table(read_position(EXAMPLE))
    assert t.legal() == words("dart treasure")  # N-930
    assert write_position(t.state) == EXAMPLE


@pytest.mark.parametrize("moves", ["leap:C1", "leap:C1 dart", "sacrifice:E5 leap:A3 leap:A1", "rod:3", "leap:A3 lay"])
def test_a_staged_turn_has_a_text(moves: str) -> None:
    state = new_game("E5").do(moves).state
    assert read_position(write_position(state)) == state


def test_landings_shots_and_nights_have_a_text() -> None:
    staged = [
        given("A1:S", thief="A1").do("leap:C1"),
        given("C1:S", thief="A1").do("leap:C1"),
        given("C1:S", thief="A1").do("leap:C1 land:D1"),
        given("C1:S E1:S", thief="A1", darts=4).do("shoot:E1"),
        given(thief="E3", phase=4, bolsters="A1", table="1.1L=C1 1.3L=E3").do("unbolster:A1 coin:1.1L"),
        mist("C3:S C2:H*", thief="C1").do("move:C3-C1"),
    ]
    for t in staged:
        assert read_position(write_position(t.state)) == t.state


@pytest.mark.rule("N-207")
@pytest.mark.rule("N-208")
@pytest.mark.parametrize(
    ("line", "wrong", "problem"),
    [
        ("turn: 2.2", "turn: 2", "turn: write"),
        ("turn: 2.2", "turn: 4.1", "turn: write a day from 1 to 3, not '4'"),
        ("pawns: B1:B", "pawns: A1:H B1:B", "only a Seeker"),
        ("pawns: B1:B", "pawns: B1:H B1:B", "two on B1"),
        ("pawns: B1:B", "pawns: B1:B*", "have acted"),
        ("at: C1", "at: A1", "newest Coin"),
        ("at: C1", "at: C2", "at: write"),
        ("coins: 1.1L=A3", "coins: 1.1L=C1", "every Coin once"),
        ("coins: 1.1L=A3", "coins: 3.1L=A3", "not been played"),
        ("darts: 0", "darts: 10", "darts: write"),
        ("base: last_coin", "base: last_coin\nbolsters: C3", "none beside a pawn"),
        ("base: last_coin", "base: start", "Coins lie on the table"),
        ("base: last_coin", "base: last_coin\nstaged: at=Z9", "staged"),
        ("base: last_coin", "base: last_coin\ntrace 1: A9>C1", "trace 1"),
    ],
)
def test_what_cannot_be_is_refused(line: str, wrong: str, problem: str) -> None:
    assert line in EXAMPLE
    with pytest.raises(PositionError, match=problem):
        read_position(EXAMPLE.replace(line, wrong, 1))
