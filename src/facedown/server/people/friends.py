"""Tells people about those they have played with. Nobody learns whether somebody else is here unless both want that,
and nobody learns that they are muted."""

from collections.abc import Sequence
from typing import Literal

from sqlalchemy import Connection

from facedown.catalog import GAMES
from facedown.server.common.steady_clock import now
from facedown.server.messages.friends import ChangePerson, InvitationFrom, People, Person
from facedown.server.store import SeatRow, Store, TableRow
from facedown.server.store import friends as kept
from facedown.server.store.friends import FriendRow, Met
from facedown.server.store.my_games import glances

HERE = 75.0  # seconds after the last question; a page asks every 30
NOTE_AGAIN = 25.0  # seconds until it is written down again that somebody is here
Known = dict[tuple[str, int, int], FriendRow]


class Friends:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, seats: Sequence[Met]) -> People:
        """Lists the people at the tables of some seats, which are those of one person."""
        tables = [table for table, _ in seats]
        known: Known = await self._store.read(lambda connection: kept.at_tables(connection, tables))
        rows = await self._store.read(lambda connection: glances(connection, tables))
        at = now()
        mine = [row for row in known.values() if row.wants and (row.table_id, row.chair) in seats]
        if any(at - row.seen > NOTE_AGAIN for row in mine):
            await self._store.write(lambda connection: kept.see(connection, seats, at))
        people = [
            _person(rows[table].table, chair, other, known, at)
            for table, chair in seats
            if table in rows and rows[table].table.game in GAMES
            for other in _others(rows[table].table, chair)
        ]
        return People(people, await self._invitations(seats, known, {id: found.table for id, found in rows.items()}))

    async def _invitations(self, seats: Sequence[Met], known: Known, rows: dict[str, TableRow]) -> list[InvitationFrom]:
        """Lists those whose chair is still kept."""
        asked = [
            (row, rows[row.table_id])
            for row in known.values()
            if row.invited_to
            and (row.table_id, row.other) in seats
            and not known.get((row.table_id, row.other, row.chair), row).muted
        ]
        tables = [row.invited_to for row, _ in asked]
        found = await self._store.read(lambda connection: glances(connection, tables)) if tables else {}
        return [
            InvitationFrom(
                table=row.invited_to,
                game=(to := found[row.invited_to].table).game,
                title=GAMES[to.game].title,
                name=met.seats[row.chair].name,
                met=row.table_id,
                chair=row.other,
                other=row.chair,
            )
            for row, met in asked
            if row.invited_to in found and kept_chair(found[row.invited_to].table, met.seats[row.other]) is not None
        ]

    async def change(self, table: str, chair: int, wanted: ChangePerson) -> None:
        at = now()

        def work(connection: Connection) -> None:
            if wanted.friend is False:
                kept.part(connection, table, chair, wanted.other)
            elif wanted.friend:
                kept.change(connection, table, chair, wanted.other, wants=True, seen=at)
            if wanted.muted is not None:
                kept.change(connection, table, chair, wanted.other, muted=wanted.muted)
            if wanted.declined:
                kept.change(connection, table, wanted.other, chair, invited_to="")

        await self._store.write(work)

    async def invite(self, met: Met, other: int, to: str) -> None:
        await self._store.write(lambda connection: kept.change(connection, *met, other, invited_to=to))

    async def invited_to(self, table: str, chair: int, other: int) -> str:
        """Finds the table to which one has invited the other."""
        known = await self._store.read(lambda connection: kept.at_tables(connection, [table]))
        row = known.get((table, chair, other))
        return row.invited_to if row else ""


def kept_chair(row: TableRow, friend: SeatRow) -> int | None:
    """Finds the free chair that is kept for somebody of another table."""
    if row.phase != "gathering":
        return None
    for chair, seat in enumerate(row.seats):
        by_key = seat.friend_key and seat.friend_key == friend.key
        if seat.kind == "free" and (by_key or (seat.friend and seat.friend == friend.profile)):
            return chair
    return None


def friend_seat(seat: SeatRow, friend: SeatRow) -> SeatRow:
    """Builds a free chair, kept for somebody of another table: what opens their seat there lets them sit down here."""
    return SeatRow(invite=seat.invite, kept=True, expected=friend.name, friend_key=friend.key, friend=friend.profile)


def is_person(row: TableRow, chair: int) -> bool:
    return 0 <= chair < len(row.seats) and row.seats[chair].kind == "person"


def _others(row: TableRow, chair: int) -> list[int]:
    """Lists the other people at a table; not a person's own second seat."""
    mine = row.seats[chair]
    return [
        other
        for other, seat in enumerate(row.seats)
        if other != chair and seat.kind == "person" and not (seat.profile and seat.profile == mine.profile)
    ]


def _person(row: TableRow, chair: int, other: int, known: Known, at: float) -> Person:
    mine = known.get((row.id, chair, other), FriendRow(row.id, chair, other))
    theirs = known.get((row.id, other, chair), FriendRow(row.id, other, chair))
    friend: Literal["no", "asked", "asks", "yes"] = "no"
    if mine.wants:
        friend = "yes" if theirs.wants else "asked"
    elif theirs.wants and not mine.muted:
        friend = "asks"
    return Person(
        table=row.id,
        chair=chair,
        other=other,
        name=row.seats[other].name,
        game=row.game,
        title=GAMES[row.game].title,
        friend=friend,
        here=friend == "yes" and at - theirs.seen < HERE,
        muted=mine.muted,
    )
