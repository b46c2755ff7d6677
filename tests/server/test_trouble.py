"""A full disk, a database that another program holds, one that does not answer: nothing is acknowledged that is not
saved, everybody is told, the log says it once, and it goes on by itself."""

import asyncio
import resource
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from facedown.server.process import store_watch as keeper
from facedown.server.store import failures as troubles
from facedown.server.store.failures import Condition, StoreTrouble, trouble_in
from tests.server.house import Client, House, house, run, sitting, tokens
from tests.server.postgres import Postgres

LONG = {"end_mode": "points", "target_score": 1000, "round_cap": 200}


def rows(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM log").fetchone()[0])


@asynccontextmanager
async def playing(place: House) -> AsyncIterator[tuple[Client, Client]]:
    """Two people in a game that lasts."""
    made = place.make(options={"players": 2, **LONG})
    async with (
        sitting(place, made["table"], tokens(made)[1], name="Bob") as bob,
        sitting(place, made["table"], tokens(made)[0]) as ann,
    ):
        assert (await ann.ask(type="start"))["type"] == "accepted"
        yield ann, bob


async def alternately(ann: Client, bob: Client) -> dict[str, Any]:
    """One move of a client that may."""
    while True:
        for client in (ann, bob):
            await client.quiet()
        for client in (ann, bob):
            if client.state["choices"]:
                return await client.move(client.state["choices"][0]["action"])


async def until_full(ann: Client, bob: Client) -> None:
    """Moves as long as they fit into what is left; then they are refused, and it is said why."""
    for _ in range(2000):
        answer = await alternately(ann, bob)
        if answer["type"] == "refused":
            assert answer["code"] == "not_saved"
            assert "disk is full" in answer["text"]
            assert "Nothing of yours is lost" in answer["text"]
            return
    raise AssertionError("the disk does not get full")


async def accepted(ann: Client, bob: Client, moves: int) -> None:
    for _ in range(moves):
        assert (await alternately(ann, bob))["type"] == "accepted"


async def health(place: House) -> dict[str, Any]:
    """Of a server that cannot save."""
    answer = await asyncio.to_thread(place.get, "/api/health")
    assert answer.status_code == 503
    found: dict[str, Any] = answer.json()
    return found


async def tell_store(place: House, pragma: str) -> None:
    def work(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA {pragma}")

    await place.in_loop(place.tables.store.write(work))


def said_once(told: pytest.LogCaptureFixture) -> None:
    said = [record.getMessage() for record in told.records if record.name.startswith("facedown")]
    assert [line.partition(":")[0] for line in said] == ["nothing can be saved", "the store is well again"], said


def test_a_full_disk(tmp_path: Path, told: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "tables.sqlite"

    async def test(place: House) -> None:
        async with playing(place) as (ann, bob):
            await accepted(ann, bob, 1)
            await tell_store(
                place, "max_page_count=1"
            )  # no page more than there are: so SQLite takes the disk for full
            await until_full(ann, bob)
            before = rows(file)
            for _ in range(20):
                assert (await alternately(ann, bob))["code"] == "not_saved"
            found = await health(place)
            assert (found["database"], found["status"]) == ("full", "not saving")
            for _ in range(100):  # small ones may fit into what is left
                new = {"game": "nyet", "name": "Eve"}
                unmade = await asyncio.to_thread(httpx.post, f"{place.http}/api/tables", json=new)
                if unmade.status_code != 201:
                    break
            assert unmade.status_code == 503
            assert "disk is full" in unmade.json()["problems"][0]
            assert rows(file) == before
            await tell_store(place, "max_page_count=1000000")
            await accepted(ann, bob, 6)
            assert rows(file) >= before + 6
            await place.well()

    with house(tmp_path) as place:
        run(lambda: test(place))
    said_once(told)


@contextmanager
def tiny_disk(folder: Path, megabytes: int, owner: tuple[int, int] = (0, 0)) -> Iterator[Path]:
    """A disk of its own, where the one who runs the tests may make one."""
    folder.mkdir()
    kind = f"size={megabytes}m,mode=700,uid={owner[0]},gid={owner[1]}"
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", kind, "tmpfs", str(folder)], capture_output=True)
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


async def fill_and_make_room(place: House, disk: Path) -> None:
    async with playing(place) as (ann, bob):
        fill(disk / "ballast")
        await until_full(ann, bob)
        for _ in range(3):  # it is tried again, and found to be full again
            assert (await health(place))["database"] == "full"
            with pytest.raises(StoreTrouble, match="disk is full"):
                await place.in_loop(place.tables.store.probe())
        (disk / "ballast").unlink()
        await accepted(ann, bob, 5)
        await place.well()


def test_a_real_disk_that_is_full_and_gets_room_again(tmp_path: Path, told: pytest.LogCaptureFixture) -> None:
    with tiny_disk(tmp_path / "disk", 8) as disk:
        with house(disk) as place:
            run(lambda: fill_and_make_room(place, disk))
        with closing(sqlite3.connect(disk / "tables.sqlite")) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    said_once(told)


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """As after `ulimit -f`, for this process."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_log_and_health_agree_while_no_file_may_grow(tmp_path: Path, told: pytest.LogCaptureFixture) -> None:
    """Small changes fit in where a large one does not, and now and then the other way round."""

    def as_logged() -> int:
        lines = [record.getMessage() for record in told.records if record.name == "facedown.store"]
        return 200 if not lines or lines[-1] == "the store is well again" else 503

    async def agree(place: House) -> int:
        before, found = 0, as_logged()
        while before != found:  # a heartbeat may come in between
            before = as_logged()
            answer = await asyncio.to_thread(place.get, "/api/health")
            found = as_logged()
        assert answer.status_code == found
        return found

    async def test(place: House) -> None:
        wal = tmp_path / "tables.sqlite-wal"
        found = set()
        async with playing(place) as (ann, bob):
            await accepted(ann, bob, 2)
            for room in (6, 70, 200, 90, 140, 30):  # pages that still fit
                with no_file_longer_than(wal.stat().st_size + 4096 * room):
                    for _ in range(40):
                        await alternately(ann, bob)
                        found.add(await agree(place))
                        with suppress(StoreTrouble):
                            await place.in_loop(keeper.look(place.tables))
                        found.add(await agree(place))
            assert found == {200, 503}
            while (await asyncio.to_thread(place.get, "/api/health")).status_code != 200:
                await place.in_loop(keeper.look(place.tables))
            await accepted(ann, bob, 2)
            assert await agree(place) == 200

    with house(tmp_path) as place:
        run(lambda: test(place))


def test_the_same_with_postgresql(pg: Postgres, tmp_path: Path, told: pytest.LogCaptureFixture) -> None:
    """Its tables are on the small disk; its own journal is elsewhere."""
    with (
        tiny_disk(pg.folder / "disk", 32, pg.owner) as disk,
        pg.on_disk(disk) as database,
        house(tmp_path, database=database) as place,
    ):
        run(lambda: fill_and_make_room(place, disk))
    said_once(told)


def test_a_database_that_another_program_holds(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def test(place: House) -> None:
        async with playing(place) as (ann, bob):
            await tell_store(place, "busy_timeout=50")  # a test need not wait as long as a server does
            before = rows(file)
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                for _ in range(3):
                    answer = await alternately(ann, bob)
                    assert answer["code"] == "not_saved"
                    assert "another program holds its database" in answer["text"]
                assert (await health(place))["database"] == "locked"
                other.execute("ROLLBACK")
            assert rows(file) == before
            await accepted(ann, bob, 1)

    with house(tmp_path) as place:
        run(lambda: test(place))


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
