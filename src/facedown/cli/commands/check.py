"""Runs `facedown check`: finds out whether the database is whole, and every table's log what was written."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from facedown.cli.commands.backup import Database, database_at
from facedown.cli.console import examples, output
from facedown.engine.errors import FacedownError

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

EXAMPLES = examples(
    "facedown check                          exit code 0: all is well, 1: not",
    "facedown check --db ./tables.sqlite",
    "facedown check --accept                 go on with what is there; restart the server afterwards",
)


def check(
    db: Database = None,
    accept: Annotated[
        bool,
        typer.Option("--accept", help="Forget what was found before: tables that are set aside open if they can."),
    ] = False,
) -> None:
    """Look through all tables for damage. The server may go on meanwhile."""
    console = output()
    url = database_at(db)
    if accept:
        _accept(url)
        console.print(Text("Accepted. Restart the server; what is damaged all the same is set aside again.", "dim"))
    found: dict[str, str] = {}
    seen = _look(url, found)
    for table, why in sorted(found.items()):
        console.print(Text(f"  damaged  {f'table {table}' if table else 'the database'}: {why}", "red"), soft_wrap=True)
    tables = f"{seen:,} table{'s' if seen != 1 else ''} looked at"
    if found:
        raise FacedownError(f"{tables}, and not all is well. `facedown restore FILE --replace` brings a backup back")
    console.print(Text(f"{tables}: all is well.", "bold green"))


def _look(url: "URL", found: dict[str, str]) -> int:
    from facedown.server.store import inspection
    from facedown.server.store.backup import reading
    from facedown.server.store.damage import known_damage
    from facedown.server.store.mark import mark_of, read, refuse_to_start_empty

    mark = None
    if url.get_backend_name() == "sqlite":
        refuse_to_start_empty(Path(url.database or ""))
        mark = read(mark_of(Path(url.database or "")))  # before the database: a running server writes it afterwards
    with reading(url) as connection:
        found |= known_damage(connection)
        if mark is not None and inspection.is_behind(connection, mark):
            inspection.note_loss(connection, mark, found.setdefault)
    return inspection.inspect(url, found.setdefault, share=1.0)


def _accept(url: "URL") -> None:
    from facedown.server.store.damage import accept_damage
    from facedown.server.store.generation import commits, generation
    from facedown.server.store.mark import DatabaseMark
    from facedown.server.store.migrate import migrating_engine

    engine = migrating_engine(url)
    try:
        with engine.begin() as connection:
            accept_damage(connection)
            now = generation(connection), commits(connection)
    finally:
        engine.dispose()
    if url.get_backend_name() == "sqlite":
        mark = DatabaseMark(Path(url.database or ""))
        mark.begin(*now)
        mark.close()
