"""A game from another package in every room of the house: bots, arena, environments, GPU, server, terminal."""

import asyncio
import os
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest
from typer.testing import CliRunner

import facedown
from facedown.catalog import BOT_NAMES, GAMES, make_bot
from facedown.cli.entry import app
from facedown.engine.dice import seed_from
from facedown.engine.game import Game
from facedown.engine.play import Play
from facedown.engine.rule import JIT
from tests.server.house import House, house, in_words, run, sitting, tokens
from tests.server.test_analysis import ask

NATIVE = pytest.mark.skipif(not JIT, reason="needs the compiler")
SHORT: dict[str, Any] = {"players": 2, "dice": 1}


def typed(*words: str) -> str:
    done = CliRunner().invoke(app, list(words), env={"COLUMNS": "100", "NO_COLOR": "1"})
    assert done.exit_code == 0, done.output
    return str(done.output)


def test_it_is_listed_with_its_options_and_rules(liars_dice: Game) -> None:
    assert "liars_dice" in typed("games")
    assert "Which face counts as any" in typed("games", "liars_dice")
    assert "LD-10" in typed("rules", "liars_dice")


@NATIVE
@pytest.mark.parametrize("level", BOT_NAMES)
def test_bots_of_every_level_play(liars_dice: Game, level: str) -> None:
    bot = make_bot(liars_dice, level)
    play = Play(liars_dice, liars_dice.options.of(players=3, dice=1), seed_from(level))
    play.roll()
    while not play.over:
        (seat,) = play.actors()
        play.act(seat, bot.choose(play.seen(seat), seat, len(play.log)))
    assert sorted(play.returns()) == [0, 0, 1]


@NATIVE
def test_search_beats_chance_in_the_arena(liars_dice: Game) -> None:
    told = typed(
        "arena", "liars_dice", "--bots", "regular,random", "--games", "20", "--jobs", "1", "--option", "players=2"
    )
    assert "above fair" in told


def test_there_are_no_balance_questions_and_that_is_said(liars_dice: Game) -> None:
    done = CliRunner().invoke(app, ["balance", "liars_dice"])
    assert done.exit_code != 0
    assert "no balance questions are known for 'liars_dice'" in done.output


def test_one_environment(liars_dice: Game) -> None:
    env = facedown.make("liars_dice", seed=1, compiled=False, **SHORT)
    while not env.over:
        env.step(env.legal(env.seat)[0])
    assert sorted(env.rewards()) == [-0.5, 0.5]


@NATIVE
def test_many_environments(liars_dice: Game) -> None:
    from facedown.envs.batch import VectorEnv

    games = VectorEnv("liars_dice", 64, seed=1, players=4, dice=2)
    ended = 0
    for _ in range(100):
        games.step(games.sample())
        ended += int(games.done.sum())
    assert ended > 0
    assert np.isfinite(games.observations).all()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # PettingZoo's tests load a game of its own in an old way
def test_pettingzoo_and_gymnasium(liars_dice: Game) -> None:
    pytest.importorskip("pettingzoo")
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import seed_test

    from facedown.adapters import pettingzoo
    from facedown.adapters.gymnasium import SeatEnv

    seed_test(lambda: pettingzoo.env("liars_dice", compiled=False, **SHORT), num_cycles=60)
    check_env(SeatEnv("liars_dice", opponents="random", compiled=False, **SHORT), skip_render_check=True)


def test_openspiel_knows_it(liars_dice: Game) -> None:
    """In a process of its own: OpenSpiel keeps one list of games, made when the adapter is first imported."""
    pytest.importorskip("pyspiel")
    program = (
        "import pyspiel; from facedown.adapters.openspiel import game_string; "
        "game = pyspiel.load_game(game_string('liars_dice', players=2, compiled=False, dice=1, one_round=True)); "
        "pyspiel.random_sim_test(game, 3, False, False); print(game.num_distinct_actions())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "192"


@NATIVE
@pytest.mark.filterwarnings("ignore::numba.core.errors.NumbaWarning")
@pytest.mark.parametrize("kernel", ["play", "redact"])
def test_its_kernels_compile_for_a_gpu(liars_dice: Game, kernel: str) -> None:
    pytest.importorskip("numba_cuda")
    from facedown.gpu.build import ptx

    assert f".visible .entry {kernel}(" in ptx(liars_dice, kernel)


def test_a_table_from_the_first_bid_to_the_analysis(liars_dice: Game, tmp_path: Path) -> None:
    with house(tmp_path, analysis_nice=0) as where:
        assert "liars_dice" in [game["name"] for game in where.get("/api/games").json()]
        assert "LD-10" in where.get("/api/rules/liars_dice").text
        made = where.make(game="liars_dice", options={"dice": 1}, bots={"1": "random", "2": "novice"}, start=True)

        async def play() -> None:
            async with sitting(where, made["table"], tokens(made)[0]) as ann:
                await ann.sees(lambda state: bool(state["choices"]))
                if JIT:
                    hint = await ann.ask(type="hint")
                    assert (hint["type"], "times in 100" in in_words(hint["reason"])) == ("hint", True), hint
                refused = await ann.move(63)
                assert (refused["code"], refused["clause"]) == ("illegal", "LD-3")
                await ann.play_out()
                assert any("loses a die" in line["text"] for line in ann.lines)

        run(play)
        replay = where.get(f"/api/tables/{made['table']}/replay").json()
        assert replay["game"] == "liars_dice"
        if JIT:
            told = ask(where, made["table"], "POST")
            end = time.monotonic() + 300  # a first one has to compile
            while told["state"] != "done" and time.monotonic() < end:
                time.sleep(0.1)
                told = ask(where, made["table"])
            assert told["judged"], told


def test_a_rated_table_of_people_counts(liars_dice: Game, tmp_path: Path) -> None:
    from tests.server.test_profiles import new
    from tests.server.test_ratings import make, settled

    with house(tmp_path) as where:
        people = [new(where, name) for name in ("Ann", "Bob", "Eve")]
        refused = make(where, people[0], game="liars_dice", bots={"1": "random", "2": "random"}, start=True)
        assert 400 <= refused.status_code < 500, refused.text
        assert "has no rating in this game" in refused.text
        made = make(where, people[0], game="liars_dice").json()

        async def play() -> None:
            async with AsyncExitStack() as stack:
                seats = [
                    await stack.enter_async_context(sitting(where, made["table"], token, session=who["session"]))
                    for token, who in zip(tokens(made), people, strict=True)
                ]
                assert (await seats[0].ask(type="start"))["type"] == "accepted"
                await asyncio.gather(*(seat.play_out() for seat in seats))
            for who in people:
                (rating,) = await settled(where, who, 1)
                assert rating["game"] == "liars_dice"

        run(play)


def test_it_has_a_list_of_best_players(liars_dice: Game, tmp_path: Path) -> None:
    with house(tmp_path) as where:
        assert where.get("/api/best/liars_dice").json()[0]["game"] == "liars_dice"


def test_a_table_of_a_game_that_is_gone_hurts_no_other(
    liars_dice: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path) as where:
        gone = where.make(game="liars_dice", bots={"1": "random", "2": "random"}, start=True)["table"]
    monkeypatch.delitem(GAMES, "liars_dice")
    with house(tmp_path) as where:
        assert where.get("/api/health").status_code == 200
        assert _status(where, f"/api/tables/{gone}") in {404, 410}
        assert where.make(game="nyet")["table"]


def _status(where: House, path: str) -> int:
    return httpx.get(where.http + path).status_code


def test_the_terminal_plays_it(liars_dice: Game) -> None:
    """Typed as a person would, to the end: bids first, calls as soon as there is something to call."""
    words: dict[str, Any] = {"input": "liar\n1x2\n" * 60, "env": {**os.environ, "COLUMNS": "80", "NO_COLOR": "1"}}
    done = CliRunner().invoke(app, ["play", "liars_dice", "--option", "dice=1", "--bots", "random"], **words)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.output
    assert "loses a die" in done.output
