"""Shares one deal between several tables: makes it with the first, seals it until it closes, compares afterwards.

Each table has one person, and bots on all other seats: there is nobody to be deceived by someone who has seen the cards
elsewhere. Another table is opened by an invitation, which opens one, and there are none before the first table is over.
While a deal is sealed, its finished tables keep their seed. Once it is open, no table of it is played on. Decision 0026
says why.
"""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from facedown.catalog import find_game
from facedown.engine.game import Tally
from facedown.engine.play import Entry
from facedown.server.common.steady_clock import now
from facedown.server.common.tokens import digest, fits, new_table_id, new_token
from facedown.server.messages.shared_deals import Deal, DealResult, DealSeat, Invitation
from facedown.server.store import Store, TableRow
from facedown.server.store import deals as kept
from facedown.server.store.deals import MOST_INVITED, DealRow
from facedown.server.table.table import Table
from facedown.words.server import say as words

DAY = 86_400.0
USED = words("request.invitation_used")
Opened = Callable[[str], Awaitable[Table | None]]


class NoDeal(Exception):
    """Says that there is no such deal, or that it cannot be played; and why."""


class _Told(msgspec.Struct, frozen=True):
    result: list[float]
    tally: Tally


class Deals:
    def __init__(self, store: Store) -> None:
        self._store = store

    def new(self, table: TableRow, days: int) -> tuple[DealRow, float, str]:
        """Makes the deal of a table that is being made, when it closes, and the secret that closes it sooner."""
        if find_game(table.game).table.tally is None:
            raise NoDeal(words("request.no_deals"))
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
            first=table.id,
        )
        return deal, made + days * DAY, key

    async def find(self, id: str) -> tuple[DealRow, float]:
        found = await self._store.read(lambda connection: kept.find(connection, id))
        if found is None:
            raise NoDeal(words("request.no_deal"))
        return found

    async def invite(self, id: str, key: str) -> Invitation | None:
        """Makes an invitation by who made the deal; none if the secret is another one."""
        deal, closes = await self.find(id)
        if not fits(key, deal.key):
            return None
        if closes <= now():
            raise NoDeal(words("request.deal_closed"))
        tables = await self._store.read(lambda connection: kept.tables_of(connection, id))
        if not any(row.id == deal.first and row.phase == "over" for row, _ in tables):
            raise NoDeal(words("request.deal_unfinished"))
        if await self._store.read(lambda connection: kept.invited(connection, id)) >= MOST_INVITED:
            raise NoDeal(words("request.deal_full", most=MOST_INVITED))
        token = new_token()
        await self._store.write(lambda connection: kept.invite(connection, id, digest(token)))
        return Invitation(token)

    async def to_play(self, id: str, invitation: str, profile: str) -> DealRow:
        """Finds a deal that a person may make a table of. Who has no invitation does not learn whether there is one."""
        found = await self._store.read(lambda connection: kept.find(connection, id))
        invited = await self._store.read(lambda connection: kept.invitation(connection, id, digest(invitation)))
        if found is None or invited is None:
            raise NoDeal(words("request.invitation_wrong"))
        deal, closes = found
        if invited.table_id is not None:
            raise NoDeal(USED)
        if closes <= now():
            raise NoDeal(words("request.deal_results"))
        if find_game(deal.game).rules_version != deal.rules:
            raise NoDeal(words("request.deal_old"))
        tables = await self._store.read(lambda connection: kept.tables_of(connection, id))
        if _has_played([row for row, _ in tables], profile):
            raise NoDeal(words("refused.deal_played"))
        return deal

    async def knows(self, table: TableRow, profile: str) -> bool:
        """Has a person seen this table's deal at another one?"""
        if not table.deal or not profile:
            return False
        tables = await self._store.read(lambda connection: kept.tables_of(connection, table.deal))
        return _has_played([row for row, _ in tables if row.id != table.id], profile)

    async def look(self, table: Table) -> None:
        """Learns when a table's deal closes; until then it counts as sealed."""
        if table.row.deal and table.sealed:
            _, table.deal_closes = await self.find(table.row.deal)

    async def close(self, id: str, key: str) -> bool:
        """Closes a deal, by who made it; False if the secret is another one."""
        deal, _ = await self.find(id)
        if not fits(key, deal.key):
            return False
        at = now()
        await self._store.write(lambda connection: kept.close(connection, id, at))
        return True

    async def show(self, id: str, opened: Opened, own: Callable[[TableRow], bool]) -> Deal:
        """Shows a deal as somebody may see it; `own` knows the tables at which they sit."""
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
            options=options.changed() if closed else options.public_changes(),
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
        """Tells a finished game in numbers, worked out once and kept."""
        table = await opened(row.id)
        assert table is not None
        assert table.game_log is not None
        assert table.game.table.tally is not None
        tally, entries = table.game.table.tally, list[Entry](table.game_log.entries)
        numbers = Tally([], {})  # of a game that broke off because somebody's time had run out
        if table.game_log.over:
            numbers = await asyncio.to_thread(tally, table.options, entries)
        told = msgspec.json.encode(_Told(table.result(), numbers)).decode()
        await self._store.write(lambda connection: kept.keep_told(connection, row.id, told))
        return told


def _has_played(tables: list[TableRow], profile: str) -> bool:
    begun = [row for row in tables if row.phase != "gathering"]
    return bool(profile) and any(seat.profile == profile for row in begun for seat in row.seats)
