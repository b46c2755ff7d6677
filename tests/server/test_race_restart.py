"""A live race goes on with the time and pauses that were left: after a restart, a SIGKILL, and at another server."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import NullPool, create_engine, make_url, text

from facedown.games.myst.live import race as live
from facedown.live.myst.room import now_ms
from facedown.server.common.settings import database_url
from facedown.server.store.connections import sync_driver
from tests.server.house import Client, House, house, run, sitting, tokens
from tests.server.pair import Pair, two_houses
from tests.server.postgres import Postgres
from tests.server.racing import is_race_running, is_type, lay, legal, open_race, room_of
from tests.server.test_kill import Victim

LIVE = {"race_driver": "live", "youngest_team": "blue", "lag_cap_ms": 0, "race_idle_hint_s": 0, "people": 2}
LIMIT = {"race_time_limit_s": 600}
NEARLY = 500_000.0  # milliseconds that have passed
SLACK = 60_000.0  # for a machine that is busy


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "COUNTDOWN", 50)
    monkeypatch.setattr("facedown.games.myst.page.teams.SECOND_KEY", 0.0)
    monkeypatch.setattr("facedown.live.myst.pauses.BACK_MS", 100)


async def stage(client: Client, wanted: str) -> dict[str, Any]:
    while (state := await is_type(client, "race"))["stage"] != wanted:
        pass
    return state


async def begin(place: House, *clients: Client) -> None:
    await clients[0].ask(type="start")
    for client in clients:
        await client.sees(lambda state: state["phase"] == "running")
    await open_race(*clients)


async def turn_forward(place: House, table: str, *clients: Client) -> None:
    """The race has been on for long; written down by a pause that both teams want."""

    async def forward() -> None:
        room_of(place, table).race.set_elapsed(NEARLY, now_ms())

    await place.in_loop(forward())
    for client in clients:
        await client.send(type="pause_race", on=True)
    for client in clients:
        await stage(client, "paused")
    await clients[0].send(type="pause_race", on=False)
    for client in clients:
        await stage(client, "open")
    while not is_race_running(place, table):
        await asyncio.sleep(0.02)


@pytest.mark.rule("M-64")
@pytest.mark.rule("M-65")
def test_time_and_pauses_that_were_left(tmp_path: Path, quick: None) -> None:
    """Blue has used its automatic pause before the restart, Yellow has not."""

    async def first(place: House) -> tuple[str, list[str]]:
        made = place.make(game="myst", options=LIVE | LIMIT)
        table, keys = made["table"], tokens(made)
        async with sitting(place, table, keys[1], name="Yves") as yves:
            async with sitting(place, table, keys[0]) as ana:
                await begin(place, ana, yves)
                await turn_forward(place, table, ana, yves)
            assert (await stage(yves, "paused"))["pause_left"] > 0
            async with sitting(place, table, keys[0]) as ana:
                await stage(yves, "open")
                await stage(ana, "open")
                assert (await lay(ana, place, table, legal(ana)[0]))["reason"] == ""
        return table, keys

    async def second(place: House, table: str, keys: list[str]) -> None:
        async with sitting(place, table, keys[1]) as yves:
            waits = await stage(yves, "paused")  # for Blue: that it is away is the server's doing
            while waits["pause_left"] == 0:
                waits = await stage(yves, "paused")
            async with sitting(place, table, keys[0]) as ana:
                state = await stage(ana, "open")
                assert NEARLY <= state["clock"] < NEARLY + SLACK
                await stage(yves, "open")
            await yves.until_state(lambda seen: not seen["seats"][0]["connected"])
            assert (await lay(yves, place, table, legal(yves)[0]))["reason"] == ""  # Blue has had its pause
            async with sitting(place, table, keys[0]) as ana:
                await stage(ana, "open")
                await yves.socket.close()
                assert (await stage(ana, "paused"))["pause_left"] > 0  # Yellow has not

    with house(tmp_path) as place:
        table, keys = asyncio.run(asyncio.wait_for(first(place), 300))
    with house(tmp_path) as place:
        asyncio.run(asyncio.wait_for(second(place, table, keys), 300))


@pytest.mark.rule("M-65")
def test_the_limit_passes_after_a_restart(tmp_path: Path, quick: None) -> None:
    """What is left after it is what is waited for, and not the whole limit."""

    async def first(place: House) -> tuple[str, list[str]]:
        made = place.make(game="myst", options=LIVE | {"race_time_limit_s": 501})
        table, keys = made["table"], tokens(made)
        async with sitting(place, table, keys[0]) as ana, sitting(place, table, keys[1], name="Yves") as yves:
            await begin(place, ana, yves)
            await turn_forward(place, table, ana, yves)
        return table, keys

    async def second(place: House, table: str, keys: list[str]) -> None:
        async with sitting(place, table, keys[0]) as ana, sitting(place, table, keys[1]):
            await ana.sees(lambda state: bool(state["choices"]))  # the rest is laid in turns
            assert {choice["text"].split(":")[0] for choice in ana.state["choices"]} == {"place"}

    with house(tmp_path) as place:
        table, keys = asyncio.run(asyncio.wait_for(first(place), 300))
    with house(tmp_path) as place:
        asyncio.run(asyncio.wait_for(second(place, table, keys), 300))


def rewrite(database: str, table: str, ago: float) -> None:
    """The database of a server that was killed `ago` seconds after the race had been on for long."""
    url = make_url(database_url(database))
    engine = create_engine(url.set(drivername=sync_driver(url)), poolclass=NullPool)
    with engine.begin() as connection:
        row = json.loads(connection.execute(text("SELECT row FROM tables WHERE id = :id"), {"id": table}).scalar_one())
        assert row["race"]["running"]
        row["race"] |= {"elapsed": NEARLY, "at": row["race"]["at"] - ago}
        values = {"id": table, "row": json.dumps(row), "ago": ago}
        connection.execute(text("UPDATE tables SET row = :row, changed = changed - :ago WHERE id = :id"), values)
        connection.execute(text("UPDATE nodes SET beat = beat - :ago, started = started - :ago"), {"ago": ago})
        connection.execute(text("DELETE FROM silences"))
    engine.dispose()


@pytest.mark.rule("M-65")
def test_after_a_kill_the_time_without_a_server_does_not_count(database: str) -> None:
    """The server was dead for ten minutes, which would be more than was left."""
    victim = Victim(database, "--hurry")

    async def test() -> None:
        victim.start()
        await victim.up()
        made = await victim.make(game="myst", options=LIVE | LIMIT)
        table, keys = made["table"], tokens(made)
        async with sitting(victim.ws, table, keys[0]) as ana, sitting(victim.ws, table, keys[1], name="Yves") as yves:
            await ana.ask(type="start")
            for client in (ana, yves):
                await client.sees(lambda state: state["phase"] == "running")
            await open_race(ana, yves)
            await asyncio.sleep(0.5)  # its beginning is written down
            victim.kill()
        await asyncio.sleep(0.2)
        rewrite(database, table, 600.0)
        victim.start()
        await victim.up()
        async with sitting(victim.ws, table, keys[0]) as ana, sitting(victim.ws, table, keys[1]) as yves:
            for client in (ana, yves):
                state = await stage(client, "open")
                assert NEARLY <= state["clock"] < NEARLY + SLACK

    try:
        run(test)
    finally:
        victim.kill()
        victim.close()


@pytest.fixture
def pair(pg: Postgres, tmp_path: Path, quick: None) -> Iterator[Pair]:
    with two_houses(tmp_path, pg.database()) as made:
        yield made


@pytest.mark.rule("M-64")
@pytest.mark.rule("M-65")
def test_another_server_goes_by_the_same_time(pair: Pair) -> None:
    """All people are at the one server; the other one knows of their pause, and calls no time in it."""
    one, other = pair

    async def test() -> None:
        made = one.make(game="myst", options=LIVE | LIMIT)
        table, keys = made["table"], tokens(made)
        async with sitting(other, table, made["watch"]) as watcher:
            async with sitting(one, table, keys[0]) as ana, sitting(one, table, keys[1], name="Yves") as yves:
                await begin(one, ana, yves)
                await turn_forward(one, table, ana, yves)
                while room_of(other, table).race.elapsed(now_ms()) < NEARLY:
                    await asyncio.sleep(0.05)
                for client in (ana, yves):
                    await client.send(type="pause_race", on=True)
                await stage(ana, "paused")
                while not room_of(other, table).race.paused:
                    await asyncio.sleep(0.05)
            await watcher.quiet()
            async with sitting(other, table, keys[0]) as ana, sitting(other, table, keys[1]) as yves:
                for client in (ana, yves):
                    state = await stage(client, "open")
                    assert NEARLY <= state["clock"] < NEARLY + SLACK

    run(test)


@pytest.mark.rule("M-64")
def test_a_server_that_is_killed_costs_no_team_its_pause(pg: Postgres) -> None:
    """The people come to the other server one after the other, when it has noticed; it waits for the second."""
    database = pg.database()
    one, other = victims = Victim(database, "--hurry"), Victim(database, "--hurry")

    async def test() -> None:
        for victim in victims:
            victim.start()
        for victim in victims:
            await victim.up()
        made = await one.make(game="myst", options=LIVE | LIMIT)
        table, keys = made["table"], tokens(made)
        async with sitting(other.ws, table, made["watch"]) as watcher:
            async with sitting(one.ws, table, keys[0]) as ana, sitting(one.ws, table, keys[1], name="Yves") as yves:
                await ana.ask(type="start")
                for client in (ana, yves):
                    await client.sees(lambda state: state["phase"] == "running")
                await open_race(ana, yves)
                await stage(watcher, "open")
                one.kill()
            rev = (await watcher.until_state(lambda seen: not any(s["connected"] for s in seen["seats"])))["seq"]
            await watcher.until_state(lambda seen: seen["seq"] > rev)  # the other server has written the pause down
            async with sitting(other.ws, table, keys[0]) as ana:
                while (await stage(ana, "paused"))["pause_left"] == 0:
                    pass
                async with sitting(other.ws, table, keys[1]):
                    assert 0 <= (await stage(ana, "open"))["clock"] < SLACK
                assert (await stage(ana, "paused"))["pause_left"] > 0  # Yellow's own pause was left

    try:
        run(test)
    finally:
        for victim in victims:
            victim.kill()
            victim.close()
