"""Answers GET /metrics with what the server counts, in Prometheus' format.

Only this machine itself, and clients with the token of the settings, get it: how many people play when is not for all.
No table, no name and no token is in it.
"""

import hmac
from collections import Counter
from collections.abc import Iterator
from ipaddress import ip_address

from litestar import Response, get
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, InfoMetricFamily
from prometheus_client.metrics_core import Metric

import facedown
from facedown.server.common.counters import Spread
from facedown.server.common.settings import Settings
from facedown.server.http.answers import Asked, problem
from facedown.server.http.socket import SocketServer
from facedown.server.store.failures import WORDS
from facedown.server.tables import Tables

OWN_NAMES = {"localhost", "127.0.0.1", "[::1]"}
KIND = "text/plain; version=0.0.4; charset=utf-8"


class Collector:
    """Reads the numbers at the moment somebody asks."""

    def __init__(self, tables: Tables, sockets: SocketServer) -> None:
        self._tables, self._sockets = tables, sockets

    def describe(self) -> list[Metric]:
        return []

    def collect(self) -> Iterator[Metric]:
        tables, counts, store = self._tables, self._tables.counts, self._tables.store
        yield InfoMetricFamily("facedown_build", "Which version this is.", {"version": facedown.__version__})
        yield self._in_memory()
        yield GaugeMetricFamily("facedown_sockets", "Open sockets.", self._sockets.open.total)
        yield _spread("facedown_acknowledgement_seconds", "From a message to its answer.", counts.acknowledged)
        moves = sum(counts.acknowledged.counts)
        yield CounterMetricFamily("facedown_acknowledged", "Messages written down and acknowledged.", moves)
        yield _by("facedown_refused", "Messages refused.", "code", counts.refused)
        yield _spread("facedown_commit_seconds", "Time of a transaction.", store.commits)
        yield _spread("facedown_commit_changes", "Changes that shared a transaction.", store.batches)
        yield CounterMetricFamily("facedown_unsaved", "Changes that could not be saved.", store.condition.refused)
        yield self._condition()
        yield GaugeMetricFamily("facedown_damaged", "Is the database damaged?", bool(store.damage.found))
        yield GaugeMetricFamily("facedown_damaged_tables", "Damaged tables, set aside.", len(store.damage.tables))
        yield _spread("facedown_bot_seconds", "Time a bot thought.", counts.thought)
        yield GaugeMetricFamily("facedown_bots_waiting", "Bots that wait for a free process.", tables.pool.waiting)
        yield GaugeMetricFamily("facedown_bots_ready", "Are the bots compiled?", tables.pool.warm)
        yield CounterMetricFamily("facedown_errors", "Errors in the log.", counts.errors.number)
        yield _by("facedown_pushes", "Notifications sent to browsers.", "outcome", counts.pushed)
        yield GaugeMetricFamily("facedown_servers", "Servers on this database.", len(tables.heartbeat.living))

    def _in_memory(self) -> Metric:
        found = Counter((table.row.game, table.row.phase) for table in list(self._tables.in_memory.values()))
        family = GaugeMetricFamily("facedown_tables", "Tables in memory.", labels=["game", "phase"])
        for labels, number in sorted(found.items()):
            family.add_metric(labels, number)
        return family

    def _condition(self) -> Metric:
        name = self._tables.store.condition.name
        family = GaugeMetricFamily("facedown_store", "How the store is; one of these is 1.", labels=["condition"])
        for kind in ("ok", *WORDS):
            family.add_metric([kind], kind == name)
        return family


def _spread(name: str, about: str, spread: Spread) -> Metric:
    return HistogramMetricFamily(name, about, buckets=spread.buckets(), sum_value=spread.sum)


def _by(name: str, about: str, label: str, counter: Counter[str]) -> Metric:
    family = CounterMetricFamily(name, about, labels=[label])
    for value, number in sorted(counter.items()):
        family.add_metric([value], number)
    return family


def registry(tables: Tables, sockets: SocketServer) -> CollectorRegistry:
    made = CollectorRegistry(auto_describe=False)
    made.register(Collector(tables, sockets))
    ProcessCollector(registry=made)
    return made


def may_see(settings: Settings, client: str, host: str, authorization: str) -> bool:
    """May a visitor see the numbers? Who has the token may, and this machine.

    A proxy on this machine passes on the name that the visitor has asked for, and that is not this machine's.
    """
    if settings.metrics_token:
        given = authorization.removeprefix("Bearer ").strip()
        if hmac.compare_digest(given.encode(), settings.metrics_token.encode()):
            return True
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    try:
        return name.lower() in OWN_NAMES and ip_address(client).is_loopback
    except ValueError:
        return False


@get("/metrics", sync_to_thread=False)
def metrics(request: Asked) -> Response[bytes]:
    client = request.client.host if request.client else ""
    headers = request.headers
    if not may_see(request.app.state.settings, client, headers.get("host", ""), headers.get("authorization", "")):
        return problem(request, 403, "metrics are told to this machine itself, or to those with the token")
    return Response(generate_latest(request.app.state.registry), media_type=KIND, headers={"Cache-Control": "no-store"})
