"""Connects to databases: sets SQLite and PostgreSQL up, and says how transactions begin."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, event

from facedown.engine.errors import FacedownError

DURABLE = (
    "journal_mode=WAL",
    "synchronous=FULL",  # an acknowledged move survives a power cut too
    "foreign_keys=ON",
    "busy_timeout=5000",
)


def sync_driver(url: URL) -> str:
    return {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}.get(url.get_backend_name(), url.get_backend_name())


def settings_of(url: URL) -> dict[str, Any]:
    """Says how a database is connected to."""
    if url.get_backend_name() != "postgresql":
        return {}
    patience = {  # a server that hangs, or a cable that was pulled, does not hold up the others for long
        "connect_timeout": 10,
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": 20_000,
        "options": "-c lock_timeout=5s -c idle_in_transaction_session_timeout=10s",
    }
    return {"pool_pre_ping": True, "connect_args": patience}


def file_of(url: URL) -> Path | None:
    is_file = url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:"
    return Path(str(url.database)) if is_file else None


def make_file(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)  # it holds the seeds of games in play: nobody else's business
    except OSError as error:
        raise FacedownError(f"cannot make the database {file}: {error.strerror}") from None


def set_up(engine: Engine, *pragmas: str) -> None:
    """Tells every new connection to SQLite what it is to do."""

    @event.listens_for(engine, "connect")
    def tell(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def begin_with(engine: Engine, statement: str) -> None:
    """Begins transactions of SQLite with a statement. Python's driver begins by itself, too late for savepoints and
    changes of forms: here it leaves that to us."""

    @event.listens_for(engine, "connect")
    def leave_it(connection: Any, _: Any) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(statement)
