"""Work that waits at tables: one task for each seat, begun again while there is something to do."""

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from facedown.catalog import GAMES
from facedown.engine.play import Play, choices
from facedown.server.common.settings import Settings
from facedown.server.store import LogRow
from facedown.server.store.sql import SqlStore
from facedown.server.table import table as table_module
from facedown.server.table.game_log import ServerLog
from facedown.server.table.table import Table
from facedown.server.table.tasks import TableTasks
from facedown.server.tables.tables import Tables
from facedown.workers.pool import Pool
from tests.server.written import people, write

log = logging.getLogger("facedown.test")


def table(id: str = "one") -> Table:
    return cast(Table, SimpleNamespace(id=id))


class Tasks(TableTasks):
    """Does something `left` times for each table that wakes it."""

    def __init__(self, left: int = 1) -> None:
        super().__init__(log, "it went wrong", lambda: 0.0)
        self.left, self.done, self.may_go = left, 0, asyncio.Event()

    def wake(self, table: Table) -> None:
        if self.left:
            self.start(table, self.work, 0)

    async def work(self) -> bool | None:
        await self.may_go.wait()
        self.left -= 1
        self.done += 1
        return None


async def until_done(tasks: TableTasks) -> None:
    while tasks.busy("one"):
        await asyncio.sleep(0)


def test_one_task_at_a_time_until_nothing_is_left() -> None:
    async def test() -> None:
        tasks = Tasks(left=3)
        tasks.wake(table())
        tasks.wake(table())
        assert len(tasks._tasks) == 1
        assert tasks.busy("one")
        assert not tasks.busy("two")
        tasks.may_go.set()
        await until_done(tasks)
        assert tasks.done == 3

    asyncio.run(test())


def test_work_may_say_that_nothing_is_left() -> None:
    class Once(Tasks):
        async def work(self) -> bool | None:
            await super().work()
            return False

    async def test() -> None:
        tasks = Once(left=3)
        tasks.may_go.set()
        tasks.wake(table())
        await until_done(tasks)
        assert tasks.done == 1

    asyncio.run(test())


def test_what_fails_is_logged_and_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    class Failing(Tasks):
        async def work(self) -> bool | None:
            await super().work()
            if self.left:
                raise RuntimeError
            return None

    async def test() -> None:
        tasks = Failing(left=2)
        tasks.may_go.set()
        tasks.wake(table())
        await until_done(tasks)
        assert tasks.done == 2

    asyncio.run(test())
    assert [record.message for record in caplog.records] == ["it went wrong"]
    assert cast(Any, caplog.records[0]).table == "one"


def test_a_table_is_left_alone_and_others_are_not() -> None:
    async def test() -> None:
        tasks = Tasks()
        tasks.wake(table("one"))
        tasks.wake(table("two"))
        tasks.cancel("one")
        assert not tasks.busy("one")
        assert tasks.busy("two")
        await tasks.close()
        tasks.wake(table("two"))
        assert tasks._tasks == {}
        assert tasks.done == 0

    asyncio.run(test())


def test_a_task_that_ends_the_work_of_its_table_comes_to_its_own_end() -> None:
    class Last(Tasks):
        async def work(self) -> bool | None:
            self.cancel("one")
            return await super().work()

    async def test() -> None:
        tasks = Last()
        tasks.may_go.set()
        tasks.wake(table())
        (task,) = tasks._tasks.values()
        await task
        assert tasks.done == 1

    asyncio.run(test())


@pytest.mark.parametrize(("grace", "done"), [(0.0, 0), (30.0, 1)])
def test_work_gets_its_last_seconds(grace: float, done: int) -> None:
    async def test() -> None:
        tasks = Tasks()
        tasks.wake(table())
        asyncio.get_running_loop().call_soon(tasks.may_go.set)
        await tasks.close(grace)
        assert tasks.done == done

    asyncio.run(test())


def test_a_long_log_is_loaded_in_slices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who wait for a hint or a move wait for one slice of it, not for all."""
    monkeypatch.setattr(table_module, "SLICE", 0.0)
    game = GAMES["nyet"]
    play = Play(game, game.options.of(players=3), bytes(32))
    play.roll()
    while len(play.log) < 60:
        seat = play.actors()[0]
        play.act(seat, choices(game, play.seen(seat), seat)[0])
        play.roll()
    rows = [LogRow(number, "act", entry.seat, entry.action, 1) for number, entry in enumerate(play.log)]

    async def test() -> None:
        settings = Settings(database=str(tmp_path / "tables.sqlite"))
        await write(
            settings.database,
            game,
            play.options,
            rows,
            table="one",
            seats=people(["a", "b", "c"]),
            watch="w",
            seed=play.dice.seed,
        )
        tables = Tables(await SqlStore.open(settings.database_url), Pool(1), settings)
        turns: list[int] = []
        take = ServerLog.take

        def noted(log: ServerLog, row: LogRow) -> None:
            asyncio.get_running_loop().call_soon(turns.append, row.seq)  # somebody else waits for a turn
            take(log, row)
            assert len(turns) >= row.seq

        monkeypatch.setattr(ServerLog, "take", noted)
        try:
            opened = await tables.open("one")
            assert opened is not None
            assert opened.number == len(rows) + 1
        finally:
            await tables.close()

    asyncio.run(test())
