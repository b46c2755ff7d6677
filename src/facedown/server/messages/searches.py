"""Defines messages about looking for opponents. The search's token tells who looks: Authorization: Bearer TOKEN."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from facedown.server.messages.from_page import Name
from facedown.server.messages.terms import Clock

MOST_COUNTS = 8
NEVER = -1
Count = Annotated[int, Meta(ge=2, le=16)]


class NewSearch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begins a search: POST /api/searches."""

    game: Annotated[str, Meta(max_length=30)]
    name: Name
    counts: Annotated[
        list[Count], Meta(min_length=1, max_length=MOST_COUNTS)
    ]  # of people and bots at the table: any of
    options: dict[str, Any] = {}  # of the game, without the number of players; opponents want the same
    clock: Clock = Clock()
    rated: bool = False
    bots_after: Annotated[int, Meta(ge=0, le=3600)] | None = None  # seconds until bots fill the chairs; none: never
    level: Annotated[str, Meta(max_length=20)] = "regular"  # of these bots


class Search(msgspec.Struct, frozen=True):
    """Tells how a search stands: GET /api/searches?wait=SECONDS, again and again. A person who has
    not asked for eight seconds is not put at a table."""

    waited: int  # seconds
    others: int  # people who look for the same game, with these or other wishes
    bots_in: int  # seconds until bots fill the chairs; -1: never
    table: str = ""  # where it was found; the search's token opens the seat


class SearchBegun(msgspec.Struct, frozen=True):
    """Answers POST /api/searches."""

    token: str
    search: Search
