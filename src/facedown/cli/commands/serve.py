"""Runs `facedown serve`: starts a table server on this machine."""

import os
import re
import socket
from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Any

import typer
from rich.text import Text

from facedown.cli.console import examples, output
from facedown.server.common.settings import HOST, PORT, STATIC, Retention, Settings, default_database
from facedown.server.process.garbage_collection import search_seldom
from facedown.server.process.ports import bind, bind_near

EXAMPLES = examples(
    "facedown serve                         on this machine only",
    "facedown serve --host 0.0.0.0          friends in the same network can join",
    "facedown serve --port 9000 --db ./tables.sqlite",
    "facedown serve --workers 4             more bots think at the same time",
)

KEEP = Retention()


def _days(variable: str, about: str) -> Any:
    return typer.Option(envvar=variable, metavar="DAYS", min=0, max=36_500, help=about)


def serve(
    host: Annotated[
        str,
        typer.Option(help="Address to listen on: 127.0.0.1 is this machine only, 0.0.0.0 everyone who can reach it."),
    ] = HOST,
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65_535, help=f"Port to listen on; without it {PORT}, or the next free one."),
    ] = None,
    db: Annotated[
        str | None,
        typer.Option(
            envvar="FACEDOWN_DB",
            metavar="FILE",
            help="Where tables are kept: a file for SQLite, or a database address. "
            "Without it a file in your data folder.",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            min=1, max=64, help="Processes in which bots think; without it one less than there are cores, four at most."
        ),
    ] = None,
    pace: Annotated[
        float | None, typer.Option(min=0, max=30, help="Seconds a bot takes for a move, on average.")
    ] = None,
    keep_waiting: Annotated[
        int, _days("FACEDOWN_KEEP_WAITING", "Days to keep a table that waits for people and that nobody has touched.")
    ] = int(KEEP.waiting),
    keep_unfinished: Annotated[
        int, _days("FACEDOWN_KEEP_UNFINISHED", "Days to keep an unfinished game that nobody has touched.")
    ] = int(KEEP.unfinished),
    keep_finished: Annotated[
        int, _days("FACEDOWN_KEEP_FINISHED", "Days to keep a finished game that nobody has visited; 0 is forever.")
    ] = int(KEEP.finished),
) -> None:
    """Open tables to play at in a browser. Ctrl-C closes them; everything is kept."""
    console = output()
    settings = Settings(database=db or "", keep=Retention(keep_waiting, keep_unfinished, keep_finished))
    if workers is not None:
        settings = replace(settings, workers=workers)
    if pace is not None:
        settings = replace(settings, pace=(0.6 * pace, 1.4 * pace))
    listening = bind(host, port) if port else bind_near(host, PORT, lambda text: console.print(Text(text, "yellow")))
    with listening:
        for line in told(host, listening.getsockname()[1], settings):
            console.print(line, soft_wrap=True)
        search_seldom()
        from facedown.server.process import (
            logs,  # only now, because it takes longer than all that comes before
            run,  # only now, because it takes longer than all that comes before
        )

        logs.set_up(os.environ.get("FACEDOWN_LOG", "warning"))
        with suppress(KeyboardInterrupt):  # that is how it is closed
            run.serve(settings, listening)
    console.print(Text("Closed. All tables are kept.", "dim"))


def told(host: str, port: int, settings: Settings) -> list[Text]:
    """Says what a host wants to know."""
    lines = [Text.assemble("Facedown is open: ", (f"http://{_shown(host)}:{port}/", "bold cyan"))]
    if host in {"0.0.0.0", "::"}:
        if address := own_address():
            lines.append(Text.assemble("In your network:  ", (f"http://{address}:{port}/", "bold cyan")))
    where = default_database() if not settings.database else without_password(settings.database)
    lines.append(Text(f"Tables are kept in {where}. Ctrl-C closes the server.", "dim"))
    if not (STATIC / "index.html").is_file():
        lines.append(Text("The page has not been built yet: run `make page` once.", "yellow"))
    return lines


def without_password(database: str) -> str:
    """Takes the password out of an address, so that it may stand on a screen; a file stays as it is."""
    return re.sub(r"(://[^/@:]*):[^/@]*@", r"\1:***@", database)


def _shown(host: str) -> str:
    if host in {"0.0.0.0", "::", "127.0.0.1"}:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """Finds this machine's address in its network, or nothing; no packet is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return found
