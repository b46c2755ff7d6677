"""Prepares a table before its game, and lets people leave it or change their name."""

import msgspec

from facedown.catalog import BOT_NAMES
from facedown.server.messages import table as say
from facedown.server.people.ratings import why_not
from facedown.server.store import SeatRow
from facedown.server.table.changes import TableChange
from facedown.server.table.refusals import Refusal, tidy_name
from facedown.server.table.table import Table

replace = msgspec.structs.replace


def set_bot(table: Table, seat: int, message: say.SetBot) -> TableChange:
    _host_before_start(table, seat)
    if not 0 <= message.seat < len(table.row.seats):
        raise Refusal("illegal", f"there are seats 0 to {len(table.row.seats) - 1}")
    if message.seat == seat:
        raise Refusal("illegal", "you sit there yourself")
    if table.row.deal:
        raise Refusal("illegal", "at all tables of a deal the same seats have bots")
    old = table.row.seats[message.seat]
    if message.level is None:
        new = SeatRow(invite=old.invite)
    elif message.level not in BOT_NAMES:
        raise Refusal("illegal", f"there is no bot '{message.level}'; there are {', '.join(BOT_NAMES)}")
    elif old.kind == "person":
        raise Refusal("illegal", f"{old.name} sits there")
    else:
        new = SeatRow("bot", bot_name(message.level, message.seat), message.level, old.invite)
    return TableChange(replace(table.row, seats=table.row.seated(message.seat, new)))


def bot_name(level: str, seat: int) -> str:
    return f"{level.capitalize()} {seat + 1}"


def start(table: Table, seat: int, message: say.Start) -> TableChange:
    _host_before_start(table, seat)
    return begin(table)


def begin(table: Table) -> TableChange:
    free = [str(k + 1) for k, row in enumerate(table.row.seats) if row.kind == "free"]
    if free:
        raise Refusal("not_now", f"seat {' and '.join(free)} is still free: send the link, or put a bot there")
    if table.row.rated and (reason := why_not(table)):
        raise Refusal("not_now", reason)
    if table.row.deal and len(table.people()) > 1:
        raise Refusal("not_now", "a deal that others play, too, is played alone against bots")
    game_log = table.new_log()
    return TableChange(replace(table.row, phase="running"), outcome=game_log.follow(), game_log=game_log)


def _host_before_start(table: Table, seat: int) -> None:
    if seat != table.row.host:
        raise Refusal("not_host", "only the host of the table can do this")
    if table.row.phase != "gathering":
        raise Refusal("not_now", "the game has begun already")


def leave(table: Table, seat: int, message: say.Leave) -> TableChange:
    row = table.row
    if row.phase != "gathering":
        return TableChange(replace(row, seats=row.seated(seat, replace(row.seats[seat], left=True))))
    seats = row.seated(seat, SeatRow(invite=row.seats[seat].invite))
    host = row.host
    if host == seat:
        host = next((k for k, other in enumerate(seats) if other.kind == "person"), -1)
    return TableChange(replace(row, seats=seats, host=host))


def rename(table: Table, seat: int, message: say.Rename) -> TableChange:
    row = table.row
    return TableChange(replace(row, seats=row.seated(seat, replace(row.seats[seat], name=tidy_name(message.name)))))
