"""Sizes of games, measured where they can be counted too."""

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from facedown.bots.levels import RandomBot
from facedown.cli import app
from facedown.engine.rule import JIT
from facedown.solving.growing import grow
from facedown.solving.sizes import Knowledge, Spread, lengths, random_lengths, tree_size, watched
from tests.conformance.coins import COINS, CoinOptions

compiled = pytest.mark.skipif(not JIT, reason="games are probed by compiled rules")


@compiled
@pytest.mark.parametrize("rounds", [1, 2])
def test_probing_finds_the_size_of_a_tree_that_can_be_counted(rounds: int) -> None:
    options = CoinOptions.of(rounds=rounds)
    nodes = grow(COINS, options).nodes
    found = tree_size(COINS, options, 4000, seconds=600)
    assert found.probes == 4000
    assert found.nodes == pytest.approx(np.log10(nodes), abs=0.01)
    assert found.decisions == pytest.approx(2 * rounds * np.log10(2))
    assert found.single[0] <= found.single[1] <= found.single[2]


@compiled
def test_random_games_are_counted() -> None:
    found = random_lengths(COINS, CoinOptions.of(rounds=3), 50, seconds=600)
    assert found.games == 50
    assert found.decisions == Spread(6.0, (6.0, 6.0, 6.0), 6.0)
    assert found.chances.mean == 6
    assert (found.choices_mean, found.choices_most) == (2.0, 2)


def test_lengths_tell_players_from_chance() -> None:
    found = lengths([np.array([-3, 2, 4, -1]), np.array([-3, 6])])
    assert found.decisions.mean == 1.5
    assert found.chances.most == 2
    assert (found.choices_mean, found.choices_most) == (4.0, 6)


def test_every_information_set_is_met_once_games_are_many() -> None:
    told: list[int] = []
    played, known = watched(COINS, CoinOptions.of(rounds=1), RandomBot(COINS), 60, 600, told.append)
    assert played.decisions.mean == 2
    assert known.decisions == 120
    assert known.infosets == 6  # three cards for each of two seats
    assert told == list(range(1, 61))


def test_what_was_never_met_twice_is_estimated_from_below() -> None:
    assert Knowledge(1, 100, 90, 90, once=81, twice=8).at_least == pytest.approx(90 + 81 * 80 / 18)


@compiled
def test_the_command_measures_a_game_and_writes_tables(tmp_path: Path) -> None:
    file = tmp_path / "sizes.md"
    args = ["sizes", "shy_monsters", "--games", "4", "--probes", "30", "--bot", "random", "--into", str(file)]
    result = CliRunner(env={"COLUMNS": "150"}).invoke(app, args)
    assert result.exit_code == 0, result.output
    assert "The whole tree, as powers of ten" in result.output
    text = file.read_text(encoding="utf-8")
    assert "| Shy Monsters | 200 | 1,664 | 76 |" in text
    assert text.count("\n| Shy Monsters | random | 4 |") == 4  # random games and the random bot's, in two tables


@pytest.mark.parametrize(
    ("args", "says"), [(("--option", "players=2"), "goes with a game"), (("nyet", "--games", "0"), "more than 0")]
)
def test_wrong_wishes_are_one_clear_line(args: tuple[str, ...], says: str) -> None:
    result = CliRunner().invoke(app, ["sizes", *args])
    assert result.exit_code == 1
    assert says in result.stderr
