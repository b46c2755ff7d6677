"""Answers people who want to sit down: what they may know before, and the chair that they get."""

import asyncio

from litestar import Response, get, post

from facedown.server.commands.seating import NotAdmitted
from facedown.server.common.rate_limits import Bucket
from facedown.server.common.tokens import fits
from facedown.server.http.answers import (
    MOST_BODY,
    Asked,
    answer,
    bearer,
    client_group,
    problem,
    profile_of,
    read,
    table_named,
    tables_of,
)
from facedown.server.http.rejected import Rejected
from facedown.server.messages.requests import SitDown
from facedown.server.views.preview import preview
from facedown.words.server import say as words


@get("/api/tables/{table:str}/preview")
async def show_preview(request: Asked) -> Response[bytes]:
    """Shows a table by its link, to who sits or sat there, or to anyone where it is listed. Others learn nothing."""
    wrong = _wrong_links(request)
    try:
        found = await table_named(request)
    except Rejected:
        wrong.take()
        raise
    token = bearer(request)
    known = [fits(token, found.row.link), *(fits(token, sitter.key) for sitter in found.row.seats)]
    if not (found.row.listed or any(known)):
        wrong.take()
        return problem(request, 404, words("refused.no_table"))
    return answer(request, preview(found, await profile_of(request)))


@post("/api/tables/{table:str}/sit", request_max_body_size=MOST_BODY)
async def sit_down(request: Asked) -> Response[bytes]:
    wanted: SitDown = await read(request, SitDown)
    wrong = _wrong_links(request)
    found = await table_named(request)
    try:
        profile = await profile_of(request)
        sits = tables_of(request).admission.sit(found, wanted, profile, client_group(request))
        return answer(request, await asyncio.shield(sits), 201)
    except NotAdmitted as refused:
        if refused.code == "no_such_table":
            wrong.take()
        return problem(request, 404 if refused.code == "no_such_table" else 409, refused.reason)


def _wrong_links(request: Asked) -> Bucket:
    """Finds the bucket of the address; an empty one lets nobody try."""
    bucket: Bucket = request.app.state.wrong_links.of(client_group(request))
    if bucket.empty:
        raise Rejected(429, words("closed.wrong_links"))
    return bucket


SEATING_ROUTES = [show_preview, sit_down]
