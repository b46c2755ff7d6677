"""Refuses what cannot be done at a table, with a reason."""

from typing import Any

from facedown.server.table.game_log import ServerLog
from facedown.server.table.table import Table
from facedown.words import Said
from facedown.words.server import say as words


class Refusal(Exception):
    """Says that nothing has changed, and why."""

    def __init__(self, code: Any, reason: Said, clause: str = "") -> None:
        super().__init__(reason)
        self.code, self.reason, self.clause = code, reason, clause


def running(table: Table) -> ServerLog:
    if table.row.phase == "gathering":
        raise Refusal("not_now", words("refused.not_begun"))
    if table.row.phase == "over" or table.game_log is None:
        raise Refusal("not_now", words("refused.over"))
    return table.game_log


def tidy_name(name: str) -> str:
    """Takes out of a name whatever could disturb a line of text."""
    tidy = "".join(letter for letter in name if letter.isprintable()).strip()
    if not tidy:
        raise Refusal("illegal", words("refused.no_name"))
    return tidy
