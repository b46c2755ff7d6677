"""`facedown play` with input from a pipe."""

import re
from pathlib import Path

import pytest

from facedown.catalog import GAMES
from facedown.engine.log import load
from tests.cli.conftest import Run

QUICK = ("play", "nyet", "--bots", "random", "--seed", "pipe")


def saved(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def test_a_game_is_played_saved_and_resumed(run: Run, games_folder: Path) -> None:
    first = run(*QUICK, typed="1\n1\n")
    assert first.exit_code == 0
    file = saved(games_folder)
    assert f"facedown play nyet --load {file}" in first.output
    before = load(file, GAMES).play.log
    second = run("play", "nyet", "--load", str(file), typed="1\n")
    assert second.exit_code == 0
    assert load(file, GAMES).play.log[: len(before)] == before


def test_a_seed_makes_a_game_repeatable(run: Run, games_folder: Path) -> None:
    told = []
    for _ in range(2):
        told.append(re.sub(r"nyet-20\S*", "FILE", run(*QUICK, typed="1\n2\n3\n4\n").output))
        saved(games_folder).unlink()
    assert told[0] == told[1]
    assert told[0].count("says NYET") > 10


def test_without_a_seed_games_differ(run: Run, games_folder: Path) -> None:
    seeds = set()
    for _ in range(2):
        run("play", "nyet", "--bots", "random")
        seeds.add(load(saved(games_folder), GAMES).play.dice.seed)
        saved(games_folder).unlink()
    assert len(seeds) == 2


def test_a_whole_short_game_against_novices(run: Run, games_folder: Path) -> None:
    args = ("play", "nyet", "--players", "2", "--bots", "novice", "--seat", "1", "--option", "round_count=1")
    result = run(*args, "--seed", "novice", typed="1\n" * 40)
    assert result.exit_code == 0
    assert "The game is over" in result.output
    game = load(saved(games_folder), GAMES)
    assert game.play.over
    assert [sitter.bot for sitter in game.seats] == ["novice", ""]
    assert run("verify", str(saved(games_folder))).exit_code == 0


def test_a_finished_game_can_be_looked_at_again(run: Run, games_folder: Path) -> None:
    run(*QUICK, "--players", "2", "--option", "round_count=1", typed="1\n" * 40)
    result = run("play", "nyet", "--load", str(saved(games_folder)))
    assert result.exit_code == 0
    assert "The game is over" in result.output


@pytest.mark.parametrize(
    "more", [("--players", "3"), ("--bots", "expert"), ("--seat", "1"), ("--seed", "x"), ("--watch",)]
)
def test_a_saved_game_brings_its_own_settings(run: Run, tmp_path: Path, more: tuple[str, ...]) -> None:
    result = run("play", "nyet", "--load", str(tmp_path / "x.json"), *more)
    assert result.exit_code == 2
    assert "--load takes everything from the file" in " ".join(result.stderr.replace("│", " ").split())


def test_every_ending_of_the_input_is_a_saved_game(run: Run, games_folder: Path) -> None:
    assert run(*QUICK, typed="").exit_code == 0
    assert saved(games_folder).exists()
    saved(games_folder).unlink()
    assert run(*QUICK, typed="quit\nno\n").exit_code == 0
    assert not list(games_folder.glob("*"))


def test_watching_needs_no_input(run: Run) -> None:
    result = run(*QUICK, "--watch", "--players", "3", "--option", "round_count=1")
    assert result.exit_code == 0
    assert "The game is over" in result.output


def test_a_folder_that_cannot_be_written_is_one_clear_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("FACEDOWN_DATA", str(blocked))
    result = run(*QUICK, typed="1\n")
    assert result.exit_code == 1
    assert result.stderr.startswith("facedown: ")
    assert "cannot save the game" in result.stderr
    assert result.stderr.count("\n") == 1
