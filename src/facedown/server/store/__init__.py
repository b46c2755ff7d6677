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
from facedown.server.messages.terms import Ask, Clock, Pace
from facedown.words.server import say as words

Phase = Literal["gathering", "running", "over"]
T = TypeVar("T")


class Conflict(Exception):
    """Says that somebody else has written first; nothing of the change was kept."""


class Unsure(Exception):
    """Says that the connection broke while a change was written. It is there whole or not at all, and who asks the
    store again knows which."""


class Damaged(FacedownError):
    """Says that the database holds something else of a table than was written; the table is set aside."""

    def __init__(self, table: str, why: str) -> None:
        super().__init__(words("refused.damaged"))
        self.table, self.why = table, why


class SeatRow(msgspec.Struct, frozen=True):
    """Describes a chair at the table. In games of teams several of them belong to one seat of the rules."""

    kind: Literal["free", "person", "bot"] = "free"
    name: str = ""
    level: str = ""
    invite: str = ""  # hash of the token in the invitation
    key: str = ""  # hash of the token that opens the seat; none while it is free
    left: bool = False
    gone: bool = False  # for good: a bot plays on, and nothing opens the seat any more
    profile: str = ""  # of the person, if they keep one; never told to others
    stand_in: str = ""  # level of the bot that plays for this person meanwhile
    stints: list[tuple[int, str]] = []  # from which rev of the table on a bot of which level played, or none any more
    late: bool = False  # the bot came because their time had run out
    back: float = 0.0  # when they last took the seat back from a bot, in seconds since 1970
    kept: bool = False  # free, and promised to a friend: the table's link passes it over
    expected: str = ""  # free: the name of the friend of another table for whom it is kept
    friend_key: str = ""  # hash of the token that opens that friend's seat there
    friend: str = ""  # that friend's profile; never told to others

    @property
    def bot(self) -> str:
        """The level of the bot that decides here now; nothing where a person does."""
        return self.level if self.kind == "bot" else self.stand_in

    def stand_in_at(self, rev: int) -> str:
        """Gives the level of the bot that played for this person when the table had a rev."""
        return next((level for begun, level in reversed(self.stints) if begun <= rev), "")


class TableRow(msgspec.Struct, frozen=True):
    """Holds all that is public about a table, and its secrets: hashed tokens, the seed of its dice."""

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
    forfeit: int = -1  # the seat that lost because its time had run out, or because its people had left
    turned: bool = False  # in the rematch everybody sits one chair further
    link: str = ""  # hash of the token in the table's link, which seats anyone who opens it at the next free chair
    spectators: bool = True  # may those watch who have that link, or find the table in the lobby?
    pace: Pace = "normal"  # of its bots
    live: dict[str, Any] | None = msgspec.field(default=None, name="race")  # what a live game keeps, once it has begun

    def seated(self, seat: int, row: SeatRow) -> "list[SeatRow]":
        """Gives the seats with one of them changed."""
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
    """Holds what is written in one transaction, whole or not at all."""

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
        """Lists all rows from the first on."""
        ...

    async def commit(self, table: str, change: Change) -> None:
        """Raises Conflict if a row, a revision or a message is there already, or if the table has changed since this
        was decided; Unsure if nobody knows."""
        ...

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """Gives of each table a number that rises with every change."""
        ...

    async def already_done(self, table: str, seat: int, message: str) -> bool:
        """Has this message taken effect?"""
        ...

    async def running(self, most: int) -> list[str]:
        """Lists the ids of tables in play, the newest change first."""
        ...

    @property
    def shared(self) -> bool:
        """May other servers write into the same database?"""
        ...

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Reads for the parts of the server that keep tables of their own in the database."""
        ...

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Writes in one transaction, on the disk when this returns; Conflict for a row that is there already."""
        ...

    async def close(self) -> None: ...
