"""Saying no to what somebody asks of a table."""

from typing import Any

from facedown.server.course import Course
from facedown.server.table import Table


class Refusal(Exception):
    """Nothing has changed, and why."""

    def __init__(self, code: Any, reason: str, clause: str = "") -> None:
        super().__init__(reason)
        self.code, self.reason, self.clause = code, reason, clause


def running(table: Table) -> Course:
    if table.row.phase == "gathering":
        raise Refusal("not_now", "the game has not begun yet")
    if table.row.phase == "over" or table.course is None:
        raise Refusal("not_now", "the game is over")
    return table.course
