"""Asks games that hands play in real time: what such a game has to bring along, and the one place to ask."""

from collections.abc import Mapping
from concurrent.futures import Future
from functools import cache, reduce
from importlib import import_module
from typing import Any, Protocol

from facedown.catalog import ENTRIES, entry_of
from facedown.engine.game import Game
from facedown.entry import part
from facedown.server.messages import from_page, live, to_page
from facedown.server.table.listeners import Listener
from facedown.server.table.table import Table


class LiveRooms(Protocol):
    """Describes the rooms of all tables of a game where hands play. Made by `ROOMS(limits)` of the module that the
    catalogue names."""

    hears: type[live.FromHands]  # base of the messages that are meant for it
    shows: type[Any]  # what `pictures` are

    def wake(self, table: Table) -> None:
        """Runs after every change of a table."""
        ...

    def presence(self, table: Table) -> None:
        """Runs when somebody came to a table, or went."""
        ...

    def greet(self, table: Table, listener: Listener) -> None:
        """Tells a new socket what it needs to know besides the table's state."""
        ...

    def hear(self, table: Table, listener: Listener, message: Any) -> None:
        """Takes what a page says in real time."""
        ...

    def pictures(self, table: Table, team: int) -> "Future[dict[int, Any]] | None":
        """Gives by team what its hands play with, once that is drawn; nothing while it is covered."""
        ...

    def forget(self, table: str) -> None:
        """Runs when a table leaves the memory."""
        ...

    async def close(self) -> None: ...


class LiveTables:
    """Asks the rooms of a table's game, where it has some. They are made when a table needs them."""

    def __init__(self, limits: Mapping[str, Any]) -> None:
        self._limits = limits  # game -> what its rooms take as limits
        self._rooms: dict[str, LiveRooms] = {}

    def of(self, game: Game) -> LiveRooms | None:
        if (found := self._rooms.get(game.name)) is None and (module := entry_of(game).live):
            found = self._rooms[game.name] = part(module, "ROOMS")(self._limits.get(game.name))
        return found

    def wake(self, table: Table) -> None:
        if (rooms := self.of(table.game)) is not None:
            rooms.wake(table)

    def presence(self, table: Table) -> None:
        if (rooms := self.of(table.game)) is not None:
            rooms.presence(table)

    def greet(self, table: Table, listener: Listener) -> None:
        if (rooms := self.of(table.game)) is not None:
            rooms.greet(table, listener)

    def hear(self, table: Table, listener: Listener, message: live.FromHands) -> None:
        """Answers a message for another game as that game would: it says that nothing is on."""
        for entry in ENTRIES.values():
            rooms = self.of(entry.game) if entry.live else None
            if rooms is not None and isinstance(message, rooms.hears):
                rooms.hear(table, listener, message)

    def pictures(self, table: Table, team: int) -> "Future[dict[int, Any]] | None":
        rooms = self.of(table.game)
        return rooms.pictures(table, team) if rooms is not None else None

    def forget(self, table: str) -> None:
        for rooms in self._rooms.values():
            rooms.forget(table)

    async def close(self) -> None:
        for rooms in self._rooms.values():
            await rooms.close()


@cache
def live_modules() -> None:
    """Loads what the catalogue names: the message types of live games are known from then on."""
    for entry in ENTRIES.values():
        if entry.live:
            import_module(entry.live)


def page_message() -> Any:
    """Builds the union of all messages of a page, live games included."""
    live_modules()
    return reduce(lambda found, kind: found | kind, live.kinds(live.FromHands), from_page.PageMessage)


def server_message() -> Any:
    """Builds the union of all messages to a page, live games included."""
    live_modules()
    return reduce(lambda found, kind: found | kind, live.kinds(live.ToHands), to_page.PlainMessage)


def live_pictures() -> tuple[type[Any], ...]:
    """Lists what requests for pictures are answered with."""
    return tuple(part(entry.live, "ROOMS").shows for entry in ENTRIES.values() if entry.live)
