"""What a seed stands for."""

import asyncio
import logging
import random
import tempfile
from functools import cache
from pathlib import Path

from facedown.server.common.settings import database_url
from facedown.server.store.sql import SqlStore
from tests.server.postgres import Postgres
from tests.soak.processes import Processes
from tests.soak.world import Outcome, World, weather

PROCESSES_EACH = 20  # so many seeds have one with real processes


def kind_of(seed: int) -> str:
    if seed % PROCESSES_EACH == 0:
        return "processes on PostgreSQL"
    return ("one server on SQLite", "two servers on PostgreSQL", "three servers on PostgreSQL")[seed % 4 % 3]


def run_seed(seed: int, pg: Postgres) -> Outcome:
    logging.disable(logging.CRITICAL)  # servers complain about what is done to them
    try:
        with tempfile.TemporaryDirectory(prefix="facedown-soak-") as name:
            return _run(seed, pg, Path(name))
    finally:
        logging.disable(logging.NOTSET)


def _run(seed: int, pg: Postgres, folder: Path) -> Outcome:
    kind = kind_of(seed)
    if kind == "one server on SQLite":
        return asyncio.run(weather(World(seed, str(folder / "tables.sqlite"), folder, 1, None)))
    database = pg.database(like=_ready(pg))
    try:
        return _run_on(seed, kind, pg, database, folder)
    finally:
        pg.drop(database)


@cache
def _ready(pg: Postgres) -> str:
    """A database in the present form, to be copied."""
    made = pg.database()

    async def prepare() -> None:
        await (await SqlStore.open(database_url(made))).close()

    asyncio.run(prepare())
    return pg.name(made)


def _run_on(seed: int, kind: str, pg: Postgres, database: str, folder: Path) -> Outcome:
    if kind.startswith("processes"):
        return asyncio.run(weather(Processes(seed, database, folder)))
    servers = 2 if kind.startswith("two") else 3
    cut = (lambda: pg.cut(database)) if random.Random(seed).random() < 0.5 else None
    return asyncio.run(weather(World(seed, database, folder, servers, cut)))
