"""Two servers on one database: people at either see what happens at both."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from facedown.server.common.tokens import new_token
from tests.server.house import run, sitting, tokens
from tests.server.pair import NYET, Pair, apart, two_houses
from tests.server.postgres import Postgres


@pytest.fixture(scope="module")
def database(pg: Postgres) -> str:
    return pg.database()


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with two_houses(tmp_path_factory.mktemp("pair"), database) as made:
        yield made


def test_people_at_two_servers_play_one_game(pair: Pair) -> None:
    async def test() -> None:
        async with apart(pair, start=True) as (_, (ann, bob)):
            await asyncio.gather(ann.play_out(), bob.play_out())
            assert ann.state["result"] == bob.state["result"]
            assert ann.state["seed"] == bob.state["seed"]

    run(test)


def test_somebody_who_goes_at_the_other_server_is_seen_to_go(pair: Pair) -> None:
    async def test() -> None:
        async with apart(pair) as (_, (ann, bob)):
            await bob.socket.close()
            await ann.until_state(lambda state: not state["seats"][1]["connected"])

    run(test)


def test_the_lobby_knows_people_at_both(pair: Pair) -> None:
    one, other = pair
    made = one.make(options=NYET, listed=True)

    async def test() -> None:
        async with sitting(one, made["table"], tokens(made)[0]), httpx.AsyncClient() as client:
            for place in (one, other):
                ids: list[str] = []
                while made["table"] not in ids:
                    ids = [table["table"] for table in (await client.get(f"{place.http}/api/tables")).json()]

    run(test)


def test_a_message_that_is_lost_is_found_by_the_sweep(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    lost: list[str] = []
    notices = pair[1].tables.sync.notices
    assert notices is not None

    async def test() -> None:
        async with apart(pair) as (made, (ann, bob)):
            monkeypatch.setattr(notices, "heard", lambda kind, table, number: lost.append(table))
            assert (await ann.ask(type="start"))["type"] == "accepted"
            await bob.until_state(lambda state: state["phase"] == "running")
            assert made["table"] in lost

    run(test)


def test_servers_hear_each_other_again_after_all_connections_were_cut(pair: Pair, pg: Postgres, database: str) -> None:
    async def test() -> None:
        async with apart(pair) as (_, (ann, bob)):
            assert await asyncio.to_thread(pg.cut, database) >= 4
            while (await ann.ask(type="rename", name="Eve"))["type"] != "accepted":
                pass  # its connection to the database has just died
            await bob.until_state(lambda state: state["seats"][0]["name"] == "Eve")
            while (await bob.ask(type="rename", name="Bea"))["type"] != "accepted":
                pass
            await ann.until_state(lambda state: state["seats"][1]["name"] == "Bea")

    run(test)


def test_a_seat_that_two_want_at_once_is_given_to_one(pair: Pair) -> None:
    one, other = pair
    made = one.make(options=NYET)

    async def test() -> None:
        async with sitting(one, made["table"], tokens(made)[0]), httpx.AsyncClient() as client:
            asked = [
                client.post(
                    f"{place.http}/api/tables/{made['table']}/sit",
                    json={"name": "Bob", "link": made["link"], "own": new_token()},
                )
                for place in (one, other, one, other)
            ]
            answers = [answer.status_code for answer in await asyncio.gather(*asked)]
            assert sorted(answers) == [201, 409, 409, 409]

    run(test)


def test_what_is_said_at_one_is_heard_at_the_other(pair: Pair) -> None:
    async def test() -> None:
        async with apart(pair) as (_, (ann, bob)):
            assert (await ann.ask(type="chat", text="hello there"))["type"] == "accepted"
            await bob.until(lambda message: "hello there" in str(message))

    run(test)


def test_text_that_the_database_cannot_keep_is_refused(pair: Pair) -> None:
    made = pair[0].make(options=NYET)

    async def test() -> None:
        async with sitting(pair[0], made["table"], tokens(made)[0]) as ann:
            await ann.send(type="rename", id="odd\0", name="Eve")
            assert (await ann.until(lambda told: told["type"] == "refused"))["code"] == "unreadable"
            assert (await ann.ask(type="rename", name="E\u2028ve \U0001f0cf"))["type"] == "accepted"

    run(test)


def test_bots_move_once_for_both(pair: Pair) -> None:
    """People at both; one of the two lets the bots think."""
    one, other = pair
    made = one.make(options=NYET | {"players": 3}, bots={"1": "random", "2": "random"}, start=True)

    async def test() -> None:
        async with (
            sitting(one, made["table"], tokens(made)[0]) as ann,
            sitting(other, made["table"], made["watch"]) as eve,
        ):
            watching = asyncio.create_task(eve.play_out())
            await ann.play_out()
            await watching
            assert eve.state["result"] == ann.state["result"]
            while [place.tables.in_memory[made["table"]].is_ours() for place in pair] not in (
                [True, False],
                [False, True],
            ):
                await asyncio.sleep(0.01)  # they have just heard of each other

    run(test)
