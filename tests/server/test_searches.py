"""Looking for opponents, over the network: people find each other, bots come in time, and nobody gets into the way."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from facedown.server.tables import searches
from tests.server.house import House, house, run, sitting
from tests.server.pair import Pair, two_houses
from tests.server.postgres import Postgres
from tests.server.test_profiles import head, new

QUICK = {"end_mode": "rounds", "round_count": 1}


@pytest.fixture
def place(either: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """On both kinds of database; nobody who looked in another test is still there."""
    monkeypatch.setattr(searches, "MOST_OPEN", 50)
    yield either
    while BEGUN:
        end(either, BEGUN[0])


BEGUN: list[str] = []


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def ask(place: House, headers: dict[str, str] | None = None, **wanted: Any) -> httpx.Response:
    body = {"game": "nyet", "name": "Ann", "counts": [2], "options": QUICK} | wanted
    return httpx.post(f"{place.http}/api/searches", json=body, headers=headers or {})


def begin(place: House, headers: dict[str, str] | None = None, **wanted: Any) -> tuple[str, dict[str, Any]]:
    answer = ask(place, headers, **wanted)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    BEGUN.append(told["token"])
    return told["token"], told["search"]


def look(place: House, token: str) -> dict[str, Any]:
    answer = place.get("/api/searches", headers=bearer(token))
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def end(place: House, token: str) -> None:
    BEGUN.remove(token)
    assert httpx.delete(f"{place.http}/api/searches", headers=bearer(token)).status_code == 200


def test_two_find_each_other_and_play(place: House) -> None:
    ann, waits = begin(place)
    assert waits == {"waited": 0, "others": 0, "bots_in": -1, "table": ""}
    bob, found = begin(place, name="Bob")
    assert found["table"]
    assert look(place, ann)["table"] == found["table"] == look(place, bob)["table"]

    async def play() -> None:
        async with sitting(place, found["table"], ann) as one, sitting(place, found["table"], bob) as other:
            both = [one, other]
            assert sorted(client.state["seats"][client.state["you"]]["name"] for client in both) == ["Ann", "Bob"]
            assert one.state["phase"] == "running"
            while one.state["phase"] != "over":
                for client in both:
                    await client.quiet()
                    if client.state["choices"]:
                        assert (await client.move(client.state["choices"][0]["action"]))["type"] == "accepted"
                        break

    run(play)


def test_other_wishes_are_told_of_in_numbers_only(place: House) -> None:
    ann, _ = begin(place)
    wishes: list[dict[str, Any]] = [{"counts": [3]}, {"options": {}}, {"clock": {"kind": "move", "seconds": 60}}]
    for other in wishes:
        bob, waits = begin(place, name="Bob", **other)
        assert waits == {"waited": 0, "others": 1, "bots_in": -1, "table": ""}
        end(place, bob)
    assert look(place, ann)["others"] == 0
    _, elsewhere = begin(place, game="nusubito", options={})
    assert elsewhere["others"] == 0


def test_bots_fill_the_chairs_in_time(place: House) -> None:
    ann, waits = begin(place, counts=[4], bots_after=60)
    assert (waits["bots_in"], waits["table"]) == (60, "")
    bob, found = begin(place, name="Bob", counts=[4], bots_after=0, level="novice")
    assert found["table"]

    async def seats() -> list[dict[str, Any]]:
        async with sitting(place, found["table"], ann) as client:
            rows: list[dict[str, Any]] = client.state["seats"]
            return rows

    rows = asyncio.run(seats())
    assert sorted(row["name"] for row in rows if row["kind"] == "person") == ["Ann", "Bob"]
    assert [row["level"] for row in rows if row["kind"] == "bot"] == ["novice", "novice"]
    end(place, bob)


def test_who_is_not_heard_of_is_not_waited_for(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(place)
    monkeypatch.setattr(searches, "HEARD", -1.0)  # as if some time had gone by
    assert not begin(place, name="Bob")[1]["table"]


def test_who_has_stopped_is_not_found(place: House) -> None:
    ann, _ = begin(place)
    end(place, ann)
    assert place.get("/api/searches", headers=bearer(ann)).status_code == 404
    assert not begin(place, name="Bob")[1]["table"]


def test_to_stop_keeps_what_was_found(place: House) -> None:
    ann, _ = begin(place)
    _, found = begin(place, name="Bob")
    end(place, ann)
    BEGUN.append(ann)
    assert look(place, ann)["table"] == found["table"]


def test_a_search_opens_its_own_seat_and_no_other(place: House) -> None:
    ann, _ = begin(place)
    bob, found = begin(place, name="Bob")

    async def who(token: str) -> Any:
        async with sitting(place, found["table"], token) as client:
            return client.state["you"]

    one, other = (asyncio.run(who(token)) for token in (ann, bob))
    assert {one, other} == {0, 1}
    assert place.get("/api/searches", headers=bearer("guessed")).status_code == 404
    assert place.get("/api/searches").status_code == 404


def test_one_person_never_plays_with_themselves(place: House) -> None:
    ann = head(new(place, "Ann"))
    first, _ = begin(place, ann)
    _, again = begin(place, ann, name="Ann on her phone")
    assert not again["table"]
    assert again["others"] == 0
    BEGUN.remove(first)
    assert place.get("/api/searches", headers=bearer(first)).status_code == 404  # one search a person and game


def test_rated_games_are_for_profiles_and_people(place: House) -> None:
    rules: dict[str, Any] = {"options": {}, "rated": True}
    refused = ask(place, **rules)
    assert refused.status_code == 400
    assert "profile" in refused.json()["problems"][0]
    ann = head(new(place, "Ann"))
    assert "people" in ask(place, ann, **rules, bots_after=10).json()["problems"][0]
    assert "changed “Rounds”" in ask(place, ann, rated=True).json()["problems"][0]
    token, _ = begin(place, ann, **rules)
    _, found = begin(place, head(new(place, "Bob")), **rules, name="Bob")
    assert found["table"] == look(place, token)["table"] != ""


@pytest.mark.parametrize(
    ("wanted", "word"),
    [
        ({"game": "chess"}, "there is no game"),
        ({"counts": []}, "counts"),
        ({"counts": [99]}, "counts"),
        ({"counts": [9]}, "“Players” must be at most 5"),
        ({"options": {"players": 3}}, "leave out “Players”"),
        ({"options": {"colour": 3}}, "colour"),
        ({"level": "oracle"}, "oracle"),
        ({"clock": {"kind": "move", "seconds": 1}}, "5"),
        ({"name": "\u200b"}, "name"),
        ({"game": "myst", "options": {"cut_seed": 3}}, "“Cut of the pieces” is drawn"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(place: House, wanted: dict[str, Any], word: str) -> None:
    refused = ask(place, **wanted)
    assert refused.status_code == 400
    assert word in " ".join(refused.json()["problems"])


def test_one_address_does_not_fill_the_house_with_searches(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searches, "MOST_OPEN", 3)
    place.tables.searches._open.clear()
    for count in (3, 4, 5):
        begin(place, counts=[count])
    assert ask(place, counts=[2]).status_code == 429


def test_a_deleted_profile_looks_no_more(place: House) -> None:
    ann = head(new(place, "Ann"))
    token, _ = begin(place, ann)
    httpx.delete(f"{place.http}/api/profiles/me", headers=ann)
    BEGUN.remove(token)
    assert place.get("/api/searches", headers=bearer(token)).status_code == 404


def test_a_search_goes_on_after_a_restart(tmp_path: Any) -> None:
    with house(tmp_path) as before:
        ann, _ = begin(before)
    with house(tmp_path) as after:
        assert look(after, ann)["table"] == ""
        _, found = begin(after, name="Bob")
        assert look(after, ann)["table"] == found["table"] != ""
        BEGUN.clear()


def test_many_at_once_are_each_put_at_one_table(place: House) -> None:
    """Of two that find one person at the same moment, the second goes on looking."""
    tokens = [begin(place, name=f"P{k}", counts=[5])[0] for k in range(3)]
    tokens += [begin(place, name=f"Q{k}", counts=[4])[0] for k in range(3)]

    async def all_look() -> None:
        async with httpx.AsyncClient() as client:
            more = [
                client.post(
                    f"{place.http}/api/searches",
                    json={"game": "nyet", "name": f"R{k}", "counts": [4, 5], "options": QUICK},
                )
                for k in range(6)
            ]
            tokens.extend(answer.json()["token"] for answer in await asyncio.gather(*more))
            asked = [client.get(f"{place.http}/api/searches", headers=bearer(token)) for token in tokens * 3]
            await asyncio.gather(*asked)

    run(all_look)
    BEGUN[:] = tokens
    tables: dict[str, int] = {}
    for token in tokens:
        if found := look(place, token)["table"]:
            tables[found] = tables.get(found, 0) + 1
    assert len(tables) >= 2
    assert set(tables.values()) <= {4, 5}


@pytest.fixture
def pair(pg: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with two_houses(tmp_path_factory.mktemp("pair"), pg.database()) as both:
        yield both


def test_people_at_two_servers_find_each_other(pair: Pair) -> None:
    one, other = pair
    ann, _ = begin(one)
    bob, found = begin(other, name="Bob")
    assert look(one, ann)["table"] == found["table"] != ""
    BEGUN.clear()

    async def play() -> None:
        async with sitting(one, found["table"], ann) as first, sitting(other, found["table"], bob) as second:
            await first.sees(lambda state: all(seat["connected"] for seat in state["seats"]))
            assert {first.state["you"], second.state["you"]} == {0, 1}

    run(play)


def test_an_answer_may_wait_until_there_is_a_table(place: House) -> None:
    ann, _ = begin(place)

    async def wait() -> tuple[httpx.Response, httpx.Response]:
        async with httpx.AsyncClient(timeout=60) as client:
            empty = await client.get(f"{place.http}/api/searches?wait=1", headers=bearer(ann))
            later = asyncio.create_task(client.get(f"{place.http}/api/searches?wait=25", headers=bearer(ann)))
            await asyncio.sleep(0.3)
            body = {"game": "nyet", "name": "Bob", "counts": [2], "options": QUICK}
            await client.post(f"{place.http}/api/searches", json=body)
            return empty, await later

    empty, found = asyncio.run(asyncio.wait_for(wait(), 20))
    assert (empty.json()["table"], empty.json()["waited"]) == ("", 1)
    assert found.json()["table"]
    assert place.get("/api/searches?wait=long", headers=bearer(ann)).status_code == 400
