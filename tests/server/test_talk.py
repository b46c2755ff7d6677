"""Talk at tables: kept, told to whom it is meant for, and nowhere a way around the rules of a game."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from facedown.server.commands import chat as talk
from facedown.server.commands.chat import tidy
from facedown.server.common.settings import Rate
from facedown.server.messages.chat import NEUTRAL
from facedown.server.store import Unsure
from facedown.server.store.failures import StoreTrouble
from facedown.server.store.sql import SqlStore
from tests.server.house import GENEROUS, Client, House, house, run, sitting, tokens
from tests.server.postgres import Postgres

FREE: dict[str, Any] = {"game": "nyet", "options": {"players": 2}}
TEAMS: dict[str, Any] = {"game": "myst", "options": {"people": 4, "race_driver": "alternate"}}


async def chat_log(client: Client) -> list[tuple[str, int, int, str]]:
    told = await client.until(lambda message: message["type"] == "chat_log")
    return [(line["room"], line["number"], line["by"], line["text"]) for line in told["lines"]]


async def line(client: Client) -> dict[str, Any]:
    return await client.until(lambda message: message["type"] == "chat_line")


def test_said_to_all_and_read_by_those_who_watch(either: House) -> None:
    place = either
    made = place.make(**FREE)

    async def play() -> None:
        first, second = tokens(made)
        async with sitting(place, made["table"], first) as ann, sitting(place, made["table"], second) as ben:
            assert await chat_log(ann) == []
            assert (await ann.ask(type="chat", text=" Hello\n<b>Ben</b>!\u202e "))["type"] == "accepted"
            heard = await line(ben)
            assert (heard["room"], heard["number"], heard["by"]) == ("table", 0, 0)
            assert heard["text"] == "Hello <b>Ben</b>!"  # text as it is: a page shows it as letters
            await ben.ask(type="chat", text="Hi")
            async with sitting(place, made["table"], made["watch"]) as watcher:
                assert [entry[3] for entry in await chat_log(watcher)] == ["Hello <b>Ben</b>!", "Hi"]
                refused = await watcher.ask(type="chat", text="psst")
                assert (refused["code"], "watching" in refused["text"]) == ("not_seated", True)
            before = ann.state["seq"]
            assert all(message["type"] != "state" or message["seq"] == before for message in await ann.quiet())

    run(play)


def test_a_line_sent_twice_is_said_once_and_a_restart_loses_nothing(tmp_path: Path) -> None:
    with house(tmp_path) as first:
        made = first.make(**FREE)

        async def say() -> None:
            async with sitting(first, made["table"], tokens(made)[0]) as ann:
                for _ in range(2):
                    assert (await ann.ask(type="chat", id="same", text="once"))["type"] == "accepted"
                await ann.ask(type="chat", text="twice")

        run(say)
    with house(tmp_path) as second:

        async def look() -> None:
            async with sitting(second, made["table"], tokens(made)[0]) as ann:
                assert await chat_log(ann) == [("table", 0, 0, "once"), ("table", 1, 0, "twice")]
                await ann.ask(type="chat", text="thrice")

        run(look)


def test_a_team_talks_alone_and_others_cannot_count_its_lines(place: House) -> None:
    made = place.make(**TEAMS)

    async def play() -> None:
        links = tokens(made)
        async with (
            sitting(place, made["table"], links[0]) as ann,
            sitting(place, made["table"], links[1]) as ben,
            sitting(place, made["table"], links[2]) as cyd,
        ):
            mate, other = (ben, cyd) if ben.state["you"] == ann.state["you"] else (cyd, ben)
            for number in range(3):
                await ann.ask(type="chat", text=f"secret {number}", team=True)
            await ann.ask(type="chat", text="to all")
            told = [await line(mate) for _ in range(4)]
            assert [(one["room"], one["number"]) for one in told] == [
                ("team", 0),
                ("team", 1),
                ("team", 2),
                ("table", 0),
            ]
            heard = await line(other)
            assert (heard["room"], heard["number"], heard["text"]) == ("table", 0, "to all")
            async with sitting(place, made["table"], made["watch"]) as watcher:
                assert await chat_log(watcher) == [("table", 0, 0, "to all")]
            assert not any("secret" in text for text in other.raw)
            async with sitting(place, made["table"], links[0]) as again:
                assert [entry[:2] for entry in await chat_log(again)] == [("team", k) for k in range(3)] + [
                    ("table", 0)
                ]

    run(play)


@pytest.mark.rule("Y-R29")
def test_partners_do_not_talk_while_a_round_is_played(place: House) -> None:
    made = place.make(options={"players": 3}, bots={"1": "random", "2": "random"}, start=True)

    async def play() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            await ann.play_out(
                until=lambda state: bool(state["view"]) and state["view"]["phase"] in ("nyet", "trick"),
            )
            assert ann.state["talk"] == "hushed"
            refused = await ann.ask(type="chat", text="I have no blue")
            assert (refused["code"], "partners" in refused["text"]) == ("not_now", True)
            assert (await ann.ask(type="chat", text="One moment, please."))["type"] == "accepted"
            assert (await ann.ask(type="chat", text="one moment, please. blue"))["code"] == "not_now"
            await ann.play_out()
            assert ann.state["talk"] == "open"
            assert (await ann.ask(type="chat", text="I had no blue"))["type"] == "accepted"

    run(play)


def test_a_line_said_before_the_round_is_accepted_again_while_nobody_may_talk(place: House) -> None:
    """A page that was cut off says again what was not answered."""
    made = place.make(options={"players": 3}, bots={"1": "random", "2": "random"}, start=False)

    async def play() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert (await ann.ask(type="chat", id="before", text="Good luck, all"))["type"] == "accepted"
            assert (await ann.ask(type="start"))["type"] == "accepted"
            await ann.play_out(
                until=lambda state: bool(state["view"]) and state["view"]["phase"] in ("nyet", "trick"),
            )
            assert ann.state["talk"] == "hushed"
            assert (await ann.ask(type="chat", id="before", text="Good luck, all"))["type"] == "accepted"
            assert (await ann.ask(type="chat", id="now", text="Good luck, all"))["code"] == "not_now"

    run(play)


@pytest.mark.parametrize(
    ("error", "written", "code"),
    [(StoreTrouble("full"), False, "not_saved"), (Unsure("cut before"), False, ""), (Unsure("cut after"), True, "")],
)
def test_a_line_is_told_once_though_its_writing_went_wrong(
    place: House, monkeypatch: pytest.MonkeyPatch, error: Exception, written: bool, code: str
) -> None:
    made = place.make(**FREE)
    store = place.tables.store
    write = store.write
    tries: list[bool] = []

    async def fails(work: Callable[[Connection], None]) -> None:
        tries.append(True)
        if len(tries) == 1:
            if written:
                await write(work)
            raise error
        await write(work)

    async def play() -> None:
        first, second = tokens(made)
        async with sitting(place, made["table"], first) as ann, sitting(place, made["table"], second) as ben:
            with monkeypatch.context() as patch:
                patch.setattr(store, "write", fails)
                answer = await ann.ask(type="chat", id="same", text="Hello")
            assert answer.get("code", "") == code
            assert (await ann.ask(type="chat", id="same", text="Hello"))["type"] == "accepted"
            assert (await line(ben))["text"] == "Hello"
            assert not [told for told in await ben.quiet() if told["type"] == "chat_line"]
            async with sitting(place, made["table"], second) as again:
                assert await chat_log(again) == [("table", 0, 0, "Hello")]

    run(play)


def test_nobody_is_told_that_a_line_was_not_said_while_the_store_cannot_be_asked(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = place.make(**FREE)

    async def cut(table: str, seat: int, message: str) -> bool:
        raise StoreTrouble("unreachable")

    async def play() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert (await ann.ask(type="chat", id="same", text="Hello"))["type"] == "accepted"
            with monkeypatch.context() as patch:
                patch.setattr(place.tables.store, "already_done", cut)
                await ann.send(type="chat", id="same", text="Hello")
                answer = await ann.until(lambda told: told["type"] in {"accepted", "refused", "closing"})
            assert (answer["type"], answer["code"]) == ("closing", "restarting")

    run(play)


def test_two_players_have_no_partners(place: House) -> None:
    made = place.make(options={"players": 2}, bots={"1": "random"}, start=True)

    async def play() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert ann.state["talk"] == "open"

    run(play)


def test_a_host_can_have_a_silent_table(place: House) -> None:
    made = place.make(**TEAMS, chat=False)

    async def play() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert ann.state["talk"] == "off"
            assert "switched" in (await ann.ask(type="chat", text="anybody?"))["text"]
            assert (await ann.ask(type="chat", text="mate?", team=True))[
                "type"
            ] == "accepted"  # M-R.35: that is the game

    run(play)


def test_fast_talk_is_slowed_down_and_nothing_else_with_it(tmp_path: Path) -> None:

    with house(tmp_path, limits=replace(GENEROUS, chat=Rate(2, 0.0))) as slow:
        made = slow.make(**FREE)

        async def play() -> None:
            async with (
                sitting(slow, made["table"], tokens(made)[0]) as ann,
                sitting(slow, made["table"], tokens(made)[0]) as device,
            ):
                await ann.ask(type="chat", text="1")
                await device.ask(type="chat", text="2")
                refused = await ann.ask(type="chat", text="3")
                assert (refused["code"], "fast" in refused["text"]) == ("too_fast", True)
                assert (await ann.ask(type="rename", name="Anna"))["type"] == "accepted"

        run(play)


def test_the_store_is_not_asked_about_a_line_that_comes_too_fast_before_a_while_has_passed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred sockets that talk ten times a second kept the server busy with nothing but looking for their lines."""
    happened: list[str] = []

    async def pause(seconds: float) -> None:
        happened.append("pause")

    async def already_done(self: SqlStore, table: str, chair: int, message: str) -> bool:
        happened.append(message)
        return False

    monkeypatch.setattr(talk, "pause", pause)
    monkeypatch.setattr(SqlStore, "already_done", already_done)
    with house(tmp_path, limits=replace(GENEROUS, chat=Rate(1, 0.0))) as slow:
        made = slow.make(**FREE)

        async def play() -> None:
            async with sitting(slow, made["table"], tokens(made)[0]) as ann:
                for name in ("a", "b"):
                    await ann.ask(type="chat", id=name, text="hello")

        run(play)
    assert happened == ["a", "pause", "b"]


def test_who_goes_on_talking_too_fast_is_cut_off(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(GENEROUS, chat=Rate(1, 0.0), strikes=5)) as slow:
        made = slow.make(**FREE)

        async def play() -> None:
            async with sitting(slow, made["table"], tokens(made)[0]) as ann:
                await ann.ask(type="chat", text="1")
                for number in range(5):
                    await ann.send(type="chat", id=f"c{number}", text="more")
                told = await ann.until(lambda message: message["type"] == "closing")
                assert told["code"] == "too_fast"

        run(play)


def test_what_is_said_is_one_line_of_visible_letters() -> None:
    assert tidy("a\nb\tc\x00d\u2028e\u202ef") == "a b c d e f"
    assert tidy(" \n\u200b ") == ""
    assert tidy("grüße 你好 🙂") == "grüße 你好 🙂"


def test_two_servers_on_one_database_hear_each_other(pg: Postgres, tmp_path: Path) -> None:
    where = pg.database()
    with house(tmp_path, database=where) as one, house(tmp_path, database=where) as other:
        made = one.make(**FREE)

        async def play() -> None:
            first, second = tokens(made)
            async with sitting(one, made["table"], first) as ann, sitting(other, made["table"], second) as ben:
                for number in range(3):
                    await ann.ask(type="chat", text=f"Ann {number}")
                    assert (await line(ben))["text"] == f"Ann {number}"
                    await ben.ask(type="chat", text=f"Ben {number}")
                    told = await ann.until(lambda message: message["type"] == "chat_line" and message["by"] == 1)
                    assert (told["text"], told["number"]) == (f"Ben {number}", 2 * number + 1)
                async with sitting(other, made["table"], first) as again:
                    assert [entry[1] for entry in await chat_log(again)] == list(range(6))

        run(play)


def test_a_line_of_unknown_fate_reaches_the_other_server_when_it_comes_again(
    pg: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was written, but the server that wrote it was cut off and could tell nobody."""
    where = pg.database()
    with house(tmp_path, database=where) as one, house(tmp_path, database=where) as other:
        made = one.make(**FREE)
        store = one.tables.store
        write = store.write

        async def written_then_cut(work: Callable[[Connection], None]) -> None:
            await write(work)
            raise Unsure("cut after")

        answers: list[bool | StoreTrouble] = [False, StoreTrouble("unreachable")]  # before the write, and after it

        async def heard(table: str, seat: int, message: str) -> bool:
            if isinstance(answer := answers.pop(0), StoreTrouble):
                raise answer
            return answer

        async def play() -> None:
            first, second = tokens(made)
            async with sitting(other, made["table"], second) as ben:
                async with sitting(one, made["table"], first) as ann:
                    with monkeypatch.context() as patch:
                        patch.setattr(store, "write", written_then_cut)
                        patch.setattr(store, "already_done", heard)
                        await ann.send(type="chat", id="same", text="Hello")
                        assert (await ann.until(lambda told: told["type"] == "closing"))["code"] == "restarting"
                assert not [told for told in await ben.quiet() if told["type"] == "chat_line"]
                async with sitting(one, made["table"], first) as again:
                    assert (await again.ask(type="chat", id="same", text="Hello"))["type"] == "accepted"
                    assert (await line(ben))["text"] == "Hello"

        run(play)


def test_the_page_knows_the_same_neutral_phrases() -> None:
    source = (Path(__file__).parents[2] / "web/src/lib/talk.svelte.ts").read_text()
    phrases, neutral = (json.loads(found) for found in re.findall(r"(?:PHRASES|NEUTRAL) = (.*?);", source))
    assert tuple(phrases[k] for k in neutral) == NEUTRAL
