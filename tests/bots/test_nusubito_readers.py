"""The readers of Nusubito: each has the habit that its name says, keeps the rules, and knows no more than its seat."""

from collections import Counter
from typing import Any

import pytest

from facedown.bots.nusubito.judge import Judge
from facedown.bots.nusubito.readers import READERS, SCRIPTS
from facedown.bots.nusubito.reading_mist import DOUBT, SAMPLES, BoldMist, KnowingJudge, habits
from facedown.bots.nusubito.reading_thief import ScriptedThief
from facedown.catalog import readers_of
from facedown.engine.play import choices, redacted
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.rules.options import options_of
from facedown.games.nusubito.rules.pieces import CENTRE, TEMPLE
from facedown.games.nusubito.rules.state import M_DAY, NO_SPECIAL, T_NIGHT, State
from tests.games.nusubito.helpers import MIST, Table, given, new_game

SECONDS = 0.2


def seen(table: Table, seat: int) -> State:
    found: State = redacted(NUSUBITO, table.state, seat)
    return found


def first_turn(script: str, seed: int) -> State:
    """The record after a reader's first turn."""
    table, thief = new_game(), ScriptedThief(SCRIPTS[script][1], SECONDS)
    step = 0
    while table.state.phase != M_DAY:
        step += 1
        action = thief.choose(seen(table, table.state.thief), table.state.thief, 1000 * seed + step)
        assert action in choices(NUSUBITO, table.state, table.state.thief)
        NUSUBITO.rules.apply(table.state, table.state.thief, action)
    return table.state


def test_there_are_twenty_and_the_arena_finds_them() -> None:
    assert len(READERS) == 20
    assert list(readers_of(NUSUBITO)) == [reader.name for reader in READERS]


@pytest.mark.parametrize("script", ["silent-start", "near-start", "far-start", "silent-day"])
def test_a_silent_start_shows_nothing(script: str) -> None:
    s = first_turn(script, 1)
    assert (s.special, s.fell, s.trail[0] & 1) == (NO_SPECIAL, 0, 0)
    neighbours = {TEMPLE["A3"], TEMPLE["E3"]}
    assert script != "near-start" or s.at in neighbours
    assert script != "far-start" or s.at not in neighbours


def test_a_bluff_sacrifices_a_coin_for_nothing() -> None:
    s = first_turn("bluff-start", 2)
    assert s.trail[0] & 1
    assert s.fell == 0


def test_a_loud_start_strikes_a_pawn() -> None:
    assert first_turn("loud-start", 3).fell


@pytest.mark.parametrize("script", ["look-late", "look-on-day-2", "even-start"])
def test_a_late_look_is_no_first_turn(script: str) -> None:
    assert not first_turn(script, 4).looked


def test_a_sleeper_ends_the_night_at_once() -> None:
    table = given("B2:H", thief="E3", phase=T_NIGHT, green="C3", table="1.1L=A3 1.2L=C3 1.3L=E3")
    action = ScriptedThief(SCRIPTS["sleeper"][1], SECONDS).choose(seen(table, 0), 0, 1)
    assert NUSUBITO.text.moves.write(0, action) == "end"


def test_a_gambler_claims_at_one_in_three() -> None:
    table = given("B2:H D4:S", thief="E5", green="E5", looked="5")
    for script, claims in (("gambler", True), ("sleeper", False)):
        action = ScriptedThief(SCRIPTS[script][1], SECONDS).choose(seen(table, 0), 0, 1)
        assert (NUSUBITO.text.moves.write(0, action) == "treasure") == claims


def test_who_knows_the_first_turn_weighs_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Thief of whom it is known that he goes to A3 in nine of ten games is thought there; else all is as before."""
    s = seen(new_game().do("rod:3 leap:A3 lay end"), MIST)
    found = habits(options_of(s))
    assert sum(counts.total() for counts in found.values()) == SAMPLES
    counts: Any = {(s.reach[CENTRE], 0): Counter({TEMPLE["A3"]: 9, TEMPLE["E3"]: 1})}
    monkeypatch.setattr("facedown.bots.nusubito.reading_mist.habits", lambda options: counts)
    odds = KnowingJudge().look(s).temple
    assert odds[TEMPLE["A3"]] == pytest.approx(DOUBT / 2 + (1 - DOUBT) * 0.9)
    other = seen(new_game().do("leap:A3 lay end"), MIST)
    assert list(KnowingJudge().look(other).temple) == pytest.approx(list(Judge().look(other).temple))


def test_a_bold_mist_captures_at_its_own_chance() -> None:
    bold, late = BoldMist(0.45, SECONDS), BoldMist(0.8, SECONDS)
    for player in (bold, late):
        player._temples = [0.6] * 9
    assert bold._capture_worth(TEMPLE["A3"]) == 0.99
    assert late._capture_worth(TEMPLE["A3"]) == 0.0
