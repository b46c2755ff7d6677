"""When a database cannot do its work: which trouble it is, in words for players and for whoever looks after the server.

All of these pass by themselves, or by what the host of the server does, and then writing goes on. Nothing is ever
acknowledged that was not written.
"""

import logging
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import psycopg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from facedown.engine.errors import FacedownError

log = logging.getLogger("facedown.store")

Kind = Literal["full", "locked", "unreachable", "broken", "moved", "restored"]

WORDS: dict[Kind, str] = {
    "full": "its disk is full",
    "locked": "another program holds its database",
    "unreachable": "its database does not answer",
    "broken": "its disk or its database is damaged or may not be written",
    "moved": "the file of its database was moved away; it must be restarted",
    "restored": "its tables have just been restored from a backup",
}
ADVICE: dict[Kind, str] = {
    "full": "make room on its disk; it goes on by itself",
    "locked": "end what holds it; it goes on by itself",
    "unreachable": "see that the database server runs; it goes on by itself",
    "broken": "look at the cause; `facedown restore` brings a backup back",
    "moved": "put the file back, or restart the server",
    "restored": "it goes on by itself, with the tables of the backup",
}

_SQLITE: dict[int, Kind] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_IOERR: "broken",
    sqlite3.SQLITE_READONLY: "broken",
    sqlite3.SQLITE_CORRUPT: "broken",
    sqlite3.SQLITE_NOTADB: "broken",
    sqlite3.SQLITE_CANTOPEN: "broken",
    sqlite3.SQLITE_PERM: "broken",
}
# Of PostgreSQL: whole codes first, then classes.
_STATES: dict[str, Kind] = {
    "53100": "full",
    "55P03": "locked",
    "57014": "locked",
    "40P01": "locked",
    "25006": "broken",
    "08": "unreachable",
    "53": "unreachable",
    "57": "unreachable",
    "58": "broken",
    "XX": "broken",
}

QUIET_SECONDS = 300.0  # a trouble that comes and goes is told once in this time
MOST_ERRORS = 8  # in a row, each raised while the one before was handled


class StoreTrouble(FacedownError):
    """The database cannot do its work just now; nothing was written."""

    def __init__(self, kind: Kind, cause: str = "") -> None:
        super().__init__(
            f"the server cannot save just now: {WORDS[kind]}. Nothing of yours is lost; try again in a moment"
        )
        self.kind: Kind = kind
        self.cause = cause


def trouble_in(error: BaseException) -> StoreTrouble | None:
    """The trouble that an error tells of; none if it tells of something else (a mistake of ours, a conflict).

    A full disk makes SQLite give the whole transaction up. Going back to a savepoint then fails, too, and it is that
    second error that arrives: so what was being handled when it came up is looked at as well.
    """
    seen: BaseException | None = error
    for _ in range(MOST_ERRORS):
        if seen is None:
            break
        if (found := _trouble(seen)) is not None:
            return found
        seen = seen.__cause__ or seen.__context__
    return None


def _trouble(error: BaseException) -> StoreTrouble | None:
    if isinstance(error, StoreTrouble):
        return error
    if isinstance(error, NoConnection):
        return StoreTrouble("unreachable", str(error))
    cause = error.orig if isinstance(error, DBAPIError) else error
    kind: Kind | None = None
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", None)  # those that Python raises by itself have none
        kind = None if code is None else _SQLITE.get(code & 0xFF)
    elif isinstance(cause, psycopg.Error):
        state = cause.sqlstate or ("08" if isinstance(cause, psycopg.OperationalError) else "")
        kind = _STATES.get(state) or _STATES.get(state[:2])
    return StoreTrouble(kind, str(cause)) if kind else None


def explained(error: Exception) -> str:
    """For whoever looks after the server."""
    if (trouble := trouble_in(error)) is None:
        return str(getattr(error, "orig", None) or error)
    return f"{WORDS[trouble.kind]} ({trouble.cause})" if trouble.cause else WORDS[trouble.kind]


@contextmanager
def troubles() -> Iterator[None]:
    """What goes wrong inside is told as StoreTrouble, if it is one."""
    try:
        yield
    except StoreTrouble:
        raise
    except Exception as error:
        if (trouble := trouble_in(error)) is not None:
            raise trouble from error
        raise


class Condition:
    """How a store is: told by those who write. Every change goes to the log once, however many run into it."""

    def __init__(self) -> None:
        self.trouble: StoreTrouble | None = None
        self.since = time.monotonic()
        self.refused = 0  # changes that could not be written, since the server began
        self._lock = threading.Lock()
        self._said: tuple[str, float] = ("ok", 0.0)  # what was told to the log last, and when a trouble last was
        self._last = ""  # the last trouble that was told

    @property
    def name(self) -> Kind | Literal["ok"]:
        return self.trouble.kind if self.trouble else "ok"

    def well(self, sure: bool = False) -> None:
        """Something was written. On a full disk a little may still fit in: there only many pages make sure."""
        with self._lock:
            if self.trouble is None or (self.trouble.kind == "full" and not sure):
                return
            self.trouble, seconds, self.since = None, round(time.monotonic() - self.since, 1), time.monotonic()
            if self._said[0] == "ok":
                return
            self._said = ("ok", self._said[1])
        log.warning("the store is well again", extra={"seconds": seconds})

    def ill(self, trouble: StoreTrouble, changes: int = 1) -> None:
        with self._lock:
            self.refused += changes
            if self.trouble is not None and self.trouble.kind == trouble.kind:
                return
            self.trouble, self.since = trouble, time.monotonic()
            if self._last == trouble.kind and self.since - self._said[1] < QUIET_SECONDS:
                return  # it comes and goes
            self._said, self._last = (trouble.kind, self.since), trouble.kind
        what = f"nothing can be saved: {WORDS[trouble.kind]}; {ADVICE[trouble.kind]}"
        log.error(what, extra={"kind": trouble.kind, "cause": trouble.cause})
