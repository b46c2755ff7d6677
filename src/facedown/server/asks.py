"""What people at a table agree upon. What was asked stands in the table's row until all have said yes, one has said no,
or it makes no sense any more."""

import asyncio
import logging

import msgspec

from facedown.server import undo
from facedown.server.ask_messages import Answer, AskState, ProposeBot, TakeSeat
from facedown.server.clock import now
from facedown.server.refusals import Refusal, running
from facedown.server.store import Conflict, TableRow, Unsure
from facedown.server.table import Deed, Table
from facedown.server.terms import Ask

log = logging.getLogger("facedown.asks")
replace = msgspec.structs.replace
STAND_IN = "regular"  # the bot that plays for an absent person
AGAIN_SECONDS = 1.0  # after something went wrong
AWAY_SECONDS = 60.0  # so long somebody may be away before a bot is proposed


def propose_bot(table: Table, chair: int, message: ProposeBot) -> Deed:
    running(table)
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
    return Deed(asked) if _voters(table, ask) else _agreed(table, ask)


def answer(table: Table, chair: int, message: Answer) -> Deed:
    running(table)
    ask = next((ask for ask in table.row.asks if ask.number == message.ask), None)
    if ask is None or (chair != ask.by and chair not in _voters(table, ask)):
        raise Refusal("not_now", "nobody asks you that any more")
    if not message.yes:
        return Deed(without(table.row, ask))
    if chair == ask.by or chair in ask.yes:
        return Deed()
    voted = replace(ask, yes=sorted({*ask.yes, chair}))
    if set(_voters(table, ask)) <= set(voted.yes):
        return _agreed(table, ask)
    return Deed(replace(table.row, asks=[voted if other.number == ask.number else other for other in table.row.asks]))


def take_seat(table: Table, chair: int, message: TakeSeat) -> Deed:
    running(table)
    if not table.row.seats[chair].stand_in:
        raise Refusal("not_now", "no bot plays for you")
    return Deed(taken_back(table.row, chair))


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


def settled(table: Table) -> Deed | None:
    """What follows because somebody came or went: the last who had not answered is gone, or the absent one is back."""
    if table.row.phase != "running" or table.course is None:
        return None
    for ask in table.row.asks:
        if _is_pointless(table, ask):
            return Deed(without(table.row, ask))
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


def _agreed(table: Table, ask: Ask) -> Deed:
    if ask.kind == "undo":
        return undo.agreed(table, ask)
    return Deed(with_stand_in(without(table.row, ask), [ask.about], late=False))


def _is_pointless(table: Table, ask: Ask) -> bool:
    by = table.row.seats[ask.by]
    if by.left or by.kind != "person":
        return True
    if ask.kind == "stand_in":
        return table.connected(ask.about) or bool(table.row.seats[ask.about].bot)
    return not undo.voters(table, ask.by)


class Asks:
    """Looks again at what was asked whenever somebody comes or goes."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        if table.id not in self._tasks and settled(table) is not None:
            self._tasks[table.id] = asyncio.get_running_loop().create_task(self._settle(table))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _settle(self, table: Table) -> None:
        try:
            async with table.lock:
                await table.refresh()
                if (change := settled(table)) is not None:
                    await asyncio.shield(table.carry_out(change))
                    table.publish()
        except (Conflict, Unsure):
            pass  # another server saw it first, or nobody knows: look again
        except Exception:
            log.exception("what people asked could not be settled", extra={"table": table.id})
            await asyncio.sleep(AGAIN_SECONDS)
        finally:
            self._tasks.pop(table.id, None)
        self.wake(table)
