"""The application: requests, sockets and the page on one address."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import HttpMethod, Litestar, Request, Response, WebSocket, route, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from facedown.catalog import GAMES
from facedown.server.analyses import Analyses
from facedown.server.analysis_api import ANALYSIS_ROUTES
from facedown.server.api import MOST_BODY, ROUTES, problem
from facedown.server.best import BEST_ROUTES
from facedown.server.deal_api import DEAL_ROUTES
from facedown.server.garbage import search_when_quiet
from facedown.server.hall import Hall
from facedown.server.keeper import keep
from facedown.server.limits import Buckets
from facedown.server.metrics import metrics, registry
from facedown.server.mine_api import MINE_ROUTES
from facedown.server.openapi import show_openapi
from facedown.server.pages import Pages
from facedown.server.profile_api import PROFILE_ROUTES
from facedown.server.push_api import PUSH_ROUTES
from facedown.server.settings import Settings
from facedown.server.socket import Door
from facedown.server.status import Pulse, api_status, status_page
from facedown.server.store import Unsure
from facedown.server.store.sql import SqlStore
from facedown.server.store.trouble import StoreTrouble
from facedown.thinking.pool import Pool, thinking

log = logging.getLogger("facedown.app")
SWEEP_SECONDS = 30.0
RESUME_SECONDS = 2.0
PAGE_PATHS = ("t/", "new/", "replay/", "replay", "learn/", "rules/", "practice/", "mine", "me", "deal/", "best/")


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, State]) -> None:
    door: Door = socket.app.state.door
    await door.receive(socket)


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def page(request: Request[Any, Any, State]) -> Response[bytes]:
    """The page's files; its own addresses (tables, replays) all get the one page, which knows what to show."""
    pages: Pages = request.app.state.pages
    name = request.url.path.lstrip("/")
    accepted = request.headers.get("accept-encoding", "")
    if name.startswith("api/"):
        return problem(request, 404, "there is nothing at this address")
    if name and (file := pages.get(name, accepted)) is not None:
        return file
    return pages.index(accepted, 200 if not name or name.startswith(PAGE_PATHS) else 404)


def _refused(request: Request[Any, Any, State], error: HTTPException) -> Response[bytes]:
    return problem(request, error.status_code, error.detail)


def _failed(request: Request[Any, Any, State], error: Exception) -> Response[bytes]:
    """Our mistake: written down here, and not told to the client."""
    log.error("a request failed", exc_info=error, extra={"method": request.method, "path": request.url.path})
    return problem(request, 500, "something went wrong on the server")


def _not_saved(request: Request[Any, Any, State], trouble: StoreTrouble) -> Response[bytes]:
    return problem(request, 503, str(trouble))


def _unsure(request: Request[Any, Any, State], _: Unsure) -> Response[bytes]:
    return problem(request, 503, "it is not known yet whether this was saved; look again in a moment")


def make_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(await SqlStore.open(settings.database_url), Pool(settings.workers), settings)
        await hall.nodes.start()
        await hall.elsewhere.start()
        app.state.hall = hall
        app.state.door = Door(hall, settings)
        app.state.analyses = Analyses(hall.store, Pool(1, thinking(settings.analysis_nice)), hall.open)
        app.state.registry = registry(hall, app.state.door)
        app.state.pulse = Pulse(hall.counts.acknowledged)
        logging.getLogger("facedown").addHandler(hall.counts.errors)
        chores = [
            asyncio.create_task(app.state.pulse.run()),
            asyncio.create_task(_resume(hall)),
            asyncio.create_task(_sweep(hall)),
            asyncio.create_task(keep(hall)),
            asyncio.create_task(search_when_quiet(lambda: sum(hall.counts.acknowledged.counts))),
            asyncio.create_task(app.state.analyses.watch()),
        ]
        if settings.warm_up:
            chores.append(asyncio.create_task(hall.pool.warm_up(list(GAMES))))
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await app.state.analyses.close()
            await hall.close()
            logging.getLogger("facedown").removeHandler(hall.counts.errors)

    app = Litestar(
        route_handlers=[
            *ROUTES,
            *PROFILE_ROUTES,
            *BEST_ROUTES,
            *DEAL_ROUTES,
            *ANALYSIS_ROUTES,
            *MINE_ROUTES,
            *PUSH_ROUTES,
            show_openapi,
            api_status,
            status_page,
            metrics,
            page,
            table_socket,
        ],
        exception_handlers={HTTPException: _refused, StoreTrouble: _not_saved, Unsure: _unsure, Exception: _failed},
        lifespan=[running],
        request_max_body_size=MOST_BODY,
        openapi_config=None,
        logging_config=None,
        debug=False,
    )
    app.state.settings = settings
    app.state.pages = Pages(settings.static)
    app.state.heavy = asyncio.Semaphore(2)
    app.state.new_tables = Buckets(settings.limits.new_tables)
    app.state.new_profiles = Buckets(settings.limits.new_profiles)
    app.state.wrong_codes = Buckets(settings.limits.wrong_codes)
    app.state.new_analyses = Buckets(settings.limits.analyses)
    return app


async def _resume(hall: Hall) -> None:
    while True:
        try:
            await hall.pushes.public_key()
            await hall.resume()
            return
        except StoreTrouble:  # it has gone away again, just after the start
            await asyncio.sleep(RESUME_SECONDS)
        except Exception:
            log.exception("tables in play could not be opened")
            return


async def _sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        hall.forget_idle()
        try:
            await hall.call_time()
        except Exception:
            log.exception("tables whose time has run out could not be looked for")
