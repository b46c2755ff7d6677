from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from facedown.cli import app

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def games_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are saved here; searching bots play on the plain twin, which needs no compiling."""
    folder = tmp_path / "games"
    monkeypatch.setenv("FACEDOWN_DATA", str(folder))
    monkeypatch.setenv("FACEDOWN_JIT", "0")  # for the bots' process
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):  # those who run the tests may speak German
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def run() -> Run:
    """The command `facedown` with arguments, and what is typed."""

    def invoke(*args: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(args), input=typed)

    return invoke
