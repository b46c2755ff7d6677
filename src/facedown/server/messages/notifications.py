"""Defines what a page sends to be notified of a seat's turn."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Base64 = "^[A-Za-z0-9_-]+={0,2}$"


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: Annotated[str, Meta(pattern=Base64, min_length=80, max_length=100)]
    auth: Annotated[str, Meta(pattern=Base64, min_length=16, max_length=40)]


class Subscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/TABLE/push (Authorization: Bearer TOKEN): what the browser's push service gave to the page."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    keys: PushKeys
    language: Literal["en", "de"] = "en"


class Unsubscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DELETE /api/tables/TABLE/push"""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]


class PushKey(msgspec.Struct, frozen=True):
    """GET /api/push: the server's public key, that a browser asks its push service with."""

    key: str


class Notification(msgspec.Struct, frozen=True):
    """What goes through the push service, encrypted for the one browser: which table, and nothing that is hidden."""

    table: str
    title: str  # of the game
    names: list[str]  # of the others
    language: str
