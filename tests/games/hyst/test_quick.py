"""Quick H.Y.S.T.: the clock, sudden death, no winner (H-452, H-604, H-605)."""

from typing import Any

import pytest

from facedown.engine.dice import seed_from
from facedown.engine.errors import IllegalMove
from facedown.engine.game import CLOCK
from facedown.engine.play import Entry, Play
from facedown.games.hyst import HYST
from facedown.games.hyst.rules.actions import TIME_UP
from facedown.games.hyst.rules.options import HystOptions, clock_seconds
from facedown.games.hyst.rules.rules import apply, may_time_up
from tests.games.hyst.helpers import Table, table

MINUTES: dict[str, Any] = {"quick_hyst": "minutes"}


def ring(t: Table) -> Table:
    before = t.state.copy()
    assert may_time_up(before)
    apply(t.state, CLOCK, TIME_UP)
    t.events = list(HYST.text.events(before, t.state, -2))  # type: ignore[arg-type]
    return t


@pytest.mark.rule("H-604")
def test_the_holder_wins_when_time_is_up() -> None:
    t = ring(table("D4", "B2", holder=1, **MINUTES))
    assert (t.phase, t.state.winner) == ("over", 1)
    assert t.told() == ["The clock has run out.", "Time is up: Orange holds the diamond and wins."]


@pytest.mark.rule("H-604")
@pytest.mark.rule("H-452")
def test_sudden_death_even_inside_a_card() -> None:
    t = table("D4", hand="on_the_move", **MINUTES).do("play:on_the_move move:D5")
    ring(t)
    assert (t.phase, t.state.sudden) == ("card", 1)
    assert not may_time_up(t.state)
    t.do("move:E5")
    assert (t.phase, t.state.winner) == ("over", 0)


@pytest.mark.rule("H-604")
def test_in_sudden_death_a_victim_may_win() -> None:
    t = ring(table("D5", "D5", hand="shove", **MINUTES)).do("play:shove victim:1 shove:E5")
    assert (t.phase, t.state.winner) == ("over", 1)
    t = ring(table("G4", "G4", diamond="G5", hand="shove", **MINUTES)).do("play:shove victim:1 shove:G5")
    assert t.phase == "caught"  # an arrival that is spotted is no take


@pytest.mark.rule("H-452")
def test_time_is_up_between_two_who_come_back() -> None:
    t = table("E3", "C3", holder=1, hand="blind_spot", tactical_insertion="always", **MINUTES)
    t.do("play:blind_spot camera:F3 face:W start:S1")
    assert ring(t).phase == "reentry"
    assert (t.diamond, t.state.sudden) == ("C3", 1)


@pytest.mark.rule("H-605")
def test_without_a_holder_nobody_may_win() -> None:
    t = ring(table("D4", quick_no_holder="draw", **MINUTES))
    assert (t.phase, t.state.winner) == ("over", -1)
    assert t.told()[-1] == "Time is up, and nobody holds the diamond: nobody wins."


@pytest.mark.rule("H-452")
def test_the_clock_is_recorded_like_a_move() -> None:
    play = Play(HYST, HystOptions.of(players=2, layout="matinee", **MINUTES), seed_from("clock"))
    play.roll()
    play.act(play.actors()[0], HYST.text.moves.read("roll")[1])
    play.act(CLOCK, TIME_UP)
    assert play.log[-1] == Entry(CLOCK, TIME_UP)
    again = Play(HYST, play.options, play.dice.seed)
    for entry in play.log:
        again.append(entry)
    assert again.state == play.state
    assert again.state.sudden
    with pytest.raises(IllegalMove):
        play.act(CLOCK, TIME_UP)


@pytest.mark.rule("H-452")
def test_no_seat_can_say_that_time_is_up() -> None:
    play = Play(HYST, HystOptions.of(players=2, layout="matinee", **MINUTES), seed_from("clock"))
    play.roll()
    with pytest.raises(IllegalMove, match="only the clock") as refusal:
        play.act(play.actors()[0], TIME_UP)
    assert refusal.value.clause == "H-452"
    still = Play(HYST, HystOptions.of(players=2, layout="matinee"), seed_from("clock"))
    still.roll()
    with pytest.raises(IllegalMove):
        still.act(CLOCK, TIME_UP)


def test_how_long_the_clock_runs() -> None:
    assert clock_seconds(HystOptions.of(quick_hyst="minutes", quick_minutes=2)) == 120
    assert clock_seconds(HystOptions.of(quick_hyst="turns")) is None
