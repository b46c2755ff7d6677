"""Positions by hand, and what both seats see of them in numbers."""

import pytest

from facedown.engine.play import redacted
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.games.shy_monsters.learn.tensors import ROOM
from facedown.games.shy_monsters.rules.pieces import CELLS, MONSTERS, N_CELLS
from facedown.games.shy_monsters.rules.state import PHASES, RESULTS
from facedown.testing.tensors import glanced, observed
from tests.games.channels import channel, glance_at, lit
from tests.games.shy_monsters.helpers import HERO, MASTER, Table, story

PLACES = [f"{x},{y}" for x, y in CELLS]


def see(table: Table, seat: int, name: str) -> list[float]:
    return channel(SHY_MONSTERS, table.state, seat, name)


def of(table: Table, seat: int, name: str, monster: str) -> str:
    """The cells of a Monster's own plane."""
    k = MONSTERS.index(monster)
    return lit(see(table, seat, name)[N_CELLS * k : N_CELLS * (k + 1)], PLACES)


def test_a_fresh_storey() -> None:
    table = story("LINE", "C mantis C C dragon X")
    for seat in (MASTER, HERO):
        assert see(table, seat, "master") == [float(seat == MASTER)]
        assert lit(see(table, seat, "phase"), PHASES) == "move"
        assert see(table, seat, "storey") == [0, 0, 1]
        assert lit(see(table, seat, "tiles"), PLACES) == "0,0 1,0 2,0 3,0 4,0 5,0 6,0"
        assert lit(see(table, seat, "hero"), PLACES) == "0,0"
        assert not any(see(table, seat, "face_up"))
        assert see(table, seat, "skills") == [0.5, 0.5, 0]
        assert of(table, seat, "comfy", "dragon") == "6,0"  # a dead end
        assert of(table, seat, "comfy", "mantis") == "1,0 2,0 3,0 4,0 5,0"
    assert of(table, MASTER, "monsters", "mantis") == "2,0"
    assert lit(see(table, MASTER, "exit"), PLACES) == "6,0"
    assert lit(see(table, MASTER, "hand"), MONSTERS) == "dragon mantis"
    assert not any(see(table, HERO, "monsters") + see(table, HERO, "exit") + see(table, HERO, "hand"))


def test_an_attack() -> None:
    table = story("LINE", "C mantis C C dragon X").walk("explore:1,0", "attack:2,0")
    for seat in (MASTER, HERO):
        assert lit(see(table, seat, "hero"), PLACES) == "2,0"
        assert lit(see(table, seat, "face_up"), PLACES) == "1,0 2,0"
        assert lit(see(table, seat, "flipped"), MONSTERS) == "mantis"
        assert see(table, seat, "skills") == [0, 0.5, 0]
        assert see(table, seat, "last") == pytest.approx([0, 0, 1, 0, 0, 2 / 6, 0, 0, 0, 0, 0])
    assert of(table, HERO, "monsters", "mantis") == "2,0"
    second = see(table, HERO, "storeys")[ROOM * (2 * 6 + 1) :][:ROOM]
    kinds = ["corridor", "exit", *MONSTERS]
    assert second[:3] == pytest.approx([1, 2 / 6, 0])
    assert lit(second[3:11], kinds) == "mantis"
    assert second[11:] == [1, 1, 0, 0]  # face up, slain, not panicked, not deadly


def test_a_jump_and_death() -> None:
    table = story("LINE", "C mantis C C dragon X").walk("jump:1,0>2,0")
    assert lit(see(table, HERO, "phase"), PHASES) == "over"
    assert see(table, HERO, "last") == pytest.approx([0, 0, 0, 1, 0, 1 / 6, 0, 0, 0, 1, 0])  # over 1,0 to the east
    results = see(table, HERO, "results")
    assert results[RESULTS.index("hero_killed")] == 1
    assert results[6] == pytest.approx(2 / 3)
    assert lit(results[7:13], MONSTERS) == "mantis"
    assert results[13:15] == pytest.approx([2 / 6, 0])
    assert lit(see(table, HERO, "exit"), PLACES) == "6,0"  # all is shown after a game


def test_building_is_seen_by_its_builder_only() -> None:
    table = Table().draw("bat", "cobra").do(MASTER, "lay:0,-1", "lay:1,-1")
    assert lit(see(table, MASTER, "tiles"), PLACES) == "0,-1 1,-1 0,0"
    assert see(table, MASTER, "step") == pytest.approx([2 / 9])
    assert lit(see(table, HERO, "tiles"), PLACES) == "0,0"
    assert see(table, HERO, "step") == [0]
    assert glance_at(SHY_MONSTERS, table.state, MASTER, "hand") == [1, 4]
    assert glance_at(SHY_MONSTERS, table.state, HERO, "hand") == [0, 0]
    assert glance_at(SHY_MONSTERS, table.state, HERO, "cells") == [0] * 6


def test_a_glance_shows_the_game_that_just_ended() -> None:
    table = Table(match_games=2).build("LINE", "C mantis C C dragon X")
    table.walk("reveal:6,0", "reveal:5,0", "jump:1,0>2,0")
    assert lit(see(table, HERO, "phase"), PHASES) == "draw"
    assert see(table, HERO, "second_game") == [1]
    assert glance_at(SHY_MONSTERS, table.state, HERO, "result") == [RESULTS.index("hero_killed")]
    assert glance_at(SHY_MONSTERS, table.state, HERO, "kinds")[:6] == [1, 5, 1, 1, 4, 2]
    assert glance_at(SHY_MONSTERS, table.state, HERO, "master") == [1]  # the roles are swapped


def test_the_seats_are_alike() -> None:
    one = Table(dm_seat="seat_0").build("BLOCK", "C bat C X C cobra").walk("reveal:1,0")
    two = Table(dm_seat="seat_1").build("BLOCK", "C bat C X C cobra").walk("reveal:1,0")
    for role in range(2):
        seen = [redacted(SHY_MONSTERS, table.state, role ^ k) for k, table in enumerate((one, two))]
        assert observed(SHY_MONSTERS, seen[0], role) == observed(SHY_MONSTERS, seen[1], 1 - role)
        assert glanced(SHY_MONSTERS, seen[0], role) == glanced(SHY_MONSTERS, seen[1], 1 - role)
