"""Makes the application: requests, sockets and the page on one address."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import HttpMethod, Litestar, Request, Response, WebSocket, route, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from facedown.catalog import GAMES
from facedown.server.common.late_imports import load_all
from facedown.server.common.rate_limits import Buckets
from facedown.server.common.settings import Settings
from facedown.server.finished.analysis_jobs import Analyses
from facedown.server.http.analysis import ANALYSIS_ROUTES
from facedown.server.http.answers import MOST_BODY, problem
from facedown.server.http.api import ROUTES
from facedown.server.http.best_players import BEST_ROUTES
from facedown.server.http.friends import FRIEND_ROUTES
from facedown.server.http.metrics import metrics, registry
from facedown.server.http.my_games import MINE_ROUTES
from facedown.server.http.notifications import PUSH_ROUTES
from facedown.server.http.openapi import show_openapi
from facedown.server.http.page_files import Pages
from facedown.server.http.profiles import PROFILE_ROUTES
from facedown.server.http.rejected import Rejected
from facedown.server.http.searches import SEARCH_ROUTES
from facedown.server.http.seating import SEATING_ROUTES
from facedown.server.http.shared_deals import DEAL_ROUTES
from facedown.server.http.socket import SocketServer
from facedown.server.http.status import Pulse, api_status, status_page
from facedown.server.process import retention
from facedown.server.process.garbage_collection import search_when_quiet
from facedown.server.process.store_watch import inspect_store, keep
from facedown.server.store import Damaged, Unsure
from facedown.server.store.failures import StoreTrouble
from facedown.server.store.sql import SqlStore
from facedown.server.tables import Tables
from facedown.server.tables.opening import open_due, open_running
from facedown.server.views.slow_requests import SlowRequests, Threads, Turns
from facedown.words import said_of
from facedown.words.server import say as words
from facedown.workers.fair_queue import Busy
from facedown.workers.pool import Pool, thinking

log = logging.getLogger("facedown.app")
SWEEP_SECONDS = 30.0
RESUME_SECONDS = 2.0
LATER_SECONDS = 3.0  # after the start
PAGE_PATHS = (
    "t/",
    "new/",
    "find/",
    "replay/",
    "replay",
    "learn/",
    "rules/",
    "practice/",
    "mine",
    "people",
    "me",
    "deal/",
    "best/",
)


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, State]) -> None:
    server: SocketServer = socket.app.state.sockets
    await server.receive(socket)


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def page(request: Request[Any, Any, State]) -> Response[bytes]:
    """Sends a file of the page; its own addresses (tables, replays) all get the one page, which knows what to show."""
    pages: Pages = request.app.state.pages
    name = request.url.path.lstrip("/")
    accepted = request.headers.get("accept-encoding", "")
    if name.startswith("api/"):
        return problem(request, 404, words("request.nothing_here"))
    if name and (file := pages.get(name, accepted)) is not None:
        return file
    return pages.index(accepted, 200 if not name or name.startswith(PAGE_PATHS) else 404)


def _refused(request: Request[Any, Any, State], error: HTTPException) -> Response[bytes]:
    return problem(request, error.status_code, error.said if isinstance(error, Rejected) else error.detail)


def _failed(request: Request[Any, Any, State], error: Exception) -> Response[bytes]:
    """Answers after a mistake of ours: the log has it, and the client does not."""
    log.error("a request failed", exc_info=error, extra={"method": request.method, "path": request.url.path})
    return problem(request, 500, words("request.failed"))


def _busy(request: Request[Any, Any, State], busy: Busy) -> Response[bytes]:
    """Answers 429 where the asker has too much waiting, 503 where others have."""
    told = problem(request, 429 if busy.own else 503, said_of(busy))
    told.headers["Retry-After"] = "5"
    return told


def _damaged(request: Request[Any, Any, State], damaged: Damaged) -> Response[bytes]:
    return problem(request, 404, said_of(damaged))


def _not_saved(request: Request[Any, Any, State], trouble: StoreTrouble) -> Response[bytes]:
    return problem(request, 503, said_of(trouble))


def _unsure(request: Request[Any, Any, State], _: Unsure) -> Response[bytes]:
    return problem(request, 503, words("request.unsure"))


def make_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        tables = Tables(
            await SqlStore.open(settings.database_url),
            Pool(settings.workers, thinking(settings.thinking_nice)),
            settings,
        )
        loop = asyncio.get_running_loop()
        tables.store.damage.set_aside = lambda table: _in_loop(loop, tables.set_aside, table)
        await tables.heartbeat.start()
        await tables.sync.start()
        app.state.tables = tables
        app.state.sockets = SocketServer(tables, settings)
        app.state.analyses = Analyses(
            tables.store, Pool(1, thinking(settings.analysis_nice)), tables.open, app.state.slow_requests.positions
        )
        tables.hints.waited_for = app.state.analyses.give_way
        app.state.registry = registry(tables, app.state.sockets)
        app.state.pulse = Pulse(tables.heartbeat.beats)
        logging.getLogger("facedown").addHandler(tables.counts.errors)
        chores = [
            asyncio.create_task(app.state.pulse.run()),
            asyncio.create_task(_resume(tables)),
            asyncio.create_task(_sweep(tables)),
            asyncio.create_task(keep(tables)),
            asyncio.create_task(retention.run(tables, settings.keep)),
            asyncio.create_task(_later(tables)),
            asyncio.create_task(search_when_quiet(lambda: sum(tables.counts.acknowledged.counts))),
            asyncio.create_task(app.state.analyses.watch()),
        ]
        if settings.warm_up:
            chores.append(asyncio.create_task(tables.pool.warm_up(list(GAMES))))
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await app.state.analyses.close()
            await app.state.slow_requests.close()
            await tables.close()
            logging.getLogger("facedown").removeHandler(tables.counts.errors)

    app = Litestar(
        route_handlers=[
            *ROUTES,
            *PROFILE_ROUTES,
            *BEST_ROUTES,
            *DEAL_ROUTES,
            *ANALYSIS_ROUTES,
            *MINE_ROUTES,
            *SEARCH_ROUTES,
            *FRIEND_ROUTES,
            *SEATING_ROUTES,
            *PUSH_ROUTES,
            show_openapi,
            api_status,
            status_page,
            metrics,
            page,
            table_socket,
        ],
        exception_handlers={
            HTTPException: _refused,
            Busy: _busy,
            StoreTrouble: _not_saved,
            Damaged: _damaged,
            Unsure: _unsure,
            Exception: _failed,
        },
        lifespan=[running],
        request_max_body_size=MOST_BODY,
        openapi_config=None,
        logging_config=None,
        debug=False,
    )
    app.state.settings = settings
    app.state.pages = Pages(settings.static)
    app.state.threads = Threads()
    app.state.making = Turns(settings.limits.making_tables)
    app.state.slow_requests = SlowRequests(settings.heavy_nice)
    app.state.new_tables = Buckets(settings.limits.new_tables)
    app.state.new_profiles = Buckets(settings.limits.new_profiles)
    app.state.wrong_codes = Buckets(settings.limits.wrong_codes)
    app.state.wrong_links = Buckets(settings.limits.wrong_tokens)
    app.state.new_analyses = Buckets(settings.limits.analyses)
    return app


def _in_loop(loop: asyncio.AbstractEventLoop, work: Callable[[str], None], table: str) -> None:
    """Hands work to the loop, from any thread; it is done soon."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(work, table)


async def _resume(tables: Tables) -> None:
    while True:
        try:
            await tables.notifications.public_key()
            await open_running(tables)
            return
        except StoreTrouble:  # it has gone away again, just after the start
            await asyncio.sleep(RESUME_SECONDS)
        except Exception:
            log.exception("tables in play could not be opened")
            return


async def _later(tables: Tables) -> None:
    """Runs what nobody waits for."""
    await asyncio.sleep(LATER_SECONDS)  # everybody comes back first
    await asyncio.to_thread(load_all)
    await inspect_store(tables)


async def _sweep(tables: Tables) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        tables.forget_idle()
        try:
            await open_due(tables)
        except Exception:
            log.exception("tables whose time has run out could not be looked for")
