"""Hints cost others nothing: one thought a chair, none for those who have gone, and no process is lost by it."""

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from facedown.bots.levels import so_far
from facedown.catalog import GAMES, make_bot
from facedown.engine.game import Game
from facedown.engine.play import Play, choices
from facedown.server.views import hints
from facedown.workers import pool as pool_module
from facedown.workers.fair_queue import Asker, Busy
from facedown.workers.pool import BrokenOff, Pool
from facedown.workers.worker import Weighed
from tests.server.house import House, run, sitting, tokens
from tests.server.test_bots import NYET, position

QUICK = 0.05  # seconds of a processor

# Thinks forever where the seed is 1; everything else is the real thing.
THINKS = """
import time, msgspec
from facedown.workers.process import answer_questions

def said(line, **more):
    return msgspec.json.encode({"id": msgspec.json.decode(line)["id"], **more})

def answer(line):
    while msgspec.json.decode(line)["seed"] == 1:
        time.sleep(0.01)
    return said(line, action=5)

answer_questions(answer, lambda line: said(line, broken_off=True))
"""


# Where the seed is 1 it loads a module for a while, then thinks forever. The answer tells how much was loaded whole.
LOADS = """
import sys, time, msgspec
from facedown.workers.process import answer_questions

loaded = 0

def said(line, **more):
    return msgspec.json.encode({"id": msgspec.json.decode(line)["id"], **more})

def answer(line):
    global loaded
    if msgspec.json.decode(line)["seed"] == 1:
        import slow_module
        loaded += slow_module.whole
        while True:
            time.sleep(0.01)
    return said(line, action=loaded)

answer_questions(answer, lambda line: said(line, broken_off=True))
"""
SLOW = "import time; [time.sleep(0.01) for _ in range(50)]; whole = 1"


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0.01)


def test_an_abandoned_thought_is_broken_off_and_leaves_the_process_alive() -> None:
    async def test() -> None:
        pool = Pool(1, (sys.executable, "-c", THINKS))
        try:
            assert await pool.choose("nyet", "random", position(), 0, 7) == 5
            before = pool.pids
            hint = asyncio.create_task(pool.weigh("nyet", "expert", position(), 0, 1, Asker("m")))
            await settled()
            hint.cancel()
            await asyncio.gather(hint, return_exceptions=True)
            assert await pool.choose("nyet", "random", position(), 0, 7) == 5
            assert pool.pids == before != []
        finally:
            await pool.close()

    run(test)


def test_what_is_being_imported_or_compiled_is_finished_before_a_thought_is_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half an import would spoil all later answers of that process."""
    (tmp_path / "slow_module.py").write_text(SLOW)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    async def test() -> None:
        pool = Pool(1, (sys.executable, "-c", LOADS))
        try:
            assert await pool.choose("nyet", "random", position(), 0, 7) == 0
            before = pool.pids
            hint = asyncio.create_task(pool.weigh("nyet", "expert", position(), 0, 1, Asker("m")))
            await settled()
            hint.cancel()
            await asyncio.gather(hint, return_exceptions=True)
            assert await pool.choose("nyet", "random", position(), 0, 7) == 1
            assert pool.pids == before != []
        finally:
            await pool.close()

    run(test)


def test_a_bots_own_thought_that_is_abandoned_is_broken_off_too() -> None:
    """The real process: the table has gone, and the next question is answered as if nothing had been."""

    async def test() -> None:
        pool = Pool(1)
        try:
            wanted = await pool.choose("nyet", "random", position(), 0, 3)
            before = pool.pids
            for pause in (0.0, 0.001, 0.02, 0.1, 0.2):
                task = asyncio.create_task(pool.choose("nyet", "novice", position(), 0, 4))
                await asyncio.sleep(pause)
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                assert await pool.choose("nyet", "random", position(), 0, 3) == wanted
            assert pool.pids == before
        finally:
            await pool.close()

    run(test)


class Thoughts:
    """Instead of a thinking process: waits until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = self.cancelled = 0
        self.held = True
        self.refuses = self.own = False
        thoughts = self

        async def weigh(self: Pool, game: str, level: str, seen: Any, seat: int, *more: Any) -> list[Weighed]:
            thoughts.asked += 1
            if thoughts.refuses:
                raise Busy("many requests are waiting", own=thoughts.own)
            try:
                while thoughts.held:
                    await asyncio.sleep(0.01)
            except asyncio.CancelledError:
                thoughts.cancelled += 1
                raise
            return [Weighed(action, 1, 0.5) for action in choices(NYET, seen, seat)]

        monkeypatch.setattr(Pool, "weigh", weigh)

    async def until(self, wanted: Callable[["Thoughts"], bool]) -> None:
        while not wanted(self):
            await asyncio.sleep(0.01)


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    return Thoughts(monkeypatch)


def practice(place: House) -> dict[str, Any]:
    return place.make(options={"players": 2, "first_dealer": 0}, bots={"1": "random"}, start=True)


def test_a_hint_is_not_thought_about_for_someone_who_has_gone(place: House, thoughts: Thoughts) -> None:
    async def test() -> None:
        made = practice(place)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            await ann.send(type="hint", id="h")
            await thoughts.until(lambda t: t.asked == 1)
        await thoughts.until(lambda t: t.cancelled == 1)

    run(test)


def test_analyses_pause_while_somebody_waits_for_a_hint(
    place: House, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(Pool, "hold", lambda pool: said.append("hold"))
    monkeypatch.setattr(Pool, "go_on", lambda pool: said.append("go on"))

    async def test() -> None:
        made = practice(place)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            await ann.send(type="hint", id="first")
            await thoughts.until(lambda it: it.asked == 1)
            assert said == ["hold"]
            thoughts.held = False
            await thoughts.until(lambda it: len(said) > 1)
            assert said == ["hold", "go on"]

    run(test)


def test_one_hint_at_a_time_and_the_same_position_is_thought_about_once(place: House, thoughts: Thoughts) -> None:
    async def test() -> None:
        made = practice(place)
        token = tokens(made)[0]
        async with sitting(place, made["table"], token) as ann, sitting(place, made["table"], token) as phone:
            await ann.send(type="hint", id="first")
            await thoughts.until(lambda t: t.asked == 1)
            second = await ann.ask(type="hint", id="second")
            assert (second["code"], second["text"]) == ("not_now", "your hint is on its way")
            await phone.quiet()
            await phone.send(type="hint", id="phone")
            assert not await phone.quiet()  # it waits for the same thought
            thoughts.held = False
            told = await ann.until(lambda message: message["type"] == "hint")
            also = await phone.until(lambda message: message["type"] == "hint")
            again = await ann.ask(type="hint", id="third")
            assert told["choice"] == also["choice"] == again["choice"]
            assert thoughts.asked == 1

    run(test)


def test_who_waits_for_a_hint_may_move_and_is_told_that_it_is_stale(place: House, thoughts: Thoughts) -> None:
    async def test() -> None:
        made = practice(place)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            await ann.send(type="hint", id="h")
            await thoughts.until(lambda t: t.asked == 1)
            moved = await ann.move(ann.state["choices"][0]["action"])
            assert moved["type"] == "accepted"
            thoughts.held = False
            told = await ann.until(lambda message: message.get("id") == "h")
            assert (told["type"], told["code"]) == ("refused", "stale")

    run(test)


@pytest.mark.parametrize("cause", ["many wait", "slow"])
def test_a_hint_for_which_the_expert_has_no_time_is_a_quick_one(
    place: House, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch, cause: str
) -> None:
    monkeypatch.setattr(hints, "PATIENCE", 0.2)

    async def test() -> None:
        thoughts.refuses = cause == "many wait"
        made = practice(place)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            told = await ann.ask(type="hint")
            assert told["choice"] in ann.state["choices"]
            assert told["reason"]["code"].startswith("server.hint.quick")
            await thoughts.until(lambda t: t.cancelled == (cause == "slow"))  # the process is free for others

    run(test)


def test_an_address_that_asks_too_much_of_the_experts_gets_quick_hints(place: House, thoughts: Thoughts) -> None:
    async def test() -> None:
        thoughts.refuses = thoughts.own = True
        made = practice(place)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            told = await ann.ask(type="hint")
            assert told["choice"] in ann.state["choices"]
            assert told["reason"]["code"].startswith("server.hint.quick")

    run(test)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_quick_hint_costs_next_to_nothing(game: Game) -> None:
    """It is what a client gets who asks more than its share, so it must not be a load itself."""
    took = list[float]()
    for seed in range(3):
        play, whim = Play(game, game.options(), bytes([seed]) * 32), Random(seed)
        play.roll()
        for _ in range(25):
            if play.over:
                break
            seat = play.actors()[0]
            seen, begun = play.seen(seat), time.process_time()
            action = hints.quick_choice(game, seen, seat)
            took.append(time.process_time() - begun)
            assert action in choices(game, seen, seat)
            play.act(seat, whim.choice(play.legal(seat)))
            play.roll()
    assert sorted(took)[len(took) * 9 // 10] < QUICK


# Has found something, and thinks on until it is told to stop; where the seed is 1 it has found nothing.
FINDS = """
import time, msgspec
from facedown.workers.process import answer_questions

def said(line, **more):
    return msgspec.json.encode({"id": msgspec.json.decode(line)["id"], **more})

def answer(line):
    while True:
        time.sleep(0.01)

def broken_off(line):
    found = [] if msgspec.json.decode(line)["seed"] == 1 else [{"action": 5, "visits": 3, "worth": 0.5}]
    return said(line, broken_off=True, choices=found)

answer_questions(answer, broken_off)
"""


def test_when_the_time_is_up_the_best_so_far_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "HINT_LIMIT", 0.5)

    async def test() -> None:
        pool = Pool(1, (sys.executable, "-c", FINDS))
        try:
            assert await pool.weigh("nyet", "expert", position(), 0, 2, Asker("m")) == [Weighed(5, 3, 0.5)]
            before = pool.pids
            with pytest.raises(BrokenOff):
                await pool.weigh("nyet", "expert", position(), 0, 1, Asker("m"))
            waits = [pool.weigh("nyet", "expert", position(), 0, 2, Asker("m")) for _ in range(2)]
            first, second = await asyncio.gather(*waits, return_exceptions=True)
            assert first == [Weighed(5, 3, 0.5)]
            assert isinstance(second, BrokenOff)  # its time was up before its turn came
            assert pool.pids == before != []
        finally:
            await pool.close()

    run(test)


def test_what_was_found_by_then_is_a_hint_and_is_thought_about_again(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    async def weigh(self: Pool, game: str, level: str, seen: Any, seat: int, *more: Any) -> list[Weighed]:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0.2)
        return [Weighed(choices(NYET, seen, seat)[-1], 1, 0.5)]

    monkeypatch.setattr(Pool, "weigh", weigh)
    monkeypatch.setattr(hints, "HINT_LIMIT", 0.1)

    async def test() -> None:
        made = practice(place)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            for number in (1, 2):
                told = await ann.ask(type="hint")
                assert told["choice"] == ann.state["choices"][-1]
                assert asked == number

    run(test)


@pytest.mark.parametrize("name", ["nyet", "hyst"])
def test_a_bot_whose_thought_is_broken_off_says_what_it_has(name: str) -> None:
    game = GAMES[name]
    play = Play(game, game.options(), bytes(32))
    play.roll()
    whim = Random(1)
    while len(play.legal(play.actors()[0])) < 3:
        play.act(play.actors()[0], whim.choice(play.legal(play.actors()[0])))
        play.roll()
    seat = play.actors()[0]
    bot = make_bot(game, "regular" if name == "nyet" else "expert", 0.05)
    assert so_far(bot) == []
    weighed = bot.weigh(play.seen(seat), seat, 1)  # type: ignore[attr-defined]
    found = so_far(bot)
    assert {one.action for one in found} <= set(play.legal(seat))
    if name == "nyet":
        assert found == weighed


def test_bots_go_before_hints_and_tables_of_one_address_share() -> None:
    """One process, held by a hint; what waits behind it is answered in the order of the ranks, then by turns."""
    program = """
import sys, time, msgspec
for line in sys.stdin:
    if line == "stop\\n": continue
    ask = msgspec.json.decode(line)
    if ask["seed"] == 1: time.sleep(0.3)
    print(msgspec.json.encode({"id": ask["id"], "action": ask["seed"]}).decode(), flush=True)
"""

    async def test() -> None:
        pool = Pool(1, (sys.executable, "-c", program))
        order: list[str] = []

        async def ask(name: str, address: str, hint: bool, seed: int = 2) -> None:
            if hint:
                await pool.weigh("nyet", "expert", position(), 0, seed, Asker(address, name))
            else:
                await pool.choose("nyet", "expert", position(), 0, seed, [Asker(address, name)])
            order.append(name)

        try:
            await ask("first", "x", hint=False)
            asked = [asyncio.create_task(ask("held", "m", hint=True, seed=1))]
            await asyncio.sleep(0.02)
            for name, address, hint in (
                ("hint1", "m", True),
                ("hint2", "m", True),
                ("hint3", "a", True),
                ("bot1", "m", False),
                ("bot2", "m", False),
                ("bot3", "a", False),
            ):
                asked.append(asyncio.create_task(ask(name, address, hint)))
                await asyncio.sleep(0)
            await asyncio.gather(*asked)
        finally:
            await pool.close()
        assert order[:2] == ["first", "held"]
        assert set(order[2:5]) == {"bot1", "bot2", "bot3"}
        assert order.index("bot3") < order.index("bot2")
        assert order.index("hint3") < order.index("hint2")

    run(test)
