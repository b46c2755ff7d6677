"""Answers plain requests: games and rules, making tables, the lobby, and finished games."""

import asyncio
import gzip
import re
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException

import facedown
from facedown.catalog import GAMES
from facedown.engine.errors import FacedownError
from facedown.engine.game import SPECTATOR
from facedown.server.commands.new_table import Unfit
from facedown.server.commands.seating import NotAdmitted, chair_of
from facedown.server.common.rate_limits import address_group
from facedown.server.http.json_input import Unreadable, decoded
from facedown.server.messages import requests
from facedown.server.people.profiles import chair_of_profile
from facedown.server.store import TableRow
from facedown.server.table.table import Table
from facedown.server.tables import Tables
from facedown.server.views import lobby, replays
from facedown.server.views.game_list import games
from facedown.server.views.slow_requests import BadInput, Threads, Turns, asker_of, takes_packed, while_here, worked
from facedown.server.views.slow_worker import AskDesk, CheckDice, Question, ShowFile, ShowTable, WriteLog

MOST_BODY = 16_384
MOST_FILE = 400_000  # about nine times the log of a usual game
WORTH_PACKING = 2_000
MOST_REASON = 500
T = TypeVar("T")
_ID = re.compile(r"[a-z0-9]{8,16}")

Asked = Request[Any, Any, State]


def answer(request: Asked, value: Any, status: int = 200) -> Response[bytes]:
    body = msgspec.json.encode(value)
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if len(body) > WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = gzip.compress(body, 5), "gzip"
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def problem(request: Asked, status: int, *problems: str) -> Response[bytes]:
    return answer(request, requests.Problem([_short(text) for text in problems]), status)


def _short(text: str) -> str:
    """Some reasons quote what the client has sent."""
    return text if len(text) <= MOST_REASON else f"{text[:MOST_REASON]}..."


def _tables(request: Asked) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def client_group(request: Asked) -> str:
    """Names the client for limits, by its address."""
    return address_group(request.client.host if request.client else "")


async def table_named(request: Asked) -> Table:
    """The table that an address names."""
    table, found = str(request.path_params["table"]), None
    if _ID.fullmatch(table):
        try:
            found = await _tables(request).open(table)
        except FacedownError as error:
            raise HTTPException(str(error), status_code=409) from None
    if found is None:
        raise HTTPException("there is no such table", status_code=404)
    return found


async def read(request: Asked, kind: Any) -> Any:
    """The body of a request."""
    try:
        return decoded(await request.body(), _decoder(kind))
    except Unreadable as error:
        raise HTTPException(str(error), status_code=400) from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


async def heavy(request: Asked, work: Callable[[], T]) -> T:
    """Work of a few milliseconds: in a thread, a few at once and in fair turns, so that tables go on."""
    threads: Threads = request.app.state.threads
    return await while_here(request, threads.run(asker_of(request), work))


async def worked_out(request: Asked, question: Question) -> Response[bytes]:
    """An answer that takes longer, from the helper process."""
    reply = await worked(request, msgspec.structs.replace(question, packed=takes_packed(request.headers)))
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if reply.packed:
        headers["Content-Encoding"] = "gzip"
    return Response(reply.body, status_code=200, media_type="application/json", headers=headers)


@get("/api/health")
async def health(request: Asked) -> Response[bytes]:
    tables = _tables(request)
    bots: Any = "ready" if tables.pool.warm else "warming up"
    store = tables.store.condition.name
    told = requests.Health(tables.store.summary, facedown.__version__, len(tables.in_memory), bots, store)
    return answer(request, told, 200 if store == "ok" else 503)


@get("/api/games")
async def list_games(request: Asked) -> Response[bytes]:
    return answer(request, games())


@get("/api/rules/{game:str}")
async def rules(request: Asked) -> Response[bytes]:
    game = str(request.path_params["game"])
    if game not in GAMES:
        return problem(request, 404, f"there is no game '{game[:30]}'")
    text = GAMES[game].text.rules_text().encode()
    return Response(text, media_type="text/markdown; charset=utf-8", headers={"Cache-Control": "no-cache"})


@post("/api/desk/{game:str}", request_max_body_size=MOST_BODY)
async def ask_desk(request: Asked) -> Response[bytes]:
    """A question to a game that belongs to no table; which questions there are is the game's own business."""
    game = GAMES.get(str(request.path_params["game"]))
    if game is None or game.page.desk is None:
        return problem(request, 404, "there is no such desk")
    await read(request, game.page.desk.question)  # refused if it is none
    return await worked_out(request, AskDesk(game=game.name, question=await request.body()))


@get("/api/tables")
async def list_tables(request: Asked) -> Response[bytes]:
    tables = _tables(request)
    rows = await lobby.shown(tables.store, tables.in_memory, tables.sync.others)
    return answer(request, [_open_table(row) for row in rows])


def _open_table(row: TableRow) -> requests.OpenTable:
    game = GAMES[row.game]
    return requests.OpenTable(
        table=row.id,
        game=row.game,
        title=game.title,
        host_name=row.seats[row.host].name,
        taken=sum(seat.kind != "free" for seat in row.seats),
        seats=len(row.seats),
        running=row.phase == "running",
        options=game.options.of(**row.options).public_changes(),
    )


@post("/api/tables", request_max_body_size=MOST_BODY)
async def make_table(request: Asked) -> Response[bytes]:
    wanted: requests.NewTable = await read(request, requests.NewTable)
    if not request.app.state.new_tables.take(client_group(request)):
        return problem(request, 429, "too many new tables from your address; wait a moment")
    try:
        profile = await profile_of(request)
        turns: Turns = request.app.state.making
        made = await while_here(request, turns.run(asker_of(request), lambda: _tables(request).create(wanted, profile)))
        return answer(request, made, 201)
    except Unfit as unfit:
        return problem(request, 400, *unfit.problems)


@post("/api/tables/{table:str}/sit", request_max_body_size=MOST_BODY)
async def sit_down(request: Asked) -> Response[bytes]:
    wanted: requests.SitDown = await read(request, requests.SitDown)
    found = await table_named(request)
    try:
        profile = await profile_of(request)
        return answer(request, await asyncio.shield(_tables(request).admission.sit(found, wanted.name, profile)), 201)
    except NotAdmitted as refused:
        return problem(request, 404 if refused.code == "no_such_table" else 409, refused.reason)


@get("/api/tables/{table:str}/replay")
async def show_replay(request: Asked) -> Response[bytes]:
    found = await table_named(request)
    await _tables(request).deals.look(found)
    try:
        chosen = replays.sight_of(request.query_params.get("sight", "open"), found.options.players)
        own = found.sealed and chosen >= 0 and await _seat(request, found) == chosen
        played = replays.played(found, own)
        replays.check_length(len(played.entries), replays.MOST_ACTIONS)
    except ValueError as error:
        return problem(request, 400, str(error))
    except (replays.NotYet, replays.TooLong) as error:
        return problem(request, 409, str(error))
    when = replays.moments(await _tables(request).store.log(found.id))
    chairs = [row.name for row in found.row.seats] if found.game.table.who_decides else []
    seats = replays.sitters(found)
    question = ShowTable(played=played, seats=seats, sight=chosen, when=when, sealed=own, chairs=chairs)
    return await worked_out(request, question)


@post("/api/replays", request_max_body_size=MOST_FILE)
async def open_log(request: Asked) -> Response[bytes]:
    data, sight = await request.body(), request.query_params.get("sight", "open")
    try:
        return await worked_out(request, ShowFile(data=data, sight=sight, most=replays.MOST_ACTIONS))
    except BadInput as reason:
        return problem(request, 400, str(reason))


@get("/api/tables/{table:str}/verify")
async def verify(request: Asked) -> Response[bytes]:
    found = await table_named(request)
    await _tables(request).deals.look(found)
    try:
        played = replays.played(found)
    except replays.NotYet as error:
        return problem(request, 409, str(error))
    return await worked_out(request, CheckDice(played=played, promised=found.row.commitment))


@get("/api/tables/{table:str}/tray")
async def tray(request: Asked) -> Response[bytes]:
    """The pictures of what the asker's hands play with, while they play."""
    found = await table_named(request)
    chair = await whose(request, found)
    if chair is None or chair < 0:
        return problem(request, 403, "only those who play have a tray")
    team = found.seat_of(chair)
    drawn = _tables(request).live.pictures(found, team)
    if drawn is None:
        return problem(request, 409, "the trays are covered")
    sheets = await asyncio.shield(asyncio.wrap_future(drawn))  # others wait for the same drawing
    return await heavy(request, lambda: answer(request, sheets[team]))


@post("/api/tables/{table:str}/desk", request_max_body_size=MOST_BODY)
async def ask_table_desk(request: Asked) -> Response[bytes]:
    """A question to a game about a table, answered from what the asker sees; which ones there are is the game's own
    business."""
    found = await table_named(request)
    desk = found.game.page.table_desk
    if desk is None:
        return problem(request, 404, "there is no such desk")
    question = await read(request, desk.question)
    chair = await whose(request, found)
    if chair is None:
        return problem(request, 403, "only those at the table can ask this")
    seen = found.game_log.seen(found.seat_of(chair)) if found.game_log else None
    return await heavy(request, lambda: answer(request, desk.answer(question, found.options, seen)))


@get("/api/tables/{table:str}/log")
async def download(request: Asked) -> Response[bytes]:
    found = await table_named(request)
    await _tables(request).deals.look(found)
    if found.row.phase == "over" and not found.sealed:
        when = replays.moments(await _tables(request).store.log(found.id))
        text = await worked(request, WriteLog(played=replays.played(found), seats=replays.sitters(found), when=when))
        name = f'attachment; filename="{found.row.game}-{found.id}.facedown.json"'
        headers = {"Cache-Control": "no-store", "Content-Disposition": name}
        return Response(text.body, media_type="application/json", headers=headers)
    chair = await whose(request, found)
    if chair is None or (chair < 0 and found.sealed):
        running = "the game is running" if found.row.phase != "over" else "others are to play the same deal"
        return problem(request, 403, f"while {running}, only those at the table get its notes")
    return answer(request, replays.notes(found, found.seat_of(chair)))


async def profile_of(request: Asked) -> str:
    """Of who asks, if they keep one and are signed in."""
    return await _tables(request).profiles.id_of(session_of(request))


def session_of(request: Asked) -> str:
    return request.headers.get("facedown-session", "")[:80]


def bearer(request: Asked) -> str:
    """The secret that a request brings along: of a seat, or of something that was started."""
    return request.headers.get("authorization", "").removeprefix("Bearer ").strip()


async def _seat(request: Asked, table: Table) -> int:
    chair = await whose(request, table)
    return SPECTATOR if chair is None else table.seat_of(chair)


async def whose(request: Asked, table: Table) -> int | None:
    """The chair whose request this is, by its token or the session of a profile; those who watch an open table need
    neither."""
    token = bearer(request)
    chair = chair_of(table.row, token)
    if chair is None and session_of(request):
        chair = chair_of_profile(table.row, await profile_of(request))
    return SPECTATOR if chair is None and not token and table.row.listed else chair


ROUTES = [
    health,
    list_games,
    rules,
    ask_desk,
    list_tables,
    make_table,
    sit_down,
    show_replay,
    open_log,
    verify,
    tray,
    ask_table_desk,
    download,
]
