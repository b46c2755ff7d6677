"""Defines messages about deals that several tables play."""

from typing import Any

import msgspec


class DealSeat(msgspec.Struct, frozen=True):
    name: str
    level: str  # of a bot


class DealResult(msgspec.Struct, frozen=True):
    """Describes a finished table of a deal."""

    table: str
    seats: list[DealSeat]
    result: list[float]  # share of the win per seat
    rounds: list[list[int]]  # points of each seat in each round; none where a game has no rounds
    facts: dict[str, list[int]]  # by name a number of each seat
    yours: bool


class Deal(msgspec.Struct, frozen=True):
    """Describes a deal: GET /api/deals/DEAL. The results are there for those whose own table is finished, and for all
    when it is closed.

    Who asks is told by `?table=TABLE` with the seat's token (Authorization: Bearer TOKEN), or by a session.
    """

    deal: str
    game: str
    title: str
    options: dict[str, Any]  # only what differs from the defaults
    bots: dict[str, str]  # seat -> level, the same at every table
    seats: int
    maker: str
    made: float  # seconds since 1970
    closes: float
    closed: bool
    commitment: str
    seed: str  # empty until it is closed
    running: int  # tables
    finished: int
    played: bool  # your own table is finished
    results: list[DealResult] | None  # none: not for you yet


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Invites to a deal, by its maker, once its first table is over: POST /api/deals/DEAL/invitations."""

    key: str


class Invitation(msgspec.Struct, frozen=True):
    """Opens one table of a deal, once: the page makes the link /deal/DEAL#i=INVITATION of it."""

    invitation: str


class CloseDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Closes a deal, by its maker: POST /api/deals/DEAL/close. Its tables open to all, and nobody plays it any more.
    Tables that are still being played stop."""

    key: str
