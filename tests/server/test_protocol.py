"""Page and server over a real socket: sitting down, playing, being refused, coming back."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.house import Client, House, house, run, sitting, tokens

BOTS = {"1": "random", "2": "random", "3": "random"}


def test_creator_is_host_on_seat_0_and_friends_join_by_link(place: House) -> None:
    async def test() -> None:
        made = place.make(options={"players": 2})
        ann_token, bob_token = tokens(made)
        async with sitting(place, made["table"], ann_token) as ann:
            assert ann.state["phase"] == "gathering"
            assert ann.state["host"]
            assert ann.state["you"] == 0
            assert ann.state["view"] is None
            assert len(ann.state["commitment"]) == 64
            assert ann.state["seed"] == ""
            assert [seat["kind"] for seat in ann.state["seats"]] == ["person", "free"]
            refused = await ann.ask(type="start")
            assert (refused["type"], refused["code"]) == ("refused", "not_now")
            async with sitting(place, made["table"], bob_token, name="Bob") as bob:
                assert bob.state["you"] == 1
                assert not bob.state["host"]
                told = await ann.until_state(lambda state: state["seats"][1]["connected"])
                assert told["seats"][1]["name"] == "Bob"
                refused = await bob.ask(type="start")
                assert refused["code"] == "not_host"
                assert (await ann.ask(type="start"))["type"] == "accepted"
                await bob.until_state(lambda state: state["phase"] == "running")
                assert bob.lines[0]["text"]["code"] == "nyet.log.round"
                assert len([card for card in bob.state["view"]["hand"] if card]) == 15
            told = await ann.until_state(lambda state: not state["seats"][1]["connected"])
            assert told["seats"][1]["name"] == "Bob"

    run(test)


def test_own_secret_replaces_the_invitation(place: House) -> None:
    """Who has made the table knows the invitation, but not the secret that opens the seat."""

    async def test() -> None:
        made = place.make(options={"players": 2})
        invitation, own = tokens(made)[1], "x" * 30
        for _ in range(2):  # said again, for instance because the first answer was lost, it does no harm
            async with sitting(place, made["table"], invitation, own=own, name="Bob") as bob:
                assert bob.state["you"] == 1
        async with sitting(place, made["table"], own) as bob:
            assert bob.state["you"] == 1
            assert bob.state["seats"][1]["name"] == "Bob"
        closing = await _turned_away(place, made["table"], invitation)
        assert closing["code"] == "wrong_token"
        assert "taken" in closing["text"]

    run(test)


async def _turned_away(place: House, table: str, token: str | None, **more: Any) -> dict[str, Any]:
    async with connect(place.ws, proxy=None) as socket:
        client = Client(socket)
        await client.send(type="hello", table=table, **({"token": token} if token else {}), **more)
        told = await client.next()
        assert told["type"] == "closing"
        return told


def test_wrong_tokens_and_unknown_tables(place: House) -> None:
    async def test() -> None:
        made = place.make()
        other = place.make()
        assert (await _turned_away(place, made["table"], "y" * 24))["code"] == "wrong_token"
        assert (await _turned_away(place, made["table"], tokens(other)[0]))["code"] == "wrong_token"
        assert (await _turned_away(place, "abcdefgh", tokens(made)[0]))["code"] == "no_such_table"
        assert (await _turned_away(place, made["table"], None))["code"] == "no_such_table"  # not listed

    run(test)


def test_bots_are_put_on_seats_and_taken_off(place: House) -> None:
    async def test() -> None:
        made = place.make(bots={"1": "random"})
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert (await ann.ask(type="set_bot", seat=2, level="random"))["type"] == "accepted"
            state = await ann.until_state()
            assert [seat["kind"] for seat in state["seats"]] == ["person", "bot", "bot", "free"]
            assert state["seats"][2]["level"] == "random"
            assert (await ann.ask(type="set_bot", seat=1, level=None))["type"] == "accepted"
            state = await ann.until_state()
            assert state["seats"][1]["kind"] == "free"
            for wrong in (
                {"seat": 0, "level": "random"},
                {"seat": 9, "level": "random"},
                {"seat": 3, "level": "genius"},
            ):
                assert (await ann.ask(type="set_bot", **wrong))["code"] == "illegal"
            # the link of the seat that was freed works now
            async with sitting(place, made["table"], tokens(made)[1], name="Bob") as bob:
                assert bob.state["you"] == 1
                assert (await ann.ask(type="set_bot", seat=1, level="random"))["code"] == "illegal"
                assert (await ann.ask(type="set_bot", seat=1, level=None))["type"] == "accepted"
                closing = await bob.until(lambda told: told["type"] == "closing")
                assert closing["code"] == "seat_left"

    run(test)


def test_a_move_is_told_with_reasons_when_it_is_not_allowed(place: House) -> None:
    async def test() -> None:
        made = place.make(options={"players": 2, "first_dealer": 0}, bots={"1": "random"}, start=True)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert ann.state["choices"]
            refused = await ann.move(0)
            assert (refused["code"], refused["clause"]) == ("illegal", "Y-16")
            assert refused["reason"]["code"] == "nyet.refused.kind"
            assert refused["reason"]["values"]["asked"] == "nyet"
            assert (await ann.move(1 << 19))["code"] == "illegal"
            assert (await ann.ask(type="move", seq=ann.state["seq"] - 1, action=0))["code"] == "stale"
            assert (await ann.ask(type="move", seq=ann.state["seq"] + 1, action=0))["code"] == "stale"
            assert not await ann.quiet()  # nothing of it has changed anything

    run(test)


def test_a_message_sent_twice_has_the_effect_of_once(place: House) -> None:
    async def test() -> None:
        made = place.make(options={"players": 2, "first_dealer": 0})
        async with (
            sitting(place, made["table"], tokens(made)[0]) as ann,
            sitting(place, made["table"], tokens(made)[1], name="Bob") as bob,
        ):
            await ann.ask(type="start", id="begin")
            await ann.until_state(lambda state: state["choices"] != [])
            action, seq = ann.state["choices"][0]["action"], ann.state["seq"]
            for _ in range(3):
                told = await ann.ask(type="move", id="only-once", seq=seq, action=action)
                assert told["type"] == "accepted"
            assert (await ann.ask(type="start", id="begin"))["type"] == "accepted"
            await bob.until_state(lambda state: state["choices"] != [])
            assert sum(line["text"]["code"] == "nyet.log.nyet" for line in bob.lines) == 1
            # the same id of another seat is another message
            told = await bob.ask(
                type="move", id="only-once", seq=bob.state["seq"], action=bob.state["choices"][0]["action"]
            )
            assert told["type"] == "accepted"
            await ann.until_state(lambda state: state["choices"] != [])
            assert sum(line["text"]["code"] == "nyet.log.nyet" for line in ann.lines) == 2

    run(test)


def test_a_second_device_follows_along_and_a_reconnect_gives_the_same(place: House) -> None:
    async def test() -> None:
        made = place.make(options={"players": 2, "first_dealer": 0}, bots={"1": "random"}, start=True)
        token = tokens(made)[0]
        async with sitting(place, made["table"], token) as laptop, sitting(place, made["table"], token) as phone:
            assert phone.state["view"] == laptop.state["view"]
            seen = phone.state["seq"]
            await laptop.move(laptop.state["choices"][0]["action"])
            await laptop.until_state(lambda state: bool(state["choices"]))
            await phone.until_state(lambda state: bool(state["choices"]) and state["seq"] > seen)
            assert phone.state["view"] == laptop.state["view"]
            assert phone.lines == laptop.lines
            assert all(seat["connected"] for seat in phone.state["seats"])
            last = {**laptop.state, "reset": True, "log": laptop.lines, "fresh": []}
        async with sitting(place, made["table"], token) as again:
            assert again.state == last

    run(test)


def test_spectators_see_what_everyone_sees(place: House) -> None:
    async def test() -> None:
        made = place.make(options={"players": 2}, bots={"1": "random"}, start=True)
        async with sitting(place, made["table"], made["watch"]) as watcher:
            assert watcher.state["you"] == -2
            assert watcher.state["choices"] == []
            assert not any(watcher.state["view"]["hand"])
            told = await watcher.ask(type="move", seq=watcher.state["seq"], action=0)
            assert told["code"] == "not_seated"
            assert (await watcher.ask(type="undo"))["code"] == "not_seated"
        listed = place.make(options={"players": 2}, listed=True)
        async with sitting(place, listed["table"]) as watcher:
            assert watcher.state["you"] == -2

    run(test)


def test_listed_tables_can_be_found_and_joined(place: House) -> None:
    async def test() -> None:
        made = place.make(options={"players": 2, "card_memory": "full"}, listed=True)
        async with sitting(place, made["table"], tokens(made)[0]):
            (found,) = [t for t in place.get("/api/tables").json() if t["table"] == made["table"]]
            assert found["host_name"] == "Ann"
            assert (found["taken"], found["seats"], found["running"]) == (1, 2, False)
            assert found["options"] == {"players": 2, "card_memory": "full"}
            sat = httpx.post(f"{place.http}/api/tables/{made['table']}/sit", json={"name": "Cleo"})
            assert sat.status_code == 201
            assert sat.json()["seat"] == 1
            full = httpx.post(f"{place.http}/api/tables/{made['table']}/sit", json={"name": "Dan"})
            assert full.status_code == 409
            assert full.json()["problems"] == ["all seats are taken"]
            async with sitting(place, made["table"], sat.json()["token"]) as cleo:
                assert cleo.state["you"] == 1
        hidden = place.make()
        answer = httpx.post(f"{place.http}/api/tables/{hidden['table']}/sit", json={"name": "Dan"})
        assert answer.status_code == 404

    run(test)


def test_leaving_before_the_start_frees_the_seat_and_passes_the_host_on(place: House) -> None:
    async def test() -> None:
        made = place.make(options={"players": 3})
        async with sitting(place, made["table"], tokens(made)[1], name="Bob") as bob:
            async with sitting(place, made["table"], tokens(made)[0]) as ann:
                assert (await ann.ask(type="leave"))["type"] == "accepted"
                closing = await ann.until(lambda told: told["type"] == "closing")
                assert closing["code"] == "seat_left"
            state = await bob.until_state(lambda state: state["host"])
            assert state["seats"][0]["kind"] == "free"
            assert (await bob.ask(type="rename", name="Bobby"))["type"] == "accepted"
            state = await bob.until_state()
            assert state["seats"][1]["name"] == "Bobby"

    run(test)


def test_who_gives_a_seat_up_is_replaced_by_a_bot_and_may_watch(place: House) -> None:
    async def test() -> None:
        made = place.make(options={"players": 2})
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            async with sitting(place, made["table"], tokens(made)[1], name="Bob") as bob:
                await ann.ask(type="start")
                await bob.until_state(lambda state: state["phase"] == "running")
                await bob.ask(type="leave")
                closing = await bob.until(lambda told: told["type"] == "closing")
                assert closing["code"] == "seat_left"
            state = await ann.until_state(lambda state: state["seats"][1]["left"])
            assert (state["seats"][1]["name"], state["seats"][1]["stand_in"]) == ("Bob", "regular")
            async with sitting(place, made["table"], tokens(made)[1]) as bob:
                assert (bob.state["you"], bob.state["choices"]) == (-2, [])
                assert not any(bob.state["view"]["hand"])

    run(test)


def test_two_servers_on_one_database_never_write_the_same_row(tmp_path: Path) -> None:
    """The second writer loses, loads the table again, and answers from there."""

    async def test() -> None:
        with house(tmp_path) as one, house(tmp_path) as two:
            made = one.make(options={"players": 2, "first_dealer": 0})
            table, (ann_token, bob_token) = made["table"], tokens(made)
            async with (
                sitting(one, table, ann_token) as ann,
                sitting(one, table, bob_token, name="Bob"),
            ):
                await ann.ask(type="start")
                await ann.until_state(lambda state: bool(state["choices"]))
                async with sitting(two, table, ann_token) as elsewhere, sitting(two, table, bob_token) as bob:
                    assert elsewhere.state["choices"] == ann.state["choices"]
                    action = ann.state["choices"][0]["action"]
                    assert (await ann.move(action, id="here"))["type"] == "accepted"
                    # the other server does not know of it yet, and must not accept the same turn again
                    told = await elsewhere.move(elsewhere.state["choices"][1]["action"], id="there")
                    assert told["code"] == "not_your_turn"
                    assert (await elsewhere.move(action, id="here"))["type"] == "accepted"  # heard there, known here
                    await bob.until_state(lambda state: bool(state["choices"]))
                    assert (await bob.move(bob.state["choices"][0]["action"]))["type"] == "accepted"
                log = await one.tables.store.log(table)
                people = [row for row in log if row.seat >= 0]
                assert [row.seat for row in people] == [0, 1]
                assert people[0].action == action

    run(test)


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        with house(tmp_path, idle_seconds=-1.0) as place:
            made = place.make(options={"players": 2, "first_dealer": 0}, bots={"1": "random"}, start=True)
            async with sitting(place, made["table"], tokens(made)[0]) as ann:
                await ann.move(ann.state["choices"][0]["action"])
                await ann.until_state(lambda state: bool(state["choices"]))
                place.tables.forget_idle()
                assert made["table"] in place.tables.in_memory  # somebody looks at it
                last = ann.state
            while place.tables.in_memory[made["table"]].listeners:
                await asyncio.sleep(0.01)
            place.tables.forget_idle()
            assert made["table"] not in place.tables.in_memory
            async with sitting(place, made["table"], tokens(made)[0]) as ann:
                assert (ann.state["view"], ann.state["seq"]) == (last["view"], last["seq"])

    run(test)


def test_a_table_of_other_rules_is_not_opened(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with house(tmp_path) as place:
        made = place.make(options={"players": 2}, bots={"1": "random"}, start=True)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("""UPDATE tables SET row = replace(row, '"rules":1', '"rules":99')""")
    database.close()

    async def test() -> None:
        with house(tmp_path) as place:
            told = await _turned_away(place, made["table"], tokens(made)[0])
            assert told["code"] == "no_such_table"
            assert "rules version 99" in told["text"]
            assert place.get(f"/api/tables/{made['table']}/replay").status_code == 409

    run(test)
    assert "a table cannot be opened" in {record.message for record in caplog.records}


def test_a_server_that_stops_says_that_it_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        with house(tmp_path) as place:
            made = place.make()
            async with sitting(place, made["table"], tokens(made)[0]) as ann:
                stopping = asyncio.create_task(asyncio.to_thread(place.stop))
                told = await ann.until(lambda told: told["type"] == "closing")
                assert told["code"] == "restarting"
                await stopping

    run(test)


def test_two_tables_do_not_wait_for_each_other(place: House) -> None:
    async def test() -> None:
        tables = [
            place.make(options={"players": 2, "round_count": 1}, bots={"1": "random"}, start=True) for _ in range(4)
        ]

        async def play(made: dict[str, Any]) -> list[float]:
            async with sitting(place, made["table"], tokens(made)[0]) as client:
                await client.play_out()
                result: list[float] = client.state["result"]
                return result

        results = await asyncio.gather(*(play(made) for made in tables))
        assert all(sum(result) == 1 for result in results)

    run(test)
