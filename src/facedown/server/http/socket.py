"""Serves one socket: a hello, then messages and answers. What a client sends can disturb nobody but itself."""

import asyncio
import logging
import re
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import LitestarException

from facedown.engine.errors import FacedownError
from facedown.server.commands.seating import NotAdmitted
from facedown.server.common.open_places import OpenPlaces
from facedown.server.common.rate_limits import Bucket, Buckets, address_group
from facedown.server.common.settings import Settings
from facedown.server.http.json_input import Unreadable, decoded
from facedown.server.http.origins import same_origin
from facedown.server.http.websocket_protocol import say_of
from facedown.server.messages import table as say
from facedown.server.messages.chat import Chat
from facedown.server.messages.live import FromHands
from facedown.server.store import Unsure
from facedown.server.store.failures import StoreTrouble
from facedown.server.table.changes import Version
from facedown.server.table.live_rooms import page_message
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table
from facedown.server.tables import Tables
from facedown.server.views.shared_screen import SharedScreenPlayer, join_shared_screen
from facedown.server.views.table_state import state_message

log = logging.getLogger("facedown.socket")
PageMessage = say.PageMessage | FromHands

_id_of = re.compile(rb'"id"\s*:\s*"([^"\\]{1,40})"')
CLOSE_SECONDS = 2.0
TRY_LATER = 4429  # code of a close: come back, but not at once


class Door:
    """What all sockets of a server share."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.limits = settings.limits
        self.origins = settings.origins
        self.decoder: msgspec.json.Decoder[PageMessage] = msgspec.json.Decoder(page_message())
        self.messages = Buckets(settings.limits.address_messages)
        self.hands = Buckets(settings.limits.address_hands)
        self.wrong_tokens = Buckets(settings.limits.wrong_tokens)
        self.new_sockets = Buckets(settings.limits.new_sockets)
        self.entering = Buckets(settings.limits.entering)
        self.open: OpenPlaces[Connection] = OpenPlaces(self.limits.sockets, self.limits.all_sockets, _make_way)

    async def receive(self, socket: WebSocket[Any, Any, Any]) -> None:
        try:
            await self._receive(socket)
        finally:  # they refer to the socket, and it to them: without them it is given back at once
            socket.receive, socket.send = empty_receive, empty_send

    async def _receive(self, socket: WebSocket[Any, Any, Any]) -> None:
        group = address_group(socket.client.host if socket.client else "")
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), self.origins):
            await socket.close(code=4403, reason="this page may not open tables here")
            return
        connection = Connection(self, socket, group)
        if not self.new_sockets.take(group):
            await _turn_away(socket, "too many new connections from your address; wait a moment")
            return
        if (pause := self.entering.of(group).wait()) > 0:
            await asyncio.sleep(pause)  # many that come together must not keep others' moves waiting
        if not self.open.enter(group, connection):
            await _turn_away(socket, "too many open connections from your address; close other pages")
            return
        try:
            await socket.accept()
            await connection.run()
        finally:
            self.open.leave(group, connection)


async def _turn_away(socket: WebSocket[Any, Any, Any], reason: str) -> None:
    """Refuse a socket so that the page can tell why: browsers show it no other answer than a close."""
    await socket.accept()
    await socket.close(code=TRY_LATER, reason=reason)


def _make_way(connection: "Connection") -> None:
    connection.dismiss("too_fast", "the server is full; wait a moment and come back")


class _Ended(Exception):
    """The conversation is over."""


class Connection:
    def __init__(self, door: Door, socket: WebSocket[Any, Any, Any], address: str) -> None:
        self.chair = self.viewer = -2
        self.address = address
        self._hint: asyncio.Task[None] | None = None
        self._door = door
        self._socket = socket
        self._say = say_of(socket.scope)
        self._held: bytes | None = None  # an answer that goes out together with the state that follows from it
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()  # what could not be said at once
        self._late = False  # something is on its way that was in the outbox
        self._bucket = Bucket(door.limits.messages)
        self._hand = Bucket(door.limits.hand)
        self._strikes = 0
        self._table: Table | None = None
        self._beside: list[SharedScreenPlayer] = []
        self._shown: Version | None = None
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
        """Answers a command: sent with the next message, or at the end of the command."""
        self._release()
        self._held = self._encoded(message)

    def _encoded(self, message: say.ServerMessage) -> bytes:
        if type(message) is say.Refused and not self._closing:
            self._door.tables.counts.refused[message.code] += 1
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
        version = table.version(self.viewer)
        if version == self._shown:
            return
        reset = self._shown is None or self._shown.epoch != version.epoch
        self._send(state_message(table, self.chair, self._lines, reset))
        self._shown = version
        self._lines = len(table.game_log.viewers[self.viewer].lines) if table.game_log else 0

    def dismiss(self, code: Any, reason: str) -> None:
        self.tell(say.Closing(code, reason))
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
            ending = [writer, ended] if self._doing else [writer, ended, reader]  # a command is carried to its end
            if self._hint is not None:
                ending.append(self._hint)
            for task in ending:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)
            with suppress(LitestarException, RuntimeError, OSError, TimeoutError):
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self._socket.close()

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
            async with asyncio.timeout(self._door.limits.hello_seconds):
                data = await self._next()
        except TimeoutError:
            raise NotAdmitted("bad_message", "a table is opened by a hello, and none came") from None
        if len(data) > say.MOST_MESSAGE:
            raise NotAdmitted("bad_message", "that message is too long")
        try:
            hello = decoded(data, self._door.decoder)
        except Unreadable as error:
            raise NotAdmitted("bad_message", f"a hello was expected: {error}") from None
        if not isinstance(hello, say.Hello):
            raise NotAdmitted("bad_message", "the first message is a hello")
        wrong = self._door.wrong_tokens.of(self.address)
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
        tables = self._door.tables
        try:
            table = await tables.open(hello.table)
        except StoreTrouble:
            raise
        except FacedownError as error:
            raise NotAdmitted("no_such_table", str(error)) from None
        if table is None:
            raise NotAdmitted("no_such_table", "there is no such table")
        await tables.chat.prepare(table)
        self.chair = await asyncio.shield(tables.admission.enter(table, hello))
        self.viewer = table.seat_of(self.chair)
        if self._closing:
            raise _Ended
        self._table = table
        self._beside, nobodys = join_shared_screen(table, hello.beside)
        table.join(self)
        self.update(table)
        tables.live.greet(table, self)
        tables.chat.greet(self, table.id)
        tables.bots.wake(table)
        return nobodys

    async def _hear(self) -> None:
        await self._room.wait()
        data = await self._next()
        if len(data) > say.MOST_MESSAGE:
            refused = say.Refused(_guess_id(data), "too_long", f"a message has at most {say.MOST_MESSAGE} bytes")
            self._strike(refused, "bad_message")
            return
        try:
            message = decoded(data, self._door.decoder)
        except Unreadable as error:
            self._strike(say.Refused(_guess_id(data), "unreadable", str(error)), "bad_message")
            return
        if self._is_too_fast(message):
            if not (isinstance(message, FromHands) and message.fleeting):
                self._strike(say.Refused(_guess_id(data), "too_fast", "too many messages; slow down"), "too_fast")
            return
        await self._answer(message)

    def _is_too_fast(self, message: PageMessage) -> bool:
        """Hands are quicker than decisions."""
        if isinstance(message, FromHands):
            return not (self._hand.take() and self._door.hands.take(self.address))
        return not (self._bucket.take() and self._door.messages.take(self.address))

    def _strike(self, refused: say.Refused, code: Any) -> None:
        self.tell(refused)
        self._strikes += 1
        if self._strikes >= self._door.limits.strikes:
            raise NotAdmitted(code, "too many messages that could not be taken")

    async def _answer(self, message: PageMessage) -> None:
        table = self._table
        assert table is not None
        match message:
            case say.Ping():
                self.tell(say.Pong(message.id))
            case say.Hello():
                self._strike(say.Refused("", "unreadable", "hello was said already"), "bad_message")
            case Chat():
                await asyncio.shield(self._speak(table, message))
            case FromHands():
                self._door.tables.live.hear(table, self, message)
            case say.Hint():
                if self._hint is not None and not self._hint.done():
                    self.tell(say.Refused(message.id, "not_now", "your hint is on its way"))
                else:  # beside the reader, so that it is noticed if the client goes
                    self._hint = asyncio.create_task(self._advise(table, message))
            case _:
                self._doing = True
                try:
                    await self._door.tables.do(table, self.chair, message, self.reply)
                except Unsure:
                    self._leave_open()
                except Exception:
                    log.exception("a message failed", extra={"table": table.id, "kind": type(message).__name__})
                    self.tell(say.Refused(message.id, "failed", "something went wrong; try again"))
                finally:
                    self._doing = False
                    self._release()

    async def _advise(self, table: Table, message: say.Hint) -> None:
        try:
            self.tell(await self._door.tables.hints.hint(table, self.chair, message, self.address))
        except Refusal as refusal:
            self.tell(say.Refused(message.id, refusal.code, refusal.reason, refusal.clause))
        except Exception:
            log.exception("a hint failed", extra={"table": table.id})
            self.tell(say.Refused(message.id, "failed", "something went wrong; try again"))

    def _leave_open(self) -> None:
        """Let a client that comes back and says it again learn what became of it."""
        self.dismiss("restarting", "it is not known yet whether this was saved; come back in a moment")

    async def _speak(self, table: Table, message: Chat) -> None:
        try:
            await self._door.tables.chat.speak(table, self.chair, message)
        except Refusal as refusal:
            refused = say.Refused(message.id, refusal.code, refusal.reason, refusal.clause)
            if refusal.code == "too_fast":
                self._strike(refused, "too_fast")  # a refusal costs everybody time, too
            else:
                self.tell(refused)
        except StoreTrouble as trouble:
            self.tell(say.Refused(message.id, "not_saved", str(trouble)))
        except Unsure:
            self._leave_open()
        except Exception:
            log.exception("a line of talk failed", extra={"table": table.id})
            self.tell(say.Refused(message.id, "failed", "something went wrong; try again"))
        else:
            self.tell(say.Accepted(message.id))


def _guess_id(data: bytes) -> str:
    """The id of a message that may not be readable otherwise, so that its sender knows which one is meant."""
    found = _id_of.search(data[: say.MOST_MESSAGE])
    return found.group(1).decode(errors="replace") if found else ""
