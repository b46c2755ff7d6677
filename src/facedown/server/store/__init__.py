"""Defines how tables are stored: the interface, and what goes through it.

A table's log only ever grows: an undo is a row too. The key (table, seq) decides between two writers of the same row:
the second gets a `Conflict`, loads the table again and answers from there.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection

from facedown.engine.errors import FacedownError
from facedown.engine.game_log import Kind
from facedown.server.messages.terms import Ask, Clock

Phase = Literal["gathering", "running", "over"]
T = TypeVar("T")


class Conflict(Exception):
    """Somebody else has written first; nothing of the change was kept."""


class Unsure(Exception):
    """The connection broke while a change was written: it is there whole or not at all, and who asks the store again
    knows which."""


class Damaged(FacedownError):
    """What the database holds of a table is not what was written; the table is set aside."""

    def __init__(self, table: str, why: str) -> None:
        super().__init__("this table is damaged; the host of the server has been told")
        self.table, self.why = table, why


class SeatRow(msgspec.Struct, frozen=True):
    """A chair at the table. In games of teams several of them belong to one seat of the rules."""

    kind: Literal["free", "person", "bot"] = "free"
    name: str = ""
    level: str = ""
    invite: str = ""  # hash of the token in the invitation
    key: str = ""  # hash of the token that opens the seat; none while it is free
    left: bool = False
    profile: str = ""  # of the person, if they keep one; never told to others
    stand_in: str = ""  # level of the bot that plays for this person meanwhile
    late: bool = False  # the bot came because their time had run out
    back: float = 0.0  # when they last took the seat back from a bot, in seconds since 1970

    @property
    def bot(self) -> str:
        """The level of the bot that decides here now; nothing where a person does."""
        return self.level if self.kind == "bot" else self.stand_in


class TableRow(msgspec.Struct, frozen=True):
    """All that is public about a table, and its secrets: hashed tokens, and the seed of its dice."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    commitment: str
    listed: bool
    watch: str  # hash of the watchers' token
    seats: list[SeatRow]
    phase: Phase = "gathering"
    host: int = 0  # -1: nobody is left; the next who sits down
    rematch: str = ""
    rings: float = 0.0  # when the table's clock rings, in seconds since 1970; 0: it has none, or has not started
    rev: int = 0  # rises with every change of this row
    deal: str = ""  # that other tables play too
    invitation: str = ""  # hash of what has opened this table of a deal; the first one needs none
    rated: bool = False  # the result counts for the ratings of those who keep a profile
    chat: bool = True  # may those at the table talk to each other?
    clock: Clock = Clock()
    asks: list[Ask] = []
    forfeit: int = -1  # the seat that lost because its time had run out
    turned: bool = False  # in the rematch everybody sits one chair further
    live: dict[str, Any] | None = msgspec.field(default=None, name="race")  # what a live game keeps, once it has begun

    def seated(self, seat: int, row: SeatRow) -> "list[SeatRow]":
        """The seats with one of them changed."""
        return [row if k == seat else old for k, old in enumerate(self.seats)]


class LogRow(NamedTuple):
    seq: int
    kind: Kind
    seat: int
    action: int  # undo: the length of the log that is kept; take_back: the place of the entry that is taken out
    rev: int  # of the table when this was written
    at: float = 0.0  # when that was, in seconds since 1970
    chair: int = -1  # of the person who did it, where several play for a seat


class SnapshotRow(NamedTuple):
    seq: int  # of the next log row
    length: int  # of the log in force
    data: bytes


class Stored(NamedTuple):
    table: TableRow
    snapshots: list[SnapshotRow]  # all that are in force, oldest first
    rows: list[LogRow]  # after the last of them
    touched: float = 0.0  # when the table was last written or visited, in seconds since 1970


class Change(msgspec.Struct, frozen=True):
    """What is written in one transaction, whole or not at all."""

    table: TableRow | None = None  # its `rev` is one more than the stored one
    rows: list[LogRow] = []
    snapshot: SnapshotRow | None = None
    cut: int | None = None  # snapshots of a longer log are no longer in force
    heard: tuple[int, str] | None = None  # seat and id of the message that led to this
    also: TableRow | None = None  # a new table made along with it
    seq: int | None = None  # of the next row of the log, as far as the server knew that decided this


class Store(Protocol):
    async def create(self, table: TableRow) -> None: ...

    async def load(self, table: str) -> Stored | None: ...

    async def log(self, table: str) -> list[LogRow]:
        """All rows from the first on."""
        ...

    async def commit(self, table: str, change: Change) -> None:
        """Raises Conflict if a row, a revision or a message is there already, or if the table has changed since this
        was decided; Unsure if nobody knows."""
        ...

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """Of each table a number that rises with every change."""
        ...

    async def already_done(self, table: str, seat: int, message: str) -> bool:
        """Has this message taken effect?"""
        ...

    async def running(self, most: int) -> list[str]:
        """Ids of tables in play, the newest change first."""
        ...

    @property
    def shared(self) -> bool:
        """May other servers write into the same database?"""
        ...

    async def read(self, work: Callable[[Connection], T]) -> T:
        """For the parts of the server that keep tables of their own in the database."""
        ...

    async def write(self, work: Callable[[Connection], None]) -> None:
        """In one transaction, on the disk when this returns; Conflict for a row that is there already."""
        ...

    async def close(self) -> None: ...
