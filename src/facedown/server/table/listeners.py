"""Defines who hears of a table: the sockets of its viewers, and the server around it."""

from typing import TYPE_CHECKING, Any, Protocol

from facedown.server.messages.table import ServerMessage

if TYPE_CHECKING:
    from facedown.server.table.table import Table


class Listener(Protocol):
    """A socket, as a table sees it."""

    chair: int  # -2: watches
    viewer: int  # the seat it plays for
    address: str  # the group of addresses it comes from; never told or stored; empty where another socket stands for it

    def tell(self, message: ServerMessage) -> None: ...

    def whisper(self, message: ServerMessage) -> None:
        """Something that is worth nothing a moment later: left out if much is waiting already."""
        ...

    def update(self, table: "Table") -> None:
        """Send the state if it is another one than the last that was sent."""
        ...

    def dismiss(self, code: Any, reason: str) -> None:
        """Send the last message, with its reason, and close."""
        ...


class TableObserver:
    """Hears what happens to a table. Does nothing by itself: `Tables` wakes bots, clocks and other servers by it."""

    def changed(self, table: "Table") -> None:
        """The row or the log has changed, and the viewers have been told."""

    def came_or_went(self, table: "Table") -> None:
        """A chair's first socket has come or its last one has gone, here or at another server."""

    def written(self, table: "Table") -> None:
        """A change that was made here is in the store."""

    def attended(self, table: "Table") -> None:
        """A socket has come or gone here."""

    def is_ours(self, table: "Table") -> bool:
        """Does this server let the table's bots think first, or does another one?"""
        return True
