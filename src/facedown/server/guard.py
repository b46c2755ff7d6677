"""Around every request: headers that tell browsers to be strict, and a limit for each address."""

from collections.abc import Callable
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from facedown.server.limits import Buckets
from facedown.server.protocol import Problem
from facedown.server.settings import Rate

# Nothing from elsewhere, no inline script. Style attributes are allowed: boards place things with them, and they
# cannot run anything.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


def guard(rate: Rate) -> Callable[[ASGIApp], ASGIApp]:
    buckets = Buckets(rate)

    def around(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:  # the door looks after sockets
                return await app(scope, receive, send)

            async def strict(message: Message) -> None:
                if message["type"] == "http.response.start":
                    message["headers"] = [*message.get("headers", []), *HEADERS]
                await send(message)

            client: Any = scope.get("client")
            if not buckets.take(client[0] if client else ""):
                return await _too_many(strict)
            return await app(scope, receive, strict)

        return guarded

    return around


async def _too_many(send: Send) -> None:
    body = msgspec.json.encode(Problem(["too many requests; wait a moment"]))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"5")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
