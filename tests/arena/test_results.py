"""Standings: shares, scores and verdicts from made-up games."""

import pytest

from facedown.arena.measures import measure_of
from facedown.arena.plan import make_plan
from facedown.arena.pool import run
from facedown.arena.store import make_results
from facedown.catalog import ENTRIES, GAMES
from facedown.entry import Entry
from facedown.study.measure import PlainMeasure
from facedown.study.results import GameResult, Results
from facedown.study.standings import all_charts, all_figures, told

PLAN = make_plan("nyet", ["expert", "regular", "regular", "regular"], 400, 1)


def game(deal: int, rotation: int, winners: list[int], scores: list[float] | None = None) -> GameResult:
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(4)]
    return GameResult(deal, rotation, wins, scores or [10.0, 20.0, 30.0, 40.0], 600, [])


def test_a_bot_that_wins_everywhere() -> None:
    # the expert is at seat `rotation`
    results = Results(PLAN, [game(deal, r, [r]) for deal in range(10) for r in range(4)])
    expert, regular = results.standings
    assert (expert.wins.value, regular.wins.value) == (1.0, 0.0)
    assert (expert.verdict, regular.verdict) == ("above its fair share", "below its fair share")
    assert expert.wins.low == pytest.approx(0.7225, abs=1e-4)
    assert expert.wilson[0] > expert.wins.low  # forty games, but only ten sets
    assert [e.value for e in results.by_seat()] == [0.25] * 4
    assert (expert.score.value, regular.score.value) == (25.0, 25.0)
    assert expert.credit.count == 0


def test_a_seat_that_wins_always_says_nothing_about_the_bots() -> None:
    results = Results(PLAN, [game(deal, r, [2]) for deal in range(10) for r in range(4)])
    expert, regular = results.standings
    assert (expert.wins.value, regular.wins.value) == (0.25, 0.75)
    assert {expert.verdict, regular.verdict} == {"not distinguishable from its fair share"}
    assert [e.value for e in results.by_seat()] == [0, 0, 1, 0]
    seats = next(chart for chart in all_charts(results) if chart.key == "seats")
    assert "Seat 2 wins more than its share" in seats.answer.replace("seat 2", "Seat 2")


@pytest.mark.rule("Y-51")
def test_a_shared_win_counts_in_parts() -> None:
    results = Results(PLAN, [game(deal, r, [r, (r + 1) % 4]) for deal in range(3) for r in range(4)])
    assert [s.wins.value for s in results.standings] == [0.5, 0.5]
    shared = next(f for f in all_figures(results) if f.name == "shared wins")
    assert shared.estimate.value == 1.0


def test_unfinished_deal_sets_are_left_out() -> None:
    games = [game(deal, r, [r]) for deal in range(3) for r in range(4)]
    results = Results(PLAN, [*games[:9], games[11]])
    assert (len(results.games), results.sets, results.left_out) == (8, 2, 2)
    assert results.standings[0].wins.sets == 2


def test_the_order_in_which_games_end_does_not_matter() -> None:
    games = [game(deal, r, [(deal + r) % 4]) for deal in range(5) for r in range(4)]
    assert Results(PLAN, games).standings == Results(PLAN, reversed(games)).standings


def test_one_deal_set_is_too_little_to_tell() -> None:
    results = Results(PLAN, [game(0, r, [r]) for r in range(4)])
    assert results.standings[0].verdict == "too few deal sets to tell"
    assert told(results.standings[0]) == "expert wins 100.0 %, fair share 25.0 %: too few deal sets to tell."


def test_a_bot_alone_wins_all() -> None:
    plan = make_plan("nyet", ["regular"], 8, 1)
    results = Results(plan, [game(deal, r, [1]) for deal in range(2) for r in range(4)])
    (only,) = results.standings
    assert (only.wins.value, only.wins.low, only.verdict) == (1.0, 1.0, "has all the seats")
    assert "wins" not in [chart.key for chart in all_charts(results)]


def test_lead_and_winning_score() -> None:
    results = Results(PLAN, [game(0, r, [3], [5.0, 33.0, 7.0, 41.0]) for r in range(4)])
    figures = {f.name: f.estimate.value for f in all_figures(results)}
    assert figures["score of the winner"] == 41
    assert figures["lead of the first over the second"] == 8


def test_a_game_without_a_measure_has_its_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENTRIES, "nyet", Entry(GAMES["nyet"]))
    assert isinstance(measure_of("nyet"), PlainMeasure)
    plan = make_plan("nyet", ["random"], 4, 1, ["round_count=1"])
    results = make_results(plan, run(plan, 1).games)
    assert results.rounds == []
    assert results.games[0].scores == results.games[0].wins
    assert [chart.key for chart in all_charts(results)] == ["seats", "scores"]
