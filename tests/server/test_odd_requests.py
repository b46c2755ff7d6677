"""Bad input is the client's mistake: each request and message says what is wrong, and nothing is written to the log."""

import logging
import os
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from facedown.catalog import GAMES
from tests.fuzz.requests import Asked, odd_logs, odd_requests
from tests.server.house import House, run, sitting, tokens

SCALE = float(os.environ.get("FACEDOWN_TEST_SCALE", "1")) / 3
TRIES = int(1_200 * SCALE)


@pytest.fixture(scope="module")
def tables(either: House) -> list[dict[str, Any]]:
    """One that is finished and one that gathers."""
    done = either.make(options={"players": 2, "round_count": 1}, bots={"1": "random"}, start=True, listed=True)

    async def finish() -> None:
        async with sitting(either, done["table"], tokens(done)[0]) as ann:
            await ann.play_out()

    run(finish)
    return [done, either.make(listed=True)]


@pytest.fixture
def client(either: House, tables: list[dict[str, Any]]) -> Iterator[httpx.Client]:
    rights = {
        "authorization": f"Bearer {tokens(tables[1])[0]}",
        "content-type": "application/json",
        "origin": either.http,
    }
    with httpx.Client(base_url=either.http, headers=rights, timeout=40) as made:
        session = made.post("/api/profiles", json={"name": "Ann"}).json()["session"]
        made.headers["facedown-session"] = session
        yield made


def answered(client: httpx.Client, asked: Asked) -> str:
    """What is wrong with the answer, if anything is."""
    headers: list[Any] = [*((name.encode(), value) for name, value in asked.headers)]
    plain = {name: value for name, value in client.headers.items() if name not in dict(asked.headers)}
    request = client.build_request(asked.method, "/", content=asked.body, headers={})
    request.headers = httpx.Headers([*plain.items(), *headers])
    if "host" not in request.headers:
        request.headers["host"] = client.base_url.netloc.decode()
    if asked.body is not None:
        request.headers["content-length"] = str(len(asked.body))
    request.url = request.url.copy_with(raw_path=asked.path.encode())
    answer = client.send(request)
    told = f"{asked.method} {asked.path[:60]} {(asked.body or b'')[:80]!r} {asked.headers}: {answer.status_code}"
    if answer.status_code >= 500:
        return told
    if asked.hopeless and answer.status_code < 400:
        return f"{told}, accepted"
    if answer.status_code >= 400 and asked.path.startswith("/api") and asked.method != "HEAD":
        problems = answer.json()["problems"]
        if not problems or any("Traceback" in text or "Error(" in text or len(text) > 2_000 for text in problems):
            return f"{told}, {str(problems)[:200]}"
    return ""


def test_odd_requests_are_refused_in_words(
    client: httpx.Client, tables: list[dict[str, Any]], told: pytest.LogCaptureFixture
) -> None:
    luck = random.Random(16)
    asked = list(odd_requests(luck, [one["table"] for one in tables], list(GAMES)))
    chosen = [one for one in asked if _is_short(one)]
    wrong: Counter[str] = Counter()
    for one in [*luck.sample(chosen, min(TRIES, len(chosen)))]:
        if bad := answered(client, one):
            wrong[bad] += 1
    assert not wrong
    assert not [record.getMessage() for record in told.records if record.levelno >= logging.ERROR]


def _is_short(asked: Asked) -> bool:
    return len(asked.path) + sum(len(value) for _, value in asked.headers) < 60_000


def test_odd_saved_games_are_refused_in_words(
    client: httpx.Client, tables: list[dict[str, Any]], told: pytest.LogCaptureFixture
) -> None:
    log = client.get(f"/api/tables/{tables[0]['table']}/log").text
    bodies = list(odd_logs(log))
    chosen = random.Random(17).sample(bodies, min(int(150 * SCALE), len(bodies)))
    nested = [body for body in bodies if b"[" * 3000 in body or b'{"a":' * 2000 in body][:: max(1, int(4 / SCALE))]
    asked = [Asked("POST", path, body) for body in (*chosen, *nested) for path in ("/api/replays", "/api/analyses")]
    assert not [bad for one in asked if (bad := answered(client, one))]
    assert not [record.getMessage() for record in told.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (b'{"game":"nyet","name":"Ann","options":{"cls":1}}', "there is no option 'cls'"),
        (b'{"game":"nyet","name":"Ann","options":{"players":' + b"[" * 5000 + b"]" * 5000 + b"}}", "nested too deeply"),
        (b'{"game":"nyet","name":"Ann","options":{"players":' + b"[" * 40 + b"]" * 40 + b"}}", "nested too deeply"),
        (b'{"game":"nyet","name":"A\\u0000n"}', "U+0000 is not allowed"),
        (b'{"game":"nyet","name":"Ann","options":{"a\\u0000":1}}', "U+0000 is not allowed"),
        (b'{"game":"nyet","name":"Ann","name":"Ben"}', "send each field once"),
        (b'{"game":"nyet","name":"Ann","options":{"players":2,"players":3}}', "send each field once"),
        (b'{"game":"nyet","name":"\xed\xa0\x80"}', "send UTF-8"),
        (b'{"game":"nyet","name":"Ann","options":{"players":NaN}}', "malformed"),
        (b'{"game":"nyet","name":"Ann","options":{"players":1e999}}', "out of range"),
    ],
)
def test_bad_bodies_are_told_what_to_change(client: httpx.Client, body: bytes, says: str) -> None:
    answer = client.post("/api/tables", content=body)
    assert answer.status_code == 400
    assert says in " ".join(answer.json()["problems"])


def test_a_text_may_speak_of_the_character_that_it_may_not_hold(client: httpx.Client) -> None:
    answer = client.post("/api/tables", content=b'{"game":"nyet","name":"\\\\u0000"}')
    assert answer.status_code == 201


def test_addresses_with_the_character_zero_are_refused(client: httpx.Client) -> None:
    for path in ("/api/passkeys/a%00b", "/api/deals/abcdefgh?table=%00", "/t/%00"):
        answer = client.get(path) if "passkeys" not in path else client.delete(path)
        assert (answer.status_code, "U+0000" in answer.text) == (400, True), path


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"type":"ping","id":"a","id":"b"}', "send each field once"),
        ('{"type":"chat","id":"a","text":"\\u0000"}', "U+0000 is not allowed"),
        ('{"type":"ping","id":"\\ud800"}', ""),
        ('{"type":"ping","id":' + "[" * 1500 + "]" * 1500 + "}", ""),
        ('{"type":"ping","id":"a","x":' + "[" * 1500 + "]" * 1500 + "}", ""),
        ('{"type":"move","id":"a","seq":' + "9" * 4000 + ',"action":0}', ""),
        ('{"type":"move","id":"a","seq":1e999,"action":0}', ""),
    ],
)
def test_odd_messages_are_refused_in_words(
    either: House, tables: list[dict[str, Any]], told: pytest.LogCaptureFixture, text: str, says: str
) -> None:
    async def test() -> None:
        async with sitting(either, tables[1]["table"], tokens(tables[1])[0]) as ann:
            await ann.socket.send(text)
            refused = await ann.next()
            while refused["type"] != "refused":
                refused = await ann.next()
            assert refused["code"] in {"unreadable", "stale", "not_now"}
            assert says in refused["text"]
            assert await ann.quiet() == []

    run(test)
    assert not [record.getMessage() for record in told.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("origin", ["http://[bad", "::", "null"])
def test_odd_origins_are_foreign(either: House, told: pytest.LogCaptureFixture, origin: str) -> None:
    answer = httpx.post(f"{either.http}/api/profiles", json={"name": "Ann"}, headers={"origin": origin})
    assert answer.status_code == 403

    async def test() -> None:
        with pytest.raises(InvalidStatus):
            await connect(either.ws, proxy=None, additional_headers={"Origin": origin})

    run(test)
    assert not [record.getMessage() for record in told.records if record.levelno >= logging.ERROR]
