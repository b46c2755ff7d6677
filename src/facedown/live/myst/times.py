"""Keeps in the table's row how far a live race is: it goes on after a restart (M-64, M-65).

It is written when the race begins, is paused and goes on; in between, the time that has passed follows from the clock
of all servers. Time in which no server ran does not count (`downtime.py`). Of several servers the one with the people
writes; the others go by what is written.
"""

import asyncio

import msgspec

from facedown.games.myst.live.race import LiveRace
from facedown.live.myst.pauses import Pauses
from facedown.live.myst.race_times import RaceTimes, written_times
from facedown.server.cluster import heartbeat as nodes
from facedown.server.common.steady_clock import now as moment
from facedown.server.table.changes import TableChange
from facedown.server.table.table import Table

SETTLE_MS = 2_000  # so long the server that people have left has to write it down itself


class Times:
    def __init__(self, table: Table) -> None:
        self._table = table

    def begin(self, race: LiveRace, pauses: Pauses, now: float) -> None:
        """Begins the times of a race; all times `now` are milliseconds of the race's clock, as in `LiveRace`."""
        self._race, self._pauses = race, pauses
        self._known: RaceTimes | None = None
        self._here_at = -SETTLE_MS - 1.0 + now  # when somebody who races was last connected to this server
        self._elsewhere = False  # were they at another server since?
        self.follow(now)

    def follow(self, now: float) -> None:
        """Takes over what is written: by this server before its restart, or by another one."""
        kept = written_times(self._table)
        if kept is not None and kept != self._known:
            self._known = kept
            self._race.set_elapsed(self._elapsed(kept), now)
            self._pauses.take_over(kept.used)
            self._pauses.agree(now)

    def is_out_of_time(self, now: float) -> bool:
        """Has the limit passed, by what is written? The table's lock must be held."""
        kept = written_times(self._table)
        if not self._table.downtime.are_known() or kept is None:
            return False
        if kept.running and not self._race.paused:
            self._race.set_elapsed(self._elapsed(kept), now)
        return self._race.is_out_of_time(now)

    async def keep(self, now: float) -> None:
        """Writes it down, if it has changed. Raises Conflict, Unsure or StoreTrouble; then look again."""
        self._look_around(now)
        if not self._has_changed() or not self._is_ours(now):
            return
        table = self._table
        async with table.lock:
            await table.refresh()
            if not table.racing or not self._has_changed():
                return
            self._give_back(now)
            new = RaceTimes(self._race.elapsed(now), moment(), not self._race.paused, self._pauses.used)
            await asyncio.shield(
                table.commit(TableChange(row=msgspec.structs.replace(table.row, live=msgspec.to_builtins(new))))
            )
            self._known = new
            table.publish()

    def _elapsed(self, kept: RaceTimes) -> float:
        ran = self._table.downtime.awake_seconds(kept.at, moment()) if kept.running else 0.0
        return kept.elapsed + 1000 * ran

    def _has_changed(self) -> bool:
        kept = written_times(self._table)
        return kept is None or (kept.running, kept.used) != (not self._race.paused, self._pauses.used)

    def _look_around(self, now: float) -> None:
        here, there = self._people()
        if here:
            self._here_at, self._elsewhere = now, False
        elif there:
            self._elsewhere = True

    def _people(self) -> tuple[set[int], set[int]]:
        """Lists chairs of those who race and are connected to this server, and to others."""
        there = {chair for chairs in self._table.others.values() for chair in chairs}
        return {chair for chair in self._table.chairs_here() if chair >= 0}, {chair for chair in there if chair >= 0}

    def _is_ours(self, now: float) -> bool:
        """Is it this server's part to write? Of those with people it is the one with the first of them. Where all have
        left, it is the one that they left; and if that has died, the one that all agree on."""
        here, there = self._people()
        if here or there:
            return bool(here) and (not there or min(here) <= min(there))
        if now - self._here_at < SETTLE_MS:
            return True
        return self._table.is_ours() and (not self._race.paused or self._race.paused_for(now) >= SETTLE_MS)

    def _give_back(self, now: float) -> None:
        """Gives back time: all people were at a server that did not write down that they had left; it has died, and
        that was noticed late. What has passed since then does not count, and costs no team its pause."""
        kept = written_times(self._table)
        if self._elsewhere and kept is not None and kept.running and self._race.paused:
            late = 1000 * (nodes.LIVING_SECONDS + nodes.BEAT_SECONDS)
            self._race.set_elapsed(max(kept.elapsed, self._race.elapsed(now) - late), now)
            self._pauses.part()
            self._elsewhere = False
