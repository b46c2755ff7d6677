"""Answers requests about notifications: the server's key, and which seat wants to be notified of its turn."""

from litestar import Response, delete, get, post

from facedown.server.automation.push_address import NotAllowed
from facedown.server.automation.push_delivery import Unreachable
from facedown.server.common.fair_shares import Crowded
from facedown.server.http.answers import (
    MOST_BODY,
    Asked,
    answer,
    client_group,
    problem,
    read,
    table_named,
    tables_of,
    whose,
)
from facedown.server.http.rejected import Rejected
from facedown.server.messages.notifications import PushKey, Subscribe, Unsubscribe
from facedown.server.table.table import Table
from facedown.words import said_of
from facedown.words.server import say as words


async def _seat(request: Asked) -> tuple[Table, int]:
    table = await table_named(request)
    chair = await whose(request, table)
    if chair is None or chair < 0:
        raise Rejected(403, words("request.push_seat"))
    return table, chair


@get("/api/push")
async def push_key(request: Asked) -> Response[bytes]:
    return answer(request, PushKey(await tables_of(request).notifications.public_key()))


@post("/api/tables/{table:str}/push", request_max_body_size=MOST_BODY)
async def subscribe(request: Asked) -> Response[bytes]:
    wanted: Subscribe = await read(request, Subscribe)
    table, chair = await _seat(request)
    try:
        await tables_of(request).notifications.subscribe(table, chair, wanted, client_group(request))
    except Crowded:
        return problem(request, 429, words("request.push_many"))
    except (NotAllowed, Unreachable, ValueError) as error:
        return problem(request, 400, said_of(error))
    return answer(request, {}, 201)


@delete("/api/tables/{table:str}/push", request_max_body_size=MOST_BODY, status_code=200)
async def unsubscribe(request: Asked) -> Response[bytes]:
    wanted: Unsubscribe = await read(request, Unsubscribe)
    table, chair = await _seat(request)
    await tables_of(request).notifications.unsubscribe(table.id, chair, wanted.endpoint)
    return answer(request, {})


PUSH_ROUTES = [push_key, subscribe, unsubscribe]
