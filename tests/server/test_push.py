"""Being told of one's turn: by a push service on loopback that can read what it gets, because it has the keys."""

import asyncio
import json
import queue
import socket
import socketserver
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import pytest
from py_vapid import Vapid02

from facedown.server.automation import name_lookup as resolver
from facedown.server.automation.push_address import NotAllowed, check_numbers, endpoint, is_public
from facedown.server.automation.push_delivery import Backoff, PushSender, Unreachable
from facedown.server.common.fair_shares import Crowded, FairShares
from facedown.server.common.settings import PushSettings
from facedown.server.store import push as kept
from tests.server.house import PATIENCE, Client, House, house, run, sitting, tokens
from tests.server.push_service import Browser, PushService, push_service

AT_ONCE = PushSettings(wait=0.0, again=(0.0, 0.0), contact="mailto:host@example.org", loopback=True)


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
    look = home.tables.store.read(lambda connection: kept.subscribers(connection, table, 1))
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
    "address",
    [
        "http://example.org/x",
        "https://1.1.1.1:22/x",
        "https://1.1.1.1:8443/x",
        "https://1.1.1.1:0/x",
        "https://[2002:7f00:1::1]/x",
        "https://[2002:a00:1::1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[::1%25lo]/x",
        "https://1.1.1.1/\u00e4",
        "https://1.1.1.1/a b",
        "https://1.1.1.1/a\r\nX: y",
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
def test_nothing_is_sent_into_the_servers_network(address: str) -> None:
    with pytest.raises(NotAllowed):
        check(address, loopback=False)


def check(address: str, loopback: bool) -> None:
    asyncio.run(PushSender(PushSettings(loopback=loopback)).check(address, "192.0.2.1"))


def test_what_is_public_is_allowed_and_loopback_only_for_tests() -> None:
    check("https://1.1.1.1/push?x=1", loopback=False)
    check("https://1.1.1.1:443/push", loopback=False)
    check("https://[2606:4700:4700::1111]/push", loopback=False)
    check("http://127.0.0.1:8000/x", loopback=True)
    to = endpoint("https://push.example.org/a/b?x=1", loopback=False)
    assert (to.host, to.port, to.target, to.domain) == ("push.example.org", 443, "/a/b?x=1", "example.org")
    with pytest.raises(NotAllowed):
        check("https://10.0.0.1/x", loopback=True)


@pytest.mark.parametrize(
    ("number", "public"),
    [
        ("1.1.1.1", True),
        ("2606:4700::1111", True),
        ("64:ff9b::101:101", True),  # NAT64: an IPv4 address behind a gateway, 1.1.1.1
        ("64:ff9b::a00:1", False),  # 10.0.0.1 behind it
        ("64:ff9b:1::101:101", False),
        ("2002:a00:1::1", False),  # 6to4: 10.0.0.1
        ("2002:7f00:1::1", False),
        ("2002:101:101::1", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),  # Teredo
        ("::ffff:10.0.0.1", False),
        ("::ffff:1.1.1.1", True),
        ("::10.0.0.1", False),
        ("2001:db8::1", False),
        ("3fff::1", False),
        ("fec0::1", False),
        ("5f00::1", False),
        ("ff02::1", False),
        ("100.64.0.1", False),
        ("192.0.2.1", False),
        ("198.18.0.1", False),
        ("192.88.99.1", False),
        ("224.0.0.1", False),
        ("240.0.0.1", False),
        ("255.255.255.255", False),
        ("0.0.0.0", False),
    ],
)
def test_which_numbers_are_public(number: str, public: bool) -> None:
    assert is_public(ip_address(number)) == public
    if not public:
        with pytest.raises(NotAllowed):  # one that is not spoils the name
            check_numbers(["1.1.1.1", number], loopback=False)


def test_who_fails_is_left_alone_for_longer_and_longer() -> None:
    now = [0.0]
    rests = Backoff(lambda: now[0])
    waits = []
    for _ in range(12):
        rests.failed("a")
        start = now[0]
        while rests.is_resting("a"):
            now[0] += 5.0
        waits.append(now[0] - start)
    assert waits[:4] == [5.0, 10.0, 20.0, 40.0]
    assert waits[-1] == 3_600.0
    assert not rests.is_resting("b")
    rests.worked("a")
    rests.failed("a")
    assert rests.is_resting("a")
    now[0] += 5.0
    assert not rests.is_resting("a")
    for number in range(5_000):
        rests.failed(str(number))
    assert len(rests._failed) == 2_000


def test_the_servers_key_is_made_once(tmp_path: Path) -> None:
    with house(tmp_path) as first:
        key = first.get("/api/push").json()["key"]
    with house(tmp_path) as second:
        assert second.get("/api/push").json()["key"] == key
    assert len(key) == 87


@contextmanager
def dripping(host: str) -> Iterator[tuple[str, threading.Semaphore]]:
    """A push service that begins an answer and never ends it; counts who has come."""
    came, over = threading.Semaphore(0), threading.Event()

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            came.release()
            with suppress(OSError):
                self.wfile.write(b"HTTP/1.1 201 Created\r\nX-Slow: ")
                while not over.wait(0.05):
                    self.wfile.write(b"x")

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True

    with Server((host, 0), Handler) as made:
        thread = threading.Thread(target=made.serve_forever)
        thread.start()
        yield f"http://{host}:{made.server_address[1]}", came
        over.set()
        made.shutdown()
        thread.join(PATIENCE)


def test_services_that_drip_do_not_silence_the_others(tmp_path: Path, service: PushService) -> None:
    """Five tables whose browsers never get an end of their answers, and then one with a good one."""
    patient = replace(AT_ONCE, seconds=1_000.0, services=())
    with house(tmp_path, push=patient) as home, dripping("127.0.0.2") as (slow, came):
        for number in range(5):
            made = two(home)
            body = {**Browser(service, "x").subscription(), "endpoint": f"{slow}/{number}"}
            assert ask(home, made, 1, body).status_code == 201
            run(play_at(home, made))
        assert came.acquire(timeout=PATIENCE)
        assert came.acquire(timeout=PATIENCE)
        made = two(home)
        assert ask(home, made, 1, Browser(service, "good").subscription()).status_code == 201
        run(play_at(home, made))
        assert service.next()[0] == "/good"
        assert not came.acquire(blocking=False)  # two at once go into one network


def test_a_service_that_drips_is_given_up_and_left_alone(tmp_path: Path, service: PushService) -> None:
    hasty = replace(AT_ONCE, seconds=0.3)
    outcomes: queue.Queue[str] = queue.Queue()
    with house(tmp_path, push=hasty) as home, dripping("127.0.0.2") as (slow, came):
        home.tables.notifications.sent = outcomes.put
        made = two(home)
        body = {**Browser(service, "x").subscription(), "endpoint": f"{slow}/x"}
        assert ask(home, made, 1, body).status_code == 201
        run(play_at(home, made))
        assert [outcomes.get(timeout=PATIENCE) for _ in range(3)] == ["failed"] * 3
        assert came.acquire(timeout=PATIENCE)
        assert not came.acquire(blocking=False)  # further tries came too soon


def test_names_that_are_never_found_take_no_thread_from_others(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty subscriptions with dead names; meanwhile requests that work in threads, and other people who subscribe."""
    over, asked, usual = threading.Event(), threading.Semaphore(0), socket.getaddrinfo

    def look_up(host: Any, *args: Any, **more: Any) -> Any:
        if not str(host).endswith(".dead.example"):
            return usual(host, *args, **more)
        asked.release()
        over.wait(PATIENCE)
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(resolver, "SECONDS", 0.2)
    with house(tmp_path, push=AT_ONCE) as home:
        made = two(home)
        keys = Browser(service, "x").subscription()
        path = f"{home.http}/api/tables/{made['table']}/push"

        def subscribe(number: int) -> int:
            headers = {"authorization": f"Bearer {tokens(made)[1]}", "x-forwarded-for": f"192.0.2.{number}"}
            body = {**keys, "endpoint": f"https://x{number}.dead.example/"}
            return httpx.post(path, json=body, headers=headers, timeout=PATIENCE).status_code

        with ThreadPoolExecutor(40) as crowd:
            statuses = set(crowd.map(subscribe, range(40)))
        assert statuses <= {400, 429}
        assert asked.acquire(timeout=PATIENCE)
        assert httpx.post(f"{home.http}/api/desk/hyst", json={"ask": "catalogue"}, timeout=PATIENCE).status_code == 200
        assert ask(home, made, 1, Browser(service, "good").subscription()).status_code == 201
        run(play_at(home, made))
        assert service.next()[0] == "/good"
        over.set()


def test_the_services_of_browsers_makers_have_lookups_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    over = threading.Event()

    def look_up(host: str, *args: Any, **more: Any) -> Any:
        if "dead" in host:
            over.wait(PATIENCE)
            raise socket.gaierror
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", 443))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(resolver, "SECONDS", 0.2)

    async def test() -> None:
        sender = PushSender(PushSettings())
        dead = [sender.check(f"https://push.dead{number}.example/", f"192.0.2.{number}") for number in range(30)]
        assert all(isinstance(one, Unreachable) for one in await asyncio.gather(*dead, return_exceptions=True))
        assert len(sender._others.resolver._tasks) == 8  # those that nobody began to look up are forgotten
        with pytest.raises(Unreachable):  # the others' lookups are all taken
            await sender.check("https://push.good.example/", "198.51.100.1")
        await sender.check("https://fcm.googleapis.com/fcm/send/x", "198.51.100.1")
        over.set()
        while sender._others.resolver._tasks:
            await asyncio.sleep(0.01)
        await sender.check("https://push.good.example/", "198.51.100.1")

    run(test)


def test_askers_take_turns() -> None:
    async def test() -> None:
        shares = FairShares(most=2, each_who=2, each_where=2)
        done: list[str] = []

        async def work(who: str, where: str) -> None:
            async with shares.turn(who, where):
                await asyncio.sleep(0)
                done.append(who)

        greedy = [asyncio.create_task(work("greedy", "x")) for _ in range(10)]
        await asyncio.sleep(0)
        guest = asyncio.create_task(work("guest", "y"))
        leaves = asyncio.create_task(work("leaves", "y"))
        await asyncio.sleep(0)
        leaves.cancel()
        await asyncio.gather(*greedy, guest)
        assert done.index("guest") < 7  # not behind all ten
        assert done.count("greedy") == 10
        assert not shares._waiting
        assert not shares._who
        assert not shares._where

    run(test)


def test_what_waits_for_one_place_leaves_room_for_others() -> None:
    async def test() -> None:
        shares = FairShares(most=2, each_who=1, each_where=1)
        over = asyncio.Event()

        async def work(who: str, where: str) -> str:
            try:
                async with shares.turn(who, where):
                    await over.wait()
                    return "done"
            except Crowded:
                return "crowded"

        tasks = [asyncio.create_task(work(str(number), "slow")) for number in range(150)]
        await asyncio.sleep(0)
        quick = asyncio.create_task(work("guest", "quick"))
        await asyncio.sleep(0)
        assert shares._where["quick"] == 1  # it does not wait behind the others
        over.set()
        told = await asyncio.gather(*tasks)
        assert (told.count("done"), told.count("crowded")) == (101, 49)
        assert await quick == "done"

    run(test)
