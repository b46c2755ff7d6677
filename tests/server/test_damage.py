"""A database that was damaged is never taken for good: what is lost is noticed, damaged tables are set aside by name,
all others go on, and no empty database is begun where one was."""

import asyncio
import random
import re
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from typer.testing import CliRunner
from websockets.asyncio.client import connect

from facedown.cli import app
from facedown.engine.errors import FacedownError
from facedown.server.common.settings import database_url
from facedown.server.store import Change, Damaged, LogRow, SnapshotRow, Stored
from facedown.server.store.backup import backup
from facedown.server.store.damage import DATABASE
from facedown.server.store.inspection import inspect
from facedown.server.store.mark import SLOTS, DatabaseMark, mark_of, read
from facedown.server.store.restore import restore
from facedown.server.store.sql import SqlStore
from tests.server.house import Client, House, house, run, sitting, tokens
from tests.server.test_backup import url
from tests.server.test_store import acts, row

TABLES = ("aaaaaaaa", "bbbbbbbb", "cccccccc")
MANY = tuple(f"many{number:04}" for number in range(30))
FILES = ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite.mark")
PAGE = 4096


def killed(source: Path, target: Path) -> Path:
    """The files as a killed server leaves them: copied while it runs, at a quiet moment."""
    target.mkdir()
    for name in FILES:
        if (source / name).exists():
            shutil.copy(source / name, target / name)
    return target / FILES[0]


async def write_some(store: SqlStore, ids: tuple[str, ...] = TABLES, rows: int = 60) -> None:
    """Tables with logs and snapshots, written in turns."""
    for id in ids:
        await store.create(row(id, seats=row().seats * 8))
    for start in range(0, rows, 4):
        for id in ids:
            shot = SnapshotRow(start, start, random.Random(start).randbytes(900)) if start % 16 == 0 else None
            await store.commit(id, Change(rows=acts(*range(start, start + 4)), snapshot=shot, heard=(0, f"m{start}")))


def written(folder: Path, after: Callable[[SqlStore], Any] | None = None, checkpoint: bool = False) -> Path:
    """A database with three tables, of a server that was killed; `after`: what it did in the end."""
    (folder / "alive").mkdir()

    async def work() -> Path:
        store = await SqlStore.open(database_url(str(folder / "alive" / FILES[0])))
        try:
            await write_some(store)
            if checkpoint:
                with closing(sqlite3.connect(folder / "alive" / FILES[0])) as connection:
                    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            if after is not None:
                await after(store)
            return killed(folder / "alive", folder / "killed")
        finally:
            await store.close()

    return asyncio.run(work())


def opened(file: Path) -> tuple[dict[str, str], dict[str, Stored | None]]:
    """What a server finds damaged, at the start and when it has looked through all; and what it opens of the rest."""

    async def work() -> tuple[dict[str, str], dict[str, Stored | None]]:
        store = await SqlStore.open(database_url(str(file)))
        try:
            await asyncio.to_thread(inspect, store.url, store.damage.note, 1.0)
            found: dict[str, Stored | None] = {}
            for id in TABLES:
                try:
                    found[id] = await store.load(id)
                except Damaged:
                    assert id in store.damage.found
            return dict(store.damage.found), found
        finally:
            await store.close()

    return asyncio.run(work())


def test_a_killed_server_leaves_nothing_to_complain_about(tmp_path: Path) -> None:
    file = written(tmp_path)
    for _ in range(3):
        damage, tables = opened(file)
        assert damage == {}
        assert set(tables) == set(TABLES)


async def two_more(store: SqlStore) -> None:
    await store.commit("bbbbbbbb", Change(rows=acts(60, 61)))
    await store.create(row("dddddddd"))


def test_a_deleted_log_of_writes(tmp_path: Path) -> None:
    """All but the last two transactions are in the file itself."""
    file = written(tmp_path, two_more, checkpoint=True)
    assert file.with_name(FILES[1]).stat().st_size
    file.with_name(FILES[1]).unlink()
    damage, tables = opened(file)
    assert damage["bbbbbbbb"] == "its last 2 changes are lost"
    assert damage[DATABASE] == "its last 2 transactions are lost; tables that were made then are gone: dddddddd"
    assert set(tables) == {"aaaaaaaa", "cccccccc"}
    assert opened(file)[0] == damage  # not forgotten by the next start


@pytest.mark.parametrize("share", [0.2, 0.5, 0.9])
def test_a_log_of_writes_that_was_cut(tmp_path: Path, share: float) -> None:
    file = written(tmp_path, two_more)
    wal = file.with_name(FILES[1])
    with wal.open("rb+") as cut:
        cut.truncate(int(wal.stat().st_size * share))
    damage, tables = opened(file)
    assert "transactions are lost" in damage[DATABASE]
    assert "bbbbbbbb" in damage
    assert all(stored is None or id not in damage for id, stored in tables.items())


def test_noise_in_any_page_changes_no_table_unnoticed(tmp_path: Path) -> None:
    file = written(tmp_path, checkpoint=True)
    whole = file.read_bytes()
    _, good = opened(file)
    whole = file.read_bytes()
    luck, noticed, survived = random.Random(18), 0, 0
    pages = len(whole) // PAGE
    for page in range(1, pages, max(1, pages // 24)):
        for name in FILES:
            file.with_name(name).unlink(missing_ok=True)
        file.with_name(FILES[0] + "-shm").unlink(missing_ok=True)
        file.write_bytes(whole[: page * PAGE] + luck.randbytes(PAGE) + whole[(page + 1) * PAGE :])
        try:
            damage, tables = opened(file)
        except FacedownError:  # it is refused as a whole
            noticed += 1
            continue
        noticed += bool(damage)
        survived += len(tables)
        for id, stored in tables.items():
            assert stored == good[id] or (stored is None and damage), f"page {page}: {id} is another one"
        assert damage or tables == good, f"page {page}"
    assert noticed > 12
    assert survived > 24  # most of the time most tables are still there


def test_a_damaged_page_of_the_list_hides_no_other_table(tmp_path: Path) -> None:
    file = written(tmp_path, in_play, checkpoint=True)
    opened(file)  # so that all is in the file itself
    whole = file.read_bytes()
    pages = [whole[start : start + PAGE] for start in range(0, len(whole), PAGE)]
    pages = [b"\xff" * PAGE if b'"id":"bbbbbbbb"' in page else page for page in pages]
    file.write_bytes(b"".join(pages))

    async def work() -> None:
        store = await SqlStore.open(database_url(str(file)))
        try:
            running = await store.running(100)
            gone = set(store.damage.tables)
            assert "bbbbbbbb" in gone
            assert DATABASE in store.damage.found
            assert {"bbbbbbbb"} | {id for id in MANY if id not in running} == gone
            assert len(running) > 10
        finally:
            await store.close()

    asyncio.run(work())
    with house(file.parent) as place:
        assert place.get("/api/tables").status_code == 200  # it looks at all tables in the background, too
        for _ in range(100):
            if (status := place.get("/api/health").json()["status"]) == "damaged":
                break
            time.sleep(0.1)
        assert status == "damaged"
        place.make()


async def in_play(store: SqlStore) -> None:
    """Many tables, so that the list of them has many pages."""
    await write_some(store, MANY, 4)
    for id in (*MANY, *TABLES):
        seq = 4 if id in MANY else 60
        await store.commit(id, Change(table=row(id, seats=row().seats * 8, phase="running", rev=1), seq=seq))
    with closing(sqlite3.connect(str(store.file))) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def refused(file: Path, words: str) -> None:
    there = [name for name in FILES if file.with_name(name).exists()]
    before = {name: file.with_name(name).read_bytes() for name in there if file.with_name(name).stat().st_size}
    with pytest.raises(FacedownError, match=words):
        opened(file)
    for name, data in before.items():
        assert file.with_name(name).read_bytes() == data, f"{name} was changed"
    assert (FILES[0] in there) == file.exists()


def emptied(file: Path) -> None:
    file.write_bytes(b"")


def cut_in_half(file: Path) -> None:
    with file.open("rb+") as cut:
        cut.truncate(file.stat().st_size // 2)


def noise_at_the_beginning(file: Path) -> None:
    file.write_bytes(random.Random(1).randbytes(100) + file.read_bytes()[100:])


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (emptied, "there was a database in .* and it is empty now"),
        (Path.unlink, "there was a database in .* and it is missing now"),
        (cut_in_half, "cannot open the database .*damaged"),
        (noise_at_the_beginning, "cannot open the database .*damaged"),
    ],
)
def test_where_a_database_was_none_is_begun(tmp_path: Path, damage: Callable[[Path], None], words: str) -> None:
    file = written(tmp_path, checkpoint=True)
    damage(file)
    refused(file, words)


def test_a_host_may_start_empty_or_restore(tmp_path: Path) -> None:
    file = written(tmp_path)
    backup(url(str(file)), tmp_path / "all.facedown-backup")
    file.unlink()
    with pytest.raises(FacedownError) as told:
        opened(file)
    assert str(mark_of(file)) in str(told.value)
    assert "facedown restore" in str(told.value)
    restore(url(str(file)), tmp_path / "all.facedown-backup")
    assert opened(file)[0] == {}
    for name in (*FILES, FILES[0] + "-shm"):
        file.with_name(name).unlink(missing_ok=True)
    assert opened(file) == ({}, dict.fromkeys(TABLES))


def test_a_backup_that_was_restored_is_no_loss(tmp_path: Path) -> None:
    file = written(tmp_path)
    backup(url(str(file)), tmp_path / "all.facedown-backup")

    async def more() -> None:
        store = await SqlStore.open(database_url(str(file)))
        await two_more(store)
        await store.close()

    asyncio.run(more())
    restore(url(str(file)), tmp_path / "all.facedown-backup")
    assert opened(file)[0] == {}


def test_what_a_backup_says_of_damage(tmp_path: Path) -> None:
    """It leaves nothing out in silence; a table that is set aside stays so in the database that it is restored to."""
    file = written(tmp_path, checkpoint=True)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE log SET action = 1 WHERE table_id = 'bbbbbbbb' AND seq = 7")
    assert set(opened(file)[0]) == {"bbbbbbbb"}
    backup(url(str(file)), tmp_path / "all.facedown-backup")
    restore(url(str(tmp_path / "new.sqlite")), tmp_path / "all.facedown-backup")
    assert set(opened(tmp_path / "new.sqlite")[0]) == {"bbbbbbbb"}
    cut_in_half(file)
    with pytest.raises(FacedownError, match=r"cannot read the database .*damaged"):
        backup(url(str(file)), tmp_path / "half.facedown-backup")
    assert not (tmp_path / "half.facedown-backup").exists()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("UPDATE log SET action = action + 1 WHERE table_id = 'bbbbbbbb' AND seq = 2", "row 2 .* not what was written"),
        ("UPDATE log SET seat = 1 - seat WHERE table_id = 'bbbbbbbb' AND seq = 58", "row 58 .* not what was written"),
        ("DELETE FROM log WHERE table_id = 'bbbbbbbb' AND seq = 59", "59 rows and should have 60"),
        ("DELETE FROM log WHERE table_id = 'bbbbbbbb' AND seq = 30", "row 30 .* is missing"),
        ("UPDATE tables SET seq = 61 WHERE id = 'bbbbbbbb'", "60 rows and should have 61"),
        ("UPDATE tables SET row = replace(row, '\"seed\":\"0', '\"seed\":\"1') WHERE id = 'bbbbbbbb'", "its own row"),
        ("UPDATE tables SET row = '{' WHERE id = 'bbbbbbbb'", "its own row cannot be read"),
        (
            "UPDATE snapshots SET length = 49 WHERE table_id = 'bbbbbbbb' AND seq = 48",
            "snapshot after row 47 is not what was written",
        ),
    ],
)
def test_what_was_changed_in_a_table_is_found(database: str, change: str, why: str) -> None:
    def spoil(connection: Connection) -> None:
        connection.execute(text(change))

    async def work() -> None:
        store = await SqlStore.open(database_url(database))
        try:
            await write_some(store)
            await store.write(spoil)
            await asyncio.to_thread(inspect, store.url, store.damage.note, 1.0)
            assert store.damage.tables == ["bbbbbbbb"]
            with pytest.raises(Damaged, match="this table is damaged"):
                await store.load("bbbbbbbb")
            with pytest.raises(Damaged):
                await store.commit("bbbbbbbb", Change(rows=acts(60)))
            assert len(await store.log("aaaaaaaa")) == 60
        finally:
            await store.close()
        assert re.search(why, store.damage.found["bbbbbbbb"])

    asyncio.run(work())


def test_each_kind_of_change_goes_on_with_the_chain_after_a_restart(database: str) -> None:
    """A server that has just started knows no link yet, and asks the database; an undo is written another way."""

    async def work() -> None:
        for start in (0, 4, 8, 12):
            store = await SqlStore.open(database_url(database))
            try:
                if not start:
                    await store.create(row())
                undo = LogRow(start + 2, "undo", 0, start, 0)
                await store.commit("aaaaaaaa", Change(rows=acts(start)))
                await store.commit("aaaaaaaa", Change(rows=acts(start + 1)))
            finally:
                await store.close()
            store = await SqlStore.open(database_url(database))
            try:
                shot = SnapshotRow(start + 2, 1, b"data")
                await store.commit("aaaaaaaa", Change(rows=[undo], cut=start, snapshot=shot, heard=(0, f"u{start}")))
                await store.commit("aaaaaaaa", Change(rows=acts(start + 3)))
                assert len(await store.log("aaaaaaaa")) == start + 4
                await asyncio.to_thread(inspect, store.url, store.damage.note, 1.0)
                assert store.damage.found == {}
            finally:
                await store.close()

    asyncio.run(work())


# --- the server -------------------------------------------------------------------------------------------------------


@pytest.fixture
def damaged_house(tmp_path: Path, told: pytest.LogCaptureFixture) -> Iterator[tuple[House, list[dict[str, Any]]]]:
    """Three games in play; the log of the second was damaged while the server was down."""
    with house(tmp_path) as place:
        made = [place.make(options={"players": 2}, bots={"1": "random"}, start=True) for _ in range(3)]
        for table in made:
            run(lambda table=table: some_moves(place, table))  # type: ignore[misc]
    with closing(sqlite3.connect(tmp_path / FILES[0])) as connection, connection:
        change = "UPDATE log SET action = action + 1 WHERE table_id = ? AND kind = 'act' AND seq = 5"
        assert connection.execute(change, (made[1]["table"],)).rowcount == 1
    with house(tmp_path) as place:
        yield place, made


async def some_moves(place: House, made: dict[str, Any]) -> None:
    async with sitting(place, made["table"], tokens(made)[0]) as ann:
        enough = ann.state["seq"] + 6
        await ann.play_out(until=lambda state: state["seq"] >= enough)


async def until_found(place: House) -> dict[str, Any]:
    while not (status := (await asyncio.to_thread(place.get, "/api/status")).json())["damaged"]:
        await asyncio.sleep(0.05)
    found: dict[str, Any] = status
    return found


def test_one_damaged_table_is_set_aside_and_all_others_go_on(
    damaged_house: tuple[House, list[dict[str, Any]]], tmp_path: Path, told: pytest.LogCaptureFixture
) -> None:
    place, made = damaged_house
    bad = made[1]["table"]

    async def test() -> None:
        status = await until_found(place)
        assert (status["status"], status["database"], status["damaged"]) == ("damaged", "ok", 1)
        assert "1 damaged table is set aside" in status["advice"]
        assert bad not in str(status)  # a name opens a door
        async with connect(place.ws, proxy=None) as socket:
            client = Client(socket)
            await client.send(type="hello", table=bad, token=tokens(made[1])[0])
            closing = await client.next()
        assert closing["code"] == "no_such_table"
        assert closing["text"] == "this table is damaged; the host of the server knows"
        for table in (made[0], made[2]):
            await some_moves(place, table)
        while place.tables.store.damage.unsaved:
            await asyncio.sleep(0.05)

    run(test)
    health = place.get("/api/health")
    assert (health.status_code, health.json()["status"]) == (200, "damaged")
    replay = place.get(f"/api/tables/{bad}/replay")
    assert (replay.status_code, "this table is damaged" in replay.text) == (409, True)
    assert "facedown_damaged_tables 1.0" in place.get("/metrics").text
    lines = [record for record in told.records if "damaged and set aside" in record.getMessage()]
    assert [getattr(record, "table", "") for record in lines] == [bad]
    answer = CliRunner().invoke(app, ["check", "--db", str(tmp_path / FILES[0])])
    assert answer.exit_code == 1
    assert f"table {bad}: row 5 of its log is not what was written" in answer.output


def test_the_check_of_a_database_that_is_well(tmp_path: Path) -> None:
    file = written(tmp_path)
    answer = CliRunner().invoke(app, ["check", "--db", str(file)])
    assert answer.exit_code == 0, answer.output
    assert "3 tables looked at: all is well." in answer.output


def test_a_loss_is_told_until_the_host_accepts_it(tmp_path: Path) -> None:
    file = written(tmp_path, two_more, checkpoint=True)
    file.with_name(FILES[1]).unlink()
    command = CliRunner()
    told = command.invoke(app, ["check", "--db", str(file)])
    assert told.exit_code == 1
    assert "the database: its last 2 transactions are lost" in told.output
    assert "table bbbbbbbb: its last 2 changes are lost" in told.output
    assert opened(file)[0]
    accepted = command.invoke(app, ["check", "--accept", "--db", str(file)])
    assert accepted.exit_code == 0, accepted.output
    damage, tables = opened(file)
    assert damage == {}
    assert set(tables) == set(TABLES)


# --- the mark ---------------------------------------------------------------------------------------------------------


def test_a_mark_remembers_the_last_tables(tmp_path: Path) -> None:
    mark = DatabaseMark(tmp_path / "tables.sqlite")
    mark.begin("0123456789abcdef", 3)
    for number in range(4, SLOTS + 20):
        mark.write("0123456789abcdef", number, [(f"table{number}", number)])
    found = read(mark.file)
    assert found is not None
    assert (found.generation, found.number, len(found.heads)) == ("0123456789abcdef", SLOTS + 19, SLOTS)
    assert found.lost_since(SLOTS + 17) == {f"table{SLOTS + 18}": SLOTS + 18, f"table{SLOTS + 19}": SLOTS + 19}
    mark.write("fedcba9876543210", 1, [("other", 7)])
    found = read(mark.file)
    assert found is not None
    assert found.heads == [(1, "other", 7)]  # nothing of the generation before
    mark.close()
    assert mark.file.stat().st_mode & 0o777 == 0o600
    mark.file.write_bytes(b"noise" + mark.file.read_bytes()[5:])
    assert read(mark.file) is None


def test_a_mark_that_cannot_be_written_hinders_nobody(tmp_path: Path, told: pytest.LogCaptureFixture) -> None:
    file = written(tmp_path)
    mark_of(file).unlink()
    mark_of(file).mkdir()

    async def work() -> None:
        store = await SqlStore.open(database_url(str(file)))
        await two_more(store)
        await store.close()

    asyncio.run(work())
    assert [record.getMessage().partition(":")[0] for record in told.records] == [
        "the mark of the database cannot be written"
    ]
