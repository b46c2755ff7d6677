"""The command `facedown arena`, as a person uses it."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from facedown.arena import crews
from facedown.arena.draw import png
from facedown.arena.plan import Plan
from facedown.arena.pool import Crew, Outcome, run_all
from facedown.cli.commands import arena as command
from facedown.cli.console import Commands
from facedown.study.charts import Chart

app = typer.Typer(cls=Commands, pretty_exceptions_enable=False)
app.command(epilog=command.EXAMPLES)(command.arena)


@app.callback()
def _all() -> None:
    """So that there are several commands, as in the real one."""


def facedown(*words: str) -> Result:
    return CliRunner().invoke(app, ["arena", *words], env={"COLUMNS": "100", "NO_COLOR": "1"})


@pytest.mark.parametrize("words", [("--report", "r.html"), ("--plots", "charts")])
def test_without_matplotlib_the_way_to_it_is_told_before_anything_is_played(
    words: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setattr(command, "play_all", lambda *args: pytest.fail("played"))
    got = facedown("nyet", "--bots", "random", words[0], str(tmp_path / words[1]))
    assert got.exit_code == 1
    assert "reports and charts need matplotlib, not installed here" in " ".join(got.stderr.split())
    assert "pip install 'facedown[reports]'" in " ".join(got.stderr.split())


def test_a_match_with_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[str, bytes] = {}

    def once(chart: Chart, narrow: bool = False) -> bytes:  # drawing takes its time: the same chart is drawn once
        key = f"{chart!r} {narrow}"
        if key not in drawn:
            drawn[key] = png(chart, narrow)
        return drawn[key]

    monkeypatch.setattr("facedown.arena.report.png", once)
    data, report, plots = tmp_path / "m.json", tmp_path / "deep" / "r.html", tmp_path / "plots"
    got = facedown(
        "nyet", "--bots", "Random, random,random", "--games", "4", "--seed", "9", "--jobs", "1",
        "--option", "players=3", "--option", "round_count=1",
        "--json", str(data), "--report", str(report), "--plots", str(plots),
    )  # fmt: skip
    assert got.exit_code == 0, got.output
    assert "4 games make no whole deal sets of 3: playing 6." in got.output
    assert "6 games in 2 deal sets" in got.output
    assert re.search(r"random +3 +100\.0 %", got.output)
    assert "shared wins" in got.output
    plan = json.loads(data.read_text())["plan"]
    assert plan == {
        "game": "nyet", "options": {"players": 3, "round_count": 1}, "bots": ["random"] * 3, "games": 6, "seed": 9,
    }  # fmt: skip
    pictures = sorted(path.name for path in plots.iterdir())
    assert {"seats.png", "scores.png", "terms.png", "value-trump.png", "first-player.png"} <= set(pictures)
    assert all((plots / name).read_bytes().startswith(b"\x89PNG") for name in pictures)
    first = report.read_text()
    assert first.count("<img") == len(pictures)

    again = tmp_path / "again.html"
    rebuilt = facedown("--from", str(data), "--report", str(again))
    assert rebuilt.exit_code == 0, rebuilt.output
    assert again.read_text() == first


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    texts = []
    for name, seed in (("a", "1"), ("b", "1"), ("c", "2")):
        path = tmp_path / name
        words = ("--games", "4", "--option", "round_count=1", "--jobs", "1", "--seed", seed, "--json", str(path))
        assert facedown("nyet", "--bots", "random", *words).exit_code == 0
        texts.append(path.read_text())
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess", "--bots", "random"], "there is no game 'chess'"),
        (["nyet", "--bots", "deepblue"], "there is no bot 'deepblue'"),
        (["nyet", "--bots", "random,random"], "2 bots for 4 seats"),
        (["nyet", "--bots", ","], "0 bots for 4 seats"),
        (["nyet", "--bots", "random", "--games", "0"], "at least one game"),
        (["nyet", "--bots", "random", "--jobs", "0"], "at least one process"),
        (["nyet"], "say which game and which bots"),
        (["--bots", "random"], "say which game and which bots"),
        (["--from", "nowhere.json"], "cannot read the file"),
        (["nyet", "--from", "nowhere.json"], "only --report and --plots go with it"),
        (["--from", "nowhere.json", "--seed", "0"], "only --report and --plots go with it"),
    ],
)
def test_mistakes_are_told_in_one_line(words: list[str], said: str) -> None:
    got = facedown(*words)
    assert got.exit_code == 1
    assert said in got.stderr
    assert "Traceback" not in got.output


@pytest.mark.parametrize("flag", ["--report", "--json", "--plots"])
def test_a_place_that_cannot_be_written_is_found_before_the_long_run(
    flag: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: Any) -> list[Outcome]:
        raise AssertionError("played before looking")

    monkeypatch.setattr(crews, "run_all", never)
    (tmp_path / "file").touch()
    got = facedown("nyet", "--bots", "random", flag, str(tmp_path / "file" / "below"))
    assert got.exit_code == 1
    assert "cannot write into" in got.stderr


@pytest.mark.parametrize(("finished", "said"), [(6, "1 whole deal set, count"), (2, "nothing to tell")])
def test_ctrl_c_reports_what_was_finished(
    finished: int, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(plans: list[Plan], crew: Crew, heard: Any, kept: Any) -> list[Outcome]:
        def stop(number: int, game: Any) -> None:
            heard(number, game)
            left.pop()
            if not left:
                raise KeyboardInterrupt

        left = [None] * finished
        return run_all(plans, crew, stop, kept)

    monkeypatch.setattr(crews, "run_all", interrupted)
    data = tmp_path / "m.json"
    words = ("--games", "40", "--option", "round_count=1", "--jobs", "1", "--json", str(data))
    got = facedown("nyet", "--bots", "random", *words)
    assert got.exit_code == 130
    assert f"Stopped after {finished} of 40 games" in got.output
    assert said in got.output
    assert len(json.loads(data.read_text())["games"]) == finished


def test_every_flag_is_explained_to_designers() -> None:
    page = (Path(__file__).parents[2] / "docs" / "designers.md").read_text(encoding="utf-8")
    explained = set(re.findall(r"^\| `(--[a-z]+)` \|", page, re.MULTILINE))
    known = {word for p in typer.main.get_command(app).commands["arena"].params for word in p.opts}  # type: ignore[attr-defined]
    assert explained == {word for word in known if word.startswith("--")} - {"--help"}


def test_help_has_examples() -> None:
    got = facedown("--help")
    assert got.exit_code == 0
    assert "facedown arena nyet --bots expert,regular,regular,regular" in got.output
    assert "100 if not said" in got.output
