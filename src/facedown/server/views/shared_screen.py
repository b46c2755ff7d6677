"""Marks every player who shares a screen as connected while that screen's socket is open.

The page shows the view of one of them at a time. The others come in by their own secrets, which the page says in its
hello; they count as present by that, and are told nothing.
"""

from typing import Any

from facedown.server.commands.seating import chair_of
from facedown.server.messages.to_page import ServerMessage
from facedown.server.table.table import Table
from facedown.words import Said


class SharedScreenPlayer:
    """Stands for a person who shares a screen, as a table sees it (`table.Listener`)."""

    def __init__(self, table: Table, chair: int) -> None:
        self.chair = chair
        self.viewer = table.seat_of(chair)
        self.address = ""  # the socket of the screen has one
        self._table = table

    def tell(self, message: ServerMessage) -> None:
        """Tells the one who has the screen."""

    def whisper(self, message: ServerMessage) -> None:
        """Whispers to the one who has the screen."""

    def update(self, table: Table) -> None:
        """Sends the state to the one who has the screen."""

    def dismiss(self, code: Any, reason: Said) -> None:
        self._table.part(self)


def join_shared_screen(table: Table, tokens: list[str]) -> tuple[list[SharedScreenPlayer], int]:
    """Joins those whose secrets these are to the table; counts how many secrets were nobody's."""
    chairs = [chair_of(table.row, token) for token in tokens]
    people = [
        SharedScreenPlayer(table, chair)
        for chair in sorted({chair for chair in chairs if chair is not None and chair >= 0})
    ]
    for one in people:
        table.join(one)
    return people, chairs.count(None)
