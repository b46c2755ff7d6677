"""One link for a table: it seats anyone who opens it at the next free chair, and tells and gives no more than that."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from facedown.server.common.settings import Rate
from facedown.server.common.tokens import new_token
from facedown.server.http import socket
from tests.server.house import GENEROUS, House, house, run, sitting, tokens

TWO, THREE = {"players": 2}, {"players": 3}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as made:
        yield made


def look(place: House, made: dict[str, Any], link: str | None = None, **headers: str) -> httpx.Response:
    secret = made["link"] if link is None else link
    bearer = {"authorization": f"Bearer {secret}"} if secret else {}
    return place.get(f"/api/tables/{made['table']}/preview", headers=bearer | headers)


def sit(place: House, made: dict[str, Any], name: str = "Ben", **more: Any) -> httpx.Response:
    headers = more.pop("headers", {})
    body = {"name": name, "link": made["link"]} | more
    return httpx.post(
        f"{place.http}/api/tables/{made['table']}/sit",
        json={key: value for key, value in body.items() if value is not None},
        headers=headers,
    )


def from_address(address: str) -> dict[str, str]:
    return {"x-forwarded-for": address}


def codes(answer: httpx.Response) -> list[str]:
    return [said["code"] for said in answer.json()["said"]]


def test_people_sit_down_at_the_next_free_chairs(place: House) -> None:
    made = place.make(options=THREE)
    first, second = sit(place, made, "Ben").json(), sit(place, made, "Cleo").json()
    assert [first["seat"], second["seat"]] == [1, 2]
    assert first["token"] != second["token"]

    async def test() -> None:
        async with (
            sitting(place, made["table"], tokens(made)[0]) as ann,
            sitting(place, made["table"], first["token"]) as ben,
            sitting(place, made["table"], second["token"]) as cleo,
        ):
            assert [one.state["you"] for one in (ann, ben, cleo)] == [0, 1, 2]
            assert [seat["name"] for seat in ann.state["seats"]] == ["Ann", "Ben", "Cleo"]
            assert (await ann.ask(type="start"))["type"] == "accepted"
            await ben.sees(lambda state: state["phase"] == "running")

    run(test)


def test_the_link_tells_no_more_than_a_spectator_sees(place: House) -> None:
    made = place.make(options=THREE, bots={"2": "random"}, name="Ann")
    text = look(place, made).text
    told = json.loads(text)
    assert told.keys() == {
        "table", "game", "title", "phase", "host_name", "seats", "free", "options", "clock", "rated", "yours",
        "spectators",
    }  # fmt: skip
    assert [(seat["kind"], seat["name"]) for seat in told["seats"]] == [
        ("person", "Ann"),
        ("free", ""),
        ("bot", "Random"),
    ]
    assert (told["free"], told["yours"], told["spectators"], told["host_name"]) == (1, False, True, "Ann")
    for secret in (*tokens(made), made["watch"], made["link"]):
        assert secret not in text
    row = place.tables.in_memory[made["table"]].row
    for hidden in (row.seed, row.watch, row.link, *(seat.key or seat.invite for seat in row.seats)):
        assert hidden not in text


def test_wrong_links_learn_nothing_and_are_bounded(tmp_path: Path) -> None:
    limits = GENEROUS.__class__(**{**vars(GENEROUS), "wrong_tokens": Rate(8, 0.001)})
    with house(tmp_path, limits=limits) as place:
        made = place.make()
        nothing = {"table": "nosuchtable1", "link": new_token()}
        guesses = [new_token(), made["watch"], tokens(made)[1], "short", ""]
        answers = [look(place, made, guess) for guess in guesses]
        missing = look(place, nothing)
        assert {(one.status_code, one.text) for one in answers} == {(404, missing.text)}
        assert missing.status_code == 404
        assert sit(place, made, link=new_token()).status_code == 404
        assert sit(place, made, link=None).status_code == 404  # it is not listed
        assert look(place, made).status_code == 429  # too many wrong ones: even the right one waits
        assert sit(place, made).status_code == 429
        far = from_address("203.0.113.9")
        assert look(place, made, **far).status_code == 200  # others do not
    assert len(made["link"]) >= 22  # 128 bits and more: nobody guesses it


def test_who_asks_again_gets_the_same_chair(place: House) -> None:
    made = place.make(options=THREE)
    own = new_token()
    answers = [sit(place, made, own=own).json() for _ in range(4)]
    assert answers == [{"seat": 1, "token": own}] * 4
    assert look(place, made).json()["free"] == 1


def test_a_profile_has_one_chair_at_every_device(place: House) -> None:
    session = httpx.post(f"{place.http}/api/profiles", json={"name": "Ben"}).json()["session"]
    made = place.make(options=THREE)
    signed = {"facedown-session": session}
    first = sit(place, made, headers=signed, own=new_token()).json()
    again = sit(place, made, headers=signed, own=new_token()).json()  # another device
    assert (first["seat"], again) == (1, {"seat": 1, "token": ""})
    assert look(place, made, **signed).json()["yours"]
    assert not look(place, made).json()["yours"]

    async def test() -> None:
        async with sitting(place, made["table"], made["link"], session=session) as ben:
            assert ben.state["you"] == 1  # and the link opens the person's own

    run(test)


def test_one_of_two_gets_the_last_chair_and_the_other_is_told(place: House) -> None:
    for _ in range(5):
        made = place.make(options=TWO)
        owns = [new_token() for _ in range(4)]
        with ThreadPoolExecutor(4) as many:
            answers = list(many.map(lambda own, made=made: sit(place, made, own=own), owns))
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
        for answer, own in zip(answers, owns, strict=True):
            if answer.status_code == 409:
                assert codes(answer) == ["server.refused.seats_taken"]
                assert look(place, made).json()["spectators"]  # and may watch
            else:
                assert answer.json() == {"seat": 1, "token": own}


def test_one_address_cannot_take_all_chairs_unless_the_host_is_there_too(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "address_group", lambda host: "198.51.100.7")
    made = place.make(game="hyst", options={"players": 6})

    async def test() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            eve = from_address("203.0.113.5")
            answers = [await asyncio.to_thread(sit, place, made, "Eve", headers=eve) for _ in range(5)]
            assert [answer.status_code for answer in answers] == [201, 201, 201, 409, 409]
            assert codes(answers[-1]) == ["server.refused.many_chairs"]
            home = from_address("198.51.100.7")
            answers = [await asyncio.to_thread(sit, place, made, "Ben", headers=home) for _ in range(2)]
            assert [answer.status_code for answer in answers] == [201, 201]
            await ann.sees(lambda state: all(seat["kind"] == "person" for seat in state["seats"]))

    run(test)


def test_a_chair_that_was_given_up_counts_no_more(place: House) -> None:
    made = place.make(game="hyst", options={"players": 6})
    taken = [sit(place, made).json() for _ in range(3)]
    assert sit(place, made).status_code == 409

    async def test() -> None:
        async with sitting(place, made["table"], taken[0]["token"]) as ben:
            await ben.send(type="leave", id="away")
            await ben.until(lambda message: message["type"] == "closing")
        assert (await asyncio.to_thread(sit, place, made)).json()["seat"] == taken[0]["seat"]

    run(test)


def test_who_has_given_a_chair_up_may_still_see_what_became_of_the_table(place: House) -> None:
    made = place.make(options={"players": 2}, spectators=False)
    ben = sit(place, made).json()["token"]

    async def test() -> None:
        async with (
            sitting(place, made["table"], tokens(made)[0]) as ann,
            sitting(place, made["table"], ben) as gone,
        ):
            await ann.ask(type="start")
            await gone.ask(type="leave")
        told = await asyncio.to_thread(look, place, made, ben)
        assert told.status_code == 200
        assert told.json()["phase"] == "running"
        assert told.json()["spectators"] is False
        assert told.json()["yours"] is False

    run(test)


def test_a_chair_that_was_promised_is_passed_over(place: House) -> None:
    made = place.make(options=THREE)

    async def test() -> None:
        async with AsyncExitStack() as open:
            ann = await open.enter_async_context(sitting(place, made["table"], tokens(made)[0]))
            assert (await ann.ask(type="keep_seat", seat=1, kept=True))["type"] == "accepted"
            await ann.sees(lambda state: bool(state["seats"][1].get("kept")))
            told = (await asyncio.to_thread(look, place, made)).json()
            assert (told["free"], told["seats"][1]["kept"]) == (1, True)
            eve = (await asyncio.to_thread(sit, place, made, "Eve")).json()
            assert eve["seat"] == 2
            refused = await asyncio.to_thread(sit, place, made, "Eve")
            assert codes(refused) == ["server.refused.seats_kept"]

            watcher = await open.enter_async_context(sitting(place, made["table"], eve["token"]))
            for seat, kept in ((1, False), (0, True)):  # nobody but the host decides it, nor for taken chairs
                assert (await watcher.ask(type="keep_seat", seat=seat, kept=kept))["code"] == "not_host"
            assert (await ann.ask(type="keep_seat", seat=2, kept=True))["code"] == "illegal"
            assert (await ann.ask(type="keep_seat", seat=9, kept=True))["code"] == "illegal"

            friend = await open.enter_async_context(
                sitting(place, made["table"], tokens(made)[1], name="Ben", own=new_token())
            )
            assert friend.state["you"] == 1
            assert "kept" not in friend.state["seats"][1]
            await ann.ask(type="start")
            assert (await ann.ask(type="keep_seat", seat=1, kept=True))["code"] == "not_now"

    run(test)


def test_a_kept_chair_can_be_given_back(place: House) -> None:
    made = place.make(options=TWO)

    async def test() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            await ann.ask(type="keep_seat", seat=1, kept=True)
            assert (await asyncio.to_thread(sit, place, made)).status_code == 409
            await ann.ask(type="keep_seat", seat=1, kept=False)
            assert (await asyncio.to_thread(sit, place, made)).json()["seat"] == 1

    run(test)


def test_the_link_puts_nobody_out_of_a_chair(place: House) -> None:
    """Nor does it open one: not by a hello, not as somebody's secret, not with the secrets of others."""
    made = place.make(options=TWO)
    ben = sit(place, made, "Ben").json()
    assert sit(place, made, "Eve").status_code == 409
    for own in (made["link"], made["watch"]):  # a secret that others know
        other = place.make(options=TWO)
        answer = sit(place, other, own=other["link"] if own == made["link"] else other["watch"])
        assert answer.status_code == 409
        assert look(place, other).json()["free"] == 1

    async def test() -> None:
        async with (
            sitting(place, made["table"], made["link"]) as eve,
            sitting(place, made["table"], ben["token"]) as bob,
        ):
            assert (eve.state["you"], bob.state["you"]) == (-2, 1)
            for message in ({"type": "leave"}, {"type": "start"}, {"type": "set_bot", "seat": 1, "level": "random"}):
                assert (await eve.ask(**message))["code"] == "not_seated"
            assert [seat["name"] for seat in bob.state["seats"]] == ["Ann", "Ben"]

    run(test)
    bodies = {"seats": [{"table": made["table"], "tokens": [made["link"]]}]}
    assert httpx.post(f"{place.http}/api/mine", json=bodies).json() == []


def test_when_the_game_runs_the_link_lets_people_watch_if_the_host_allows_it(place: House) -> None:
    for spectators in (True, False):
        made = place.make(options=TWO, spectators=spectators)
        sit(place, made, "Ben")

        async def test(made: dict[str, Any] = made, spectators: bool = spectators) -> None:
            async with sitting(place, made["table"], tokens(made)[0]) as ann:
                await ann.ask(type="start")
                told = (await asyncio.to_thread(look, place, made)).json()
                assert (told["phase"], told["free"], told["spectators"]) == ("running", 0, spectators)
                assert codes(await asyncio.to_thread(sit, place, made)) == ["server.refused.begun"]
                async with sitting(place, made["table"], made["watch"]) as watcher:  # a link of its own, by the host
                    assert watcher.state["you"] == -2
                if spectators:
                    async with sitting(place, made["table"], made["link"]) as watcher:
                        assert (watcher.state["you"], watcher.state["choices"]) == (-2, [])
                else:
                    with pytest.raises(AssertionError, match="nobody may watch"):
                        async with sitting(place, made["table"], made["link"]):
                            pass

        run(test)


def test_a_listed_table_without_spectators_lets_nobody_watch(place: House) -> None:
    made = place.make(options=TWO, listed=True, spectators=False)

    async def test() -> None:
        async with sitting(place, made["table"], tokens(made)[0]):
            (listed,) = [one for one in place.get("/api/tables").json() if one["table"] == made["table"]]
            assert (listed["free"], listed["spectators"]) == (1, False)
            with pytest.raises(AssertionError, match="nobody may watch"):
                async with sitting(place, made["table"]):
                    pass

    run(test)


def test_the_same_link_opens_the_rematch(place: House) -> None:
    made = place.make(game="nusubito", bots={"1": "random"}, start=True)

    async def test() -> str:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            await ann.ask(type="resign")
            await ann.sees(lambda state: state["phase"] == "over")
            await ann.ask(type="rematch")
            return str((await ann.sees(lambda state: bool(state["rematch"])))["rematch"])

    again = asyncio.run(test())
    assert look(place, made | {"table": again}).json()["game"] == "nusubito"
