"""Defines who hears of a table: the sockets of its viewers, and the server around it."""

from typing import TYPE_CHECKING, Any, Protocol

from facedown.server.messages.to_page import ServerMessage
from facedown.words import Said

if TYPE_CHECKING:
    from facedown.server.table.table import Table


class Listener(Protocol):
    """Describes a socket, as a table sees it."""

    chair: int  # -2: watches
    viewer: int  # the seat it plays for
    address: str  # the group of addresses it comes from; never told or stored; empty where another socket stands for it

    def tell(self, message: ServerMessage) -> None: ...

    def whisper(self, message: ServerMessage) -> None:
        """Tells something that is worth nothing a moment later: left out if much is waiting already."""
        ...

    def update(self, table: "Table") -> None:
        """Sends the state if it is another one than the last that was sent."""
        ...

    def dismiss(self, code: Any, reason: Said) -> None:
        """Sends the last message, with its reason, and closes."""
        ...


class TableObserver:
    """Hears what happens to a table. Does nothing by itself: `Tables` wakes bots, clocks and other servers by it."""

    def changed(self, table: "Table") -> None:
        """Runs after the row or the log has changed and the viewers have their states."""

    def came_or_went(self, table: "Table") -> None:
        """Hears that a chair's first socket has come or its last one has gone, here or at another server."""

    def written(self, table: "Table") -> None:
        """Hears that a change that was made here is in the store."""

    def attended(self, table: "Table") -> None:
        """Hears that a socket has come or gone here."""

    def is_ours(self, table: "Table") -> bool:
        """Does this server let the table's bots think first, or does another one?"""
        return True
