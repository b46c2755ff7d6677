"""All tables of a server: makes them, keeps those in use in memory, and does what people ask of them."""

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from facedown.engine.errors import FacedownError
from facedown.server import protocol as say
from facedown.server.ask_messages import Asking
from facedown.server.asks import Asks
from facedown.server.bells import Bells
from facedown.server.bots import Bots
from facedown.server.counts import Counts
from facedown.server.deals import Deals, NoDeal
from facedown.server.deeds import Refusal, begin, deed
from facedown.server.elsewhere import Elsewhere
from facedown.server.entry import NotAdmitted, chair_of, enter, sit
from facedown.server.mine import Mine
from facedown.server.new_tables import Unfit, new_table
from facedown.server.nodes import Nodes
from facedown.server.passkeys import Passkeys
from facedown.server.patience import Patience, has_limits
from facedown.server.profiles import Profiles, chair_of_profile
from facedown.server.pushes import Pushes
from facedown.server.races import Races
from facedown.server.ratings import Ratings
from facedown.server.settings import Settings
from facedown.server.store import Conflict, Stored, Unsure
from facedown.server.store.deals import insert_deal
from facedown.server.store.house import generation as find_generation
from facedown.server.store.sql import SqlStore
from facedown.server.store.trouble import StoreTrouble
from facedown.server.table import Deed, Listener, Table
from facedown.server.talk import Talk
from facedown.thinking.pool import Pool

log = logging.getLogger("facedown.hall")

TRIES = 3  # when other servers write first
RESUMED = 500  # tables whose bots go on by themselves after a restart
MOST_DUE = 500  # tables that are looked at in one sweep, because somebody's time is about to run out
MOVES = (say.Move, say.Turn)
Deedlike = (
    say.Move | say.Turn | say.Resign | say.Undo | say.SetBot | say.Start | say.Leave | say.Rename | say.Rematch | Asking
)


class Hall:
    def __init__(self, store: SqlStore, pool: Pool, settings: Settings) -> None:
        self.store = store
        self.pool = pool
        self.counts = Counts()
        pool.thought = self.counts.thought.add
        self.nodes = Nodes(store)
        self.silences = self.nodes.silences
        self.elsewhere = Elsewhere(store, self.nodes, lambda: self.tables)
        self.bots = Bots(pool, settings.pace)
        self.bells = Bells()
        self.patience = Patience(pool, store)
        self.asks = Asks()
        self.races = Races()
        self.profiles = Profiles(store)
        self.passkeys = Passkeys(store)
        self.ratings = Ratings(store)
        self.deals = Deals(store)
        self.talk = Talk(store, settings.limits.chat)
        self.pushes = Pushes(store, settings.push)
        self.pushes.sent = self.counts.push
        self.talk.spoken = self.elsewhere.talk
        self.elsewhere.talked = self.talk.look
        self.elsewhere.reloaded = self._reloaded
        self.tables: dict[str, Table] = {}
        self.mine = Mine(store, self.tables)
        self._settings = settings
        self._used: dict[str, float] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    async def open(self, id: str) -> Table | None:
        """A table from memory or from the store."""
        self._used[id] = time.monotonic()
        if (known := self.tables.get(id)) is not None:
            await self.elsewhere.catch_up(known)
            return known
        async with self._opening.setdefault(id, asyncio.Lock()):
            if id not in self.tables:
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
        return self.tables[id]

    async def _take_in(self, stored: Stored) -> Table:
        table = Table(self.store, stored, self._settings.snapshot_every, self.silences)
        await self.deals.look(table)
        await self.ratings.look(table)
        table.changed = self._changed
        table.came_or_went = self._came_or_went
        self.tables[table.id] = table
        self._used[table.id] = time.monotonic()
        self.elsewhere.mind(table)
        self._changed(table)
        return table

    def _changed(self, table: Table) -> None:
        if (kept := table.kept()).get("quiet"):
            return
        kept["quiet"] = _is_quiet(table)
        self.bots.wake(table)
        self.bells.wake(table)
        self.patience.wake(table)
        self.asks.wake(table)
        self.races.wake(table)
        self.ratings.wake(table)
        self.pushes.wake(table)

    def _reloaded(self, table: Table) -> None:
        """Another server has changed it."""
        table.publish()
        _dismiss(table)

    def _came_or_went(self, table: Table) -> None:
        self.races.presence(table)
        self.pushes.presence(table)
        self.asks.wake(table)

    async def call_time(self) -> None:
        """Look at tables with days for a move where somebody's time is about to run out."""
        for id in await self.patience.due(MOST_DUE):
            try:
                if (table := await self.open(id)) is not None:
                    self.patience.wake(table)
            except FacedownError as error:
                log.warning("a table cannot be opened", extra={"table": id, "cause": str(error)})
            await asyncio.sleep(0)

    async def resume(self) -> None:
        """After a restart: open tables in play, so that their bots go on."""
        for id in await self.store.running(RESUMED):
            try:
                await self.open(id)
            except FacedownError as error:
                log.warning("a table cannot be opened", extra={"table": id, "cause": str(error)})
            await asyncio.sleep(0)
        await self.ratings.resume(self.open)

    def start_over(self, generation: str) -> None:
        """A backup was restored while the server runs: what is in memory does not count any more."""
        tables, self.tables = list(self.tables.values()), {}
        for table in tables:
            table.die()
            self._forget(table.id)
        self.pushes.forget_key()
        self.store.watch.generation = generation

    def forget_idle(self) -> None:
        """Tables that nobody looks at and where no bot is to move leave the memory; the store has them."""
        now = time.monotonic()
        for id, table in list(self.tables.items()):
            busy = any(keeper.busy(id) for keeper in (self.bots, self.bells, self.patience))
            if table.listeners or busy or table.lock.locked():
                self._used[id] = now
            elif now - self._used.get(id, 0.0) > self._settings.idle_seconds:
                del self.tables[id]
                self._forget(id)

    def _forget(self, id: str) -> None:
        self._used.pop(id, None)
        self.races.forget(id)
        self.patience.forget(id)
        self.talk.forget(id)
        self.elsewhere.forget(id)

    # --- making tables ------------------------------------------------------------------------------------------------

    async def create(self, wanted: say.NewTable, profile: str = "") -> say.TableMade:
        try:
            return await self._create(wanted, profile)
        except NoDeal as reason:
            raise Unfit([str(reason)]) from None

    async def _create(self, wanted: say.NewTable, profile: str) -> say.TableMade:
        deal = await self.deals.to_play(wanted.deal, profile) if wanted.deal not in {"", "new"} else None
        if deal is not None:
            bots = {str(chair): level for chair, level in deal.bots.items()}
            wanted = msgspec.structs.replace(wanted, game=deal.game, options=deal.options, bots=bots)
        row, links, watch = new_table(wanted, profile)
        made = say.TableMade(row.id, links, watch)
        if deal is not None:
            row = msgspec.structs.replace(row, deal=deal.id, seed=deal.seed, commitment=deal.commitment)
            made = msgspec.structs.replace(made, deal=deal.id)
        elif wanted.deal:
            new, closes, key = self.deals.new(row, wanted.deal_days)
            await self.store.write(lambda connection: insert_deal(connection, new, closes))
            row = msgspec.structs.replace(row, deal=new.id)
            made = msgspec.structs.replace(made, deal=new.id, deal_key=key)
        generation = self.store.watch.generation
        await self.store.create(row)
        if generation != self.store.watch.generation:
            raise StoreTrouble("restored")
        table = await self._take_in(Stored(row, [], []))  # nobody else knows it yet: there is nothing to read
        self.talk.begin(row.id)
        if wanted.start:
            async with table.lock:
                await table.carry_out(begin(table))
                table.publish()
        log.info("table made", extra={"table": row.id, "game": row.game, "players": len(row.seats)})
        return made

    async def sit(self, table: Table, name: str, profile: str = "") -> say.SeatLink:
        if await self.deals.knows(table.row, profile):
            raise NotAdmitted("not_now", "you have played this deal already")
        async with table.lock:
            for _ in range(TRIES):
                await table.refresh()
                seat, token, change = sit(table, name, profile)
                if await _is_written(table, change) or chair_of(table.row, token) == seat:
                    await self.ratings.look(table)
                    table.publish()
                    return say.SeatLink(seat, token)
        raise NotAdmitted("not_now", "many are sitting down just now; try again")

    async def unseal(self, deal: str) -> None:
        """A deal was closed before its time: those who look at its tables learn what is open now."""
        for table in list(self.tables.values()):
            if table.row.deal == deal:
                await self.deals.look(table)
                table.tell_presence()

    # --- at a table ---------------------------------------------------------------------------------------------------

    async def enter(self, table: Table, hello: say.Hello) -> int:
        profile = await self.profiles.id_of(hello.session)
        await self.deals.look(table)
        if chair_of_profile(table.row, profile) is None and await self.deals.knows(table.row, profile):
            raise NotAdmitted("wrong_token", "you have played this deal already")
        async with table.lock:
            for _ in range(TRIES):
                await table.refresh()
                viewer, change = enter(table, hello, profile)
                if change is None:
                    return viewer
                if await _is_written(table, change):
                    await self.ratings.look(table)
                    table.publish()
                    return viewer
        raise NotAdmitted("restarting", "the table is busy; come back in a moment")

    async def do(self, table: Table, chair: int, message: Deedlike, reply: Callable[[say.ServerMessage], None]) -> None:
        """Carry out what a chair asks for: written down first, then answered, then told to all who can see it."""
        again: str | None = None
        if isinstance(message, MOVES):
            if (pause := table.held_back(table.seat_of(chair))) > 0:
                await asyncio.sleep(pause)
        begun = time.perf_counter()
        async with table.lock:
            try:
                again = await self._carry_out(table, chair, message)
            except Refusal as refusal:
                reply(say.Refused(message.id, refusal.code, refusal.reason, refusal.clause))
                table.publish()  # nothing has changed, unless another server's change was found just now
                return
            except StoreTrouble as trouble:
                if not await self._was_heard(table, chair, message.id, Unsure(str(trouble))):
                    reply(say.Refused(message.id, "not_saved", str(trouble)))
                    return
            reply(say.Accepted(message.id))
            self.counts.acknowledged.add(time.perf_counter() - begun)
            table.publish()
            _dismiss(table)
        if again is not None:
            await self._begin_again(again)

    async def _carry_out(self, table: Table, chair: int, message: Deedlike) -> str | None:
        for _ in range(TRIES):
            await table.refresh()
            try:
                change = deed(table, chair, message)
                await table.carry_out(change, (chair, message.id))
                return change.also.id if change.also else None
            except Refusal:
                if not await table.heard(chair, message.id):  # said again after it had taken effect: that is no mistake
                    raise
                return None
            except (Conflict, Unsure) as trouble:  # said again, or another server wrote first: then look again
                if await self._was_heard(table, chair, message.id, trouble):
                    return None
        raise Refusal("failed", "the table is busy; try again")

    async def _was_heard(self, table: Table, chair: int, message: str, trouble: Exception) -> bool:
        """Unsure if the store cannot be asked and it may be written, now or when it was said before: then nobody may be
        told that it is not."""
        try:
            heard = await table.heard(chair, message)
            if heard:
                await table.refresh()
            return heard
        except StoreTrouble:
            if isinstance(trouble, Unsure):
                raise trouble from None
            raise

    async def _begin_again(self, id: str) -> None:
        """A rematch against bots alone begins at once; people are asked first."""
        table = await self.open(id)
        if table is not None and table.against_bots(table.row.host):
            async with table.lock:
                await table.refresh()
                if table.row.phase == "gathering" and await _is_written(table, begin(table)):
                    table.publish()

    def say_farewell(self) -> None:
        """The server is about to stop: pages know that they should come back."""
        for table in self.tables.values():
            for listener in list(table.listeners):
                listener.dismiss("restarting", "the server is restarting; come back in a moment")

    async def close(self) -> None:
        await self.elsewhere.close()
        await self.bells.close()
        await self.patience.close()
        await self.asks.close()
        await self.races.close()
        await self.pushes.close()
        await self.ratings.close()
        await self.bots.close()
        await self.pool.close()
        await self.nodes.close()
        await self.store.close()


async def _is_written(table: Table, change: Deed) -> bool:
    """Nobody wrote first? Afterwards the table is what the store says."""
    try:
        await table.carry_out(change)
    except (Conflict, Unsure):
        await table.refresh()
        return False
    return True


def _is_quiet(table: Table) -> bool:
    """As long as the row and the presence stay the same, no move gives any of the helpers something to do."""
    row, game = table.row, table.game
    if row.phase != "running" or row.asks or game.bell is not None or game.race is not None:
        return False
    return not (has_limits(table) or table.has_bots() or table.absent())


def _dismiss(table: Table) -> None:
    """Sockets of a seat that was given up have nothing more to see."""

    def gone(listener: Listener) -> bool:
        if listener.chair < 0:
            return False
        row = table.row.seats[listener.chair]
        return row.left or row.kind != "person"

    for listener in [listener for listener in table.listeners if gone(listener)]:
        listener.dismiss("seat_left", "you have left the table")
