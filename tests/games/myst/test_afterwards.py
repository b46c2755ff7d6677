"""What is told about a finished game (M-U.22, M-U.30)."""

from typing import Any

import pytest

from facedown.engine.bits import RNG, seed_rng
from facedown.engine.dice import seed_from
from facedown.engine.play import Play
from facedown.games.myst import MYST
from facedown.games.myst.page.afterwards import GameTold, afterwards
from facedown.games.myst.page.hindsight import answer, best_walk, lead, swing, worth_of
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import CELL, CELL_NAMES, LANDMARKS
from facedown.games.myst.rules.scoring import total_points
from tests.games.myst.helpers import BLUE, YELLOW, dealt, explore


def played(seed: int, **options: Any) -> tuple[Play, GameTold]:
    chosen = MystOptions.of(**options)
    play = Play(MYST, chosen, seed_from(seed))
    play.roll()
    rng = [0] * RNG
    seed_rng(rng, seed, 1)
    while not play.over:
        seat = play.actors()[-1]
        mask = [0] * MYST.rules.words
        MYST.rules.legal(play.state, seat, mask)
        play.act(seat, MYST.learn.hints.policy(play.state, seat, mask, rng))
    (told,) = afterwards(chosen, play.log)
    return play, told


@pytest.mark.rule("M-U.30")
@pytest.mark.parametrize("driver", ["simulated", "alternate", "live"])
def test_who_covered_what_when(driver: str) -> None:
    play, told = played(1, race_driver=driver)
    assert [placed.number for placed in told.placements] == list(range(1, 61))
    assert sorted(placed.cell for placed in told.placements) == sorted(CELL_NAMES)
    for placed in told.placements:
        assert play.state.cells[placed.team] >> CELL[placed.cell] & 1
        assert (placed.hand == 1) == (driver == "simulated" and placed.number > 2)
    entries = [placed.entry for placed in told.placements]
    assert entries == sorted(set(entries))


@pytest.mark.rule("M-U.22")
def test_points_by_source_and_turning_points() -> None:
    for seed in range(6):
        play, told = played(seed, race_driver="alternate")
        for team, one in enumerate(told.teams):
            assert one.switches + one.values + one.bonuses == one.total == total_points(play.state, team)
        assert sum(team.pieces for team in told.teams) == 60
        assert sum(team.switches for team in told.teams) == 8  # M-104
        assert sum(team.laid for team in told.teams) == sum(top > 0 for top in play.state.top)
        assert sum(team.removed for team in told.teams) == sum(top == 2 for top in play.state.top)
        sizes = [abs(moment.after - moment.before) for moment in told.turning]
        assert 1 <= len(sizes) <= 3
        assert min(sizes) > 0
        assert [moment.entry for moment in told.turning] == sorted(moment.entry for moment in told.turning)
        assert all(moment.turned == (moment.before * moment.after < 0) for moment in told.turning)


def test_the_lead_with_open_hands_ends_as_the_result() -> None:
    for seed in range(4):
        play, _ = played(seed)
        assert lead(play.state) == total_points(play.state, BLUE) - total_points(play.state, YELLOW)
    # Nobody has a landmark yet: Blue's cards and bonuses are worth 14 + 8, Yellow's as much.
    assert lead(dealt().state) == 0
    assert lead(dealt(yellow="rocket-5 library-4 ship-3 planetarium-2 planetarium-3").state) == -1.5


def test_what_an_action_wins() -> None:
    s = explore("G2", "E3", "blue", 3).state
    rocket, gears = LANDMARKS.index("rocket"), LANDMARKS.index("gears")
    assert swing(s, BLUE, rocket) == 4 + 5 + 2  # own value, and what the others lose with their bonus
    assert swing(s, YELLOW, rocket) == 0
    assert swing(s, YELLOW, gears) == 5 + 2
    # From E3 a spin of 2 or more gets to the Planetarium: 2 for Yellow; one of 3 to D5, the Clock Tower: 3 + 2 for
    # Blue gone; one of 4 to B2: 7 of the Giant Gears.
    assert answer(s, YELLOW) == (0 * 1 + 2 * 2 + 5 * 3 + 7 * 3 + 7 * 2 + 7 * 1) / 12


@pytest.mark.rule("M-U.30")
def test_the_best_missed_walk() -> None:
    s = explore("G2", "E3", "blue", 1).state
    s.round, s.leader = s.turns, YELLOW  # the last turn: nobody answers
    best = best_walk(s)
    assert (CELL_NAMES[best.cell], best.key_action, best.worth) == ("H2", "lay", lead(s) + 11)
    assert worth_of(s, CELL["G2"]).worth == lead(s)
    found = [told.missed for told in (played(seed)[1] for seed in range(8)) if told.missed]
    assert found
    for missed in found:
        assert missed.points >= 1
        assert missed.better != missed.walked


def test_no_walk_is_missed_where_steps_are_single_decisions() -> None:
    assert played(1, race_driver="alternate", reach_rule="pass")[1].missed is None


def test_a_game_that_was_given_up() -> None:
    play = Play(MYST, MYST.options.of(), seed_from(1))
    play.roll()
    play.act(0, play.legal(0)[0])
    assert MYST.rules.resign is not None
    play.act(1, MYST.rules.resign)
    (told,) = afterwards(MystOptions.of(), play.log)
    assert (told.winner, told.placements, told.turning, told.missed) == (0, [], [], None)
