"""Positions by hand, and what both seats see of them in numbers."""

import pytest

from facedown.engine.play import redacted
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.rules.pieces import CELL_NAMES, RODS, TEMPLE_NAMES
from facedown.games.nusubito.rules.state import M_DAY, PHASES, T_NIGHT
from facedown.testing.tensors import glanced, observed
from tests.games.channels import channel, glance_at, lit
from tests.games.nusubito.helpers import MIST, THIEF, Table, given, new_game, slot_number

SPECIALS = ("none", "dart", *RODS, "coin")
ACTIONS = ("end", "capture", "spawn", "raise", "move", "climb", "glide", "heal", "upgrade", "bolster")


def see(table: Table, seat: int, name: str) -> list[float]:
    return channel(NUSUBITO, table.state, seat, name)


def test_the_start() -> None:
    table = new_game(configuration="0/1/2")
    for seat in (THIEF, MIST):
        assert see(table, seat, "thief") == [float(seat == THIEF)]
        assert lit(see(table, seat, "phase"), PHASES) == "thief_day"
        assert see(table, seat, "time") == pytest.approx([1 / 40, 0, 0, 1, 0, 0, 0])
        assert lit(see(table, seat, "healers"), CELL_NAMES) == "B2 D4"
        assert lit(see(table, seat, "builders"), CELL_NAMES) == "C2 C4"
        assert lit(see(table, seat, "seekers"), CELL_NAMES) == "D2 B4"
        assert see(table, seat, "darts") == pytest.approx([2 / 15, 7 / 15, 2 / 15])
        assert lit(see(table, seat, "possible"), TEMPLE_NAMES) == "C3"
    assert lit(see(table, THIEF, "place")[:9], TEMPLE_NAMES) == "C3"
    assert lit(see(table, THIEF, "hand")[:9], TEMPLE_NAMES) == " ".join(TEMPLE_NAMES)
    assert not any(see(table, MIST, "place") + see(table, MIST, "hand") + see(table, MIST, "turn"))


def test_a_turn_is_hidden_until_it_is_published() -> None:
    table = given("C2:H", green="A1")
    before = observed(NUSUBITO, redacted(NUSUBITO, table.state, MIST), MIST)
    table.do("leap:C1")
    assert observed(NUSUBITO, redacted(NUSUBITO, table.state, MIST), MIST) == before
    assert lit(see(table, THIEF, "place")[:9], TEMPLE_NAMES) == "C1"
    assert lit(see(table, THIEF, "place")[9:18], TEMPLE_NAMES) == "C3"
    assert lit(see(table, THIEF, "fell"), CELL_NAMES) == "C2"
    assert see(table, THIEF, "turn")[5:] == pytest.approx([1 / 3, 1 / 3])
    table.do("lay end")
    for seat in (THIEF, MIST):
        assert lit(see(table, seat, "phase"), PHASES) == "mist_day"
        assert lit(see(table, seat, "down"), CELL_NAMES) == "C2"
        assert see(table, seat, "row")[:6] == pytest.approx([1 / 40, 1 / 3, 1, 1 / 40, 2 / 3, 1])
        assert glance_at(NUSUBITO, table.state, seat, "newest") == [slot_number("1.2L")]
        assert glance_at(NUSUBITO, table.state, seat, "coins") == [2]
        assert glance_at(NUSUBITO, table.state, seat, "fell") == [1 << CELL_NAMES.index("C2"), 0]
    assert lit(see(table, THIEF, "faces")[9:18], TEMPLE_NAMES) == "C1"
    assert glance_at(NUSUBITO, table.state, THIEF, "faces") == [5 + 10 * 2, 0, 0]
    assert not any(see(table, MIST, "faces"))
    assert glance_at(NUSUBITO, table.state, MIST, "faces") == [0, 0, 0]


def test_traces_tell_where_he_may_be() -> None:
    table = new_game(custom_start="B1:H", green="A1").do("leap:C1 lay end")
    assert lit(see(table, MIST, "possible"), TEMPLE_NAMES) == "A1 C1 E1 A3 E3 A5 C5 E5"
    newest = see(table, MIST, "recent")[:100]
    assert not any(newest[:19])  # no Coin was sacrificed or taken
    assert lit(newest[19 + 4 * 9 :][:9], TEMPLE_NAMES) == "A1 C1 E1 A3 E3 A5 C5 E5"
    assert see(table, MIST, "memory") == pytest.approx([1 / 30, 1, 0, 0, 0])


def test_a_look_at_a_rod() -> None:
    table = given(green="A1").do("rod:3")
    assert lit(see(table, THIEF, "special")[:9], SPECIALS) == "3"
    assert lit(see(table, THIEF, "looked")[:6], RODS) == "3"
    assert lit(see(table, THIEF, "rods")[:6], RODS) == "3"
    assert not any(see(table, THIEF, "rods")[6:])  # it was red: two are left
    assert not any(see(table, MIST, "looked"))
    assert glance_at(NUSUBITO, table.state, THIEF, "green") == [0, 0]
    assert lit(see(given(thief="C1", green="A1").do("rod:1"), THIEF, "rods")[6:9], ("1", "3", "5")) == "1"


def test_a_night() -> None:
    table = given(phase=T_NIGHT, thief="C3").do("dart rod:C reveal:col")
    for seat in (THIEF, MIST):
        marks = ("", "1", "3", "5", "A", "C", "E", *TEMPLE_NAMES)
        assert lit(see(table, seat, "marker"), marks) == "C"
        assert see(table, seat, "left") == pytest.approx([2 / 6])
        first, second = see(table, seat, "night")[:20], see(table, seat, "night")[20:40]
        assert lit(first[9:15], RODS) == "C"
        assert second[15] == 1  # a Dart
        assert sum(first) == sum(second) == 1


def test_the_mist_moves() -> None:
    table = given("B1:H", phase=M_DAY, thief="C3").do("move:B1-B2")
    for seat in (THIEF, MIST):
        assert lit(see(table, seat, "last")[:10], ACTIONS) == "move"
        assert lit(see(table, seat, "used"), CELL_NAMES) == "B2"
        assert see(table, seat, "left") == pytest.approx([2 / 6])


def test_the_end_shows_everything() -> None:
    table = given("A1:S", phase=M_DAY, thief="C3", green="E5").do("capture:A1")
    assert lit(see(table, MIST, "place")[:9], TEMPLE_NAMES) == "C3"
    results = see(table, MIST, "results")
    assert results[4] == 1  # a wrong capture
    assert lit(results[10:19], TEMPLE_NAMES) == "C3"
    assert lit(results[19:28], TEMPLE_NAMES) == "E5"
    assert glance_at(NUSUBITO, table.state, MIST, "at") == [1 + TEMPLE_NAMES.index("C3")]
    assert glance_at(NUSUBITO, table.state, MIST, "green") == [3, 3]


def test_the_seats_are_alike() -> None:
    one, two = new_game(thief_seat="seat_0"), new_game(thief_seat="seat_1")
    for table in (one, two):
        table.do("leap:C1 lay end")
    for role in range(2):
        seen = [redacted(NUSUBITO, table.state, role ^ k) for k, table in enumerate((one, two))]
        assert observed(NUSUBITO, seen[0], role) == observed(NUSUBITO, seen[1], 1 - role)
        assert glanced(NUSUBITO, seen[0], role) == glanced(NUSUBITO, seen[1], 1 - role)
