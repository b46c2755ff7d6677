import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.cli.terminal.session import Session
from facedown.cli.terminal.table import Table
from facedown.engine.errors import LogError
from facedown.engine.game import SPECTATOR
from facedown.engine.log import load
from facedown.workers.client import BotsGone, bot_seed
from tests.cli.helpers import NYET, RandomBots, Script, console, new_table, printed, session

SHORT: dict[str, Any] = {"players": 2, "round_count": 1}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.facedown.json"


def output(of: Session) -> str:
    return printed(of.console)


def words(of: Session) -> str:
    """The output in one line: where the lines were broken does not matter."""
    return " ".join(output(of).split())


def forever(table: Table) -> Script:
    """Always the first choice, and Enter where only Enter is asked for."""

    class Always(Script):
        def __call__(self, prompt: str) -> str:
            return "" if table.play.over else "1"

    return Always([])


def test_a_whole_game_of_first_choices(file: Path) -> None:
    table = new_table(first_dealer=0, **SHORT)
    made = session(table, forever(table), file)
    made.run()
    assert table.play.over
    text = output(made)
    assert "The game is over" in text
    assert f"The seed was {table.play.dice.seed.hex()}." in text.replace("\n", "")
    assert f"facedown replay {file}" in text
    assert load(file, GAMES).play.log == table.play.log


def test_the_commitment_is_shown_before_the_first_decision(file: Path) -> None:
    made = session(new_table(), Script([]), file)
    made.run()
    before = output(made).partition("> ")[0]
    assert made.table.play.commitment in before.replace("\n", "")


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("99", "The choices are numbered 1 to 23."),
        ("0", "The choices are numbered 1 to 23."),
        ("red", "'red' could be nyet:trump:r or nyet:super:r"),
        ("wibble", "'wibble' is not a move; write a move like"),
        ("play:b7", "it is time to veto a box (Y-16)"),
        ("nyet:first:eagle", "that box is already covered (Y-21)"),
        ("deal:b3", "is a move of chance"),
    ],
)
def test_what_is_not_a_move_is_explained_and_asked_again(file: Path, said: str, answer: str) -> None:
    made = session(new_table(first_dealer=0), Script([said]), file)
    before = len(made.table.play.log)
    made.run()
    assert answer in words(made)
    assert output(made).count("Saying NYET: your move, 1 to 23?") == 2  # asked again
    assert len(made.table.play.log) == before


@pytest.mark.parametrize("said", ["nyet:trump:r", "red trump", "trump r", "9", "  NYET:trump:R "])
def test_moves_by_number_words_and_notation(file: Path, said: str) -> None:
    made = session(new_table(first_dealer=0), Script([said.strip().lower() if "NYET" in said else said]), file)
    if said == "9":
        made.read = Script([str(1 + [c.text for c in made.choices()].index("nyet:trump:r"))])
    made.run()
    own = [entry for entry in made.table.play.log if entry.seat == 0]
    assert [NYET.text.moves.write(0, entry.action) for entry in own] == ["nyet:trump:r"]


def test_ctrl_d_saves_and_says_how_to_go_on(file: Path) -> None:
    made = session(new_table(), Script(["1", "2"]), file)
    made.run()
    assert f"Saved. Continue with: facedown play nyet --load {file}" in output(made)
    again = Table.resumed(load(file, GAMES))
    assert again.play.log == made.table.play.log
    more = session(again, Script(["1"]), file)
    more.run()
    assert len(more.table.play.log) > len(made.table.play.log)
    assert "Round 1." not in output(more)  # what was known is not told again


def test_ctrl_c_saves_too_also_while_a_bot_thinks(file: Path) -> None:
    class Interrupted(RandomBots):
        def choose(self, level: str, seen: object, seat: int, seed: int) -> int:
            if len(self.asked) == 5:
                raise KeyboardInterrupt
            return super().choose(level, seen, seat, seed)

    table = new_table()
    made = session(table, forever(table), file, bots=Interrupted())
    made.run()
    assert load(file, GAMES).play.log == table.play.log


def test_a_file_with_spaces_is_quoted(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    made = session(new_table(), Script([]), file)
    made.run()
    assert f"--load '{file}'" in output(made)


def test_undo_in_the_game(file: Path) -> None:
    made = session(new_table(first_dealer=0), Script(["undo", "1", "undo", "2"]), file)
    made.run()
    text = output(made)
    assert "You have not decided anything yet." in text
    assert "Undone. Decide again." in text
    own = [entry.action for entry in made.table.play.log if entry.seat == 0]
    assert len(own) == 1


def test_undo_at_the_end_of_a_round_and_of_the_game(file: Path) -> None:
    table = new_table(players=2, round_count=2)
    taken_back: list[int] = []

    class Undoing(Script):
        def __call__(self, prompt: str) -> str:
            if made.scoring and len(taken_back) < 2 and (table.play.over or not taken_back):
                taken_back.append(table.view.round)
                return "undo"
            return "" if made.scoring else "1"

    made = session(table, Undoing([]), file)
    made.run()
    assert table.play.over
    assert taken_back == [2, 2]  # after the first round the second is dealt already
    assert output(made).count("Round 1 is over") == 2
    assert output(made).count("The game is over") == 2


def test_the_same_seed_and_the_same_moves_give_the_same_game(tmp_path: Path) -> None:
    logs = []
    for name in ("one", "two"):
        table = new_table("again", **SHORT)
        session(table, forever(table), tmp_path / name).run()
        logs.append(table.play.log)
    assert logs[0] == logs[1]


def test_bots_get_seeds_by_the_length_of_the_log(file: Path) -> None:
    bots = RandomBots()
    table = new_table(first_dealer=1)
    made = session(table, Script([]), file, bots=bots)
    length, seed = len(table.play.log), table.play.dice.seed
    made.run()
    assert bots.asked == [(seat, bot_seed(seed, length + k, seat)) for k, seat in enumerate((1, 2, 3))]


def test_commands_change_nothing(file: Path) -> None:
    said = ["?", "? loot", "?loot", "hint", "h", "log", "score", "list", "seen", "dice", "help", ""]
    made = session(new_table(first_dealer=0), Script(said), file)
    before = list(made.table.play.log)
    made.run()
    assert made.table.play.log == before
    text = output(made)
    assert "Saying NYET" in text  # the section on this phase
    assert "Loot." in text
    assert text.count("Hint: NYET to Bear as first player") == 2
    assert "Nothing worth noting has happened yet." in text
    assert "nyet:points:-2" in text
    assert "a one, which can become loot" in text  # what the signs mean
    assert "Ctrl-C or Ctrl-D saves and leaves." in text
    assert "Round 1. Bear deals." in text


def test_a_hint_gives_reasons_and_figures(file: Path) -> None:
    made = session(new_table(first_dealer=0), Script(["hint"]), file)
    made.run()
    text = words(made)
    assert "Hint: NYET to Bear as first player. You need not lead first." in text
    assert "Win chance 50 %." in text
    assert "Next best: NYET to Wolf as first player, 49 %." in text


def test_a_hint_that_fails_is_no_end(file: Path) -> None:
    class Silent(RandomBots):
        def weigh(self, level: str, seen: object, seat: int, seed: int) -> list[object]:  # type: ignore[override]
            raise BotsGone("no advice today")

    made = session(new_table(first_dealer=0), Script(["hint", "1"]), file, bots=Silent())
    made.run()
    assert "no advice today" in output(made)
    assert any(entry.seat == 0 for entry in made.table.play.log)


def test_save_under_a_name_and_not_over_another_file(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("precious")
    said = ["save", f"save {other}", "n", f"save {tmp_path / 'third'}", f"save {other}", "y"]
    made = session(new_table(first_dealer=0), Script(said, end=KeyboardInterrupt), file, console(300))
    made.run()
    text = output(made)
    assert f"Saved as {file}." in text
    assert text.count("exists. Overwrite it?") == 2
    assert load(tmp_path / "third.facedown.json", GAMES).play.log == made.table.play.log
    assert load(other, GAMES).play.log == made.table.play.log
    assert made.file == other


@pytest.mark.parametrize(("answers", "saved"), [(["quit", ""], True), (["q", "y"], True), (["quit", "n"], False)])
def test_quit_asks_to_save(file: Path, answers: list[str], saved: bool) -> None:
    script = Script([*answers, "1"])
    made = session(new_table(first_dealer=0), script, file)
    made.run()
    assert script.lines == ["1"]
    assert file.exists() == saved
    assert ("--load" in output(made)) == saved


def full_disk(file_descriptor: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_loses_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def typed(prompt: str) -> str:
        line: str | BaseException = next(lines)
        if isinstance(line, BaseException):
            raise line
        if line == "room again":
            monkeypatch.undo()
            return "save"
        return line

    monkeypatch.setattr(os, "fsync", full_disk)
    lines: Iterator[str | BaseException] = iter(
        ["1", "save", "quit", "y", KeyboardInterrupt(), "2", "room again", EOFError()]
    )
    made = session(new_table(first_dealer=0), typed, file)
    made.run()
    text = words(made)
    assert text.count("No space left on device") == 2  # save and quit
    assert "No space left on device" in capsys.readouterr().err  # Ctrl-C
    assert "Ctrl-C again to leave without saving" in text
    assert len([entry for entry in made.table.play.log if entry.seat == 0]) == 2
    assert load(file, GAMES).play.log == made.table.play.log
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_leaving_a_full_disk_twice_is_an_error(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", full_disk)
    made = session(new_table(first_dealer=0), Script([KeyboardInterrupt(), KeyboardInterrupt()]), file)
    with pytest.raises(LogError, match="No space left"):
        made.run()


def test_a_finished_game_on_a_full_disk_can_be_saved_elsewhere(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = new_table(**SHORT)

    class Saving(Script):
        def __call__(self, prompt: str) -> str:
            if not table.play.over:
                return "1"
            monkeypatch.undo()
            return self.lines.pop(0) if self.lines else ""  # type: ignore[return-value]

    monkeypatch.setattr(os, "fsync", full_disk)
    session(table, Saving(["save"]), file).run()
    assert "No space left" in capsys.readouterr().err
    assert load(file, GAMES).play.over


def test_if_the_bots_are_gone_the_game_is_saved(file: Path) -> None:
    class Gone(RandomBots):
        def choose(self, level: str, seen: object, seat: int, seed: int) -> int:
            raise BotsGone("they left")

    made = session(new_table(first_dealer=0), Script(["1"]), file, bots=Gone())
    with pytest.raises(BotsGone):
        made.run()
    assert len([entry for entry in load(file, GAMES).play.log if entry.seat == 0]) == 1
    assert "--load" in output(made)


def test_a_single_card_is_played_by_itself_if_the_table_wants_it(file: Path) -> None:  # Y-O15
    table = new_table(auto_play_forced=True, **SHORT)
    asked: list[int] = []

    class Counting(Script):
        def __call__(self, prompt: str) -> str:
            if table.play.over:
                return ""
            asked.append(len(table.play.legal(0)))
            return "1"

    session(table, Counting([]), file).run()
    assert min(asked) > 1
    own = [entry for entry in table.play.log if entry.seat == 0]
    assert len(own) > len(asked)


def test_watching(file: Path) -> None:
    table = new_table(seat=SPECTATOR, **SHORT)
    made = session(table, Script([]), file)
    made.run()
    assert table.play.over
    text = output(made)
    assert "Round 1." in text
    assert "takes trick 1 with" in text
    assert "The game is over" in text
    assert load(file, GAMES).play.over


def test_on_a_terminal_the_picture_holds_the_news(file: Path) -> None:
    on = console(terminal=True)
    made = session(new_table(first_dealer=1), Script(["1"]), file, on)
    made.run()
    pictures = printed(on).split("\x1b[2J")
    assert len(pictures) >= 2
    assert "says NYET to" in pictures[1]


def test_the_person_is_asked_first_where_all_choose_at_once(file: Path) -> None:  # Y-29
    table = new_table("shed", players=4, discard_line=("d1", "d2"))
    made = session(table, forever(table), file)
    seats = []
    act = table.act

    def watched(seat: int, action: int) -> None:
        if NYET.text.moves.write(seat, action).startswith("shed"):
            seats.append(seat)
        act(seat, action)
        if table.view.phase == "trick":
            raise EOFError

    table.act = watched  # type: ignore[method-assign]
    made.run()
    assert seats == sorted(seats)
    assert seats[0] == 0
    assert len(seats) in {4, 8}
