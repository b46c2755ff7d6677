"""People who play whatever they may, come back whenever they are cut off, and say again what was not answered."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from tests.soak.faults import Faults

REFUSED = {"stale", "not_your_turn", "not_now", "too_fast"}
TRY_AGAIN = {"failed", "not_saved"}
LATER = {"undo", "chat"}  # what is refused now may be possible when another copy of it comes


class Line(Protocol):
    """A socket, from its client's end."""

    def say(self, text: str) -> None: ...

    async def hear(self) -> str | None:
        """The next message; none when the connection has ended."""
        ...

    def cut(self) -> None: ...


class Door(Protocol):
    """A server, from outside."""

    def connect(self) -> Line: ...


class Person:
    def __init__(self, faults: Faults, doors: Callable[[], Sequence[Door]], table: str, token: str, name: str) -> None:
        self.table, self.token, self.name = table, token, name
        self.states: list[dict[str, Any]] = []  # all that were ever told, in their order
        self.lines: list[dict[str, Any]] = []
        self.acknowledged: list[dict[str, Any]] = []
        self.refused: list[dict[str, Any]] = []  # for good
        self.copies: Counter[str] = Counter()  # how often each message was said, by its id
        self.laid: list[int] = []  # in a live race: actions that were acknowledged
        self.pending: dict[str, Any] | None = None
        self.resting = False  # says nothing new
        self._faults = faults
        self._luck = random.Random(faults.luck.random())
        self._doubtful: dict[str, dict[str, Any]] = {}  # refused, while a copy may still take effect
        self._doors = doors
        self._number = 0

    @property
    def state(self) -> dict[str, Any]:
        return self.states[-1] if self.states else {}

    async def play(self) -> None:
        while True:
            if doors := self._doors():
                line = self._luck.choice(doors).connect()
                try:
                    await self._talk(line)
                finally:
                    line.cut()
            await self._faults.dawdle(0.02)
            await asyncio.sleep(0.001)

    def _begin(self) -> None:
        """A new connection."""

    async def _talk(self, line: Line) -> None:
        self._begin()
        line.say(json.dumps({"type": "hello", "table": self.table, "token": self.token, "name": self.name}))
        if not await self._hears(line):
            return
        if self.pending is not None:
            self._say(line, self.pending)
        while True:
            self._go_on(line)
            if self._faults.strikes("connection cut", 0.02):
                return
            if not await self._hears(line):
                return

    def _go_on(self, line: Line) -> None:
        if self.pending is None and not self.resting and self.state["phase"] != "over":
            self.pending = self._wish(self.state)
            if self.pending is not None:
                self._say(line, self.pending)

    def _say(self, line: Line, message: dict[str, Any]) -> None:
        for _ in range(2 if self._faults.strikes("message doubled", 0.08) else 1):
            self.copies[message["id"]] += 1
            line.say(json.dumps(message))
        if self.acknowledged and self._faults.strikes("old message again", 0.08):
            line.say(json.dumps(self._luck.choice(self.acknowledged)))

    async def _hears(self, line: Line) -> bool:
        text = await line.hear()
        if text is None:
            return False
        return await self._heard(line, json.loads(text))

    async def _heard(self, line: Line, message: dict[str, Any]) -> bool:
        """Does the conversation go on?"""
        match message["type"]:
            case "state":
                self._saw(message)
            case "accepted":
                if self.pending is not None and message["id"] == self.pending["id"]:
                    self.acknowledged.append(self.pending)
                    self.pending = None
                elif message["id"] in self._doubtful:
                    self.acknowledged.append(self._doubtful.pop(message["id"]))
            case "refused":
                await self._was_refused(line, message)
            case "closing":
                assert message["code"] == "restarting", message
                return False
        return True

    def _saw(self, state: dict[str, Any]) -> None:
        if state["reset"]:
            self.lines = state["log"]
        self.lines = self.lines + state["fresh"]
        assert [line["number"] for line in self.lines] == list(range(len(self.lines))), "lines are missing"
        self.states.append(state)

    async def _was_refused(self, line: Line, message: dict[str, Any]) -> None:
        said_before = {old["id"] for old in self.acknowledged}
        assert message["id"] not in said_before, f"acknowledged, said again, and refused: {message}"
        if self.pending is not None and message["id"] == self.pending["id"]:
            if message["code"] in TRY_AGAIN:  # a copy of it may still be on its way: only the same id is safe
                await asyncio.sleep(0.02)
                self._say(line, self.pending)
                return
            assert message["code"] in REFUSED, message
            if self.pending["type"] in LATER and self.copies[message["id"]] > 1:
                self._doubtful[message["id"]] = self.pending
            else:
                self.refused.append(self.pending)
            self.pending = None

    def _asks(self, state: dict[str, Any]) -> list[int]:
        """Questions that wait for this person."""
        own = [seat["seat"] for seat in state["seats"] if seat["you"]]
        return [ask["number"] for ask in state["asks"] if own and own[0] in ask["waits_for"]]

    def _wish(self, state: dict[str, Any]) -> dict[str, Any] | None:
        kind = self._luck.random()
        wish: dict[str, Any] | None = None
        if state["phase"] == "gathering":
            full = all(seat["kind"] != "free" for seat in state["seats"])
            wish = {"type": "start"} if state["host"] and full else None
        elif state["you"] >= 0 and kind < 0.03:
            wish = {"type": "rename", "name": f"{self.name} {self._number}"}
        elif state["you"] >= 0 and kind < 0.1:
            wish = {"type": "chat", "text": f"line {self._number}"}
        elif (asks := self._asks(state)) and kind < 0.6:
            wish = {"type": "answer", "ask": asks[0], "yes": kind < 0.5}
        elif (state["can_undo"] or state["ask_undo"]) and kind < 0.2:
            wish = {"type": "undo"}
        elif state["choices"]:
            action = self._luck.choice(state["choices"])["action"]
            wish = {"type": "move", "seq": state["seq"], "action": action}
        if wish is not None:
            self._number += 1
            wish["id"] = f"{self.token[:6]}-{self._number}"
        return wish
