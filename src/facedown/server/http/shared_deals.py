"""Answers requests about deals that several tables play."""

import re

from litestar import Response, get, post
from litestar.exceptions import HTTPException

from facedown.server.commands.seating import chair_of
from facedown.server.common.rate_limits import Bucket
from facedown.server.finished.shared_deals import NoDeal
from facedown.server.http.api import MOST_BODY, Asked, answer, client_group, problem, profile_of, read
from facedown.server.messages.shared_deals import CloseDeal, Invite
from facedown.server.people.profiles import chair_of_profile
from facedown.server.store import TableRow
from facedown.server.tables import Tables

_ID = re.compile(r"[a-z0-9]{8,16}")


def _tables(request: Asked) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def _id(request: Asked) -> str:
    id = str(request.path_params["deal"])
    return id if _ID.fullmatch(id) else ""


@get("/api/deals/{deal:str}")
async def show_deal(request: Asked) -> Response[bytes]:
    """A deal, and its results for those who may see them."""
    table = request.query_params.get("table", "")
    token = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    profile = await profile_of(request)

    def own(row: TableRow) -> bool:
        by_token = chair_of(row, token) if row.id == table else None
        return (by_token is not None and by_token >= 0) or chair_of_profile(row, profile) is not None

    tables = _tables(request)
    try:
        return answer(request, await tables.deals.show(_id(request), tables.open, own))
    except NoDeal as reason:
        return problem(request, 404, str(reason))


def _wrong_keys(request: Asked) -> Bucket:
    """Of the address; an empty one lets nobody try."""
    bucket: Bucket = request.app.state.wrong_codes.of(client_group(request))
    if bucket.empty:
        raise HTTPException("too many wrong secrets; wait a minute", status_code=429)
    return bucket


@post("/api/deals/{deal:str}/invitations", request_max_body_size=MOST_BODY)
async def invite(request: Asked) -> Response[bytes]:
    """By who made it: a link that opens one more table."""
    wanted: Invite = await read(request, Invite)
    wrong = _wrong_keys(request)
    try:
        made = await _tables(request).deals.invite(_id(request), wanted.key)
    except NoDeal as reason:
        return problem(request, 409, str(reason))
    if made is None:
        wrong.take()
        return problem(request, 403, "only who has made a deal can invite others to it")
    return answer(request, made, 201)


@post("/api/deals/{deal:str}/close", request_max_body_size=MOST_BODY)
async def close_deal(request: Asked) -> Response[bytes]:
    """By who made it, before its time."""
    wanted: CloseDeal = await read(request, CloseDeal)
    id, wrong = _id(request), _wrong_keys(request)
    try:
        if not await _tables(request).deals.close(id, wanted.key):
            wrong.take()
            return problem(request, 403, "only who has made a deal can close it")
        await _tables(request).unseal(id)
    except NoDeal as reason:
        return problem(request, 404, str(reason))
    return await _shown(request)


async def _shown(request: Asked) -> Response[bytes]:
    tables = _tables(request)
    return answer(request, await tables.deals.show(_id(request), tables.open, lambda row: False))


DEAL_ROUTES = [show_deal, invite, close_deal]
