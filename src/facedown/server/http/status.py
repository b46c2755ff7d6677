"""Answers GET /api/status and /status: is the server well? For everyone, so in rounded numbers."""

import asyncio
import math
from collections import deque
from datetime import UTC, datetime
from typing import Any

from litestar import HttpMethod, Response, get, route

import facedown
from facedown.server.common.counters import Spread, quantile
from facedown.server.common.steady_clock import now
from facedown.server.http.answers import Asked, answer
from facedown.server.messages.status import ResponseTime, Status
from facedown.server.store.failures import ADVICE, WORDS
from facedown.server.tables import Tables

STEP = 30.0  # seconds
STEPS = 30


class Pulse:
    """Says how quick the server was, step by step: how long its heartbeats took to be saved, as moves are. Times of
    moves would tell everybody when somebody has moved in secret."""

    def __init__(self, spread: Spread) -> None:
        self.started = self.stepped = now()
        self._spread = spread
        self._before = list(spread.counts)
        self._steps: deque[list[int]] = deque(maxlen=STEPS)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(STEP)
            self.step()

    def step(self) -> None:
        counts = list(self._spread.counts)
        self._steps.append([new - old for new, old in zip(counts, self._before, strict=True)])
        self._before, self.stepped = counts, now()

    def times(self) -> list[ResponseTime]:
        late = now() - self.stepped
        return [
            ResponseTime(
                ago=round(late + (len(self._steps) - 1 - place) * STEP, 1),
                median_ms=_ms(quantile(self._spread.bounds, counts, 0.5)),
                slowest_ms=_ms(quantile(self._spread.bounds, counts, 0.99)),
            )
            for place, counts in enumerate(self._steps)
        ]


def _ms(seconds: float | None) -> float | None:
    return None if seconds is None else round(1000 * seconds, 1)


def rounded(number: int) -> int:
    """Rounds up to the next of 0, 5, 10, 20, 30 ... 100, 200 ...: enough to see that a house is full, and no more."""
    if number <= 5:
        return 5 if number else 0
    step = 10 ** int(math.log10(number - 1)) if number > 10 else 10
    return math.ceil(number / step) * step


def status(tables: Tables, pulse: Pulse) -> Status:
    condition, damage = tables.store.condition.name, tables.store.damage.advice
    trouble = f"{WORDS[condition]}; {ADVICE[condition]}" if condition != "ok" else ""
    up = max(0.0, now() - pulse.started)
    bots: Any = "ready" if tables.pool.warm else "warming up"
    return Status(
        status=tables.store.summary,
        version=facedown.__version__,
        since=datetime.fromtimestamp(pulse.started, UTC).isoformat(timespec="seconds"),
        up=round(up),
        database=condition,
        advice=". ".join(part for part in (trouble, damage) if part),
        damaged=len(tables.store.damage.tables),
        bots=bots,
        servers=len(tables.heartbeat.living),
        tables=rounded(len(tables.in_memory)),
        people=rounded(sum(len({one.chair for one in table.listeners}) for table in tables.in_memory.values())),
        step=STEP,
        times=pulse.times(),
    )


def as_text(told: Status) -> str:
    """Writes the status for a terminal."""
    latest = next((time for time in reversed(told.times) if time.median_ms is not None), None)
    quick = f"{latest.median_ms} ms (99 of 100 within {latest.slowest_ms} ms)" if latest else "not measured yet"
    lines = {
        "status": told.status,
        "database": told.advice or told.database,
        "bots": told.bots,
        "version": told.version,
        "since": f"{told.since} ({_duration(told.up)})",
        "servers": str(told.servers),
        "tables": f"at most {told.tables}" if told.tables else "none",
        "people": f"at most {told.people}" if told.people else "none",
        "answers": quick,
    }
    return "".join(f"{name + ':':<10}{value}\n" for name, value in lines.items())


def _duration(seconds: float) -> str:
    days, rest = divmod(int(seconds), 86_400)
    hours, rest = divmod(rest, 3600)
    return f"{days} d {hours} h" if days else f"{hours} h {rest // 60} min"


def wants_text(accept: str) -> bool:
    """Does somebody in a terminal ask? Then text is named, or nothing is, and no page and no JSON."""
    kinds = {kind.partition(";")[0].strip() for kind in accept.lower().split(",")}
    return not kinds & {"text/html", "application/json"} and bool(kinds & {"text/plain", "*/*", ""})


def text_answer(told: Status) -> Response[bytes]:
    code = 503 if told.status == "not saving" else 200
    kind = "text/plain; charset=utf-8"
    return Response(as_text(told).encode(), status_code=code, media_type=kind, headers={"Cache-Control": "no-store"})


@get("/api/status")
async def api_status(request: Asked) -> Response[bytes]:
    told = status(request.app.state.tables, request.app.state.pulse)
    accept = request.headers.get("accept", "")
    return text_answer(told) if "text/plain" in accept and wants_text(accept) else answer(request, told)


@route("/status", http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def status_page(request: Asked) -> Response[bytes]:
    """Shows the page to browsers; a few lines of text to `curl`."""
    if wants_text(request.headers.get("accept", "")):
        return text_answer(status(request.app.state.tables, request.app.state.pulse))
    page: Response[bytes] = request.app.state.pages.index(request.headers.get("accept-encoding", ""), 200)
    return page
