"""Carries out commands: checks them, writes them down, answers, and tells the viewers."""

import asyncio
import time
from collections.abc import Callable

import msgspec

from facedown.server.commands.dispatch import Command, change_by
from facedown.server.common.counters import Counts
from facedown.server.common.rate_limits import Buckets
from facedown.server.finished.shared_deals import Deals
from facedown.server.messages import from_page, to_page
from facedown.server.store import Conflict, Unsure
from facedown.server.store.failures import StoreTrouble
from facedown.server.table.changes import TableChange
from facedown.server.table.listeners import Listener
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table
from facedown.words import said_of
from facedown.words.server import say as words

TRIES = 3  # when other servers write first
MOVES = (from_page.Move, from_page.Turn)
Reply = Callable[[to_page.ServerMessage], None]


class CommandRunner:
    def __init__(self, deals: Deals, counts: Counts, changes: Buckets) -> None:
        self._deals = deals
        self._counts = counts
        self._changes = changes  # of each chair, other than moves

    async def do(self, table: Table, chair: int, message: Command, reply: Reply) -> str:
        """Writes down what a chair asks for, then answers, then tells all who can see it. Returns the id of the table
        that a rematch has made."""
        change: TableChange | None = None
        if isinstance(message, MOVES):
            if (pause := table.held_back(table.seat_of(chair))) > 0:
                await asyncio.sleep(pause)
        begun = time.perf_counter()
        async with table.lock:
            try:
                change = await self._commit(table, chair, message)
            except Refusal as refusal:
                reply(to_page.Refused(message.id, refusal.code, refusal.reason, refusal.clause))
                table.publish()  # nothing has changed, unless another server's change was found just now
                return ""
            except StoreTrouble as trouble:
                if not await self._was_done(table, chair, message.id, Unsure(str(trouble))):
                    reply(to_page.Refused(message.id, "not_saved", said_of(trouble)))
                    return ""
            moves = msgspec.UNSET if change is None or change.moves is None else change.moves
            reply(to_page.Accepted(message.id, moves))
            self._counts.acknowledged.add(time.perf_counter() - begun)
            table.publish()
            dismiss_departed(table)
        return change.also.id if change is not None and change.also is not None else ""

    async def _commit(self, table: Table, chair: int, message: Command) -> TableChange | None:
        """Returns what was written; none if it was written before."""
        for number in range(TRIES):
            await table.refresh()
            if isinstance(message, MOVES):
                await self._check_deal(table)
            try:
                if not number:
                    self._check_pace(table, chair, message)
                change = change_by(table, chair, message)
                await table.commit(change, (chair, message.id))
                return change
            except Refusal:
                if not await table.already_done(
                    chair, message.id
                ):  # said again after it had taken effect: that is no mistake
                    raise
                return None
            except (Conflict, Unsure) as trouble:  # said again, or another server wrote first: then look again
                if await self._was_done(table, chair, message.id, trouble):
                    return None
        raise Refusal("failed", words("refused.busy"))

    async def _check_deal(self, table: Table) -> None:
        """Refuses to play on at a table of a deal whose cards all can see; another server may have closed it."""
        if not table.row.deal:
            return
        was_sealed = table.sealed
        await self._deals.look(table)
        if table.sealed or table.row.phase != "running":
            return
        if was_sealed:
            table.tell_presence()
        raise Refusal("not_now", words("refused.deal_open"))

    def _check_pace(self, table: Table, chair: int, message: Command) -> None:
        """Refuses names, requests and answers that come too fast: each of them is sent to everybody at the table."""
        if isinstance(message, MOVES) or table.against_bots(chair):
            return
        if not self._changes.take(f"{table.id} {chair}"):
            raise Refusal("too_fast", words("refused.many_changes"))

    async def _was_done(self, table: Table, chair: int, message: str, trouble: Exception) -> bool:
        """Was this message carried out? Raises Unsure if the store cannot be asked: a message that may be stored must
        not be refused."""
        try:
            done = await table.already_done(chair, message)
            if done:
                await table.refresh()
            return done
        except StoreTrouble:
            if isinstance(trouble, Unsure):
                raise trouble from None
            raise


def dismiss_departed(table: Table) -> None:
    """Closes the sockets of seats that were given up: they have nothing more to see."""

    def gone(listener: Listener) -> bool:
        if listener.chair < 0:
            return False
        row = table.row.seats[listener.chair]
        return row.left or row.kind != "person"

    for listener in [listener for listener in table.listeners if gone(listener)]:
        listener.dismiss("seat_left", words("closed.left"))
