"""Requests about deals that several tables play."""

import re

from litestar import Response, get, post

from facedown.server.api import MOST_BODY, Asked, answer, problem, profile_of, read
from facedown.server.deal_messages import CloseDeal
from facedown.server.deals import NoDeal
from facedown.server.entry import chair_of
from facedown.server.hall import Hall
from facedown.server.profiles import chair_of_profile
from facedown.server.store import TableRow

_ID = re.compile(r"[a-z0-9]{8,16}")


def _hall(request: Asked) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


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

    hall = _hall(request)
    try:
        return answer(request, await hall.deals.show(_id(request), hall.open, own))
    except NoDeal as reason:
        return problem(request, 404, str(reason))


@post("/api/deals/{deal:str}/close", request_max_body_size=MOST_BODY)
async def close_deal(request: Asked) -> Response[bytes]:
    """By who made it, before its time."""
    wanted: CloseDeal = await read(request, CloseDeal)
    id, address = _id(request), request.client.host if request.client else ""
    wrong = request.app.state.wrong_codes.of(address)
    if wrong.empty:
        return problem(request, 429, "too many wrong secrets; wait a minute")
    try:
        if not await _hall(request).deals.close(id, wanted.key):
            wrong.take()
            return problem(request, 403, "only who has made a deal can close it")
        await _hall(request).unseal(id)
    except NoDeal as reason:
        return problem(request, 404, str(reason))
    return await _shown(request)


async def _shown(request: Asked) -> Response[bytes]:
    hall = _hall(request)
    return answer(request, await hall.deals.show(_id(request), hall.open, lambda row: False))


DEAL_ROUTES = [show_deal, close_deal]
