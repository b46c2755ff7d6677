"""Backups of a server that runs, and what comes back from them; from each kind of database into each."""

import asyncio
import errno
import gzip
import itertools
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL, make_url
from typer.testing import CliRunner

from facedown.cli import app
from facedown.engine.errors import FacedownError
from facedown.server.common.settings import database_url
from facedown.server.store import Change, Damaged, SnapshotRow
from facedown.server.store import backup as backups
from facedown.server.store.backup import BackupError, backup, check
from facedown.server.store.failures import StoreTrouble
from facedown.server.store.migrate import migrating_engine, upgrade
from facedown.server.store.restore import restore, tables_held
from facedown.server.store.sql import SqlStore
from tests.server.house import Client, House, house, run, sitting, tokens
from tests.server.test_kill import Victim
from tests.server.test_store import acts, row

ROOT = Path(__file__).parents[2]
LONG = {"end_mode": "points", "target_score": 1000, "round_cap": 200}
FACEDOWN = (sys.executable, "-c", "from facedown.cli import main; main()")
NAME = "one.facedown-backup"


def url(database: str) -> URL:
    return make_url(database_url(database))


def fill(database: str) -> None:
    """Two tables, one with a log."""

    async def work() -> None:
        store = await SqlStore.open(database_url(database))
        await store.create(row())
        await store.create(row("bbbbbbbb", listed=False))
        change = Change(rows=acts(0, 1, 2), snapshot=SnapshotRow(3, 3, bytes(range(256))), heard=(0, "m1"))
        await store.commit("aaaaaaaa", change)
        await store.close()

    asyncio.run(work())


def content(database: str) -> dict[str, Any]:
    """What a store tells of both tables."""

    async def work() -> dict[str, Any]:
        store = await SqlStore.open(database_url(database))
        try:
            found = {id: (await store.load(id), await store.log(id)) for id in ("aaaaaaaa", "bbbbbbbb")}
            return {**found, "heard": await store.already_done("aaaaaaaa", 0, "m1")}
        finally:
            await store.close()

    return asyncio.run(work())


def lines(file: Path) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def test_what_was_there_comes_back(database: str, tmp_path: Path) -> None:
    fill(database)
    before = content(database)
    header = backup(url(database), tmp_path / NAME)
    assert (header.rows["tables"], header.rows["log"], header.rows["heard"]) == (2, 3, 1)
    assert check(tmp_path / NAME) == header
    assert (tmp_path / NAME).stat().st_mode & 0o777 == 0o600
    engine = migrating_engine(url(database))
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM heard"))
        connection.execute(text("DELETE FROM log"))
    engine.dispose()
    with pytest.raises(Damaged):  # a log without its rows is noticed
        content(database)
    restore(url(database), tmp_path / NAME)
    assert content(database) == before


def test_from_one_kind_of_database_into_the_other(pg: Any, tmp_path: Path) -> None:
    sqlite, other = str(tmp_path / "tables.sqlite"), str(pg.database())
    fill(sqlite)
    backup(url(sqlite), tmp_path / NAME)
    restore(url(other), tmp_path / NAME)
    assert content(other) == content(sqlite)
    backup(url(other), tmp_path / "two.facedown-backup")
    restore(url(str(tmp_path / "new" / "tables.sqlite")), tmp_path / "two.facedown-backup")
    assert content(str(tmp_path / "new" / "tables.sqlite")) == content(sqlite)
    first, second = (
        [line for line in lines(tmp_path / name) if isinstance(line, list)] for name in (NAME, "two.facedown-backup")
    )
    assert [line for line in second if line in first] == first  # the second knows of one silence more


def test_a_backup_of_an_older_form_is_brought_to_the_present_one(tmp_path: Path) -> None:
    old = url(str(tmp_path / "old.sqlite"))
    engine = migrating_engine(old)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        written = msgspec.json.encode(row()).decode()
        connection.execute(
            text("INSERT INTO tables VALUES ('aaaaaaaa', 'gathering', 1, 0, 5.0, :row)"), {"row": written}
        )
        connection.execute(text("INSERT INTO log VALUES ('aaaaaaaa', 0, 'act', 0, 7, 0)"))
    engine.dispose()
    assert backup(old, tmp_path / NAME).form == "0001"
    new = str(tmp_path / "new.sqlite")
    restore(url(new), tmp_path / NAME)
    found = content(new)["aaaaaaaa"]
    assert found[0].table == row()
    assert [entry.action for entry in found[1]] == [7]


# --- files that are no good -------------------------------------------------------------------------------------------


@pytest.fixture
def good(tmp_path: Path) -> Path:
    fill(str(tmp_path / "tables.sqlite"))
    backup(url(str(tmp_path / "tables.sqlite")), tmp_path / NAME)
    return tmp_path / NAME


def packed(file: Path, changed: list[Any]) -> None:
    file.write_bytes(
        gzip.compress(b"".join(json.dumps(line, separators=(",", ":")).encode() + b"\n" for line in changed))
    )


def refused(file: Path, words: str) -> None:
    with pytest.raises(BackupError, match=words):
        check(file)
    fresh = file.with_name("fresh.sqlite")
    with pytest.raises(BackupError, match=words):
        restore(url(str(fresh)), file)
    assert not fresh.exists()


def test_files_that_are_no_backups(tmp_path: Path) -> None:
    refused(tmp_path / "nowhere", "there is no file")
    refused(tmp_path, "is not a file")
    for number, data in enumerate((b"", b"hello\n", gzip.compress(b"hello\n"), gzip.compress(b'{"a":1}\n[1]\n'))):
        (tmp_path / f"{number}").write_bytes(data)
        refused(tmp_path / f"{number}", "not a backup")


def test_every_damage_is_found(good: Path) -> None:
    whole = good.read_bytes()
    good.write_bytes(whole[: len(whole) // 2])
    refused(good, "damaged")
    good.write_bytes(whole)
    told = lines(good)
    for place, line in enumerate(told):
        if isinstance(line, list):
            packed(good, [*told[:place], [*line[:-1], "other"], *told[place + 1 :]])
            refused(good, "damaged")
            packed(good, told[:place] + told[place + 1 :])
            refused(good, "damaged")
    packed(good, told[:-1])
    refused(good, "damaged: its end is missing")
    middle = len(whole) // 2
    good.write_bytes(whole[:middle] + bytes([whole[middle] ^ 0x10]) + whole[middle + 1 :])
    refused(good, "damaged")


def test_a_backup_of_a_newer_version(good: Path) -> None:
    told = lines(good)
    for newer in ({"facedown_backup": 2}, {"form": "9999"}):
        packed(good, [told[0] | newer, *told[1:]])
        refused(good, "newer Facedown; update")


def test_no_room(good: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda where: SimpleNamespace(free=0))
    with pytest.raises(BackupError, match="not enough room"):
        restore(url(str(good.with_name("fresh.sqlite"))), good)

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BackupError, match="No space left"):
        backup(url(str(good.with_name("tables.sqlite"))), good.with_name("second"))
    assert not good.with_name("second").exists()
    assert not good.with_name("second.part").exists()


def test_a_restore_that_breaks_off_changes_nothing(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(database)
    before = content(database)
    backup(url(database), tmp_path / NAME)
    whole = backups.parts

    def broken(*given: Any) -> Any:
        for number, part in enumerate(whole(*given)):
            if number == 2:
                raise FacedownError("pulled the plug")
            yield part

    monkeypatch.setattr("facedown.server.store.restore.parts", broken)
    with pytest.raises(FacedownError, match="pulled the plug"):
        restore(url(database), tmp_path / NAME)
    assert content(database) == before


# --- the commands -----------------------------------------------------------------------------------------------------


def facedown(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, list(words))
    return done.exit_code, done.output + str(done.stderr if done.stderr not in done.output else "")


def test_the_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)
    database, other = str(tmp_path / "tables.sqlite"), str(tmp_path / "other.sqlite")
    code, told = facedown("backup", "--db", database)
    assert (code, "there is no database" in told) == (1, True)
    assert not Path(database).exists()
    fill(database)
    code, told = facedown("backup", NAME, "--db", database)
    assert code == 0, told
    assert "2 tables" in told
    code, told = facedown("backup", NAME, "--db", database)
    assert (code, "--force" in told) == (1, True)
    assert facedown("backup", NAME, "--db", database, "--force")[0] == 0
    code, told = facedown("backup", "nowhere/x", "--db", database)
    assert (code, "there is no folder" in told) == (1, True)
    assert facedown("restore", NAME, "--check")[0] == 0
    assert facedown("restore", NAME, "--db", other)[0] == 0
    assert content(other) == content(database)
    code, told = facedown("restore", NAME, "--db", other)
    assert (code, "--replace" in told, "2 tables" in told) == (1, True, True)
    code, told = facedown("restore", NAME, "--db", other, "--replace")
    assert code == 0, told
    (safety,) = tmp_path.glob("facedown-before-restore-*")
    assert check(safety).rows["tables"] == 2


def test_old_backups_go_and_nothing_else_does(tmp_path: Path) -> None:
    database, folder = str(tmp_path / "tables.sqlite"), tmp_path / "backups"
    folder.mkdir()
    fill(database)
    for day in range(1, 6):
        (folder / f"facedown-2026-01-0{day}-120000.facedown-backup").touch()
    (folder / "precious.facedown-backup").touch()
    code, told = facedown("backup", str(folder), "--db", database, "--keep", "3")
    assert code == 0, told
    kept = sorted(path.name for path in folder.iterdir())
    assert len(kept) == 4
    assert kept[0] == "facedown-2026-01-04-120000.facedown-backup"
    assert "precious.facedown-backup" in kept
    code, told = facedown("backup", str(folder / "x"), "--db", database, "--keep", "3")
    assert (code, "--keep needs a folder" in told) == (1, True)


# --- with a server that runs ------------------------------------------------------------------------------------------


async def one_move(ann: Client, bob: Client) -> dict[str, Any]:
    """Of a client that may."""
    while True:
        for client in (ann, bob):
            await client.quiet()
        for client in (ann, bob):
            if client.state["choices"]:
                return await client.move(client.state["choices"][0]["action"])


async def accepted(ann: Client, bob: Client, moves: int) -> None:
    for _ in range(moves):
        answer = await one_move(ann, bob)
        assert answer["type"] == "accepted", answer


async def dismissed(client: Client) -> None:
    told = await client.until(lambda message: message["type"] == "closing")
    assert told["code"] == "restarting"


async def over_it(places: list[House], before: str) -> None:
    """A server may close a table before it knows why: until it has found the backup, it says that it cannot save."""
    while any(
        place.tables.store.watch.generation == before or place.tables.store.condition.trouble for place in places
    ):
        await asyncio.sleep(0.02)


async def play_backup_wreck_restore_play(
    ws: str, made: dict[str, Any], save: Any, wreck: Any, bring_back: Any, place: House | None = None
) -> None:
    """The whole story, whatever runs the server."""
    generation = place.tables.store.watch.generation if place else ""
    table, (one, two) = made["table"], tokens(made)
    async with sitting(ws, table, two, name="Bob") as bob, sitting(ws, table, one) as ann:
        assert (await ann.ask(type="start"))["type"] == "accepted"
        await accepted(ann, bob, 10)
        saving = asyncio.create_task(asyncio.to_thread(save))
        while not saving.done():
            await accepted(ann, bob, 1)
        await saving
        await accepted(ann, bob, 10)
        await ann.quiet()
        later = ann.state["seq"]
        await asyncio.to_thread(wreck)
        await asyncio.to_thread(bring_back)
        await dismissed(ann)
        await dismissed(bob)
    if place is not None:
        await over_it([place], generation)
    async with sitting(ws, table, two) as bob, sitting(ws, table, one) as ann:
        assert 10 <= ann.state["seq"] < later  # as it was when the backup was made
        await accepted(ann, bob, 10)


def check_log(file: Path) -> None:
    """Every row follows the one before."""
    told = lines(file)
    start = next(k for k, line in enumerate(told) if isinstance(line, dict) and line.get("table") == "log")
    table, seq = (told[start]["columns"].index(name) for name in ("table_id", "seq"))
    logs: dict[str, list[int]] = {}
    for line in itertools.takewhile(lambda line: isinstance(line, list), told[start + 1 :]):
        logs.setdefault(line[table], []).append(line[seq])
    assert logs
    for seqs in logs.values():
        assert seqs == list(range(len(seqs)))


def wreck_all(database: str) -> None:
    engine = migrating_engine(url(database))
    with engine.begin() as connection:
        for name in ("heard", "snapshots", "log"):
            connection.execute(text(f"DELETE FROM {name}"))
        connection.execute(text("UPDATE tables SET row = replace(row, 'running', 'gathering'), rev = rev + 7"))
    engine.dispose()


def test_restored_under_a_running_server(database: str, tmp_path: Path) -> None:
    file = tmp_path / NAME
    with house(tmp_path, database=database) as place:
        made = place.make(options={"players": 2, **LONG})
        bots = place.make(options={"players": 2, **LONG}, bots={"1": "random"}, start=True)

        async def test() -> None:
            await play_backup_wreck_restore_play(
                place.ws,
                made,
                lambda: backup(url(database), file),
                lambda: wreck_all(database),
                lambda: restore(url(database), file),
                place,
            )
            async with sitting(place, bots["table"], tokens(bots)[0]) as eve:  # bots go on, too
                for _ in range(3):
                    while not eve.state["choices"]:
                        await eve.until_state()
                    assert (await eve.move(eve.state["choices"][0]["action"]))["type"] == "accepted"
                    await eve.until_state()
            assert place.get("/api/health").status_code == 200

        run(test)
    check_log(file)
    backup(url(database), tmp_path / "after")
    check_log(tmp_path / "after")


def test_what_a_server_remembers_is_not_written_into_a_restored_database(tmp_path: Path) -> None:
    """Even before it has noticed: the transaction itself looks."""
    database = str(tmp_path / "tables.sqlite")
    fill(database)
    backup(url(database), tmp_path / NAME)

    async def test() -> None:
        store = await SqlStore.open(database_url(database))
        await store.commit("aaaaaaaa", Change(rows=acts(3)))
        await asyncio.to_thread(restore, url(database), tmp_path / NAME)
        with pytest.raises(StoreTrouble, match="restored from a backup"):
            await store.commit("aaaaaaaa", Change(rows=acts(4)))
        assert await store.log("aaaaaaaa") == acts(0, 1, 2)
        (tmp_path / "tables.sqlite").rename(tmp_path / "elsewhere.sqlite")
        with pytest.raises(StoreTrouble, match="moved away"):
            await store.commit("aaaaaaaa", Change(rows=acts(3)))
        await store.close()

    asyncio.run(test())
    assert tables_held(url(str(tmp_path / "elsewhere.sqlite"))) == 2


def test_the_commands_beside_a_server_process(tmp_path: Path) -> None:
    """The real thing: the server in one process, `facedown backup` and `facedown restore` in others."""
    database, file = str(tmp_path / "tables.sqlite"), str(tmp_path / NAME)
    victim = Victim(database)

    def command(*words: str) -> None:
        environment = {**os.environ, "FACEDOWN_DB": database}
        done = subprocess.run([*FACEDOWN, *words], cwd=ROOT, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    async def test() -> None:
        await victim.up()
        await play_backup_wreck_restore_play(
            victim.ws,
            await victim.make(options={"players": 2, **LONG}),
            lambda: command("backup", file),
            halt_and_wreck,
            restore_and_go_on,
        )

    def halt_and_wreck() -> None:
        """Halts the server meanwhile: if it looked between loss and restore, it would rightly find no such table."""
        os.kill(victim.pid, signal.SIGSTOP)
        wreck_all(database)

    def restore_and_go_on() -> None:
        command("restore", file, "--replace")
        os.kill(victim.pid, signal.SIGCONT)

    victim.start()
    try:
        run(test)
    finally:
        victim.kill()
        victim.close()


def test_every_server_on_the_database_notices(pg: Any, tmp_path: Path) -> None:
    database, file = str(pg.database()), tmp_path / NAME
    with house(tmp_path, database=database) as one, house(tmp_path, database=database) as two:
        made = one.make(options={"players": 2, **LONG})
        first, second = tokens(made)
        generation = one.tables.store.watch.generation

        async def start() -> None:
            async with (
                sitting(two, made["table"], second, name="Bob") as bob,
                sitting(one, made["table"], first) as ann,
            ):
                while any(seat["kind"] == "free" for seat in ann.state["seats"]):
                    await ann.until_state()
                assert (await ann.ask(type="start"))["type"] == "accepted"
                await accepted(ann, bob, 6)
                await asyncio.to_thread(backup, url(database), file)
                await accepted(ann, bob, 6)
                await asyncio.to_thread(restore, url(database), file)
                await dismissed(ann)
                await dismissed(bob)

        async def go_on() -> None:
            await over_it([one, two], generation)
            async with sitting(two, made["table"], second) as bob, sitting(one, made["table"], first) as ann:
                await accepted(ann, bob, 6)

        run(start)
        run(go_on)
    backup(url(database), tmp_path / "after")
    check_log(tmp_path / "after")
