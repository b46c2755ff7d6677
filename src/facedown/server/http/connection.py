"""Talks on one socket: a hello, then messages and answers. What a client sends can disturb nobody but itself."""

import asyncio
import logging
import re
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import LitestarException

from facedown.engine.errors import FacedownError
from facedown.server.commands.seating import NotAdmitted
from facedown.server.common.rate_limits import Bucket, Buckets
from facedown.server.common.settings import Limits
from facedown.server.http.json_input import Unreadable, decoded
from facedown.server.http.outbox import Outbox
from facedown.server.messages import from_page, to_page
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
from facedown.words import Said, said_of
from facedown.words.server import say as words

log = logging.getLogger("facedown.socket")
PageMessage = from_page.PageMessage | FromHands

_id_of = re.compile(rb'"id"\s*:\s*"([^"\\]{1,40})"')
CLOSE_SECONDS = 2.0


class Shared:
    """Holds what all connections of a server share: its tables, what reads messages, and what an address may send."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self.limits = limits
        self.decoder: msgspec.json.Decoder[PageMessage] = msgspec.json.Decoder(page_message())
        self.messages = Buckets(limits.address_messages)
        self.hands = Buckets(limits.address_hands)
        self.wrong_tokens = Buckets(limits.wrong_tokens)


class _Ended(Exception):
    """Says that the conversation is over."""


class Connection(Outbox):
    def __init__(self, shared: Shared, socket: WebSocket[Any, Any, Any], address: str) -> None:
        super().__init__(socket, shared.limits.outbox)
        self.chair = self.viewer = -2
        self.address = address
        self._hint: asyncio.Task[None] | None = None
        self._shared = shared
        self._bucket = Bucket(shared.limits.messages)
        self._hand = Bucket(shared.limits.hand)
        self._strikes = 0
        self._table: Table | None = None
        self._beside: list[SharedScreenPlayer] = []
        self._shown: Version | None = None
        self._lines = 0
        self._doing = False  # something that was asked for is being done: that is not broken off

    def _count_refused(self, code: str) -> None:
        self._shared.tables.counts.refused[code] += 1

    def update(self, table: Table) -> None:
        version = table.version(self.viewer)
        if version == self._shown:
            return
        reset = self._shown is None or self._shown.epoch != version.epoch
        self._send(state_message(table, self.chair, self._lines, reset))
        self._shown = version
        self._lines = len(table.game_log.viewers[self.viewer].lines) if table.game_log else 0

    def dismiss(self, code: Any, reason: Said) -> None:
        self.tell(to_page.Closing(code, reason))
        self._end()

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
            self.dismiss("restarting", said_of(trouble))  # a page comes back by itself
        except Exception:
            log.exception("a socket's reader failed")  # the client learns only that something went wrong
            self.dismiss("bad_message", words("closed.failed"))

    async def _next(self) -> bytes:
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise _Ended
        text = event.get("text")
        return text.encode() if text is not None else (event.get("bytes") or b"")

    async def _greet(self) -> None:
        try:
            async with asyncio.timeout(self._shared.limits.hello_seconds):
                data = await self._next()
        except TimeoutError:
            raise NotAdmitted("bad_message", words("closed.no_hello")) from None
        if len(data) > from_page.MOST_MESSAGE:
            raise NotAdmitted("bad_message", words("closed.long_message"))
        try:
            hello = decoded(data, self._shared.decoder)
        except Unreadable as error:
            raise NotAdmitted("bad_message", words("closed.unreadable_hello", detail=said_of(error))) from None
        if not isinstance(hello, from_page.Hello):
            raise NotAdmitted("bad_message", words("closed.other_message"))
        wrong = self._shared.wrong_tokens.of(self.address)
        if wrong.empty:
            raise NotAdmitted("too_fast", words("closed.wrong_links"))
        try:
            nobodys = await self._enter(hello)
        except NotAdmitted:
            wrong.take()
            raise
        if nobodys:
            wrong.take()

    async def _enter(self, hello: from_page.Hello) -> int:
        """Opens a table; tells how many of the secrets that came along open nothing."""
        tables = self._shared.tables
        try:
            table = await tables.open(hello.table)
        except StoreTrouble:
            raise
        except FacedownError as error:
            raise NotAdmitted("no_such_table", said_of(error)) from None
        if table is None:
            raise NotAdmitted("no_such_table", words("refused.no_table"))
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
        if len(data) > from_page.MOST_MESSAGE:
            reason = words("refused.long_message", most=from_page.MOST_MESSAGE)
            self._strike(to_page.Refused(_guess_id(data), "too_long", reason), "bad_message")
            return
        try:
            message = decoded(data, self._shared.decoder)
        except Unreadable as error:
            self._strike(to_page.Refused(_guess_id(data), "unreadable", said_of(error)), "bad_message")
            return
        if self._is_too_fast(message):
            if not (isinstance(message, FromHands) and message.fleeting):
                self._strike(to_page.Refused(_guess_id(data), "too_fast", words("refused.many_messages")), "too_fast")
            return
        await self._answer(message)

    def _is_too_fast(self, message: PageMessage) -> bool:
        """Is this message too fast? Hands are quicker than decisions."""
        if isinstance(message, FromHands):
            return not (self._hand.take() and self._shared.hands.take(self.address))
        return not (self._bucket.take() and self._shared.messages.take(self.address))

    def _strike(self, refused: to_page.Refused, code: Any) -> None:
        self.tell(refused)
        self._strikes += 1
        if self._strikes >= self._shared.limits.strikes:
            raise NotAdmitted(code, words("closed.many_refused"))

    async def _answer(self, message: PageMessage) -> None:
        table = self._table
        assert table is not None
        match message:
            case from_page.Ping():
                self.tell(to_page.Pong(message.id))
            case from_page.Hello():
                self._strike(to_page.Refused("", "unreadable", words("refused.second_hello")), "bad_message")
            case Chat():
                await asyncio.shield(self._speak(table, message))
            case FromHands():
                self._shared.tables.live.hear(table, self, message)
            case from_page.Hint():
                if self._hint is not None and not self._hint.done():
                    self.tell(to_page.Refused(message.id, "not_now", words("refused.hint_coming")))
                else:  # beside the reader, so that it is noticed if the client goes
                    self._hint = asyncio.create_task(self._advise(table, message))
            case _:
                self._doing = True
                try:
                    await self._shared.tables.do(table, self.chair, message, self.reply)
                except Unsure:
                    self._leave_open()
                except Exception:
                    log.exception("a message failed", extra={"table": table.id, "kind": type(message).__name__})
                    self.tell(to_page.Refused(message.id, "failed", words("refused.failed")))
                finally:
                    self._doing = False
                    self._release()

    async def _advise(self, table: Table, message: from_page.Hint) -> None:
        try:
            self.tell(await self._shared.tables.hints.hint(table, self.chair, message, self.address))
        except Refusal as refusal:
            self.tell(to_page.Refused(message.id, refusal.code, refusal.reason, refusal.clause))
        except Exception:
            log.exception("a hint failed", extra={"table": table.id})
            self.tell(to_page.Refused(message.id, "failed", words("refused.failed")))

    def _leave_open(self) -> None:
        """Lets a client that comes back and says it again learn what became of it."""
        self.dismiss("restarting", words("closed.unsure"))

    async def _speak(self, table: Table, message: Chat) -> None:
        try:
            await self._shared.tables.chat.speak(table, self.chair, message)
        except Refusal as refusal:
            refused = to_page.Refused(message.id, refusal.code, refusal.reason, refusal.clause)
            if refusal.code == "too_fast":
                self._strike(refused, "too_fast")  # a refusal costs everybody time, too
            else:
                self.tell(refused)
        except StoreTrouble as trouble:
            self.tell(to_page.Refused(message.id, "not_saved", said_of(trouble)))
        except Unsure:
            self._leave_open()
        except Exception:
            log.exception("a line of talk failed", extra={"table": table.id})
            self.tell(to_page.Refused(message.id, "failed", words("refused.failed")))
        else:
            self.tell(to_page.Accepted(message.id))


def _guess_id(data: bytes) -> str:
    """Finds the id of a message that may not be readable otherwise, so that its sender knows which one is meant."""
    found = _id_of.search(data[: from_page.MOST_MESSAGE])
    return found.group(1).decode(errors="replace") if found else ""
