"""Answers requests about analyses of finished games: start, look, stop."""

import asyncio
import re

import msgspec
from litestar import Response, delete, get, post

from facedown.server.common.tokens import fits
from facedown.server.finished.analysis_jobs import Analyses
from facedown.server.http.answers import MOST_FILE, Asked, answer, bearer, heavy, problem, table_named, whose
from facedown.server.table.table import Table
from facedown.server.views import replays
from facedown.server.views.slow_requests import BadInput, asker_of, worked
from facedown.server.views.slow_worker import FindPositions, Positions
from facedown.words import said_of
from facedown.words.server import say as words

_KEY = re.compile(r"[0-9a-f]{24}")
NOT_YOURS = words("request.analysis_not_yours")
TOO_MANY = words("request.many_analyses")


def _analyses(request: Asked) -> Analyses:
    found: Analyses = request.app.state.analyses
    return found


def _since(request: Asked) -> int:
    text = request.query_params.get("since", "0")
    return min(int(text), 1_000_000) if text.isdecimal() and len(text) < 10 else 0


def _too_fast(request: Asked) -> bool:
    return not request.app.state.new_analyses.take(asker_of(request).address)


async def _found(request: Asked, question: FindPositions) -> Positions:
    return msgspec.json.decode((await worked(request, question)).body, type=Positions)


@post("/api/tables/{table:str}/analysis")
async def start_analysis(request: Asked) -> Response[bytes]:
    """Starts an analysis or goes on with it; of one that is running or done it only says how far it is."""
    found = await table_named(request)
    if _too_fast(request):
        return problem(request, 429, TOO_MANY)
    try:
        played = replays.played(found)
        replays.check_length(len(played.entries), replays.MOST_ACTIONS)
    except (replays.NotYet, replays.TooLong) as error:
        return problem(request, 409, said_of(error))
    key = await _analyses(request).begin(
        found.id, asker_of(request), lambda: _found(request, FindPositions(played=played))
    )
    told = await _analyses(request).of_table(found.id, _since(request))
    return answer(request, msgspec.structs.replace(told, stop=key), 202)


@get("/api/tables/{table:str}/analysis")
async def show_analysis(request: Asked) -> Response[bytes]:
    found = await table_named(request)
    try:
        replays.check_open(found)
    except replays.NotYet as error:
        return problem(request, 409, said_of(error))
    told = await _analyses(request).of_table(found.id, _since(request))
    return await heavy(request, lambda: answer(request, told))


@delete("/api/tables/{table:str}/analysis", status_code=200)
async def stop_analysis(request: Asked) -> Response[bytes]:
    """Stops an analysis; what is done so far is kept."""
    found = await table_named(request)
    try:
        replays.check_open(found)
    except replays.NotYet as error:
        return problem(request, 409, said_of(error))
    if not await _may_stop(request, found):
        return problem(request, 403, NOT_YOURS)
    await asyncio.shield(_analyses(request).cancel_table(found.id))
    return answer(request, await _analyses(request).of_table(found.id, _since(request)))


async def _may_stop(request: Asked, table: Table) -> bool:
    """May who asks stop it? Those who sat at the table by their seat's token or profile, who started it by the key."""
    chair = await whose(request, table)
    return (chair is not None and chair >= 0) or await _analyses(request).may_stop(table.id, bearer(request))


@post("/api/analyses", request_max_body_size=MOST_FILE)
async def analyse_log(request: Asked) -> Response[bytes]:
    """Analyses in the same way a log that somebody has; kept for as long as the server runs and has room."""
    if _too_fast(request):
        return problem(request, 429, TOO_MANY)
    data = await request.body()
    try:
        job, key = await _analyses(request).begin_file(
            data, asker_of(request), lambda: _found(request, FindPositions(data=data, most=replays.MOST_ACTIONS))
        )
    except BadInput as reason:
        return problem(request, 400, said_of(reason))
    return answer(request, msgspec.structs.replace(job.told(_since(request)), stop=key), 202)


@get("/api/analyses/{key:str}")
async def show_analysis_of_log(request: Asked) -> Response[bytes]:
    key = str(request.path_params["key"])
    job = _analyses(request).file(key) if _KEY.fullmatch(key) else None
    if job is None:
        return problem(request, 404, words("request.no_analysis"))
    return await heavy(request, lambda: answer(request, job.told(_since(request))))


@delete("/api/analyses/{key:str}", status_code=200)
async def stop_analysis_of_log(request: Asked) -> Response[bytes]:
    key = str(request.path_params["key"])
    job = _analyses(request).file(key) if _KEY.fullmatch(key) else None
    if job is None:
        return problem(request, 404, words("request.no_analysis"))
    if not fits(bearer(request), job.stop):
        return problem(request, 403, NOT_YOURS)
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
