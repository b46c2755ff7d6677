"""Hands for tests of a live race: people who know where every piece belongs, at a real server."""

import asyncio
from typing import Any

from facedown.games.myst.pieces import CELL
from facedown.server.race_room import RaceRoom
from tests.server.house import Client, House

KEYS = ("clock", "rocket")


def room_of(place: House, table: str) -> RaceRoom:
    return place.hall.races._rooms[table]


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


async def race_to_the_end(place: House, table: str, *clients: Client) -> None:
    """All lay what they can, at the same time, until the board is full."""

    async def run(client: Client) -> None:
        while client.state["view"]["phase"] == "race":
            cells = legal(client)
            if cells:
                await lay(client, place, table, cells[0])
            else:
                await is_type(client, "state")

    await asyncio.gather(*(run(client) for client in clients))
