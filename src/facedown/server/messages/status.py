"""Defines what the status page gets: numbers for everyone, rounded, so that nobody can be watched by them."""

from typing import Literal

import msgspec

Summary = Literal["ok", "damaged", "not saving"]  # damaged: moves are saved, but something was lost before


class ResponseTime(msgspec.Struct, frozen=True):
    """Says how long heartbeats took to be saved within a part of the last minutes; none if none were.
    They are written as moves are, and do not tell whether anybody has moved."""

    ago: float  # seconds since its end
    median_ms: float | None
    slowest_ms: float | None  # 99 of 100 were not slower


class Status(msgspec.Struct, frozen=True):
    """Tells the state of the servers: GET /api/status."""

    status: Summary
    version: str
    since: str  # when the server was started
    up: float  # seconds since then
    database: Literal["ok", "full", "locked", "unreachable", "broken", "moved", "restored"]
    advice: str  # for the host of the server, if something is wrong
    damaged: int  # tables that are set aside, because what the database holds of them is not what was written
    bots: Literal["warming up", "ready"]
    servers: int
    tables: int  # in memory; rounded up
    people: int  # connected; rounded up
    step: float  # seconds of each part below
    times: list[ResponseTime]  # oldest first
