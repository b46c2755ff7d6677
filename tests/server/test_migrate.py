"""A database changes its form whole or not at all; what cannot be done is said, with what to do."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command, op
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text
from sqlalchemy.engine import URL, make_url

from facedown.engine.errors import FacedownError
from facedown.server.common.settings import database_url
from facedown.server.common.steady_clock import now
from facedown.server.store.failures import StoreTrouble
from facedown.server.store.inspection import inspect as look_through
from facedown.server.store.migrate import MigrationFailed, config, form_of, forms, migrating_engine, prepare, upgrade
from facedown.server.store.sql import SqlStore
from tests.server.test_damage import TABLES, write_some

OLD = "0002"


def url(database: str) -> URL:
    return make_url(database_url(database))


def make_old(database: str) -> None:
    """One with a table in it, as an earlier version has left it."""
    engine = migrating_engine(url(database))
    with engine.begin() as connection:
        upgrade(connection, OLD)
        row = {"id": "aaaaaaaa", "phase": "over", "listed": True, "rev": 0, "changed": 5.0, "row": "{}"}
        tables = sa.Table("tables", sa.MetaData(), autoload_with=connection)
        connection.execute(tables.insert().values(row))
    engine.dispose()


def picture(database: str) -> tuple[str | None, dict[str, list[str]], int]:
    """Form, tables with their columns, and rows."""
    engine = migrating_engine(url(database))
    with engine.connect() as connection:
        found = inspect(connection)
        tables = {
            name: sorted(column["name"] for column in found.get_columns(name)) for name in found.get_table_names()
        }
        rows = connection.execute(text("SELECT count(*) FROM tables")).scalar_one()
        made = form_of(connection), tables, rows
    engine.dispose()
    return made


@pytest.fixture
def breaking(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let the last step of all fail half way, by an error of our choice."""

    def set_up(error: Exception) -> None:
        last = ScriptDirectory.from_config(config()).get_revision(forms()[-1]).module

        def half() -> None:
            op.create_table("half", sa.Column("done", sa.Integer))
            op.add_column("tables", sa.Column("new", sa.Integer))
            raise error

        # Alembic loads its scripts again each time: the one that it loads is changed when it is loaded.
        whole = ScriptDirectory.from_config

        def with_half(made: Any) -> ScriptDirectory:
            directory = whole(made)
            for script in directory.walk_revisions():
                if script.revision == last.revision:
                    script.module.__dict__["upgrade"] = half
            return directory

        monkeypatch.setattr(ScriptDirectory, "from_config", with_half)

    return set_up


def test_a_migration_that_breaks_off_leaves_the_old_form(database: str, breaking: Any) -> None:
    make_old(database)
    before = picture(database)
    breaking(RuntimeError("the plug was pulled"))
    with pytest.raises(MigrationFailed, match=r"the plug was pulled\. Nothing was changed: it is still form 0002"):
        prepare(url(database))
    assert picture(database) == before


def test_and_goes_on_from_there_when_the_cause_is_gone(
    database: str, breaking: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_old(database)
    breaking(StoreTrouble("full"))
    with pytest.raises(MigrationFailed, match="its disk is full"):
        prepare(url(database))
    monkeypatch.undo()
    prepare(url(database))
    assert picture(database)[0] == forms()[-1]
    assert picture(database)[2] == 1


def test_a_server_says_so_when_it_starts(tmp_path: Path, breaking: Any) -> None:
    database = str(tmp_path / "tables.sqlite")
    make_old(database)
    breaking(RuntimeError("the plug was pulled"))
    with pytest.raises(FacedownError, match=r"cannot open the database .* could not be brought to its new form"):
        asyncio.run(SqlStore.open(database_url(database)))


def test_a_database_of_a_newer_version(database: str) -> None:
    prepare(url(database))
    engine = migrating_engine(url(database))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(MigrationFailed, match=r"made by a newer Facedown \(form 9999.*Update Facedown"):
        prepare(url(database))


def test_somebody_elses_database(database: str) -> None:
    engine = migrating_engine(url(database))
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE recipes (id INTEGER)"))
    engine.dispose()
    with pytest.raises(MigrationFailed, match="not Facedown's"):
        prepare(url(database))


def test_a_copy_is_made_before_a_file_is_changed(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    make_old(str(file))
    prepare(url(str(file)))
    copy = tmp_path / f"tables.sqlite.form-{OLD}"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert picture(str(copy))[0] == OLD
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [("aaaaaaaa",)]
    copy.unlink()
    prepare(url(str(file)))  # nothing to change, nothing to copy
    prepare(url(str(tmp_path / "new.sqlite")))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new.sqlite", "tables.sqlite"]


def test_without_room_for_the_copy_nothing_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.sqlite"
    make_old(str(file))
    monkeypatch.setattr(shutil, "disk_usage", lambda where: SimpleNamespace(free=100))
    with pytest.raises(MigrationFailed, match="not enough room"):
        prepare(url(str(file)))
    assert picture(str(file))[0] == OLD


def test_a_file_that_another_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.sqlite"
    prepare(url(str(file)))
    monkeypatch.setattr("facedown.server.store.migrate.BUSY_MS", 50)  # a test need not wait as long as a server does
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(FacedownError, match="another program holds its database"):
            asyncio.run(SqlStore.open(database_url(str(file))))


def test_tables_of_an_earlier_form_count_as_visited_today(database: str) -> None:
    """None of them is deleted at once, and their place in the lobby tells of no hidden move."""
    engine = migrating_engine(url(database))
    with engine.begin() as connection:
        upgrade(connection, "0010")
        tables, log = (sa.Table(name, sa.MetaData(), autoload_with=connection) for name in ("tables", "log"))
        for id, changed in (("aaaaaaaa", 5.0), ("bbbbbbbb", 9.0)):
            row = {"id": id, "phase": "running", "listed": True, "rev": 0, "changed": changed, "row": "{}", "seq": 0}
            connection.execute(tables.insert().values(row))
        line = {"table_id": "bbbbbbbb", "kind": "act", "seat": 0, "action": 0, "rev": 0, "chair": -1}
        connection.execute(log.insert(), [{**line, "seq": seq, "at": 2.0 + seq} for seq in range(3)])
    engine.dispose()
    begun = now()
    prepare(url(database))
    engine = migrating_engine(url(database))
    with engine.connect() as connection:
        found = connection.execute(text("SELECT made, visited FROM tables ORDER BY id")).all()
    engine.dispose()
    assert [made for made, _ in found] == [5.0, 2.0]
    assert all(visited >= begun for _, visited in found)


def test_the_forms_are_those_of_the_migrations() -> None:
    """They are read from the names of files, because Alembic takes long to import."""
    walked = [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]
    assert forms() == walked[::-1]


def test_logs_of_an_older_form_get_their_chain(database: str) -> None:
    async def write() -> None:
        store = await SqlStore.open(database_url(database))
        await write_some(store)
        await store.close()

    async def read() -> dict[str, Any]:
        store = await SqlStore.open(database_url(database))
        try:
            await asyncio.to_thread(look_through, store.url, store.damage.note, 1.0)
            assert store.damage.found == {}
            found = {id: (await store.load(id), await store.log(id)) for id in TABLES}
            # A new form counts all tables as visited.
            return {id: (stored._replace(touched=0.0) if stored else None, log) for id, (stored, log) in found.items()}
        finally:
            await store.close()

    asyncio.run(write())
    before = asyncio.run(read())
    links = "SELECT table_id, seq, chain FROM log ORDER BY table_id, seq"
    sums = "SELECT table_id, seq, sum FROM snapshots ORDER BY table_id, seq"
    engine = migrating_engine(url(database))
    with engine.begin() as connection:
        chains = [connection.execute(text(query)).all() for query in (links, sums)]
        command.downgrade(config(connection), "0010")
    with engine.begin() as connection:
        upgrade(connection)
        assert [connection.execute(text(query)).all() for query in (links, sums)] == chains
    engine.dispose()
    Path(database + ".mark").unlink(missing_ok=True)  # the older form had none
    assert asyncio.run(read()) == before
