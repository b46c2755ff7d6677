"""Attacks on deals: nobody who sits at a running table learns from a second table what is hidden at the first."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from facedown.server.commands.new_table import new_table
from facedown.server.common.tokens import new_token
from facedown.server.messages.requests import NewTable
from facedown.server.store import TableRow
from facedown.server.store.deals import insert_deal
from tests.server.house import Client, House, run, sitting, tokens
from tests.server.pair import Pair, two_houses
from tests.server.postgres import Postgres
from tests.server.test_deals import SHORT, ask_invitation, bearer, deal, invitation, invited
from tests.server.test_profiles import head, new


@pytest.fixture(scope="module")
def place(either: House) -> House:
    return either


@pytest.fixture(scope="module")
def pair(pg: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with two_houses(tmp_path_factory.mktemp("pair"), pg.database()) as both:
        yield both


def post_table(place: House, headers: dict[str, str] | None = None, **body: Any) -> httpx.Response:
    return httpx.post(f"{place.http}/api/tables", json={"game": "nyet", "name": "Eve"} | body, headers=headers)


def second_tables(place: House, made: dict[str, Any], people: list[dict[str, str]]) -> list[httpx.Response]:
    """Try to open one with everything that a person at the first table knows, as each of these people."""
    known = ["", made["deal_key"], made["watch"], made["table"], made["deal"], *tokens(made), new_token()]
    shapes: list[dict[str, Any]] = [
        {"start": True},
        {"here": {"1": "Ben"}, "start": True},
        {"listed": True},
        {"rated": True, "start": True},
        {"options": SHORT, "bots": {"1": "random"}, "start": True},
    ]
    return [
        post_table(place, headers, deal=made["deal"], **shape, **({"invitation": secret} if secret else {}))
        for headers in people
        for secret in known
        for shape in shapes
    ]


def test_while_a_deal_is_first_played_nobody_opens_a_second_table_of_it(place: House) -> None:
    async def test() -> None:
        ann, ben = new(place), new(place, "Ben")
        body = {"options": SHORT, "bots": {"1": "random"}, "start": True, "deal": "new"}
        made = post_table(place, head(ann), name="Ann", **body).json()
        async with sitting(place, made["table"], tokens(made)[0]) as seat:
            await seat.sees(lambda state: bool(state["choices"]))
            answers = await asyncio.to_thread(second_tables, place, made, [{}, head(ann), head(ben)])
            never = post_table(place, deal="a" * 14, invitation=new_token(), start=True)
            assert {(answer.status_code, answer.text) for answer in answers} == {(400, never.text)}
            assert ask_invitation(place, made).status_code == 409
            wrong = ask_invitation(place, made | {"deal_key": tokens(made)[0]})
            assert wrong.status_code == 403
            shown = place.get(f"/api/deals/{made['deal']}?table={made['table']}", headers=bearer(made)).json()
            assert (shown["results"], shown["seed"], shown["played"]) == (None, "", False)
            assert made["table"] not in place.get("/api/tables").text
            for token in (None, made["watch"]):
                async with connect(place.ws, proxy=None) as socket:
                    watcher = Client(socket)
                    await watcher.send(type="hello", table=made["table"], **({"token": token} if token else {}))
                    assert (await watcher.next())["type"] == "closing"
            await seat.play_out()
            running = [text for text in seat.raw if json.loads(text).get("phase") != "over"]
            assert len(running) > 3
            assert not [text for text in running if made["deal"] in text]
            assert seat.state["deal"] == made["deal"]

    run(test)


def test_an_invitation_opens_one_table_and_its_player_no_other(place: House) -> None:
    async def test() -> None:
        made = deal(place)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            await ann.play_out()
        given = invitation(place, made)
        async with httpx.AsyncClient() as browser:
            body = {"game": "nyet", "name": "Eve", "deal": made["deal"], "invitation": given, "start": True}
            both = await asyncio.gather(*(browser.post(f"{place.http}/api/tables", json=body) for _ in range(6)))
        assert sorted(answer.status_code for answer in both) == [201] + [400] * 5
        (two,) = [answer.json() for answer in both if answer.status_code == 201]
        assert {answer.json()["problems"][0] for answer in both if answer.status_code == 400} == {
            "this invitation has been used: each opens one table"
        }
        async with sitting(place, two["table"], tokens(two)[0]) as eve:
            await eve.sees(lambda state: bool(state["choices"]))
            known = two | {"deal_key": given}
            answers = await asyncio.to_thread(second_tables, place, known, [{}, head(new(place))])
            assert {answer.status_code for answer in answers} == {400}
            assert ask_invitation(place, known).status_code == 403
            asked = f"/api/deals/{made['deal']}?table="
            for table in (made["table"], two["table"]):  # the first is finished, and not hers
                shown = place.get(asked + table, headers=bearer(two)).json()
                assert (shown["results"], shown["seed"], shown["played"]) == (None, "", False)
            for path in ("replay", "replay?sight=0", "verify", "log", "analysis"):
                answer = place.get(f"/api/tables/{made['table']}/{path}", headers=bearer(two))
                assert answer.status_code in {403, 404, 409}, path
            assert not [text for text in eve.raw if made["deal"] in text]
            assert two["deal"] == made["deal"]  # she had it from the link, and cannot open it again
            await eve.play_out()
        assert place.get(asked + two["table"], headers=bearer(two)).json()["played"]

    run(test)


async def is_stopped(player: Client) -> None:
    """Nothing more can be decided at a table whose cards all can see."""
    answer = await player.move(player.state["choices"][0]["action"])
    assert (answer["type"], answer["code"]) == ("refused", "not_now")
    text = player.state["choices"][0]["text"]
    turn = await player.ask(type="turn", seq=player.state["seq"], moves=[text])
    assert (turn["type"], turn["code"]) == ("refused", "not_now")


def test_tables_stop_when_their_cards_open(place: House) -> None:
    async def test() -> None:
        made = deal(place)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            await ann.play_out()
        two = invited(place, made)
        async with sitting(place, two["table"], tokens(two)[0]) as eve:
            await eve.sees(lambda state: bool(state["choices"]))
            httpx.post(f"{place.http}/api/deals/{made['deal']}/close", json={"key": made["deal_key"]})
            assert place.get(f"/api/tables/{made['table']}/replay").status_code == 200
            assert place.get(f"/api/tables/{two['table']}/replay").status_code == 409
            await eve.sees(lambda state: "sealed" not in state)
            await is_stopped(eve)

    run(test)


def test_a_table_stops_when_another_server_has_opened_its_cards(pair: Pair) -> None:
    async def test() -> None:
        one, other = pair
        made = deal(one)
        async with sitting(one, made["table"], tokens(made)[0]) as ann:
            await ann.play_out()
        two = invited(one, made)
        async with sitting(other, two["table"], tokens(two)[0]) as eve:
            await eve.sees(lambda state: bool(state["choices"]))
            httpx.post(f"{one.http}/api/deals/{made['deal']}/close", json={"key": made["deal_key"]})
            assert one.get(f"/api/tables/{made['table']}/replay").status_code == 200
            await is_stopped(eve)
            assert "sealed" not in eve.state

    run(test)


def test_a_deal_of_several_people_that_was_made_earlier_does_not_begin(place: House) -> None:
    async def test() -> None:
        tables = place.tables
        row, made = new_table(NewTable(game="nyet", name="Ann", options=SHORT, rated=False))
        old, closes, _ = tables.deals.new(row, 7)
        old = msgspec.structs.replace(old, bots={}, first="")

        async def keep() -> TableRow:
            await tables.store.write(lambda connection: insert_deal(connection, old, closes))
            table = msgspec.structs.replace(row, deal=old.id)
            await tables.store.create(table)
            return table

        table = await place.in_loop(keep())
        async with (
            sitting(place, table.id, made.seats[0].token) as ann,
            sitting(place, table.id, made.seats[1].token, name="Ben"),
        ):
            answer = await ann.ask(type="start")
            assert (answer["type"], answer["code"]) == ("refused", "not_now")
            assert "alone" in answer["text"]

    run(test)


def test_at_a_rated_table_nobody_opens_two_seats(place: House) -> None:
    """The maker of a table knows all its invitations; a client may sit down by one without a secret of its own."""

    async def test() -> None:
        ann, ben = new(place), new(place, "Ben")
        made = post_table(place, head(ann), name="Ann", options={"players": 2}, rated=True).json()
        first, second = tokens(made)
        async with (
            sitting(place, made["table"], first, session=ann["session"]) as host,
            sitting(place, made["table"], second, session=ben["session"], name="Ben"),
        ):
            assert (await host.ask(type="start"))["type"] == "accepted"
            for more in ({}, {"session": ann["session"]}):
                async with connect(place.ws, proxy=None) as socket:
                    thief = Client(socket)
                    await thief.send(type="hello", table=made["table"], token=second, **more)
                    told = await thief.next()
                    assert (told["type"], told.get("code")) == ("closing", "wrong_token"), told.get("you")
            held = {"authorization": f"Bearer {second}"}
            assert place.get(f"/api/tables/{made['table']}/log", headers=held).status_code == 403
            mine = {"seats": [{"table": made["table"], "tokens": [second]}]}
            assert httpx.post(f"{place.http}/api/mine", json=mine).json() == []
        async with sitting(place, made["table"], second, session=ben["session"]) as again:
            assert again.state["you"] == 1

    run(test)
