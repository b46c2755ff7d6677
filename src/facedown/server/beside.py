"""Several people on one screen: they are all at the table while one socket of that screen is open.

Only one of them has a sight on the page at a time. The others come in by their own secrets, which the page says in its
hello; they count as present by that, and are told nothing.
"""

from typing import Any

from facedown.server.entry import chair_of
from facedown.server.protocol import ServerMessage
from facedown.server.table import Table


class Beside:
    """A person who shares a screen, as a table sees it (`table.Listener`)."""

    def __init__(self, table: Table, chair: int) -> None:
        self.chair = chair
        self.viewer = table.seat_of(chair)
        self._table = table

    def tell(self, message: ServerMessage) -> None:
        """Whoever has the screen is told."""

    def whisper(self, message: ServerMessage) -> None:
        """Likewise."""

    def update(self, table: Table) -> None:
        """Likewise."""

    def dismiss(self, code: Any, reason: str) -> None:
        self._table.part(self)


def come_along(table: Table, tokens: list[str]) -> tuple[list[Beside], int]:
    """Those whose secrets these are, now at the table; and how many secrets were nobody's."""
    chairs = [chair_of(table.row, token) for token in tokens]
    people = [Beside(table, chair) for chair in sorted({chair for chair in chairs if chair is not None and chair >= 0})]
    for one in people:
        table.join(one)
    return people, chairs.count(None)
