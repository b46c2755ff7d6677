"""Nusubito at a table: a Mist that learns nothing before it may, turns taken back, bots whose time tells nothing."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.engine.dice import seed_from
from facedown.engine.play import choices
from facedown.server.automation import bot_turns as bots_module
from facedown.server.automation.bot_pauses import BotPauses
from facedown.workers.pool import Pool
from tests.server.house import Client, House, house, run, sitting, tokens
from tests.server.written import do, people, settle, write_dealt

GAME = GAMES["nusubito"]
TABLE = "nusutable1"
TOKENS = ["token-of-the-thief-0123456789", "token-of-the-mist-0123456789"]
WATCH = "token-of-watchers-0123456789"
OPTIONS = {"thief_seat": "seat_0"}
MIST_TURNS = (
    ["move:B2-A2", "move:C2-B1", "end"],
    ["move:A2-B2", "end"],
    ["end"],
    ["spawn:C2", "end"],
)


async def prepare(folder: Path, treasure: str) -> None:
    """A table whose treasure lies there."""
    hidden = [GAME.text.moves.read(f"hide:{treasure}")[1]]
    options, seats, seed = GAME.options.of(**OPTIONS), people(TOKENS), seed_from("nusubito")
    await write_dealt(folder, GAME, options, hidden, table=TABLE, seats=seats, watch=WATCH, seed=seed)


async def whole_turn(client: Client, moves: list[str], id: str) -> None:
    """Send a turn in one message; what a Rod tells stops it, and the rest is sent then."""
    while moves:
        told = await client.ask(type="turn", id=f"{id}, {len(moves)} left", seq=client.state["seq"], moves=moves)
        assert told["type"] == "accepted", told
        await client.quiet()
        done = told.get("moves", len(moves))
        assert done == len(moves) or moves[done - 1].startswith("rod")
        moves = moves[done:]


async def one_by_one(client: Client, moves: list[str], id: str) -> None:
    await do(client, *moves, id=id)


async def wavering(client: Client, moves: list[str], id: str) -> None:
    """The same turn in many messages, each but a look at a Rod tried once and taken back, with refusals between."""
    refused = await client.ask(type="move", id=f"{id}-bad", seq=client.state["seq"], action=9999)
    assert refused["code"] == "illegal"
    for number, text in enumerate(moves):
        action = next(choice["action"] for choice in client.state["choices"] if choice["text"] == text)
        if not text.startswith("rod") and text != "end" and not text.startswith("reveal"):
            assert (await client.move(action, id=f"{id}-{number}-try"))["type"] == "accepted"
            await client.quiet()
            assert (await client.ask(type="undo", id=f"{id}-{number}-back"))["type"] == "accepted"
            await client.quiet()
        assert (await client.move(action, id=f"{id}-{number}"))["type"] == "accepted"
        await client.quiet()


# Two Thieves on other temples with other Coins and other treasures; all that can be seen of them is the same.
FIRST = (
    ["leap:A3", "leap:A5", "lay", "end"],
    ["leap:A3", "rod:3", "lay", "end"],
    ["sacrifice:C1", "leap:C3", "leap:E3", "lay", "end"],
    ["dart", "rod:3", "reveal:row"],
)
SECOND = (
    ["leap:E3", "lay", "end"],
    ["rod:3", "leap:C3", "lay", "end"],
    ["leap:A3", "sacrifice:E5", "lay", "end"],
    ["rod:3", "dart", "reveal:row"],
)


def heard(folder: Path, treasure: str, thief_turns: Any, way: Any) -> tuple[list[str], list[str], list[str]]:
    """What Mist, spectator and Thief were sent in one day and night; the Mist comes back in the middle of each turn."""

    async def play() -> tuple[list[str], list[str], list[str]]:
        await prepare(folder, treasure)
        again: list[str] = []
        with house(folder) as place:
            async with (
                sitting(place, TABLE, TOKENS[1]) as mist,
                sitting(place, TABLE, WATCH) as watcher,
                sitting(place, TABLE, TOKENS[0]) as thief,
            ):
                await settle(thief, mist, watcher)
                for number, (stolen, hunted) in enumerate(zip(thief_turns, MIST_TURNS, strict=True)):
                    if way is wavering:
                        await way(thief, stolen[:-1], f"turn {number}")
                    async with sitting(place, TABLE, TOKENS[1]) as second:  # a second device, amid the hidden turn
                        await settle(second)
                        again += second.raw
                    rest = stolen[-1:] if way is wavering else stolen
                    await way(thief, rest, f"turn {number}, the rest")
                    await settle(thief, mist, watcher)
                    await one_by_one(mist, hunted, f"hunt {number}")
                    await settle(thief, mist, watcher)
                return mist.raw + again, watcher.raw, thief.raw

    return asyncio.run(asyncio.wait_for(play(), 300))


def without_pings(messages: list[str]) -> list[str]:
    return [message for message in messages if '"pong"' not in message]


@pytest.mark.rule("N-504", "N-416", "N-418", "N-501", "N-1012")
def test_the_mist_hears_of_a_finished_turn_and_of_nothing_before(tmp_path: Path) -> None:
    """Another way, other Coins, another sacrifice, other Rods, many messages instead of one: the same bytes, so also
    the same order and the same sizes."""
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    first = heard(folders[0], "A1", FIRST, whole_turn)
    second = heard(folders[1], "E3", SECOND, wavering)
    for viewer in (0, 1):
        one, other = without_pings(first[viewer]), without_pings(second[viewer])
        assert len(one) > 8
        assert one == other
    assert without_pings(first[2]) != without_pings(second[2])  # the comparison can fail


async def table_of_two(place: House, script: Any, **options: Any) -> None:
    made = place.make(game="nusubito", options=OPTIONS | options, bots={})
    async with (
        sitting(place, made["table"], tokens(made)[0]) as ann,
        sitting(place, made["table"], tokens(made)[1], own="own-secret-of-bob-0123456789", name="Bob") as bob,
    ):
        assert (await ann.ask(type="start"))["type"] == "accepted"
        await settle(ann, bob)
        await script(ann, bob)


@pytest.mark.rule("N-1013")
def test_the_mist_takes_back_what_it_did_until_its_turn_ends(place: House) -> None:
    async def script(thief: Client, mist: Client) -> None:
        await whole_turn(thief, ["leap:A3", "lay", "end"], "away")
        await settle(thief, mist)
        assert not mist.state["can_undo"]
        before, lines = thief.state["view"], len(thief.lines)
        await one_by_one(mist, ["move:B2-A2", "move:C2-B1"], "hunt")
        await settle(thief, mist)
        assert thief.state["view"] != before
        for _ in range(2):
            assert mist.state["can_undo"]
            assert (await mist.ask(type="undo"))["type"] == "accepted"
            await settle(thief, mist)
        assert thief.state["view"] == before
        assert len(thief.lines) == lines
        assert not mist.state["can_undo"]
        assert (await mist.ask(type="undo"))["code"] == "not_now"  # the Thief's turn is not its own to take back
        await one_by_one(mist, ["end"], "hunt over")
        await settle(thief, mist)
        assert not mist.state["can_undo"]
        assert mist.state["ask_undo"]
        assert not thief.state["can_undo"]  # nor can the Thief take back what the Mist has answered

    run(lambda: table_of_two(place, script))


@pytest.mark.rule("N-416")
def test_the_thief_starts_over_until_a_rod_was_looked_at(place: House) -> None:
    async def script(thief: Client, mist: Client) -> None:
        heard_before = len(without_pings(mist.raw))
        await one_by_one(thief, ["sacrifice:A1", "leap:A3", "leap:A5"], "walk")
        while thief.state["can_undo"]:
            assert (await thief.ask(type="undo"))["type"] == "accepted"
            await settle(thief)
        assert thief.state["view"]["turn"]["leaps"] == 0
        await one_by_one(thief, ["leap:A3", "rod:3"], "look")
        assert not thief.state["can_undo"]
        assert thief.state["ask_undo"]
        await one_by_one(thief, ["lay"], "on")
        assert (await thief.ask(type="undo"))["type"] == "accepted"  # what came after the look, but not the look
        await settle(thief)
        assert not thief.state["can_undo"]
        await settle(mist)
        assert len(without_pings(mist.raw)) == heard_before  # of all this nothing

    run(lambda: table_of_two(place, script))


def turn_by(length: int, seen: Any, seat: int) -> int:
    """The next decision of a scripted Thief, long or short."""
    offered = {GAME.text.moves.write(seat, action): action for action in choices(GAME, seen, seat)}
    wanted = ["end", "lay", "leap:A3"]
    if length == 3:
        if seen.sacrificed == 0:
            wanted = ["sacrifice:E1"]
        elif seen.points < 3:
            wanted = ["leap:C5", "leap:A5", "leap:A3"]
    return next(offered[text] for text in wanted if text in offered)


@pytest.mark.rule("N-504")
@pytest.mark.parametrize("length", [1, 3])
def test_a_thief_bot_is_heard_after_a_time_that_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, length: int
) -> None:
    """Three decisions or six, thought about for long or not: one pause, before the one that is seen."""
    pauses, thoughts = list[float](), [0]

    async def no_pause(seconds: float) -> None:
        pauses.append(seconds)

    async def choose(self: Pool, game: str, level: str, seen: Any, seat: int, seed: int, *asker: Any) -> int:
        if seen.phase != 2 or seen.round != 1:  # only the first turn is of interest
            await asyncio.sleep(60)
        thoughts[0] += 1
        return turn_by(length, seen, seat)

    monkeypatch.setattr(bots_module, "pause", no_pause)
    monkeypatch.setattr(Pool, "choose", choose)

    async def test() -> None:
        with house(tmp_path, pace=(7.0, 7.0)) as place:
            made = place.make(game="nusubito", options={"thief_seat": "seat_1"}, bots={"1": "random"}, start=True)
            async with sitting(place, made["table"], tokens(made)[0]) as ann:
                if not ann.state["choices"]:
                    await ann.until_state(lambda state: bool(state["choices"]))
                assert len(ann.lines) <= 2

    run(test)
    assert thoughts == [3 if length == 1 else 6]
    (only,) = pauses
    assert 5.0 < only <= 7.0


def test_a_bot_that_thinks_too_long_moves_at_a_full_step() -> None:
    pauses = BotPauses((2.0, 4.0))
    assert pauses.left(10.0, 8.5) == 1.5
    assert [pauses.left(10.0, now) for now in (10.5, 11.5, 12.5)] == [1.5, 0.5, 1.5]
    assert BotPauses((0.0, 0.0)).left(10.0, 13.0) == 0.0  # no pace, no steps


@pytest.mark.rule("N-430", "N-601")
def test_either_side_may_resign_at_any_moment(place: House) -> None:
    async def script(thief: Client, mist: Client) -> None:
        assert mist.state["can_resign"]
        await one_by_one(thief, ["leap:A3"], "walk")
        assert (await mist.ask(type="resign"))["type"] == "accepted"  # in the middle of the Thief's turn
        await settle(thief, mist)
        assert mist.state["phase"] == "over"
        assert mist.state["result"] == [1.0, 0.0]

    run(lambda: table_of_two(place, script))


@pytest.mark.rule("N-502", "N-606")
def test_a_match_over_sockets_with_replay_and_rematch(place: House) -> None:
    made = place.make(
        game="nusubito", options=OPTIONS | {"match_games": 2, "max_days": 1}, bots={"1": "random"}, start=True
    )

    async def test() -> None:
        async with (
            sitting(place, made["table"], tokens(made)[0]) as ann,
            sitting(place, made["table"], made["watch"]) as eve,
        ):
            watching = asyncio.create_task(eve.play_out())
            await ann.play_out(lambda state: state["choices"][len(ann.raw) % len(state["choices"])]["action"])
            await watching
            assert sum(ann.state["result"]) == 1.0
            assert (await ann.ask(type="rematch"))["type"] == "accepted"
        replay = place.get(f"/api/tables/{made['table']}/replay").json()
        assert replay["game"] == "nusubito"
        assert {step["view"]["game"] for step in replay["steps"]} == {1, 2}
        assert replay["afterwards"]
        assert place.get(f"/api/tables/{made['table']}/verify").json()["wrong"] == []

    run(test)
