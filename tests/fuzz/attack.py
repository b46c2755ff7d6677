"""Clients that send such messages at tables of their own, while people play at another one, who must not notice."""

import asyncio
import json
import random
from collections import Counter
from typing import Any

import msgspec

from benchmarks.server.wire import Wire, dial
from tests.fuzz.messages import broken_frames, mutated, real_messages
from tests.server.house import PATIENCE, Client, House, sitting, tokens

BURST = 50
NO_TOKEN = "A" * 24
OURS = ("Traceback", "went wrong", "Error(")
_DECODER = msgspec.json.Decoder(dict[str, Any])


class Attacker:
    """Says hello, sends bursts of messages, and comes back whenever it is thrown out."""

    def __init__(self, place: House, table: str, token: str, luck: random.Random, counts: Counter[str]) -> None:
        self._place, self._table, self._token, self._luck, self._counts = place, table, token, luck, counts
        self._state: dict[str, Any] = {}
        self._told = asyncio.Event()
        self._pong = ""
        self._earlier: list[bytes] = []

    async def run(self, messages: int) -> None:
        while messages > 0:
            ended = asyncio.Event()
            wire = await dial(f"127.0.0.1:{self._place.port}", "/ws", self._hear, ended.set)
            try:
                messages -= await self._visit(wire, ended, messages)
            finally:
                wire.close()
                await asyncio.wait_for(ended.wait(), PATIENCE)

    async def _visit(self, wire: Wire, ended: asyncio.Event, most: int) -> int:
        luck, sent, forged = self._luck, 1, {"type": "hello", "table": "", "token": NO_TOKEN}
        self._counts["visits"] += 1
        if luck.random() < 0.05:  # no hello at all, a forged one, or no websocket any more
            wire.frame(luck.choice([1, 2]), mutated(luck, {**forged, "table": self._table}, []))
            wire.write(broken_frames(luck))
            wire.close()
            return 2
        wire.send(json.dumps({"type": "hello", "table": self._table, "token": self._token}).encode())
        while sent < most and not ended.is_set():
            for _ in range(BURST):
                data = mutated(luck, real_messages(luck, self._state, self._table, self._token), self._earlier)
                wire.frame(1 if luck.random() < 0.9 and _is_text(data) else 2, data)
                self._earlier = [*self._earlier[-20:], data]
            sent += BURST
            if luck.random() < 0.02:
                wire.frame(1, b"x" * 70_000) if luck.random() < 0.5 else wire.write(broken_frames(luck))
                sent += 1
                self._counts["broken"] += 1
                if luck.random() < 0.5:
                    break
            await self._answered(wire, ended)
        return sent

    async def _answered(self, wire: Wire, ended: asyncio.Event) -> None:
        """Everything has been taken when the ping is answered, or the server has had enough."""
        self._pong = f"p{self._luck.randrange(10**9)}"
        self._told.clear()
        wire.send(json.dumps({"type": "ping", "id": self._pong}).encode())
        waits = [asyncio.ensure_future(event.wait()) for event in (self._told, ended)]
        done, rest = await asyncio.wait(waits, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        for wait in rest:
            wait.cancel()
        assert done, "a socket was neither answered nor closed"

    def _hear(self, text: bytes) -> None:
        message = _DECODER.decode(text)
        kind = message["type"]
        self._counts[f"{kind} {message.get('code', '')}".strip()] += 1
        if any(ours in message.get("reason", "") for ours in OURS):
            self._counts["our mistake"] += 1
        if kind == "state":
            self._state = message
        elif kind == "pong" and message["id"] == self._pong:
            self._told.set()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class Bystanders:
    """Two people who play one game after the other, and get exactly what they would get if nobody else were there."""

    def __init__(self, place: House) -> None:
        self._place = place
        self.moves = 0
        self.games: list[str] = []

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set():
            await self._game(until)

    async def _game(self, until: asyncio.Event) -> None:
        made = self._place.make(options={"players": 2, "round_count": 1})
        async with (
            sitting(self._place, made["table"], tokens(made)[0]) as cat,
            sitting(self._place, made["table"], tokens(made)[1], name="Dan") as dan,
        ):
            await cat.ask(type="start")
            both = (cat, dan)
            for one in both:
                await one.until_state(lambda state: state["phase"] == "running")
                assert await one.quiet() == []
            while cat.state["phase"] != "over" and not until.is_set():
                mover, other = both if cat.state["choices"] else (dan, cat)
                await self._move(mover, other)
                self.moves += 1
            if cat.state["phase"] == "over":
                self.games.append(made["table"])

    async def _move(self, mover: Client, other: Client) -> None:
        action = mover.state["choices"][0]["action"]
        seen = other.state["seq"]
        await mover.send(type="move", id=f"bystander{mover.state['seq']}", seq=mover.state["seq"], action=action)
        answer = await mover.next()
        assert answer["type"] == "accepted", answer
        assert (await mover.next())["type"] == "state"
        told = await other.quiet()  # it may be one that the other does not notice
        assert [message["type"] for message in told] in ([], ["state"]), told
        assert bool(told) == (other.state["seq"] != seen)
        assert await mover.quiet() == []


async def attack(place: House, messages: int, seed: int, attackers: int = 6) -> tuple[Counter[str], Bystanders]:
    """So many messages in all; returns what was answered, and how the others fared."""
    counts: Counter[str] = Counter()
    bystanders, over = Bystanders(place), asyncio.Event()
    playing = asyncio.create_task(bystanders.play(over))
    made = [place.make(options={"players": 2}, listed=bool(k % 2)) for k in range(attackers // 2)]
    seats = [(table["table"], token) for table in made for token in tokens(table)]
    crowd = [Attacker(place, *seat, random.Random(f"{seed} {k}"), counts) for k, seat in enumerate(seats)]
    attacking: asyncio.Future[Any] = asyncio.gather(*(attacker.run(messages // len(crowd)) for attacker in crowd))
    try:
        both: set[asyncio.Future[Any]] = {playing, attacking}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            playing.result()
        await attacking
    finally:
        over.set()
        attacking.cancel()
    await asyncio.wait_for(playing, PATIENCE)
    return counts, bystanders
