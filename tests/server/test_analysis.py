"""Analyses of finished games on a server: in the background, cancellable, kept, taken up again."""

import asyncio
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from facedown.analysis.positions import Position
from facedown.analysis.results import VERSION, Weighing
from facedown.server.common.settings import database_url
from facedown.server.finished import analysis_jobs as analyses
from facedown.server.finished.analysis_job import LEFT, WATCHED
from facedown.server.store import Conflict, SeatRow, TableRow
from facedown.server.store import analyses as rows
from facedown.server.store.failures import StoreTrouble
from facedown.server.store.sql import SqlStore
from facedown.server.table.table import Table
from facedown.workers.fair_queue import Asker
from facedown.workers.pool import Pool
from tests.server.house import JSON, PATIENCE, House, house, run, sitting, tokens


class Past(NamedTuple):
    """A database in which a game is over: played once, and copied for each test."""

    folder: Path
    table: str
    token: str  # of the seat that Ann had


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Past:
    folder = tmp_path_factory.mktemp("past")
    with house(folder) as where:
        made = where.make(game="shy_monsters", bots={"1": "random"}, start=True)

        async def play() -> None:
            async with sitting(where, made["table"], tokens(made)[0]) as ann:
                await ann.play_out()

        run(play)
    return Past(folder, str(made["table"]), tokens(made)[0])


@pytest.fixture
def past(played: Past, tmp_path: Path) -> Past:
    for file in played.folder.glob("tables.sqlite*"):
        shutil.copy(file, tmp_path)
    return Past(tmp_path, played.table, played.token)


class Thoughts:
    """Instead of a thinking process: says that the first choice is best, and waits where it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, stop_at: int = -1) -> None:
        self.asked: list[int] = []
        self.stop_at = stop_at
        thoughts = self

        async def look(self: Pool, game: str, position: Position, *asker: Any) -> Weighing:
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


def by(key: str) -> dict[str, str]:
    """The headers of a client with this key, or token of a seat."""
    return {"Authorization": f"Bearer {key}"}


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
        key = ask(where, table, "POST")["stop"]
        until(where, table, lambda told: bool(told["done"] == 5))
        told = ask(where, table, "DELETE", headers=by(key))
        assert (told["state"], told["done"]) == ("cancelled", 5)
        asked = list(thoughts.asked)
        thoughts.stop_at = -1
        assert ask(where, table)["state"] == "cancelled"
        ask(where, table, "POST")
        told = until(where, table, is_done)
        assert thoughts.asked[len(asked)] == asked[5]  # goes on with the one that was interrupted, not from the start
        assert len(thoughts.asked) == told["positions"] + 1


def test_only_those_who_played_or_started_it_may_stop_it(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    Thoughts(monkeypatch, stop_at=1)
    with house(past.folder) as where:
        address = f"{where.http}/api/tables/{past.table}/analysis"
        key = ask(where, past.table, "POST")["stop"]
        until(where, past.table, lambda told: bool(told["done"] == 1))
        assert ask(where, past.table)["stop"] == ask(where, past.table, "POST")["stop"] == ""  # told once only
        for headers in ({}, by("x"), by("x" * 22), by(key + "x")):
            refused = httpx.delete(address, headers=headers)
            assert (refused.status_code, "started" in refused.text) == (403, True)
        assert ask(where, past.table)["state"] == "working"
        assert ask(where, past.table, "DELETE", headers=by(past.token))["state"] == "cancelled"
        assert httpx.delete(address, headers=by("x" * 22)).status_code == 403
        again = ask(where, past.table, "POST")["stop"]
        assert again not in {"", key}
        assert httpx.delete(address, headers=by(key)).status_code == 403
        assert ask(where, past.table, "DELETE", headers=by(again))["state"] == "cancelled"


def test_the_key_is_good_after_a_restart(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    Thoughts(monkeypatch, stop_at=2)
    with house(past.folder) as where:
        key = ask(where, past.table, "POST")["stop"]
        until(where, past.table, lambda told: bool(told["done"] == 2))
    with house(past.folder) as where:
        until(where, past.table, lambda told: bool(told["state"] in {"waiting", "working"}))
        assert ask(where, past.table, "DELETE", headers=by(key))["state"] == "cancelled"


def numbered(text: str, number: int) -> str:
    """The same game as another file: what has no checksum differs."""
    return text.replace('"times": [[0.0,', f'"times": [[{number}.5,')


def open_one(where: House, text: str, address: str = "127.0.0.1") -> httpx.Response:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address)) as client:
        return client.post(f"{where.http}/api/analyses", content=text, headers=JSON)


def test_an_address_has_only_a_few_open_and_shuts_nobody_out(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three addresses filled the queue for all."""
    Thoughts(monkeypatch, stop_at=0)
    monkeypatch.setattr(analyses, "MOST_OPEN", 6)
    with house(past.folder) as where:
        text = where.get(f"/api/tables/{past.table}/log").text
        files = (numbered(text, number) for number in range(100))
        begun = [open_one(where, next(files), "127.0.0.2") for _ in range(4)]
        assert [answer.status_code for answer in begun] == [202, 202, 202, 429]
        assert [open_one(where, next(files), "127.0.0.3").status_code for _ in range(3)] == [202] * 3
        assert open_one(where, next(files), "127.0.0.4").status_code == 202  # another one's last gives way
        states = [httpx.get(f"{where.http}/api/analyses/{answer.json()['id']}").json() for answer in begun[:3]]
        assert sorted(state["state"] for state in states) == ["cancelled", "waiting", "waiting"]


def test_those_that_are_open_take_turns(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    async def look(self: Pool, game: str, position: Position, asker: Asker, rank: int) -> Weighing:
        asked.append((asker.address, rank))
        await asyncio.sleep(0.005)
        return Weighing([(max(position.made, 0), 0.5, 10)], layers={})

    monkeypatch.setattr(Pool, "look", look)
    with house(past.folder) as where:
        text = where.get(f"/api/tables/{past.table}/log").text
        ids = [open_one(where, numbered(text, number), f"127.0.0.{number}").json()["id"] for number in (2, 3)]
        end = time.monotonic() + PATIENCE
        while {httpx.get(f"{where.http}/api/analyses/{id}").json()["state"] for id in ids} != {"done"}:
            assert time.monotonic() < end
            time.sleep(0.02)
    addresses = [address for address, _ in asked]
    last_of_first, first_of_second = addresses[::-1].index("127.0.0.2"), addresses.index("127.0.0.3")
    assert len(addresses) - last_of_first > first_of_second  # neither waits until the other is done
    assert {rank for _, rank in asked} == {WATCHED}


def test_one_that_nobody_looks_at_gives_way(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    ranks: list[int] = []

    async def look(self: Pool, game: str, position: Position, asker: Asker, rank: int) -> Weighing:
        ranks.append(rank)
        return Weighing([(max(position.made, 0), 0.5, 10)], layers={})

    monkeypatch.setattr(Pool, "look", look)
    monkeypatch.setattr("facedown.server.finished.analysis_job.LOOKED_SECONDS", -1.0)
    with house(past.folder) as where:
        ask(where, past.table, "POST")
        until(where, past.table, is_done)
    assert set(ranks) == {LEFT}


def test_one_of_a_file_stops_when_nobody_looks_at_it_any_more(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    Thoughts(monkeypatch, stop_at=0)
    monkeypatch.setattr(analyses, "LEASE", 0.1)
    with house(past.folder) as where:
        text = where.get(f"/api/tables/{past.table}/log").text
        monkeypatch.setattr(analyses, "FILE_SECONDS", 0.0)
        id = open_one(where, text).json()["id"]
        end = time.monotonic() + PATIENCE
        while httpx.get(f"{where.http}/api/analyses/{id}").json()["state"] != "cancelled":
            assert time.monotonic() < end
            time.sleep(0.05)


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


def test_one_of_an_older_version_is_made_again(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    table = past.table
    thoughts = Thoughts(monkeypatch)
    with house(past.folder) as where:
        ask(where, table, "POST")
        until(where, table, is_done)

    before = len(thoughts.asked)
    monkeypatch.setattr("facedown.server.finished.analysis_jobs.VERSION", VERSION + 1)
    with house(past.folder) as where:
        assert ask(where, table)["state"] == "none"
        ask(where, table, "POST")
        until(where, table, is_done)
    assert len(thoughts.asked) == 2 * before


def test_one_that_another_server_holds_is_told_and_left_alone(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    table = past.table
    thoughts = Thoughts(monkeypatch, stop_at=3)
    with house(past.folder) as first:
        key = ask(first, table, "POST")["stop"]
        until(first, table, lambda told: bool(told["done"] == 3))
        with house(past.folder) as second:
            assert ask(second, table, "POST")["stop"] == ""
            assert ask(second, table)["state"] in {"waiting", "working"}
            assert len(thoughts.asked) == 4
            assert ask(second, table, "DELETE", headers=by(key))["state"] == "cancelled"
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
        first = httpx.post(f"{where.http}/api/analyses", content=text, headers=JSON).json()
        again = httpx.post(f"{where.http}/api/analyses", content=text, headers=JSON).json()
        assert (again["id"], again["stop"]) == (first["id"], "")  # somebody else's: it may be looked at
        address = f"{where.http}/api/analyses/{first['id']}"
        end = time.monotonic() + PATIENCE
        while len(thoughts.asked) < 3:
            assert time.monotonic() < end
            time.sleep(0.02)
        assert httpx.delete(address).status_code == 403
        assert httpx.delete(address, headers=by(first["stop"])).json()["state"] == "cancelled"
        thoughts.stop_at = -1
        httpx.post(f"{where.http}/api/analyses", content=text, headers=JSON)
        while (told := httpx.get(address).json())["state"] != "done":
            assert time.monotonic() < end, told
            time.sleep(0.02)
        assert told["done"] == told["positions"]
        assert httpx.post(f"{where.http}/api/analyses", content="{}", headers=JSON).status_code == 400
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

    asyncio.run(asyncio.wait_for(rules(), 300))


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
    monkeypatch.setattr("facedown.server.finished.analysis_jobs.LEASE", 0.3)
    with house(past.folder) as where:
        ask(where, table, "POST")
        until(where, table, lambda told: bool(thoughts.asked))
        broken[0] = False
        told = until(where, table, is_done)
    assert told["done"] == told["positions"]


class Loop:
    """A loop whose clock stands still until it is put forward."""

    now = 100.0
    then: Callable[[], None]

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, then: Any, *given: Any) -> Any:
        self.ends, self.then = seconds, lambda: then(*given)
        return self

    def cancel(self) -> None:
        pass


def test_hints_can_slow_an_analysis_down_and_not_stop_it(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, said = Loop(), list[str]()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: loop)
    monkeypatch.setattr(Pool, "hold", lambda pool: said.append("hold"))
    monkeypatch.setattr(Pool, "go_on", lambda pool: said.append("go on"))
    made = analyses.Analyses(None, Pool(1), None, None)  # type: ignore[arg-type]
    made.give_way(True)
    loop.now += 2
    made.give_way(False)
    assert said == ["hold", "go on"]
    loop.now += 1.9  # it has paused for two seconds, and goes on for two
    made.give_way(True)
    made.give_way(False)
    assert said == ["hold", "go on"]
    loop.now += 0.2
    made.give_way(True)
    assert said == ["hold", "go on", "hold"]
    loop.now += loop.ends  # one hint after the other: it goes on all the same
    loop.then()
    made.give_way(False)
    assert said == ["hold", "go on", "hold", "go on"]
