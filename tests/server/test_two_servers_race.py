"""A live race of MYST with people at two servers: each server judges by the same log."""

import asyncio
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from facedown.games.myst.live import race as live
from facedown.server.store import Change, Unsure
from facedown.server.store.failures import StoreTrouble
from tests.server.house import Client, House, run, sitting, tokens
from tests.server.pair import Pair, apart, two_houses
from tests.server.postgres import Postgres
from tests.server.racing import handle_of, is_type, lay, legal, open_race

LIVE = {"race_driver": "live", "youngest_team": "blue", "lag_cap_ms": 0, "race_idle_hint_s": 0, "people": 2}


@pytest.fixture(scope="module")
def pair(pg: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live, "COUNTDOWN", 50)
        patch.setattr("facedown.games.myst.page.teams.SECOND_KEY", 0.0)
        patch.setattr("facedown.live.myst.pauses.BACK_MS", 100)
        with two_houses(tmp_path_factory.mktemp("pair"), pg.database()) as made:
            yield made


async def race(client: Client, place: House, table: str) -> list[str]:
    """Lays what it can until the board is full: the cells that were acknowledged."""
    laid = []
    while client.state["view"]["phase"] == "race":
        if cells := legal(client):
            answer = await lay(client, place, table, cells[0])
            assert answer["reason"] in {"", "cell_taken", "not_holder", "race_closed"}, answer
            laid += [answer["cell"]] * (answer["reason"] == "")
        else:
            await is_type(client, "state")
    return laid


def test_a_whole_race(pair: Pair, caplog: pytest.LogCaptureFixture) -> None:
    """Both write into one log all the time. The second one is judged again, and no hand notices."""
    caplog.set_level(logging.WARNING, "facedown")

    async def test() -> None:
        async with apart(pair, start=True, game="myst", options=LIVE) as (made, clients):
            table = made["table"]
            await open_race(*clients)
            both = zip(clients, pair, strict=True)
            blue, yellow = await asyncio.gather(*(race(client, place, table) for client, place in both))
            assert len({*blue, *yellow}) == len(blue) + len(yellow) == 58
            cells = clients[0].state["view"]["cells"]
            assert cells == clients[1].state["view"]["cells"]
            assert (cells.count("b"), cells.count("y")) == (1 + len(blue), 1 + len(yellow))

    run(test)
    assert [record.getMessage() for record in caplog.records] == []


def test_everybody_is_told_and_nobody_pauses_alone(pair: Pair) -> None:
    """Bots agree to every pause; a team-mate at the other server would go on."""
    made = pair[0].make(game="myst", options=LIVE | {"people": 4}, bots={"1": "random", "3": "random"})
    table, keys = made["table"], tokens(made)

    async def test() -> None:
        async with sitting(pair[0], table, keys[0]) as ann:
            async with sitting(pair[1], table, keys[2], name="Ben") as ben:
                await ann.sees(lambda state: state["seats"][2]["connected"])
                assert (await ann.ask(type="start"))["type"] == "accepted"
                await ann.sees(lambda state: state["phase"] == "running")
                await open_race(ann)
                await ann.send(type="pause_race", on=True)
                while (asked := await is_type(ann, "race"))["wants_pause"] != [0]:
                    pass
                assert (asked["stage"], asked["apart"]) == ("open", True)
                while (seen := await is_type(ben, "race"))["stage"] != "open":
                    pass
                assert seen["apart"]
            while (asked := await is_type(ann, "race"))["stage"] != "paused":
                pass
            assert "apart" not in asked

    run(test)


class Faulty:
    """The store of a server: the next write goes wrong."""

    def __init__(self, place: House, patch: pytest.MonkeyPatch, error: Exception, written: bool) -> None:
        store = place.tables.store
        commit = store.commit
        self.struck = False

        async def fails(table: str, change: Change) -> None:
            if self.struck:
                return await commit(table, change)
            self.struck = True
            if written:
                await commit(table, change)
            raise error

        patch.setattr(store, "commit", fails)


@pytest.mark.parametrize(
    ("error", "written", "reason"),
    [
        (StoreTrouble("full"), False, "not_saved"),
        (Unsure("cut before"), False, ""),
        (Unsure("cut after"), True, ""),
    ],
)
def test_a_write_that_fails_costs_no_hand(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, error: Exception, written: bool, reason: str
) -> None:
    """The race goes on with the same trays, and the claim is answered."""

    async def test() -> None:
        async with apart(pair, start=True, game="myst", options=LIVE) as (made, clients):
            ann, yves = clients
            table: str = made["table"]
            await open_race(ann, yves)
            handle = handle_of(pair[0], table, 0, "C5")
            with monkeypatch.context() as patch:
                faulty = Faulty(pair[0], patch, error, written)
                answer: dict[str, Any] = await lay(ann, pair[0], table, "D4")
                assert faulty.struck
            assert answer["reason"] == reason
            if reason:
                assert answer["text"].startswith("Not saved")
                assert (await lay(ann, pair[0], table, "D4", to="D4"))["reason"] == ""
            assert handle_of(pair[0], table, 0, "C5") == handle
            assert (await lay(ann, pair[0], table, "C5"))["reason"] == ""
            await yves.sees(lambda state: state["view"]["cells"].count("b") == 3)
            log = asyncio.run_coroutine_threadsafe(pair[0].tables.store.log(table), pair[0].loop)
            laid = [row for row in await asyncio.wrap_future(log) if row.chair == 0 and row.seat == 0]
            assert len(laid) == 3  # the first Key Piece, D4 and C5, each once

    run(test)
