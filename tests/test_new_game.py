"""A sixth game, in the catalogue and nowhere else: every shared room takes it with its defaults."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from facedown import catalog, make
from facedown.adapters.common import registry_id
from facedown.analysis.looking import analysed
from facedown.arena.measures import measure_of
from facedown.arena.plan import make_plan
from facedown.arena.pool import run
from facedown.arena.ratings import main
from facedown.arena.store import make_results
from facedown.balance.questions import catalogue_of
from facedown.bots.levels import RandomBot, SearchBot
from facedown.catalog import ENTRIES, GAMES, find_game, make_bot
from facedown.engine.dice import seed_from
from facedown.engine.errors import EngineError, FacedownError
from facedown.engine.play import Play
from facedown.engine.rule import rule
from facedown.engine.tensors import Channel, Tensors
from facedown.entry import Entry
from facedown.gpu.listing import KERNELS
from facedown.plugins import VARIABLE, installed_games
from facedown.server.http.openapi import document
from facedown.server.http.schema import schema
from facedown.server.people.rating_pools import bot_ratings, house_rules, pool_of, pools_of
from facedown.server.table.live_rooms import LiveTables
from facedown.study.measure import PlainMeasure
from facedown.study.standings import all_charts, all_figures
from facedown.testing.games import all_games
from facedown.testing.sights import check_redaction
from facedown.testing.walk import Budget
from tests.conformance.coins import COINS, State
from tests.server.house import House, house

DISTRIBUTION = """Metadata-Version: 2.1
Name: my-games
Version: 1.0
"""
POINTS = """[facedown.games]
coins = tests.conformance.coins:COINS
"""
MATCHES = """[[match]]
pools = ["coins", "coins"]
bots = ["regular", "novice"]
wins = 0.7
games = 100
"""


@rule
def observe(s: State, seat: int, out: Any) -> None:
    out[0] = s.card[seat] / 3.0
    out[1] = (s.coins[seat] - s.coins[1 - seat]) / 20.0


@rule
def glance(s: State, seat: int, out: Any) -> None:
    out[0] = s.card[seat]
    out[1] = s.coins[1 - seat]


TENSORS = Tensors(
    observe,
    glance,
    (Channel("card", 1, "own card"), Channel("lead", 1, "coins ahead")),
    (Channel("card", 1, "own card"), Channel("coins", 1, "coins of the other")),
)


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENTRIES, "coins", Entry(COINS))
    monkeypatch.setitem(GAMES, "coins", COINS)


@pytest.fixture
def place(tmp_path: Path, listed: None) -> Iterator[House]:
    with house(tmp_path) as made:
        yield made


def test_entry_points_bring_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "my_games-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(DISTRIBUTION, encoding="utf-8")
    (folder / "entry_points.txt").write_text(POINTS, encoding="utf-8")
    monkeypatch.delenv(VARIABLE)
    assert COINS not in [found.game for found in installed_games()]
    monkeypatch.syspath_prepend(str(tmp_path))
    assert [catalog._entry(found) for found in installed_games() if found.game is COINS] == [Entry(COINS)]


def test_bots_are_those_that_play_every_game() -> None:
    assert isinstance(make_bot(COINS, "random"), RandomBot)
    assert isinstance(make_bot(COINS, "novice"), SearchBot)


def test_the_kit_finds_it() -> None:
    assert COINS in all_games()
    check_redaction(find_game("coins"), Budget(0.1))


def test_the_arena_counts_wins_by_seat() -> None:
    plan = make_plan("coins", ["random"], 8, 1)
    results = make_results(plan, run(plan, 1).games)
    assert isinstance(measure_of("coins"), PlainMeasure)
    assert [chart.key for chart in all_charts(results)] == ["seats", "scores"]
    assert "shared wins" in [figure.name for figure in all_figures(results)]


def test_nobody_has_asked_whether_it_is_balanced() -> None:
    with pytest.raises(FacedownError, match="no balance questions are known for 'coins'"):
        catalogue_of("coins")


def test_its_ratings_are_one_pool() -> None:
    options = COINS.options.of(rounds=5)
    assert pools_of(COINS) == ("coins",)
    assert pool_of(COINS, options, None, 1) == "coins"
    assert house_rules(COINS, options) == ["rounds"]
    assert "coins" not in bot_ratings()


def test_its_package_may_rate_its_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fitted to matches that come along, and its own pools only: those of NYET! stay what they are."""
    package = tmp_path / "coin_bots"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "measured.toml").write_text(MATCHES, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(ENTRIES, "coins", Entry(COINS, ratings="coin_bots"))
    main(["coins"])
    told = json.loads((package / "ratings.json").read_text(encoding="utf-8"))
    assert told["coins"]["novice"] < told["coins"]["regular"] == 25
    (package / "ratings.json").write_text(json.dumps(told | {"nyet": {"novice": 99}}), encoding="utf-8")
    assert bot_ratings.__wrapped__() == bot_ratings() | told


def test_the_server_has_tables_and_a_list_of_its_best_players(place: House) -> None:
    (best,) = place.get("/api/best/coins").json()
    assert (best["game"], best["role"], best["people"], best["bots"]) == ("coins", "", [], [])
    assert "coins" in [game["name"] for game in place.get("/api/games").json()]
    made = place.make(game="coins", options={"rounds": 1})
    assert made["seats"]


def test_choices_decide_where_no_hands_play() -> None:
    assert LiveTables({}).of(COINS) is None
    assert COINS.rules.race is None
    assert COINS.table.real_time is None


def test_the_page_s_types_are_those_of_our_own_games() -> None:
    """They are the same whatever is installed: a game of another package is drawn by the plain board."""
    assert {"CoinsView", "CoinsEvent"}.isdisjoint(schema()["$defs"])
    assert {"NyetView", "NyetEvent"} <= schema()["$defs"].keys()
    assert document()["paths"]


def test_analyses_judge_its_decisions() -> None:
    play = Play(COINS, COINS.options.of(rounds=1), seed_from("coins"))
    play.roll()
    for seat in range(2):
        play.act(seat, 1)
    assert [result.seat for result in analysed(play, level="novice")] == [0, 1]


def test_environments_play_it() -> None:
    env = make("coins", seed=1)
    while not env.over:
        env.step(1, env.seat)
    assert sum(env.returns()) == 1.0
    with pytest.raises(EngineError, match="Blind Coins has no tensors"):
        env.observation(0)


def test_adapters_take_it(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pettingzoo")
    from facedown.adapters import pettingzoo

    assert registry_id(COINS) == "facedown/BlindCoins-v0"
    monkeypatch.setitem(GAMES, "coins", COINS.changed(tensors=TENSORS))
    env = pettingzoo.raw_env("coins", compiled=False, rounds=1)
    env.reset(seed=1)
    for agent in env.agent_iter():
        env.step(None if env.terminations[agent] else 1)
    assert not env.agents


def test_kernels_for_a_gpu_are_listed() -> None:
    tensors = COINS.changed(tensors=TENSORS)
    for kernel in KERNELS.values():
        assert kernel.uses(tensors)
