"""PostgreSQL goes away for a while under two servers with people at them, and comes back."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from facedown.server.cluster import heartbeat as nodes
from facedown.server.common import steady_clock as clock
from facedown.server.process import app, store_watch
from facedown.server.store import TableRow, Unsure
from facedown.server.store.failures import StoreTrouble
from facedown.server.store.inspection import inspect
from facedown.server.store.sql import SqlStore
from facedown.server.table import downtime
from tests.server.house import Client, House, house, run, sitting, tokens
from tests.server.pair import apart, two_houses
from tests.server.postgres import Postgres

CLOCK = {"kind": "move", "seconds": 3600}


@contextmanager
def away(pg: Postgres) -> Iterator[None]:
    pg.stop("immediate")  # as if it had crashed
    try:
        yield
    finally:
        pg.start()


async def sent_away(client: Client) -> str:
    """The reason that was given: a page comes back by itself."""
    closing = await client.until(lambda message: message["type"] in {"closing", "accepted", "refused"})
    assert (closing["type"], closing["code"]) == ("closing", "restarting"), closing
    return str(closing["text"])


async def move(clients: list[Client]) -> None:
    actor = await next_of(clients)
    assert (await actor.move(actor.state["choices"][0]["action"]))["type"] == "accepted"
    await actor.until_state()


async def next_of(clients: list[Client]) -> Client:
    """Whose turn it is, once all have seen the last move."""
    while True:
        for client in clients:
            if client.state["choices"]:
                return client
        await asyncio.gather(*(client.quiet() for client in clients))


def test_it_goes_away_and_comes_back(pg: Postgres, tmp_path: Path, told: pytest.LogCaptureFixture) -> None:
    async def test(pair: tuple[House, House]) -> None:
        one, _ = pair
        async with apart(pair, start=True, clock=CLOCK) as (made, clients):
            for _ in range(3):
                await move(clients)
            actor = await next_of(clients)
            seat, other = actor.state["you"], clients[1 - actor.state["you"]]
            said = {
                "type": "move",
                "id": "once",
                "seq": actor.state["seq"],
                "action": actor.state["choices"][0]["action"],
            }
            with away(pg):
                await actor.send(**said)  # nobody knows whether a message with this id was written before
                assert "not known yet whether this was saved" in await sent_away(actor)
                await other.send(type="chat", id="line", text="is anybody there?")  # the same holds for this one
                assert "not known yet whether this was saved" in await sent_away(other)
                for place in pair:
                    while (health := await asyncio.to_thread(place.get, "/api/health")).status_code == 200:
                        await asyncio.sleep(0.05)  # it has not tried to write anything yet
                    assert health.json()["database"] == "unreachable"
                lobby = await asyncio.to_thread(one.get, "/api/tables")
                new = {"game": "nyet", "name": "Eve"}
                unmade = await asyncio.to_thread(httpx.post, f"{one.http}/api/tables", json=new)
                for request in (lobby, unmade):
                    assert request.status_code == 503
                    assert "does not answer" in request.json()["problems"][0]
                async with connect(one.ws, proxy=None) as socket:
                    back = Client(socket)
                    await back.send(type="hello", table=made["table"], token=tokens(made)[seat])
                    assert "its database does not answer" in await sent_away(back)
            for place in pair:
                await place.well()
            async with sitting(pair[seat], made["table"], tokens(made)[seat]) as back:
                assert (await back.ask(**said))["type"] == "accepted"
                assert (await back.ask(**said))["type"] == "accepted"  # once more: it has taken effect already
                clients[seat] = back
                async with sitting(pair[1 - seat], made["table"], tokens(made)[1 - seat]) as there:
                    assert (await there.ask(type="chat", id="line", text="is anybody there?"))["type"] == "accepted"
                    clients[1 - seat] = there
                    for _ in range(4):
                        await move(clients)
            log = await one.in_loop(one.tables.store.log(made["table"]))
            assert sum(row.seat >= 0 for row in log) == 3 + 1 + 4

    with two_houses(tmp_path, pg.database()) as pair:
        run(lambda: test(pair))
    lines = [record.getMessage() for record in told.records if record.name.startswith("facedown")]
    assert sorted(Counter(line.partition(";")[0] for line in lines).items()) == [
        ("nothing can be saved: its database does not answer", 2),  # once by each server
        ("other servers are not heard for a moment", 2),
        ("the store is well again", 2),
    ]


def test_tables_in_play_are_opened_though_it_was_away_just_after_the_start(
    pg: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots go on, though nobody comes to the table."""
    database = pg.database()
    with house(tmp_path, database=database, pace=(600.0, 600.0)) as place:
        made = place.make(options={"players": 3}, bots={"1": "random", "2": "random"}, start=True)
    troubles = [StoreTrouble("unreachable"), StoreTrouble("unreachable")]
    running = SqlStore.running

    async def away_at_first(self: SqlStore, most: int) -> list[str]:
        if troubles:
            raise troubles.pop()
        return await running(self, most)

    monkeypatch.setattr(SqlStore, "running", away_at_first)
    monkeypatch.setattr(app, "RESUME_SECONDS", 0.01)

    async def test(place: House) -> None:
        while made["table"] not in place.tables.in_memory:
            await asyncio.sleep(0.01)

    with house(tmp_path, database=database) as place:
        run(lambda: test(place))
    assert troubles == []


def test_the_maker_of_a_table_is_told_that_nobody_knows(
    pg: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut(self: SqlStore, table: TableRow) -> None:
        raise Unsure("cut")

    monkeypatch.setattr(SqlStore, "create", cut)
    with house(tmp_path, database=pg.database()) as place:
        answer = httpx.post(f"{place.http}/api/tables", json={"game": "nyet", "name": "Ann"})
    assert answer.status_code == 503
    assert "not known yet whether this was saved" in answer.json()["problems"][0]


def test_nobody_loses_time_while_it_is_away(pg: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time runs out when somebody has had all of it, not counted the time in which nobody could move."""
    for module in (nodes, downtime):
        monkeypatch.setattr(module, "DOUBT_SECONDS", 1.0)
    hurry = {"kind": "move", "seconds": 5, "late": "forfeit"}

    async def test(pair: tuple[House, House]) -> None:
        async with apart(pair, start=True, clock=hurry) as (made, clients):
            with away(pg):
                down = clock.now()
                await asyncio.sleep(4.0)
                up = clock.now()
            for client in clients:
                await client.sees(lambda state: state["phase"] == "over")
            one = pair[0]
            stored = await one.in_loop(one.tables.store.load(made["table"]))
            assert stored is not None
            assert stored.touched - stored.rows[-1].at - (up - down) >= 5.0

    with two_houses(tmp_path, pg.database()) as pair:
        run(lambda: test(pair))


def test_damage_is_looked_for_again_where_the_database_was_away(
    pg: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: pytest.LogCaptureFixture
) -> None:
    """What had been looked for when it went away was not looked for any more, until the next start."""
    looked: list[int] = []
    monkeypatch.setattr(store_watch, "SECONDS", 0.05)

    async def test(place: House) -> None:
        with away(pg):
            task = asyncio.run_coroutine_threadsafe(store_watch.inspect_store(place.tables), place.loop)
            await asyncio.sleep(0.5)
            assert not task.done()
        await asyncio.wait_for(asyncio.wrap_future(task), 60)

    def look(*given: Any, **more: Any) -> int:
        looked.append(inspect(*given, **more))
        return looked[-1]

    with house(tmp_path, database=pg.database()) as place:
        place.make()
        monkeypatch.setattr(store_watch, "inspect", look)
        run(lambda: test(place))
    assert looked == [1]
    assert not [one for one in told.records if "looked through" in one.getMessage()]
