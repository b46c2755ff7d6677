"""`make bench-server`: a server on one core, its crowd on the other, boardgame.io under the same load in the same run.

A move counts when its player has the new state; ours is on the disk by then. `--write FILE` puts the figures into a
page between its markers, `--quick` measures a fifth of the time, `--only NAME` one server alone. `--attack` measures
instead what people notice while somebody attacks the server (`--attack hints replays`: only these kinds).
"""

import argparse
import asyncio
import gc
import os
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

import aiohttp
import uvloop
from rich.console import Console
from rich.table import Table as Sheet

from benchmarks.machine import cpu, write_table
from benchmarks.server import ours, peer, siege
from benchmarks.server.attack import KINDS
from benchmarks.server.crowd import Crowd, Table, Waits

SERVER_CORE, CROWD_CORE = 0, 1
SECONDS = 10.0
PACE = 1000.0
MANY = 9_900  # as many sockets as 20,000 files let one process hold; figures are for 10,000
Command = Callable[[Path, int], tuple[list[str], dict[str, str]]]
Row = tuple[str, ...]


class Figures(NamedTuple):
    tables: int
    free: Waits  # as fast as the server answers
    paced: Waits
    cost: float  # microseconds of the core for a move, while paced
    memory: float  # MB a table
    back: Waits  # one by one
    crowd_back: float  # seconds, after a kill under load
    lost: int  # acknowledged moves, by the same kill
    outside: int  # people who could not come back at all


class Server:
    """A process on a core of its own; may be killed and started again on the same port."""

    def __init__(self, command: Command, folder: Path) -> None:
        self._command, self._folder = command, folder
        self._port = 0
        self.start()

    def start(self) -> None:
        line, more = self._command(self._folder, self._port)
        pin = partial(os.sched_setaffinity, 0, {SERVER_CORE})
        self._process = subprocess.Popen(
            line, env={**os.environ, **more}, stdout=subprocess.PIPE, text=True, preexec_fn=pin
        )
        assert self._process.stdout is not None
        self.host = self._process.stdout.readline().strip()
        assert self.host, "the server did not start"
        self._port = int(self.host.rpartition(":")[2])

    def stop(self, how: int = signal.SIGTERM) -> None:
        self._process.send_signal(how)
        self._process.wait(60)

    def cpu(self) -> float:
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


@contextmanager
def running(command: Command) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(command, Path(folder))
        try:
            yield server
        finally:
            server.stop(signal.SIGKILL)


async def answers(http: aiohttp.ClientSession, host: str) -> None:
    for _ in range(600):
        try:
            async with http.get(f"http://{host}/"):
                return
        except aiohttp.ClientError:
            await asyncio.sleep(0.05)
    raise TimeoutError(host)


async def measure(command: Command, make: Callable[..., Table], tables: int, seconds: float) -> Figures:
    with running(command) as server:
        async with aiohttp.ClientSession() as http:
            await answers(http, server.host)
            crowd, before = Crowd(), server.memory()
            await crowd.open(lambda: make(crowd, http, server.host), tables)
            memory = (server.memory() - before) / tables
            gc.collect()
            free = await crowd.play(seconds)
            await crowd.rest()
            used, before_them = server.cpu(), crowd.moves
            paced = await crowd.play(seconds, PACE)
            await crowd.rest()
            cost = 1e6 * (server.cpu() - used) / max(1, crowd.moves - before_them)
            back = await crowd.come_back_one_by_one(200)
            killing = asyncio.create_task(crowd.play(3.0))
            await asyncio.sleep(3.0)
            server.stop(signal.SIGKILL)
            await killing
            await crowd.rest()
            server.start()
            await answers(http, server.host)
            return Figures(tables, free, paced, cost, memory, back, *await crowd.all_come_back())


async def many_tables() -> float:
    """MB of the whole server with so many tables in play, one of two players connected at each."""
    with running(ours.command) as server:
        async with aiohttp.ClientSession() as http:
            await answers(http, server.host)
            crowd = Crowd()
            await crowd.open(lambda: ours.OurTable(crowd, http, server.host, sockets=1), MANY)
            return server.memory()


def servers() -> dict[str, tuple[Command, Callable[..., Table]]]:
    return {
        "Facedown, on disk": (ours.command, ours.OurTable),
        "boardgame.io, on disk": (partial(peer.command, storage="flatfile"), peer.PeerTable),
        "boardgame.io, in memory": (partial(peer.command, storage="memory"), peer.PeerTable),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-server", description=__doc__)
    parser.add_argument("--write", type=Path, help="write the figures into this Markdown file, between its markers")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", default="", help="a part of a server's name")
    parser.add_argument("--tables", type=int, nargs="*", default=[100, 1000])
    parser.add_argument("--attack", nargs="*", choices=list(KINDS), metavar="KIND", help=", ".join(KINDS))
    args = parser.parse_args()
    os.sched_setaffinity(0, {CROWD_CORE})
    gc.disable()  # the crowd's own pauses are no news about the server
    console, rows, rates = Console(), [], dict[str, float]()
    load = os.getloadavg()[0]
    if args.attack is not None:
        attacked(console, args.attack or list(KINDS), args.write, load)
        return
    for name, (command, make) in servers().items():
        for tables in args.tables if args.only in name else []:
            with console.status(f"measuring: {name}, {tables} tables ..."):
                found = uvloop.run(measure(command, make, tables, SECONDS / 5 if args.quick else SECONDS))
            rates[f"{name} {tables}"] = found.free.rate
            rows.append(row_of(name, found))
            console.print(" | ".join(rows[-1]))
    notes = ratios(rates)
    if not args.quick and not args.only:
        with console.status(f"opening {MANY:,} tables ..."):
            notes.append(f"{MANY:,} tables in play, one player of two connected at each: the whole server has "
                         f"{uvloop.run(many_tables()):,.0f} MB (aim: 10,000 in under 2 GB).")  # fmt: skip
    sheet = Sheet(*HEADS, title=f"One server on one core, {cpu()}")
    for row in rows:
        sheet.add_row(*row)
    console.print(sheet, *notes, sep="\n")
    if args.write:
        when = f"{datetime.now(UTC):%Y-%m-%d}, {cpu()}, load before the run {load:.1f}" + ", quick" * args.quick
        write_table(args.write, "server figures", [f"Measured: {when}.", *notes], HEADS, rows)
        console.print(f"written to {args.write}")


def attacked(console: Console, kinds: list[str], write: Path | None, load: float) -> None:
    with running(partial(ours.command, hosted=True)) as server:
        rows = uvloop.run(siege.besiege(server.host, CROWD_CORE, kinds))
    sheet = Sheet(*siege.HEADS, title=f"100 sockets and 20 addresses against one server on one core, {cpu()}")
    for row in rows:
        sheet.add_row(*row)
    console.print(sheet)
    if write:
        when = f"{datetime.now(UTC):%Y-%m-%d}, {cpu()}, load before the run {load:.1f}"
        write_table(write, "attack figures", [f"Measured: {when}."], siege.HEADS, rows)
        console.print(f"written to {write}")


HEADS = (
    "server",
    "tables",
    "moves/s",
    "p50, p99 then (ms)",
    "p50, p99 at 1,000 moves/s (ms)",
    "CPU a move then (microseconds)",
    "MB a table",
    "one comes back: p50, p99 (ms)",
    "all back after a kill",
    "acknowledged moves lost by it",
)


def row_of(name: str, found: Figures) -> Row:
    held = found.paced.rate > 0.95 * PACE
    return (
        name,
        f"{found.tables:,}",
        f"{found.free.rate:,.0f}",
        f"{found.free.p50:,.0f}, {found.free.p99:,.0f}",
        f"{found.paced.p50:,.1f}, {found.paced.p99:,.1f}" + ("" if held else f" ({found.paced.rate:,.0f} held)"),
        f"{found.cost:,.0f}",
        f"{found.memory:.2f}",
        f"{found.back.p50:.1f}, {found.back.p99:.1f}",
        f"{found.crowd_back:.1f} s",
        f"{found.lost:,}" + (f" ({found.outside:,} people could not come back)" if found.outside else ""),
    )


def ratios(rates: dict[str, float]) -> list[str]:
    """Ours beside the peer, both on disk."""
    made = []
    for name, rate in rates.items():
        beside = rates.get("boardgame.io, on disk " + name.rpartition(" ")[2])
        if name.startswith("Facedown") and beside:
            made.append(f"{name} tables: {rate / beside:.1f} x boardgame.io on disk (aim: 10 x).")
    return made


if __name__ == "__main__":
    main()
