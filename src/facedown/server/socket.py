"""One socket: says hello, then asks and is told. Whatever a client sends, it can disturb nobody but itself."""

import asyncio
import logging
import re
from collections import Counter
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.exceptions import LitestarException

from facedown.engine.errors import FacedownError
from facedown.server import protocol as say
from facedown.server.adviser import hint
from facedown.server.beside import Beside, come_along
from facedown.server.deeds import Refusal
from facedown.server.entry import NotAdmitted
from facedown.server.hall import Hall
from facedown.server.limits import Bucket, Buckets
from facedown.server.race_messages import Drag, FromRacer
from facedown.server.settings import Settings
from facedown.server.states import told_state
from facedown.server.store import Unsure
from facedown.server.store.trouble import StoreTrouble
from facedown.server.table import Table
from facedown.server.talk_messages import Chat
from facedown.server.wire import say_of

log = logging.getLogger("facedown.socket")

_decoder = msgspec.json.Decoder(say.PageMessage)
_id_of = re.compile(rb'"id"\s*:\s*"([^"\\]{1,40})"')
CLOSE_SECONDS = 2.0


class Door:
    """What all sockets of a server share."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.limits = settings.limits
        self.origins = settings.origins
        self.messages = Buckets(settings.limits.address_messages)
        self.hands = Buckets(settings.limits.address_hands)
        self.wrong_tokens = Buckets(settings.limits.wrong_tokens)
        self.open: Counter[str] = Counter()

    async def receive(self, socket: WebSocket[Any, Any, Any]) -> None:
        address = socket.client.host if socket.client else ""
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), self.origins):
            await socket.close(code=4403, reason="this page may not open tables here")
            return
        if self.open[address] >= self.limits.sockets or self.open.total() >= self.limits.all_sockets:
            await socket.close(code=4429, reason="too many connections")
            return
        self.open[address] += 1
        try:
            await socket.accept()
            await Connection(self, socket, address).run()
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Browsers always say where a page came from; programs need not."""
    return origin is None or origin in allowed or (bool(host) and urlsplit(origin).netloc == host)


class _Ended(Exception):
    """The conversation is over."""


class Connection:
    def __init__(self, door: Door, socket: WebSocket[Any, Any, Any], address: str) -> None:
        self.chair = self.viewer = -2
        self._door = door
        self._socket = socket
        self._address = address
        self._say = say_of(socket.scope)
        self._held: bytes | None = None  # an answer that goes out together with the state that follows from it
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()  # what could not be said at once
        self._late = False  # something is on its way that was in the outbox
        self._bucket = Bucket(door.limits.messages)
        self._hand = Bucket(door.limits.hand)
        self._strikes = 0
        self._table: Table | None = None
        self._beside: list[Beside] = []
        self._shown: tuple[int, int, int] | None = None
        self._lines = 0
        self._closing = False
        self._doing = False  # something that was asked for is being done: that is not broken off
        self._ended = asyncio.Event()  # and what waits to be sent has little time left
        self._room = asyncio.Event()  # a client that does not read its answers is not listened to meanwhile
        self._room.set()

    # --- what a table says to it --------------------------------------------------------------------------------------

    def tell(self, message: say.ServerMessage) -> None:
        self._send(self._encoded(message))

    def reply(self, message: say.ServerMessage) -> None:
        """Told with the next message, or at the end of the deed that it answers."""
        self._release()
        self._held = self._encoded(message)

    def _encoded(self, message: say.ServerMessage) -> bytes:
        if type(message) is say.Refused and not self._closing:
            self._door.hall.counts.refused[message.code] += 1
        return msgspec.json.encode(message)

    def _release(self) -> None:
        if self._held is not None:
            held, self._held = self._held, None
            self._send(held)

    def _send(self, data: bytes) -> None:
        texts = (data,) if self._held is None else (self._held, data)
        self._held = None
        if self._closing or (not self._late and self._outbox.empty() and self._say(*texts)):
            return
        for text in texts:
            if self._outbox.qsize() >= self._door.limits.outbox:
                self._end()  # a reader that slow gets everything again when it comes back
                return
            self._outbox.put_nowait(text)
        if self._outbox.qsize() > self._door.limits.outbox // 2:
            self._room.clear()

    def whisper(self, message: say.ServerMessage) -> None:
        if self._outbox.qsize() < self._door.limits.outbox // 4:
            self.tell(message)

    def update(self, table: Table) -> None:
        sight = table.course.sights[self.viewer] if table.course else None
        epoch = sight.epoch if sight else 0
        now = (table.seq(self.viewer), table.presence, epoch)
        if now == self._shown:
            return
        reset = self._shown is None or self._shown[2] != epoch
        self._send(told_state(table, self.chair, self._lines, reset))
        self._shown = now
        self._lines = len(sight.lines) if sight else 0

    def dismiss(self, code: Any, reason: str) -> None:
        self.tell(say.Farewell(code, reason))
        self._end()

    def _end(self) -> None:
        if not self._closing:
            self._closing = True
            self._outbox.put_nowait(None)
            self._ended.set()

    # --- what it says to a table --------------------------------------------------------------------------------------

    async def run(self) -> None:
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        ended = asyncio.create_task(self._ended.wait())
        try:
            await asyncio.wait({writer, reader, ended}, return_when=asyncio.FIRST_COMPLETED)
            self._end()
            await asyncio.wait({writer}, timeout=CLOSE_SECONDS)
        finally:
            if self._table is not None:
                self._table.part(self)
                for person in self._beside:
                    self._table.part(person)
            self._closing = True
            ending = [writer, ended] if self._doing else [writer, ended, reader]  # a deed is carried to its end
            for task in ending:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)
            with suppress(LitestarException, RuntimeError, OSError, TimeoutError):
                await asyncio.wait_for(self._socket.close(), CLOSE_SECONDS)

    async def _write(self) -> None:
        while (data := await self._outbox.get()) is not None:
            if self._outbox.qsize() <= self._door.limits.outbox // 2:
                self._room.set()
            self._late = True
            try:
                await self._socket.send_data(data.decode(), mode="text")
            except (LitestarException, RuntimeError, OSError):
                return
            self._late = False

    async def _read(self) -> None:
        try:
            await self._greet()
            while not self._closing:
                await self._hear()
        except (_Ended, LitestarException):
            pass
        except NotAdmitted as refused:
            self.dismiss(refused.code, refused.reason)
        except StoreTrouble as trouble:
            self.dismiss("restarting", str(trouble))  # a page comes back by itself
        except Exception:
            log.exception("a socket's reader failed")  # the client learns only that something went wrong
            self.dismiss("bad_message", "something went wrong; come back in a moment")

    async def _next(self) -> bytes:
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise _Ended
        text = event.get("text")
        return text.encode() if text is not None else (event.get("bytes") or b"")

    async def _greet(self) -> None:
        try:
            data = await asyncio.wait_for(self._next(), self._door.limits.hello_seconds)
        except TimeoutError:
            raise NotAdmitted("bad_message", "a table is opened by a hello, and none came") from None
        if len(data) > say.MOST_MESSAGE:
            raise NotAdmitted("bad_message", "that message is too long")
        try:
            hello = _decoded(data)
        except msgspec.MsgspecError as error:
            raise NotAdmitted("bad_message", f"a hello was expected: {error}") from None
        if not isinstance(hello, say.Hello):
            raise NotAdmitted("bad_message", "the first message is a hello")
        wrong = self._door.wrong_tokens.of(self._address)
        if wrong.empty:
            raise NotAdmitted("too_fast", "too many wrong links; wait a minute")
        try:
            nobodys = await self._enter(hello)
        except NotAdmitted:
            wrong.take()
            raise
        if nobodys:
            wrong.take()

    async def _enter(self, hello: say.Hello) -> int:
        """How many of the secrets that came along open nothing."""
        hall = self._door.hall
        try:
            table = await hall.open(hello.table)
        except StoreTrouble:
            raise
        except FacedownError as error:
            raise NotAdmitted("no_such_table", str(error)) from None
        if table is None:
            raise NotAdmitted("no_such_table", "there is no such table")
        await hall.talk.prepare(table)
        self.chair = await asyncio.shield(hall.enter(table, hello))
        self.viewer = table.seat_of(self.chair)
        if self._closing:
            raise _Ended
        self._table = table
        self._beside, nobodys = come_along(table, hello.beside)
        table.join(self)
        self.update(table)
        hall.races.greet(table, self)
        hall.talk.greet(self, table.id)
        hall.bots.wake(table)
        return nobodys

    async def _hear(self) -> None:
        await self._room.wait()
        data = await self._next()
        if len(data) > say.MOST_MESSAGE:
            refused = say.Refused(_guess_id(data), "too_long", f"a message has at most {say.MOST_MESSAGE} bytes")
            self._strike(refused, "bad_message")
            return
        try:
            message = _decoded(data)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            self._strike(say.Refused(_guess_id(data), "unreadable", str(error)), "bad_message")
            return
        if self._is_too_fast(message):
            if not isinstance(message, Drag):  # one look less at a moving hand is no loss
                self._strike(say.Refused(_guess_id(data), "too_fast", "too many messages; slow down"), "too_fast")
            return
        await self._answer(message)

    def _is_too_fast(self, message: say.PageMessage) -> bool:
        """Hands in a race are quicker than decisions."""
        if isinstance(message, FromRacer):
            return not (self._hand.take() and self._door.hands.take(self._address))
        return not (self._bucket.take() and self._door.messages.take(self._address))

    def _strike(self, refused: say.Refused, code: Any) -> None:
        self.tell(refused)
        self._strikes += 1
        if self._strikes >= self._door.limits.strikes:
            raise NotAdmitted(code, "too many messages that could not be taken")

    async def _answer(self, message: say.PageMessage) -> None:
        table = self._table
        assert table is not None
        match message:
            case say.Ping():
                self.tell(say.Pong(message.id))
            case say.Hello():
                self._strike(say.Refused("", "unreadable", "hello was said already"), "bad_message")
            case Chat():
                await asyncio.shield(self._speak(table, message))
            case FromRacer():
                self._door.hall.races.hear(table, self, message)
            case say.Hint():
                try:
                    self.tell(await hint(self._door.hall.pool, table, self.chair, message))
                except Refusal as refusal:
                    self.tell(say.Refused(message.id, refusal.code, refusal.reason, refusal.clause))
            case _:
                self._doing = True
                try:
                    await self._door.hall.do(table, self.chair, message, self.reply)
                except Unsure:
                    self._leave_open()
                except Exception:
                    log.exception("a message failed", extra={"table": table.id, "kind": type(message).__name__})
                    self.tell(say.Refused(message.id, "failed", "something went wrong; try again"))
                finally:
                    self._doing = False
                    self._release()

    def _leave_open(self) -> None:
        """Whoever comes back and says it again learns what became of it."""
        self.dismiss("restarting", "it is not known yet whether this was saved; come back in a moment")

    async def _speak(self, table: Table, message: Chat) -> None:
        try:
            await self._door.hall.talk.speak(table, self.chair, message)
        except Refusal as refusal:
            self.tell(say.Refused(message.id, refusal.code, refusal.reason, refusal.clause))
        except StoreTrouble as trouble:
            self.tell(say.Refused(message.id, "not_saved", str(trouble)))
        except Unsure:
            self._leave_open()
        except Exception:
            log.exception("a line of talk failed", extra={"table": table.id})
            self.tell(say.Refused(message.id, "failed", "something went wrong; try again"))
        else:
            self.tell(say.Accepted(message.id))


def _decoded(data: bytes) -> say.PageMessage:
    if b"\\u0000" in data:  # PostgreSQL keeps no text with it
        raise msgspec.ValidationError("the character 0 is in no text")
    message: say.PageMessage = _decoder.decode(data)
    return message


def _guess_id(data: bytes) -> str:
    """The id of a message that may not be readable otherwise, so that its sender knows which one is meant."""
    found = _id_of.search(data[: say.MOST_MESSAGE])
    return found.group(1).decode(errors="replace") if found else ""
