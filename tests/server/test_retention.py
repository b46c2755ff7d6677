"""Abandoned tables are deleted with all that belongs to them; what people use or have a link to stays."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from typer.testing import CliRunner
from websockets.asyncio.client import connect

from facedown.cli.commands import serve as command
from facedown.cli.entry import app
from facedown.server.common.settings import Retention, Settings
from facedown.server.process import retention, run
from facedown.server.store.models import Base, TableModel
from tests.server.house import Client, House, sitting, tokens
from tests.server.house import run as run_test
from tests.server.pair import Pair, two_houses
from tests.server.postgres import Postgres
from tests.server.test_deals import deal, invitation
from tests.server.test_profiles import head, new

SHORT = {"players": 2, "round_count": 1, "first_dealer": 0}
ALL = Retention(1, 1, 1)
USUAL = Retention(1, 1, 0)


@pytest.fixture(scope="module")
def place(either: House) -> House:
    return either


@pytest.fixture
def pair(pg: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with two_houses(tmp_path_factory.mktemp("pair"), pg.database()) as both:
        yield both


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE_SECONDS", 0.0)


async def age(place: House, *tables: str) -> None:
    """As if nobody had touched them for two days."""
    old = sa.update(TableModel).where(TableModel.id.in_(tables))

    def work(connection: sa.Connection) -> None:
        connection.execute(old.values(changed=TableModel.changed - 2 * 86_400.0, visited=0.0))

    async def write() -> None:
        await place.tables.store.write(work)
        for id in tables:
            if (table := place.tables.in_memory.get(id)) is not None:
                table.touched -= 2 * 86_400.0

    await place.in_loop(write())


async def at_rest(place: House, table: str) -> None:
    """Nobody is connected, and no bot is about to move."""
    while table in place.tables.in_use():
        await asyncio.sleep(0.01)


async def sweep(place: House, keep: Retention) -> None:
    await place.in_loop(retention.sweep(place.tables, keep))


async def rows_of(place: House, table: str) -> dict[str, int]:
    """In which tables of the database something is kept of a table to play at."""

    def count(connection: sa.Connection) -> dict[str, int]:
        found = {}
        for one in Base.metadata.sorted_tables:
            column = one.c.id if one.name == "tables" else one.c.get("table_id")
            if column is not None:
                wanted = sa.select(sa.func.count()).select_from(one).where(column == table)
                found[one.name] = connection.execute(wanted).scalar_one()
        return {name: number for name, number in found.items() if number}

    return await place.in_loop(place.tables.store.read(count))


async def there(place: House, table: str) -> bool:
    """Does a link still lead to it?"""
    async with connect(place.ws, proxy=None) as socket:
        visitor = Client(socket)
        await visitor.send(type="hello", table=table, token="x" * 24)
        return bool((await visitor.next())["code"] == "wrong_token")


def test_what_nobody_has_touched_goes_with_all_that_belongs_to_it(place: House) -> None:
    async def test() -> None:
        ann = new(place)
        waiting = place.make(listed=True)["table"]
        body = {"game": "nyet", "name": "Ann", "options": SHORT, "bots": {"1": "random"}, "rated": False, "start": True}
        made = httpx.post(f"{place.http}/api/tables", json=body, headers=head(ann)).json()
        running = made["table"]
        async with sitting(place, running, tokens(made)[0]) as seat:
            await seat.sees(lambda state: bool(state["choices"]))
            await seat.move(seat.state["choices"][0]["action"])
            await seat.until_state(lambda state: bool(state["choices"]))
            assert (await seat.ask(type="chat", text="hello"))["type"] == "accepted"
        await at_rest(place, running)
        young = place.make()["table"]
        before = await rows_of(place, running)
        assert {"tables", "log", "heard", "talk", "profile_tables"} <= before.keys()
        await age(place, waiting, running)
        await sweep(place, Retention(0, 0, 0))
        assert await rows_of(place, running) == before
        await sweep(place, USUAL)
        assert await rows_of(place, waiting) == await rows_of(place, running) == {}
        assert not await there(place, waiting)
        assert not await there(place, running)
        assert await there(place, young)
        assert place.get("/api/profiles/me/tables", headers=head(ann)).json() == []

    run_test(test)


def test_finished_games_stay_unless_the_host_wants_otherwise(place: House) -> None:
    async def test() -> None:
        plain, shared = place.make(options=SHORT, bots={"1": "random"}, start=True), deal(place)
        for made in (plain, shared):
            async with sitting(place, made["table"], tokens(made)[0]) as seat:
                await seat.play_out()
        invitation(place, shared)
        for made in (plain, shared):
            await at_rest(place, made["table"])
        await age(place, plain["table"], shared["table"])
        await sweep(place, USUAL)
        assert place.get(f"/api/tables/{plain['table']}/replay").status_code == 200
        await sweep(place, ALL)
        assert await rows_of(place, plain["table"]) == {}
        assert place.get(f"/api/tables/{plain['table']}/replay").status_code == 404
        assert (await rows_of(place, shared["table"]))["deal_tables"] == 1, "others may still play it"
        httpx.post(f"{place.http}/api/deals/{shared['deal']}/close", json={"key": shared["deal_key"]})
        await sweep(place, ALL)
        assert await rows_of(place, shared["table"]) == {}
        assert place.get(f"/api/deals/{shared['deal']}").status_code == 404

    run_test(test)


def test_rated_games_stay(place: House) -> None:
    async def test() -> None:
        ann = new(place)
        body = {"game": "shy_monsters", "name": "Ann", "bots": {"1": "novice"}, "rated": True, "start": True}
        made = httpx.post(f"{place.http}/api/tables", json=body, headers=head(ann)).json()
        async with sitting(place, made["table"], session=ann["session"]) as seat:
            assert (await seat.ask(type="resign"))["type"] == "accepted"
            while not place.get("/api/profiles/me", headers=head(ann)).json()["ratings"]:
                await asyncio.sleep(0.05)
        await at_rest(place, made["table"])
        await age(place, made["table"])
        await sweep(place, ALL)
        assert (await rows_of(place, made["table"]))["rating_changes"] == 1

    run_test(test)


def test_nobody_loses_a_table_at_which_they_are(place: House) -> None:
    async def test() -> None:
        made = place.make(listed=True)
        watched = place.make(listed=True)
        async with sitting(place, made["table"], tokens(made)[0]) as ann, sitting(place, watched["table"]):
            await age(place, made["table"], watched["table"])
            await sweep(place, ALL)
            assert (await ann.ask(type="rename", name="Anna"))["type"] == "accepted"
            assert await there(place, watched["table"])

    run_test(test)


def test_a_visit_counts(place: House) -> None:
    async def test() -> None:
        made = place.make()
        await age(place, made["table"])
        async with sitting(place, made["table"], tokens(made)[0]):
            pass
        await at_rest(place, made["table"])
        await sweep(place, ALL)
        assert await there(place, made["table"])

    run_test(test)


def test_tables_whose_clock_has_days_are_not_abandoned(place: House) -> None:
    async def test() -> None:
        made = place.make(options=SHORT, clock={"kind": "days", "seconds": 5 * 86_400})
        first, second = tokens(made)
        async with (
            sitting(place, made["table"], first) as ann,
            sitting(place, made["table"], second, name="Ben"),
        ):
            assert (await ann.ask(type="start"))["type"] == "accepted"
            while "dues" not in await rows_of(place, made["table"]):
                await asyncio.sleep(0.05)
        await at_rest(place, made["table"])
        await age(place, made["table"])
        await sweep(place, ALL)
        assert await there(place, made["table"])

    run_test(test)


def test_many_go_in_small_steps(place: House) -> None:
    async def test() -> None:
        made = [place.make()["table"] for _ in range(12)]
        await age(place, *made)
        await asyncio.gather(sweep(place, ALL), sweep(place, ALL))
        assert not [id for id in made if await rows_of(place, id)]

    run_test(test)


def test_two_servers_agree_on_who_is_connected_and_what_is_gone(pair: Pair) -> None:
    one, other = pair

    async def test() -> None:
        used, unused = one.make(), one.make()
        async with sitting(other, unused["table"], tokens(unused)[0]):
            pass  # now it is in the memory of both
        async with sitting(other, used["table"], tokens(used)[0]) as ann:
            while other.tables.heartbeat.id not in one.tables.heartbeat.living:
                await asyncio.sleep(0.05)
            while (
                not (await rows_of(one, used["table"])).get("presence")
                or other.tables.in_memory[unused["table"]].listeners
            ):
                await asyncio.sleep(0.05)
            await age(one, used["table"], unused["table"])
            while (await rows_of(one, unused["table"])).get("presence"):
                await asyncio.sleep(0.05)
            await asyncio.gather(sweep(one, ALL), sweep(other, ALL))
            assert (await ann.ask(type="rename", name="Anna"))["type"] == "accepted"
        assert await rows_of(one, unused["table"]) == {}
        while unused["table"] in one.tables.in_memory or unused["table"] in other.tables.in_memory:
            await asyncio.sleep(0.05)
        for place in pair:
            assert not await there(place, unused["table"])

    run_test(test)


def test_who_comes_to_a_table_that_another_server_has_just_deleted_finds_none(pair: Pair) -> None:
    one, other = pair

    async def test() -> None:
        made = one.make()
        async with sitting(other, made["table"], tokens(made)[0]):
            pass
        while other.tables.in_memory[made["table"]].listeners or (await rows_of(one, made["table"])).get("presence"):
            await asyncio.sleep(0.05)
        other.tables.sync.vanished = lambda table: None  # it has not looked yet
        await age(one, made["table"])
        other.tables.in_memory[made["table"]].touched = 0.0
        await sweep(one, ALL)
        async with connect(other.ws, proxy=None) as socket:
            late = Client(socket)
            await late.send(type="hello", table=made["table"], token=tokens(made)[0])
            assert (await late.next())["code"] == "no_such_table"

    run_test(test)


@pytest.mark.parametrize(
    ("options", "variables", "expected"),
    [
        ([], {}, Retention(14, 365, 0)),
        (["--keep-waiting", "3", "--keep-finished", "90"], {}, Retention(3, 365, 90)),
        ([], {"FACEDOWN_KEEP_WAITING": "0", "FACEDOWN_KEEP_UNFINISHED": "30"}, Retention(0, 30, 0)),
    ],
)
def test_a_host_chooses_how_long(
    monkeypatch: pytest.MonkeyPatch, options: list[str], variables: dict[str, str], expected: Retention
) -> None:
    seen: list[Any] = []
    monkeypatch.setattr(run, "serve", lambda settings, listening: seen.append(settings))
    monkeypatch.setattr(command, "told", lambda *_: [])
    result = CliRunner().invoke(app, ["serve", *options], env=variables)
    assert result.exit_code == 0, result.output
    assert [settings.keep for settings in seen] == [expected]
    assert Settings().keep == Retention(14, 365, 0)
