"""People at two servers agree on something, and clocks that both servers watch."""

import asyncio
import logging
from collections.abc import Iterator

import pytest

from facedown.server.automation.bot_pauses import BotPauses
from facedown.server.commands import absence
from facedown.server.messages import terms
from facedown.server.table import time_used as times
from tests.server.house import Client, House, run, sitting, tokens
from tests.server.pair import Pair, apart, two_houses
from tests.server.postgres import Postgres

HURRY = {"kind": "move", "seconds": 1}


@pytest.fixture(scope="module")
def pair(pg: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with two_houses(tmp_path_factory.mktemp("pair"), pg.database()) as made:
        yield made


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(terms.BOUNDS, "move", (0, 3600))
    monkeypatch.setattr(times, "GRACE", 0.1)
    monkeypatch.setattr(absence, "BOT_SECONDS", 0.0)


def rows(place: House, table: str) -> list[str]:
    """The kinds of rows in a table's log."""
    asked = asyncio.run_coroutine_threadsafe(place.tables.store.log(table), place.loop)
    return [row.kind for row in asked.result(30)]


async def moved(clients: list[Client]) -> Client:
    """One move of a client that may; all have seen it. Who it was."""
    actor = next(client for client in clients if client.state["choices"])
    before = [client.state["seq"] for client in clients]
    assert (await actor.move(actor.state["choices"][0]["action"]))["type"] == "accepted"
    for client, seq in zip(clients, before, strict=True):
        while client.state["seq"] <= seq:
            await client.next()
    return actor


async def asked(clients: list[Client]) -> int:
    """All see that something is asked: its number."""
    for client in clients:
        await client.sees(lambda state: len(state["asks"]) == 1)
    number: int = clients[0].state["asks"][0]["number"]
    return number


@pytest.mark.parametrize("yes", [True, False])
def test_an_undo_is_asked_for_at_one_and_answered_at_the_other(pair: Pair, yes: bool) -> None:
    async def test() -> None:
        async with apart(pair, start=True) as (made, clients):
            before = [client.state["view"] for client in clients]
            actor = await moved(clients)
            other = next(client for client in clients if client is not actor)
            after = [client.state["view"] for client in clients]
            assert (await actor.ask(type="undo"))["type"] == "accepted"
            number = await asked(clients)
            assert (await other.ask(type="answer", ask=number, yes=yes))["type"] == "accepted"
            for client in clients:
                await client.sees(lambda state: state["asks"] == [])
            assert [client.state["view"] for client in clients] == (before if yes else after)
            assert rows(pair[0], made["table"]).count("undo") == yes

    run(test)


def test_two_who_agree_at_the_same_moment_at_two_servers(pair: Pair) -> None:
    """Each of them is the last one, as far as its server knows: the second looks again."""

    async def test() -> None:
        async with apart(pair, 3, start=True) as (made, clients):
            for _ in range(4):
                before = [client.state["view"] for client in clients]
                actor = await moved(clients)
                assert (await actor.ask(type="undo"))["type"] == "accepted"
                number = await asked(clients)
                others = [client for client in clients if client is not actor]
                answers = [other.ask(type="answer", ask=number, yes=True) for other in others]
                assert [answer["type"] for answer in await asyncio.gather(*answers)] == ["accepted"] * 2
                for client in clients:
                    await client.sees(lambda state: state["asks"] == [])
                assert [client.state["view"] for client in clients] == before
            assert rows(pair[0], made["table"]).count("undo") == 4

    run(test)


async def proposed(gone: Client, seat: int, others: list[Client]) -> int:
    """Somebody goes, and the first of the others wants a bot instead: the number of what is asked."""
    await gone.socket.close()
    for client in others:
        await client.sees(lambda state: not state["seats"][seat]["connected"])
    assert (await others[0].ask(type="propose_bot", seat=seat))["type"] == "accepted"
    return await asked(others)


def test_a_stand_in_is_proposed_at_one_agreed_at_the_other_and_the_person_comes_back(pair: Pair) -> None:
    async def test() -> None:
        async with apart(pair, 3, start=True) as (made, (ann, bob, cem)):
            number = await proposed(cem, 2, [ann, bob])
            assert ann.state["asks"][0]["waits_for"] == bob.state["asks"][0]["waits_for"] == [1]
            assert (await bob.ask(type="answer", ask=number, yes=True))["type"] == "accepted"
            for client in (ann, bob):
                await client.sees(lambda state: state["seats"][2].get("stand_in") == "regular")
            async with sitting(pair[1], made["table"], tokens(made)[2]) as back:
                assert back.state["seats"][2]["stand_in"] == "regular"
                assert (await back.ask(type="take_seat"))["type"] == "accepted"
                for client in (ann, bob):
                    await client.sees(lambda state: "stand_in" not in state["seats"][2])

    run(test)


def test_the_last_who_has_not_answered_goes(pair: Pair) -> None:
    """Both servers see it, and one of them settles it."""

    async def test() -> None:
        async with apart(pair, 4, start=True) as (_, (ann, bob, cem, dea)):
            number = await proposed(dea, 3, [ann, bob, cem])
            assert (await bob.ask(type="answer", ask=number, yes=True))["type"] == "accepted"
            await cem.socket.close()
            for client in (ann, bob):
                await client.sees(lambda state: state["seats"][3].get("stand_in") == "regular")
                assert client.state["asks"] == []
                assert "stand_in" not in client.state["seats"][2]

    run(test)


def test_a_person_who_comes_back_at_the_other_server_is_not_replaced(pair: Pair) -> None:
    async def test() -> None:
        async with apart(pair, 3, start=True) as (made, (ann, bob, cem)):
            await proposed(cem, 2, [ann, bob])
            async with sitting(pair[1], made["table"], tokens(made)[2]):
                for client in (ann, bob):
                    await client.sees(lambda state: state["asks"] == [])
                    assert "stand_in" not in client.state["seats"][2]

    run(test)


# --- clocks -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, "facedown.time_limits")
    return caplog


def calls(told: pytest.LogCaptureFixture, table: str) -> int:
    """How often a server has called time at a table."""
    said = [record for record in told.records if record.getMessage() == "time has run out"]
    return sum(vars(record)["table"] == table for record in said)


def test_one_of_two_servers_calls_time_and_a_bot_plays_on(pair: Pair, told: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        for place in pair:
            place.tables.bots._pauses = BotPauses((60.0, 60.0))  # so that nothing else happens
        async with apart(pair, start=True, clock=HURRY) as (made, clients):
            rev = pair[0].tables.in_memory[made["table"]].row.rev
            late = next(client for client in clients if client.state["choices"]).state["you"]
            for client in clients:
                await client.sees(lambda state: state["seats"][late].get("late", False))
            for place in pair:
                table = place.tables.in_memory[made["table"]]
                while place.tables.time_limits.busy(table.id):  # the other one finds that it is done
                    await asyncio.sleep(0.01)
                assert table.row.rev == rev + 1
            assert calls(told, made["table"]) == 1
            assert (await clients[late].ask(type="take_seat"))["type"] == "accepted"
            for client in clients:
                await client.sees(lambda state: "stand_in" not in state["seats"][late])
                assert client.state["seats"][late]["clock"]["left"] > 0.5

    try:
        run(test)
    finally:
        for place in pair:
            place.tables.bots._pauses = BotPauses((0.0, 0.0))


@pytest.mark.parametrize("game", ["nyet", "shy_monsters"])
def test_a_game_is_lost_once_by_who_is_late(pair: Pair, told: pytest.LogCaptureFixture, game: str) -> None:
    """With a rule of the game for giving up (a row of the log), and without."""
    options = {"dm_seat": "seat_0"} if game == "shy_monsters" else {"players": 2}

    async def test() -> None:
        clock = HURRY | {"late": "forfeit"}
        async with apart(pair, start=True, game=game, options=options, clock=clock) as (made, clients):
            for client in clients:
                await client.sees(lambda state: state["phase"] == "over")
            assert clients[0].state["result"] == clients[1].state["result"]
            assert clients[0].state["forfeit"] == clients[1].state["forfeit"] >= 0
            for place in pair:
                while place.tables.time_limits.busy(made["table"]):
                    await asyncio.sleep(0.01)
            assert calls(told, made["table"]) == 1

    run(test)


def test_both_servers_know_the_same_time(pair: Pair) -> None:
    bank = {"kind": "game", "seconds": 600, "extra": 5}

    async def test() -> None:
        async with apart(pair, start=True, clock=bank) as (_, clients):
            for _ in range(6):
                await moved(clients)
            ann, bob = ([seat["clock"]["left"] for seat in client.state["seats"]] for client in clients)
            assert ann == pytest.approx(bob, abs=0.5)  # each was told at another moment
            assert all(600 < left <= 630 for left in ann)

    run(test)
