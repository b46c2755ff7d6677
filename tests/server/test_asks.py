"""What people agree on: a bot for somebody who is away, a decision taken back, other seats in a rematch."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from facedown.server.commands import absence
from tests.server.house import Client, House, house, run, sitting, tokens
from tests.server.written import settle


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("asks")) as made:
        yield made


@asynccontextmanager
async def people(place: House, count: int, **wanted: Any) -> AsyncIterator[tuple[dict[str, Any], list[Client]]]:
    """A running table of so many people."""
    made = place.make(**({"options": {"players": count, "round_count": 1}} | wanted))
    names = ["Ann", "Bob", "Cem", "Dea"]
    opened = [sitting(place, made["table"], key, name=name) for key, name in zip(tokens(made), names, strict=False)]
    clients = [await one.__aenter__() for one in opened]
    try:
        assert (await clients[0].ask(type="start"))["type"] == "accepted"
        await settle(*clients)
        yield made, clients
    finally:
        for one in opened:
            await one.__aexit__(None, None, None)


async def act(*clients: Client) -> Client:
    """The first who may act does; who it was."""
    await settle(*clients)
    actor = next(client for client in clients if client.state["choices"])
    assert (await actor.move(actor.state["choices"][0]["action"]))["type"] == "accepted"
    await settle(*clients)
    return actor


def only_ask(client: Client) -> dict[str, Any]:
    (found,) = client.state["asks"]
    return dict(found)


# --- undo -------------------------------------------------------------------------------------------------------------


def test_all_others_agree_to_an_undo(place: House) -> None:
    async def test() -> None:
        async with people(place, 3) as (_, clients):
            before = [client.state["view"] for client in clients]
            actor = await act(*clients)
            assert not actor.state["can_undo"]
            assert actor.state["ask_undo"]
            assert (await actor.ask(type="undo"))["type"] == "accepted"
            await settle(*clients)
            chair = actor.state["you"]
            others = [client for client in clients if client is not actor]
            ask = only_ask(others[0])
            assert (ask["kind"], ask["by"], ask["yes"]) == ("undo", chair, [])
            assert "kept" not in ask
            assert sorted(ask["waits_for"]) == sorted(client.state["you"] for client in others)
            assert not actor.state["ask_undo"]
            assert (await actor.ask(type="undo"))["code"] == "not_now"
            assert (await others[0].ask(type="answer", ask=ask["number"], yes=True))["type"] == "accepted"
            await settle(*clients)
            assert only_ask(actor)["waits_for"] == [others[1].state["you"]]
            assert actor.state["view"] != before[clients.index(actor)]
            assert (await others[1].ask(type="answer", ask=ask["number"], yes=True))["type"] == "accepted"
            await settle(*clients)
            assert [client.state["view"] for client in clients] == before
            assert all(client.state["asks"] == [] for client in clients)
            assert (await others[1].ask(type="answer", ask=ask["number"], yes=True))["code"] == "not_now"

    run(test)


def test_one_says_no_or_the_one_who_asked_thinks_again(place: House) -> None:
    async def test() -> None:
        async with people(place, 3) as (_, clients):
            actor = await act(*clients)
            others = [client for client in clients if client is not actor]
            after = actor.state["view"]
            for refuser in (others[1], actor):
                assert (await actor.ask(type="undo"))["type"] == "accepted"
                await settle(*clients)
                number = only_ask(actor)["number"]
                await others[0].ask(type="answer", ask=number, yes=True)
                assert (await refuser.ask(type="answer", ask=number, yes=False))["type"] == "accepted"
                await settle(*clients)
                assert actor.state["asks"] == []
                assert actor.state["view"] == after

    run(test)


def test_a_move_withdraws_it_and_leaving_counts_as_nothing(place: House) -> None:
    async def test() -> None:
        async with people(place, 3) as (_, clients):
            actor = await act(*clients)
            await actor.ask(type="undo")
            await act(*clients)
            assert actor.state["asks"] == []
            others = [client for client in clients if client is not actor]
            await actor.ask(type="undo")
            await settle(*clients)
            await others[0].ask(type="answer", ask=only_ask(actor)["number"], yes=True)
            before = actor.state["seq"]
            await others[1].ask(type="leave")  # the last who had not answered
            await actor.until_state(lambda state: state["asks"] == [] and state["reset"])
            assert actor.state["seq"] > before
            assert actor.state["choices"]
            # The other one cannot be asked for nothing: with everybody gone nobody could agree.
            await act(actor, others[0])
            await others[0].ask(type="leave")
            await actor.until_state(lambda state: sum(seat["left"] for seat in state["seats"]) == 2)
            assert not actor.state["ask_undo"]
            assert (await actor.ask(type="undo"))["code"] == "not_now"

    run(test)


def test_a_game_that_takes_nothing_back_is_not_asked(place: House) -> None:
    async def test() -> None:
        async with people(place, 2, game="hyst", options={"players": 2}) as (_, clients):
            actor = await act(*clients)
            assert not actor.state["ask_undo"]
            assert (await actor.ask(type="undo"))["code"] == "not_now"

    run(test)


# --- a bot for somebody who is away -----------------------------------------------------------------------------------


def test_a_bot_plays_for_somebody_who_is_away(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "BOT_SECONDS", 0.0)

    async def test() -> None:
        async with people(place, 3) as (made, (ann, bob, cem)):
            assert (await ann.ask(type="propose_bot", seat=2))["code"] == "not_now"  # who is here is not away
            assert (await ann.ask(type="propose_bot", seat=0))["code"] == "illegal"
            assert (await ann.ask(type="propose_bot", seat=7))["code"] == "illegal"
            await cem.socket.close()
            await ann.until_state(lambda state: not state["seats"][2]["connected"])
            assert (await ann.ask(type="propose_bot", seat=2))["type"] == "accepted"
            await settle(ann, bob)
            ask = only_ask(bob)
            assert (ask["kind"], ask["by"], ask["about"], ask["waits_for"]) == ("stand_in", 0, 2, [1])
            assert (await bob.ask(type="propose_bot", seat=2))["code"] == "not_now"
            await bob.ask(type="answer", ask=ask["number"], yes=True)
            await settle(ann, bob)
            assert ann.state["seats"][2]["stand_in"] == "regular"
            assert "late" not in ann.state["seats"][2]
            assert ann.state["asks"] == []
            for _ in range(12):  # the game goes on
                while not (ann.state["choices"] or bob.state["choices"]):
                    await ann.until_state()
                    await settle(ann, bob)
                await act(ann, bob)
            async with sitting(place, made["table"], tokens(made)[2]) as back:
                assert back.state["view"]["hand"]  # it is still their own seat
                assert back.state["seats"][2]["stand_in"] == "regular"
                assert (await back.ask(type="take_seat"))["type"] == "accepted"
                await ann.until_state(lambda state: "stand_in" not in state["seats"][2])

    run(test)


def test_it_makes_no_sense_once_they_are_back(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "BOT_SECONDS", 0.0)

    async def test() -> None:
        async with people(place, 3) as (made, (ann, bob, cem)):
            await cem.socket.close()
            await ann.until_state(lambda state: not state["seats"][2]["connected"])
            await ann.ask(type="propose_bot", seat=2)
            await bob.until_state(lambda state: state["asks"] != [])
            async with sitting(place, made["table"], tokens(made)[2]):
                await bob.until_state(lambda state: state["asks"] == [])
                assert "stand_in" not in bob.state["seats"][2]

    run(test)


def test_between_two_nobody_else_is_asked(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with people(place, 2) as (_, (ann, bob)):
            await bob.socket.close()
            await ann.until_state(lambda state: not state["seats"][1]["connected"])
            assert (await ann.ask(type="propose_bot", seat=1))["code"] == "not_now"  # just gone is not away
            monkeypatch.setattr(absence, "BOT_SECONDS", 0.0)
            assert (await ann.ask(type="propose_bot", seat=1))["type"] == "accepted"
            await ann.until_state(lambda state: state["seats"][1].get("stand_in") == "regular")
            assert (await ann.ask(type="propose_bot", seat=1))["code"] == "not_now"

    run(test)


# --- rematch ----------------------------------------------------------------------------------------------------------


def test_everybody_one_seat_further(place: House) -> None:
    made = place.make(options={"players": 3, "round_count": 1}, bots={"1": "random", "2": "novice"}, start=True)

    async def test() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            await ann.play_out()
            assert ann.state["rematches"] == ["same", "rotated"]
            assert (await ann.ask(type="rematch", way="swapped"))["code"] == "illegal"
            assert (await ann.ask(type="rematch", way="rotated"))["type"] == "accepted"
            await ann.quiet()
            again, names = ann.state["rematch"], [seat["name"] for seat in ann.state["seats"]]
            assert ann.state["turned"]
        async with sitting(place, again, tokens(made)[0]) as ann:
            assert ann.state["you"] == 1
            assert [seat["name"] for seat in ann.state["seats"]] == [names[2], names[0], names[1]]
            assert [seat["level"] for seat in ann.state["seats"]] == ["novice", "", "random"]
            assert ann.state["host"]

    run(test)


@pytest.mark.parametrize(("way", "master"), [("", "seat_1"), ("swapped", "seat_1"), ("same", "seat_0")])
def test_roles_are_swapped_or_not(place: House, way: str, master: str) -> None:
    async def test() -> None:
        wanted = {"game": "shy_monsters", "options": {"dm_seat": "seat_0"}}
        async with people(place, 2, **wanted) as (made, (ann, bob)):
            await bob.ask(type="resign")
            await ann.until_state(lambda state: state["phase"] == "over")
            assert ann.state["rematches"] == ["swapped", "same"]
            assert (await ann.ask(type="rematch", way=way))["type"] == "accepted"
            await ann.quiet()
            again = ann.state["rematch"]
        async with sitting(place, again, tokens(made)[0]) as ann:
            assert ann.state["options"]["dm_seat"] == master
            assert not ann.state["turned"]

    run(test)
