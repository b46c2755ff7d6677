"""Sends long answers bit by bit, and bounds what clients that read slowly keep in memory."""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from litestar.types import Message, Send

from facedown.server.common.settings import Limits

ABORT = "facedown.abort"  # in a request's extensions: ends its connection
PIECE = 65_536  # bytes that are handed on at once; the next wait until they are on their way


class _Answer(NamedTuple):
    number: int
    group: str
    size: int
    abort: Callable[[], None]


class PacedAnswers:
    """Counts the bytes of long answers that are being sent, by group of addresses. When one group or all together have
    too many, the oldest answer of the largest group is broken off."""

    def __init__(self, limits: Limits) -> None:
        self._each, self._most = limits.answers, limits.all_answers
        self._sending: dict[int, _Answer] = {}  # the oldest first
        self._bytes: Counter[str] = Counter()
        self._count = 0

    async def send(self, send: Send, scope: Any, group: str, message: Message) -> None:
        """Sends one message of an answer; a long one is counted until all of it is on its way."""
        if message["type"] != "http.response.body" or len(message["body"]) <= PIECE:
            return await send(message)
        answer = self._begin(group, len(message["body"]), (scope.get("extensions") or {}).get(ABORT, _nothing))
        try:
            await _send_in_pieces(send, message["body"], message.get("more_body", False))
        finally:
            self._end(answer)
        return None

    def _begin(self, group: str, size: int, abort: Callable[[], None]) -> _Answer:
        self._count += 1
        answer = self._sending[self._count] = _Answer(self._count, group, size, abort)
        self._bytes[group] += size
        while self._bytes[group] > self._each and self._break_off(group, answer):
            pass
        while self._bytes.total() > self._most and self._break_off(self._bytes.most_common(1)[0][0], answer):
            pass
        return answer

    def _break_off(self, group: str, new: _Answer) -> bool:
        oldest = next((one for one in self._sending.values() if one.group == group and one is not new), None)
        if oldest is None:
            return False
        self._end(oldest)
        oldest.abort()
        return True

    def _end(self, answer: _Answer) -> None:
        if self._sending.pop(answer.number, None) is not None:
            self._bytes[answer.group] -= answer.size
            if not self._bytes[answer.group]:
                del self._bytes[answer.group]


def _nothing() -> None:
    """Aborts nothing, as another server than ours has the connection."""


async def _send_in_pieces(send: Send, body: bytes, more: bool) -> None:
    view = memoryview(body)
    for start in range(0, len(body), PIECE):
        rest = more or start + PIECE < len(body)
        await send({"type": "http.response.body", "body": bytes(view[start : start + PIECE]), "more_body": rest})
