"""Clients that mean harm, or are broken: they get an error or are cut off, and disturb nobody else."""

import asyncio
import json
import logging
import random
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from facedown.server.common.settings import Limits, Rate
from tests.server.house import GENEROUS, JSON, NO_HURRY, Client, House, house, run, sitting, tokens

SHORT = Limits(
    messages=Rate(15, 0.0),
    address_messages=NO_HURRY,
    requests=NO_HURRY,
    new_tables=Rate(3, 0.0),
    wrong_tokens=Rate(5, 0.0),
    new_sockets=NO_HURRY,
    entering=NO_HURRY,
    sockets=6,
    hello_seconds=0.3,
    strikes=4,
    outbox=20,
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("strict"), limits=SHORT) as made:
        yield made


async def closed(socket: ClientConnection) -> list[dict[str, Any]]:
    """Everything until the server closes."""
    told = []
    try:
        while True:
            told.append(json.loads(await asyncio.wait_for(socket.recv(), 60)))
    except ConnectionClosed:
        return told


async def turned_away(place: House, **more: Any) -> tuple[int, str]:
    """Opens a socket, sends nothing, and tells why the server closes it."""
    async with connect(place.ws, proxy=None, **more) as socket:
        assert await closed(socket) == []
    return socket.close_code or 0, socket.close_reason or ""


def fuzzed(luck: random.Random, base: dict[str, Any]) -> str | bytes:
    """A message that is nearly right, or not at all."""
    kind = luck.randrange(9)
    text = json.dumps(base)
    if kind == 0:
        return luck.randbytes(luck.randrange(200))
    if kind == 1:
        return text[: luck.randrange(len(text))]
    if kind == 2:
        place = luck.randrange(len(text))
        return text[:place] + chr(luck.randrange(1, 0x2FF)) + text[place + 1 :]
    if kind == 3:
        return json.dumps({**base, luck.choice(list(base)): luck.choice([None, -1, 1e300, [], {}, "x" * 100, True])})
    if kind == 4:
        return json.dumps({**base, "extra": 1})
    if kind == 5:
        return "[" * luck.randrange(1, 2000)
    if kind == 6:
        return json.dumps(luck.choice([None, 1, "hello", [], [base], {"type": "no_such_type", "id": "x"}]))
    if kind == 7:
        return json.dumps({**base, "action": luck.randrange(-(2**70), 2**70), "seq": luck.randrange(-(2**70), 2**70)})
    return text


def test_fuzzed_messages_change_nothing_and_disturb_nobody(tmp_path: Path, database: str) -> None:
    limits = Limits(**{**_fields(GENEROUS), "strikes": 10_000})

    async def test() -> None:
        with house(tmp_path, limits=limits, database=database) as place:
            made = place.make(options={"players": 2, "first_dealer": 0})
            async with (
                sitting(place, made["table"], tokens(made)[0]) as ann,
                sitting(place, made["table"], tokens(made)[1], name="Bob") as bob,
            ):
                await ann.ask(type="start")
                await bob.until_state(lambda state: state["phase"] == "running")
                before = json.dumps(bob.state)
                luck = random.Random(20)
                bases: list[dict[str, Any]] = [
                    {"type": "move", "id": "f", "seq": 1, "action": 300},
                    {"type": "set_bot", "id": "f", "seat": 1, "level": "random"},
                    {"type": "rename", "id": "f", "name": ""},
                    {"type": "hello", "table": made["table"]},
                    {"type": "rematch", "id": "f"},
                ]
                for _ in range(400):
                    await ann.socket.send(fuzzed(luck, luck.choice(bases)))
                answers = await ann.quiet()
                assert len(answers) >= 400  # each gets an answer
                refused = [told for told in answers if told["type"] == "refused"]
                assert {told["code"] for told in refused} >= {"unreadable", "stale", "not_now"}
                assert all("Traceback" not in told["reason"] for told in refused)
                # the game goes on
                assert (await ann.ask(type="ping", id="p"))["type"] == "pong"
                await ann.quiet()
                for told in await bob.quiet():
                    assert told["type"] == "state"
                state = json.loads(before)
                assert bob.state["view"] == state["view"]
                if ann.state["choices"]:
                    assert (await ann.move(ann.state["choices"][0]["action"]))["type"] == "accepted"

    run(test)


def _fields(limits: Limits) -> dict[str, Any]:
    return {name: getattr(limits, name) for name in limits.__dataclass_fields__}


@pytest.mark.parametrize(
    "first",
    [
        "",
        "nonsense",
        b"\xff\xfe\x00",
        "{}",
        '{"type":"ping","id":"1"}',
        '{"type":"hello"}',
        '{"type":"hello","table":"../../etc"}',
        '{"type":"hello","table":"abcdefgh","token":"short"}',
        '{"type":"hello","table":"abcdefgh","name":"' + "n" * 25 + '"}',
        '{"type":"hello","table":"' + "a" * 5000 + '"}',
    ],
)
def test_a_bad_first_message_is_told_and_ends_the_socket(place: House, first: str | bytes) -> None:
    async def test() -> None:
        async with connect(place.ws, proxy=None) as socket:
            await socket.send(first)
            (told,) = await closed(socket)
            assert told["type"] == "closing"
            assert told["code"] == "bad_message"

    run(test)


def test_a_message_that_is_too_long(place: House) -> None:
    async def test() -> None:
        made = place.make()
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            told = await ann.ask(type="rename", id="long", name="x" * 5000)
            assert told["code"] == "too_long"
            await ann.socket.send("x" * 200_000)  # not even read: the connection ends
            assert await closed(ann.socket) == []
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert ann.state["seats"][0]["name"] == "Ann"

    run(test)


def test_a_flood_is_refused_and_then_cut_off_while_others_play(strict: House) -> None:
    async def test() -> None:
        made = strict.make(options={"players": 2})
        async with sitting(strict, made["table"], tokens(made)[1], name="Bob") as bob:
            async with sitting(strict, made["table"], tokens(made)[0]) as ann:
                for number in range(40):
                    await ann.send(type="ping", id=str(number))
                told = await closed(ann.socket)
            assert sum(message["type"] == "pong" for message in told) <= 15
            assert sum(message.get("code") == "too_fast" for message in told) == 4 + 1
            assert told[-1]["type"] == "closing"
            assert (await bob.ask(type="rename", name="Bobby"))["type"] == "accepted"

    run(test)


def test_one_person_cannot_flood_a_table_with_changes(tmp_path: Path) -> None:
    """Each change is told to everybody at the table: so there are few. Practice among bots has no such limit."""
    with house(tmp_path, limits=replace(GENEROUS, changes=Rate(5, 0.0))) as place:
        made, alone = place.make(options={"players": 2}), place.make(options={"players": 2}, bots={"1": "random"})

        async def test() -> None:
            async with sitting(place, made["table"], tokens(made)[1], name="Ben") as ben:
                async with sitting(place, made["table"], tokens(made)[0]) as ann:
                    told = [await ann.ask(type="rename", name=f"Ann {number}") for number in range(40)]
                    assert [one["type"] for one in told] == ["accepted"] * 5 + ["refused"] * 35
                    assert {one["code"] for one in told[5:]} == {"too_fast"}
                    assert (await ann.ask(type="rename", id=told[0]["id"], name="Ann 0"))["type"] == "accepted"
                await ben.quiet()
                assert sum('"type":"state"' in message for message in ben.raw) < 12
            async with sitting(place, alone["table"], tokens(alone)[0]) as cleo:
                told = [await cleo.ask(type="rename", name=f"Cleo {number}") for number in range(40)]
                assert {one["type"] for one in told} == {"accepted"}

        run(test)


def test_silence_and_half_open_sockets_are_closed(strict: House) -> None:
    async def test() -> None:
        async with connect(strict.ws, proxy=None) as socket:
            (told,) = await closed(socket)
            assert told["code"] == "bad_message"
            assert "none came" in told["reason"]

    run(test)
    # connections that never finish their request do not keep others out
    sockets = [socket.create_connection(("127.0.0.1", strict.port)) for _ in range(20)]
    try:
        for half in sockets:
            half.sendall(b"GET /ws HTTP/1.1\r\nHost: x\r\n")
        assert strict.get("/api/health").json()["status"] == "ok"
    finally:
        for half in sockets:
            half.close()


def test_a_half_open_socket_is_found_and_closed(tmp_path: Path) -> None:
    """A client that vanished without a word answers no ping; the others see it go."""

    async def test() -> None:
        with house(tmp_path, ping_seconds=0.2) as place:
            made = place.make(options={"players": 2})
            async with sitting(place, made["table"], tokens(made)[1], name="Bob") as bob:
                with dumb(place, {"type": "hello", "table": made["table"], "token": tokens(made)[0]}):
                    await bob.until_state(lambda state: state["seats"][0]["connected"])
                    await bob.until_state(lambda state: not state["seats"][0]["connected"])
                    assert (await bob.ask(type="rename", name="Bobby"))["type"] == "accepted"

    run(test)


@contextmanager
def dumb(place: House, hello: dict[str, Any]) -> Iterator[socket.socket]:
    """A socket that speaks just enough to get in, and then never reads or answers."""
    with socket.socket() as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # little room on the way: it is full soon
        made.connect(("127.0.0.1", place.port))
        made.sendall(
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        assert b"101" in made.recv(1000)
        text = json.dumps(hello).encode()
        assert len(text) < 126
        made.sendall(bytes([0x81, 0x80 | len(text)]) + bytes(4) + text)  # one text frame, masked with zeros
        yield made


def test_a_reader_that_never_reads_is_cut_off(strict: House) -> None:
    """The outbox of a socket is bounded: nobody can make the server remember without end."""
    made = strict.make(options={"players": 2}, bots={"1": "random"}, start=True)

    async def test() -> None:
        async with sitting(strict, made["table"], made["watch"]):
            table = strict.tables.in_memory[made["table"]]
            (listener,) = table.listeners
            from facedown.server.messages import table as say

            listener._say = lambda data: False  # type: ignore[attr-defined]  # as where nothing more can be sent
            for number in range(200):
                listener.tell(say.Pong(str(number)))
            assert listener._closing  # type: ignore[attr-defined]
            assert listener._outbox.qsize() <= 21  # type: ignore[attr-defined]

    run(test)


def test_readers_that_never_read_cost_little_and_hold_nobody_up(tmp_path: Path) -> None:
    """Ten of them watch a table: what waits for each is bounded, each is cut off, and the players notice nothing."""

    async def test() -> None:
        limits = Limits(**{**_fields(GENEROUS), "outbox": 20})
        with house(tmp_path, limits=limits) as place, ExitStack() as readers:
            place._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # else the system keeps megabytes
            made = place.make(options={"players": 2})
            hello = {"type": "hello", "table": made["table"], "token": made["watch"]}
            for _ in range(10):
                readers.enter_context(dumb(place, hello))
            async with (
                sitting(place, made["table"], tokens(made)[0]) as ann,
                sitting(place, made["table"], tokens(made)[1], name="Bob") as bob,
            ):
                table = place.tables.in_memory[made["table"]]
                while sum(listener.chair == -2 for listener in table.listeners) < 10:
                    await ann.quiet()
                waiting, changes = 0, 0
                while any(listener.chair == -2 for listener in list(table.listeners)):
                    changes += 1
                    assert (await ann.ask(type="rename", name=f"Ann {changes}"))["type"] == "accepted"
                    while bob.state["seats"][0]["name"] != f"Ann {changes}":
                        await bob.next()
                    assert bob.state["seats"][1]["connected"]
                    waiting = max(waiting, *(listener._outbox.qsize() for listener in list(table.listeners)))  # type: ignore[attr-defined]
                    assert changes < 5000
                assert waiting <= 21
                while len(place._server.server_state.connections) > 2:  # nor do their connections stay
                    await ann.quiet()
                assert (await ann.ask(type="start"))["type"] == "accepted"
                await bob.until_state(lambda state: state["phase"] == "running")

    run(test)


def test_a_viewer_that_cannot_be_told_keeps_the_news_from_nobody(
    place: House, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        chair = viewer = -2
        dismissed = address = ""

        def tell(self, message: Any) -> None:
            raise RuntimeError

        whisper = tell

        def update(self, table: Any) -> None:
            raise RuntimeError("no state for this one")

        def dismiss(self, code: Any, reason: str) -> None:
            self.dismissed = code

    async def test() -> None:
        made = place.make()
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            broken = Broken()
            place.tables.in_memory[made["table"]].listeners.insert(0, broken)
            assert (await ann.ask(type="rename", name="Anna"))["type"] == "accepted"
            state = await ann.until_state()
            assert state["seats"][0]["name"] == "Anna"
            assert broken.dismissed == "restarting"

    run(test)
    assert "a state could not be told" in {record.message for record in caplog.records}


def test_too_many_sockets_of_one_address(strict: House) -> None:
    async def test() -> None:
        made = strict.make()
        opened: list[ClientConnection] = []
        try:
            for _ in range(6):
                socket = await connect(strict.ws, proxy=None)
                opened.append(socket)
                await Client(socket).send(type="hello", table=made["table"], token=made["watch"])
                await socket.recv()
            assert await turned_away(strict) == (4429, "too many open connections from your address; close other pages")
        finally:
            for socket in opened:
                await socket.close()

    run(test)


def test_opening_sockets_again_and_again_is_slowed_down_for_one_line_only(tmp_path: Path) -> None:
    """A line is a /64 of IPv6, so that changing the address does not help."""

    async def test() -> None:
        with house(tmp_path, limits=replace(GENEROUS, new_sockets=Rate(3, 0.0))) as place:
            made = place.make(listed=True)

            async def visit(address: str) -> tuple[int, str]:
                """As a proxy on this machine passes it on."""
                forwarded = {"X-Forwarded-For": address}
                async with connect(place.ws, proxy=None, additional_headers=forwarded) as socket:
                    with suppress(ConnectionClosed):
                        await Client(socket).send(type="hello", table=made["table"])
                        return 0, json.loads(await asyncio.wait_for(socket.recv(), 60))["type"]
                return socket.close_code or 0, socket.close_reason or ""

            told = [await visit(f"2001:db8::{number}") for number in range(1, 6)]
            too_many = (4429, "too many new connections from your address; wait a moment")
            assert told == [(0, "state")] * 3 + [too_many] * 2
            assert await visit("2001:db8:0:1::1") == (0, "state")

    run(test)


def test_a_full_server_takes_from_who_has_the_most(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(GENEROUS, sockets=4, all_sockets=6)
        with house(tmp_path, limits=limits) as place:
            made = place.make(listed=True)
            greedy = [await watching(place, made, f"198.51.100.{number // 3}") for number in range(6)]
            guest = await watching(place, made, "192.0.2.1")  # the server is full, and yet
            closing = (await closed(greedy[2]))[-1]
            assert (closing["type"], closing["code"]) == ("closing", "too_fast")
            assert place._app.state.door.open.total == 6
            for socket in (*greedy, guest):
                await socket.close()

    run(test)


async def watching(place: House, made: dict[str, Any], address: str) -> ClientConnection:
    socket = await connect(place.ws, proxy=None, additional_headers={"X-Forwarded-For": address})
    await Client(socket).send(type="hello", table=made["table"])
    assert json.loads(await asyncio.wait_for(socket.recv(), 60))["type"] == "state"
    return socket


def test_guessing_tokens_is_stopped(tmp_path: Path) -> None:
    async def test() -> None:
        with house(tmp_path, limits=SHORT) as place:
            made = place.make()
            codes = []
            for number in range(8):
                async with connect(place.ws, proxy=None) as socket:
                    await Client(socket).send(type="hello", table=made["table"], token=f"{number}" * 24)
                    codes.append((await closed(socket))[-1]["code"])
            assert codes == ["wrong_token"] * 5 + ["too_fast"] * 3

    run(test)


def test_too_many_new_tables_and_requests(tmp_path: Path) -> None:
    limits = Limits(**{**_fields(GENEROUS), "new_tables": Rate(3, 0.0), "requests": Rate(12, 0.0)})
    with house(tmp_path, limits=limits) as place:
        body = {"game": "nyet", "name": "Ann"}
        codes = [httpx.post(f"{place.http}/api/tables", json=body).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]
        codes = [place.get("/api/games").status_code for _ in range(10)]
        assert codes == [200] * 7 + [429] * 3
        assert place.get("/").json()["problems"]


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "null"])
def test_pages_from_elsewhere_may_not_open_sockets(place: House, origin: str) -> None:
    async def test() -> None:
        with pytest.raises(InvalidStatus):
            await connect(place.ws, proxy=None, additional_headers={"Origin": origin})
        async with connect(place.ws, proxy=None, additional_headers={"Origin": place.http}) as socket:
            await socket.send("{}")
            assert await closed(socket)

    run(test)


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (b"", "truncated"),
        (b"[]", "Expected `object`"),
        (b'{"game":"nyet"}', "name"),
        (b'{"game":"nyet","name":""}', "length >= 1"),
        (b'{"game":"nyet","name":"' + b"n" * 25 + b'"}', "length <= 24"),
        (b'{"game":"nyet","name":"\\u0007 "}', "at least one letter"),
        (b'{"game":"nyet","name":"A","secret":1}', "unknown field"),
        (b'{"game":"chess","name":"A"}', "there is no game 'chess'"),
        (b'{"game":"nyet","name":"A","options":{"players":9}}', "players must be at most 5"),
        (b'{"game":"nyet","name":"A","options":{"colour":9}}', "there is no option 'colour'"),
        (b'{"game":"nyet","name":"A","options":{"target_score":50}}', "target_score goes with end_mode=points"),
        (b'{"game":"nyet","name":"A","bots":{"0":"random"}}', "no bot can sit on seat '0'"),
        (b'{"game":"nyet","name":"A","bots":{"1":"genius"}}', "there is no bot 'genius'"),
        (b'{"game":"nyet","name":"A","start":true}', "all other seats need a bot"),
        (b"\xff\xff", "malformed"),
    ],
)
def test_tables_that_cannot_be_made_are_told_why(place: House, body: bytes, says: str) -> None:
    answer = httpx.post(f"{place.http}/api/tables", content=body, headers=JSON)
    assert answer.status_code == 400
    assert says in " ".join(answer.json()["problems"])


def test_requests_that_lead_nowhere(place: House) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/abcdefgh/replay", "/api/tables/..%2f..%2f/log"):
        answer = place.get(path)
        assert answer.status_code == 404, path
    assert place.get("/api/rules/chess").json()["problems"] == ["there is no game 'chess'"]
    assert httpx.delete(f"{place.http}/api/tables").status_code == 405
    assert httpx.post(f"{place.http}/api/tables", content=b"x" * 20_000, headers=JSON).status_code == 413
    assert httpx.post(f"{place.http}/api/replays", content=b"x" * 2_100_000, headers=JSON).status_code == 413
    for path in ("/../pyproject.toml", "/..%2f..%2fapp.py", "/assets/../../app.py", "//etc/passwd"):
        assert b"import" not in place.get(path).content


def test_our_own_mistakes_are_logged_without_values_and_not_told(
    place: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from facedown.server.http import api
    from facedown.server.process.logs import JsonLines

    def broken() -> None:
        token = "secret-token-value"
        raise RuntimeError(f"something about {token}")

    monkeypatch.setattr(api, "games", broken)
    with caplog.at_level(logging.ERROR, "facedown"):
        answer = place.get("/api/games")
    assert answer.status_code == 500
    assert answer.json() == {"problems": ["something went wrong on the server"]}
    (record,) = [record for record in caplog.records if record.message == "a request failed"]
    line = json.loads(JsonLines().format(record))
    assert line["error"] == "RuntimeError"
    assert "secret-token-value" not in json.dumps(line)
    assert line["path"] == "/api/games"


def test_logs_hold_no_tokens_and_no_states(place: House, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        made = place.make(options={"players": 2, "round_count": 1}, bots={"1": "random"}, start=True)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            await ann.play_out()
        for record in caplog.records:
            text = json.dumps({name: str(value) for name, value in vars(record).items()})
            for secret in (*tokens(made), made["watch"], "State(", '"hand"'):
                assert secret not in text

    with caplog.at_level(logging.DEBUG, "facedown"):
        run(test)
    assert any(record.message == "table made" for record in caplog.records)
