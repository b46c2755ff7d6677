"""Defines what changes a table, what a socket has been sent of it, and what is cached between two changes."""

from typing import NamedTuple

import msgspec

from facedown.engine.game_log import Kind, Outcome
from facedown.server.store import TableRow
from facedown.server.table.game_log import ServerLog


class TableChange(msgspec.Struct, frozen=True):
    """Says what a command does to a table: new row, new rows of the log, another table made with it."""

    row: TableRow | None = None
    rows: list[tuple[Kind, int, int]] = []  # an undo or a take-back: kind, seat, length or place
    outcome: Outcome | None = None  # actions, and what they lead to
    also: TableRow | None = None
    game_log: ServerLog | None = None  # of a game that begins
    chair: int = -1  # who of a team it was
    moves: int | None = None  # so many of a turn's moves; none: all


class Version(NamedTuple):
    """Says what a socket has been sent of a table. It gets a new state when one of these numbers has changed.

    Two other numbers are made of the same counts. `Viewer.decided` is the `seq` at which the present question was first
    asked: an answer must not be older. `Table.number` is `TableRow.rev` and the rows of the log together: it rises with
    every change that is stored, also where a viewer notices nothing, and tells other servers that they are behind.
    """

    seq: int  # changes of the table's row (`TableRow.rev`) and of the viewer's record (`Viewer.seq`)
    presence: int  # changes of what is not in the row: who is connected, ratings, the seal of a deal
    epoch: int  # how often lines were taken back from the viewer's log: then all are sent again


class TableCache(msgspec.Struct, gc=False):
    """Holds what is asked with every move, and changes only with the table's row or with who is connected."""

    people: list[int] | None = None
    has_bots: bool | None = None
    absent: list[int] | None = None
    not_here: list[int] | None = None
    is_quiet: bool = False  # no move gives bots, clocks or notifications anything to do
    against_bots: dict[int, bool] = {}  # by chair
    may_ask_undo: dict[int, bool] = {}  # by chair
    voters: dict[int, list[int]] = {}  # who agrees to an undo of a chair
    seats: dict[tuple[int, int], msgspec.Raw] = {}  # of a state message, by chair and who acts
    rest: dict[tuple[int, bool], bytes] = {}  # second half of a state message, by chair and seal
