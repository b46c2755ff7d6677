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
