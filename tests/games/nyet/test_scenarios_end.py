"""Worked scenarios: scoring and end (Y-S37 .. Y-S45)."""

import pytest

from facedown.engine.game import NOBODY_ACTS, SPECTATOR
from facedown.engine.play import Watcher
from facedown.games.nyet import NYET as GAME
from facedown.games.nyet.rules.options import NyetOptions
from facedown.games.nyet.rules.pieces import DECK_OF_THREE, join
from facedown.games.nyet.rules.state import NYET, OVER, SCORE, State
from facedown.games.nyet.text.events import RoundStart
from tests.games.nyet.helpers import acting, ending, play, random_steps, rng_of, roll, view_of


@pytest.mark.rule("Y-S37")
def test_five_players_at_three_points() -> None:
    s = ending(
        "bear d0 y none 3",
        "g2",
        "g3",
        "g13",
        "g4",
        "g5",
        team="0+3",
        bonus=3,
        leader=2,
        tricks=(1, 2, 4, 3, 1),
        more="loot: b1 | - | r1 | b1 y1 | -",
    )
    play(s, "g13", "g4", "g5", "g2", "g3")
    assert s.tricks == [1, 2, 5, 3, 1]
    assert s.credits == [21, 27, 27, 42, 27]


@pytest.mark.rule("Y-S38")
def test_three_players_at_minus_two() -> None:
    s = ending(
        "wolf d0 y none -2",
        "g2",
        "g3",
        "g10",
        team="1",
        leader=2,
        tricks=(4, 6, 5),
        more="loot: b1 | r1 y1 | b1 g1",
    )
    play(s, "g10", "g2", "g3")
    assert s.tricks[:3] == [4, 6, 6]
    assert s.credits[:3] == [-26, -32, -26]


@pytest.mark.rule("Y-S39")
def test_one_side_takes_everything() -> None:
    s = ending(
        "bear d0 y none 4",
        "g2",
        "g3",
        "g4",
        "g13",
        team="0+2",
        leader=1,
        tricks=(0, 7, 0, 7),
        more="loot: - | b1 b1 r1 | - | y1 g1",
    )
    play(s, "g3", "g4", "g13", "g2")
    assert s.tricks[:4] == [0, 7, 0, 8]
    assert s.credits[:4] == [0, 80, 0, 80]


@pytest.mark.rule("Y-S40")
def test_the_next_round() -> None:
    s = ending("bear d0 y none 2", "g10", "g2", "g3", team="0", more="round: 4\ndealer: 1")
    play(s, "g10", "g2", "g3")
    assert s.phase == SCORE
    roll(s, rng_of(4))
    page = view_of(s, 2)
    tokens = [box for line in page.lines for box in line.boxes if not box.open]
    assert [(box.id, box.neutral, box.seat) for box in tokens] == [("tiger", True, None), ("eagle", True, None)]
    assert [seat.dealer for seat in page.seats] == [False, False, True]
    assert not any(seat.bonus or seat.team for seat in page.seats)
    assert join(join(s.hands[0], s.hands[1]), s.hands[2]) == DECK_OF_THREE
    assert (s.phase, acting(s), s.round) == (NYET, [2], 5)


def after(scores: str, round_number: int, options: str = "") -> State:
    """Four players; a round is scored in which the team of seats 0 and 1 takes all fifteen tricks at one point."""
    hands = ["g10", "g2", "g3", "g4"]
    lines = f"scores: {scores}\nround: {round_number}"
    s = ending("bear d0 y none 1", *hands, team="0+1", options=options, more=lines)
    play(s, *hands)
    return s


@pytest.mark.rule("Y-S41")
def test_a_shared_win_after_eight_rounds() -> None:
    s = after("116 125 140 96", 8)
    assert s.scores[:4] == [131, 140, 140, 96]
    assert view_of(s, 0).winners == [1, 2]
    assert [seat.place for seat in view_of(s, 0).seats] == [3, 1, 1, 4]
    assert s.phase == OVER
    assert GAME.rules.actors(s) == NOBODY_ACTS  # no ninth deal


@pytest.mark.rule("Y-S42")
def test_several_reach_the_target() -> None:
    s = ending(
        "crane d0 y none 2",
        "g2",
        "g3",
        "g10",
        team="2",
        leader=2,
        tricks=(2, 2, 11),
        options="end_mode=points",
        more="scores: 96 90 64\nround: 5",
    )
    play(s, "g10", "g2", "g3")
    assert s.scores[:3] == [104, 98, 112]
    assert s.phase == OVER
    assert view_of(s, 0).winners == [2]


@pytest.mark.rule("Y-S43")
def test_totals_below_the_target_and_falling() -> None:
    first = after("84 56 40 88", 3, "end_mode=points")
    assert first.scores[:4] == [99, 71, 40, 88]
    assert first.phase == SCORE
    s = ending(
        "bear d0 y none -2",
        "g2",
        "g3",
        "g4",
        "g13",
        team="0+2",
        leader=0,
        tricks=(4, 4, 2, 4),
        options="end_mode=points",
        more="scores: 99 71 40 88\nround: 4\nloot: b1 | r1 | - | g1",
    )
    play(s, "g2", "g3", "g4", "g13")
    assert s.scores[:4] == [85, 49, 26, 66]
    assert s.phase == SCORE


@pytest.mark.rule("Y-S44")
def test_the_target_reached_together() -> None:
    s = after("85 85 55 61", 6, "end_mode=points")
    assert s.scores[:4] == [100, 100, 55, 61]
    assert s.phase == OVER
    assert view_of(s, SPECTATOR).winners == [0, 1]


@pytest.mark.rule("Y-S45")
def test_dealers_of_ten_rounds() -> None:
    steps = random_steps(NyetOptions.of(players=5, first_dealer=3), 9)
    watcher = Watcher(GAME, next(steps), SPECTATOR)
    for s in steps:
        watcher.look(s)
    starts = [event for event in watcher.events if isinstance(event, RoundStart)]
    assert [event.dealer for event in starts] == [3, 4, 0, 1, 2, 3, 4, 0, 1, 2]
