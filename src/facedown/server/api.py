"""Plain requests: games and rules, making tables, the lobby, and finished games."""

import asyncio
import gzip
import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException

import facedown
from facedown.catalog import GAMES
from facedown.engine.errors import FacedownError, LogError
from facedown.engine.game import SPECTATOR
from facedown.server import protocol as say
from facedown.server import replays
from facedown.server.entry import NotAdmitted, chair_of
from facedown.server.games import games
from facedown.server.hall import Hall
from facedown.server.new_tables import Unfit
from facedown.server.profiles import chair_of_profile
from facedown.server.store import TableRow
from facedown.server.table import Table

MOST_BODY = 16_384
MOST_FILE = 400_000  # about nine times the log of a usual game
MOST_LISTED = 100
WORTH_PACKING = 2_000
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
    return answer(request, say.Problem(list(problems)), status)


def _hall(request: Asked) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def table_named(request: Asked) -> Table:
    """The table that an address names."""
    table, found = str(request.path_params["table"]), None
    if _ID.fullmatch(table):
        try:
            found = await _hall(request).open(table)
        except FacedownError as error:
            raise HTTPException(str(error), status_code=409) from None
    if found is None:
        raise HTTPException("there is no such table", status_code=404)
    return found


async def read(request: Asked, kind: Any) -> Any:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise HTTPException(str(error), status_code=400) from None


async def heavy(request: Asked, work: Callable[[], T]) -> T:
    """Work of more than a few milliseconds: in a thread, and never more than two at once, so that tables go on."""
    async with request.app.state.heavy:
        return await asyncio.to_thread(work)


@get("/api/health")
async def health(request: Asked) -> Response[bytes]:
    hall = _hall(request)
    bots: Any = "ready" if hall.pool.warm else "warming up"
    store = hall.store.condition.name
    told = say.Health("ok" if store == "ok" else "not saving", facedown.__version__, len(hall.tables), bots, store)
    return answer(request, told, 200 if store == "ok" else 503)


@get("/api/games")
async def list_games(request: Asked) -> Response[bytes]:
    return answer(request, games())


@get("/api/rules/{game:str}")
async def rules(request: Asked) -> Response[bytes]:
    game = str(request.path_params["game"])
    if game not in GAMES:
        return problem(request, 404, f"there is no game '{game[:30]}'")
    text = GAMES[game].rules_text().encode()
    return Response(text, media_type="text/markdown; charset=utf-8", headers={"Cache-Control": "no-cache"})


@post("/api/desk/{game:str}", request_max_body_size=MOST_BODY)
async def ask_desk(request: Asked) -> Response[bytes]:
    """A question to a game that belongs to no table; which questions there are is the game's own business."""
    game = GAMES.get(str(request.path_params["game"]))
    if game is None or game.desk is None:
        return problem(request, 404, "there is no such desk")
    desk = game.desk
    question = await read(request, desk.question)
    return await heavy(request, lambda: answer(request, desk.answer(question)))


@get("/api/tables")
async def list_tables(request: Asked) -> Response[bytes]:
    hall = _hall(request)
    rows = await hall.store.listed(MOST_LISTED)
    there = await hall.elsewhere.attended(
        [row.id for row in rows]
    )  # one that everybody has left is no use in the lobby
    return answer(request, [_open_table(row) for row in rows if row.id in there and row.host >= 0])


def _open_table(row: TableRow) -> say.OpenTable:
    game = GAMES[row.game]
    return say.OpenTable(
        table=row.id,
        game=row.game,
        title=game.title,
        host_name=row.seats[row.host].name,
        taken=sum(seat.kind != "free" for seat in row.seats),
        seats=len(row.seats),
        running=row.phase == "running",
        options=game.options.of(**row.options).changed(),
    )


@post("/api/tables", request_max_body_size=MOST_BODY)
async def make_table(request: Asked) -> Response[bytes]:
    wanted: say.NewTable = await read(request, say.NewTable)
    address = request.client.host if request.client else ""
    if not request.app.state.new_tables.take(address):
        return problem(request, 429, "too many new tables from your address; wait a moment")
    try:
        profile = await profile_of(request)
        return answer(request, await asyncio.shield(_hall(request).create(wanted, profile)), 201)
    except Unfit as unfit:
        return problem(request, 400, *unfit.problems)


@post("/api/tables/{table:str}/sit", request_max_body_size=MOST_BODY)
async def sit_down(request: Asked) -> Response[bytes]:
    wanted: say.SitDown = await read(request, say.SitDown)
    found = await table_named(request)
    try:
        profile = await profile_of(request)
        return answer(request, await asyncio.shield(_hall(request).sit(found, wanted.name, profile)), 201)
    except NotAdmitted as refused:
        return problem(request, 404 if refused.code == "no_such_table" else 409, refused.reason)


@get("/api/tables/{table:str}/replay")
async def show_replay(request: Asked) -> Response[bytes]:
    found = await table_named(request)
    await _hall(request).deals.look(found)
    try:
        chosen = replays.sight_of(request.query_params.get("sight", "open"), found.options.players)
        own = found.sealed and chosen >= 0 and await _seat(request, found) == chosen
        play = await heavy(request, lambda: replays.played(found, own))
        replays.check_length(play)
    except ValueError as error:
        return problem(request, 400, str(error))
    except (replays.NotYet, replays.TooLong) as error:
        return problem(request, 409, str(error))
    seats = replays.sitters(found)
    when = replays.moments(await _hall(request).store.log(found.id))
    chairs = [row.name for row in found.row.seats] if found.game.team_turn else []
    made = await heavy(request, lambda: replays.replay(play, seats, chosen, when, own))
    return await heavy(request, lambda: answer(request, msgspec.structs.replace(made, chairs=chairs)))


@post("/api/replays", request_max_body_size=MOST_FILE)
async def open_log(request: Asked) -> Response[bytes]:
    try:
        text = (await request.body()).decode()
        saved = await heavy(request, lambda: replays.opened(text))
        replays.check_length(saved.play)
        chosen = replays.sight_of(request.query_params.get("sight", "open"), saved.play.options.players)
    except (LogError, replays.TooLong) as error:
        return problem(request, 400, str(error))
    except UnicodeDecodeError:
        return problem(request, 400, "this is no saved game (not a text file)")
    except ValueError as error:
        return problem(request, 400, str(error))
    return await heavy(request, lambda: answer(request, replays.replay(saved.play, saved.seats, chosen, saved.times)))


@get("/api/tables/{table:str}/verify")
async def verify(request: Asked) -> Response[bytes]:
    found = await table_named(request)
    await _hall(request).deals.look(found)
    try:
        play = await heavy(request, lambda: replays.played(found))
    except replays.NotYet as error:
        return problem(request, 409, str(error))
    return answer(request, await heavy(request, lambda: replays.dice_report(play, found.row.commitment)))


@get("/api/tables/{table:str}/tray")
async def tray(request: Asked) -> Response[bytes]:
    """Pictures of the pieces in the own team's tray, by their handles, while a race is on."""
    found = await table_named(request)
    chair = await whose(request, found)
    if chair is None or chair < 0:
        return problem(request, 403, "only those who play have a tray")
    drawing = _hall(request).races.drawing(found, found.seat_of(chair))
    if drawing is None:
        return problem(request, 409, "the trays are covered")
    return await heavy(request, lambda: answer(request, drawing()))


@get("/api/tables/{table:str}/log")
async def download(request: Asked) -> Response[bytes]:
    found = await table_named(request)
    await _hall(request).deals.look(found)
    if found.row.phase == "over" and not found.sealed:
        when = replays.moments(await _hall(request).store.log(found.id))
        text = await heavy(request, lambda: replays.log_text(found, when))
        name = f'attachment; filename="{found.row.game}-{found.id}.facedown.json"'
        headers = {"Cache-Control": "no-store", "Content-Disposition": name}
        return Response(text.encode(), media_type="application/json", headers=headers)
    chair = await whose(request, found)
    if chair is None or (chair < 0 and found.sealed):
        running = "the game is running" if found.row.phase != "over" else "others are to play the same deal"
        return problem(request, 403, f"while {running}, only those at the table get its notes")
    return answer(request, replays.notes(found, found.seat_of(chair)))


async def profile_of(request: Asked) -> str:
    """Of who asks, if they keep one and are signed in."""
    return await _hall(request).profiles.id_of(session_of(request))


def session_of(request: Asked) -> str:
    return request.headers.get("facedown-session", "")[:80]


async def _seat(request: Asked, table: Table) -> int:
    chair = await whose(request, table)
    return SPECTATOR if chair is None else table.seat_of(chair)


async def whose(request: Asked, table: Table) -> int | None:
    """The chair whose request this is, by its token or the session of a profile; those who watch an open table need
    neither."""
    token = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
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
    download,
]
