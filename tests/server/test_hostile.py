"""Clients that mean harm, or are broken: they get an error or are cut off, and disturb nobody else."""

import json
import logging
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from facedown.server.common.settings import Limits, Rate
from tests.server.hostile import SHORT, closed, fields
from tests.server.house import GENEROUS, JSON, Client, House, house, run, sitting, tokens


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
    limits = Limits(**{**fields(GENEROUS), "strikes": 10_000})

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
                assert all("Traceback" not in told["text"] for told in refused)
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
    limits = Limits(**{**fields(GENEROUS), "new_tables": Rate(3, 0.0), "requests": Rate(12, 0.0)})
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
        (b'{"game":"nyet","name":"A","options":{"players":9}}', "“Players” must be at most 5"),
        (b'{"game":"nyet","name":"A","options":{"colour":9}}', "there is no option 'colour'"),
        (
            b'{"game":"nyet","name":"A","options":{"target_score":50}}',
            "“Target score” goes with “End of the game: Points”",
        ),
        (b'{"game":"nyet","name":"A","bots":{"0":"random"}}', "no bot can sit in seat '0'"),
        (b'{"game":"nyet","name":"A","bots":{"1":"genius"}}', "there is no bot 'genius'"),
        (b'{"game":"nyet","name":"A","start":true}', "put a bot in every other seat"),
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
    said = [{"code": "server.request.failed"}]
    assert answer.json() == {"problems": ["something went wrong on the server"], "said": said}
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
