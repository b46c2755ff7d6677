"""`facedown solve GAME --position FILE`: what it tells and writes."""

import csv
import io
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from facedown.cli import app
from facedown.engine.rule import JIT
from tests.solving.test_settings import BUILT

pytestmark = pytest.mark.skipif(not JIT, reason="whole trees are grown by compiled rules")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "built.txt"
    path.write_text(BUILT, encoding="utf-8")
    return path


def run(*args: str) -> Result:
    return CliRunner(env={"COLUMNS": "140"}).invoke(app, ["solve", "shy_monsters", *args])


def test_a_position_is_solved_told_and_written_down(file: Path, tmp_path: Path) -> None:
    report, table = tmp_path / "solved.html", tmp_path / "strategy.csv"
    args = ("--position", str(file), "--iterations", "50", "--report", str(report), "--table", str(table))
    result = run(*args)
    assert result.exit_code == 0, result.output
    assert "Shy Monsters from 1 position: 4,259 nodes" in result.output
    assert "Under best play seat 0 gets 0.8" in result.output
    assert "monster:bat:" in result.output
    page = report.read_text(encoding="utf-8")
    assert "data:image/png;base64," in page
    assert "<h2>The strategy</h2>" in page
    rows = list(csv.DictReader(io.StringIO(table.read_text(encoding="utf-8"))))
    sums: dict[str, float] = {}
    for row in rows:
        sums[row["infoset"]] = sums.get(row["infoset"], 0.0) + float(row["chance"])
    assert len(sums) > 100
    assert list(sums.values()) == pytest.approx([1.0] * len(sums))
    assert float(rows[0]["comes_up"]) == pytest.approx(1)
    assert len({row["seen"] for row in rows if row["seen"]}) > 100


def test_it_stops_at_the_gap(file: Path) -> None:
    result = run("--position", str(file), "--gap", "0.1")
    assert result.exit_code == 0
    last = [line.split() for line in result.output.splitlines() if line.strip()[:1].isdigit() and "%" not in line][-1]
    assert 0 < float(last[2]) <= 0.1


def test_a_bot_is_measured(file: Path) -> None:
    result = run("--position", str(file), "--bot", "random")
    assert result.exit_code == 0, result.output
    assert "What best answers gain against random bots" in result.output
    assert "NashConv 0." in result.output


def test_a_tree_that_is_too_large_is_said_in_one_line(file: Path) -> None:
    result = run("--position", str(file), "--nodes", "1000")
    assert result.exit_code == 1
    assert "the tree has more than 1,000 nodes" in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_worlds_need_one_position(file: Path) -> None:
    result = run("--position", str(file), "--position", str(file), "--worlds", "3")
    assert "--worlds goes with one position" in result.stderr


THREE = """nyet
options: players=3 first_dealer=1 round_count=4
round: 4
dealer: 1
scores: 10 0 25
terms: wolf d0 y b 4
team: 1
tricks: 5 6 2
loot: r1 | b1 g1 | -
hand 0: b9 r1 y4
hand 1: r10 y1 g2
hand 2: b1 r5 g10
"""


def test_three_players_have_best_responses_only(tmp_path: Path) -> None:
    file = tmp_path / "three.txt"
    file.write_text(THREE, encoding="utf-8")
    runner, args = CliRunner(env={"COLUMNS": "140"}), ["solve", "nyet", "--position", str(file)]
    result = runner.invoke(app, args)
    assert result.exit_code == 0, result.output
    assert "What best answers gain against random choices" in result.output
    assert "seat 2: 27" in result.output
    refused = runner.invoke(app, [*args, "--report", str(tmp_path / "solved.html")])
    assert "--report is for what was solved" in refused.stderr
