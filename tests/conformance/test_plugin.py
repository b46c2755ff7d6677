"""The kit from outside: as the author of another game would run it, in a project of its own."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from facedown.engine.errors import EngineError, FacedownError
from facedown.testing import golden, plugin
from facedown.testing.games import load_game
from facedown.testing.suite import CHECKS
from facedown.testing.walk import SCALE, Budget
from tests.conformance import faults
from tests.conformance.coins import COINS

ROOT = Path(__file__).parents[2]


def kit(folder: Path, *arguments: str) -> tuple[int, str]:
    """Run pytest with the kit in another folder; exit code and output."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), SCALE: "0.1", "FACEDOWN_JIT": "0", "COLUMNS": "200"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", *arguments]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_games_by_their_place_and_by_the_module(tmp_path: Path) -> None:
    """A game that is named passes; a faulty one fails in its author's test file, and the message says where and why."""
    golden.write(COINS, tmp_path / "records")
    (tmp_path / "test_mine.py").write_text(
        "from facedown.testing.suite import *\n"
        "from tests.conformance.faults import fault, open_cards\n"
        "FACEDOWN_GAMES = [fault(redact=open_cards)]\n"
    )
    arguments = ("--facedown-game", "tests.conformance.coins:COINS", "--facedown-golden", "records")
    chosen = ("-k", "not coins_open_cards or test_conformance and (hiding or records)")
    code, said = kit(tmp_path, "facedown.testing.suite", "test_mine.py", *arguments, *chosen)
    assert code == 1, said
    # Of the first all checks, a golden playthrough and node counts; of the second that its record is well.
    assert f"1 failed, {len(CHECKS) + 2 + 1} passed, 8 skipped" in said
    assert "Broken: coins_open_cards, players=2 rounds=1, seed 800, step" in said


def test_no_such_game(pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pytestconfig.option, "facedown_game", ["chess"])
    asked = SimpleNamespace(module=None, config=pytestconfig, fixturenames=["facedown_game"])
    with pytest.raises(pytest.UsageError, match="there is no game 'chess'; there are nyet"):
        plugin.pytest_generate_tests(cast(pytest.Metafunc, asked))


def test_load_game() -> None:
    assert load_game("nyet").name == "nyet"
    assert load_game("tests.conformance.coins:COINS") is COINS
    with pytest.raises(FacedownError, match="there is no game 'poker'"):
        load_game("poker")
    with pytest.raises(EngineError, match=r"cannot load the game 'no\.such:GAME'"):
        load_game("no.such:GAME")
    with pytest.raises(EngineError, match="is no game: write package"):
        load_game("tests.conformance.coins:State")


def test_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SCALE, raising=False)
    assert Budget.from_environment()(40) == 40
    monkeypatch.setenv(SCALE, "0.01")
    assert Budget.from_environment()(40) == 1
    monkeypatch.setenv(SCALE, "2.5")
    assert Budget.from_environment()(40) == 100


def test_golden_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert golden.main(["write", "tests.conformance.coins:COINS", "--into", str(tmp_path)]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["coins-2.json", "coins-2.txt", "perft.json"]
    assert "coins-2.json" in capsys.readouterr().out
    assert golden.main(["write", "chess", "--into", str(tmp_path)]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err


def test_faults_have_names_of_their_own() -> None:
    assert faults.fault(redact=faults.open_cards).name == "coins_open_cards"
