"""GET /api/status and /status: is the server well? For everyone, so in rounded numbers."""

import asyncio
import math
from collections import deque
from datetime import UTC, datetime
from typing import Any

from litestar import HttpMethod, Response, get, route

import facedown
from facedown.server.api import Asked, answer
from facedown.server.clock import now
from facedown.server.counts import Spread, quantile
from facedown.server.hall import Hall
from facedown.server.status_messages import ResponseTime, Status
from facedown.server.store.trouble import ADVICE, WORDS

STEP = 30.0  # seconds
STEPS = 30


class Pulse:
    """How quick the server was, step by step: differences of what is counted anyway, so it costs moves nothing."""

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
    """Up to the next of 0, 5, 10, 20, 30 ... 100, 200 ...: enough to see that a house is full, and no more."""
    if number <= 5:
        return 5 if number else 0
    step = 10 ** int(math.log10(number - 1)) if number > 10 else 10
    return math.ceil(number / step) * step


def status(hall: Hall, pulse: Pulse) -> Status:
    condition = hall.store.condition.name
    up = max(0.0, now() - pulse.started)
    bots: Any = "ready" if hall.pool.warm else "warming up"
    return Status(
        status="ok" if condition == "ok" else "not saving",
        version=facedown.__version__,
        since=datetime.fromtimestamp(pulse.started, UTC).isoformat(timespec="seconds"),
        up=round(up),
        database=condition,
        advice=f"{WORDS[condition]}; {ADVICE[condition]}" if condition != "ok" else "",
        bots=bots,
        servers=len(hall.nodes.living),
        tables=rounded(len(hall.tables)),
        people=rounded(sum(len({one.chair for one in table.listeners}) for table in hall.tables.values())),
        step=STEP,
        times=pulse.times(),
    )


def as_text(told: Status) -> str:
    """For a terminal."""
    latest = next((time for time in reversed(told.times) if time.median_ms is not None), None)
    quick = f"{latest.median_ms} ms (99 of 100 within {latest.slowest_ms} ms)" if latest else "nobody has asked lately"
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
    """Somebody in a terminal: text is named, or nothing is, and no page and no JSON."""
    kinds = {kind.partition(";")[0].strip() for kind in accept.lower().split(",")}
    return not kinds & {"text/html", "application/json"} and bool(kinds & {"text/plain", "*/*", ""})


def text_answer(told: Status) -> Response[bytes]:
    code = 200 if told.status == "ok" else 503
    kind = "text/plain; charset=utf-8"
    return Response(as_text(told).encode(), status_code=code, media_type=kind, headers={"Cache-Control": "no-store"})


@get("/api/status")
async def api_status(request: Asked) -> Response[bytes]:
    told = status(request.app.state.hall, request.app.state.pulse)
    accept = request.headers.get("accept", "")
    return text_answer(told) if "text/plain" in accept and wants_text(accept) else answer(request, told)


@route("/status", http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def status_page(request: Asked) -> Response[bytes]:
    """The page for browsers; a few lines of text for `curl`."""
    if wants_text(request.headers.get("accept", "")):
        return text_answer(status(request.app.state.hall, request.app.state.pulse))
    page: Response[bytes] = request.app.state.pages.index(request.headers.get("accept-encoding", ""), 200)
    return page
