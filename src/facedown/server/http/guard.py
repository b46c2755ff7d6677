"""Stands around every request. It has headers that tell browsers to be strict, a limit for each address, and no
requests that pages of other sites make in a visitor's name."""

from collections.abc import Callable
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from facedown.server.common.rate_limits import Buckets, address_group
from facedown.server.common.settings import Settings
from facedown.server.http.body_limits import BodyLimits, Held
from facedown.server.http.origins import same_origin
from facedown.server.http.paced_answers import PacedAnswers
from facedown.server.messages.requests import problem_of
from facedown.words import Said
from facedown.words.server import say as words

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


READS = {"GET", "HEAD", "OPTIONS"}  # these change nothing
FOREIGN = {b"cross-site", b"same-site"}
Refused = tuple[int, Said]
TOO_MANY: Refused = (429, words("request.many"))


def guard(settings: Settings) -> Callable[[ASGIApp], ASGIApp]:
    buckets, bodies, answers = (
        Buckets(settings.limits.requests),
        BodyLimits(settings.limits),
        PacedAnswers(settings.limits),
    )

    def around(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:  # `socket.py` looks after sockets
                return await app(scope, receive, send)

            client: Any = scope.get("client")
            group = address_group(client[0] if client else "")

            async def strict(message: Message) -> None:
                if message["type"] == "http.response.start":
                    message["headers"] = [*message.get("headers", []), *HEADERS]
                await answers.send(send, scope, group, message)

            if not buckets.take(group):
                return await _refuse(strict, *TOO_MANY)
            if refused := _refused(scope, settings.origins):
                return await _refuse(strict, *refused)
            if not bodies.begin(group):
                return await _refuse(strict, *TOO_MANY)
            held = Held(bodies, group, receive, scope["headers"])
            try:
                return await app(scope, held.receive, strict)
            finally:
                held.end()

        return guarded

    return around


def _refused(scope: Any, origins: tuple[str, ...]) -> Refused | None:
    """Refuses what no page or program of ours would send."""
    if "\0" in scope["path"] or b"%00" in scope["query_string"]:
        return 400, words("request.zero_in_address")
    if scope["method"] in READS:
        return None
    headers: dict[bytes, bytes] = dict(scope["headers"])
    origin, host = (headers[name].decode("latin-1") if name in headers else None for name in (b"origin", b"host"))
    foreign = headers.get(b"sec-fetch-site") in FOREIGN and origin not in origins
    if foreign or not same_origin(origin, host, origins):
        return 403, words("request.foreign_page")
    has_body = headers.get(b"content-length", b"0").strip() != b"0" or b"transfer-encoding" in headers
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    if has_body and kind != b"application/json":
        return 415, words("request.no_json")
    return None


async def _refuse(send: Send, status: int, reason: Said) -> None:
    body = msgspec.json.encode(problem_of(reason))
    headers = [(b"content-type", b"application/json")]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
