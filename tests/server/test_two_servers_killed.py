"""Two servers' processes on one database, and one of them is killed while a clock runs."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Any

import psycopg
import pytest

from tests.server.house import Client, sitting, tokens
from tests.server.postgres import Postgres
from tests.server.test_kill import Victim

Two = tuple[Victim, Victim]


@pytest.fixture
def database(pg: Postgres) -> str:
    return pg.database()


@pytest.fixture
def two(database: str) -> Iterator[Two]:
    made = Victim(database, "--hurry"), Victim(database, "--hurry")
    try:
        yield made
    finally:
        for victim in made:
            victim.kill()
            victim.close()


@contextlib.asynccontextmanager
async def apart(two: Two, clock: dict[str, Any]) -> AsyncIterator[tuple[dict[str, Any], list[Client]]]:
    """Ann at the one, Bob at the other, in a game that has begun."""
    for victim in two:
        victim.start()
    for victim in two:
        await victim.up()
    made = await two[0].make(options={"players": 2}, clock=clock)
    async with (
        sitting(two[0].ws, made["table"], tokens(made)[0]) as ann,
        sitting(two[1].ws, made["table"], tokens(made)[1], name="Bob") as bob,
    ):
        for client in (ann, bob):
            await client.sees(lambda state: all(seat["connected"] for seat in state["seats"]))
        assert (await ann.ask(type="start"))["type"] == "accepted"
        for client in (ann, bob):
            await client.sees(lambda state: state["phase"] == "running")
        yield made, [ann, bob]


def run(test: Any) -> None:
    asyncio.run(asyncio.wait_for(test(), 300))


def silences(database: str) -> list[Any]:
    with psycopg.connect(database) as connection:
        return connection.execute("SELECT since, until FROM silences").fetchall()


def test_the_other_calls_time_and_lets_the_bot_play(two: Two, database: str) -> None:
    """Whose server it was does not matter: both watch."""

    async def test() -> None:
        async with apart(two, {"kind": "move", "seconds": 5}) as (_, clients):
            late = next(client for client in clients if client.state["choices"]).state["you"]
            other = clients[1 - late]
            two[late].kill()
            await other.sees(lambda state: state["seats"][late].get("late", False))
            seq = other.state["seq"]
            await other.sees(lambda state: state["seq"] > seq and bool(state["choices"]))  # the bot has moved
            assert other.state["seats"][1 - late]["clock"]["left"] > 3.0  # and nobody lost any time by it
            assert silences(database) == []
            two[1 - late].kill()

    run(test)


def test_a_bank_is_the_same_at_the_other(two: Two) -> None:
    async def test() -> None:
        async with apart(two, {"kind": "game", "seconds": 3600}) as (made, clients):
            loop = asyncio.get_running_loop()
            seat = next(client for client in clients if client.state["choices"]).state["you"]
            left, then = clients[seat].state["seats"][seat]["clock"]["left"], loop.time()
            two[seat].kill()
            async with sitting(two[1 - seat].ws, made["table"], tokens(made)[seat]) as back:
                now = back.state["seats"][seat]["clock"]["left"]
                assert left - (loop.time() - then) - 0.5 <= now <= left
                assert (await back.move(back.state["choices"][0]["action"]))["type"] == "accepted"
                await back.quiet()
                assert back.state["seats"][seat]["clock"]["left"] > 3590
            two[1 - seat].kill()

    run(test)
