"""Carries the chat of tables: stores each line before anyone gets it, and sends it to the whole table or to one team.

Spectators read the chat of the table and do not write: nobody knows how many they are or who sent them the link,
nobody could mute them by name, and at some tables they see more than a player does.
"""

import asyncio
from collections.abc import Callable
from functools import partial

from facedown.engine.game import SPECTATOR
from facedown.server.common.rate_limits import Buckets
from facedown.server.common.settings import Rate
from facedown.server.common.steady_clock import now
from facedown.server.messages.chat import NEUTRAL, Chat, ChatLine, ChatLog
from facedown.server.store import Conflict, Store, Unsure
from facedown.server.store import chat as kept
from facedown.server.store.chat import EVERYBODY, KEPT, ChatRow
from facedown.server.store.failures import StoreTrouble
from facedown.server.table.listeners import Listener
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table
from facedown.words import Said
from facedown.words.server import say as words

TRIES = 5
TOO_FAST_SECONDS = 0.5
pause = asyncio.sleep


def hushed(table: Table) -> Said:
    """Says why players may not chat freely now, from what everybody sees; nothing if they may."""
    if table.game.table.hush is None or table.game_log is None or table.row.phase != "running":
        return ""
    return table.game.table.hush(table.game_log.viewers[SPECTATOR].seen)


def tidy(text: str) -> str:
    """Makes one line of letters that can be seen."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()


class TableChat:
    def __init__(self, store: Store, rate: Rate) -> None:
        self.spoken: Callable[[str], None] = lambda table: None  # called when a line was written at a table here
        self._store = store
        self._pace = Buckets(rate)
        self._said: dict[str, list[ChatRow]] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    def begin(self, table: str) -> None:
        """Notes a new table, whose chat is empty."""
        self._said[table] = []

    async def prepare(self, table: Table) -> None:
        """Loads the chat before somebody comes in, so that they get it at once."""
        async with self._lock(table.id):
            if self._store.shared and table.id in self._said:  # others' notices may have been lost
                await self._read_again(table)
            await self._rows(table.id)

    def greet(self, listener: Listener, table: str) -> None:
        """Sends the chat so far to a new socket."""
        rows = self._said.get(table, [])
        listener.tell(ChatLog([_line(row) for row in rows if _hears(listener, row.room)]))

    async def speak(self, table: Table, chair: int, message: Chat) -> None:
        """Stores a message and sends it. Raises Refusal; StoreTrouble if it is not stored, Unsure if it may be."""
        if chair < 0:
            raise Refusal("not_seated", words("refused.watching_chat"))
        if self._pace.of(f"{table.id} {chair}").empty:  # it will be refused, unless the store knows it: that costs time
            await pause(TOO_FAST_SECONDS)
        async with self._lock(table.id):
            if await self._was_done(table, chair, message.id):  # said again: it may even be hushed by now
                return
            row = ChatRow(self._room(table, chair, message), 0, now(), chair, tidy(message.text))
            if not row.text:
                return
            if not self._pace.take(f"{table.id} {chair}"):
                raise Refusal("too_fast", words("refused.chat_fast"))
            try:
                await self._add(table, row, message.id)
            except StoreTrouble:
                if not await self._was_done(table, chair, message.id):
                    raise

    async def look(self, table: Table) -> None:
        """Reads the chat again and sends what is new: another server may have written."""
        async with self._lock(table.id):
            if table.id in self._said:  # otherwise nobody here has been told anything yet
                await self._read_again(table)

    async def _read_again(self, table: Table) -> None:
        before = set(self._said[table.id])
        self._said[table.id] = await self._read(table.id)
        for row in self._said[table.id]:
            if row not in before:
                self._tell(table, row)

    def forget(self, table: str) -> None:
        """Forgets the chat of a table: the store has it."""
        self._said.pop(table, None)
        self._locks.pop(table, None)

    def _lock(self, table: str) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    async def _rows(self, table: str) -> list[ChatRow]:
        if table not in self._said:
            self._said[table] = await self._read(table)
        return self._said[table]

    async def _read(self, table: str) -> list[ChatRow]:
        return await self._store.read(lambda connection: kept.said(connection, table))

    def _room(self, table: Table, chair: int, message: Chat) -> int:
        """Finds who reads a message: the table, or one team. Raises Refusal where the sender may not write."""
        if message.team:
            if table.game.table.who_decides is None:
                raise Refusal("not_now", words("refused.no_team"))
            return table.seat_of(chair)
        if not table.row.chat:
            raise Refusal("not_now", words("refused.chat_off"))
        if (why := hushed(table)) and message.text not in NEUTRAL:
            raise Refusal("not_now", why)
        return EVERYBODY

    async def _add(self, table: Table, row: ChatRow, message: str) -> None:
        for _ in range(TRIES):
            rows = await self._rows(table.id)
            new = row._replace(number=max((old.number + 1 for old in rows if old.room == row.room), default=0))
            try:
                await self._store.write(partial(kept.add, table=table.id, row=new, message=message))
            except (Conflict, Unsure):  # another server wrote first; or this very message is written, here or there
                if await self._was_done(table, row.chair, message):
                    return
                await self._read_again(table)
                continue
            same = [old for old in rows if old.room == new.room]
            for old in same[: len(same) + 1 - KEPT]:
                rows.remove(old)
            rows.append(new)
            self._tell(table, new)
            self.spoken(table.id)
            return
        raise Refusal("failed", words("refused.busy"))

    async def _was_done(self, table: Table, chair: int, message: str) -> bool:
        """Was this message stored before? If so, all servers send its line: its sender may not know that it was stored.
        Raises Unsure if the store cannot be asked: a message that may be stored must not be refused."""
        try:
            done = await table.already_done(chair, message)
            if done:
                if table.id in self._said:
                    await self._read_again(table)
                self.spoken(table.id)
            return done
        except StoreTrouble as trouble:
            raise Unsure(str(trouble)) from trouble

    def _tell(self, table: Table, row: ChatRow) -> None:
        line = _line(row)
        for listener in list(table.listeners):
            if _hears(listener, row.room):
                listener.tell(line)


def _hears(listener: Listener, room: int) -> bool:
    return room in (EVERYBODY, listener.viewer)


def _line(row: ChatRow) -> ChatLine:
    return ChatLine("table" if row.room == EVERYBODY else "team", row.number, row.chair, row.at, row.text)
