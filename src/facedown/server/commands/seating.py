"""Decides who comes in: a token opens a seat, an invitation lets a person sit down, spectators watch."""

import msgspec

from facedown.engine.game import SPECTATOR
from facedown.server.common.tokens import digest, fits, new_token
from facedown.server.messages.table import Hello
from facedown.server.people.profiles import chair_of_profile
from facedown.server.store import SeatRow, TableRow
from facedown.server.table.changes import TableChange
from facedown.server.table.refusals import Refusal, tidy_name
from facedown.server.table.table import Table

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


def enter(table: Table, hello: Hello, profile: str = "") -> tuple[int, TableChange | None]:
    """The chair that a hello opens (or a place to watch), and what has to be written down for it. Who keeps a profile
    has its seat opened by that, too."""
    row = table.row
    mine = chair_of_profile(row, profile)
    if hello.token is None and hello.own is None and mine is None:
        _may_watch(table)
        if not row.listed:
            raise NotAdmitted("no_such_table", "there is no such table, or its watchers need a link")
        return SPECTATOR, None
    chair = chair_of(row, hello.own)
    if chair is None:
        chair = chair_of(row, hello.token)
    if chair is None and (hello.token is None or (mine is not None and fits(hello.token, row.seats[mine].invite))):
        chair = mine
    if chair == SPECTATOR:
        _may_watch(table)
        return chair, None
    if chair is not None:
        old = row.seats[chair]
        new = replace(old, left=False, profile=old.profile or _bound(row, profile))
        return chair, TableChange(replace(row, seats=row.seated(chair, new))) if new != old else None
    invited = [seat for seat, sitter in enumerate(row.seats) if fits(hello.token, sitter.invite)]
    if not invited:
        raise NotAdmitted("wrong_token", "this link does not open the table")
    (seat,) = invited
    if row.seats[seat].kind != "free" or row.phase != "gathering":
        raise NotAdmitted("wrong_token", "this seat has been taken already; ask for another link")
    key = digest(hello.own) if hello.own else row.seats[seat].invite
    if row.rated and not hello.own and _bound(row, profile):
        key = ""  # the maker of the table knows the invitation, too: only the profile opens the seat
    return seat, TableChange(seated(row, seat, hello.name or GUEST, key, profile))


def _may_watch(table: Table) -> None:
    if table.sealed:
        raise NotAdmitted("wrong_token", "nobody watches this table: others are still to play the same deal")


def _bound(row: TableRow, profile: str) -> str:
    """The profile that a seat gets which had none: each person has one seat, and a rated game is not joined late."""
    late = row.rated and row.phase != "gathering"
    return "" if late or chair_of_profile(row, profile) is not None else profile


def sit(table: Table, name: str, profile: str = "") -> tuple[int, str, TableChange]:
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
    return free[0], token, TableChange(seated(row, free[0], name, digest(token), profile))


def seated(row: TableRow, seat: int, name: str, key: str, profile: str = "") -> TableRow:
    try:
        name = tidy_name(name)
    except Refusal:
        name = GUEST
    sitter = SeatRow("person", name, "", row.seats[seat].invite, key, profile=_bound(row, profile))
    return replace(row, seats=row.seated(seat, sitter), host=row.host if row.host >= 0 else seat)
