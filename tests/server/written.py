"""Tables in the middle of a game: their logs are written into the database of a server that is not yet running."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from facedown.engine.dice import commitment
from facedown.engine.game import CHANCE, Game
from facedown.server.common.settings import Settings
from facedown.server.common.tokens import digest
from facedown.server.store import Change, LogRow, SeatRow, TableRow
from facedown.server.store.sql import SqlStore
from tests.server.house import Client

NAMES = ("Ann", "Bob", "Cleo", "Dan")


def people(keys: Sequence[str]) -> list[SeatRow]:
    return [SeatRow("person", NAMES[seat], key=digest(key)) for seat, key in enumerate(keys)]


async def write(
    database: Path | str,
    game: Game,
    options: Any,
    rows: list[LogRow],
    *,
    table: str,
    seats: list[SeatRow],
    watch: str,
    seed: bytes,
    phase: str = "running",
) -> None:
    """A table with this log."""
    row = TableRow(
        id=table,
        game=game.name,
        rules=game.rules_version,
        options=msgspec.to_builtins(options),
        seed=seed.hex(),
        commitment=commitment(seed),
        listed=False,
        watch=digest(watch),
        seats=seats,
    )
    store = await SqlStore.open(Settings(database=str(database)).database_url)
    await store.create(row)
    await store.commit(table, Change(table=msgspec.structs.replace(row, phase=phase, rev=1), rows=rows))
    await store.close()


async def write_dealt(folder: Path, game: Game, options: Any, chances: Iterable[int], **more: Any) -> None:
    """A table at which nothing has happened but these outcomes of chance."""
    rows = [LogRow(number, "act", CHANCE, outcome, 1) for number, outcome in enumerate(chances)]
    await write(folder / "tables.sqlite", game, options, rows, **more)


async def settle(*clients: Client) -> None:
    """Until everybody has heard everything."""
    for client in clients:
        await client.quiet()


async def do(client: Client, *texts: str, id: str = "do") -> None:
    """Moves in notation, out of what is offered; after each this client has heard what follows."""
    for number, text in enumerate(texts):
        action = next(choice["action"] for choice in client.state["choices"] if choice["text"] == text)
        told = await client.move(action, id=f"{id} {number} {text}")
        assert told["type"] == "accepted", told
        await client.quiet()
