"""What every store must do, on each kind of database that there is."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, create_engine, event, inspect
from sqlalchemy.exc import OperationalError

import facedown.server.process.app  # noqa: F401 - with it come all modules that have a form in the database
from facedown.engine.dice import commitment
from facedown.engine.errors import FacedownError
from facedown.server.common.settings import database_url, default_database
from facedown.server.store import Change, Conflict, LogRow, SeatRow, SnapshotRow, Store, TableRow, Unsure, lobby
from facedown.server.store.migrate import config, upgrade
from facedown.server.store.models import Base
from facedown.server.store.sql import SqlStore

Opener = Callable[[], Awaitable[Store]]


async def _sqlite(folder: Path) -> Store:
    return await SqlStore.open(database_url(str(folder / "tables.sqlite")))


@pytest.fixture
def opener(database: str) -> Opener:
    return lambda: SqlStore.open(database_url(database))


def row(id: str = "aaaaaaaa", **more: Any) -> TableRow:
    plain: dict[str, Any] = {
        "game": "nyet",
        "rules": 1,
        "options": {"players": 2, "discard_line": ["d1", "d2"]},
        "seed": "00" * 32,
        "commitment": commitment(bytes(32)),
        "listed": True,
        "watch": "w",
        "seats": [SeatRow("person", "Ann", key="k"), SeatRow()],
    }
    return TableRow(id=id, **(plain | more))


def acts(*seqs: int) -> list[LogRow]:
    return [LogRow(seq, "act", seq % 2, 7 * seq, 0) for seq in seqs]


def run(opener: Opener, test: Callable[[Store], Awaitable[None]]) -> None:
    async def bounded() -> None:
        store = await opener()
        try:
            await asyncio.wait_for(test(store), 300)
        finally:
            await store.close()

    asyncio.run(bounded())


def test_a_table_comes_back_as_it_was(opener: Any) -> None:
    async def test(store: Store) -> None:
        assert await store.load("aaaaaaaa") is None
        await store.create(row())
        stored = await store.load("aaaaaaaa")
        assert stored is not None
        assert stored.table == row()
        assert (stored.snapshots, stored.rows) == ([], [])

    run(opener, test)


def test_the_log_is_kept_across_a_restart(opener: Any) -> None:
    async def write(store: Store) -> None:
        await store.create(row())
        await store.commit("aaaaaaaa", Change(rows=acts(0, 1, 2), heard=(0, "m1")))

    async def read(store: Store) -> None:
        assert await store.log("aaaaaaaa") == acts(0, 1, 2)
        assert await store.already_done("aaaaaaaa", 0, "m1")
        assert not await store.already_done("aaaaaaaa", 1, "m1")
        assert not await store.already_done("aaaaaaaa", 0, "m2")

    run(opener, write)
    run(opener, read)


def test_the_second_writer_of_a_row_loses_and_leaves_nothing(opener: Any) -> None:
    async def test(store: Store) -> None:
        await store.create(row())
        await store.commit("aaaaaaaa", Change(rows=acts(0, 1)))
        second = Change(table=row(rev=1, phase="running"), rows=acts(2, 1), heard=(1, "late"))
        with pytest.raises(Conflict):
            await store.commit("aaaaaaaa", second)
        assert await store.log("aaaaaaaa") == acts(0, 1)
        assert not await store.already_done("aaaaaaaa", 1, "late")
        stored = await store.load("aaaaaaaa")
        assert stored is not None
        assert stored.table.phase == "gathering"

    run(opener, test)


def test_of_many_writers_of_one_row_exactly_one_succeeds(opener: Any) -> None:
    async def test(store: Store) -> None:
        await store.create(row())
        tries = [store.commit("aaaaaaaa", Change(rows=[LogRow(0, "act", k, k, 0)])) for k in range(8)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 7
        (kept,) = await store.log("aaaaaaaa")
        assert results[kept.action] is None

    run(opener, test)


def test_changes_of_many_tables_that_come_together_do_not_spoil_each_other(opener: Any) -> None:
    async def test(store: Store) -> None:
        ids = [f"table{k:03}" for k in range(30)]
        await asyncio.gather(*(store.create(row(id)) for id in ids))
        await store.commit(ids[7], Change(rows=acts(0)))
        changes = [store.commit(id, Change(rows=acts(0, 1))) for id in ids]
        lost = store.commit(ids[3], Change(rows=[LogRow(2, "act", 0, None, 0)]))  # type: ignore[arg-type]
        *results, odd = await asyncio.gather(*changes, lost, return_exceptions=True)
        assert [k for k, result in enumerate(results) if result is not None] == [7]
        assert isinstance(results[7], Conflict)
        assert isinstance(odd, Exception)
        logs = [await store.log(id) for id in ids]
        assert [len(log) for log in logs] == [1 if k == 7 else 2 for k in range(30)]

    run(opener, test)


def test_tables_that_are_made_begun_and_played_at_once_do_not_spoil_each_other(opener: Any) -> None:
    async def test(store: Store) -> None:
        old, new = [f"old{k}" for k in range(6)], [f"new{k}" for k in range(6)]
        await asyncio.gather(*(store.create(row(id)) for id in old))
        begin = [store.commit(id, Change(row(id, rev=1, phase="running"), acts(0, 1), seq=0)) for id in old[:3]]
        sit = [store.commit(id, Change(row(id, rev=1, host=1), heard=(1, "m"), seq=0)) for id in old[3:]]
        wrong = [
            store.create(row(old[0])),
            store.commit(old[4], Change(row(old[4], rev=1, host=0), seq=0)),  # another was first
            store.commit(old[5], Change(row(old[5], rev=2), seq=3)),  # decided on another log than there is
        ]
        made = [store.create(row(id)) for id in new]
        results = await asyncio.gather(*begin, *sit, *wrong, *made, return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 6 + [Conflict] * 3 + [type(None)] * 6
        stored = [await store.load(id) for id in [*old, *new]]
        assert [one.table.phase for one in stored if one] == ["running"] * 3 + ["gathering"] * 9
        assert [one.table.host for one in stored if one] == [0, 0, 0, 1, 1, 1] + [0] * 6
        assert [len(one.rows) for one in stored if one] == [2, 2, 2] + [0] * 9
        assert [await store.already_done(id, 1, "m") for id in old] == [False] * 3 + [True] * 3
        assert await store.numbers(old) == dict.fromkeys(old[:3], 3) | dict.fromkeys(old[3:], 1)

    run(opener, test)


def test_a_revision_can_be_written_once(opener: Any) -> None:
    async def test(store: Store) -> None:
        await store.create(row())
        await store.commit("aaaaaaaa", Change(table=row(rev=1, host=1)))
        with pytest.raises(Conflict):
            await store.commit("aaaaaaaa", Change(table=row(rev=1, host=0)))
        stored = await store.load("aaaaaaaa")
        assert stored is not None
        assert stored.table.host == 1

    run(opener, test)


def test_a_message_is_heard_once(opener: Any) -> None:
    async def test(store: Store) -> None:
        await store.create(row())
        await store.commit("aaaaaaaa", Change(rows=acts(0), heard=(0, "m")))
        with pytest.raises(Conflict):
            await store.commit("aaaaaaaa", Change(rows=acts(1), heard=(0, "m")))
        assert await store.log("aaaaaaaa") == acts(0)

    run(opener, test)


def test_only_rows_after_the_last_snapshot_are_loaded(opener: Any) -> None:
    async def test(store: Store) -> None:
        await store.create(row())
        shots = [SnapshotRow(2, 2, b"two"), SnapshotRow(4, 4, b"four")]
        await store.commit("aaaaaaaa", Change(rows=acts(0, 1)))
        await store.commit("aaaaaaaa", Change(rows=acts(2, 3), snapshot=shots[0]))
        await store.commit("aaaaaaaa", Change(rows=acts(4), snapshot=shots[1]))
        stored = await store.load("aaaaaaaa")
        assert stored is not None
        assert stored.snapshots == shots
        assert stored.rows == acts(4)
        # an undo takes snapshots of a longer log out of force, and nothing else
        undo = LogRow(5, "undo", 0, 3, 0)
        await store.commit("aaaaaaaa", Change(rows=[undo], cut=3))
        stored = await store.load("aaaaaaaa")
        assert stored is not None
        assert stored.snapshots == shots[:1]
        assert stored.rows == [*acts(2, 3, 4), undo]

    run(opener, test)


def test_a_change_is_written_only_on_the_version_it_was_decided_on(opener: Any) -> None:
    async def test(store: Store) -> None:
        await store.create(row())
        assert await store.numbers(["aaaaaaaa", "unknown1"]) == {"aaaaaaaa": 0}
        await store.commit("aaaaaaaa", Change(rows=acts(0, 1)))
        late = (
            Change(table=row(rev=1, host=1), seq=0),  # a move came first
            Change(table=row(rev=1, host=1), rows=acts(3)),  # with a hole
        )
        for change in late:
            with pytest.raises(Conflict):
                await store.commit("aaaaaaaa", change)
        await store.commit("aaaaaaaa", Change(table=row(rev=1, host=1), seq=2))
        with pytest.raises(Conflict):
            await store.commit("aaaaaaaa", Change(rows=acts(2)))  # decided on revision 0
        await store.commit("aaaaaaaa", Change(rows=[LogRow(2, "act", 0, 1, 1)]))
        assert await store.numbers(["aaaaaaaa"]) == {"aaaaaaaa": 4}

    run(opener, test)


def test_a_connection_that_breaks_while_it_is_written(opener: Any) -> None:
    """Nobody is told that it was written or that it was not; the next one goes well."""

    async def test(store: Store) -> None:
        assert isinstance(store, SqlStore)
        await store.create(row())
        breaks = [True]

        def cut(connection: Connection) -> None:
            if breaks:
                breaks.clear()
                connection.invalidate()
                raise OperationalError("COMMIT", {}, Exception("cut"), connection_invalidated=True)

        event.listen(store._writer._engine, "commit", cut)
        # moves alone go to SQLite by its driver, which has no connection that could break
        change = Change(rows=acts(0), cut=None if store.shared else 0)
        with pytest.raises(Unsure):
            await store.commit("aaaaaaaa", change)
        assert not breaks
        await store.commit("aaaaaaaa", change)
        assert await store.log("aaaaaaaa") == acts(0)

    run(opener, test)


def test_lobby_and_tables_in_play(opener: Any) -> None:
    async def test(store: Store) -> None:
        await store.create(row("aaaaaaaa"))
        await store.create(row("bbbbbbbb", listed=False, phase="running"))
        await store.create(row("cccccccc", phase="over"))
        await store.create(row("dddddddd", phase="running"))
        every = ["aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd"]
        assert (await store.read(lambda connection: lobby.made(connection, every))).keys() == {"aaaaaaaa", "dddddddd"}
        assert [table.id for table in await store.read(lambda c: lobby.rows(c, every))] == ["aaaaaaaa", "dddddddd"]
        assert await store.running(10) == ["dddddddd", "bbbbbbbb"]
        await store.commit("bbbbbbbb", Change(rows=acts(0)))  # the newest change comes first
        assert await store.running(10) == ["bbbbbbbb", "dddddddd"]

    run(opener, test)


def test_a_rematch_is_made_whole_or_not_at_all(opener: Any) -> None:
    async def test(store: Store) -> None:
        await store.create(row())
        again = row("eeeeeeee")
        await store.commit("aaaaaaaa", Change(table=row(rev=1, rematch="eeeeeeee"), also=again))
        stored = await store.load("eeeeeeee")
        assert stored is not None
        assert stored.table == again
        with pytest.raises(Conflict):
            await store.commit("aaaaaaaa", Change(table=row(rev=2, rematch="other"), also=again))
        stored = await store.load("aaaaaaaa")
        assert stored is not None
        assert stored.table.rematch == "eeeeeeee"

    run(opener, test)


# --- of SQLite alone --------------------------------------------------------------------------------------------------


def test_sqlite_writes_ahead(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create(row())

    run(lambda: _sqlite(tmp_path), test)
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


def test_migrations_lead_from_nothing_to_the_models(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    with engine.begin() as connection:
        upgrade(connection)
    with engine.begin() as connection:
        upgrade(connection)  # nothing left to do
        found = inspect(connection)
        for name, table in Base.metadata.tables.items():
            columns = {column["name"]: column["nullable"] for column in found.get_columns(name)}
            assert columns == {column.name: column.nullable for column in table.columns}
            assert found.get_pk_constraint(name)["constrained_columns"] == [c.name for c in table.primary_key]
        assert set(found.get_table_names()) == {*Base.metadata.tables, "alembic_version"}
    engine.dispose()


def test_migrations_can_be_taken_back(tmp_path: Path) -> None:
    from alembic import command

    engine = create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    with engine.begin() as connection:
        upgrade(connection)
        command.downgrade(config(connection), "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
    engine.dispose()


def test_a_database_that_cannot_be_opened_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "noise.sqlite").write_bytes(b"this is no database at all" * 100)

    async def test() -> None:
        with pytest.raises(FacedownError, match="cannot make the database"):
            await SqlStore.open(database_url(str(tmp_path / "file" / "tables.sqlite")))
        with pytest.raises(FacedownError, match="file is not a database"):
            await SqlStore.open(database_url(str(tmp_path / "noise.sqlite")))

    asyncio.run(test())


def test_where_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FACEDOWN_DATA", str(tmp_path))
    assert default_database() == tmp_path / "tables.sqlite"
    assert database_url("") == f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"
    assert database_url("sqlite:////x/y.db") == "sqlite+aiosqlite:////x/y.db"
    assert database_url("postgresql+asyncpg://h/d") == "postgresql+asyncpg://h/d"
    monkeypatch.delenv("FACEDOWN_DATA")
    assert default_database().name == "tables.sqlite"


def test_rows_can_be_read_by_a_later_version() -> None:
    """A field that an older server has not written gets its default."""
    old = msgspec.json.decode(msgspec.json.encode(row()))
    for name in ("rematch", "host", "rev"):
        del old[name]
    assert msgspec.convert(old, TableRow) == row()
