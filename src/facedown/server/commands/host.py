"""Prepares a table before its game, and lets people leave it or change their name."""

import msgspec

from facedown.catalog import BOT_NAMES
from facedown.server.commands.endings import lost
from facedown.server.commands.names import bots_named, told_apart
from facedown.server.commands.proposals import with_stand_in
from facedown.server.messages import from_page
from facedown.server.people.friends import friend_seat, kept_chair
from facedown.server.people.ratings import why_not
from facedown.server.store import SeatRow
from facedown.server.table.changes import TableChange
from facedown.server.table.refusals import Refusal, tidy_name
from facedown.server.table.table import Table
from facedown.words.server import say as words

replace = msgspec.structs.replace


def set_bot(table: Table, seat: int, message: from_page.SetBot) -> TableChange:
    _host_before_start(table, seat)
    if not 0 <= message.seat < len(table.row.seats):
        raise Refusal("illegal", words("refused.no_seat", last=len(table.row.seats) - 1))
    if message.seat == seat:
        raise Refusal("illegal", words("refused.own_seat"))
    if table.row.deal:
        raise Refusal("illegal", words("refused.deal_bots"))
    old = table.row.seats[message.seat]
    if message.level is None:
        new = SeatRow(invite=old.invite)
    elif message.level not in BOT_NAMES:
        raise Refusal("illegal", words("refused.no_bot", level=message.level, levels=list(BOT_NAMES)))
    elif old.kind == "person":
        raise Refusal("illegal", words("refused.seat_taken", name=old.name))
    else:
        new = SeatRow("bot", "", message.level, old.invite)
    return TableChange(replace(table.row, seats=bots_named(table.row.seated(message.seat, new))))


def keep_seat(table: Table, seat: int, message: from_page.KeepSeat) -> TableChange:
    """Promises a free chair to a friend, whose invitation opens it, or gives it back to anyone who comes."""
    _host_before_start(table, seat)
    if not 0 <= message.seat < len(table.row.seats):
        raise Refusal("illegal", words("refused.no_seat", last=len(table.row.seats) - 1))
    old = table.row.seats[message.seat]
    if old.kind != "free":
        raise Refusal("illegal", words("refused.seat_taken", name=old.name))
    new = replace(old, kept=True) if message.kept else SeatRow(invite=old.invite)
    return TableChange(replace(table.row, seats=table.row.seated(message.seat, new)))


def keep_for(table: Table, host: int | None, chair: int, friend: SeatRow) -> TableChange:
    """Keeps a free chair for somebody of another table: what opens their seat there lets them sit down here."""
    _host_before_start(table, host)
    if chair >= len(table.row.seats):
        raise Refusal("illegal", words("refused.no_seat", last=len(table.row.seats) - 1))
    old = table.row.seats[chair]
    if old.kind == "person":
        raise Refusal("illegal", words("refused.seat_taken", name=old.name))
    if kept_chair(table.row, friend) is not None:
        return TableChange()
    if table.row.deal:
        raise Refusal("illegal", words("refused.deal_bots"))
    return TableChange(replace(table.row, seats=table.row.seated(chair, friend_seat(old, friend))))


def release(table: Table, friend: SeatRow) -> TableChange:
    """Gives back the chair that is kept for somebody: they do not want it."""
    chair = kept_chair(table.row, friend)
    if chair is None:
        return TableChange()
    seats = table.row.seated(chair, SeatRow(invite=table.row.seats[chair].invite))
    return TableChange(replace(table.row, seats=seats))


def set_pace(table: Table, seat: int, message: from_page.SetPace) -> TableChange:
    if seat != table.row.host:
        raise Refusal("not_host", words("refused.not_host"))
    return TableChange(replace(table.row, pace=message.pace))


def start(table: Table, seat: int, message: from_page.Start) -> TableChange:
    _host_before_start(table, seat)
    return begin(table)


def begin(table: Table) -> TableChange:
    free = [str(k + 1) for k, row in enumerate(table.row.seats) if row.kind == "free"]
    if free:
        raise Refusal("not_now", words("refused.free_seats", count=len(free), seats=free))
    if table.row.rated and (reason := why_not(table)):
        raise Refusal("not_now", reason)
    if table.row.deal and len(table.people()) > 1:
        raise Refusal("not_now", words("refused.deal_alone"))
    game_log = table.new_log()
    return TableChange(replace(table.row, phase="running"), outcome=game_log.follow(), game_log=game_log)


def _host_before_start(table: Table, seat: int | None) -> None:
    if seat != table.row.host:
        raise Refusal("not_host", words("refused.not_host"))
    if table.row.phase != "gathering":
        raise Refusal("not_now", words("refused.begun"))


def leave(table: Table, seat: int, message: from_page.Leave) -> TableChange:
    """Gives a chair up for good. While the game runs a bot plays on for it; where no other person would play on, the
    game is lost."""
    row = table.row
    if row.phase == "over":
        return TableChange(replace(row, seats=row.seated(seat, replace(row.seats[seat], left=True))))
    if row.phase == "running":
        if not any(other.kind == "person" and not other.left for k, other in enumerate(row.seats) if k != seat):
            return lost(table, table.seat_of(seat))
        row = with_stand_in(row, [seat], late=False)
        return TableChange(replace(row, seats=row.seated(seat, replace(row.seats[seat], left=True, gone=True))))
    seats = row.seated(seat, SeatRow(invite=row.seats[seat].invite))
    host = row.host
    if host == seat:
        host = next((k for k, other in enumerate(seats) if other.kind == "person"), -1)
    return TableChange(replace(row, seats=seats, host=host))


def rename(table: Table, seat: int, message: from_page.Rename) -> TableChange:
    row = table.row
    name = told_apart(tidy_name(message.name), [other.name for k, other in enumerate(row.seats) if k != seat])
    return TableChange(replace(row, seats=row.seated(seat, replace(row.seats[seat], name=name))))
