"""Who comes in: a token opens a seat, an invitation lets somebody sit down, watchers watch."""

import msgspec

from facedown.engine.game import SPECTATOR
from facedown.server.deeds import Refusal, tidy_name
from facedown.server.protocol import Hello
from facedown.server.store import SeatRow, TableRow
from facedown.server.table import Deed, Table
from facedown.server.tokens import digest, fits, new_token

replace = msgspec.structs.replace
GUEST = "Guest"


class NotAdmitted(Exception):
    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


def chair_of(row: TableRow, token: str | None) -> int | None:
    """Whose token this is; nothing if it is nobody's. Takes the same time for every chair."""
    found = SPECTATOR if fits(token, row.watch) else None
    for seat, sitter in enumerate(row.seats):
        if fits(token, sitter.key):
            found = seat
    return found


def enter(table: Table, hello: Hello) -> tuple[int, Deed | None]:
    """The chair that a hello opens (or a place to watch), and what has to be written down for it."""
    row = table.row
    if hello.token is None and hello.own is None:
        if not row.listed:
            raise NotAdmitted("no_such_table", "there is no such table, or its watchers need a link")
        return SPECTATOR, None
    chair = chair_of(row, hello.own)
    if chair is None:
        chair = chair_of(row, hello.token)
    if chair is not None:
        if chair >= 0 and row.seats[chair].left:
            back = replace(row.seats[chair], left=False)
            return chair, Deed(replace(row, seats=row.seated(chair, back)))
        return chair, None
    invited = [seat for seat, sitter in enumerate(row.seats) if fits(hello.token, sitter.invite)]
    if not invited:
        raise NotAdmitted("wrong_token", "this link does not open the table")
    (seat,) = invited
    if row.seats[seat].kind != "free" or row.phase != "gathering":
        raise NotAdmitted("wrong_token", "this seat has been taken already; ask for another link")
    key = digest(hello.own) if hello.own else row.seats[seat].invite
    return seat, Deed(seated(row, seat, hello.name or GUEST, key))


def sit(table: Table, name: str) -> tuple[int, str, Deed]:
    """Take any free seat of a listed table: seat, token, what has to be written down."""
    row = table.row
    if not row.listed:
        raise NotAdmitted("no_such_table", "there is no such open table")
    if row.phase != "gathering":
        raise NotAdmitted("not_now", "the game has begun already")
    free = [seat for seat, sitter in enumerate(row.seats) if sitter.kind == "free"]
    if not free:
        raise NotAdmitted("not_now", "all seats are taken")
    token = new_token()
    return free[0], token, Deed(seated(row, free[0], name, digest(token)))


def seated(row: TableRow, seat: int, name: str, key: str) -> TableRow:
    try:
        name = tidy_name(name)
    except Refusal:
        name = GUEST
    sitter = SeatRow("person", name, "", row.seats[seat].invite, key)
    return replace(row, seats=row.seated(seat, sitter), host=row.host if row.host >= 0 else seat)
