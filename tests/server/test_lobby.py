"""The lobby: only tables at which somebody sits, in an order that tells nothing hidden, and a place for everybody."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from facedown.server.common.tokens import new_table_id
from facedown.server.http import socket
from facedown.server.store import SeatRow, TableRow
from facedown.server.views import lobby
from tests.server.house import Client, House, run, sitting, tokens
from tests.server.pair import Pair, two_houses
from tests.server.postgres import Postgres

NUSUBITO = {"thief_seat": "seat_0"}


@pytest.fixture
def pair(pg: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with two_houses(tmp_path_factory.mktemp("pair"), pg.database()) as both:
        yield both


def shown(place: House) -> list[str]:
    return [table["table"] for table in place.get("/api/tables").json()]


async def two_at(place: House, open: AsyncExitStack, **wanted: Any) -> tuple[str, Client]:
    """A listed game of two that has begun."""
    made = place.make(game="nusubito", options=NUSUBITO, listed=True, **wanted)
    first, second = tokens(made)
    ann = await open.enter_async_context(sitting(place, made["table"], first))
    await open.enter_async_context(sitting(place, made["table"], second, name="Ben"))
    assert (await ann.ask(type="start"))["type"] == "accepted"
    await ann.sees(lambda state: bool(state["choices"]))
    return made["table"], ann


def test_hidden_steps_do_not_move_a_table_in_the_lobby(either: House) -> None:
    async def test() -> None:
        async with AsyncExitStack() as open:
            older, thief = await two_at(either, open)
            newer, _ = await two_at(either, open)
            before = [table for table in shown(either) if table in {older, newer}]
            assert before == [newer, older]
            answer = either.get("/api/tables")
            for _ in range(3):  # the Thief composes a turn, step by step, and nobody sees it
                assert (await thief.move(thief.state["choices"][0]["action"]))["type"] == "accepted"
                await thief.until_state()
                after = either.get("/api/tables")
                assert after.content == answer.content
                assert {**after.headers, "date": ""} == {**answer.headers, "date": ""}

    run(test)


def abandoned(number: int) -> list[TableRow]:
    seats = [SeatRow("person", "Eve", key="x"), SeatRow()]
    return [TableRow(new_table_id(), "nyet", 1, {}, "00" * 32, "", True, "", seats) for _ in range(number)]


def test_tables_that_nobody_sits_at_push_none_out(either: House) -> None:
    async def test() -> None:
        made = either.make(listed=True)
        async with sitting(either, made["table"], tokens(made)[0]):

            async def leave_many() -> None:
                for row in abandoned(lobby.MOST_LISTED + 1):
                    await either.tables.store.create(row)

            await either.in_loop(leave_many())
            assert made["table"] in shown(either)
        await asyncio.sleep(0.2)
        assert made["table"] not in shown(either)

    run(test)


class Address:
    """Lets every socket come from an address of our choice."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = ""
        monkeypatch.setattr(socket, "address_group", lambda host: self.now)


async def fill(place: House, open: AsyncExitStack, number: int, by: str) -> list[str]:
    """Listed tables that one person waits at."""
    made = [place.make(listed=True, name=by) for _ in range(number)]
    for one in made:
        await open.enter_async_context(sitting(place, one["table"], tokens(one)[0]))
    return [one["table"] for one in made]


def test_one_address_cannot_fill_the_lobby(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_LISTED", 6)
    address = Address(monkeypatch)

    async def test() -> None:
        async with AsyncExitStack() as open:
            address.now = "192.0.2.1"
            (honest,) = await fill(place, open, 1, "Ann")
            assert honest in shown(place)
            address.now = "192.0.2.2"
            many = await fill(place, open, 12, "Eve")
            assert honest in shown(place)
            assert len(shown(place)) == 6
            address.now = "192.0.2.3"
            (late,) = await fill(place, open, 1, "Ben")
            found = shown(place)
            assert {honest, late} <= set(found)
            assert len(set(found) & set(many)) == 4

    run(test)


def test_nor_can_one_that_comes_by_another_server(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_LISTED", 6)
    address = Address(monkeypatch)
    one, other = pair

    async def test() -> None:
        async with AsyncExitStack() as open:
            address.now = "192.0.2.1"
            (honest,) = await fill(one, open, 1, "Ann")
            address.now = "192.0.2.2"
            many = await fill(other, open, 12, "Eve")
            for place in pair:
                while len(found := shown(place)) < 6 or not set(found) & set(many) or honest not in found:
                    await asyncio.sleep(0.05)  # until the servers know of each other
            await asyncio.sleep(0.5)
            for place in pair:
                assert honest in shown(place)
                assert len(shown(place)) == 6

    run(test)
