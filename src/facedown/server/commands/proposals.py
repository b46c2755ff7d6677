"""Lets people at a table agree on something. A proposal stands in the table's row until all have said yes, one has said
no, or it makes no sense any more."""

import asyncio
import logging
from functools import partial

import msgspec

from facedown.server.commands import undo
from facedown.server.commands.situation import Situation
from facedown.server.common.steady_clock import now
from facedown.server.messages.proposals import Answer, AskState, ProposeBot, TakeSeat
from facedown.server.messages.terms import Ask
from facedown.server.store import Conflict, TableRow, Unsure
from facedown.server.table.changes import TableChange
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table
from facedown.server.table.tasks import TableTasks

log = logging.getLogger("facedown.proposals")
replace = msgspec.structs.replace
STAND_IN = "regular"  # the bot that plays for an absent person
AGAIN_SECONDS = 1.0  # after something went wrong
AWAY_SECONDS = 60.0  # so long somebody may be away before a bot is proposed


def propose_bot(now: Situation, message: ProposeBot) -> TableChange:
    table, chair = now.table, now.chair
    if not 0 <= message.seat < len(table.row.seats):
        raise Refusal("illegal", f"there are seats 0 to {len(table.row.seats) - 1}")
    row = table.row.seats[message.seat]
    if message.seat == chair or row.kind != "person":
        raise Refusal("illegal", "a bot can be proposed for another person")
    if row.stand_in:
        raise Refusal("not_now", f"a bot plays for {row.name} already")
    if not row.left and table.away_for(message.seat) < AWAY_SECONDS:
        raise Refusal("not_now", f"{row.name} may come back: wait until they have been away for a minute")
    if any(ask.kind == "stand_in" and ask.about == message.seat for ask in table.row.asks):
        raise Refusal("not_now", "the others have been asked already")
    ask = Ask(table.row.rev, "stand_in", chair, message.seat)
    asked = replace(table.row, asks=[*table.row.asks, ask])
    return TableChange(asked) if _voters(table, ask) else _agreed(table, ask)


def answer(now: Situation, message: Answer) -> TableChange:
    table, chair = now.table, now.chair
    ask = next((ask for ask in table.row.asks if ask.number == message.ask), None)
    if ask is None or (chair != ask.by and chair not in _voters(table, ask)):
        raise Refusal("not_now", "nobody asks you that any more")
    if not message.yes:
        return TableChange(without(table.row, ask))
    if chair == ask.by or chair in ask.yes:
        return TableChange()
    voted = replace(ask, yes=sorted({*ask.yes, chair}))
    if set(_voters(table, ask)) <= set(voted.yes):
        return _agreed(table, ask)
    return TableChange(
        replace(table.row, asks=[voted if other.number == ask.number else other for other in table.row.asks])
    )


def take_seat(now: Situation, message: TakeSeat) -> TableChange:
    if not now.table.row.seats[now.chair].stand_in:
        raise Refusal("not_now", "no bot plays for you")
    return TableChange(taken_back(now.table.row, now.chair))


def taken_back(row: TableRow, chair: int) -> TableRow:
    """The person of a chair plays on."""
    return replace(row, seats=row.seated(chair, replace(row.seats[chair], stand_in="", late=False, back=now())))


def without(row: TableRow, ask: Ask) -> TableRow:
    return replace(row, asks=[other for other in row.asks if other.number != ask.number])


def with_stand_in(row: TableRow, chairs: list[int], late: bool) -> TableRow:
    """A bot plays on for the people of these chairs."""
    seats = list(row.seats)
    for chair in chairs:
        if not seats[chair].bot:
            seats[chair] = replace(seats[chair], stand_in=STAND_IN, late=late)
    asks = [ask for ask in row.asks if ask.by not in chairs and (ask.kind == "undo" or ask.about not in chairs)]
    return replace(row, seats=seats, asks=asks)


def settled(table: Table) -> TableChange | None:
    """What follows because somebody came or went: the last who had not answered is gone, or the absent one is back."""
    if table.row.phase != "running" or table.game_log is None:
        return None
    for ask in table.row.asks:
        if _is_pointless(table, ask):
            return TableChange(without(table.row, ask))
        voters = _voters(table, ask)
        if set(voters) <= set(ask.yes) and (voters or ask.kind == "stand_in"):
            return _agreed(table, ask)
    return None


def told(table: Table) -> list[AskState]:
    """What everybody may know of it."""
    if table.row.phase != "running":
        return []
    return [
        AskState(ask.number, ask.kind, ask.by, ask.about, ask.yes, [k for k in _voters(table, ask) if k not in ask.yes])
        for ask in table.row.asks
    ]


def _voters(table: Table, ask: Ask) -> list[int]:
    if ask.kind == "undo":
        return undo.voters(table, ask.by)
    rows = enumerate(table.row.seats)
    here = [chair for chair, row in rows if row.kind == "person" and not row.left and table.connected(chair)]
    return [chair for chair in here if chair not in {ask.by, ask.about}]


def _agreed(table: Table, ask: Ask) -> TableChange:
    if ask.kind == "undo":
        return undo.agreed(table, ask)
    return TableChange(with_stand_in(without(table.row, ask), [ask.about], late=False))


def _is_pointless(table: Table, ask: Ask) -> bool:
    by = table.row.seats[ask.by]
    if by.left or by.kind != "person":
        return True
    if ask.kind == "stand_in":
        return table.connected(ask.about) or bool(table.row.seats[ask.about].bot)
    return not undo.voters(table, ask.by)


class Proposals(TableTasks):
    """Looks again at what was asked whenever somebody comes or goes."""

    def __init__(self) -> None:
        super().__init__(log, "what people asked could not be settled", lambda: AGAIN_SECONDS)

    def wake(self, table: Table) -> None:
        if not self.busy(table.id) and settled(table) is not None:
            self.start(table, partial(self._settle, table))

    async def _settle(self, table: Table) -> None:
        async with table.lock:
            await table.refresh()
            if (change := settled(table)) is not None:
                try:
                    await asyncio.shield(table.commit(change))
                except (Conflict, Unsure):
                    return  # another server saw it first, or nobody knows: look again
                table.publish()
