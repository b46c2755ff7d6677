"""Reads plain requests and makes their answers: bodies, packing, who asks, and work that goes to other threads."""

import gzip
import re
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.datastructures import State

from facedown.engine.errors import FacedownError
from facedown.engine.game import SPECTATOR
from facedown.server.commands.seating import chair_of, own_chair
from facedown.server.common.rate_limits import address_group
from facedown.server.http.json_input import Unreadable, decoded
from facedown.server.http.rejected import Rejected
from facedown.server.messages import requests
from facedown.server.table.table import Table
from facedown.server.tables import Tables
from facedown.server.views.slow_requests import Threads, asker_of, takes_packed, while_here, worked
from facedown.server.views.slow_worker import Question
from facedown.words import Said, said_of
from facedown.words.server import say as words

MOST_BODY = 16_384
MOST_FILE = 400_000  # about nine times the log of a usual game
WORTH_PACKING = 2_000
T = TypeVar("T")

Asked = Request[Any, Any, State]


def answer(request: Asked, value: Any, status: int = 200) -> Response[bytes]:
    body = msgspec.json.encode(value)
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if len(body) > WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = gzip.compress(body, 5), "gzip"
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def problem(request: Asked, status: int, *problems: Said) -> Response[bytes]:
    return answer(request, requests.problem_of(*problems), status)


def tables_of(request: Asked) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


_ID = re.compile(r"[a-z0-9]{8,16}")


async def table_named(request: Asked) -> Table:
    """Finds the table that an address names."""
    table, found = str(request.path_params["table"]), None
    if _ID.fullmatch(table):
        try:
            found = await tables_of(request).open(table)
        except FacedownError as error:
            raise Rejected(409, said_of(error)) from None
    if found is None:
        raise Rejected(404, words("refused.no_table"))
    return found


def client_group(request: Asked) -> str:
    """Names the client for limits, by its address."""
    return address_group(request.client.host if request.client else "")


async def read(request: Asked, kind: Any) -> Any:
    """Reads the body of a request."""
    try:
        return decoded(await request.body(), _decoder(kind))
    except Unreadable as error:
        raise Rejected(400, said_of(error)) from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


async def heavy(request: Asked, work: Callable[[], T]) -> T:
    """Runs work of a few milliseconds: in a thread, a few at once and in fair turns, so that tables go on."""
    threads: Threads = request.app.state.threads
    return await while_here(request, threads.run(asker_of(request), work))


async def worked_out(request: Asked, question: Question) -> Response[bytes]:
    """Answers what takes longer, from the helper process."""
    reply = await worked(request, msgspec.structs.replace(question, packed=takes_packed(request.headers)))
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if reply.packed:
        headers["Content-Encoding"] = "gzip"
    return Response(reply.body, status_code=200, media_type="application/json", headers=headers)


async def profile_of(request: Asked) -> str:
    """Finds the profile of who asks, if they keep one and are signed in."""
    return await tables_of(request).profiles.id_of(session_of(request))


def session_of(request: Asked) -> str:
    return request.headers.get("facedown-session", "")[:80]


def bearer(request: Asked) -> str:
    """Reads the secret that a request brings along: of a seat, or of something that was started."""
    return request.headers.get("authorization", "").removeprefix("Bearer ").strip()


async def whose(request: Asked, table: Table) -> int | None:
    """Finds the chair whose request this is, by its token or the session of a profile.

    Those who watch an open table need neither.
    """
    token = bearer(request)
    chair = chair_of(table.row, token)
    if chair is None and session_of(request):
        chair = own_chair(table.row, await profile_of(request))
    may_watch = not token and table.row.listed and table.row.spectators
    return SPECTATOR if chair is None and may_watch else chair
