"""Being told when it is one's turn: the server's key, and who wants it at which seat."""

from litestar import Response, delete, get, post
from litestar.exceptions import HTTPException

from facedown.server.api import MOST_BODY, Asked, answer, problem, read, table_named, whose
from facedown.server.hall import Hall
from facedown.server.post import NotAllowed
from facedown.server.push_messages import PushKey, Subscribe, Unsubscribe
from facedown.server.table import Table


def _hall(request: Asked) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def _seat(request: Asked) -> tuple[Table, int]:
    table = await table_named(request)
    chair = await whose(request, table)
    if chair is None or chair < 0:
        raise HTTPException("only those who play can be told of their turn", status_code=403)
    return table, chair


@get("/api/push")
async def push_key(request: Asked) -> Response[bytes]:
    return answer(request, PushKey(await _hall(request).pushes.public_key()))


@post("/api/tables/{table:str}/push", request_max_body_size=MOST_BODY)
async def subscribe(request: Asked) -> Response[bytes]:
    wanted: Subscribe = await read(request, Subscribe)
    table, chair = await _seat(request)
    try:
        await _hall(request).pushes.subscribe(table, chair, wanted)
    except (NotAllowed, ValueError) as error:
        return problem(request, 400, str(error))
    return answer(request, {}, 201)


@delete("/api/tables/{table:str}/push", request_max_body_size=MOST_BODY, status_code=200)
async def unsubscribe(request: Asked) -> Response[bytes]:
    wanted: Unsubscribe = await read(request, Unsubscribe)
    table, chair = await _seat(request)
    await _hall(request).pushes.unsubscribe(table.id, chair, wanted.endpoint)
    return answer(request, {})


PUSH_ROUTES = [push_key, subscribe, unsubscribe]
