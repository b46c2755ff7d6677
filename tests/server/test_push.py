"""Being told of one's turn: by a push service on loopback that can read what it gets, because it has the keys."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from py_vapid import Vapid02

from facedown.server.post import NotAllowed, allowed
from facedown.server.settings import Push
from facedown.server.store import push as kept
from tests.server.house import PATIENCE, Client, House, house, run, sitting, tokens
from tests.server.push_service import Browser, PushService, push_service

AT_ONCE = Push(wait=0.0, again=(0.0, 0.0), contact="mailto:host@example.org", loopback=True)


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as made:
        yield made


@pytest.fixture
def home(tmp_path: Path, database: str) -> Iterator[House]:
    with house(tmp_path, database=database, push=AT_ONCE) as made:
        yield made


def ask(home: House, made: dict[str, Any], chair: int, body: dict[str, Any], method: str = "POST") -> httpx.Response:
    headers = {"authorization": f"Bearer {tokens(made)[chair]}"}
    return httpx.request(method, f"{home.http}/api/tables/{made['table']}/push", json=body, headers=headers)


async def until_the_other_is_asked(ann: Client) -> None:
    """Play for Ann until it is Ben's turn."""
    while not any(seat["acting"] and seat["name"] == "Ben" for seat in ann.state["seats"]) or ann.state["choices"]:
        if ann.state["choices"]:
            await ann.move(ann.state["choices"][0]["action"])
        await ann.until_state()


def two(home: House) -> dict[str, Any]:
    return home.make(game="nyet", name="Ann", options={"players": 2}, here={"1": "Ben"})


def test_who_is_away_is_told_and_who_is_there_is_not(home: House, service: PushService) -> None:
    made = two(home)
    anns, bens = Browser(service, "ann"), Browser(service, "ben")
    assert ask(home, made, 0, anns.subscription()).status_code == 201
    assert ask(home, made, 1, bens.subscription(language="de")).status_code == 201

    run(play_at(home, made))
    path, headers, body = service.next()
    assert path == "/ben"  # Ann was there all the time
    assert json.loads(bens.read(body)) == {  # and nothing that is hidden
        "table": made["table"],
        "title": "NYET!",
        "names": ["Ann"],
        "language": "de",
    }
    assert headers["content-encoding"] == "aes128gcm"
    assert (headers["topic"], int(headers["ttl"]) > 0) == (made["table"], True)
    public = home.get("/api/push").json()["key"]
    scheme, _, rest = headers["authorization"].partition(" ")
    said = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, said["k"]) == ("vapid", public)
    assert Vapid02.verify(headers["authorization"])


def test_a_browser_that_is_gone_is_forgotten_and_a_service_that_fails_is_asked_again(
    tmp_path: Path, service: PushService
) -> None:
    with house(tmp_path, push=AT_ONCE) as home:
        made = two(home)
        gone, there = Browser(service, "gone"), Browser(service, "there")
        service.answers = [410]
        assert ask(home, made, 1, gone.subscription()).status_code == 201

        run(play_at(home, made))
        assert service.next()[0] == "/gone"
        end = time.monotonic() + PATIENCE
        while _subscribers(home, made["table"]):
            assert time.monotonic() < end
            time.sleep(0.01)
    with house(tmp_path, push=AT_ONCE) as home:
        made = two(home)
        service.answers = [503, 429, 201]
        assert ask(home, made, 1, there.subscription()).status_code == 201
        run(play_at(home, made))
        assert [service.next()[0] for _ in range(3)] == ["/there"] * 3
        (row,) = _subscribers(home, made["table"])
        assert row.told >= 0
    with house(tmp_path, push=AT_ONCE) as home:  # a restart tells nobody again
        other = two(home)
        last = Browser(service, "last")
        assert ask(home, other, 1, last.subscription()).status_code == 201
        run(play_at(home, other))
        assert service.next()[0] == "/last"
        assert service.received.empty()


def play_at(home: House, made: dict[str, Any]) -> Any:
    async def play() -> None:
        async with sitting(home, made["table"], tokens(made)[0]) as ann:
            await ann.ask(type="start")
            await ann.until_state(lambda state: state["phase"] == "running")
            await until_the_other_is_asked(ann)

    return play


def _subscribers(home: House, table: str) -> list[kept.PushRow]:
    look = home.hall.store.read(lambda connection: kept.subscribers(connection, table, 1))
    return asyncio.run_coroutine_threadsafe(look, home.loop).result(PATIENCE)


def test_it_can_be_taken_back_and_belongs_to_a_seat(home: House, service: PushService) -> None:
    made = two(home)
    bens = Browser(service, "ben")
    stranger = httpx.post(f"{home.http}/api/tables/{made['table']}/push", json=bens.subscription())
    assert stranger.status_code == 403
    watcher = {"authorization": f"Bearer {made['watch']}"}
    path = f"{home.http}/api/tables/{made['table']}/push"
    assert httpx.post(path, json=bens.subscription(), headers=watcher).status_code == 403
    assert ask(home, made, 1, bens.subscription()).status_code == 201
    assert ask(home, made, 1, {"endpoint": bens.endpoint}, "DELETE").status_code == 200
    others = Browser(service, "other")
    other = two(home)
    assert ask(home, other, 1, others.subscription()).status_code == 201
    run(play_at(home, made))
    run(play_at(home, other))
    assert service.next()[0] == "/other"
    keys = bens.subscription()["keys"]
    for broken in ({"p256dh": "A" * 87, "auth": keys["auth"]}, {"p256dh": keys["p256dh"], "auth": "$" * 22}):
        assert ask(home, made, 1, {"endpoint": bens.endpoint, "keys": broken}).status_code == 400


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://example.org/x",
        "ftp://example.org/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://0.0.0.0/x",
        "https://10.1.2.3/x",
        "https://172.16.0.1/x",
        "https://192.168.1.1:8443/x",
        "https://169.254.169.254/latest",
        "https://[fe80::1]/x",
        "https://[fd00::1]/x",
        "https://224.0.0.1/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://someone@1.1.1.1/x",
        "https:///x",
        "https://1.1.1.1:notaport/x",
    ],
)
def test_nothing_is_sent_into_the_own_network(endpoint: str) -> None:
    with pytest.raises(NotAllowed):
        allowed(endpoint, loopback=False)


def test_what_is_public_is_allowed_and_loopback_only_for_tests() -> None:
    parts, number = allowed("https://1.1.1.1/push?x=1", loopback=False)
    assert (parts.path, parts.query, number) == ("/push", "x=1", "1.1.1.1")
    assert allowed("http://127.0.0.1:8000/x", loopback=True)[1] == "127.0.0.1"
    with pytest.raises(NotAllowed):
        allowed("https://10.0.0.1/x", loopback=True)


def test_the_servers_key_is_made_once(tmp_path: Path) -> None:
    with house(tmp_path) as first:
        key = first.get("/api/push").json()["key"]
    with house(tmp_path) as second:
        assert second.get("/api/push").json()["key"] == key
    assert len(key) == 87
