"""Two servers on one database, and people at both."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from facedown.server.cluster import heartbeat as nodes
from tests.server.house import Client, House, house, sitting, tokens

Pair = tuple[House, House]
NYET = {"players": 2, "end_mode": "rounds", "round_count": 1}
NAMES = ("Ann", "Bob", "Cem", "Dea")


@contextmanager
def two_houses(folder: Path, database: str) -> Iterator[Pair]:
    """Their hearts beat quickly, so that they soon know of each other."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(nodes, "BEAT_SECONDS", 0.5)
        with house(folder, database=database) as one, house(folder, database=database) as other:
            yield one, other


@asynccontextmanager
async def apart(
    pair: Pair, count: int = 2, start: bool = False, **wanted: Any
) -> AsyncIterator[tuple[dict[str, Any], list[Client]]]:
    """A new table of so many people, by turns at the one server and at the other; all see all others there."""
    made = pair[0].make(**({"options": NYET | {"players": count}} | wanted))
    async with AsyncExitStack() as open:
        clients = []
        for chair, name in enumerate(NAMES[:count]):
            there = sitting(pair[chair % 2], made["table"], tokens(made)[chair], name=name)
            clients.append(await open.enter_async_context(there))
        for client in clients:
            await client.sees(lambda state: all(seat["connected"] for seat in state["seats"]))
        if start:
            assert (await clients[0].ask(type="start"))["type"] == "accepted"
            for client in clients:
                await client.sees(lambda state: state["phase"] == "running")
        yield made, clients
