"""Odd moments of a live race: Books, the time limit, wrong and hostile messages, a write that fails."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from facedown.games.myst.live import race as live
from facedown.server.store.sql import SqlStore
from tests.server.house import House, house, sitting, tokens
from tests.server.racing import handle_of, is_race_running, is_type, lay, legal, open_race, room_of, rooms_of
from tests.server.test_myst_leaks import BOOKS, TABLE, TOKENS, do, prepare
from tests.server.test_myst_race import LIVE, quick, start, table_of

__all__ = ["quick"]


@pytest.mark.rule("M-49")
@pytest.mark.rule("M-60")
def test_a_team_that_is_cut_off_plays_a_book_and_lays_anywhere(tmp_path: Path, quick: None) -> None:
    async def test(place: House) -> None:
        async with (
            sitting(place, TABLE, TOKENS[0]) as ann,
            sitting(place, TABLE, TOKENS[1]) as yves,
            sitting(place, TABLE, TOKENS[2]) as ben,
        ):
            await do(ann, "key:ship")
            await do(yves, "key:gears")
            await do(yves, "key:gears")
            for client in (ann, yves, ben):
                while (await is_type(client, "race"))["stage"] != "open":
                    pass
            for cell in ("B3", "A3", "B4", "B5", "A5"):
                assert (await lay(yves, place, TABLE, cell))["reason"] == ""
            await ann.until_state(lambda state: state["view"]["teams"][0]["cut_off"])
            assert (await lay(ann, place, TABLE, "E1"))["reason"] == "not_touching"
            assert (await ben.ask(type="race_book"))["reason"] == "not_captain"
            assert (await ann.ask(type="race_book"))["reason"] == ""
            await yves.until_state(lambda state: state["view"]["teams"][0]["book_pending"])  # M-96
            assert (await ann.ask(type="race_book", id="again"))["reason"] == "already_pending"
            assert (await lay(ben, place, TABLE, "C4"))["reason"] == ""
            await ann.until_state(lambda state: not state["view"]["teams"][0]["book_pending"])
            assert sorted(legal(ann)) == ["C3", "C5", "D4"]  # M-S.17

    asyncio.run(prepare(tmp_path, BOOKS))
    with house(tmp_path) as place:
        asyncio.run(asyncio.wait_for(test(place), 300))


@pytest.mark.rule("M-65")
def test_when_time_is_up_pieces_are_laid_in_turns(tmp_path: Path, quick: None) -> None:
    async def test(place: House) -> None:
        table, keys = table_of(place, race_time_limit_s=1)
        async with sitting(place, table, keys[0]) as ana, sitting(place, table, keys[1]) as yves:
            await start(ana, yves)
            await open_race(ana, yves)
            await lay(ana, place, table, "D4")
            await yves.until_state(lambda state: state["view"]["driver"] == "alternate")
            assert [choice["text"] for choice in yves.state["choices"]] == [
                "place:H1",
                "place:G2",
                "place:I2",
                "place:H3",
            ]
            assert (await ana.ask(type="drop", piece="abcdefgh", cell=3))["reason"] == "race_closed"

    with house(tmp_path) as place:
        asyncio.run(asyncio.wait_for(test(place), 300))


def test_wrong_and_hostile_messages_disturb_nobody(tmp_path: Path, quick: None) -> None:
    async def test(place: House) -> None:
        table, keys = table_of(place)
        made = place.make(game="nyet", options={"players": 2}, bots={"1": "random"}, start=True)
        async with (
            sitting(place, table, keys[0]) as ana,
            sitting(place, table, keys[1]) as yves,
            sitting(place, made["table"], tokens(made)[0]) as elsewhere,
        ):
            assert (await elsewhere.ask(type="drop", piece="abcdefgh", cell=1))["reason"] == "race_closed"
            assert (await elsewhere.ask(type="chat", team=True, text="hello"))["code"] == "not_now"  # no team there
            await elsewhere.send(type="grab", piece="abcdefgh")
            await start(ana, yves)
            await ana.send(type="pause_race", on=True)  # no race yet
            await open_race(ana, yves)
            theirs = handle_of(place, table, 1, "H3")
            odd: list[dict[str, Any]] = [
                {"type": "grab", "piece": theirs},
                {"type": "turn_piece", "piece": theirs},
                {"type": "put", "piece": theirs, "heap": 1, "place": 2.0},
                {"type": "drag", "piece": theirs, "x": 1.0, "y": 1.0},
                {"type": "race_pong", "number": 17},
                {"type": "grab", "piece": "not a handle"},
                {"type": "put", "piece": theirs, "heap": 9, "place": 2.0},
                {"type": "drop", "id": "x", "piece": theirs, "cell": 60},
                {"type": "drag", "piece": theirs, "x": 1e9, "y": "left"},
            ]
            for message in odd:
                await ana.send(**message)
            answer = await ana.ask(type="drop", piece=theirs, cell=31)
            assert answer["reason"] == "not_holder"  # the other team's pieces are nothing to it
            kinds = [json.loads(text) for text in ana.raw]
            assert sum(told["type"] == "not_held" and told["reason"] == "piece_gone" for told in kinds) == 3
            assert sum(told["type"] == "refused" and told["code"] == "unreadable" for told in kinds) == 4
            await yves.quiet()
            assert (await lay(yves, place, table, "H3"))["reason"] == ""
            assert room_of(place, table).race.trays[1].of_cell(27).turn == 0

    with house(tmp_path) as place:
        asyncio.run(asyncio.wait_for(test(place), 300))


def test_a_piece_that_could_not_be_written_down_is_not_laid(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("facedown.live.myst.room.AGAIN_SECONDS", 0.1)

    async def test(place: House) -> None:
        table, keys = table_of(place)
        async with sitting(place, table, keys[0]) as ana, sitting(place, table, keys[1]) as yves:
            await start(ana, yves)
            await open_race(ana, yves)
            commit = SqlStore.commit
            failed: list[bool] = []

            async def full(self: SqlStore, *args: Any) -> None:
                if not failed:
                    failed.append(True)
                    raise OSError("no space left on device")
                await commit(self, *args)

            monkeypatch.setattr(SqlStore, "commit", full)
            piece = room_of(place, table).race.trays[0].of_cell(33)
            await ana.send(type="grab", piece=piece.handle)
            for _ in range(-piece.turn % 4):
                await ana.send(type="turn_piece", piece=piece.handle)
            await ana.send(type="drop", id="lost", piece=piece.handle, cell=33)
            answer = await is_type(ana, "dropped")
            assert (answer["id"], answer["reason"]) == ("lost", "not_saved")
            state = await is_type(ana, "race")
            while state["stage"] != "open":
                state = await is_type(ana, "race")
            assert len(state["pieces"]) == 58  # all are in the tray again, with new handles
            assert piece.handle not in {one["piece"] for one in state["pieces"]}
            assert (await lay(ana, place, table, "D4"))["reason"] == ""
            await yves.until_state(lambda seen: seen["view"]["cells"].count("b") == 2)

    with house(tmp_path) as place:
        asyncio.run(asyncio.wait_for(test(place), 300))


def test_a_race_that_everybody_has_left_stands_still_and_leaves_the_memory(tmp_path: Path, quick: None) -> None:
    async def test(place: House) -> None:
        options = LIVE | {"bot_race_skill": "expert"}
        made = place.make(game="myst", options=options, bots={"1": "novice"}, start=True)
        table = made["table"]
        async with sitting(place, table, tokens(made)[0]) as ana:
            await open_race(ana)
        while table in place.tables.in_use() or is_race_running(place, table):
            await asyncio.sleep(0.05)  # that it is paused is written down, too
        room = room_of(place, table)
        assert room.race.paused
        place.tables._used[table] = -1e9
        place.tables.forget_idle()
        assert table not in place.tables.in_memory
        assert table not in rooms_of(place.tables)
        async with sitting(place, table, tokens(made)[0]) as ana:
            while (await is_type(ana, "race"))["stage"] != "open":
                pass
            assert room_of(place, table) is not room
            assert (await lay(ana, place, table, legal(ana)[0]))["reason"] == ""

    with house(tmp_path) as place:
        asyncio.run(asyncio.wait_for(test(place), 300))


def test_the_countdown_is_five_seconds() -> None:
    assert live.COUNTDOWN == 5_000  # M-54; other tests shorten it
