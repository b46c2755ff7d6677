"""Shy Monsters in a real (pseudo-)terminal."""

import re
from pathlib import Path

import pytest

from facedown.catalog import GAMES
from facedown.engine.log import load

pytest.importorskip("termios", reason="a pseudo-terminal is needed")

from tests.cli.terminal import ANSI, Terminal

QUICK = ("play", "shy_monsters", "--bots", "random", "--pace", "0", "--seed", "pty")
COLOUR = re.compile(r"\x1b\[[0-9;]*\b(3[0-7]|38|4[0-7]|48|9[0-7])\b[0-9;]*m")


def saved(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


@pytest.mark.parametrize(("role", "first"), [("hero", "Choose 2 tiles to look at."), ("master", "Lay tile 1 of 6.")])
def test_a_whole_game_by_the_keyboard(games_folder: Path, role: str, first: str) -> None:
    with Terminal(*QUICK, "--role", role) as terminal:
        question = terminal.prompt()
        assert question.startswith(first)
        asked = []
        while "to leave" not in question:
            asked.append(question)
            question = terminal.say("" if question.startswith("Enter") else "1")
        assert "The game is over" in terminal.text
        terminal.key("\r")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.shown
    play = load(saved(games_folder), GAMES).play
    assert play.over
    storeys = 1 + sum(line.startswith("Enter for the next storey") for line in asked)
    if role == "master":
        assert sum(line.startswith("Lay tile") for line in asked) == 6 * storeys  # S-404
        assert sum(line.startswith("Where is the Exit?") for line in asked) == storeys
        assert sum("hide?" in line for line in asked) == 2 * storeys
    else:
        assert sum("to look at" in line for line in asked) == (2, 3, 3)[storeys - 1]  # S-413


def test_three_times_enter_starts_a_game_as_the_hero(games_folder: Path) -> None:
    with Terminal("play", "shy_monsters") as terminal:
        for question, answer in (("Which role", ""), ("How strong", "random"), ("How long", "")):
            terminal.wait(f"{question}(.|\n)*\\] ")
            terminal.key(f"{answer}\r")
        terminal.wait("Choose 2 tiles to look at")
        assert "you are the Hero" in terminal.text
        assert terminal.interrupt() == 0
        assert "Saved. Go on with: facedown play shy_monsters --load" in ANSI.sub("", terminal.shown)
    game = load(saved(games_folder), GAMES)
    assert game.play.options.to_dict()["dm_seat"] == "seat_1"
    assert [sitter.bot for sitter in game.seats] == ["", "random"]


def test_building_goes_on_where_it_was_left(games_folder: Path) -> None:
    with Terminal(*QUICK, "--role", "master") as terminal:
        terminal.prompt()
        terminal.say("lay 1,0")
        terminal.say("2,0")
        assert terminal.interrupt() == 0
    with Terminal("play", "shy_monsters", "--load", str(saved(games_folder)), "--pace", "0") as terminal:
        assert terminal.prompt().startswith("Lay tile 3 of 6.")
        assert terminal.say("undo").startswith("Lay tile 2 of 6.")
        terminal.key("\x04")
        assert terminal.end() == 0


@pytest.mark.parametrize("mode", ["colour", "NO_COLOR", "dumb"])
def test_colours_only_where_they_are_wanted(mode: str) -> None:  # S-1011
    envs: dict[str, dict[str, str]] = {"colour": {}, "NO_COLOR": {"NO_COLOR": "1"}, "dumb": {"TERM": "dumb"}}
    with Terminal(*QUICK, "--role", "hero", env=envs[mode]) as terminal:
        terminal.prompt()
        assert bool(COLOUR.search(terminal.shown)) == (mode == "colour")
        assert len(re.findall(r"░ \d ░", terminal.text)) == 6
        assert "[E @]" in terminal.text
        assert "[ATTACK]" in terminal.text  # S-1017
        terminal.key("\x04")
        assert terminal.end() == 0


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 50), (60, 24), (60, 20)])
@pytest.mark.parametrize("role", ["hero", "master"])
def test_sizes(columns: int, rows: int, role: str) -> None:
    with Terminal(*QUICK, "--role", role, columns=columns, rows=rows) as terminal:
        terminal.prompt()
        for _ in range(3):
            terminal.say("1")
        lines = terminal.picture.splitlines()
        assert max(map(len, lines)) <= columns
        assert len(lines) <= rows
        assert any("E" in line for line in lines)
        terminal.key("\x04")
        assert terminal.end() == 0


def test_watching_and_replaying_in_a_terminal(games_folder: Path) -> None:
    with Terminal(*QUICK, "--watch") as terminal:
        terminal.wait("The game is over")
        assert terminal.end() == 0
    with Terminal("replay", str(saved(games_folder)), "--open") as terminal:
        assert terminal.prompt().startswith("1 of ")
        assert "r next storey" in terminal.text
        assert terminal.say("").startswith("2 of ")
        assert re.search(r"░ [XBDMCKG] ░", terminal.text)  # the Dungeon Master's sight
        terminal.key("q\r")
        assert terminal.end() == 0
