"""Several matches side by side."""

from pathlib import Path

import pytest

from facedown.arena.compare import compared_charts, names_of
from facedown.arena.plan import Plan, make_plan
from facedown.arena.report import Picture, compared_html
from facedown.arena.store import dump, make_results
from facedown.engine.errors import FacedownError
from facedown.study.charts import Dots
from facedown.study.results import GameResult, Results
from tests.arena.test_command import facedown


def plan(bots: str = "random", seed: int = 1, *options: str) -> Plan:
    return make_plan("nyet", bots.split(), 4, seed, ["round_count=1", *options])


def results(made: Plan, won: int) -> Results:
    """Two deal sets in which one seat always wins."""
    n = made.seats
    wins = [float(seat == won) for seat in range(n)]
    games = [GameResult(d, r, wins, [10.0 * won] * n, 30 + won, []) for d in range(2) for r in range(n)]
    return make_results(made, games)


def test_a_run_is_named_by_what_is_different() -> None:
    assert names_of([plan(), plan("random", 1, "discard_line=classic")]) == [
        "discard_line five",
        "discard_line classic",
    ]
    assert names_of([plan(), plan("novice")]) == ["random", "novice"]
    assert names_of([plan("novice random random random"), plan()])[0] == "novice and random and random and random"
    assert names_of([plan(), plan("random", 2)]) == ["seed 1", "seed 2"]
    with pytest.raises(FacedownError, match="same game"):
        names_of([plan(), make_plan("shy_monsters", ["random"], 2, 1)])


def test_every_key_figure_that_changes_has_a_chart_with_a_row_for_each_run() -> None:
    runs = [results(plan(), 1), results(plan("random", 1, "discard_line=classic"), 3)]
    made = compared_charts(runs)
    assert len({chart.key for chart in made}) == len(made)
    scores = next(chart for chart in made if chart.question.startswith("Score of the winner"))
    panel = scores.panels[0]
    assert isinstance(panel, Dots)
    assert [e.value for e in panel.series[0].estimates] == [10, 30]
    assert scores.answer == "From 10.0 (discard_line five) to 30.0 (discard_line classic)."
    assert all(chart.question.endswith("?") for chart in made)
    assert not any("Shared wins" in chart.question for chart in made)  # none in either run
    page = compared_html(runs, [Picture(chart, b"", b"") for chart in made])
    assert page.count("<img") == len(made)
    assert "NYET! in the arena: 2 runs compared" in page
    assert page.count("facedown arena nyet") == 2


def test_files_are_compared_in_the_terminal_and_on_a_page(tmp_path: Path) -> None:
    words = []
    for name, made, won in (("a", plan(), 1), ("b", plan("random", 1, "discard_line=classic"), 2)):
        path = tmp_path / f"{name}.json"
        path.write_text(dump(made, results(made, won).games))
        words += ["--from", str(path)]
    page = tmp_path / "both.html"
    got = facedown(*words, "--report", str(page))
    assert got.exit_code == 0, got.output
    assert "NYET!: 2 runs compared" in got.output
    assert "discard_line classic" in got.output
    assert page.read_text().startswith("<!doctype html>")
    assert facedown(*words, "--games", "4").exit_code != 0
