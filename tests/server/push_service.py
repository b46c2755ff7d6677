"""A push service on loopback, as browsers' makers run them, and a browser's keys to read its messages with."""

import base64
import os
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 40.0


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    def __init__(self) -> None:
        self.answers: list[int] = []  # for the next messages; then 201
        self.received: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(outer.answers.pop(0) if outer.answers else 201)
                self.end_headers()
                outer.received.put((self.path, {k.lower(): v for k, v in self.headers.items()}, body))

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def next(self) -> tuple[str, dict[str, str], bytes]:
        return self.received.get(timeout=PATIENCE)

    def stop(self) -> None:
        self._server.shutdown()
        self._thread.join(PATIENCE)
        self._server.server_close()


@contextmanager
def push_service() -> Iterator[PushService]:
    made = PushService()
    try:
        yield made
    finally:
        made.stop()


class Browser:
    """What a browser gives to a page that wants to be told."""

    def __init__(self, service: PushService, name: str) -> None:
        self.endpoint = f"{service.address}/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self, **more: Any) -> dict[str, Any]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": _text(point), "auth": _text(self._auth)}, **more}

    def read(self, body: bytes) -> bytes:
        text: bytes = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return text
