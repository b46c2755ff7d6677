"""The readers of H.Y.S.T.: each has its habit, keeps the rules, and else plays as its level."""

import pytest

from facedown.bots.hyst.players import Thief
from facedown.catalog import make_bot, readers_of
from facedown.engine.play import redacted
from facedown.games.hyst import HYST
from facedown.games.hyst.rules.state import TURN_START
from facedown.games.hyst.text import moves
from tests.games.hyst.helpers import Table, table

NAMES = ("hurry", "shadow", "guard", "run", "expert_hurry", "expert_shadow")


def chosen(name: str, found: Table) -> str:
    bot = make_bot(HYST, name, 0.05)
    return moves.write(0, bot.choose(redacted(HYST, found.state, 0), 0, 1))


def test_all_are_listed_with_what_they_do() -> None:
    readers = readers_of(HYST)
    assert tuple(readers) == NAMES
    assert all(reader.about.endswith(("else the regular", "else the expert")) for reader in readers.values())


@pytest.mark.parametrize("name", ["hurry", "expert_hurry"])
def test_takes_the_diamond_that_can_be_reached(name: str) -> None:
    assert chosen(name, table("C3", "S3", points=6)) == "move:D3"
    assert chosen(name, table("E4", "E5", points=1)) == "move:E5"


@pytest.mark.parametrize("name", ["shadow", "expert_shadow"])
def test_follows_the_holder_and_tries_to_steal(name: str) -> None:
    assert chosen(name, table("D3", "B3", holder=1, points=6)) == "move:C3"
    assert chosen(name, table("B3", "B3", holder=1, points=6)) == "steal"
    assert chosen(name, table("B3", "B3", holder=1, phase=TURN_START)) == "roll"


def test_waits_before_the_exit_that_is_nearest_to_the_holder() -> None:
    assert chosen("guard", table("B3", "D3", holder=1, points=6)) == "move:A3"
    assert chosen("guard", table("A1", "D3", holder=1, points=6)) == "end_turn"


def test_runs_straight_out() -> None:
    assert chosen("run", table("C3", "B3", holder=0, points=6)) == "move:B3"
    assert chosen("run", table("A1", "A1", holder=0, points=1)) == "move:S1"


@pytest.mark.parametrize("name", ["hurry", "shadow", "guard", "run"])
def test_without_its_occasion_a_reader_plays_as_its_level(name: str) -> None:
    found = table("C3", "C3", holder=1, points=2, hand="ultimate_thief smoke grapple")
    found.state.steal_tried = 1
    level = Thief("regular", 0.05)
    assert chosen(name, found) == moves.write(0, level.choose(redacted(HYST, found.state, 0), 0, 1))
