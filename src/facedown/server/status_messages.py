"""What the status page is told: numbers for everyone, rounded, so that nobody can be watched by them."""

from typing import Literal

import msgspec


class ResponseTime(msgspec.Struct, frozen=True):
    """How long messages took to be answered within a part of the last minutes; none where there were none."""

    ago: float  # seconds since its end
    median_ms: float | None
    slowest_ms: float | None  # 99 of 100 were not slower


class Status(msgspec.Struct, frozen=True):
    """GET /api/status"""

    status: Literal["ok", "not saving"]
    version: str
    since: str  # when the server was started
    up: float  # seconds since then
    database: Literal["ok", "full", "locked", "unreachable", "broken", "moved", "restored"]
    advice: str  # for whoever looks after the server, if something is wrong
    bots: Literal["warming up", "ready"]
    servers: int
    tables: int  # in memory; rounded up
    people: int  # connected; rounded up
    step: float  # seconds of each part below
    times: list[ResponseTime]  # oldest first
