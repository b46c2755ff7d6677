"""What a client gains at most by lying about its line, and that honest slow lines lose nothing by the bound (M-57)."""

import pytest

from benchmarks.lag import JITTERY, LIARS, RACE, WILD, Client, Way, contests_of_a_race, fairness, gain
from facedown.games.myst.live.lines import OVERTAKE_EVERY, OVERTAKES, SPREAD, STRETCH

OFTEN, SELDOM = 2_000.0, 60_000.0
MOST = OVERTAKES + RACE / OVERTAKE_EVERY  # 4 cells in a race of 250 s
LATE = [client for client in LIARS if "late" in client.name or "socket" in client.name]


@pytest.mark.rule("M-57")
@pytest.mark.parametrize("liar", LIARS, ids=lambda liar: liar.name)
def test_no_client_gets_more_cells_by_credit_than_its_quota(liar: Client) -> None:
    """With a contest every two seconds, more than any race has."""
    assert gain(liar, old=False, every=OFTEN, races=8).most <= MOST


@pytest.mark.rule("M-57")
@pytest.mark.parametrize("liar", LATE, ids=lambda liar: liar.name)
def test_the_simulation_finds_the_hole_in_a_line_that_believes_all(liar: Client) -> None:
    assert gain(liar, old=True, every=OFTEN, races=8).most > 3 * MOST


@pytest.mark.rule("M-57")
def test_only_a_line_that_is_slow_from_the_start_is_believed() -> None:
    """Any quick answer within two minutes tells how long the line is."""
    quick = (STRETCH * 2.2 + SPREAD) / 2
    for liar in LIARS:
        if liar.name in {"answers late every other time", "answers late four times of five"}:
            assert gain(liar, old=False, every=OFTEN, races=2).credit <= quick
        if "socket" in liar.name:
            assert gain(liar, old=False, every=OFTEN, races=2).credit <= 30


@pytest.mark.rule("M-57")
@pytest.mark.rule("M-R.2")
@pytest.mark.parametrize("way", [JITTERY, WILD], ids=["25", "85"])
def test_honest_slow_lines_are_as_well_off_as_before(way: Way) -> None:
    """As often as two hands go for one cell in a race, and several times that."""
    before, after = (fairness(way, old, SELDOM, 100) for old in (True, False))
    assert after.right >= before.right - 0.01
    assert after.lost <= before.lost + 0.05


def test_contests_are_rare() -> None:
    assert contests_of_a_race(2, "casual", 5).within <= 1
