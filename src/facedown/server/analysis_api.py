"""Requests about analyses of finished games: start, look, stop."""

import asyncio
import re

from litestar import Response, delete, get, post

from facedown.engine.errors import LogError
from facedown.server import replays
from facedown.server.analyses import Analyses, Busy
from facedown.server.api import MOST_FILE, Asked, answer, heavy, problem, table_named

_KEY = re.compile(r"[0-9a-f]{24}")
BUSY = "many games are waiting to be analysed; try again in a while"
TOO_MANY = "too many analyses from your address; wait a moment"


def _analyses(request: Asked) -> Analyses:
    found: Analyses = request.app.state.analyses
    return found


def _since(request: Asked) -> int:
    text = request.query_params.get("since", "0")
    return min(int(text), 1_000_000) if text.isdecimal() and len(text) < 10 else 0


def _too_fast(request: Asked) -> bool:
    return not request.app.state.new_analyses.take(request.client.host if request.client else "")


@post("/api/tables/{table:str}/analysis")
async def start_analysis(request: Asked) -> Response[bytes]:
    """Start it or go on with it; one that is running or done is only told about."""
    found = await table_named(request)
    if _too_fast(request):
        return problem(request, 429, TOO_MANY)
    try:
        play = await heavy(request, lambda: replays.played(found))
        replays.check_length(play)
        await asyncio.shield(_analyses(request).begin(found.id, play))
    except (replays.NotYet, replays.TooLong) as error:
        return problem(request, 409, str(error))
    except Busy:
        return problem(request, 503, BUSY)
    return answer(request, await _analyses(request).of_table(found.id, _since(request)), 202)


@get("/api/tables/{table:str}/analysis")
async def show_analysis(request: Asked) -> Response[bytes]:
    found = await table_named(request)
    try:
        replays.check_open(found)
    except replays.NotYet as error:
        return problem(request, 409, str(error))
    told = await _analyses(request).of_table(found.id, _since(request))
    return await heavy(request, lambda: answer(request, told))


@delete("/api/tables/{table:str}/analysis", status_code=200)
async def stop_analysis(request: Asked) -> Response[bytes]:
    """What is done so far is kept."""
    found = await table_named(request)
    try:
        replays.check_open(found)
    except replays.NotYet as error:
        return problem(request, 409, str(error))
    await asyncio.shield(_analyses(request).cancel_table(found.id))
    return answer(request, await _analyses(request).of_table(found.id, _since(request)))


@post("/api/analyses", request_max_body_size=MOST_FILE)
async def analyse_log(request: Asked) -> Response[bytes]:
    """The same for a log that somebody has; kept for as long as the server runs and has room."""
    if _too_fast(request):
        return problem(request, 429, TOO_MANY)
    try:
        text = (await request.body()).decode()
        saved = await heavy(request, lambda: replays.opened(text))
        replays.check_length(saved.play)
        job = await _analyses(request).begin_file(text, saved.play)
    except (LogError, replays.TooLong) as error:
        return problem(request, 400, str(error))
    except UnicodeDecodeError:
        return problem(request, 400, "this is no saved game (not a text file)")
    except Busy:
        return problem(request, 503, BUSY)
    return answer(request, job.told(_since(request)), 202)


@get("/api/analyses/{key:str}")
async def show_analysis_of_log(request: Asked) -> Response[bytes]:
    key = str(request.path_params["key"])
    job = _analyses(request).file(key) if _KEY.fullmatch(key) else None
    if job is None:
        return problem(request, 404, "there is no such analysis (any more)")
    return await heavy(request, lambda: answer(request, job.told(_since(request))))


@delete("/api/analyses/{key:str}", status_code=200)
async def stop_analysis_of_log(request: Asked) -> Response[bytes]:
    key = str(request.path_params["key"])
    job = _analyses(request).file(key) if _KEY.fullmatch(key) else None
    if job is None:
        return problem(request, 404, "there is no such analysis (any more)")
    _analyses(request).cancel_file(job)
    return answer(request, job.told(_since(request)))


ANALYSIS_ROUTES = [
    start_analysis,
    show_analysis,
    stop_analysis,
    analyse_log,
    show_analysis_of_log,
    stop_analysis_of_log,
]
