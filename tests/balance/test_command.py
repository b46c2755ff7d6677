"""The command `facedown balance`, as a person uses it."""

import re
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from facedown.arena import crews
from facedown.arena.pool import run_all
from facedown.balance import page
from facedown.balance.bench import make_bench
from facedown.cli.commands import balance as command
from facedown.cli.console import Commands

app = typer.Typer(cls=Commands, pretty_exceptions_enable=False)
app.command(epilog=command.EXAMPLES)(command.balance)


@app.callback()
def _all() -> None:
    """So that there are several commands, as in the real one."""


def facedown(*words: str) -> Result:
    return CliRunner().invoke(app, ["balance", *words], env={"COLUMNS": "100", "NO_COLOR": "1"})


@pytest.fixture(autouse=True)
def _undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    # drawing takes its time, and has own tests
    monkeypatch.setattr("facedown.arena.report.png", lambda chart, narrow=False: b"")


# Y-103, Y-105, Y-107, Y-112, Y-114, Y-118
ASKED = [word for k in (103, 105, 107, 112, 114, 118) for word in ("--question", f"y-{k}")]
WORDS = ("nyet", "--bots", "random", "--games", "8", "--seed", "5", "--jobs", "1", *ASKED)


def test_questions_are_answered_beside_a_variant(tmp_path: Path) -> None:
    report = tmp_path / "deep" / "r.html"
    got = facedown(*WORDS, "--set", "discard_line=classic round_count=2", "--report", str(report))
    assert got.exit_code == 0, got.output
    assert "6 questions, 2 matches, 16 games." in got.output
    assert "4 of 6 questions answered." in got.output
    text = report.read_text()
    assert text.startswith("<!doctype html>")
    assert re.findall(r"<section id='(Y-\d+)'>", text) == ["Y-103", "Y-105", "Y-107", "Y-112", "Y-114", "Y-118"]
    assert "The variants beside the usual rules" in text
    assert "With discard_line classic, round_count 2, rounds in a game: 2.00" in text
    assert "instead of 8.00" in text
    assert text.count("<details class='variant'>") == 1  # Y-103 alone is asked again: the others read their own facts
    assert "ask people" in text
    assert "No bot is weaker than random" in text
    assert text.count("How sure?") == 5
    assert "--question Y-103" in text
    assert "src='http" not in text


def test_run_again_it_plays_only_what_is_missing_and_says_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, broken = tmp_path / "whole.html", tmp_path / "broken.html"
    assert facedown(*WORDS, "--report", str(whole)).exit_code == 0
    assert (tmp_path / "whole.games").is_dir()

    def interrupted(plans: Any, crew: Any, heard: Any, kept: Any) -> Any:
        def stop(number: int, game: Any) -> None:
            heard(number, game)
            left.pop()
            if not left:
                raise KeyboardInterrupt

        left = [None] * 5
        return run_all(plans, crew, stop, kept)

    with monkeypatch.context() as patch:
        patch.setattr(crews, "run_all", interrupted)
        got = facedown(*WORDS, "--report", str(broken), "--keep", str(tmp_path / "kept"))
    assert got.exit_code == 130
    assert "The same command goes on from here." in got.output
    assert broken.read_text() != whole.read_text()
    got = facedown(*WORDS, "--report", str(broken), "--keep", str(tmp_path / "kept"))
    assert "5 games kept from before, of 8." in got.output
    assert broken.read_text() == whole.read_text()


def test_what_was_not_played_yet_is_said() -> None:
    bench = make_bench("nyet", "novice", 4, 1, clauses=["Y-103"])
    assert page.NOT_YET in page.html(bench, {})


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["nyet", "--bots", "deepblue"], "there is no bot 'deepblue'"),
        (["nyet", "--question", "Y-99"], "there is no question Y-99; there are Y-100"),
        (["nyet", "--set", "speed=3"], "there is no option 'speed'"),
        (["nyet", "--set", " "], "--set needs an option"),
        (["nyet", "--set", "players=4"], "these are the usual rules"),
        (["nyet", "--games", "0"], "at least one game"),
        (["myst", "--set", "race_driver=live"], "race"),
    ],
)
def test_mistakes_are_told_in_one_line(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    got = facedown(*words)
    assert got.exit_code == 1
    assert said in got.stderr
    assert list(tmp_path.iterdir()) == []


def test_every_flag_is_explained_to_designers() -> None:
    text = (Path(__file__).parents[2] / "docs" / "designers.md").read_text(encoding="utf-8")
    part = text.partition("\n## Is the game balanced?")[2].partition("\n## ")[0]
    known = {word for p in typer.main.get_command(app).commands["balance"].params for word in p.opts}  # type: ignore[attr-defined]
    assert set(re.findall(r"`(--[a-z]+)", part)) >= {word for word in known if word.startswith("--")} - {"--help"}
