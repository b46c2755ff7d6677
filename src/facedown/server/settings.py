"""How a server is set up: everything a host or a test may change, in one place."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

HOST = "127.0.0.1"
PORT = 8000
STATIC = Path(__file__).parent / "static"  # where the built page lies


@dataclass(frozen=True)
class Rate:
    """So many at once, refilled at so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    messages: Rate = Rate(40, 10)  # of one socket
    address_messages: Rate = Rate(400, 100)  # of all sockets of an address
    hand: Rate = Rate(80, 40)  # of one socket in a live race: grabs, turns, drags, drops
    address_hands: Rate = Rate(600, 240)
    requests: Rate = Rate(120, 20)  # of an address
    new_tables: Rate = Rate(60, 1)  # of an address
    analyses: Rate = Rate(10, 0.1)  # started by an address
    chat: Rate = Rate(6, 0.5)  # lines of one chair at a table
    new_profiles: Rate = Rate(20, 0.01)  # of an address
    wrong_codes: Rate = Rate(10, 0.05)  # of an address: recovery codes, passkeys, secrets of deals
    wrong_tokens: Rate = Rate(20, 0.2)  # of an address
    sockets: int = 100  # open at once, of an address
    all_sockets: int = 2000
    outbox: int = 128  # messages that wait for a slow reader before it is cut off
    hello_seconds: float = 10.0  # a socket that says nothing is closed
    strikes: int = 20  # refused as unreadable or too fast, before a socket is closed


@dataclass(frozen=True)
class Push:
    """Messages to browsers whose people are away when it is their turn."""

    wait: float = 10.0  # seconds that they may take to come by themselves
    again: tuple[float, ...] = (5.0, 60.0)  # seconds before further tries, where a push service does not answer
    contact: str = field(default_factory=lambda: os.environ.get("FACEDOWN_CONTACT", "mailto:nobody@example.org"))
    loopback: bool = False  # for tests: a push service on this machine


@dataclass(frozen=True)
class Settings:
    database: str = ""  # address for SQLAlchemy; empty: the file in the user's data folder
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    pace: tuple[float, float] = (0.6, 1.3)  # seconds a bot takes: drawn without looking at the position
    warm_up: bool = True
    analysis_nice: int = 15  # by how much the process that looks back at games gives way to others
    snapshot_every: int = 32  # log rows
    ping_seconds: float = 20.0  # how often a socket is asked for a sign of life, and how long it has for the answer
    idle_seconds: float = 600.0  # a table that nobody looks at leaves the memory
    origins: tuple[str, ...] = ()  # further addresses that pages may come from
    metrics_token: str = field(default_factory=lambda: os.environ.get("FACEDOWN_METRICS_TOKEN", ""), repr=False)
    static: Path = STATIC
    limits: Limits = Limits()
    push: Push = field(default_factory=Push)

    @property
    def database_url(self) -> str:
        return database_url(self.database)


_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


def database_url(where: str) -> str:
    """The SQLAlchemy address of a database that a person named by a file or by an address."""
    if "://" in where:
        scheme, rest = where.split("://", 1)
        return f"{_DRIVERS.get(scheme, scheme)}://{rest}"
    path = Path(where).expanduser().absolute() if where else default_database()
    return f"sqlite+aiosqlite:///{path.as_posix()}"


def default_database() -> Path:
    folder = os.environ.get("FACEDOWN_DATA") or platformdirs.user_data_dir("facedown", appauthor=False)
    return Path(folder) / "tables.sqlite"
