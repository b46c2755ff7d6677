"""Answers requests of people who look for opponents."""

from litestar import Response, delete, get, post

from facedown.server.commands.new_table import Unfit
from facedown.server.http.answers import (
    MOST_BODY,
    Asked,
    answer,
    bearer,
    client_group,
    problem,
    profile_of,
    read,
    tables_of,
)
from facedown.server.messages.searches import NewSearch
from facedown.server.tables.searches import TooMany
from facedown.server.views.slow_requests import while_here
from facedown.words.server import say as words

MOST_DIGITS = 4


@post("/api/searches", request_max_body_size=MOST_BODY)
async def begin_search(request: Asked) -> Response[bytes]:
    wanted: NewSearch = await read(request, NewSearch)
    group = client_group(request)
    if not request.app.state.new_tables.take(group):
        return problem(request, 429, words("request.many_searches"))
    try:
        begun = await tables_of(request).searches.begin(wanted, await profile_of(request), group)
    except Unfit as unfit:
        return problem(request, 400, *unfit.problems)
    except TooMany:
        return problem(request, 429, words("request.many_searches"))
    return answer(request, begun, 201)


@get("/api/searches")
async def show_search(request: Asked) -> Response[bytes]:
    """Shows a search: with ?wait=SECONDS the answer comes when there is a table, or after so long."""
    seconds = request.query_params.get("wait", "0")
    if not seconds.isdecimal() or len(seconds) > MOST_DIGITS:
        return problem(request, 400, words("request.search_wait"))
    searches = tables_of(request).searches
    found = await while_here(request, searches.wait(bearer(request), client_group(request), float(seconds)))
    return problem(request, 404, words("request.no_search")) if found is None else answer(request, found)


@delete("/api/searches", status_code=200)
async def end_search(request: Asked) -> Response[bytes]:
    await tables_of(request).searches.end(bearer(request))
    return answer(request, {})


SEARCH_ROUTES = [begin_search, show_search, end_search]
