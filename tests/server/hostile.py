"""What tests of clients that mean harm share: narrow limits, and waiting for the server to close."""

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from facedown.server.common.settings import Limits, Rate
from tests.server.house import NO_HURRY, House

SHORT = Limits(
    messages=Rate(15, 0.0),
    address_messages=NO_HURRY,
    requests=NO_HURRY,
    new_tables=Rate(3, 0.0),
    wrong_tokens=Rate(5, 0.0),
    new_sockets=NO_HURRY,
    entering=NO_HURRY,
    sockets=6,
    hello_seconds=0.3,
    strikes=4,
    outbox=20,
)


async def closed(socket: ClientConnection) -> list[dict[str, Any]]:
    """Everything until the server closes."""
    told = []
    try:
        while True:
            told.append(json.loads(await asyncio.wait_for(socket.recv(), 60)))
    except ConnectionClosed:
        return told


async def turned_away(place: House, **more: Any) -> tuple[int, str]:
    """Opens a socket, sends nothing, and tells why the server closes it."""
    async with connect(place.ws, proxy=None, **more) as socket:
        assert await closed(socket) == []
    return socket.close_code or 0, socket.close_reason or ""


def fields(limits: Limits) -> dict[str, Any]:
    return {name: getattr(limits, name) for name in limits.__dataclass_fields__}
