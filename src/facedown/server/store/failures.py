"""Says what is wrong when a database cannot do its work, in words for players and for the host of the server.

All of these pass by themselves, or by what the host of the server does, and then writing goes on. Nothing is ever
acknowledged that was not written.
"""

import logging
import math
import sqlite3
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from facedown.engine.errors import FacedownError
from facedown.words.server import say as words

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

QUIET_SECONDS = 300.0  # a trouble that comes back within this time is believed to be over later each time
TRIAL_SECONDS = 4.0
NEEDS_ROOM: set[Kind] = {"full", "broken"}  # a little may still fit in: only many pages make sure that it is over
MOST_ERRORS = 8  # in a row, each raised while the one before was handled


class StoreTrouble(FacedownError):
    """Says that the database cannot do its work just now; nothing was written."""

    def __init__(self, kind: Kind, cause: str = "") -> None:
        super().__init__(words("refused.not_saved", kind=kind))
        self.kind: Kind = kind
        self.cause = cause


def trouble_in(error: BaseException) -> StoreTrouble | None:
    """Finds the trouble behind an error; none if it has another cause (a mistake of ours, a conflict).

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
    elif (psycopg := sys.modules.get("psycopg")) and isinstance(cause, psycopg.Error):  # without it there are none
        state = cause.sqlstate or ("08" if isinstance(cause, psycopg.OperationalError) else "")
        kind = _STATES.get(state) or _STATES.get(state[:2])
    return StoreTrouble(kind, str(cause)) if kind else None


def is_damage(error: BaseException) -> bool:
    """Does SQLite say that the part of its file that it looked at is damaged? Other parts may well be in order."""
    seen: BaseException | None = error
    for _ in range(MOST_ERRORS):
        if seen is None:
            break
        cause = seen.orig if isinstance(seen, DBAPIError) else seen
        if isinstance(cause, sqlite3.Error) and getattr(cause, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT:
            return True
        seen = seen.__cause__ or seen.__context__
    return False


def explained(error: Exception) -> str:
    """Explains an error to the host of the server."""
    if (trouble := trouble_in(error)) is None:
        return str(getattr(error, "orig", None) or error)
    return f"{WORDS[trouble.kind]} ({trouble.cause})" if trouble.cause else WORDS[trouble.kind]


@contextmanager
def troubles() -> Iterator[None]:
    """Raises what goes wrong inside as StoreTrouble, if it is one."""
    try:
        yield
    except StoreTrouble:
        raise
    except Exception as error:
        if (trouble := trouble_in(error)) is not None:
            raise trouble from error
        raise


class Condition:
    """Keeps whether the store works, as its writers report it. The log and the health requests say the same.

    A trouble that comes and goes would be logged again and again. So the second time it must have been over for a while
    before it is called over, and longer each time after that."""

    def __init__(self) -> None:
        self.trouble: StoreTrouble | None = None
        self.since = time.monotonic()
        self.refused = 0  # changes that could not be written, since the server began
        self._lock = threading.Lock()
        self._over = -math.inf  # when the last trouble was
        self._trial = 0.0  # seconds for which all must have been well, before this trouble is over
        self._well_since = math.inf

    @property
    def name(self) -> Kind | Literal["ok"]:
        return self.trouble.kind if self.trouble else "ok"

    def well(self, sure: bool = False) -> None:
        """Notes that something was written; `sure`: much was."""
        with self._lock:
            if self.trouble is None or (self.trouble.kind in NEEDS_ROOM and not sure):
                return
            moment = time.monotonic()
            self._well_since = min(self._well_since, moment)
            if moment - self._well_since < self._trial:
                return
            self.trouble, seconds, self.since = None, round(moment - self.since, 1), moment
            self._over = moment
            log.warning("the store is well again", extra={"seconds": seconds})

    def ill(self, trouble: StoreTrouble, changes: int = 1) -> None:
        with self._lock:
            self.refused += changes
            self._well_since, before = math.inf, self.trouble
            if before is not None and before.kind == trouble.kind:
                return
            self.trouble, moment = trouble, time.monotonic()
            if before is None:
                is_back = moment - self._over < QUIET_SECONDS
                self._trial = min(max(TRIAL_SECONDS, 2 * self._trial), QUIET_SECONDS) if is_back else 0.0
                self.since = moment
            what = f"nothing can be saved: {WORDS[trouble.kind]}; {ADVICE[trouble.kind]}"
            log.error(what, extra={"kind": trouble.kind, "cause": trouble.cause})
