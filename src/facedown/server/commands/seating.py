"""Decides who comes in: a token opens a seat, an invitation or the table's link lets a person sit down, spectators
watch."""

from typing import NamedTuple

import msgspec

from facedown.engine.game import SPECTATOR
from facedown.server.commands.names import GUEST, told_apart
from facedown.server.common.tokens import digest, fits, new_token
from facedown.server.messages.from_page import Hello
from facedown.server.messages.requests import SitDown
from facedown.server.people.profiles import chair_of_profile
from facedown.server.store import SeatRow, TableRow
from facedown.server.table.changes import TableChange
from facedown.server.table.refusals import Refusal, tidy_name
from facedown.server.table.table import Table
from facedown.words import Said
from facedown.words.server import say as words

replace = msgspec.structs.replace


class NotAdmitted(Exception):
    def __init__(self, code: str, reason: Said) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


def chair_of(row: TableRow, token: str | None) -> int | None:
    """Finds whose token this is; nothing if it is nobody's. Takes the same time for every chair.

    Who has given up a seat for good may watch, like those whose token says so.
    """
    watches, linked = fits(token, row.watch), fits(token, row.link)
    found = SPECTATOR if watches or (linked and row.spectators) else None
    for seat, sitter in enumerate(row.seats):
        if fits(token, sitter.key):
            found = SPECTATOR if sitter.gone else seat
    return found


def own_chair(row: TableRow, profile: str) -> int | None:
    """Finds the chair that a person's profile opens; a place to watch for who has given it up for good."""
    chair = chair_of_profile(row, profile)
    return SPECTATOR if chair is not None and row.seats[chair].gone else chair


def enter(table: Table, hello: Hello, profile: str = "") -> tuple[int, TableChange | None]:
    """Finds the chair that a hello opens (or a place to watch), and what has to be written down for it.

    Who keeps a profile has its seat opened by that, too.
    """
    row = table.row
    mine = own_chair(row, profile)
    if mine is None and (expected := _expected(row, hello, profile)) is not None:
        return expected, TableChange(seated(row, expected, hello.name or GUEST, _key(hello), profile))
    linked = fits(hello.token, row.link)  # it lets people in, but seats nobody: that is asked for by `sit`
    if hello.token is None and hello.own is None and mine is None:
        _may_watch(table)
        if not row.listed:
            raise NotAdmitted("no_such_table", words("refused.no_table_or_link"))
        if not row.spectators:
            raise NotAdmitted("wrong_token", words("refused.no_spectators"))
        return SPECTATOR, None
    chair = chair_of(row, hello.own)
    if chair is None:
        chair = mine if linked and mine is not None else chair_of(row, hello.token)
    if chair is None and (
        hello.token is None or (mine is not None and mine != SPECTATOR and fits(hello.token, row.seats[mine].invite))
    ):
        chair = mine
    if chair == SPECTATOR:
        _may_watch(table)
        return chair, None
    if chair is not None:
        old = row.seats[chair]
        new = replace(old, left=False, profile=old.profile or _bound(row, profile))
        return chair, TableChange(replace(row, seats=row.seated(chair, new))) if new != old else None
    if linked:
        raise NotAdmitted("wrong_token", words("refused.no_spectators"))
    invited = [seat for seat, sitter in enumerate(row.seats) if fits(hello.token, sitter.invite)]
    if not invited:
        raise NotAdmitted("wrong_token", words("refused.wrong_link"))
    (seat,) = invited
    if row.seats[seat].gone:
        _may_watch(table)
        return SPECTATOR, None
    if row.seats[seat].kind != "free" or row.phase != "gathering":
        raise NotAdmitted("wrong_token", words("refused.link_used"))
    _check_own(row, hello.own)
    key = digest(hello.own) if hello.own else row.seats[seat].invite
    if row.rated and not hello.own and _bound(row, profile):
        key = ""  # the maker of the table knows the invitation, too: only the profile opens the seat
    return seat, TableChange(seated(row, seat, hello.name or GUEST, key, profile))


def _expected(row: TableRow, hello: Hello, profile: str) -> int | None:
    """Finds the chair that is kept for somebody of another table: their secret there opens it, or their profile."""
    if row.phase != "gathering":
        return None
    for chair, seat in enumerate(row.seats):
        by_token = fits(hello.token, seat.friend_key)
        if seat.kind == "free" and (by_token or (seat.friend and seat.friend == profile)):
            return chair
    return None


def _key(hello: Hello) -> str:
    """Computes what opens a seat from now on; none where only a profile does."""
    secret = hello.own or hello.token
    return digest(secret) if secret else ""


def _check_own(row: TableRow, own: str | None) -> None:
    """Refuses a secret that others know: it would lead all of them to this seat."""
    if fits(own, row.link) or fits(own, row.watch):
        raise NotAdmitted("wrong_token", words("refused.wrong_link"))


def _may_watch(table: Table) -> None:
    if table.sealed:
        raise NotAdmitted("wrong_token", words("refused.deal_watched"))


def _bound(row: TableRow, profile: str) -> str:
    """Finds the profile that a seat without one gets: each person has one seat, and a rated game is not joined late."""
    late = row.rated and row.phase != "gathering"
    return "" if late or chair_of_profile(row, profile) is not None else profile


class Sat(NamedTuple):
    """Says what came of the wish to sit down."""

    chair: int
    token: str  # that opens the chair from now on; none where the person's profile does
    change: TableChange | None  # to be written down; none where they sat there already


def sit(table: Table, wanted: SitDown, profile: str = "") -> Sat:
    """Takes the next free chair of a listed table, or of one whose link a person has. Nobody gets a second one by
    asking again, nor one that is kept for somebody else."""
    row = table.row
    if not (row.listed or fits(wanted.link, row.link)):
        raise NotAdmitted("no_such_table", words("refused.no_open_table"))
    if (chair := chair_of(row, wanted.own)) is not None and chair >= 0:
        return Sat(chair, wanted.own or "", None)
    if (mine := own_chair(row, profile)) is not None and mine >= 0:
        return Sat(mine, "", None)
    if row.phase != "gathering":
        raise NotAdmitted("not_now", words("refused.begun"))
    free = free_chairs(row)
    if not free:
        is_kept = any(sitter.kept for sitter in row.seats)
        raise NotAdmitted("not_now", words("refused.seats_kept" if is_kept else "refused.seats_taken"))
    _check_own(row, wanted.own)
    token = wanted.own or new_token()
    return Sat(free[0], token, TableChange(seated(row, free[0], wanted.name, digest(token), profile)))


def free_chairs(row: TableRow) -> list[int]:
    """Lists the chairs that anyone may take who may sit down here."""
    return [chair for chair, sitter in enumerate(row.seats) if sitter.kind == "free" and not sitter.kept]


def seated(row: TableRow, seat: int, name: str, key: str, profile: str = "") -> TableRow:
    try:
        name = tidy_name(name)
    except Refusal:
        name = GUEST
    name = told_apart(name, [other.name for k, other in enumerate(row.seats) if k != seat])
    sitter = SeatRow("person", name, "", row.seats[seat].invite, key, profile=_bound(row, profile))
    return replace(row, seats=row.seated(seat, sitter), host=row.host if row.host >= 0 else seat)
