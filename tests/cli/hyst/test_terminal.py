"""H.Y.S.T. in a real (pseudo-)terminal."""

import re
from pathlib import Path

import pytest

from facedown.catalog import GAMES
from facedown.engine.log import load

pytest.importorskip("termios", reason="a pseudo-terminal is needed")

from tests.cli.terminal import Terminal

MATINEE = ("--option", "layout=matinee", "--option", "first_player=0", "--option", "turn_limit=6")
QUICK = ("play", "hyst", "--players", "3", "--bots", "random", "--pace", "0", "--seed", "pty", *MATINEE)
COLOUR = re.compile(r"\x1b\[[0-9;]*\b(3[0-7]|38|4[0-7]|48|9[0-7])\b[0-9;]*m")


def saved(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def test_a_whole_game_by_the_keyboard(games_folder: Path) -> None:
    with Terminal(*QUICK) as terminal:
        question = terminal.prompt()
        assert question.startswith("Roll the die, or throw the hand away?")
        while "to leave" not in question:
            question = terminal.say("y" if "[y/N]" in question else "1")
        assert "The game is over" in terminal.text
        terminal.key("\r")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.shown
    assert load(saved(games_folder), GAMES).play.over


@pytest.mark.rule("H-1030")
@pytest.mark.parametrize("mode", ["colour", "NO_COLOR", "dumb"])
def test_colours_only_where_they_are_wanted(mode: str) -> None:
    envs: dict[str, dict[str, str]] = {"colour": {}, "NO_COLOR": {"NO_COLOR": "1"}, "dumb": {"TERM": "dumb"}}
    with Terminal(*QUICK, env=envs[mode]) as terminal:
        terminal.prompt()
        assert bool(COLOUR.search(terminal.shown)) == (mode == "colour")
        assert "///" in terminal.text
        assert "▶R" in terminal.text
        assert "◆" in terminal.text
        terminal.key("\x04")
        assert terminal.end() == 0


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 50)])
def test_sizes(columns: int, rows: int) -> None:
    with Terminal(*QUICK, columns=columns, rows=rows) as terminal:
        terminal.prompt()
        terminal.say("roll")
        lines = terminal.picture.splitlines()
        assert max(map(len, lines)) <= columns
        assert len(lines) <= rows
        terminal.key("\x04")
        assert terminal.end() == 0


def test_replaying_in_a_terminal(games_folder: Path) -> None:
    with Terminal(*QUICK, "--watch") as terminal:
        terminal.wait("The game is over")
        assert terminal.end() == 0
    with Terminal("replay", str(saved(games_folder))) as terminal:
        assert terminal.prompt().startswith("1 of ")
        assert terminal.say("").startswith("2 of ")
        terminal.say("r")
        assert "The game is over" in terminal.text
        terminal.key("q\r")
        assert terminal.end() == 0
