"""The program in a real (pseudo-)terminal."""

import re
import time
from pathlib import Path

import pytest

from facedown.catalog import GAMES
from facedown.engine.log import load

pytest.importorskip("termios", reason="a pseudo-terminal is needed")

from tests.cli.terminal import ANSI, Terminal

QUICK = ("play", "nyet", "--bots", "random", "--pace", "0", "--seed", "pty")
COLOUR = re.compile(r"\x1b\[[0-9;]*\b(3[0-7]|38|4[0-7]|48|9[0-7])\b[0-9;]*m")


def saved(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def test_a_whole_game_by_the_keyboard(games_folder: Path) -> None:
    with Terminal(*QUICK, "--players", "2", "--option", "round_count=2") as terminal:
        question = terminal.prompt()
        asked = []
        while "to leave" not in question:
            asked.append(question)
            question = terminal.say("" if question.startswith("Enter") else "1")
        assert "The game is over" in terminal.text
        terminal.key("\r")
        assert terminal.end() == 0
    assert sum(line.startswith("Saying NYET") for line in asked) == 16  # Y-11
    assert sum(line.startswith("Enter for the next round") for line in asked) == 1
    play = load(saved(games_folder), GAMES).play
    assert play.over
    assert play.options.players == 2


def test_enter_enter_enter_starts_a_game_and_ctrl_c_saves_it(games_folder: Path) -> None:
    with Terminal("play", "nyet") as terminal:
        for question in ("How many players", "How strong", "How long"):
            terminal.wait(f"{question}(.|\n)*\\] ")
            terminal.key("\r")
        terminal.wait("Dice commitment [0-9a-f]{64}")
        terminal.wait("Saying NYET · you: Bear")
        assert terminal.interrupt() == 0
        assert "Saved. Continue with: facedown play nyet --load" in ANSI.sub("", terminal.shown)
    assert [sitter.bot for sitter in load(saved(games_folder), GAMES).seats] == ["", *["regular"] * 3]


def test_ctrl_c_and_ctrl_d_save_and_the_game_goes_on(games_folder: Path) -> None:
    with Terminal(*QUICK) as terminal:
        terminal.prompt()
        terminal.say("1")
        assert terminal.interrupt() == 0
        assert "Traceback" not in terminal.shown
    file = saved(games_folder)
    before = load(file, GAMES).play.log
    with Terminal("play", "nyet", "--load", str(file), "--pace", "0") as terminal:
        terminal.prompt()
        assert "NYET!" in terminal.text
        terminal.say("2")
        terminal.key("\x04")
        assert terminal.end() == 0
    after = load(file, GAMES).play.log
    assert after[: len(before)] == before
    assert sum(entry.seat == 0 for entry in after) == 1 + sum(entry.seat == 0 for entry in before)


def test_a_closed_window_saves(games_folder: Path) -> None:
    with Terminal(*QUICK) as terminal:
        terminal.prompt()
        terminal.say("1")
        terminal.hang_up()
    assert any(entry.seat == 0 for entry in load(saved(games_folder), GAMES).play.log)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
def test_no_process_is_left(games_folder: Path) -> None:
    def workers() -> set[str]:
        found = set()
        for process in Path("/proc").glob("[0-9]*"):
            try:
                command = (process / "cmdline").read_text()
                parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
            except OSError:
                continue
            if "facedown.workers.worker" in command and int(parent) in {1, terminal.process.pid}:
                found.add(process.name)
        return found

    with Terminal(*QUICK) as terminal:
        terminal.prompt()
        mine = workers()
        assert mine
        terminal.interrupt()
        deadline = time.monotonic() + 20
        while mine & workers() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not mine & workers()


@pytest.mark.parametrize("mode", ["colour", "NO_COLOR", "dumb"])
def test_colours_only_where_they_are_wanted(mode: str) -> None:
    envs: dict[str, dict[str, str]] = {"colour": {}, "NO_COLOR": {"NO_COLOR": "1"}, "dumb": {"TERM": "dumb"}}
    with Terminal(*QUICK, env=envs[mode]) as terminal:
        terminal.prompt()
        assert bool(COLOUR.search(terminal.shown)) == (mode == "colour")
        hand = [line for line in terminal.text.splitlines() if re.match("[●★▲■] ", line)]
        assert len(hand) == 4
        assert sum(len(re.findall(r"[●★▲■][bryg][1-9]", line)) for line in hand) == 15
        terminal.key("\x04")
        assert terminal.end() == 0


COLOURS = "(blue|red|yellow|green)"


def cards_offered(picture: str) -> set[str]:
    """The cards of a menu, as they are written: one colour may stand before all of them."""
    single = re.findall(rf"\d+ (?:play )?(?:supertrump )?{COLOURS} (\d+)", picture)
    found = {colour[0] + value for colour, value in single}
    for colour, row in re.findall(rf"play (?:supertrump )?{COLOURS} ((?:\d+ \d+ *)+)", picture):
        found |= {colour[0] + value for value in re.findall(r"\d+ (\d+)", row)}
    return found


def test_an_illegal_card_is_explained(games_folder: Path) -> None:
    """Play until a colour must be followed while another is held, and try the other."""
    with Terminal(*QUICK, "--players", "2") as terminal:
        question = terminal.prompt()
        while not (question.startswith("Tricks") and "\nTrick " in terminal.text and "play 1" in terminal.text):
            question = terminal.say("" if question.startswith("Enter") else "1")
        offered = cards_offered(terminal.picture)
        hand = terminal.picture.partition("TRUMP")[2].partition("seat")[0].partition("Aside")[0]
        held = set(re.findall(r"[●★▲■]([bryg]\d+)", hand))
        if not held - offered:
            pytest.skip("no other card left")
        terminal.say(min(held - offered))
        assert "is not a move" in terminal.text or "Y-34" in terminal.text
        terminal.say("play:" + min(held - offered))
        assert re.search(r"follow\s+\(Y-34\)", terminal.text)
        terminal.key("\x04")
        terminal.end()


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 50), (60, 20)])
def test_sizes(columns: int, rows: int) -> None:
    with Terminal(*QUICK, "--players", "5", columns=columns, rows=rows) as terminal:
        terminal.prompt()
        lines = terminal.picture.splitlines()
        assert max(map(len, lines)) <= columns
        assert any("Eagle" in line for line in lines)
        terminal.key("\x04")
        assert terminal.end() == 0


def test_watching_and_replaying_in_a_terminal(games_folder: Path) -> None:
    with Terminal(*QUICK, "--watch", "--players", "2", "--option", "round_count=1") as terminal:
        terminal.wait("The game is over")
        assert terminal.end() == 0
    assert load(saved(games_folder), GAMES).play.over
    with Terminal("replay", str(saved(games_folder)), "--open") as terminal:
        assert terminal.prompt().startswith("1 of ")
        assert terminal.say("").startswith("2 of ")
        assert terminal.say("b").startswith("1 of ")
        terminal.key("q\r")
        assert terminal.end() == 0
