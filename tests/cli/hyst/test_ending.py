"""How a game ends in the terminal: who won and how, all hands, and the story of the diamond (H-1027)."""

from typing import Any

import pytest

from facedown.cli.hyst import ending
from facedown.cli.table import Table
from facedown.engine.game import SPECTATOR
from facedown.games.hyst.afterwards import Attempt, Escape, GameTold, Held, SeatTold
from tests.cli.helpers import people
from tests.cli.hyst.helpers import ORANGE, RED, at, do, drawing, drawn

SITTERS = people("", "random")
DOOR = "phase: act\nactive: 0\npawns: A1 D3\nholder: 0\npoints: 1\nhands: smoke / shove shove\n"


def headlines(here: Table) -> list[str]:
    found = []
    for seat in (RED, ORANGE, SPECTATOR):
        seen: Any = here.game.view(here.play.seen(seat), seat)
        found.append(ending.headline(seen, SITTERS))
    return found


@pytest.mark.rule("H-102")
@pytest.mark.rule("H-914")
def test_an_escape() -> None:
    here = do(at(DOOR), "move:S1")
    assert headlines(here) == [
        "You escape with the diamond by S1: you win!",
        "Red escapes with the diamond by S1: a clean job.",
        "Red escapes with the diamond by S1: a clean job.",
    ]
    other = do(at(DOOR.replace("holder: 0", "holder: 1").replace("active: 0", "active: 1").replace("D3", "I9")), "s3")
    assert headlines(other)[0] == "random (Orange) escapes with the diamond by S3: a clean job."


@pytest.mark.rule("H-938")
def test_time_is_up() -> None:
    held = do(at(DOOR, quick_hyst="turns", quick_turns=1), "end_turn")
    assert headlines(held)[:2] == [
        "Time is up, and you hold the diamond. You win!",
        "Time is up, and Red holds the diamond. Red wins.",
    ]
    loose = "phase: act\nactive: 0\nturns: 5\npawns: D5 S2\npoints: 1\nhands: - / -\nflags: sudden\n"
    sudden = do(at(loose, quick_hyst="turns", quick_turns=5), "e5")
    assert headlines(sudden)[:2] == [
        "You take the diamond in sudden death. You win!",
        "Red takes the diamond in sudden death. Red wins.",
    ]
    nobody = "phase: act\nactive: 0\nturns: 0\npawns: D5 S2\npoints: 1\nhands: - / -\n"
    drawn_game = do(at(nobody, quick_hyst="turns", quick_turns=1, quick_no_holder="draw"), "end_turn")
    assert headlines(drawn_game)[0] == "Time is up, and nobody holds the diamond: nobody wins."
    ended = do(at(nobody, turn_limit=1), "end_turn")
    assert headlines(ended)[0] == "The last turn is over: nobody wins."


@pytest.mark.rule("H-1022")
def test_the_end_with_all_hands_and_the_code_of_the_museum() -> None:
    here = do(at(DOOR), "move:S1")
    text = drawn(drawing().ranking(here.events, here.view, SITTERS))
    assert "The game is over" in text
    assert "R  ◆  You     S1  Smoke" in text
    assert "O     random  D3  Shove, Shove" in text
    assert "--option layout=HY1-16c11c05a-12b14a08b-09b17b01b-16" in text
    card = drawn(drawing().round_card(here.events, here.view))
    assert "Red escapes with the diamond by S1 and wins." in card
    assert drawing().round_ended(here.events[-1])
    assert not drawing().round_ended(here.events[0])


def test_hands_stay_hidden_if_the_table_says_so() -> None:
    here = do(at(DOOR, reveal_hands_at_end=False), "move:S1")
    text = drawn(drawing().ranking(here.events, here.view, SITTERS))
    assert "2 cards, not shown" in text
    assert "Shove" not in text


def test_turning_points_so_far() -> None:
    here = at("phase: turn_start\nactive: 0\nturns: 2\npawns: D5 C3\nhands: - / -\n")
    assert "Nobody has touched the diamond" in drawn(drawing().sheet(here.events, here.view))
    run = at("phase: act\nactive: 0\nturns: 2\npawns: H5 C3\nholder: 0\npoints: 2\nhands: - / -\n")
    lines = drawn(drawing().sheet(do(run, "g5").events, run.view)).splitlines()
    assert lines[0].endswith("Red is spotted on G5 by the camera on G4 and drops the diamond on G5.")


@pytest.mark.rule("H-1027")
def test_the_story_of_the_diamond() -> None:
    told = GameTold(
        winner=1,
        result="escaped",
        exit="S2",
        turns=9,
        holders=[Held(0, "taken", "E5", 4, "laser", 5), Held(1, "ultimate_thief", "", 6, "escaped", 6)],
        steals=[Attempt(1, 0, 5, 0.25, False)],
        runs=[Escape(1, 6, 3, 0.6667, 2, True), Escape(0, 5, 99, 0.0, 99, False)],
        seats=[SeatTold(0, 5, 17, 15, 1, 0, 1, {"smoke": 2})],
    )
    assert [line.plain for line in ending.story([told])] == [
        "turn 4   Red took it on E5, lost it to a laser in turn 5",
        "turn 6   Orange stole it by Ultimate Thief, escaped with it at once",
        "turn 5   Orange tried to steal from Red, 25%: in vain",
        "turn 6   Orange was 3 steps from an exit (67%), the nearest rival 2 steps away: out!",
        "turn 5   Red had no safe way out, no rival near",
        "Red      5 turns, rolled 17, 15 steps by the die, 2 cards played, caught 1 time",
    ]
