"""Keeps what is known to be damaged: tables that are set aside, and what is wrong with the database as a whole.

It is written into the database, so that it is not forgotten by the next start, until the host accepts it (`facedown
check --accept`) or restores a backup.
"""

import logging
import threading
from collections.abc import Callable

from sqlalchemy import Connection, Float, String, Text, delete, insert, select
from sqlalchemy.orm import Mapped, mapped_column

from facedown.server.common.steady_clock import now
from facedown.server.store import Damaged
from facedown.server.store.models import Base

log = logging.getLogger("facedown.store")
DATABASE = ""  # stands for the database as a whole among the names of tables
ADVICE = "`facedown check` tells what, and docs/deployment.md what to do"


class DamageModel(Base):
    __tablename__ = "damage"

    table_id: Mapped[str] = mapped_column(String(16), primary_key=True)
    why: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


def known_damage(connection: Connection) -> dict[str, str]:
    return {row[0]: row[1] for row in connection.execute(select(DamageModel.table_id, DamageModel.why))}


def accept_damage(connection: Connection) -> None:
    """Accepts what the host knows: tables that are set aside are opened again, as far as they can be read."""
    connection.execute(delete(DamageModel))


class Damage:
    """Notes a fault, from any thread. Each fault goes to the log once."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}  # table -> why
        self.set_aside: Callable[[str], None] = lambda table: None  # called for each table that is found
        self._unsaved: set[str] = set()
        self._lock = threading.Lock()

    @property
    def tables(self) -> list[str]:
        return [table for table in list(self.found) if table != DATABASE]

    @property
    def advice(self) -> str:
        """Advises on the status page; no table is named there, because a name opens a door."""
        if not self.found:
            return ""
        parts = []
        if DATABASE in self.found:
            parts.append(f"the database is damaged: {self.found[DATABASE]}")
        if number := len(self.tables):
            parts.append(f"{number} damaged table{'s are' if number > 1 else ' is'} set aside")
        return f"{'; '.join(parts)}; {ADVICE}"

    def learn(self, known: dict[str, str]) -> None:
        """Learns from the database what was found before."""
        self.found = dict(known)
        if known:
            log.error("the database is known to be damaged: %s", self.advice, extra={"tables": sorted(self.tables)})

    def check(self, table: str) -> None:
        """Raises Damaged for a table that is set aside."""
        if table in self.found:
            raise Damaged(table, self.found[table])

    def note(self, table: str, why: str) -> None:
        with self._lock:
            if table in self.found:
                return
            self.found[table] = why
            self._unsaved.add(table)
        if table == DATABASE:
            log.error("the database is damaged: %s; %s", why, ADVICE)
        else:
            log.error("a table is damaged and set aside: %s; %s", why, ADVICE, extra={"table": table})
            self.set_aside(table)

    @property
    def unsaved(self) -> dict[str, str]:
        """What the database does not know yet."""
        with self._lock:
            return {table: self.found[table] for table in self._unsaved}

    def saved(self, written: dict[str, str]) -> None:
        with self._lock:
            self._unsaved -= set(written)


def save_damage(connection: Connection, found: dict[str, str]) -> None:
    connection.execute(delete(DamageModel).where(DamageModel.table_id.in_(found)))
    for table, why in found.items():
        connection.execute(insert(DamageModel).values(table_id=table, why=why, at=now()))
