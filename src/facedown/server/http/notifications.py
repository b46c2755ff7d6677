"""Answers requests about notifications: the server's key, and which seat wants to be told of its turn."""

from litestar import Response, delete, get, post
from litestar.exceptions import HTTPException

from facedown.server.automation.push_address import NotAllowed
from facedown.server.automation.push_delivery import Unreachable
from facedown.server.common.fair_shares import Crowded
from facedown.server.http.api import MOST_BODY, Asked, answer, client_group, problem, read, table_named, whose
from facedown.server.messages.notifications import PushKey, Subscribe, Unsubscribe
from facedown.server.table.table import Table
from facedown.server.tables import Tables


def _tables(request: Asked) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def _seat(request: Asked) -> tuple[Table, int]:
    table = await table_named(request)
    chair = await whose(request, table)
    if chair is None or chair < 0:
        raise HTTPException("only those who play can be told of their turn", status_code=403)
    return table, chair


@get("/api/push")
async def push_key(request: Asked) -> Response[bytes]:
    return answer(request, PushKey(await _tables(request).notifications.public_key()))


@post("/api/tables/{table:str}/push", request_max_body_size=MOST_BODY)
async def subscribe(request: Asked) -> Response[bytes]:
    wanted: Subscribe = await read(request, Subscribe)
    table, chair = await _seat(request)
    try:
        await _tables(request).notifications.subscribe(table, chair, wanted, client_group(request))
    except Crowded:
        return problem(request, 429, "too many browsers ask for notifications; wait a moment")
    except (NotAllowed, Unreachable, ValueError) as error:
        return problem(request, 400, str(error))
    return answer(request, {}, 201)


@delete("/api/tables/{table:str}/push", request_max_body_size=MOST_BODY, status_code=200)
async def unsubscribe(request: Asked) -> Response[bytes]:
    wanted: Unsubscribe = await read(request, Unsubscribe)
    table, chair = await _seat(request)
    await _tables(request).notifications.unsubscribe(table.id, chair, wanted.endpoint)
    return answer(request, {})


PUSH_ROUTES = [push_key, subscribe, unsubscribe]
