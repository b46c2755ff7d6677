"""Refuses what cannot be done at a table, with a reason."""

from typing import Any

from facedown.server.table.game_log import ServerLog
from facedown.server.table.table import Table


class Refusal(Exception):
    """Nothing has changed, and why."""

    def __init__(self, code: Any, reason: str, clause: str = "") -> None:
        super().__init__(reason)
        self.code, self.reason, self.clause = code, reason, clause


def running(table: Table) -> ServerLog:
    if table.row.phase == "gathering":
        raise Refusal("not_now", "the game has not begun yet")
    if table.row.phase == "over" or table.game_log is None:
        raise Refusal("not_now", "the game is over")
    return table.game_log


def tidy_name(name: str) -> str:
    """A name without anything that could disturb a line of text."""
    tidy = "".join(letter for letter in name if letter.isprintable()).strip()
    if not tidy:
        raise Refusal("illegal", "a name needs at least one letter")
    return tidy
