"""One deal at several tables: made with the first of them, sealed until it closes, compared afterwards.

While a deal is sealed, its finished tables keep their seed: whoever played knows what they saw, and nobody learns more.
"""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from facedown.catalog import find_game
from facedown.engine.game import Tally
from facedown.engine.play import Entry
from facedown.server.clock import now
from facedown.server.deal_messages import Deal, DealResult, DealSeat
from facedown.server.store import Store, TableRow
from facedown.server.store import deals as kept
from facedown.server.store.deals import MOST_TABLES, DealRow
from facedown.server.table import Table
from facedown.server.tokens import digest, fits, new_table_id, new_token

DAY = 86_400.0
Opened = Callable[[str], Awaitable[Table | None]]


class NoDeal(Exception):
    """There is no such deal, or it cannot be played; and why."""


class _Told(msgspec.Struct, frozen=True):
    result: list[float]
    tally: Tally


class Deals:
    def __init__(self, store: Store) -> None:
        self._store = store

    def new(self, table: TableRow, days: int) -> tuple[DealRow, float, str]:
        """The deal of a table that is being made, when it closes, and the secret that closes it sooner."""
        if find_game(table.game).tally is None:
            raise NoDeal("this game is not played by several tables")
        bots = {chair: row.level for chair, row in enumerate(table.seats) if row.kind == "bot"}
        key, made = new_token(), now()
        deal = DealRow(
            id=new_table_id(),
            game=table.game,
            rules=table.rules,
            options=table.options,
            seed=table.seed,
            commitment=table.commitment,
            bots=bots,
            maker=table.seats[0].name,
            key=digest(key),
            made=made,
        )
        return deal, made + days * DAY, key

    async def find(self, id: str) -> tuple[DealRow, float]:
        found = await self._store.read(lambda connection: kept.find(connection, id))
        if found is None:
            raise NoDeal("there is no such deal")
        return found

    async def to_play(self, id: str, profile: str) -> DealRow:
        """A deal that a person may make a table of."""
        deal, closes = await self.find(id)
        if closes <= now():
            raise NoDeal("this deal is closed; its results are open to all")
        if find_game(deal.game).rules_version != deal.rules:
            raise NoDeal("this deal was made for other rules of the game")
        tables = await self._store.read(lambda connection: kept.tables_of(connection, id))
        if len(tables) >= MOST_TABLES:
            raise NoDeal(f"this deal has been played at {MOST_TABLES} tables; make another one")
        if _has_played([row for row, _ in tables], profile):
            raise NoDeal("you have played this deal already")
        return deal

    async def knows(self, table: TableRow, profile: str) -> bool:
        """Has a person seen this table's deal at another one?"""
        if not table.deal or not profile:
            return False
        tables = await self._store.read(lambda connection: kept.tables_of(connection, table.deal))
        return _has_played([row for row, _ in tables if row.id != table.id], profile)

    async def look(self, table: Table) -> None:
        """Learn when a table's deal closes; until then it counts as sealed."""
        if table.row.deal and table.sealed:
            _, table.deal_closes = await self.find(table.row.deal)

    async def close(self, id: str, key: str) -> bool:
        """By who made it; False if the secret is another one."""
        deal, _ = await self.find(id)
        if not fits(key, deal.key):
            return False
        at = now()
        await self._store.write(lambda connection: kept.close(connection, id, at))
        return True

    async def show(self, id: str, opened: Opened, own: Callable[[TableRow], bool]) -> Deal:
        """A deal as somebody may see it; `own` knows the tables at which they sit."""
        deal, closes = await self.find(id)
        tables = await self._store.read(lambda connection: kept.tables_of(connection, id))
        closed = closes <= now()
        finished = [(row, told) for row, told in tables if row.phase == "over"]
        played = any(own(row) for row, _ in finished)
        results = None
        if played or closed:
            results = [await self._result(row, told, opened, own) for row, told in finished]
        game = find_game(deal.game)
        options = game.options.of(**deal.options)
        return Deal(
            deal=id,
            game=deal.game,
            title=game.title,
            options=options.changed(),
            bots={str(chair): level for chair, level in deal.bots.items()},
            seats=len(options.teams()),
            maker=deal.maker,
            made=deal.made,
            closes=closes,
            closed=closed,
            commitment=deal.commitment,
            seed=deal.seed if closed else "",
            running=sum(row.phase == "running" for row, _ in tables),
            finished=len(finished),
            played=played,
            results=results,
        )

    async def _result(
        self, row: TableRow, told: str | None, opened: Opened, own: Callable[[TableRow], bool]
    ) -> DealResult:
        if told is None:
            told = await self._tell(row, opened)
        known = msgspec.json.decode(told, type=_Told)
        seats = [DealSeat(seat.name, seat.level) for seat in row.seats]
        return DealResult(row.id, seats, known.result, known.tally.rounds, known.tally.facts, own(row))

    async def _tell(self, row: TableRow, opened: Opened) -> str:
        """A finished game in numbers, worked out once and kept."""
        table = await opened(row.id)
        assert table is not None
        assert table.course is not None
        assert table.game.tally is not None
        tally, entries = table.game.tally, list[Entry](table.course.entries)
        numbers = Tally([], {})  # of a game that broke off because somebody's time had run out
        if table.course.over:
            numbers = await asyncio.to_thread(tally, table.options, entries)
        told = msgspec.json.encode(_Told(table.result(), numbers)).decode()
        await self._store.write(lambda connection: kept.keep_told(connection, row.id, told))
        return told


def _has_played(tables: list[TableRow], profile: str) -> bool:
    begun = [row for row in tables if row.phase != "gathering"]
    return bool(profile) and any(seat.profile == profile for row in begun for seat in row.seats)
