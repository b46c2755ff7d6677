"""Holds all tables of a server: makes them, keeps those in use in memory, and carries out commands."""

import asyncio
import logging
import time

from facedown.server.automation.bot_turns import Bots
from facedown.server.automation.game_clock import GameClocks
from facedown.server.automation.notifications import PushNotifications
from facedown.server.automation.time_limits import TimeLimits, has_limits
from facedown.server.cluster.heartbeat import Heartbeat
from facedown.server.cluster.sync import TableSync
from facedown.server.commands.chat import TableChat
from facedown.server.commands.dispatch import Command
from facedown.server.commands.host import begin
from facedown.server.commands.new_table import Unfit
from facedown.server.commands.proposals import Proposals
from facedown.server.common.counters import Counts
from facedown.server.common.rate_limits import Buckets
from facedown.server.common.settings import Settings
from facedown.server.common.steady_clock import now
from facedown.server.finished.shared_deals import Deals, NoDeal
from facedown.server.messages import requests
from facedown.server.people.friends import Friends
from facedown.server.people.passkeys import Passkeys
from facedown.server.people.profiles import Profiles
from facedown.server.people.ratings import Ratings
from facedown.server.store import Damaged, Stored, TableRow
from facedown.server.store.failures import StoreTrouble
from facedown.server.store.generation import generation as find_generation
from facedown.server.store.sql import SqlStore
from facedown.server.table.listeners import TableObserver
from facedown.server.table.live_rooms import LiveTables
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table
from facedown.server.tables.admission import Admission
from facedown.server.tables.chair_limits import ChairLimits
from facedown.server.tables.command_runner import CommandRunner, Reply, dismiss_departed
from facedown.server.tables.making import make
from facedown.server.tables.searches import Searches
from facedown.server.views.hints import HintService
from facedown.server.views.my_games import MyGames
from facedown.words import said_of
from facedown.words.server import say as words
from facedown.workers.pool import Pool

log = logging.getLogger("facedown.tables")


class Tables(TableObserver):
    def __init__(self, store: SqlStore, pool: Pool, settings: Settings) -> None:
        self.store = store
        self.pool = pool
        self.counts = Counts()
        pool.thought = self.counts.thought.add
        self.heartbeat = Heartbeat(store)
        self.downtime = self.heartbeat.downtime
        self.sync = TableSync(store, self.heartbeat, lambda: self.in_memory)
        self.bots = Bots(pool, settings.pace)
        self.hints = HintService(pool)
        self.game_clocks = GameClocks()
        self.time_limits = TimeLimits(pool, store)
        self.proposals = Proposals()
        self.live = LiveTables(settings.limits.live)
        self.profiles = Profiles(store)
        self.passkeys = Passkeys(store)
        self.ratings = Ratings(store)
        self.deals = Deals(store)
        self.chat = TableChat(store, settings.limits.chat)
        self.notifications = PushNotifications(store, settings.push)
        self.notifications.sent = self.counts.push
        self.chat.spoken = self.sync.chat_written
        self.sync.chat_changed = self.chat.look
        self.sync.reloaded = self._reloaded
        self.sync.vanished = lambda table: self.drop(table.id)
        self.in_memory: dict[str, Table] = {}
        self.friends = Friends(store)
        self.my_games = MyGames(store, self.in_memory)
        self._settings = settings
        self._chairs = ChairLimits(settings.limits.chairs)
        self.admission = Admission(store, self.profiles, self.deals, self.ratings, self._chairs, self.drop)
        self.searches = Searches(store, self._begin_found)
        self._commands = CommandRunner(self.deals, self.counts, Buckets(settings.limits.changes))
        self._used: dict[str, float] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    async def open(self, id: str) -> Table | None:
        """Opens a table from memory or from the store; raises Damaged if it is set aside."""
        self.store.damage.check(id)
        self._used[id] = time.monotonic()
        if (known := self.in_memory.get(id)) is not None:
            await self.sync.catch_up(known)
            return known
        async with self._opening.setdefault(id, asyncio.Lock()):
            if id not in self.in_memory:
                generation = self.store.watch.generation
                stored = await self.store.load(id)
                if generation != self.store.watch.generation:
                    raise StoreTrouble("restored")
                if stored is None:
                    if generation != await self.store.read(find_generation):
                        raise StoreTrouble("restored")
                    self._used.pop(id)
                    self._opening.pop(id, None)
                    return None
                await self._take_in(stored)
        self._opening.pop(id, None)
        if id in self.store.damage.found:  # found just now
            self.set_aside(id)
        self.store.damage.check(id)
        return self.in_memory[id]

    async def _take_in(self, stored: Stored) -> Table:
        table = Table(self.store, stored._replace(rows=[]), self._settings.snapshot_every, self.downtime)
        await table.fold(stored.rows)
        await self.deals.look(table)
        await self.ratings.look(table)
        table.observer = self
        self.in_memory[table.id] = table
        self._used[table.id] = time.monotonic()
        self.sync.opened(table)
        self.changed(table)
        return table

    def changed(self, table: Table) -> None:
        if (cache := table.cache()).is_quiet:
            return
        cache.is_quiet = _is_quiet(table)
        self.bots.wake(table)
        self.game_clocks.wake(table)
        self.time_limits.wake(table)
        self.proposals.wake(table)
        self.live.wake(table)
        self.ratings.wake(table)
        self.notifications.wake(table)

    def _reloaded(self, table: Table) -> None:
        """Loads a table again that another server has changed it."""
        table.publish()
        dismiss_departed(table)

    def written(self, table: Table) -> None:
        self.sync.written(table)

    def attended(self, table: Table) -> None:
        self.sync.attended(table)

    def is_ours(self, table: Table) -> bool:
        return self.sync.is_ours(table)

    def came_or_went(self, table: Table) -> None:
        self.live.presence(table)
        self.notifications.presence(table)
        self.proposals.wake(table)

    def start_over(self, generation: str) -> None:
        """Starts over when a backup was restored while the server runs: what is in memory does not count any more."""
        tables, self.in_memory = list(self.in_memory.values()), {}
        for table in tables:
            table.invalidate()
            self._forget(table.id)
        self.notifications.forget_key()
        self.store.adopt(generation)

    def set_aside(self, id: str) -> None:
        """Sets a table aside that was found to be damaged: nobody plays there any more."""
        if (table := self.in_memory.pop(id, None)) is not None:
            table.invalidate("no_such_table", said_of(Damaged(id, "")))
            self._forget(id)

    def forget_idle(self) -> None:
        """Forgets tables that nobody looks at and where no bot is to move; the store has them."""
        now = time.monotonic()
        for id, table in list(self.in_memory.items()):
            if table.listeners or self._is_busy(table):
                self._used[id] = now
            elif now - self._used.get(id, 0.0) > self._settings.idle_seconds:
                del self.in_memory[id]
                self._forget(id)

    def in_use(self) -> list[str]:
        """Lists tables that somebody is connected to here, or where something is about to happen."""
        return [id for id, table in self.in_memory.items() if table.listeners or self._is_busy(table)]

    def _is_busy(self, table: Table) -> bool:
        keepers = (self.bots, self.game_clocks, self.time_limits)
        return table.lock.locked() or any(keeper.busy(table.id) for keeper in keepers)

    def drop(self, id: str) -> None:
        """Drops a table that was deleted from the store."""
        if (table := self.in_memory.pop(id, None)) is not None:
            table.invalidate()
            self._forget(id)

    def _forget(self, id: str) -> None:
        self._used.pop(id, None)
        self.live.forget(id)
        self.time_limits.forget(id)
        self.chat.forget(id)
        self._chairs.forget(id)
        self.sync.forget(id)

    # --- making tables and carrying out commands ----------------------------------------------------------------------

    async def create(self, wanted: requests.NewTable, profile: str = "") -> requests.TableMade:
        try:
            return await self._create(wanted, profile)
        except (NoDeal, Refusal) as reason:  # such as a rated table with a bot without a rating
            raise Unfit([said_of(reason)]) from None

    async def _create(self, wanted: requests.NewTable, profile: str) -> requests.TableMade:
        row, made = await make(self.store, self.deals, wanted, profile)
        table = await self._take_in(Stored(row, [], [], now()))  # nobody else knows it yet: there is nothing to read
        self.chat.begin(row.id)
        if wanted.start:
            async with table.lock:
                await table.commit(begin(table))
                table.publish()
        log.info("table made", extra={"table": row.id, "game": row.game, "players": len(row.seats)})
        return made

    async def _begin_found(self, row: TableRow) -> None:
        """Begins at once the game of people who have looked for opponents."""
        table = await self._take_in(Stored(row, [], [], now()))
        self.chat.begin(row.id)
        async with table.lock:
            await table.commit(begin(table))
        log.info("opponents found", extra={"table": row.id, "game": row.game, "players": len(row.seats)})

    async def unseal(self, deal: str) -> None:
        """Tells those who look at the tables of a deal that was closed before its time what is open now."""
        for table in list(self.in_memory.values()):
            if table.row.deal == deal:
                await self.deals.look(table)
                table.tell_presence()

    async def do(self, table: Table, chair: int, message: Command, reply: Reply) -> None:
        """Carries out what a chair asks for."""
        rematch = await self._commands.do(table, chair, message, reply)
        if rematch:
            await self._begin_again(rematch)

    async def _begin_again(self, id: str) -> None:
        """Begins again: a rematch against bots alone begins at once; people are asked first."""
        table = await self.open(id)
        if table is not None and table.against_bots(table.row.host):
            async with table.lock:
                await table.refresh()
                if table.row.phase == "gathering" and await table.try_commit(begin(table)):
                    table.publish()

    def announce_restart(self) -> None:
        """Tells pages that the server is about to stop, and that they should come back."""
        for table in self.in_memory.values():
            for listener in list(table.listeners):
                listener.dismiss("restarting", words("closed.restarting"))

    async def close(self) -> None:
        await self.sync.close()
        await self.game_clocks.close()
        await self.time_limits.close()
        await self.proposals.close()
        await self.live.close()
        await self.notifications.close()
        await self.ratings.close()
        await self.bots.close()
        await self.pool.close()
        await self.heartbeat.close()
        await self.store.close()


def _is_quiet(table: Table) -> bool:
    """Is a table quiet? Then no move gives any of the helpers something to do while row and presence stay the same."""
    row, game = table.row, table.game
    if row.phase != "running" or row.asks or game.table.bell is not None or game.rules.race is not None:
        return False
    return not (has_limits(table) or table.has_bots() or table.absent())
