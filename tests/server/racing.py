"""Hands for tests of a live race: people who know where every piece belongs, at a real server."""

import asyncio
from typing import Any

from facedown.games.myst import MYST
from facedown.games.myst.rules.pieces import CELL
from facedown.live.myst.race_times import written_times
from facedown.live.myst.room import RaceRoom
from facedown.live.myst.rooms import Races
from facedown.server.tables import Tables
from tests.server.house import Client, House

KEYS = ("clock", "rocket")


def rooms_of(tables: Tables) -> dict[str, RaceRoom]:
    """The races of a server, by table."""
    races = tables.live.of(MYST)
    assert isinstance(races, Races)
    return races._rooms


def room_of(place: House, table: str) -> RaceRoom:
    return rooms_of(place.tables)[table]


def is_race_running(place: House, table: str) -> bool:
    """By what is written down."""
    kept = written_times(place.tables.in_memory[table])
    return kept is not None and kept.running


def handle_of(place: House, table: str, team: int, cell: str) -> str:
    return room_of(place, table).race.trays[team].of_cell(CELL[cell]).handle


async def is_type(client: Client, *types: str) -> dict[str, Any]:
    """The next message of one of these types; pings are answered on the way."""
    while True:
        message = await client.next()
        if message["type"] == "race_ping":
            await client.send(type="race_pong", number=message["number"])
        if message["type"] in types:
            return message


async def pick(client: Client, landmark: str) -> None:
    """Choose a landmark for the first Key Piece, now or when asked again."""
    offered = {choice["text"]: choice["action"] for choice in client.state["choices"]}
    answer = await client.move(offered.get(f"key:{landmark}", min(offered.values())))
    assert answer["type"] == "accepted" or answer["code"] in {"stale", "not_your_turn"}, answer


async def open_race(*clients: Client) -> None:
    """From the start of a game to the moment when trays are uncovered: Blue on D5, Yellow on H2."""

    async def begin(client: Client, landmark: str) -> None:
        while client.state["view"]["phase"] != "race":
            if client.state["choices"]:
                await pick(client, landmark)
            await client.until_state()
        while (await is_type(client, "race"))["stage"] != "open":
            pass

    await asyncio.gather(*(begin(client, landmark) for client, landmark in zip(clients, KEYS, strict=False)))


async def lay(client: Client, place: House, table: str, cell: str, to: str = "") -> dict[str, Any]:
    """Grab the piece of a cell, turn it upright and drop it; the answer."""
    team = client.state["you"]
    piece = room_of(place, table).race.trays[team].of_cell(CELL[cell])
    await client.send(type="grab", piece=piece.handle)
    for _ in range(-piece.turn % 4):
        await client.send(type="turn_piece", piece=piece.handle)
    await client.send(type="drop", id=f"drop{cell}{to}", piece=piece.handle, cell=CELL[to or cell])
    return await client.until(lambda told: told["type"] == "dropped" and told["id"] == f"drop{cell}{to}")


def legal(client: Client) -> list[str]:
    touching: list[str] = client.state["view"]["teams"][client.state["you"]]["touching"]
    return touching


async def race_to_the_end(place: House, table: str, *clients: Client, leave: int = 0) -> None:
    """All lay what they can, at the same time, until the board is full. To `leave` some cells open they take turns."""

    def goes_on(client: Client) -> bool:
        cells: str = client.state["view"]["cells"]
        return client.state["view"]["phase"] == "race" and cells.count(".") > leave

    async def run(client: Client) -> None:
        while goes_on(client):
            if cells := legal(client):
                await lay(client, place, table, cells[0])
            else:
                await is_type(client, "state")

    if not leave:
        await asyncio.gather(*(run(client) for client in clients))
        return
    while goes_on(clients[0]):
        for client in clients:
            if goes_on(client) and (cells := legal(client)):
                await lay(client, place, table, cells[0])
            for other in clients:
                await other.quiet()
