"""Lets people at a table agree on something. A proposal stands in the table's row until all have agreed, one has
declined, or it makes no sense any more."""

import logging
import math
from functools import partial
from typing import Literal

import msgspec

from facedown.server.commands import absence, undo
from facedown.server.commands.endings import lost_by_leaving
from facedown.server.commands.situation import Situation
from facedown.server.common.steady_clock import now
from facedown.server.messages.proposals import Answer, AskState, ClaimWin, EndGame, ProposeBot, TakeSeat
from facedown.server.messages.terms import Ask
from facedown.server.store import SeatRow, TableRow
from facedown.server.table.changes import TableChange
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table
from facedown.server.table.tasks import TableTasks
from facedown.words.server import say as words

log = logging.getLogger("facedown.proposals")
replace = msgspec.structs.replace
Kind = Literal["stand_in", "claim", "end"]
STAND_IN = "regular"  # the bot that plays for an absent person
AGAIN_SECONDS = 1.0  # after something went wrong


def propose_bot(now: Situation, message: ProposeBot) -> TableChange:
    table, chair = now.table, now.chair
    row = _sitter(table, message.seat)
    if message.seat == chair or row.kind != "person":
        raise Refusal("illegal", words("refused.bot_for_person"))
    return _asked(table, "stand_in", chair, message.seat, absence.until_bot(table, message.seat))


def claim_win(now: Situation, message: ClaimWin) -> TableChange:
    _sitter(now.table, message.seat)
    return _asked(now.table, "claim", now.chair, message.seat, absence.until_claim(now.table, now.chair, message.seat))


def end_game(now: Situation, message: EndGame) -> TableChange:
    _sitter(now.table, message.seat)
    return _asked(now.table, "end", now.chair, message.seat, absence.until_end(now.table, now.chair, message.seat))


def _sitter(table: Table, chair: int) -> SeatRow:
    if not 0 <= chair < len(table.row.seats):
        raise Refusal("illegal", words("refused.no_seat", last=len(table.row.seats) - 1))
    return table.row.seats[chair]


def _asked(table: Table, kind: Kind, by: int, about: int, seconds: float) -> TableChange:
    """Asks the others who are here; where nobody is, it is done."""
    if seconds > 0:
        raise Refusal("not_now", words("refused.may_return", seconds=math.ceil(seconds)))
    if any(ask.kind == kind and ask.about == about for ask in table.row.asks):
        raise Refusal("not_now", words("refused.asked"))
    ask = Ask(table.row.rev, kind, by, about)
    asked = replace(table.row, asks=[*table.row.asks, ask])
    return TableChange(asked) if _voters(table, ask) else _agreed(table, ask)


def answer(now: Situation, message: Answer) -> TableChange:
    table, chair = now.table, now.chair
    ask = next((ask for ask in table.row.asks if ask.number == message.ask), None)
    if ask is None or (chair != ask.by and chair not in _voters(table, ask)):
        raise Refusal("not_now", words("refused.request_closed"))
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
        raise Refusal("not_now", words("refused.no_stand_in"))
    return TableChange(taken_back(now.table.row, now.chair))


def taken_back(row: TableRow, chair: int) -> TableRow:
    """Lets the person of a chair play on."""
    seat = row.seats[chair]
    stints = [*seat.stints, (row.rev + 1, "")]
    return replace(row, seats=row.seated(chair, replace(seat, stand_in="", stints=stints, late=False, back=now())))


def without(row: TableRow, ask: Ask) -> TableRow:
    return replace(row, asks=[other for other in row.asks if other.number != ask.number])


def with_stand_in(row: TableRow, chairs: list[int], late: bool) -> TableRow:
    """Lets a bot play on for the people of these chairs."""
    seats = list(row.seats)
    for chair in chairs:
        if not seats[chair].bot:
            stints = [*seats[chair].stints, (row.rev + 1, STAND_IN)]
            seats[chair] = replace(seats[chair], stand_in=STAND_IN, stints=stints, late=late)
    asks = [ask for ask in row.asks if ask.by not in chairs and (ask.kind == "undo" or ask.about not in chairs)]
    return replace(row, seats=seats, asks=asks)


def settled(table: Table) -> TableChange | None:
    """Finds what follows when somebody came or went: the last one to answer is gone, or the absent one is back."""
    if table.row.phase != "running" or table.game_log is None:
        return None
    for ask in table.row.asks:
        if _is_pointless(table, ask):
            return TableChange(without(table.row, ask))
        voters = _voters(table, ask)
        if set(voters) <= set(ask.yes) and (voters or ask.kind != "undo"):
            return _agreed(table, ask)
    return None


def told(table: Table) -> list[AskState]:
    """Lists what everybody may know of the proposals."""
    if table.row.phase != "running":
        return []
    return [
        AskState(ask.number, ask.kind, ask.by, ask.about, ask.yes, [k for k in _voters(table, ask) if k not in ask.yes])
        for ask in table.row.asks
    ]


def _voters(table: Table, ask: Ask) -> list[int]:
    if ask.kind == "undo":
        return undo.voters(table, ask.by)
    return absence.voters(table, ask.by, ask.about)


def _agreed(table: Table, ask: Ask) -> TableChange:
    if ask.kind == "undo":
        return undo.agreed(table, ask)
    if ask.kind in {"claim", "end"}:
        return lost_by_leaving(table, table.seat_of(ask.about))
    return TableChange(with_stand_in(without(table.row, ask), [ask.about], late=False))


def _is_pointless(table: Table, ask: Ask) -> bool:
    by = table.row.seats[ask.by]
    if by.left or by.kind != "person":
        return True
    if ask.kind == "stand_in":
        return table.connected(ask.about) or bool(table.row.seats[ask.about].bot)
    if ask.kind in {"claim", "end"}:  # also of those who went meanwhile, and can say nothing
        return not absence.may_still(table, ask.kind, ask.by, ask.about)
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
                await table.commit_if_first(change)
