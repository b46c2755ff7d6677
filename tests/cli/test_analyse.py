"""`facedown analyse`, with a stand-in for the expert's thoughts."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from facedown.analysis.looking import result_of
from facedown.analysis.positions import Review
from facedown.analysis.results import Weighing
from facedown.cli.commands import analyse
from facedown.engine.play import choices
from tests.cli.conftest import Run
from tests.cli.helpers import new_table, play_out


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    table = new_table("file", players=3, round_count=1)
    play_out(table)
    file = tmp_path / "finished.facedown.json"
    table.save(file)
    return file


def thoughts(stop_at: int = -1) -> Any:
    """The lowest choice is worth half a win, every other one a tenth less than the one before."""

    def analysed(play: Any, review: Review) -> Iterator[Any]:
        for number, position in enumerate(review.positions):
            if number == stop_at:
                raise KeyboardInterrupt
            legal = choices(play.game, position.seen, position.seat)
            weighed = [(action, max(0.0, 0.5 - 0.1 * k), 1) for k, action in enumerate(legal)]
            yield result_of(play.game, position, Weighing(weighed))  # type: ignore[arg-type]

    return analysed


def test_the_costliest_decisions_of_each_seat(
    run: Run, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyse, "analysed", thoughts())
    result = run("analyse", str(finished), "--json", str(tmp_path / "a.json"), "--html", str(tmp_path / "a.html"))
    assert result.exit_code == 0, result.output
    told = json.loads((tmp_path / "a.json").read_text())
    assert told["state"] == "done"
    assert told["done"] == told["positions"] == len(told["judged"])
    worst = max((one for one in told["judged"]), key=lambda one: one["regret"])
    assert f"{100 * worst['regret']:.1f} %" in result.output
    assert {summary["seat"] for summary in told["summaries"]} == {0, 1, 2}
    assert "of the win" in result.output
    assert "<html" in (tmp_path / "a.html").read_text()


def test_ctrl_c_keeps_what_is_done(run: Run, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "analysed", thoughts(stop_at=4))
    result = run("analyse", str(finished), "--json", str(tmp_path / "a.json"))
    assert result.exit_code == 130
    assert "Stopped after 4 of" in result.output
    told = json.loads((tmp_path / "a.json").read_text())
    assert (told["state"], len(told["judged"])) == ("cancelled", 4)


def test_only_finished_games(run: Run, tmp_path: Path) -> None:
    table = new_table("file", players=3)
    table.save(tmp_path / "begun.facedown.json")
    result = run("analyse", str(tmp_path / "begun.facedown.json"))
    assert result.exit_code == 1
    assert "not finished" in result.stderr
