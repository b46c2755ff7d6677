"""Defines what a page sends to be notified of a seat's turn."""

from typing import Annotated

import msgspec
from msgspec import Meta

from facedown.words import LANGUAGES

Base64 = "^[A-Za-z0-9_-]+={0,2}$"


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: Annotated[str, Meta(pattern=Base64, min_length=80, max_length=100)]
    auth: Annotated[str, Meta(pattern=Base64, min_length=16, max_length=40)]


class Subscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hands over what the browser's push service gave to the page: POST /api/tables/TABLE/push (Authorization: Bearer
    TOKEN)."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    keys: PushKeys
    language: Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")] = "en"


class Unsubscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ends notifications: DELETE /api/tables/TABLE/push."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]


class PushKey(msgspec.Struct, frozen=True):
    """Gives the server's public key, that a browser asks its push service with: GET /api/push."""

    key: str


class Notification(msgspec.Struct, frozen=True):
    """Tells one browser, encrypted through the push service, which table waits, and nothing that is hidden."""

    table: str
    title: str  # of the game
    names: list[str]  # of the others
    language: str
