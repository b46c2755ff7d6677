"""Hints cost others nothing: one thought a chair, none for those who have gone, and no process is lost by it."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from facedown.engine.play import choices
from facedown.workers.fair_queue import Asker, Busy
from facedown.workers.pool import Pool
from facedown.workers.worker import Weighed
from tests.server.house import House, run, sitting, tokens
from tests.server.test_bots import NYET, position

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
        self.refuses = False
        thoughts = self

        async def weigh(self: Pool, game: str, level: str, seen: Any, seat: int, *more: Any) -> list[Weighed]:
            thoughts.asked += 1
            if thoughts.refuses:
                raise Busy("many are waiting")
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


def test_one_hint_at_a_time_and_the_same_position_is_thought_about_once(place: House, thoughts: Thoughts) -> None:
    async def test() -> None:
        made = practice(place)
        token = tokens(made)[0]
        async with sitting(place, made["table"], token) as ann, sitting(place, made["table"], token) as phone:
            await ann.send(type="hint", id="first")
            await thoughts.until(lambda t: t.asked == 1)
            second = await ann.ask(type="hint", id="second")
            assert (second["code"], second["reason"]) == ("not_now", "your hint is on its way")
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


def test_a_hint_for_which_there_is_no_time_is_refused(place: House, thoughts: Thoughts) -> None:
    async def test() -> None:
        thoughts.refuses = True
        made = practice(place)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            told = await ann.ask(type="hint")
            assert (told["code"], "busy" in told["reason"]) == ("not_now", True)

    run(test)


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
