"""The live race of MYST over real sockets: order, reasons, secrets, pauses, and what a stopped server leaves."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from facedown.games.myst.live import race as live
from facedown.games.myst.rules.pieces import CELL, CELL_NAMES
from facedown.server.commands import absence
from tests.server.house import JSON, Client, House, house, in_words, sitting, tokens
from tests.server.racing import handle_of, is_type, lay, legal, open_race, race_to_the_end, room_of

LIVE = {"race_driver": "live", "youngest_team": "blue", "lag_cap_ms": 0, "race_idle_hint_s": 0}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody counts to five in a test."""
    monkeypatch.setattr(live, "COUNTDOWN", 50)
    monkeypatch.setattr("facedown.games.myst.page.teams.SECOND_KEY", 0.0)
    monkeypatch.setattr("facedown.live.myst.pauses.BACK_MS", 100)


@pytest.fixture
def racetrack(tmp_path: Path, quick: None) -> Iterator[House]:
    with house(tmp_path) as made:
        yield made


def table_of(place: House, people: int = 2, **options: Any) -> tuple[str, list[str]]:
    made = place.make(game="myst", options=LIVE | {"people": people} | options)
    return made["table"], tokens(made)


def secrets_in(client: Client) -> str:
    """Everything a socket was told, but for pings."""
    return "\n".join(text for text in client.raw if '"race_ping"' not in text)


async def start(*clients: Client) -> None:
    await clients[0].ask(type="start")
    for client in clients:
        if client.state["phase"] != "running":
            await client.until_state(lambda state: state["phase"] == "running")


def test_reasons_come_in_their_order_and_to_their_sender(racetrack: House) -> None:
    async def test() -> None:
        table, keys = table_of(racetrack)
        async with sitting(racetrack, table, keys[0]) as ana, sitting(racetrack, table, keys[1]) as yves:
            await start(ana, yves)
            await open_race(ana, yves)
            await yves.quiet()
            before = len(yves.raw)
            answers = [await lay(ana, racetrack, table, "C5", to) for to in ("H2", "B5", "D4", "C5")]
            reasons = [answer["reason"] for answer in answers]
            assert reasons == ["cell_taken", "not_touching", "wrong_cell", "cooling"]  # M-58, M-S.9
            assert [answer["clause"] for answer in answers] == ["M-58", "M-46", "M-59", "M-59"]
            assert answers[2]["waits"] == 1000  # M-59
            assert 0 < answers[3]["waits"] <= 1000
            handle = handle_of(racetrack, table, 0, "D4")
            for _ in range(4):
                await ana.send(type="turn_piece", piece=handle)  # free pieces may be turned by anybody of the team
            assert (await is_type(ana, "turned"))["piece"] in {handle, handle_of(racetrack, table, 0, "C5")}
            await asyncio.sleep(1.1)
            assert (await lay(ana, racetrack, table, "C5"))["reason"] == ""
            await yves.until_state(lambda state: state["view"]["cells"].count("b") == 2)
            told = [json.loads(text)["type"] for text in yves.raw[before:]]
            assert [kind for kind in told if kind != "race_ping"] == ["gone", "state"]  # M-62, M-102 (d)

    asyncio.run(test())


def test_a_whole_race_and_the_walk_after_it(racetrack: House) -> None:
    async def test() -> None:
        table, keys = table_of(racetrack)
        async with sitting(racetrack, table, keys[0]) as ana, sitting(racetrack, table, keys[1]) as yves:
            await start(ana, yves)
            await open_race(ana, yves)
            await race_to_the_end(racetrack, table, ana, yves)
            assert "." not in ana.state["view"]["cells"]  # M-52
            for client in (ana, yves):
                while (await is_type(client, "race"))["stage"] != "closed":  # M-66
                    pass
            answer = await ana.ask(type="drop", piece="abcdefgh", cell=3)
            assert answer["reason"] == "race_closed"
            while ana.state["phase"] != "over":
                acting = ana if ana.state["choices"] else yves
                if acting.state["choices"]:
                    await acting.move(acting.state["choices"][-1]["action"])
                await ana.quiet()
                await yves.quiet()
            assert sum(ana.state["result"]) == pytest.approx(1.0)
            replay = racetrack.get(f"/api/tables/{table}/replay?sight=0").json()
            laid = [step for step in replay["steps"] if any("covers" in in_words(line) for line in step["lines"])]
            assert len(laid) == 58
            times = [step["at"] for step in replay["steps"]]
            assert times == sorted(times)  # M-53: when, for a replay at the pace of the race
            assert {step["chair"] for step in laid} == {0, 1}
            file = racetrack.get(f"/api/tables/{table}/log").text
            again = httpx.post(f"{racetrack.http}/api/replays?sight=0", content=file, headers=JSON).json()
            assert [step["chair"] for step in again["steps"]] == [step["chair"] for step in replay["steps"]]
            assert [step["at"] for step in again["steps"]] == pytest.approx(times, abs=0.01)

    asyncio.run(test())


def test_a_team_shares_its_tray_and_talk_and_nobody_else_hears_of_it(racetrack: House) -> None:
    async def test() -> None:
        table, keys = table_of(racetrack, 4)
        async with (
            sitting(racetrack, table, keys[0]) as ana,
            sitting(racetrack, table, keys[1]) as yves,
            sitting(racetrack, table, keys[2]) as ben,
            sitting(racetrack, table, keys[3]) as zoe,
        ):
            await start(ana, yves, ben, zoe)
            assert [seat["team"] for seat in ana.state["seats"]] == [0, 1, 0, 1]  # M-33
            assert (ben.state["you"], ben.state["chair"]) == (0, 2)
            assert ben.state["choices"] == []  # the captain chooses, M-O.4
            refused = await ben.ask(type="move", seq=ben.state["seq"], action=0)
            assert refused["code"] == "not_your_turn"
            assert "Ann" in refused["text"]
            await open_race(ana, yves)
            handle = handle_of(racetrack, table, 0, "D4")
            await ana.send(type="grab", piece=handle)
            held = await is_type(ben, "held")
            assert (held["piece"], held["by"]) == (handle, 0)  # M-56
            await ben.send(type="grab", piece=handle)
            taken = await is_type(ben, "not_held")
            assert (taken["reason"], taken["by"]) == ("piece_held", 0)  # M-S.14
            await ana.send(type="drag", piece=handle, x=3.2, y=4.5)
            assert (await is_type(ben, "dragged"))["x"] == 3.2
            await ana.send(type="point", x=1.5, y=2.5)
            assert (await is_type(ben, "pointed"))["by"] == 0
            await ana.ask(type="chat", text="rocket first", team=True)
            assert (await is_type(ben, "chat_line"))["text"] == "rocket first"  # M-99
            await ana.send(type="put", piece=handle, heap=2, place=1.5)
            freed = await is_type(ben, "freed")
            assert (freed["heap"], freed["place"]) == (2, 1.5)  # M-55
            await yves.quiet()
            await zoe.quiet()
            for client in (yves, zoe):
                told = secrets_in(client)
                assert handle not in told  # M-93
                assert "rocket first" not in told
                assert "dragged" not in told
                assert "pointed" not in told

    asyncio.run(test())


def test_pictures_are_given_for_ones_tray_alone_and_not_before_it_is_open(tmp_path: Path) -> None:
    async def test(place: House) -> None:
        table, keys = table_of(place)
        async with sitting(place, table, keys[0]) as ana, sitting(place, table, keys[1]) as yves:
            await start(ana, yves)
            bearer = [{"Authorization": f"Bearer {key}"} for key in keys]
            assert place.get(f"/api/tables/{table}/tray", headers=bearer[0]).status_code == 409
            await open_race(ana, yves)
            trays = [place.get(f"/api/tables/{table}/tray", headers=head).json() for head in bearer]
            handles = [set(tray["pieces"]) for tray in trays]
            assert [len(tray) for tray in handles] == [58, 58]  # both first Key Pieces are gone from both
            assert not handles[0] & handles[1]  # M-102 (e)
            own = [message for text in ana.raw if (message := json.loads(text))["type"] == "race"][-1]
            assert {piece["piece"] for piece in own["pieces"]} == handles[0]
            assert set(own["pieces"][0]) == {"piece", "turn", "heap", "place", "holder", "dead"}
            text = json.dumps(own) + json.dumps({**trays[0], "image": ""})
            assert not [name for name in ("D4", "cell", "J6") if name in text]  # M-63, M-94
            assert place.get(f"/api/tables/{table}/tray").status_code == 403

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live, "COUNTDOWN", 1500)
        patch.setattr("facedown.games.myst.page.teams.SECOND_KEY", 0.0)
        with house(tmp_path) as place:
            asyncio.run(test(place))


def test_who_comes_back_finds_the_present_race(racetrack: House) -> None:
    async def test() -> None:
        table, keys = table_of(racetrack)
        async with sitting(racetrack, table, keys[1]) as yves:
            async with sitting(racetrack, table, keys[0]) as ana:
                await start(ana, yves)
                await open_race(ana, yves)
                await lay(ana, racetrack, table, "D4")
                handle = handle_of(racetrack, table, 0, "C5")
                await ana.send(type="put", piece=handle, heap=3, place=7.0)
                await is_type(ana, "freed")
            while (paused := await is_type(yves, "race"))["stage"] != "paused":
                pass
            assert 0 < paused["pause_left"] <= 60_000  # M-64: all of Blue are away
            assert paused["pieces"] == []
            async with sitting(racetrack, table, keys[0]) as again:
                while (state := await is_type(again, "race"))["stage"] != "open":
                    pass
                assert again.state["view"]["cells"].count("b") == 2
                pieces = {piece["piece"]: piece for piece in state["pieces"]}
                assert pieces[handle]["heap"] == 3
                assert len(pieces) == 57
                assert (await lay(again, racetrack, table, "C5"))["reason"] == ""

    asyncio.run(test())


@pytest.mark.rule("M-58")
@pytest.mark.rule("M-66")
def test_two_claims_for_the_last_cell_are_both_answered(racetrack: House) -> None:
    """The race is over when the first is accepted; the second is still in the queue then."""

    async def test() -> None:
        table, keys = table_of(racetrack, lag_cap_ms=300)
        async with sitting(racetrack, table, keys[0]) as ana, sitting(racetrack, table, keys[1]) as yves:
            await start(ana, yves)
            await open_race(ana, yves)
            await race_to_the_end(racetrack, table, ana, yves, leave=1)
            last = CELL_NAMES[ana.state["view"]["cells"].index(".")]
            quicker, slower = (ana, yves) if last in legal(ana) else (yves, ana)
            for client in (quicker, slower):
                piece = room_of(racetrack, table).race.trays[client.state["you"]].of_cell(CELL[last])
                await client.send(type="grab", piece=piece.handle)
                for _ in range(-piece.turn % 4):
                    await client.send(type="turn_piece", piece=piece.handle)
                await client.quiet()
            for client in (quicker, slower):
                piece = room_of(racetrack, table).race.trays[client.state["you"]].of_cell(CELL[last])
                await client.send(type="drop", id="last", piece=piece.handle, cell=CELL[last])
                await asyncio.sleep(0.06)  # both are in the queue, but not due at the same moment
            answers = [await is_type(client, "dropped") for client in (quicker, slower)]
            assert [(answer["id"], answer["reason"]) for answer in answers] == [("last", ""), ("last", "race_closed")]

    asyncio.run(test())


def test_a_pause_needs_both_teams(racetrack: House) -> None:
    async def test() -> None:
        table, keys = table_of(racetrack)
        async with sitting(racetrack, table, keys[0]) as ana, sitting(racetrack, table, keys[1]) as yves:
            await start(ana, yves)
            await open_race(ana, yves)
            await ana.send(type="pause_race", on=True)
            asked = await is_type(yves, "race")
            assert (asked["stage"], asked["wants_pause"]) == ("open", [0])
            await yves.send(type="pause_race", on=True)
            while (paused := await is_type(ana, "race"))["stage"] != "paused":
                pass
            assert paused["pieces"] == []  # M-64: covered for everybody
            assert (await lay(ana, racetrack, table, "D4"))["reason"] == "race_closed"
            await ana.send(type="pause_race", on=False)
            while (await is_type(yves, "race"))["stage"] != "open":
                pass
            assert (await lay(ana, racetrack, table, "D4"))["reason"] == ""

    asyncio.run(test())


def test_a_bot_lays_pieces_for_somebody_who_is_away_and_no_clock_runs(
    racetrack: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(absence, "BOT_SECONDS", 0.0)

    async def test() -> None:
        clock = {"kind": "move", "seconds": 600}
        made = racetrack.make(game="myst", options=LIVE | {"people": 2, "bot_race_skill": "expert"}, clock=clock)
        table, keys = made["table"], tokens(made)
        async with sitting(racetrack, table, keys[0]) as ana:
            async with sitting(racetrack, table, keys[1]) as yves:
                await start(ana, yves)
                assert ana.state["seats"][0]["clock"]["runs_in"] is not None
                await open_race(ana, yves)
                assert [seat["clock"]["runs_in"] for seat in ana.state["seats"]] == [None, None]
            await ana.until_state(lambda state: not state["seats"][1]["connected"])
            pieces = ana.state["view"]["teams"][1]["pieces"]
            assert (await ana.ask(type="propose_bot", seat=1))["type"] == "accepted"
            await ana.until_state(lambda state: state["seats"][1].get("stand_in") == "regular")
            await ana.until_state(lambda state: state["view"]["teams"][1]["pieces"] > pieces)
            assert room_of(racetrack, table).race.people[1].bot
            async with sitting(racetrack, table, keys[1]) as yves:
                assert (await yves.ask(type="take_seat"))["type"] == "accepted"
                await ana.until_state(lambda state: "stand_in" not in state["seats"][1])
                await yves.quiet()
                assert (await lay(yves, racetrack, table, legal(yves)[0]))["reason"] == ""
                assert not room_of(racetrack, table).race.people[1].bot

    asyncio.run(asyncio.wait_for(test(), 300))


def test_a_server_that_stops_loses_no_piece(tmp_path: Path, quick: None) -> None:
    async def first(place: House) -> tuple[str, list[str], str]:
        table, keys = table_of(place)
        async with sitting(place, table, keys[0]) as ana, sitting(place, table, keys[1]) as yves:
            await start(ana, yves)
            await open_race(ana, yves)
            for client in (ana, yves, ana):
                await client.quiet()
                await lay(client, place, table, legal(client)[0])
            await ana.quiet()
            return table, keys, ana.state["view"]["cells"]

    async def second(place: House, table: str, keys: list[str], cells: str) -> None:
        async with sitting(place, table, keys[0]) as ana, sitting(place, table, keys[1]) as yves:
            for client in (ana, yves):
                while (state := await is_type(client, "race"))["stage"] != "open":
                    pass
            assert ana.state["view"]["cells"] == cells
            assert len(state["pieces"]) == cells.count(".")
            await race_to_the_end(place, table, ana, yves)
            assert "." not in ana.state["view"]["cells"]

    with house(tmp_path) as place:
        table, keys, cells = asyncio.run(first(place))
    with house(tmp_path) as place:
        asyncio.run(second(place, table, keys, cells))


def test_a_bot_races_and_walks(racetrack: House) -> None:
    async def test() -> None:
        options = LIVE | {"bot_race_skill": "expert"}
        made = racetrack.make(game="myst", options=options, bots={"1": "novice"}, start=True)
        table = made["table"]
        async with sitting(racetrack, table, tokens(made)[0]) as ana:
            await open_race(ana)
            room = room_of(racetrack, table)
            while ana.state["view"]["cells"].count("y") < 2:
                await is_type(ana, "state")
            laid = [text for text in ana.raw if '"gone"' in text]
            assert laid  # its pieces of those cells are dead now, M-61
            assert room.race.people[1].line.rtt() == 0  # M-57

    asyncio.run(test())


class Slow(Client):
    """A client far away: everything it sends arrives later."""

    delay = 0.3  # the whole way there and back; what comes to it is at once here, so the way there takes all of it

    async def send(self, **message: Any) -> None:
        text = json.dumps(message)
        asyncio.get_running_loop().call_later(self.delay, lambda: asyncio.ensure_future(self.socket.send(text)))


def contested(place: House, ahead: float, cap: int) -> str:
    """Blue has a delay of 300 ms and drops so many seconds ahead of Yellow on the same cell: who gets it?"""

    async def test() -> str:
        table, keys = table_of(place, lag_cap_ms=cap)
        async with sitting(place, table, keys[0]) as ana, sitting(place, table, keys[1]) as yves:
            slow = Slow(ana.socket)  # from the first answer on: nobody believes a line that has become slow
            slow.state = ana.state
            await start(slow, yves)
            await open_race(slow, yves)
            for cell in ("E5", "F5", "G5", "G4"):
                assert (await lay(slow, place, table, cell))["reason"] == ""
            await yves.quiet()
            for cell in ("H3", "H4"):
                assert (await lay(yves, place, table, cell))["reason"] == ""
            for _ in range(20):  # pings until the line is known
                message = await slow.until(lambda told: told["type"] == "race_ping")
                await slow.send(type="race_pong", number=message["number"])
                if message["rtt"] > 250:
                    break
            assert 250 < message["rtt"] < 390
            pieces = [room_of(place, table).race.trays[team].of_cell(47) for team in range(2)]  # H5 touches both
            for client, piece in zip((slow, yves), pieces, strict=True):
                await client.send(type="grab", piece=piece.handle)
                for _ in range(-piece.turn % 4):
                    await client.send(type="turn_piece", piece=piece.handle)
            await asyncio.sleep(0.4)
            await slow.send(type="drop", id="slow", piece=pieces[0].handle, cell=47)
            await asyncio.sleep(ahead)
            await yves.send(type="drop", id="quick", piece=pieces[1].handle, cell=47)
            answer = await yves.until(lambda told: told["type"] == "dropped" and told["id"] == "quick")
            return "yellow" if answer["reason"] == "" else "blue"

    return asyncio.run(test())


@pytest.mark.rule("M-57")
@pytest.mark.parametrize(
    ("ahead", "cap", "winner"),
    [
        # A round trip of 300 ms: half of it is taken for the way there, at most the cap. All of it was the way there in
        # this test, so 150 ms of it are made up for, and 150 are not.
        (0.25, 300, "blue"),  # arrives 50 ms later, wins
        (0.05, 300, "yellow"),  # 250 ms later: more than the line is given
        (0.25, 0, "yellow"),  # nothing is made up for
    ],
)
def test_a_slow_line_loses_no_more_than_its_delay(
    racetrack: House, monkeypatch: pytest.MonkeyPatch, ahead: float, cap: int, winner: str
) -> None:
    monkeypatch.setattr("facedown.live.myst.room.PING_MS", 400)
    assert contested(racetrack, ahead, cap) == winner


@pytest.mark.rule("M-57")
def test_a_late_socket_earns_nothing_for_another_one(racetrack: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pongs are late on one socket; claims would go by another one that answers none. Nor is a claim put forward by
    what it says of its own time."""
    monkeypatch.setattr("facedown.live.myst.room.PING_MS", 400)

    async def test() -> None:
        table, keys = table_of(racetrack, lag_cap_ms=120)
        async with sitting(racetrack, table, keys[0]) as ana, sitting(racetrack, table, keys[1]) as yves:
            slow = Slow(ana.socket)
            slow.state = ana.state
            await start(slow, yves)
            await open_race(slow, yves)
            async with sitting(racetrack, table, keys[0]) as second:
                while (await is_type(slow, "race_ping"))["rtt"] < 250:
                    pass
                await second.quiet()
                credits = [json.loads(text) for text in second.raw if '"race_ping"' in text]
                assert {(ping["rtt"], ping["credit"]) for ping in credits} == {(60, 30)}
                answer = await second.ask(type="drop", piece="abcdefgh", cell=3, at=12345.0)
                assert (answer["type"], answer["code"]) == ("refused", "unreadable")

    asyncio.run(asyncio.wait_for(test(), 300))
