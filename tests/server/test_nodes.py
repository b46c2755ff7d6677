"""Servers on one database: their heartbeats, and the times in which none of them ran."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from facedown.server.cluster import heartbeat as nodes
from facedown.server.common.settings import database_url
from facedown.server.store import heartbeat as rows
from facedown.server.store.sql import SqlStore
from facedown.server.table import downtime
from facedown.server.table.downtime import Downtime
from tests.server.postgres import Postgres


def test_seconds_with_a_server() -> None:
    downtime = Downtime([(100.0, 110.0), (200.0, 230.0)])
    assert downtime.awake_seconds(0.0, 50.0) == 50.0
    assert downtime.awake_seconds(0.0, 105.0) == 100.0
    assert downtime.awake_seconds(105.0, 120.0) == 10.0
    assert downtime.awake_seconds(102.0, 108.0) == 0.0
    assert downtime.awake_seconds(0.0, 300.0) == 260.0
    assert downtime.awake_seconds(110.0, 200.0) == 90.0
    assert downtime.awake_seconds(50.0, 40.0) == 0.0


def test_silences_that_touch_are_counted_once() -> None:
    downtime = Downtime([(20.0, 40.0), (10.0, 30.0), (12.0, 15.0), (50.0, 50.0)])
    assert downtime.awake_seconds(0.0, 100.0) == 70.0


@pytest.mark.parametrize(
    ("start", "seconds", "end"), [(0.0, 5.0, 5.0), (0.0, 15.0, 25.0), (12.0, 5.0, 25.0), (0.0, 45.0, 60.0)]
)
def test_when_so_many_seconds_have_passed(start: float, seconds: float, end: float) -> None:
    downtime = Downtime([(10.0, 20.0), (50.0, 55.0)])
    assert downtime.awake_after(start, seconds) == end
    assert downtime.awake_seconds(start, end) == seconds


# --- servers that come and go -----------------------------------------------------------------------------------------


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, as the one entry; servers beat only when they are told to."""
    moment = [1000.0]
    for module in (nodes, downtime):
        monkeypatch.setattr(module, "now", lambda: moment[0])
    monkeypatch.setattr(nodes, "BEAT_SECONDS", 1e6)
    return moment


def run(database: str, test: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def bounded() -> None:
        store = await SqlStore.open(database_url(database))
        try:
            await asyncio.wait_for(test(store), 300)
        finally:
            await store.close()

    asyncio.run(bounded())


def test_time_without_a_server_is_silence(database: str, clock: list[float]) -> None:
    async def test(store: SqlStore) -> None:
        first = nodes.Heartbeat(store)
        await first.start()
        assert first.downtime.awake_seconds(0.0, 2000.0) == 2000.0
        clock[0] = 1100.0
        await first.close()  # says closing
        clock[0] = 1500.0
        second = nodes.Heartbeat(store)
        await second.start()
        assert second.downtime.awake_seconds(1000.0, 1600.0) == 200.0
        await second.close()
        third = nodes.Heartbeat(store)  # at once: nothing more was missed
        await third.start()
        assert third.downtime.awake_seconds(1000.0, 1600.0) == 200.0
        await third.close()

    run(database, test)


def test_after_a_crash_the_last_sign_of_life_counts(database: str, clock: list[float]) -> None:
    async def test(store: SqlStore) -> None:
        crashed = nodes.Heartbeat(store)
        await crashed.start()
        clock[0] = 1005.0
        await crashed.beat()
        clock[0] = 1500.0
        second = nodes.Heartbeat(store)
        await second.start()
        assert second.downtime.awake_seconds(1000.0, 1500.0) == 5.0  # at once, even if it is not certain yet
        while clock[0] < 1500.0 + 2 * nodes.LIVING_SECONDS:
            clock[0] += nodes.LIVING_SECONDS / 3
            await second.beat()
        assert await store.read(rows.downtime) == [(1005.0, 1500.0)]
        assert second.downtime.awake_seconds(1000.0, 1500.0) == 5.0
        for node in (crashed, second):
            await node.close()

    run(database, test)


def test_a_process_that_was_stopped_for_a_while(database: str, clock: list[float]) -> None:
    async def test(store: SqlStore) -> None:
        node = nodes.Heartbeat(store)
        await node.start()
        clock[0] = 1300.0
        await node.beat()
        assert node.downtime.awake_seconds(1000.0, 1300.0) == 0.0
        await node.close()

    run(database, test)


def test_it_was_not_silent_while_another_server_ran(pg: Postgres, clock: list[float]) -> None:
    async def test(store: SqlStore) -> None:
        first = nodes.Heartbeat(store)
        await first.start()
        clock[0] = 1010.0
        second = nodes.Heartbeat(store)
        await second.start()
        assert first.id not in second.living  # nobody knows yet
        clock[0] = 1012.0
        await first.beat()
        await second.beat()
        await first.beat()
        assert await store.read(rows.downtime) == []
        assert second.downtime.awake_seconds(1000.0, 1012.0) == 12.0
        assert first.living == second.living == sorted([first.id, second.id])
        assert {first.owner(f"table{k}", first.living) for k in range(40)} == {first.id, second.id}
        await second.close()
        await first.beat()
        assert first.living == [first.id]
        await first.close()

    run(pg.database(), test)


def test_a_database_that_was_away_for_all_servers_is_silence_and_for_one_it_is_not(
    pg: Postgres, clock: list[float]
) -> None:
    async def test(store: SqlStore) -> None:
        first, second = nodes.Heartbeat(store), nodes.Heartbeat(store)
        await first.start()
        await second.start()
        clock[0] = 1000.5
        for node in (first, second, first):
            await node.beat()
        assert len(first.living) == 2
        clock[0] = 1060.0
        assert not first.downtime.are_known()  # so nobody's time is called before the next beat
        await first.beat()
        assert first.downtime.are_known()
        await second.beat()
        assert await store.read(rows.downtime) == [(1000.5, 1060.0)]
        for node in (first, second):
            assert node.downtime.awake_seconds(1000.0, 1061.0) == 1.5
        for moment in (1065.0, 1070.0, 1075.0):
            clock[0] = moment
            await first.beat()
        await second.beat()  # it alone was cut off
        assert await store.read(rows.downtime) == [(1000.5, 1060.0)]
        for node in (first, second):
            await node.close()

    run(pg.database(), test)


def test_servers_that_start_at_once_bring_an_empty_database_to_its_form(pg: Postgres) -> None:
    database = database_url(pg.database())

    async def test() -> None:
        stores = await asyncio.gather(*(SqlStore.open(database) for _ in range(4)))
        for store in stores:
            assert await store.numbers(["nothing"]) == {}
            await store.close()

    asyncio.run(test())
