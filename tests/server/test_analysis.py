"""Analyses of finished games on a server: in the background, cancellable, kept, taken up again."""

import asyncio
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from facedown.server.settings import database_url
from facedown.server.store import Conflict, SeatRow, TableRow
from facedown.server.store import analyses as rows
from facedown.server.store.sql import SqlStore
from facedown.server.store.trouble import StoreTrouble
from facedown.server.table import Table
from facedown.thinking.analysis.positions import Position
from facedown.thinking.analysis.results import VERSION, Weighing
from facedown.thinking.pool import Pool
from tests.server.house import PATIENCE, House, house, run, sitting, tokens


class Past(NamedTuple):
    """A database in which a game is over: played once, and copied for each test."""

    folder: Path
    table: str


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Past:
    folder = tmp_path_factory.mktemp("past")
    with house(folder) as where:
        made = where.make(game="shy_monsters", bots={"1": "random"}, start=True)

        async def play() -> None:
            async with sitting(where, made["table"], tokens(made)[0]) as ann:
                await ann.play_out()

        run(play)
    return Past(folder, str(made["table"]))


@pytest.fixture
def past(played: Past, tmp_path: Path) -> Past:
    for file in played.folder.glob("tables.sqlite*"):
        shutil.copy(file, tmp_path)
    return Past(tmp_path, played.table)


class Thoughts:
    """Instead of a thinking process: says that the first choice is best, and waits where it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, stop_at: int = -1) -> None:
        self.asked: list[int] = []
        self.stop_at = stop_at
        thoughts = self

        async def look(self: Pool, game: str, position: Position, level: str = "expert") -> Weighing:
            thoughts.asked.append(position.number)
            while thoughts.stop_at >= 0 and len(thoughts.asked) > thoughts.stop_at:
                await asyncio.sleep(0.01)
            if position.made < 0:
                return Weighing(layers={"even": {"1,0": {"exit": 0.5}}})
            return Weighing([(position.made, 0.5, 10)])

        monkeypatch.setattr(Pool, "look", look)


def ask(where: House, table: str, method: str = "GET", **more: Any) -> dict[str, Any]:
    answer = httpx.request(method, f"{where.http}/api/tables/{table}/analysis", **more)
    assert answer.status_code in {200, 202}, answer.text
    told: dict[str, Any] = answer.json()
    return told


def until(where: House, table: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    end = time.monotonic() + PATIENCE
    while not wanted(told := ask(where, table)):
        assert time.monotonic() < end, told
        time.sleep(0.02)
    return told


def is_done(told: dict[str, Any]) -> bool:
    return bool(told["state"] == "done")


def test_an_analysis_is_made_once_and_kept(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    table = past.table
    thoughts = Thoughts(monkeypatch)
    with house(past.folder) as where:
        assert ask(where, table)["state"] == "none"
        ask(where, table, "POST")
        told = until(where, table, is_done)
        assert told["done"] == told["positions"] == len(thoughts.asked) > 10
        assert len(told["judged"]) == told["decisions"]
        assert [summary["seat"] for summary in told["summaries"]] == [0, 1]
        once = len(thoughts.asked)
        assert ask(where, table, "POST")["state"] == "done"
        later = ask(where, table, params={"since": told["done"] - 1})
        assert len(later["judged"]) + len(later["known"]) == 1
        assert later["summaries"] == told["summaries"]
    with house(past.folder) as where:
        assert ask(where, table, "POST") == told | {"since": 0}
    assert len(thoughts.asked) == once


def test_a_cancelled_one_stops_at_once_and_can_go_on(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    table = past.table
    thoughts = Thoughts(monkeypatch, stop_at=5)
    with house(past.folder) as where:
        ask(where, table, "POST")
        until(where, table, lambda told: bool(told["done"] == 5))
        told = ask(where, table, "DELETE")
        assert (told["state"], told["done"]) == ("cancelled", 5)
        asked = list(thoughts.asked)
        thoughts.stop_at = -1
        assert ask(where, table)["state"] == "cancelled"
        ask(where, table, "POST")
        told = until(where, table, is_done)
        assert thoughts.asked[len(asked)] == asked[5]  # goes on with the one that was interrupted, not from the start
        assert len(thoughts.asked) == told["positions"] + 1


def test_a_half_done_one_goes_on_after_a_restart(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    table = past.table
    thoughts = Thoughts(monkeypatch, stop_at=4)
    with house(past.folder) as where:
        ask(where, table, "POST")
        until(where, table, lambda told: bool(told["done"] == 4))
    thoughts.stop_at = -1
    with house(past.folder) as where:  # nobody asks for it again
        told = until(where, table, is_done)
    assert len(thoughts.asked) == told["positions"] + 1


def test_one_of_an_older_version_is_made_anew(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    table = past.table
    thoughts = Thoughts(monkeypatch)
    with house(past.folder) as where:
        ask(where, table, "POST")
        until(where, table, is_done)

    before = len(thoughts.asked)
    monkeypatch.setattr("facedown.server.analyses.VERSION", VERSION + 1)
    with house(past.folder) as where:
        assert ask(where, table)["state"] == "none"
        ask(where, table, "POST")
        until(where, table, is_done)
    assert len(thoughts.asked) == 2 * before


def test_one_that_another_server_holds_is_told_and_left_alone(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    table = past.table
    thoughts = Thoughts(monkeypatch, stop_at=3)
    with house(past.folder) as first:
        ask(first, table, "POST")
        until(first, table, lambda told: bool(told["done"] == 3))
        with house(past.folder) as second:
            ask(second, table, "POST")
            assert ask(second, table)["state"] in {"waiting", "working"}
            assert len(thoughts.asked) == 4
            assert ask(second, table, "DELETE")["state"] == "cancelled"
            thoughts.stop_at = -1


def test_no_running_game_is_analysed(tmp_path: Path) -> None:
    with house(tmp_path) as where:
        made = where.make(bots={"1": "novice", "2": "novice", "3": "novice"}, start=True)
        answer = httpx.post(f"{where.http}/api/tables/{made['table']}/analysis")
        assert answer.status_code == 409
        assert where.get(f"/api/tables/{made['table']}/analysis").status_code == 409
        assert httpx.post(f"{where.http}/api/tables/abcdefgh/analysis").status_code == 404


def test_nothing_is_told_while_others_are_to_play_the_deal(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    Thoughts(monkeypatch)
    with house(past.folder) as where:
        ask(where, past.table, "POST")
        until(where, past.table, is_done)
        monkeypatch.setattr(Table, "sealed", True)
        for method in ("GET", "POST", "DELETE"):
            answer = httpx.request(method, f"{where.http}/api/tables/{past.table}/analysis")
            assert (answer.status_code, "judged" in answer.text) == (409, False)


def test_a_file_is_analysed_once_and_can_be_called_off(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = Thoughts(monkeypatch, stop_at=2)
    with house(past.folder) as where:
        text = where.get(f"/api/tables/{past.table}/log").text
        first = httpx.post(f"{where.http}/api/analyses", content=text).json()
        assert httpx.post(f"{where.http}/api/analyses", content=text).json()["id"] == first["id"]
        address = f"{where.http}/api/analyses/{first['id']}"
        end = time.monotonic() + PATIENCE
        while len(thoughts.asked) < 3:
            assert time.monotonic() < end
            time.sleep(0.02)
        assert httpx.delete(address).json()["state"] == "cancelled"
        thoughts.stop_at = -1
        httpx.post(f"{where.http}/api/analyses", content=text)
        while (told := httpx.get(address).json())["state"] != "done":
            assert time.monotonic() < end, told
            time.sleep(0.02)
        assert told["done"] == told["positions"]
        assert httpx.post(f"{where.http}/api/analyses", content="{}").status_code == 400
        assert httpx.get(f"{where.http}/api/analyses/no-such-key").status_code == 404
        assert httpx.delete(f"{where.http}/api/analyses/{'0' * 24}").status_code == 404


def test_a_real_process_thinks(tmp_path: Path) -> None:
    """No stand-in: a game that was given up early, so that there is little to think about."""
    with house(tmp_path, analysis_nice=1) as where:
        made = where.make(game="nusubito", bots={"1": "random"}, start=True)

        async def give_up() -> None:
            async with sitting(where, made["table"], tokens(made)[0]) as ann:
                if not ann.state["choices"]:
                    await ann.until_state(lambda state: bool(state["choices"]))
                await ann.move(ann.state["choices"][0]["action"])
                await ann.ask(type="resign")
                if ann.state["phase"] != "over":
                    await ann.until_state(lambda state: bool(state["phase"] == "over"))

        run(give_up)
        ask(where, made["table"], "POST")
        end = time.monotonic() + 120  # it may have to compile
        while not is_done(told := ask(where, made["table"])):
            assert told["state"] != "failed", told
            assert time.monotonic() < end, told
            time.sleep(0.1)
        assert told["judged"]
        assert all(0 <= judged["value"] <= 1 for judged in told["judged"])


def test_rows_that_were_left_are_found(database: str) -> None:
    table = "aaaaaaaa"
    about = TableRow(table, "nyet", 1, {}, "00" * 32, "c", False, "w", [SeatRow()])

    async def rules() -> None:
        store = await SqlStore.open(database_url(database))
        await store.create(about)
        row = rows.AnalysisRow(1, "working", "me", 100.0, b"")
        await store.write(lambda c: rows.claim(c, table, None, row))
        with pytest.raises(Conflict):  # there is one already
            await store.write(lambda c: rows.claim(c, table, None, row))
        assert await store.read(lambda c: rows.left(c, 99.0, 5)) == []
        assert await store.read(lambda c: rows.left(c, 101.0, 5)) == [table]
        await store.write(lambda c: rows.touch(c, "me", 200.0))
        assert await store.read(lambda c: rows.left(c, 101.0, 5)) == []
        with pytest.raises(Conflict):  # somebody has touched it since
            await store.write(lambda c: rows.claim(c, table, row, row._replace(owner="you")))
        with pytest.raises(Conflict):
            await store.write(lambda c: rows.save(c, table, row._replace(owner="you")))
        await store.write(lambda c: rows.save(c, table, row._replace(data=b"more")))
        await store.write(lambda c: rows.cancel(c, table))
        found = await store.read(lambda c: rows.load(c, table))
        assert found is not None
        assert (found.state, found.owner, found.data) == ("cancelled", "", b"more")
        await store.close()

    asyncio.run(asyncio.wait_for(rules(), 60))


def test_a_store_in_trouble_only_delays_it(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    """It cannot be written down: left as it is, and taken up when somebody looks again."""
    table = past.table
    thoughts = Thoughts(monkeypatch)
    broken = [True]
    save = rows.save

    def fails(connection: Any, table: str, row: rows.AnalysisRow) -> None:
        if broken[0]:
            raise StoreTrouble("full", "the disk is full")
        save(connection, table, row)

    monkeypatch.setattr(rows, "save", fails)
    monkeypatch.setattr("facedown.server.analyses.LEASE", 0.3)
    with house(past.folder) as where:
        ask(where, table, "POST")
        until(where, table, lambda told: bool(thoughts.asked))
        broken[0] = False
        told = until(where, table, is_done)
    assert told["done"] == told["positions"]
