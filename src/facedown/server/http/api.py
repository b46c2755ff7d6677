"""Answers plain requests: games and rules, making tables, the lobby, and finished games."""

import asyncio
from typing import Any

from litestar import Response, get, post

import facedown
from facedown.catalog import GAMES
from facedown.engine.game import SPECTATOR
from facedown.server.commands.new_table import Unfit
from facedown.server.commands.seating import free_chairs
from facedown.server.http.answers import (
    MOST_BODY,
    MOST_FILE,
    Asked,
    answer,
    client_group,
    heavy,
    problem,
    profile_of,
    read,
    table_named,
    tables_of,
    whose,
    worked_out,
)
from facedown.server.messages import requests
from facedown.server.store import TableRow
from facedown.server.table.table import Table
from facedown.server.views import lobby, replays
from facedown.server.views.game_list import games
from facedown.server.views.slow_requests import BadInput, Turns, asker_of, while_here, worked
from facedown.server.views.slow_worker import AskDesk, CheckDice, ShowFile, ShowTable, WriteLog
from facedown.words import said_of
from facedown.words.server import say as words


@get("/api/health")
async def health(request: Asked) -> Response[bytes]:
    tables = tables_of(request)
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
        return problem(request, 404, words("request.no_game", game=game[:30]))
    text = GAMES[game].text.rules_text(request.query_params.get("language", "en")).encode()
    return Response(text, media_type="text/markdown; charset=utf-8", headers={"Cache-Control": "no-cache"})


@post("/api/desk/{game:str}", request_max_body_size=MOST_BODY)
async def ask_desk(request: Asked) -> Response[bytes]:
    """Answers a question to a game that belongs to no table; which questions there are is the game's own business."""
    game = GAMES.get(str(request.path_params["game"]))
    if game is None or game.page.desk is None:
        return problem(request, 404, words("request.no_desk"))
    await read(request, game.page.desk.question)  # refused if it is none
    return await worked_out(request, AskDesk(game=game.name, question=await request.body()))


@get("/api/tables")
async def list_tables(request: Asked) -> Response[bytes]:
    tables = tables_of(request)
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
        free=len(free_chairs(row)),
        spectators=row.spectators,
    )


@post("/api/tables", request_max_body_size=MOST_BODY)
async def make_table(request: Asked) -> Response[bytes]:
    wanted: requests.NewTable = await read(request, requests.NewTable)
    if not request.app.state.new_tables.take(client_group(request)):
        return problem(request, 429, words("request.many_tables"))
    try:
        profile = await profile_of(request)
        turns: Turns = request.app.state.making
        made = await while_here(
            request, turns.run(asker_of(request), lambda: tables_of(request).create(wanted, profile))
        )
        return answer(request, made, 201)
    except Unfit as unfit:
        return problem(request, 400, *unfit.problems)


@get("/api/tables/{table:str}/replay")
async def show_replay(request: Asked) -> Response[bytes]:
    found = await table_named(request)
    await tables_of(request).deals.look(found)
    try:
        chosen = replays.sight_of(request.query_params.get("sight", "open"), found.options.players)
        own = found.sealed and chosen >= 0 and await _seat(request, found) == chosen
        played = replays.played(found, own)
        replays.check_length(len(played.entries), replays.MOST_ACTIONS)
    except ValueError as error:
        return problem(request, 400, said_of(error))
    except (replays.NotYet, replays.TooLong) as error:
        return problem(request, 409, said_of(error))
    rows = await tables_of(request).store.log(found.id)
    when, spells = replays.moments(rows), replays.stand_ins(found, rows)
    chairs = [row.name for row in found.row.seats] if found.game.table.who_decides else []
    seats = replays.sitters(found)
    question = ShowTable(played=played, seats=seats, sight=chosen, when=when, sealed=own, chairs=chairs, spells=spells)
    return await worked_out(request, question)


@post("/api/replays", request_max_body_size=MOST_FILE)
async def open_log(request: Asked) -> Response[bytes]:
    data, sight = await request.body(), request.query_params.get("sight", "open")
    try:
        return await worked_out(request, ShowFile(data=data, sight=sight, most=replays.MOST_ACTIONS))
    except BadInput as reason:
        return problem(request, 400, said_of(reason))


@get("/api/tables/{table:str}/verify")
async def verify(request: Asked) -> Response[bytes]:
    found = await table_named(request)
    await tables_of(request).deals.look(found)
    try:
        played = replays.played(found)
    except replays.NotYet as error:
        return problem(request, 409, said_of(error))
    return await worked_out(request, CheckDice(played=played, promised=found.row.commitment))


@get("/api/tables/{table:str}/tray")
async def tray(request: Asked) -> Response[bytes]:
    """Answers with the pictures of what the asker's hands play with, while they play."""
    found = await table_named(request)
    chair = await whose(request, found)
    if chair is None or chair < 0:
        return problem(request, 403, words("request.tray_seat"))
    team = found.seat_of(chair)
    drawn = tables_of(request).live.pictures(found, team)
    if drawn is None:
        return problem(request, 409, words("request.tray_covered"))
    sheets = await asyncio.shield(asyncio.wrap_future(drawn))  # others wait for the same drawing
    return await heavy(request, lambda: answer(request, sheets[team]))


@post("/api/tables/{table:str}/desk", request_max_body_size=MOST_BODY)
async def ask_table_desk(request: Asked) -> Response[bytes]:
    """Answers a question to a game about a table, from what the asker sees.

    Which questions there are is the game's own business.
    """
    found = await table_named(request)
    desk = found.game.page.table_desk
    if desk is None:
        return problem(request, 404, words("request.no_desk"))
    question = await read(request, desk.question)
    chair = await whose(request, found)
    if chair is None:
        return problem(request, 403, words("request.desk_seat"))
    seen = found.game_log.seen(found.seat_of(chair)) if found.game_log else None
    return await heavy(request, lambda: answer(request, desk.answer(question, found.options, seen)))


@get("/api/tables/{table:str}/log")
async def download(request: Asked) -> Response[bytes]:
    found = await table_named(request)
    await tables_of(request).deals.look(found)
    if found.row.phase == "over" and not found.sealed:
        when = replays.moments(await tables_of(request).store.log(found.id))
        text = await worked(request, WriteLog(played=replays.played(found), seats=replays.sitters(found), when=when))
        name = f'attachment; filename="{found.row.game}-{found.id}.facedown.json"'
        headers = {"Cache-Control": "no-store", "Content-Disposition": name}
        return Response(text.body, media_type="application/json", headers=headers)
    chair = await whose(request, found)
    if chair is None or (chair < 0 and found.sealed):
        return problem(
            request, 403, words("request.log_running" if found.row.phase != "over" else "request.log_sealed")
        )
    return answer(request, replays.notes(found, found.seat_of(chair)))


async def _seat(request: Asked, table: Table) -> int:
    chair = await whose(request, table)
    return SPECTATOR if chair is None else table.seat_of(chair)


ROUTES = [
    health,
    list_games,
    rules,
    ask_desk,
    list_tables,
    make_table,
    show_replay,
    open_log,
    verify,
    tray,
    ask_table_desk,
    download,
]
