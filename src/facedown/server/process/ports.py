"""Finds a port and listens on it. That comes first: people who knock while a server starts are only kept waiting."""

import socket
from collections.abc import Callable

from facedown.engine.errors import FacedownError

TRIES = 50
_IN_USE = {98, 48, 10048}  # EADDRINUSE on Linux, macOS and Windows


class PortBusy(FacedownError):
    """Says that something else listens there; `free` is the next port that is not taken."""

    def __init__(self, port: int, free: int | None) -> None:
        offer = f"; {free} is free: --port {free}" if free else ""
        super().__init__(f"port {port} is in use by another program{offer}")
        self.port, self.free = port, free


def bind(host: str, port: int) -> socket.socket:
    """Binds a socket; raises PortBusy, with the next free port to offer."""
    try:
        return _bound(host, port)
    except PermissionError:
        raise FacedownError(f"port {port} needs special rights; take one from 1024 on") from None
    except OSError as error:
        if error.errno not in _IN_USE:
            raise FacedownError(f"cannot listen on {host} port {port}: {error.strerror or error}") from None
    raise PortBusy(port, _next_free(host, port))


def bind_near(host: str, port: int, notice: Callable[[str], None]) -> socket.socket:
    """Binds the port, or the next free one; says so if it is another."""
    try:
        return bind(host, port)
    except PortBusy as busy:
        if busy.free is None:
            raise
        notice(f"Port {port} is in use by another program; {busy.free} is free and is taken instead.")
        return bind(host, busy.free)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio turns off the wait for more data (TCP_NODELAY) only where the protocol is named; otherwise every second
    # small message waits 40 ms for the other side's acknowledgement of the first.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(2048)  # two servers may bind an address that nobody listens on; this shows it
    except OSError:
        made.close()
        raise
    return made


def _next_free(host: str, port: int) -> int | None:
    for other in range(port + 1, min(port + TRIES, 65_536)):
        try:
            _bound(host, other).close()
        except OSError:
            continue
        return other
    return None
