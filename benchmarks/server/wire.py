"""A websocket client that costs next to nothing, so that the server is what is measured: text frames only, masked with
zeros (a mask costs the sender time and protects nobody on loopback)."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

_MASK = bytes(4)


class Wire(asyncio.Protocol):
    """One open socket; `heard` is called with every text that comes, `lost` when it ends."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._host, self._path = host, path
        self._heard, self._lost = heard, lost
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._buffer[:end]:
                self.opened.set_exception(ConnectionError(bytes(self._buffer[:end]).decode(errors="replace")))
                self.close()
                return
            del self._buffer[: end + 4]
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            kind, body = buffer[at] & 15, bytes(buffer[start : start + length])
            at = start + length
            if kind == 1:
                self._heard(body)
            elif kind == 9:
                self.frame(10, body)
            elif kind == 8:
                self.close()
        del buffer[:at]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed before it was open"))
        self._lost()

    def send(self, text: bytes) -> None:
        self.frame(1, text)

    def frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        if size < 126:
            head = bytes((128 | kind, 128 | size))
        elif size < 65_536:
            head = bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        else:
            head = bytes((128 | kind, 255)) + size.to_bytes(8, "big")
        self.write(head + _MASK + body)

    def write(self, data: bytes) -> None:
        """Anything at all, also what is no frame."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def dial(
    host: str, path: str, heard: Callable[[bytes], None], lost: Callable[[], None], address: str = ""
) -> Wire:
    """Connect, from another address of this machine if one is named."""
    name, port = host.split(":")
    loop = asyncio.get_running_loop()
    local = (address, 0) if address else None
    _, wire = await loop.create_connection(lambda: Wire(host, path, heard, lost), name, int(port), local_addr=local)
    await wire.opened
    return wire
