"""Holds a server's settings: everything a host or a test may change, in one place."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import platformdirs

HOST = "127.0.0.1"
PORT = 8000
STATIC = Path(__file__).parent.parent / "static"  # where the built page lies


@dataclass(frozen=True)
class Rate:
    """Allows so many at once, refilled at so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """Limits what one client may take. "An address" is a group of addresses: see `limits.address_group`."""

    messages: Rate = Rate(40, 10)  # of one socket
    address_messages: Rate = Rate(400, 100)  # of all sockets of an address
    hand: Rate = Rate(80, 40)  # of one socket where hands play in real time
    address_hands: Rate = Rate(600, 240)
    requests: Rate = Rate(120, 20)  # of an address
    new_tables: Rate = Rate(60, 1)  # of an address
    analyses: Rate = Rate(10, 0.1)  # started by an address
    chat: Rate = Rate(6, 0.5)  # lines of one chair at a table
    changes: Rate = Rate(20, 1)  # of one chair: names, requests and answers that all at its table are told of
    new_profiles: Rate = Rate(20, 0.01)  # of an address
    wrong_codes: Rate = Rate(10, 0.05)  # of an address: recovery codes, passkeys, secrets of deals
    wrong_tokens: Rate = Rate(20, 0.2)  # of an address
    sockets: int = 100  # open at once, of an address
    all_sockets: int = 2000
    outbox: int = 128  # messages that wait for a slow reader before it is cut off
    hello_seconds: float = 10.0  # a socket that says nothing is closed
    making_tables: float = 0.25  # share of the server's time for making tables, of all addresses together
    chairs: int = 3  # of a table that an address takes by its link, unless the host is at that address
    strikes: int = 20  # refused as unreadable or too fast, before a socket is closed
    live: Mapping[str, Any] = field(default_factory=dict)  # game -> limits of its own, where hands play in real time
    new_sockets: Rate = Rate(20, 1)  # opened by an address
    entering: Rate = Rate(3, 4)  # of these come in at once; the others wait for their turn
    new_connections: Rate = Rate(60, 5)  # opened by an address; sockets count, too
    connections: int = 200  # open at once, of an address
    all_connections: int = 4000
    head_seconds: float = 10.0  # for the head of a request
    body_seconds: float = 10.0  # for its body, and one more for each `body_rate` bytes
    body_rate: float = 4_000.0
    read_seconds: float = 60.0  # for the next piece of an answer (64 KB) to be read
    body_bytes: Rate = Rate(1_200_000, 100_000)  # of requests that are read of an address; more of them wait
    requests_at_once: int = 64  # of an address
    bodies: int = 4_000_000  # bytes of requests that an address has under way
    all_bodies: int = 32_000_000
    answers: int = 32_000_000  # bytes of long answers that an address has not read yet
    all_answers: int = 256_000_000


@dataclass(frozen=True)
class PushSettings:
    """Sets how messages go to browsers whose people are away when it is their turn."""

    wait: float = 10.0  # seconds that they may take to come by themselves
    again: tuple[float, ...] = (5.0, 60.0)  # seconds before further tries, where a push service does not answer
    contact: str = field(default_factory=lambda: os.environ.get("FACEDOWN_CONTACT", "mailto:nobody@example.org"))
    loopback: bool = False  # for tests: a push service on this machine
    seconds: float = 10.0  # for one try: the lookup, the connection and the answer together
    services: tuple[str, ...] = (  # of the browsers' makers; others share less room
        "googleapis.com",
        "push.services.mozilla.com",
        "push.apple.com",
        "notify.windows.com",
    )


@dataclass(frozen=True)
class Retention:
    """Sets for how many days tables are kept that nobody has touched; 0: forever."""

    waiting: float = 14  # for people to come
    unfinished: float = 365
    finished: float = 0

    def rules(self) -> list[tuple[str, float]]:
        """Lists the phases of tables, and for how many days they are kept."""
        return [("gathering", self.waiting), ("running", self.unfinished), ("over", self.finished)]


@dataclass(frozen=True)
class Settings:
    database: str = ""  # address for SQLAlchemy; empty: the file in the user's data folder
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    pace: tuple[float, float] = (0.6, 1.3)  # seconds a bot takes: drawn without looking at the position
    warm_up: bool = True
    thinking_nice: int = 5  # by how much the processes of bots and hints give way to the server, and so to moves
    heavy_nice: int = 10  # likewise the process that works out replays and the like
    analysis_nice: int = 15  # likewise the process that looks back at games
    snapshot_every: int = 32  # log rows
    ping_seconds: float = 20.0  # how often a socket is asked for a sign of life, and how long it has for the answer
    idle_seconds: float = 600.0  # a table that nobody looks at leaves the memory
    origins: tuple[str, ...] = ()  # further addresses that pages may come from
    metrics_token: str = field(default_factory=lambda: os.environ.get("FACEDOWN_METRICS_TOKEN", ""), repr=False)
    static: Path = STATIC
    limits: Limits = Limits()
    keep: Retention = Retention()
    push: PushSettings = field(default_factory=PushSettings)

    @property
    def database_url(self) -> str:
        return database_url(self.database)


_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


def database_url(where: str) -> str:
    """Builds the SQLAlchemy address of a database that a person named by a file or by an address."""
    if "://" in where:
        scheme, rest = where.split("://", 1)
        return f"{_DRIVERS.get(scheme, scheme)}://{rest}"
    path = Path(where).expanduser().absolute() if where else default_database()
    return f"sqlite+aiosqlite:///{path.as_posix()}"


def default_database() -> Path:
    folder = os.environ.get("FACEDOWN_DATA") or platformdirs.user_data_dir("facedown", appauthor=False)
    return Path(folder) / "tables.sqlite"
