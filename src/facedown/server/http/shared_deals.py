"""Answers requests about deals that several tables play."""

import re

from litestar import Response, get, post

from facedown.server.commands.seating import chair_of
from facedown.server.common.rate_limits import Bucket
from facedown.server.finished.shared_deals import NoDeal
from facedown.server.http.answers import MOST_BODY, Asked, answer, client_group, problem, profile_of, read, tables_of
from facedown.server.http.rejected import Rejected
from facedown.server.messages.shared_deals import CloseDeal, Invite
from facedown.server.people.profiles import chair_of_profile
from facedown.server.store import TableRow
from facedown.words import said_of
from facedown.words.server import say as words

_ID = re.compile(r"[a-z0-9]{8,16}")


def _id(request: Asked) -> str:
    id = str(request.path_params["deal"])
    return id if _ID.fullmatch(id) else ""


@get("/api/deals/{deal:str}")
async def show_deal(request: Asked) -> Response[bytes]:
    """Shows a deal, and its results to those who may see them."""
    table = request.query_params.get("table", "")
    token = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    profile = await profile_of(request)

    def own(row: TableRow) -> bool:
        by_token = chair_of(row, token) if row.id == table else None
        return (by_token is not None and by_token >= 0) or chair_of_profile(row, profile) is not None

    tables = tables_of(request)
    try:
        return answer(request, await tables.deals.show(_id(request), tables.open, own))
    except NoDeal as reason:
        return problem(request, 404, said_of(reason))


def _wrong_keys(request: Asked) -> Bucket:
    """Finds the bucket of the address; an empty one lets nobody try."""
    bucket: Bucket = request.app.state.wrong_codes.of(client_group(request))
    if bucket.empty:
        raise Rejected(429, words("request.wrong_secrets"))
    return bucket


@post("/api/deals/{deal:str}/invitations", request_max_body_size=MOST_BODY)
async def invite(request: Asked) -> Response[bytes]:
    """Makes a link that opens one more table, for who made the deal."""
    wanted: Invite = await read(request, Invite)
    wrong = _wrong_keys(request)
    try:
        made = await tables_of(request).deals.invite(_id(request), wanted.key)
    except NoDeal as reason:
        return problem(request, 409, said_of(reason))
    if made is None:
        wrong.take()
        return problem(request, 403, words("request.deal_not_yours"))
    return answer(request, made, 201)


@post("/api/deals/{deal:str}/close", request_max_body_size=MOST_BODY)
async def close_deal(request: Asked) -> Response[bytes]:
    """Closes a deal before its time, for who made it."""
    wanted: CloseDeal = await read(request, CloseDeal)
    id, wrong = _id(request), _wrong_keys(request)
    try:
        if not await tables_of(request).deals.close(id, wanted.key):
            wrong.take()
            return problem(request, 403, words("request.deal_not_yours"))
        await tables_of(request).unseal(id)
    except NoDeal as reason:
        return problem(request, 404, said_of(reason))
    return await _shown(request)


async def _shown(request: Asked) -> Response[bytes]:
    tables = tables_of(request)
    return answer(request, await tables.deals.show(_id(request), tables.open, lambda row: False))


DEAL_ROUTES = [show_deal, invite, close_deal]
