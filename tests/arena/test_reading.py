"""Readers beside the bot that they read: `facedown readers`."""

import pytest
import typer
from typer.testing import CliRunner, Result

from facedown.arena.reading import reading_plans, readings
from facedown.cli.commands import readers as command
from facedown.cli.console import Commands
from facedown.engine.errors import FacedownError
from facedown.study.results import GameResult

app = typer.Typer(cls=Commands, pretty_exceptions_enable=False)
app.command(epilog=command.EXAMPLES)(command.readers)


@app.callback()
def _all() -> None:
    """So that there are several commands, as in the real one."""


def facedown(*words: str) -> Result:
    return CliRunner().invoke(app, ["readers", *words], env={"COLUMNS": "140", "NO_COLOR": "1"})


def test_readers_are_listed_with_what_they_know() -> None:
    got = facedown("shy_monsters")
    assert got.exit_code == 0
    assert "reader: as the Hero, knows the expert's mixes" in " ".join(got.output.split())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("shy_monsters", "--bot", "expert", "--only", "nobody"), "there is no reader 'nobody'; there are reader"),
        (("shy_monsters", "--bot", "deepblue"), "there is no bot 'deepblue'"),
        (("shy_monsters", "--bot", "random", "--games", "0"), "at least one game"),
    ],
)
def test_mistakes_are_told_in_one_line(words: tuple[str, ...], said: str) -> None:
    got = facedown(*words)
    assert got.exit_code == 1
    assert said in got.stderr


def test_a_gain_is_what_the_bot_does_not_win_in_the_same_seat_of_the_same_deal() -> None:
    plans = reading_plans("shy_monsters", "random", ["reader"], 4, 1)
    assert [plan.bots for plan in plans] == [["random", "random"], ["reader", "random"]]

    def result(deal: int, rotation: int, winner: int) -> GameResult:
        wins = [0.0, 0.0]
        wins[winner] = 1.0
        return GameResult(deal, rotation, wins, wins, 1, [])

    order = [(0, 0), (0, 1), (1, 0), (1, 1)]
    base = [result(*fixture, winner) for fixture, winner in zip(order, (0, 0, 1, 1), strict=True)]
    read = [result(*fixture, winner) for fixture, winner in zip(order, (0, 1, 0, 1), strict=True)]
    found = {one.role: one for one in readings(plans, [base, read])}
    # The reader sits at seat 0, 1, 0, 1 and wins each time; there the bot won, lost, lost, won.
    assert (found[""].wins.value, found[""].gain.value) == (1.0, 0.5)
    assert {role: one.gain.count for role, one in found.items()} == {"": 4, "hero": 2, "master": 2}
    assert found["hero"].gain.value == found["master"].gain.value == 0.5


def test_games_without_readers_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("facedown.arena.reading.readers_of", lambda game: {})
    with pytest.raises(FacedownError, match=r"NYET! has no readers"):
        reading_plans("nyet", "random", [], 4, 1)


def test_the_table_names_the_worst() -> None:
    got = facedown("shy_monsters", "--bot", "random", "--games", "4", "--jobs", "1", "--seed", "2")
    assert got.exit_code == 0, got.output
    assert "The worst for random: reader" in got.output
