"""MYST in a real (pseudo-)terminal."""

import re
from pathlib import Path

import pytest

from facedown.catalog import GAMES
from facedown.engine.log import load

pytest.importorskip("termios", reason="a pseudo-terminal is needed")

from tests.cli.terminal import Terminal

QUICK = ("play", "myst", "--bots", "random", "--pace", "0", "--seed", "pty", "--option", "turns=3")
COLOUR = re.compile(r"\x1b\[[0-9;]*\b(3[0-7]|38|4[0-7]|48|9[0-7])\b[0-9;]*m")


def saved(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def test_a_whole_game_by_the_keyboard(games_folder: Path) -> None:
    with Terminal(*QUICK) as terminal:
        question = terminal.prompt()
        assert question.startswith("With which landmark do you begin?")
        while "to leave" not in question:
            question = terminal.say("y" if "[y/N]" in question else "1")
        assert re.search(r"Blue +\d+ +\d switch", terminal.text)
        assert "The game is over" in terminal.text
        terminal.key("\r")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.shown
    assert load(saved(games_folder), GAMES).play.over


@pytest.mark.rule("M-U.24")
@pytest.mark.parametrize("mode", ["colour", "NO_COLOR", "dumb"])
def test_colours_only_where_they_are_wanted(mode: str) -> None:
    envs: dict[str, dict[str, str]] = {"colour": {}, "NO_COLOR": {"NO_COLOR": "1"}, "dumb": {"TERM": "dumb"}}
    with Terminal(*QUICK, env=envs[mode]) as terminal:
        terminal.prompt()
        terminal.say("1")
        assert bool(COLOUR.search(terminal.shown)) == (mode == "colour")
        assert "■Blue" in terminal.text
        assert "bG" in terminal.text or "yG" in terminal.text
        terminal.key("\x04")
        assert terminal.end() == 0


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (50, 40)])
def test_sizes(columns: int, rows: int) -> None:
    with Terminal(*QUICK, columns=columns, rows=rows) as terminal:
        terminal.prompt()
        terminal.say("rocket")
        lines = terminal.picture.splitlines()
        assert max(map(len, lines)) <= columns
        assert len(lines) <= rows
        terminal.key("\x04")
        assert terminal.end() == 0
