"""Bounds what requests take while they run. That is how many of one client, how much memory their bodies need, and how
fast they are read. A client that sends faster waits; a few of its requests may wait so, the others are refused."""

import asyncio
from collections import Counter
from collections.abc import Iterable

from litestar.types import HTTPReceiveMessage, Receive

from facedown.server.common.rate_limits import Buckets
from facedown.server.common.settings import Limits
from facedown.server.http.rejected import Rejected
from facedown.words.server import say as words

ALWAYS = 65_536  # bytes that every client may send, however much the others do
MOST_WAITING = 8  # requests of a client whose bodies are read later
REFUSAL_SECONDS = 2.0  # until a further one is refused
TOO_MUCH = words("request.much_sent")


class BodyLimits:
    """Counts requests and bytes by group of addresses."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._requests: Counter[str] = Counter()
        self._bytes: Counter[str] = Counter()
        self._reading = Buckets(limits.body_bytes)
        self._waiting: Counter[str] = Counter()

    def begin(self, group: str) -> bool:
        """Counts one more request; False if that is too many at once."""
        if self._requests[group] >= self._limits.requests_at_once:
            return False
        self._requests[group] += 1
        return True

    def end(self, group: str, held: int) -> None:
        for counter, number in ((self._requests, 1), (self._bytes, held)):
            counter[group] -= number
            if counter[group] <= 0:
                del counter[group]

    def take(self, group: str, size: int) -> None:
        """Counts so many bytes more; raises Rejected if that is more than the client's share, or than there is room."""
        limits, total = self._limits, self._bytes[group] + size
        if total > ALWAYS and (total > limits.bodies or self._bytes.total() + size > limits.all_bodies):
            raise Rejected(429, TOO_MUCH)
        self._bytes[group] = total

    def read(self, group: str, size: int) -> None:
        """Counts bytes that were read of a client: as many more are read of it after a while."""
        self._reading.of(group).wait(size)

    async def turn(self, group: str) -> None:
        """Waits until more may be read of a client; raises Rejected if enough of its requests wait already. (That
        a client has gone is noticed only when its connection is read again.)"""
        if (seconds := self._reading.of(group).wait(0)) <= 0:
            return
        if self._waiting[group] >= MOST_WAITING:
            await asyncio.sleep(REFUSAL_SECONDS)  # at once, it would only be sent again at once
            raise Rejected(429, TOO_MUCH)
        self._waiting[group] += 1
        try:
            while seconds > 0:
                await asyncio.sleep(seconds)
                seconds = self._reading.of(group).wait(0)
        finally:
            self._waiting[group] -= 1
            if not self._waiting[group]:
                del self._waiting[group]


class Held:
    """Counts what one request holds, and gives its body piece by piece."""

    def __init__(
        self, bodies: BodyLimits, group: str, receive: Receive, headers: Iterable[tuple[bytes, bytes]]
    ) -> None:
        self._bodies, self._group, self._receive = bodies, group, receive
        self._size = 0
        told = dict(headers)  # short bodies never wait, and neither do requests without one
        self._may_wait = b"transfer-encoding" in told or int(told.get(b"content-length") or 0) > ALWAYS

    async def receive(self) -> HTTPReceiveMessage:
        """Gives the next piece of the body. While nobody asks for it, the connection reads only a little ahead."""
        if self._may_wait:
            await self._bodies.turn(self._group)
        message = await self._receive()
        size = len(message.get("body", b""))  # type: ignore[arg-type]
        if size:
            self._bodies.read(self._group, size)
            self._bodies.take(self._group, size)
            self._size += size
        self._may_wait = self._may_wait and bool(message.get("more_body"))
        return message  # type: ignore[return-value]

    def end(self) -> None:
        self._bodies.end(self._group, self._size)
