"""A message to a browser's push service: encrypted for the browser, signed with the server's key, sent to the address
that was looked at.

Where to send it comes from a page, so it is a stranger's wish: it must be https, and no address of this machine or its
network. The address that was found is also the one that is connected to; a name cannot change its mind in between.
"""

import base64
import ipaddress
import socket
import time
from typing import Any
from urllib.parse import SplitResult, urlsplit

import certifi
import urllib3
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

SECONDS = 10.0  # for a connection, and for an answer
KEPT_FOR = 86_400  # seconds that a push service keeps a message for a browser that is away
SIGNED_FOR = 12 * 3600


class NotAllowed(Exception):
    """This is no place that messages are sent to."""


def new_key() -> str:
    """A private key, as it is kept."""
    made = ec.generate_private_key(ec.SECP256R1())
    return made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def public_key(key: str) -> str:
    """What browsers know of it."""
    point = Vapid02.from_pem(key.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def allowed(endpoint: str, loopback: bool) -> tuple[SplitResult, str]:
    """The parts of an address, and the number to connect to."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise NotAllowed("that is no address") from None
    host = parts.hostname or ""
    if parts.username or parts.password or not host:
        raise NotAllowed("that is no address of a push service")
    if parts.scheme != "https" and not (loopback and parts.scheme == "http"):
        raise NotAllowed("push services are reached by https")
    try:
        found = socket.getaddrinfo(host, port or 443, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotAllowed("that address cannot be found") from None
    numbers = [str(one[4][0]).partition("%")[0] for one in found]
    for number in numbers:
        ip = ipaddress.ip_address(number)
        inner = getattr(ip, "ipv4_mapped", None) or ip
        public = inner.is_global and not inner.is_multicast and not inner.is_reserved
        if not public and not (loopback and inner.is_loopback):
            raise NotAllowed("messages are not sent into this machine's own network")
    return parts, numbers[0]


def sealed(p256dh: str, auth: str, data: bytes) -> bytes:
    """Readable by the one browser alone; ValueError if its keys are none."""
    try:
        pusher = WebPusher({"endpoint": "", "keys": {"p256dh": p256dh, "auth": auth}})
        body: bytes = pusher.encode(data)["body"]
    except Exception as error:  # the packages below raise many kinds
        raise ValueError("these are no keys of a browser") from error
    return body


def send(endpoint: str, body: bytes, key: str, contact: str, topic: str, loopback: bool) -> int:
    """The answer's status. Takes seconds: to be called in a thread."""
    parts, number = allowed(endpoint, loopback)
    claims = {"sub": contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED_FOR}
    headers = {
        **Vapid02.from_pem(key.encode()).sign(claims),
        "Host": parts.netloc,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Topic": topic,  # a later message about the same table takes this one's place
        "Urgency": "normal",
    }
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    with _pool(parts, number) as pool:
        answer = pool.urlopen(
            "POST", path, body=body, headers=headers, redirect=False, retries=False, preload_content=False
        )
        answer.close()
        return int(answer.status)


def _pool(parts: SplitResult, number: str) -> Any:
    timeout = urllib3.Timeout(connect=SECONDS, read=SECONDS)
    if parts.scheme == "http":
        return urllib3.HTTPConnectionPool(number, parts.port or 80, timeout=timeout)
    return urllib3.HTTPSConnectionPool(
        number,
        parts.port or 443,
        timeout=timeout,
        server_hostname=parts.hostname,
        assert_hostname=parts.hostname,
        cert_reqs="CERT_REQUIRED",
        ca_certs=certifi.where(),
    )
