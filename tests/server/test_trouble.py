"""A full disk, a database that another program holds, one that does not answer: nothing is acknowledged that is not
saved, everybody is told, the log says it once, and it goes on by itself."""

import asyncio
import logging
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from facedown.server import logs
from facedown.server.store import trouble as troubles
from facedown.server.store.trouble import Condition, StoreTrouble, trouble_in
from tests.server.house import Client, House, house, run, sitting, tokens

LONG = {"end_mode": "points", "target_score": 1000, "round_cap": 200}


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """What would be written to the log, after the filter that real servers have."""
    caplog.handler.addFilter(logs.is_news)
    caplog.set_level(logging.WARNING, "facedown")
    yield caplog
    caplog.handler.removeFilter(logs.is_news)


def rows(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM log").fetchone()[0])


def game(place: House) -> dict[str, Any]:
    return place.make(options={"players": 2, **LONG})


async def alternately(ann: Client, bob: Client) -> dict[str, Any]:
    """One move of whoever may."""
    while True:
        for client in (ann, bob):
            await client.quiet()
        for client in (ann, bob):
            if client.state["choices"]:
                return await client.move(client.state["choices"][0]["action"])


async def well(place: House) -> None:
    """Wait until the server has found out by itself that its store is well again."""
    while (health := await asyncio.to_thread(place.get, "/api/health")).status_code != 200:
        await asyncio.sleep(0.05)
    assert health.json()["database"] == "ok"


def limit_pages(place: House, pages: int) -> None:
    """SQLite's own limit on the size of a file: beyond it a disk is full, as far as SQLite is concerned."""
    asyncio.run_coroutine_threadsafe(
        place.hall.store.write(
            lambda connection: (connection.exec_driver_sql(f"PRAGMA max_page_count={pages}"), None)[1]
        ),
        place.loop,
    ).result(30)


def test_a_full_disk(tmp_path: Path, told: pytest.LogCaptureFixture) -> None:
    with house(tmp_path) as place:
        made = game(place)

        async def test() -> None:
            async with (
                sitting(place, made["table"], tokens(made)[1], name="Bob") as bob,
                sitting(place, made["table"], tokens(made)[0]) as ann,
            ):
                assert (await ann.ask(type="start"))["type"] == "accepted"
                assert (await alternately(ann, bob))["type"] == "accepted"
                await asyncio.to_thread(limit_pages, place, 1)  # no page more than there are
                refused = None
                for _ in range(2000):  # there may be room in the last pages
                    before = rows(tmp_path / "tables.sqlite")
                    answer = await alternately(ann, bob)
                    if answer["type"] == "refused":
                        refused = answer
                        break
                assert refused is not None
                assert refused["code"] == "not_saved"
                assert "disk is full" in refused["reason"]
                assert "Nothing of yours is lost" in refused["reason"]
                assert rows(tmp_path / "tables.sqlite") == before
                for _ in range(20):
                    assert (await alternately(ann, bob))["code"] == "not_saved"
                health = await asyncio.to_thread(place.get, "/api/health")
                assert health.status_code == 503
                assert health.json()["database"] == "full"
                assert health.json()["status"] == "not saving"
                for _ in range(100):  # small ones may fit into what is left
                    new = {"game": "nyet", "name": "Eve"}
                    unmade = await asyncio.to_thread(httpx.post, f"{place.http}/api/tables", json=new)
                    if unmade.status_code != 201:
                        break
                assert unmade.status_code == 503
                assert "disk is full" in unmade.json()["problems"][0]
                assert rows(tmp_path / "tables.sqlite") == before
                await asyncio.to_thread(limit_pages, place, 1_000_000)
                for _ in range(6):
                    assert (await alternately(ann, bob))["type"] == "accepted"
                assert rows(tmp_path / "tables.sqlite") >= before + 6
                await well(place)

        run(test)
    said = [record.getMessage() for record in told.records if record.name.startswith("facedown")]
    assert len([line for line in said if "nothing can be saved" in line]) == 1
    assert len([line for line in said if "well again" in line]) == 1
    assert len(said) == 2, said


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of eight megabytes, where the one who runs the tests may make one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)], capture_output=True)
    if done.returncode:
        pytest.skip("no disk can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as ballast, suppress(OSError):
        while ballast.write(bytes(4096)):
            pass


def test_a_real_disk_that_is_full_and_gets_room_again(tiny_disk: Path, told: pytest.LogCaptureFixture) -> None:
    with house(tiny_disk) as place:
        made = game(place)

        async def test() -> None:
            async with (
                sitting(place, made["table"], tokens(made)[1], name="Bob") as bob,
                sitting(place, made["table"], tokens(made)[0]) as ann,
            ):
                assert (await ann.ask(type="start"))["type"] == "accepted"
                ballast = tiny_disk / "ballast"
                fill(ballast)
                refused = None
                for _ in range(2000):
                    answer = await alternately(ann, bob)
                    if answer["type"] == "refused":
                        refused = answer
                        break
                assert refused is not None
                assert refused["code"] == "not_saved"
                health = await asyncio.to_thread(place.get, "/api/health")
                assert health.status_code == 503
                ballast.unlink()
                for _ in range(5):
                    assert (await alternately(ann, bob))["type"] == "accepted"
                await well(place)

        run(test)
    with closing(sqlite3.connect(tiny_disk / "tables.sqlite")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    said = [record.getMessage() for record in told.records]
    assert len([line for line in said if "nothing can be saved" in line]) == 1


def test_a_database_that_another_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as place:
        made = game(place)

        def hurry(connection: Any) -> None:
            connection.exec_driver_sql("PRAGMA busy_timeout=50")  # a test need not wait as long as a server does

        async def test() -> None:
            async with (
                sitting(place, made["table"], tokens(made)[1], name="Bob") as bob,
                sitting(place, made["table"], tokens(made)[0]) as ann,
            ):
                assert (await ann.ask(type="start"))["type"] == "accepted"
                await asyncio.to_thread(
                    lambda: asyncio.run_coroutine_threadsafe(place.hall.store.write(hurry), place.loop).result(30)
                )
                before = rows(tmp_path / "tables.sqlite")
                with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
                    other.execute("BEGIN IMMEDIATE")
                    for _ in range(3):
                        answer = await alternately(ann, bob)
                        assert answer["code"] == "not_saved"
                        assert "another program holds its database" in answer["reason"]
                    health = await asyncio.to_thread(place.get, "/api/health")
                    assert health.json()["database"] == "locked"
                    other.execute("ROLLBACK")
                assert rows(tmp_path / "tables.sqlite") == before
                assert (await alternately(ann, bob))["type"] == "accepted"

        run(test)


# --- which trouble an error tells of ----------------------------------------------------------------------------------


def sqlite_error(code: int) -> OperationalError:
    error = sqlite3.OperationalError("told by SQLite")
    error.sqlite_errorcode = code
    return OperationalError("INSERT", {}, error)


def postgres_error(kind: type[psycopg.Error]) -> OperationalError:
    return OperationalError("INSERT", {}, kind("told by PostgreSQL"))


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (sqlite_error(sqlite3.SQLITE_FULL), "full"),
        (sqlite_error(sqlite3.SQLITE_BUSY), "locked"),
        (sqlite_error(sqlite3.SQLITE_BUSY_SNAPSHOT), "locked"),
        (sqlite_error(sqlite3.SQLITE_IOERR_WRITE), "broken"),
        (sqlite_error(sqlite3.SQLITE_CORRUPT), "broken"),
        (sqlite_error(sqlite3.SQLITE_READONLY), "broken"),
        (postgres_error(psycopg.errors.DiskFull), "full"),
        (postgres_error(psycopg.errors.LockNotAvailable), "locked"),
        (postgres_error(psycopg.errors.QueryCanceled), "locked"),
        (postgres_error(psycopg.errors.AdminShutdown), "unreachable"),
        (postgres_error(psycopg.errors.TooManyConnections), "unreachable"),
        (postgres_error(psycopg.OperationalError), "unreachable"),
        (postgres_error(psycopg.errors.ReadOnlySqlTransaction), "broken"),
    ],
)
def test_what_an_error_means(error: Exception, kind: str) -> None:
    trouble = trouble_in(error)
    assert trouble is not None
    assert trouble.kind == kind
    assert trouble.cause.startswith("told by")


@pytest.mark.parametrize(
    "error", [ValueError("ours"), sqlite_error(sqlite3.SQLITE_ERROR), postgres_error(psycopg.errors.SyntaxError)]
)
def test_our_own_mistakes_are_no_trouble_of_the_store(error: Exception) -> None:
    assert trouble_in(error) is None


def test_every_trouble_has_words() -> None:
    for kind, words in troubles.WORDS.items():
        assert words in str(StoreTrouble(kind))
        assert troubles.ADVICE[kind]


def test_a_condition_is_told_once_until_it_changes(told: pytest.LogCaptureFixture) -> None:
    condition = Condition()
    condition.well()
    for _ in range(1000):
        condition.ill(StoreTrouble("full"), 3)
    for _ in range(1000):
        condition.ill(StoreTrouble("locked"))
    condition.well()
    condition.well()
    said = [record.getMessage() for record in told.records]
    assert len(said) == 3
    assert "make room" in said[0]
    assert condition.refused == 4000
