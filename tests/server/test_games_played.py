"""Whole games over sockets: against bots, among people, with undo, rematch, replay and dice."""

import asyncio
import hashlib
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from facedown.catalog import GAMES
from facedown.engine.log import loads
from facedown.server.views import replays
from tests.server.house import JSON, Client, House, house, in_words, run, sitting, tokens

THREE_BOTS = {"1": "random", "2": "random", "3": "random"}


def by_luck(seed: int) -> Any:
    luck = random.Random(seed)
    return lambda state: luck.choice(state["choices"])["action"]


@pytest.fixture(scope="module")
def finished(place: House) -> dict[str, Any]:
    """A finished game against three bots: the table as made, and what the player saw."""
    made = place.make(options={"players": 4, "round_count": 2}, bots=THREE_BOTS, start=True)
    seen: dict[str, Any] = {"made": made}

    async def test() -> None:
        async with (
            sitting(place, made["table"], tokens(made)[0]) as ann,
            sitting(place, made["table"], made["watch"]) as eve,
        ):
            seen["first"] = ann.state
            watching = asyncio.create_task(eve.play_out())
            await ann.play_out(by_luck(1))
            await watching
            seen["last"], seen["lines"] = ann.state, ann.lines
            seen["watched"], seen["watched_lines"] = eve.state, eve.lines

    run(test)
    return seen


def test_a_whole_game_against_bots(finished: dict[str, Any]) -> None:
    last = finished["last"]
    assert last["phase"] == "over"
    assert sum(last["result"]) == pytest.approx(1.0)
    assert last["choices"] == []
    assert not last["can_undo"]
    assert not last["can_hint"]
    told = [in_words(line["text"]) for line in finished["lines"]]
    assert "win" in told[-1]
    assert sum(text.startswith("Round") and "deals" in text for text in told) == 2
    assert finished["watched"]["view"]["winners"] == last["view"]["winners"]


def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(finished: dict[str, Any]) -> None:
    assert finished["first"]["seed"] == ""
    assert finished["first"]["commitment"] == finished["last"]["commitment"]
    seed = bytes.fromhex(finished["last"]["seed"])
    assert hashlib.sha256(b"facedown commitment v1" + seed).hexdigest() == finished["first"]["commitment"]


def test_the_dice_are_verified(place: House, finished: dict[str, Any]) -> None:
    report = place.get(f"/api/tables/{finished['made']['table']}/verify").json()
    assert report["commitment_fits"]
    assert report["checked"] == 1 + 2 * 60  # the first dealer, and 60 cards a round
    assert report["wrong"] == []
    assert all(step["outcome"] == step["recomputed"] for step in report["first"])
    assert report["first"][1]["outcome"].startswith("deal:")


def test_the_game_is_replayed_from_every_chair(place: House, finished: dict[str, Any]) -> None:
    address = f"/api/tables/{finished['made']['table']}/replay"
    own = place.get(address, params={"sight": "0"}).json()
    assert own["sight"] == 0
    assert [line for step in own["steps"] for line in step["lines"]] == [line["text"] for line in finished["lines"]]
    assert own["steps"][-1]["view"] == finished["last"]["view"]
    watched = place.get(address, params={"sight": "spectator"}).json()
    assert not any(any(step["view"]["hand"]) for step in watched["steps"])
    assert all(step["own"] == [] for step in watched["steps"])
    opened = place.get(address).json()
    assert opened["sight"] == -3
    hands = [seat["hand"] for seat in opened["steps"][5]["own"]]
    assert [len([card for card in hand if card]) for hand in hands] == [15] * 4
    assert opened["seats"] == ["Ann", "Random 1", "Random 2", "Random 3"]
    assert place.get(address, params={"sight": "7"}).status_code == 400


def test_the_log_is_downloaded_and_opened_again(place: House, finished: dict[str, Any]) -> None:
    table = finished["made"]["table"]
    answer = place.get(f"/api/tables/{table}/log")
    assert f"nyet-{table}.facedown.json" in answer.headers["content-disposition"]
    saved = loads(answer.text, GAMES)
    assert saved.play.over
    assert saved.play.commitment == finished["first"]["commitment"]
    assert [sitter.bot for sitter in saved.seats] == ["", "random", "random", "random"]
    again = httpx.post(f"{place.http}/api/replays?sight=0", content=answer.text, headers=JSON)
    assert again.json() == place.get(f"/api/tables/{table}/replay?sight=0").json()
    damaged = httpx.post(
        f"{place.http}/api/replays", content=answer.text.replace("nyet:trump", "nyet:super", 1), headers=JSON
    )
    assert damaged.status_code == 400
    assert "edited here" in damaged.json()["problems"][0]
    for nonsense in ("", "{}", "[1,2", "\udcff".encode("utf-8", "surrogateescape")):
        assert httpx.post(f"{place.http}/api/replays", content=nonsense, headers=JSON).status_code == 400


def test_a_game_that_is_too_long_for_a_browser(
    place: House, finished: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = place.get(f"/api/tables/{finished['made']['table']}/log").text
    monkeypatch.setattr(replays, "MOST_ACTIONS", 100)
    answer = place.get(f"/api/tables/{finished['made']['table']}/replay")
    assert (answer.status_code, "too long" in answer.json()["problems"][0]) == (409, True)
    answer = httpx.post(f"{place.http}/api/replays", content=log, headers=JSON)
    assert (answer.status_code, "too long" in answer.json()["problems"][0]) == (400, True)


def test_a_running_game_tells_no_more_than_the_seat_knows(place: House) -> None:
    async def test() -> None:
        made = place.make(options={"players": 2}, bots={"1": "random"}, start=True)
        table = f"/api/tables/{made['table']}"
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            if not ann.state["choices"]:
                await ann.until_state(lambda state: bool(state["choices"]))
            notes = place.get(f"{table}/log", headers={"authorization": f"Bearer {tokens(made)[0]}"})
            names = {seat: sitter["name"] for seat, sitter in enumerate(ann.state["seats"])}
            assert notes.json()["lines"] == [line | {"text": in_words(line["text"], names)} for line in ann.lines]
            assert notes.json()["you"] == 0
            watched = place.get(f"{table}/log", headers={"authorization": f"Bearer {made['watch']}"}).json()
            assert watched["you"] == -2
            assert watched["lines"][0]["event"]["hand"] == []
            seed = place.tables.in_memory[made["table"]].row.seed
            for text in (notes.text, str(watched), ann.raw[0]):
                assert seed not in text
        assert place.get(f"{table}/log").status_code == 403
        assert place.get(f"{table}/log", headers={"authorization": "Bearer " + "z" * 24}).status_code == 403
        for address in ("replay", "replay?sight=0", "verify"):
            assert place.get(f"{table}/{address}").status_code == 409

    run(test)


def test_a_rematch_has_the_same_seats_and_tokens(place: House, finished: dict[str, Any]) -> None:
    async def test() -> None:
        made = finished["made"]
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert (await ann.ask(type="rematch", id="again"))["type"] == "accepted"
            again = (await ann.until_state())["rematch"]
            assert again not in {"", made["table"]}
            assert (await ann.ask(type="rematch", id="again"))["type"] == "accepted"
            assert (await ann.ask(type="rematch", id="once more"))["type"] == "accepted"
            assert ann.state["rematch"] == again
        async with sitting(place, again, tokens(made)[0]) as ann:
            await ann.until_state(lambda state: state["phase"] == "running") if ann.state[
                "phase"
            ] != "running" else None
            assert ann.state["you"] == 0
            assert [seat["level"] for seat in ann.state["seats"]] == ["", "random", "random", "random"]
            assert ann.state["options"]["round_count"] == 2
            assert ann.state["commitment"] != finished["last"]["commitment"]
        async with sitting(place, again, made["watch"]) as eve:
            assert eve.state["you"] == -2

    run(test)


def test_two_people_play_a_whole_game_and_a_rematch_waits_for_the_host(place: House) -> None:
    async def test() -> None:
        made = place.make(options={"players": 2, "round_count": 2})
        async with (
            sitting(place, made["table"], tokens(made)[0]) as ann,
            sitting(place, made["table"], tokens(made)[1], name="Bob") as bob,
        ):
            assert (await bob.ask(type="rematch"))["code"] == "not_now"
            await ann.ask(type="start")
            await asyncio.gather(ann.play_out(by_luck(2)), bob.play_out(by_luck(3)))
            assert ann.state["result"] == bob.state["result"]
            mine, yours = ([in_words(line["text"]) for line in client.lines] for client in (ann, bob))
            assert _public(mine) == _public(yours)
            await bob.ask(type="rematch")
            again = (await ann.until_state(lambda state: state["rematch"] != ""))["rematch"]
        async with sitting(place, again, tokens(made)[1]) as bob, sitting(place, again, tokens(made)[0]) as ann:
            assert bob.state["host"]  # who asked for it
            assert not ann.state["host"]
            assert (await bob.ask(type="start"))["type"] == "accepted"

    run(test)


def _public(lines: list[str]) -> list[str]:
    return [line.split(" You get")[0] for line in lines]


def test_simultaneous_choices_of_people_show_no_more_than_ready(place: House) -> None:
    async def test() -> None:
        options = {"players": 2, "round_count": 1, "discard_line": ["d2", "x2"], "first_dealer": 0}
        made = place.make(options=options)
        async with (
            sitting(place, made["table"], tokens(made)[0]) as ann,
            sitting(place, made["table"], tokens(made)[1], name="Bob") as bob,
        ):
            await ann.ask(type="start")
            await _to_shed(ann, bob)
            assert all(seat["acting"] for seat in ann.state["seats"])
            before = ann.state
            for client in (ann, bob):
                assert not (await client.quiet())
            # Bob lays one aside, takes it back, lays another aside: Ann hears nothing of it.
            hand = bob.state["view"]["hand"]
            first, second = bob.state["choices"][0]["action"], bob.state["choices"][4]["action"]
            assert not bob.state["can_undo"]
            assert (await bob.move(first))["type"] == "accepted"
            await bob.until_state()
            assert bob.state["can_undo"]
            assert (await bob.ask(type="undo"))["type"] == "accepted"
            state = await bob.until_state()
            assert state["reset"]
            assert state["view"]["hand"] == hand
            await bob.move(second)
            await bob.until_state()
            assert not (await ann.quiet())
            assert ann.state is before
            # The second card makes Bob ready, and that is what Ann sees; the cards are blank.
            await bob.move(bob.state["choices"][0]["action"])
            state = await ann.until_state()
            assert state["fresh"][-1]["event"] == {
                "event": "seat_ready",
                "seat": 1,
                "character": "wolf",
                "cards": ["", ""],
            }
            assert not state["seats"][1]["acting"]
            await bob.until_state()
            assert bob.state["fresh"][-1]["event"]["cards"].count("") == 0
            assert not bob.state["can_undo"]  # others have seen it: they would be asked
            assert bob.state["ask_undo"]
            # Ann's move answers a state from before that, which asked her the same thing.
            told = await ann.ask(type="move", seq=before["seq"], action=before["choices"][0]["action"])
            assert told["type"] == "accepted"

    run(test)


async def _to_shed(*clients: Client) -> None:
    for client in clients:
        await client.until_state(lambda state: state["phase"] == "running")
    while clients[0].state["view"]["phase"] == "nyet":
        (actor,) = [client for client in clients if client.state["choices"]]
        await actor.move(actor.state["choices"][0]["action"])
        for client in clients:
            await client.until_state()
    for client in clients:
        if client.state["view"]["phase"] == "team":
            await client.move(client.state["choices"][0]["action"])
    for client in clients:
        if client.state["view"]["phase"] != "shed":
            await client.until_state(lambda state: state["view"]["phase"] == "shed")


def test_undo_against_bots(place: House) -> None:
    async def test() -> None:
        made = place.make(options={"players": 2, "first_dealer": 0}, bots={"1": "random"}, start=True)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert not ann.state["can_undo"]
            assert (await ann.ask(type="undo"))["code"] == "not_now"
            before = ann.state
            await ann.move(before["choices"][0]["action"])
            await ann.until_state(lambda state: bool(state["choices"]))
            assert len(ann.lines) >= 3
            assert ann.state["can_undo"]
            assert (await ann.ask(type="undo", id="u1"))["type"] == "accepted"
            state = await ann.until_state()
            assert state["reset"]
            assert state["view"] == before["view"]
            assert state["choices"] == before["choices"]
            assert state["seq"] > before["seq"]
            assert len(ann.lines) == 1
            assert (await ann.ask(type="undo", id="u1"))["type"] == "accepted"  # once is once
            assert not (await ann.quiet())
            # a move for the position before the undo is too late
            assert (await ann.ask(type="move", seq=before["seq"], action=0))["code"] == "stale"
            assert (await ann.move(state["choices"][1]["action"]))["type"] == "accepted"

    run(test)


def test_undo_survives_a_restart(tmp_path: Path) -> None:
    made: dict[str, Any] = {}
    last: dict[str, Any] = {}

    async def before(place: House) -> None:
        made.update(place.make(options={"players": 2, "first_dealer": 0}, bots={"1": "random"}, start=True))
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            for _ in range(40):
                if ann.state["view"]["phase"] == "trick":
                    break
                await ann.move(ann.state["choices"][0]["action"])
                await ann.until_state(lambda state: bool(state["choices"]))
            for _ in range(3):
                await ann.ask(type="undo")
                await ann.until_state()
            await ann.quiet()
            last.update(ann.state, lines=ann.lines)

    async def after(place: House) -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert ann.state["log"] == last["lines"]
            for name in ("seq", "view", "choices", "can_undo", "seats"):
                assert ann.state[name] == last[name]
            assert (await ann.move(ann.state["choices"][0]["action"]))["type"] == "accepted"

    for part in (before, after):
        with house(tmp_path, snapshot_every=5) as place:
            run(lambda part=part, place=place: part(place))  # type: ignore[misc]
