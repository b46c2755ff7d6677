"""`facedown replay` and `facedown verify`."""

import json
import re
from pathlib import Path

import pytest

from facedown.catalog import GAMES
from facedown.cli.commands.replay import steps_of
from facedown.cli.terminal.table import Table
from facedown.engine.dice import seed_from
from facedown.engine.game import CHANCE, SPECTATOR
from facedown.engine.log import load
from facedown.engine.play import Entry, Play
from tests.cli.conftest import Run
from tests.cli.helpers import NYET, RandomBots, new_table, people, play_out


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    table = new_table("file", players=3, round_count=2)
    play_out(table)
    file = tmp_path / "finished.facedown.json"
    table.save(file)
    return file


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    table = new_table("file", players=3, first_dealer=0)
    bots = RandomBots()
    for _ in range(8):
        seat = table.play.actors()[0]
        table.act(seat, bots.choose("random", table.play.seen(seat), seat, len(table.play.log)))
    file = tmp_path / "unfinished.facedown.json"
    table.save(file)
    return file


def test_verify_says_what_it_has_checked(run: Run, finished: Path) -> None:
    result = run("verify", str(finished))
    assert result.exit_code == 0
    play = load(finished, GAMES).play
    assert f"{len(play.log)} actions, unbroken" in result.output
    assert f"{sum(entry.seat == CHANCE for entry in play.log)} chance actions recomputed" in result.output
    assert play.commitment in result.output
    assert "whole and fair" in result.output
    assert "finished" in result.output


def test_verify_an_unfinished_game_without_telling_its_seed(run: Run, unfinished: Path) -> None:
    result = run("verify", str(unfinished))
    assert result.exit_code == 0
    assert "not finished yet" in result.output
    assert load(unfinished, GAMES).play.dice.seed.hex() not in result.output


def lines_of(file: Path) -> list[str]:
    return file.read_text().splitlines()


def test_an_edited_action_is_found_at_its_place(run: Run, finished: Path) -> None:
    lines = lines_of(finished)
    start = next(k for k, line in enumerate(lines) if '"actions": [' in line)
    lines[start + 60] = lines[start + 60].replace('", "', '2", "', 1)
    finished.write_text("\n".join(lines))
    result = run("verify", str(finished))
    assert result.exit_code == 1
    assert "action 60" in result.stderr
    assert "fair" not in result.stdout


def test_a_truncated_file_is_refused_with_the_place(run: Run, finished: Path) -> None:
    text = finished.read_text()
    finished.write_text(text[: len(text) // 2])
    result = run("verify", str(finished))
    assert result.exit_code == 1
    assert "breaks off in action" in result.stderr


def test_a_missing_line_and_an_edited_head_are_found(run: Run, finished: Path) -> None:
    text = finished.read_text()
    lines = lines_of(finished)
    start = next(k for k, line in enumerate(lines) if '"actions": [' in line)
    finished.write_text("\n".join(lines[: start + 20] + lines[start + 21 :]))
    result = run("verify", str(finished))
    assert (result.exit_code, "action 20" in result.stderr) == (1, True)
    finished.write_text(text.replace('"name": "You"', '"name": "Me"'))
    result = run("verify", str(finished))
    assert result.exit_code == 1
    assert "head of the file" in result.stderr


def test_no_game_at_all(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    for content in (b"", b"hello", json.dumps({"a": 1}).encode(), b"\xff\xfe\x00"):
        file.write_bytes(content)
        result = run("verify", str(file))
        assert result.exit_code == 1
        assert "not a saved game" in result.stderr


def test_cards_that_do_not_come_from_the_seed_are_found(run: Run, tmp_path: Path) -> None:
    """A file that is whole in itself, but dealt by hand."""
    play = Play(NYET, NYET.options(players=2), seed_from("unfair"))
    play.roll()
    dealt = play.log
    swapped = Play(NYET, NYET.options(players=2), seed_from("unfair"))
    other = next(entry for entry in reversed(dealt) if entry.action != dealt[5].action and entry.action % 13)
    log = [other if k == 5 else dealt[5] if entry is other else entry for k, entry in enumerate(dealt)]
    for entry in log:
        swapped.append(Entry(*entry))
    file = tmp_path / "unfair.json"
    Table(swapped, people("", "random"), 0).save(file)
    result = run("verify", str(file))
    assert result.exit_code == 1
    assert "action 6: the file says" in result.stderr


def test_replay_all_prints_the_whole_log(run: Run, finished: Path) -> None:
    result = run("replay", str(finished), "--all")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0].startswith("Round 1. ")
    assert sum("takes trick" in line for line in lines) >= 2 * 14
    assert " win" in lines[-1]


def test_stepping_through(run: Run, finished: Path) -> None:
    steps = steps_of(load(finished, GAMES), 0)
    last = len(steps)
    typed = "\n\nb\n30\nr\nnonsense\n99999\nq\n"
    output = run("replay", str(finished), typed=typed).output
    shown = [line.split("  (")[0].removeprefix("> ") for line in output.splitlines() if f" of {last}  (" in line]
    second = (
        next(k for k, step in enumerate(steps) if any("Round 2." in str(NYET.text.tell(e)) for e in step.events)) + 1
    )
    assert shown == [f"{k} of {last}" for k in (1, 2, 3, 2, 30, second, second, last)]
    assert "'nonsense': Enter next" in output
    assert "The game is over" in output
    assert "Round 1 is over" not in output  # jumped over


def test_the_end_of_input_ends_the_replay(run: Run, finished: Path) -> None:
    result = run("replay", str(finished), typed="\n")
    assert result.exit_code == 0


def test_stepping_past_the_end_ends_it(run: Run, finished: Path) -> None:
    result = run("replay", str(finished), typed="99999\n\n")
    assert result.exit_code == 0


def test_a_seat_sees_its_own_hand_only_and_secret_steps_do_not_show(finished: Path) -> None:
    saved = load(finished, GAMES)
    for viewer in (0, 2, SPECTATOR):
        for step in steps_of(saved, viewer)[:40]:
            assert all(step.seen.hands[p] == 0 for p in range(5) if p != viewer)
            assert step.hands == []
            assert step.events


def test_open_hands_when_the_game_is_over(run: Run, finished: Path, unfinished: Path) -> None:
    output = run("replay", str(finished), "--open", typed="q\n").output
    for name in ("Bear", "Wolf", "Crane"):
        hand = output.partition(f"\n{name}\n")[2].partition("seat")[0]
        assert len(re.findall(r"[●★▲■][bryg][1-9]", hand)) >= 16, name
    result = run("replay", str(unfinished), "--open")
    assert result.exit_code == 1
    assert "when the game is over" in result.stderr


def test_a_bots_chair_opens_when_the_game_is_over(run: Run, finished: Path, unfinished: Path) -> None:
    assert "you: Wolf" in run("replay", str(finished), "--seat", "1", typed="q\n").output
    result = run("replay", str(unfinished), "--seat", "1")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "its cards stay hidden" in result.stderr
    assert "you: Bear" in run("replay", str(unfinished), typed="q\n").output
    assert "you are watching" in run("replay", str(unfinished), "--spectator", typed="q\n").output
    assert run("replay", str(finished), "--seat", "3").exit_code == 2


def test_an_empty_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "empty.json"
    Table(Play(NYET, NYET.options(players=2)), people("", "random"), 0).save(file)
    assert "Nothing has happened" in run("replay", str(file)).output
