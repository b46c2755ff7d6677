"""Makes messages to browsers' push services: encrypted for the browser, signed with the server's key, each request
with a deadline."""

import asyncio
import base64
import ssl
import time
from functools import cache
from typing import TYPE_CHECKING

import certifi
import h11
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from py_vapid import Vapid02

from facedown.server.automation.push_address import Endpoint
from facedown.server.common.late_imports import late
from facedown.words.server import say as words

if TYPE_CHECKING:
    import pywebpush
else:
    pywebpush = late("pywebpush")

KEPT_FOR = 86_400  # seconds that a push service keeps a message for a browser that is away
SIGNED_FOR = 12 * 3600


def new_key() -> str:
    """Makes a private key, as it is kept."""
    made = ec.generate_private_key(ec.SECP256R1())
    return made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def public_key(key: str) -> str:
    """Finds what browsers know of a key."""
    point = Vapid02.from_pem(key.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def sealed(p256dh: str, auth: str, data: bytes) -> bytes:
    """Encrypts data so that the one browser alone can read it; ValueError if its keys are none."""
    try:
        pusher = pywebpush.WebPusher({"endpoint": "", "keys": {"p256dh": p256dh, "auth": auth}})
        body: bytes = pusher.encode(data)["body"]
    except Exception as error:  # the packages below raise many kinds
        raise ValueError(words("request.push_keys")) from error
    return body


def signed(to: Endpoint, key: str, contact: str, topic: str) -> dict[str, str]:
    """Makes the headers of a message, with its signature."""
    claims = {"sub": contact, "aud": f"{to.scheme}://{to.netloc}", "exp": int(time.time()) + SIGNED_FOR}
    return {
        **Vapid02.from_pem(key.encode()).sign(claims),
        "Host": to.netloc,
        "Connection": "close",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Topic": topic,  # a later message about the same table takes this one's place
        "Urgency": "normal",
    }


async def send(to: Endpoint, number: str, headers: dict[str, str], body: bytes) -> int:
    """Sends to the number that was checked, and returns the status; follows nothing and reads no body. The caller sets
    the deadline."""
    secure = _secure() if to.scheme == "https" else None
    name = to.host if secure else None
    reader, writer = await asyncio.open_connection(number, to.port, ssl=secure, server_hostname=name)
    try:
        connection = h11.Connection(h11.CLIENT)
        head = [*headers.items(), ("Content-Length", str(len(body)))]
        request = h11.Request(method="POST", target=to.target, headers=head)
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(connection.send(event) or b"")
        await writer.drain()
        return await _status(connection, reader)
    finally:
        writer.transport.abort()


async def _status(connection: h11.Connection, reader: asyncio.StreamReader) -> int:
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(4096))
        elif isinstance(event, h11.Response):
            return event.status_code
        elif not isinstance(event, h11.InformationalResponse):
            raise h11.RemoteProtocolError("the push service closed without an answer")


@cache
def _secure() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=certifi.where())
