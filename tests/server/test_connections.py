"""Connections that send or read slowly, or are simply open: each has a deadline, and none takes other people's share.

Source addresses 127.0.0.2 and so on stand for several clients; 127.0.0.1 is where a proxy would be.
"""

import json
import os
import re
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from facedown.server.common.settings import Rate
from facedown.server.http import body_limits
from facedown.server.http import http_protocol as connections
from facedown.server.http.http_protocol import TableConfig
from facedown.server.http.paced_answers import PacedAnswers
from tests.server.house import GENEROUS, PATIENCE, House, house

QUICK = replace(GENEROUS, head_seconds=0.4, body_seconds=0.4, body_rate=100_000.0, read_seconds=2.0)
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
GAMES = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
NYET = b'{"game":"nyet","name":"Ann"}'


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("quick")
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text("<!doctype html>")
    (folder / "static" / "large.bin").write_bytes(os.urandom(40_000_000))
    with house(folder, limits=QUICK, static=folder / "static") as made:
        yield made


def dial(place: House, source: str = "127.0.0.2", buffer: int = 0) -> socket.socket:
    made = socket.socket()
    if buffer:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    made.bind((source, 0))
    made.settimeout(PATIENCE)
    made.connect(("127.0.0.1", place.port))
    return made


def rest(line: socket.socket) -> bytes:
    """All that comes until the server closes; a server that does not close fails the test."""
    told = bytearray()
    try:
        while part := line.recv(1 << 20):
            told += part
    except ConnectionError:
        pass
    return bytes(told)


def answer(line: socket.socket) -> bytes:
    """The first bytes of an answer."""
    return line.recv(65_536)


def whole_answer(line: socket.socket) -> bytes:
    """All of an answer that tells its length, so that none of it is left for what is read next."""
    told = answer(line)
    while (end := told.find(b"\r\n\r\n")) < 0:
        told += answer(line)
    length = re.search(rb"(?im)^content-length: (\d+)", told[:end])
    assert length
    while len(told) < end + 4 + int(length[1]):
        told += answer(line)
    return told


def drip(line: socket.socket, text: bytes) -> None:
    """A byte now and then, until the server has had enough."""
    end = time.monotonic() + PATIENCE
    line.settimeout(0.05)
    for byte in text:
        assert time.monotonic() < end, "the server never had enough"
        try:
            line.sendall(bytes((byte,)))
            if not line.recv(1):
                return
        except TimeoutError:
            continue
        except ConnectionError:
            return
    pytest.fail("the server has taken all of it")


def until(wanted: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end
        time.sleep(0.01)


def config(place: House) -> TableConfig:
    found = place._server.config
    assert isinstance(found, TableConfig)
    return found


def test_a_connection_that_asks_nothing_is_closed(quick: House) -> None:
    with dial(quick) as line:
        assert rest(line).startswith(b"HTTP/1.1 408 ")


def test_a_request_that_never_ends_its_head_is_closed(quick: House) -> None:
    with dial(quick) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        drip(line, b"X-Slow: x\r\n" * 1000)


def test_a_second_request_is_no_slower_than_the_first(quick: House) -> None:
    with dial(quick) as line:
        line.sendall(GAMES + b"\r\n")
        assert whole_answer(line).startswith(b"HTTP/1.1 200 ")
        drip(line, b"GET / HTTP/1.1\r\n" + b"X-Slow: x\r\n" * 1000)


def test_empty_lines_before_a_request_keep_nothing_open(quick: House) -> None:
    with dial(quick) as line:
        drip(line, b"\r\n" * 10_000)


def test_a_body_that_comes_too_slowly_is_given_up(quick: House) -> None:
    with dial(quick) as line:
        line.sendall(HEAD + b"Content-Length: 16000\r\n\r\n" + NYET)
        assert rest(line).startswith(b"HTTP/1.1 408 ")
    with dial(quick) as line:
        line.sendall(HEAD + b"Transfer-Encoding: chunked\r\n\r\n")
        drip(line, b"1\r\n \r\n" * 10_000)
    with dial(quick) as line:  # an honest one is not
        line.sendall(HEAD + b"Content-Length: %d\r\n\r\n" % len(NYET) + NYET)
        assert answer(line).startswith(b"HTTP/1.1 201 ")


def test_a_body_that_nobody_wants_is_not_read_forever(quick: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LINGER_SECONDS", 0.4)
    with dial(quick) as line:
        line.sendall(HEAD + b"Content-Length: 99999999\r\n\r\n")
        assert answer(line).startswith(b"HTTP/1.1 413 ")
        drip(line, b"x" * 10_000)


def test_an_answer_that_is_not_read_takes_little_memory_and_is_given_up(quick: House) -> None:
    with dial(quick, buffer=4096) as line:
        line.sendall(b"GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n")
        assert answer(line).startswith(b"HTTP/1.1 200 ")
        kept = [one.transport.get_write_buffer_size() for one in list(quick._server.server_state.connections)]
        assert max(kept) <= 200_000
        until(lambda: config(quick).places.total == 0)
    with dial(quick) as line:  # who reads gets all of it
        line.sendall(b"GET /large.bin HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert len(rest(line)) > 40_000_000


def served(place: House, source: str) -> bool:
    with dial(place, source) as line:
        line.sendall(GAMES + b"Connection: close\r\n\r\n")
        return rest(line).startswith(b"HTTP/1.1 200 ")


def test_one_address_has_its_share_of_connections(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(GENEROUS, connections=5)) as place, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(dial(place))
        until(lambda: config(place).places.total == 5)
        with dial(place) as line:
            head, _, body = rest(line).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 429 ")
            assert json.loads(body)["problems"] == ["too many connections from your address; wait a moment"]
        assert served(place, "127.0.0.3")
        assert place.get("/api/health").status_code == 200  # a proxy speaks for many
        stack.close()
        until(lambda: config(place).places.total == 0)
        assert served(place, "127.0.0.2")


def test_a_full_server_takes_connections_from_who_has_the_most(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(GENEROUS, connections=5, all_connections=8)) as place, ExitStack() as stack:
        greedy = [stack.enter_context(dial(place)) for _ in range(5)]
        others = [stack.enter_context(dial(place, "127.0.0.3")) for _ in range(3)]
        until(lambda: config(place).places.total == 8)
        assert served(place, "127.0.0.4")
        assert rest(greedy[-1]) == b""  # the newest of the largest
        for line in (*greedy[:4], *others):
            line.sendall(GAMES + b"\r\n")
            assert answer(line).startswith(b"HTTP/1.1 200 ")


def test_sockets_count_as_connections_until_they_are_closed(quick: House) -> None:
    before = config(quick).places.total
    with dial(quick) as line:
        line.sendall(UPGRADE)
        assert b"101" in answer(line)
        assert config(quick).places.total == before + 1
    until(lambda: config(quick).places.total == before)


def test_a_read_full_of_tiny_messages_is_not_kept(quick: House) -> None:
    made = quick.make()
    hello = json.dumps({"type": "hello", "table": made["table"], "token": made["watch"]}).encode()
    with dial(quick) as line:
        line.sendall(UPGRADE)
        assert b"101" in answer(line)
        line.sendall(bytes((0x81, 0x80 | len(hello))) + bytes(4) + hello)
        answer(line)
        try:
            line.sendall((bytes((0x81, 0x80)) + bytes(4)) * 100_000)  # empty texts
            rest(line)
        except ConnectionError:
            pass
    until(lambda: config(quick).places.total == 0)


def uploading(place: House, source: str, sent: int, of: int = 390_000) -> socket.socket:
    """Has sent so much of a saved game, and waits."""
    line = dial(place, source)
    head = "POST /api/replays HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: "
    line.sendall(f"{head}{of}\r\n\r\n".encode() + b"x" * sent)
    return line


def status(line: socket.socket) -> str:
    """Of an answer that is there; empty if there is none."""
    line.settimeout(1.0)
    try:
        return answer(line)[9:12].decode()
    except TimeoutError:
        return ""


def small(place: House, source: str) -> int:
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport) as client:
        return client.post(f"{place.http}/api/tables", json={"game": "nyet", "name": "Ann"}).status_code


def test_bodies_of_one_client_and_of_all_take_bounded_memory(tmp_path: Path) -> None:
    limits = replace(GENEROUS, bodies=500_000, all_bodies=900_000)
    with house(tmp_path, limits=limits) as place, ExitStack() as stack:
        first = [stack.enter_context(uploading(place, "127.0.0.2", 200_000)) for _ in range(4)]
        assert sorted(status(line) for line in first) == ["", "", "429", "429"]
        second = [stack.enter_context(uploading(place, "127.0.0.3", 200_000)) for _ in range(3)]
        assert sorted(status(line) for line in second) == ["", "", "429"]
        (third,) = [stack.enter_context(uploading(place, "127.0.0.4", 200_000))]
        assert status(third) == "429"  # there is no room for large bodies any more
        assert small(place, "127.0.0.4") == 201  # but for small ones
        assert small(place, "127.0.0.5") == 201


def test_bodies_of_one_client_are_read_at_a_bounded_rate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Long bodies that came as fast as the line allows took four fifths of the server's time."""
    monkeypatch.setattr(body_limits, "MOST_WAITING", 2)
    monkeypatch.setattr(body_limits, "REFUSAL_SECONDS", 0.1)
    limits = replace(GENEROUS, body_bytes=Rate(100_000, 1e-3))  # after that, next to nothing
    with house(tmp_path, limits=limits) as place, ExitStack() as stack:

        def post(address: str, size: int) -> socket.socket:
            return stack.enter_context(uploading(place, address, size, of=size))

        first = post("127.0.0.2", 120_000)
        until(lambda: status(first) == "400")  # no saved game, but read
        waiting = [post("127.0.0.2", 120_000) for _ in range(2)]
        until(lambda: status(post("127.0.0.2", 120_000)) == "429")
        assert [status(line) for line in waiting] == ["", ""]
        other = post("127.0.0.3", 120_000)
        until(lambda: status(other) == "400")  # others do not wait
        assert small(place, "127.0.0.4") == 201
        assert small(place, "127.0.0.2") == 201  # short requests never wait, not even of that address


def test_requests_at_once_of_one_client_are_bounded(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(GENEROUS, requests_at_once=3)) as place, ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(uploading(place, "127.0.0.2", 10))
        until(lambda: small(place, "127.0.0.2") == 429)
        assert small(place, "127.0.0.3") == 201
        stack.close()
        until(lambda: small(place, "127.0.0.2") == 201)


def test_nonsense_is_no_warning(quick: House, caplog: pytest.LogCaptureFixture) -> None:
    for text in (b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n"):
        with dial(quick) as line:
            line.sendall(text)
            assert answer(line).startswith(b"HTTP/1.1 ")
    records: list[Any] = [record for record in caplog.records if record.name.startswith("uvicorn")]
    assert not [record.getMessage() for record in records if record.levelname in {"WARNING", "ERROR"}]


def test_answers_that_one_client_does_not_read_take_bounded_memory(tmp_path: Path) -> None:
    """The oldest is broken off when a further one comes; another client's is not."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html>")
    (static / "large.bin").write_bytes(os.urandom(40_000_000))
    limits = replace(GENEROUS, answers=100_000_000)
    with house(tmp_path, limits=limits, static=static) as place, ExitStack() as stack:
        sources = ["127.0.0.2", "127.0.0.3", "127.0.0.2", "127.0.0.2"]
        for number, source in enumerate(sources):
            line = stack.enter_context(dial(place, source, buffer=4096))
            line.sendall(b"GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n")
            assert answer(line).startswith(b"HTTP/1.1 200 ")
            until(lambda: config(place).places.total == min(number + 1, 3))  # noqa: B023
        assert served(place, "127.0.0.2")


def test_when_all_answers_together_are_too_much_the_largest_group_loses_its_oldest() -> None:
    broken: list[str] = []
    answers = PacedAnswers(replace(GENEROUS, answers=100, all_answers=150))
    first = answers._begin("a", 40, lambda: broken.append("first"))
    answers._begin("a", 40, lambda: broken.append("second"))
    answers._begin("b", 60, lambda: broken.append("other"))
    assert not broken
    answers._begin("c", 30, lambda: broken.append("third"))
    assert broken == ["first"]
    answers._end(first)  # its sender notices later
    assert answers._bytes == {"a": 40, "b": 60, "c": 30}
    answers._begin("d", 500, lambda: broken.append("huge"))  # one answer alone is never too long, nor the others' fault
    assert broken == ["first"]
