"""Finished games are kept at once: whatever ends a run, the next one goes on from there."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from facedown.arena.keep import Shelf
from facedown.arena.plan import make_plan
from facedown.arena.pool import Processes, run, run_all
from facedown.arena.store import dump
from facedown.engine.errors import FacedownError
from tests.arena.test_command import facedown

PLAN = make_plan("nyet", ["random"], 8, 3, ["round_count=1"])
WORDS = ("nyet", "--bots", "random", "--games", "8", "--seed", "3", "--option", "round_count=1", "--jobs", "1")


def test_what_was_kept_comes_back_as_it_was(tmp_path: Path) -> None:
    shelf, games = Shelf(tmp_path / "new" / "folder"), run(PLAN, 1).games
    assert shelf.games(PLAN) == []
    for game in games[:5]:
        shelf.keep(PLAN, game)
    shelf.keep(PLAN, games[2])  # two runs at once may play the same game
    assert shelf.games(PLAN) == games[:5]
    assert shelf.games(msgspec.structs.replace(PLAN, games=4)) == games[:4]
    for other in ({"seed": 4}, {"bots": ["novice"] * 4}, {"options": PLAN.options | {"round_count": 2}}):
        assert shelf.games(msgspec.structs.replace(PLAN, **other)) == []


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    games, heard = run(PLAN, 1).games, []
    (outcome,) = run_all([PLAN], Processes(1), lambda _, game: heard.append(game), [[*games[:2], games[5]]])
    assert heard == [*games[2:5], *games[6:]]
    assert dump(PLAN, outcome.games) == dump(PLAN, games)
    assert not outcome.interrupted


def test_a_line_that_was_cut_short_is_dropped(tmp_path: Path) -> None:
    shelf, games = Shelf(tmp_path), run(PLAN, 1).games
    shelf.games(PLAN)
    for game in games[:3]:
        shelf.keep(PLAN, game)
    (path,) = tmp_path.iterdir()
    path.write_bytes(path.read_bytes()[:-40])
    assert shelf.games(PLAN) == games[:2]
    shelf.keep(PLAN, games[2])
    assert shelf.games(PLAN) == games[:3]


def test_games_of_another_version_and_damaged_files_are_refused(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.games(PLAN)
    (path,) = tmp_path.iterdir()
    path.write_text(json.dumps(json.loads(path.read_text()) | {"version": "0.0.1"}) + "\n")
    with pytest.raises(FacedownError, match=r"kept by Facedown 0\.0\.1 .* another folder"):
        shelf.games(PLAN)
    path.write_text("what is this\n")
    with pytest.raises(FacedownError, match="no kept games, or they are damaged"):
        shelf.games(PLAN)


_CHILD = "import sys; from facedown.cli import main; sys.argv[0] = 'facedown'; main()"


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="a sudden end as only some systems have it")
def test_a_killed_run_goes_on_and_ends_with_the_same_bytes(tmp_path: Path) -> None:
    words = ("nyet", "--bots", "random", "--games", "160", "--option", "round_count=1", "--jobs", "1")
    kept, data = tmp_path / "kept", tmp_path / "killed.json"
    child = subprocess.Popen([sys.executable, "-c", _CHILD, "arena", *words, "--resume", str(kept)])
    while child.poll() is None and not any(path.read_bytes().count(b"\n") > 5 for path in kept.glob("*")):
        time.sleep(0.01)
    child.kill()
    child.wait()
    there = sum(path.read_bytes().count(b"\n") - 1 for path in kept.iterdir())
    got = facedown(*words, "--resume", str(kept), "--json", str(data))
    assert got.exit_code == 0, got.output
    assert f"{there} games kept from before, of 160." in got.output
    straight = tmp_path / "straight.json"
    assert facedown(*words, "--json", str(straight)).exit_code == 0
    assert data.read_bytes() == straight.read_bytes()


def test_more_games_play_only_the_further_ones(tmp_path: Path) -> None:
    kept = str(tmp_path / "kept")
    assert facedown(*WORDS, "--resume", kept).exit_code == 0
    got = facedown(*WORDS[:4], "12", *WORDS[5:], "--resume", kept)
    assert "8 games kept from before, of 12." in got.output
    assert "12 games in 3 deal sets" in got.output
    assert len(list(Path(kept).iterdir())) == 1
