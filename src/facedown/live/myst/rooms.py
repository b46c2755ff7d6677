"""Keeps races in play, one room for each table."""

import asyncio
from concurrent.futures import Future

from facedown.games.myst.live.sheet import TraySheet
from facedown.live.myst import messages as say
from facedown.live.myst.budgets import Budgets, RaceLimits
from facedown.live.myst.hands import closed
from facedown.live.myst.room import RaceRoom
from facedown.server.messages.live import FromHands
from facedown.server.table.listeners import Listener
from facedown.server.table.table import Table


class Races:
    hears: type[FromHands] = say.FromRacer
    shows: type[TraySheet] = TraySheet

    def __init__(self, limits: RaceLimits | None = None) -> None:
        self._limits = limits or RaceLimits()
        self._budgets: dict[str, Budgets] = {}
        self._rooms: dict[str, RaceRoom] = {}
        self._closed = False

    def wake(self, table: Table) -> None:
        """Runs after every change of a table."""
        if table.racing and table.id not in self._rooms and not self._closed:
            self._rooms[table.id] = RaceRoom(table)
        elif table.racing and (room := self._rooms.get(table.id)) is not None:
            room.look()
            room.seats()
        elif not table.racing and (room := self._rooms.pop(table.id, None)) is not None:
            room.close()

    def presence(self, table: Table) -> None:
        """Notes that somebody came to a table, or went."""
        if (room := self._rooms.get(table.id)) is not None:
            room.presence()

    def greet(self, table: Table, listener: Listener) -> None:
        """Tells a new socket what it needs to know besides the table's state."""
        if (room := self._rooms.get(table.id)) is not None:
            room.greet(listener)

    def hear(self, table: Table, listener: Listener, message: say.Racing) -> None:
        room = self._rooms.get(table.id)
        if listener.chair < 0 or table.row.seats[listener.chair].stand_in:
            return
        budgets = self._budgets.setdefault(table.id, Budgets(self._limits))
        if not budgets.allow(listener.chair, listener.viewer, message):
            if (refusal := budgets.refusal(message)) is not None:
                listener.tell(refusal)
            return
        if room is not None:
            room.hear(listener.chair, id(listener), message)
        elif isinstance(message, say.Drop | say.RaceBook):
            piece = message.piece if isinstance(message, say.Drop) else ""
            listener.tell(closed(message.id, piece))
        elif isinstance(message, say.Point):  # team-mates point at the board in the walk too
            mates = [other for other in table.listeners if other.viewer == listener.viewer and other is not listener]
            for mate in mates:
                mate.whisper(say.Pointed(listener.chair, message.x, message.y))

    def pictures(self, table: Table, team: int) -> Future[dict[int, TraySheet]] | None:
        """Draws pictures of the pieces in a team's tray, while it is uncovered."""
        room = self._rooms.get(table.id)
        return room.sheets(team) if room is not None else None

    def forget(self, table: str) -> None:
        """Forgets a table at which nobody is any more; its race stands still, and goes on from the log if somebody
        comes."""
        self._budgets.pop(table, None)
        if (room := self._rooms.pop(table, None)) is not None:
            room.stop()

    async def close(self) -> None:
        self._closed = True
        rooms = list(self._rooms.values())
        self._rooms.clear()
        await asyncio.gather(*(room.closed() for room in rooms), return_exceptions=True)
