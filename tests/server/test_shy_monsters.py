"""Shy Monsters at a table: storeys in one message, giving up, and a Hero who learns nothing of the building."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.engine.dice import seed_from
from facedown.engine.game import SPECTATOR
from facedown.games.shy_monsters.rules.pieces import MONSTERS, PAIRS
from facedown.server.automation import bot_turns as bots_module
from tests.server.house import Client, House, house, in_words, run, sitting, tokens
from tests.server.written import do, people, settle, write_dealt

GAME = GAMES["shy_monsters"]
TABLE = "shytable1"
TOKENS = ["token-of-the-master-0123456789", "token-of-the-hero-0123456789"]
WATCH = "token-of-watchers-0123456789"
LINE = [f"{x},0" for x in range(1, 7)]


def turn(tiles: str, pair: tuple[str, str], cells: list[str] = LINE) -> list[str]:
    """The nine decisions for tiles in the order of the cells."""
    names = tiles.split()
    low, high = sorted(pair, key=MONSTERS.index)
    moves = [f"lay:{cell}" for cell in cells] + [f"exit:{cells[names.index('X')]}"]
    return [*moves, *(f"monster:{name}:{cells[names.index(name)]}" for name in (low, high))]


async def prepare(folder: Path, pair: tuple[str, str]) -> None:
    """A table at which the Dungeon Master has drawn this pair."""
    low, high = sorted(MONSTERS.index(name) for name in pair)
    drawn, seats, seed = [PAIRS.index((low, high))], people(TOKENS), seed_from("shy")
    await write_dealt(folder, GAME, GAME.options(), drawn, table=TABLE, seats=seats, watch=WATCH, seed=seed)


async def send_turn(master: Client, moves: list[str], id: str = "turn") -> dict[str, Any]:
    return await master.ask(type="turn", id=id, seq=master.state["seq"], moves=moves)


def own_pair(master: Client) -> tuple[str, str]:
    low, high = master.state["view"]["hand"]
    return low, high


async def in_one_go(master: Client, hero: Client, watcher: Client) -> None:
    """Storey 1 sent as one message; storey 2 likewise."""
    assert (await send_turn(master, turn("C X C mantis C dragon", ("mantis", "dragon"))))["type"] == "accepted"
    await settle(master, hero, watcher)
    await do(hero, "reveal:1,0", "reveal:3,0", "explore:2,0")
    await settle(master, hero, watcher)
    low, high = own_pair(master)
    assert (await send_turn(master, turn(f"C C X {low} C {high}", (low, high)), "second"))["type"] == "accepted"
    await settle(master, hero, watcher)
    await do(hero, "reveal:2,0", "explore:1,0")


async def step_by_step(master: Client, hero: Client, watcher: Client) -> None:
    """Another layout of other Monsters, laid in another order, one by one, with changes of mind and refusals."""
    moves = turn("C X C C bat kraken", ("bat", "kraken"))
    await master.ask(type="move", id="bad", seq=master.state["seq"], action=9999)
    assert (await send_turn(master, ["lay:3,0"], "far"))["code"] == "illegal"
    for number, text in enumerate(moves):
        action = next(choice["action"] for choice in master.state["choices"] if choice["text"] == text)
        if number in {2, 5, 7}:
            assert (await master.move(action, id=f"try-{number}"))["type"] == "accepted"
            await master.quiet()
            assert (await master.ask(type="undo", id=f"back-{number}"))["type"] == "accepted"
            await master.quiet()
        assert (await master.move(action, id=f"lay-{number}"))["type"] == "accepted"
        await settle(master, hero, watcher)
    await do(hero, "reveal:1,0", "reveal:3,0", "explore:2,0")
    await settle(master, hero, watcher)
    low, high = own_pair(master)
    assert (await send_turn(master, turn(f"C C {high} C X {low}", (low, high)), "second"))["type"] == "accepted"
    await settle(master, hero, watcher)
    await do(hero, "reveal:2,0", "explore:1,0")


def heard_by_others(folder: Path, pair: tuple[str, str], script: Any) -> tuple[list[str], list[str], list[str]]:
    async def test() -> tuple[list[str], list[str], list[str]]:
        await prepare(folder, pair)
        with house(folder) as place:
            async with (
                sitting(place, TABLE, TOKENS[1]) as hero,
                sitting(place, TABLE, WATCH) as watcher,
                sitting(place, TABLE, TOKENS[0]) as master,
            ):
                await settle(master, hero, watcher)
                await script(master, hero, watcher)
                await settle(master, hero, watcher)
                return hero.raw, watcher.raw, master.raw

    return asyncio.run(asyncio.wait_for(test(), 300))


def without_pings(messages: list[str]) -> list[str]:
    return [message for message in messages if '"pong"' not in message]


@pytest.mark.rule("S-503", "S-933")
def test_the_hero_hears_of_a_finished_storey_and_of_nothing_before(tmp_path: Path) -> None:
    """Other Monsters, another layout, another order, nine messages instead of one: the same bytes."""
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    first = heard_by_others(folders[0], ("mantis", "dragon"), in_one_go)
    second = heard_by_others(folders[1], ("bat", "kraken"), step_by_step)
    for viewer in (0, 1):
        one, other = without_pings(first[viewer]), without_pings(second[viewer])
        assert len(one) > 8
        assert one == other
    assert without_pings(first[2]) != without_pings(second[2])  # the comparison can fail


@pytest.mark.rule("S-404", "S-406")
def test_a_turn_is_carried_out_whole_or_not_at_all(place: House) -> None:
    made = place.make(game="shy_monsters", options={}, bots={})

    async def test() -> None:
        async with (
            sitting(place, made["table"], tokens(made)[0]) as ann,
            sitting(place, made["table"], tokens(made)[1], own="own-secret-of-bob-0123456789", name="Bob") as bob,
        ):
            assert (await ann.ask(type="start"))["type"] == "accepted"
            await settle(ann, bob)
            pair = own_pair(ann)
            good = turn(f"C {pair[0]} C C {pair[1]} X", pair)
            before = ann.state["seq"]
            for moves, code, said in (
                ([*good[:5], "lay:0,5"], "illegal", "(0,5): a tile must touch"),
                ([*good[:8], "monster:troll:1,0"], "unreadable", "troll"),
                ([*good[:6], "draw:bat+cobra"], "illegal", "chance"),
                ([*good, "explore:1,0"], "illegal", "your turn ends before move 10 of 10"),
            ):
                told = await send_turn(ann, moves, f"bad {said}")
                assert (told["type"], told["code"]) == ("refused", code)
                assert said in in_words(told["reason"])
            await settle(ann, bob)
            assert ann.state["seq"] == before
            assert ann.state["view"]["step"] == 0
            told = await bob.ask(type="turn", seq=bob.state["seq"], moves=good)
            assert told["code"] == "not_your_turn"
            assert (await ann.ask(type="turn", seq=-5, moves=good))["code"] == "stale"
            assert (await ann.ask(type="turn", seq=before, moves=[]))["code"] == "unreadable"
            assert (await send_turn(ann, good, "good"))["type"] == "accepted"
            assert (await send_turn(ann, good, "good"))["type"] == "accepted"  # said again: once
            await settle(ann, bob)
            assert bob.state["view"]["phase"] == "reveal"
            assert len(bob.state["view"]["tiles"]) == 7

    run(test)


@pytest.mark.rule("S-601")
def test_giving_up_ends_the_game(place: House) -> None:
    made = place.make(game="shy_monsters", options={}, bots={"1": "random"}, start=True)

    async def test() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert ann.state["can_resign"]
            assert (await ann.ask(type="resign"))["type"] == "accepted"
            await ann.quiet()
            assert ann.state["phase"] == "over"
            assert ann.state["result"] == [0.0, 1.0]
            assert in_words(ann.lines[-1]["text"]) == "Dungeon Master resigns."
            assert not ann.state["can_resign"]
            assert (await ann.ask(type="resign"))["code"] == "not_now"

    run(test)


def test_some_games_cannot_be_given_up(place: House) -> None:
    made = place.make(options={"players": 2}, bots={"1": "random"}, start=True)

    async def test() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert not ann.state["can_resign"]
            assert "leave the table" in (await ann.ask(type="resign"))["text"]

    run(test)


def test_against_bots_a_whole_storey_can_be_taken_back(place: House) -> None:
    """Undo goes to where the turn began, not to its last small decision."""
    made = place.make(game="shy_monsters", options={}, bots={"1": "random"}, start=True)

    async def test() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            pair = own_pair(ann)
            assert (await send_turn(ann, turn(f"C {pair[0]} C C {pair[1]} X", pair)))["type"] == "accepted"
            assert (await ann.ask(type="undo"))["type"] == "accepted"
            state = await ann.until_state(lambda state: state["view"]["phase"] == "build")
            assert (state["view"]["step"], state["view"]["hand"]) == (0, list(pair))

    run(test)


@pytest.mark.rule("S-503")
def test_a_bot_that_builds_pauses_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nine decisions that nobody sees: one pause before the first, whatever the hand is."""
    pauses: list[float] = []

    async def no_pause(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(bots_module, "pause", no_pause)

    async def test() -> None:
        with house(tmp_path, pace=(700.0, 700.0)) as place:
            made = place.make(game="shy_monsters", options={"dm_seat": "seat_1"}, bots={"1": "random"}, start=True)
            async with sitting(place, made["table"], tokens(made)[0]) as ann:
                if ann.state["view"]["phase"] != "reveal":
                    await ann.until_state(lambda state: state["view"]["phase"] == "reveal")
                assert len(ann.state["view"]["tiles"]) == 7
                assert [line["event"]["event"] for line in ann.lines] == ["building", "storey_built"]
        (only,) = [seconds for seconds in pauses if seconds]  # other tables' bots have no pace here
        assert only > 500.0  # less what it took to think

    run(test)


@pytest.mark.rule("S-401", "S-1028")
def test_a_whole_game_over_sockets(place: House) -> None:
    made = place.make(game="shy_monsters", options={"match_games": 2}, bots={"1": "random"}, start=True)

    async def test() -> None:
        async with (
            sitting(place, made["table"], tokens(made)[0]) as ann,
            sitting(place, made["table"], made["watch"]) as eve,
        ):
            watching = asyncio.create_task(eve.play_out())
            await ann.play_out()
            await watching
            assert len(ann.state["view"]["results"]) == 2
            assert eve.state["view"]["results"] == ann.state["view"]["results"]
            assert sum(ann.state["result"]) == 1.0
            roles = {result["master"] for result in ann.state["view"]["results"]}
            assert roles == {0, 1}
        replay = place.get(f"/api/tables/{made['table']}/replay").json()
        assert replay["game"] == "shy_monsters"
        assert [len(step["view"]["results"]) for step in (replay["steps"][0], replay["steps"][-1])] == [0, 2]
        assert replay["steps"][-1]["view"]["results"] == ann.state["view"]["results"]
        assert place.get(f"/api/tables/{made['table']}/verify").json()["wrong"] == []

    run(test)


@pytest.mark.rule("S-1022")
def test_a_rematch_swaps_the_roles(place: House) -> None:
    made = place.make(game="shy_monsters", options={}, bots={"1": "random"}, start=True)

    async def test() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert ann.state["view"]["role"] == "master"
            await ann.ask(type="resign")
            assert (await ann.ask(type="rematch"))["type"] == "accepted"
            await ann.quiet()
            again = ann.state["rematch"]
        async with sitting(place, again, tokens(made)[0]) as ann:
            assert ann.state["options"]["dm_seat"] == "seat_1"
            if ann.state["phase"] != "running":
                await ann.until_state(lambda state: state["phase"] == "running")
            assert ann.state["view"]["role"] == "hero"

    run(test)


def test_spectators_may_not_act(place: House) -> None:
    made = place.make(game="shy_monsters", options={}, bots={"1": "random"}, start=True)

    async def test() -> None:
        async with sitting(place, made["table"], made["watch"]) as eve:
            assert eve.state["you"] == SPECTATOR
            for kind in ("turn", "resign"):
                more = {"seq": eve.state["seq"], "moves": ["lay:1,0"]} if kind == "turn" else {}
                assert (await eve.ask(type=kind, **more))["code"] == "not_seated"

    run(test)
