"""Answers in words, from matches whose results are known."""

from facedown.arena.plan import make_plan
from facedown.arena.store import make_results
from facedown.study.asking import Charts, Compare, Figure
from facedown.study.charts import Dots
from facedown.study.question import SAME, USUAL, WEAKER, Run, ruled
from facedown.study.results import GameResult, Results
from facedown.study.stats import Estimate

OTHER = ruled("discard_line=classic")


def results(decisions: list[int], *settings: str) -> Results:
    """One deal set for each number of decisions; seat 0 always wins."""
    plan = make_plan("nyet", ["random"], 4 * len(decisions), 1, [*settings])
    games = [
        GameResult(deal, rotation, [1.0, 0.0, 0.0, 0.0], [3.0, 2.0, 1.0, 0.0], n, [])
        for deal, n in enumerate(decisions)
        for rotation in range(4)
    ]
    return make_results(plan, games)


def share(value: float) -> Figure:
    return Figure("wins", lambda _: Estimate(value, value - 0.1, value + 0.1, 9, 3), percent=True)


def test_a_run_is_named_by_what_is_different() -> None:
    assert USUAL.name == "usual rules"
    assert ruled("turns=5", "first_mover=most").name == "turns 5, first_mover most"
    assert Run(("players=3",), (SAME, WEAKER)).name == "players 3, one against weaker bots"


def test_figures_are_compared_with_the_first_match() -> None:
    found = {USUAL: results([10, 12, 14]), OTHER: results([20, 22, 24], "discard_line=classic")}
    got = Compare(["decisions in a game"], [USUAL, OTHER]).answer(found)
    assert got.says == (
        "Decisions in a game: 12.0 (95 %: 7.0 to 17.0) with usual rules; 22.0 with discard_line classic."
    )
    assert got.sure == "Decisions in a game: clear for discard_line classic (+10.0)."
    (chart,) = got.charts
    panel = chart.panels[0]
    assert isinstance(panel, Dots)
    assert [e.value for e in panel.series[0].estimates] == [12, 22]
    assert panel.rows == ["usual rules\n12 games", "discard_line classic\n12 games"]


def test_what_is_not_clear_says_how_many_games_might_tell() -> None:
    found = {USUAL: results([10, 12, 14]), OTHER: results([11, 13, 15], "discard_line=classic")}
    got = Compare(["decisions in a game"], [USUAL, OTHER]).answer(found)
    assert "no clear difference for discard_line classic (600 games might tell)" in got.sure


def test_shares_are_compared_with_what_is_fair_in_each_match() -> None:
    found = {USUAL: results([10, 12])}
    got = Compare([share(0.5)], [USUAL], fair=lambda _: 0.25).answer(found)
    assert got.says == "Wins: 50.0 % (95 %: 40.0 to 60.0 %) with usual rules, fair 25.0 %."
    assert got.sure == "Wins: clear for usual rules (above fair)."
    assert "no clear difference" in Compare([share(0.3)], [USUAL], fair=lambda _: 0.25).answer(found).sure


def test_the_match_nearest_to_the_goal_is_named() -> None:
    runs = [USUAL, OTHER]
    found = {USUAL: results([10, 12]), OTHER: results([40, 44], "discard_line=classic")}
    goal = Figure("length", lambda r: Estimate(r.games[0].decisions / 100, 0.0, 0.9, 9, 3), percent=True)
    assert Compare([goal], runs, goal=0.5).answer(found).says.endswith("Nearest to 50 %: discard_line classic.")


def test_of_many_matches_the_extremes_are_told() -> None:
    runs = [USUAL, *(ruled(f"round_count={k}") for k in range(1, 8))]
    found = {run: results([10 * k, 10 * k + 2]) for k, run in enumerate(runs, 1)}
    got = Compare(["decisions in a game"], runs).answer(found)
    assert "from 21.0 with round_count 1 to 81.0 with round_count 7." in got.says


def test_charts_of_several_matches_say_of_which() -> None:
    found = {USUAL: results([10, 12]), OTHER: results([10, 12], "discard_line=classic")}
    got = Charts(["seats", "no such chart"], [USUAL, OTHER]).answer(found)
    assert [chart.question for chart in got.charts] == [
        "Is any seat better than the others? (usual rules)",
        "Is any seat better than the others? (discard_line classic)",
    ]
    assert got.says.startswith("With usual rules: Seat 0 wins more than its share")
    nothing = Charts(["no such chart"]).answer(found)
    assert nothing.says == "It was not seen often enough in these games to say anything."
