"""Runs `facedown backup` and `facedown restore`: writes all tables of a running server into one file, and reads it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from facedown.cli.console import examples, output
from facedown.engine.errors import FacedownError
from facedown.server.common.settings import database_url, default_database

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

    from facedown.server.store.backup import Header
    from facedown.server.store.backup import Progress as Tell

ENDING = ".facedown-backup"
_NAMED = re.compile(r"facedown-\d{4}-\d\d-\d\d-\d{6}" + re.escape(ENDING))
BACKUP_EXAMPLES = examples(
    "facedown backup                          into this folder, named by the date",
    "facedown backup /var/backups --keep 14   into that folder; older ones than the last 14 go",
    "facedown backup tables.facedown-backup --db postgresql://localhost/facedown",
)
RESTORE_EXAMPLES = examples(
    "facedown restore FILE                    into a database without tables",
    "facedown restore FILE --replace          instead of the tables there; they are backed up first",
    "facedown restore FILE --check            is the file whole?",
    "facedown restore FILE --db postgresql://localhost/facedown   from SQLite to PostgreSQL, or back",
)

Database = Annotated[
    str | None,
    typer.Option(
        envvar="FACEDOWN_DB",
        metavar="FILE",
        help="Where tables are kept: a file for SQLite, or a database address. Without it a file in your data folder.",
    ),
]


def backup(
    file: Annotated[
        Path | None,
        typer.Argument(
            help="Where to write it: a file, or a folder in which it is named by the date. Without it: here."
        ),
    ] = None,
    db: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite a file that is there already.")] = False,
    keep: Annotated[
        int | None, typer.Option(min=1, help="In a folder: remove older backups than the last so many.")
    ] = None,
) -> None:
    """Write all tables to one file. The server may go on meanwhile: the file is of one moment."""
    from facedown.server.store import backup as store

    console = output()
    target, folder = _target(file)
    if keep is not None and folder is None:
        raise FacedownError("--keep needs a folder, in which backups are named by the date")
    if target.exists() and not force:
        raise FacedownError(f"{target} is there already; name another file, or overwrite it with --force")
    with _bar(console, "Writing") as tell:
        header = store.backup(database_at(db), target, tell)
    console.print(Text(f"{target}: {_counted(header)}, checked.", "bold green"), soft_wrap=True)
    console.print(Text("It holds the secrets of games in play: keep it where nobody else reads it.", "dim"))
    if folder is not None and keep is not None:
        for old in _backups_in(folder)[:-keep]:
            old.unlink()
            console.print(Text(f"Removed {old.name}.", "dim"), soft_wrap=True)


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    db: Database = None,
    replace: Annotated[
        bool,
        typer.Option("--replace", help="Replace the tables that are there, after a backup of them beside the file."),
    ] = False,
    check: Annotated[bool, typer.Option("--check", help="Only see whether the file is whole; change nothing.")] = False,
) -> None:
    """Bring the tables of a backup back. A running server notices, and goes on with them."""
    from facedown.server.store import backup as store
    from facedown.server.store import restore as restoring

    console = output()
    with _bar(console, "Checking") as tell:
        header = store.check(file, tell)
    console.print(Text(f"{file} is whole: {_counted(header)}, of {header.date}, version {header.version}."))
    if check:
        return
    url = database_at(db)
    held = restoring.tables_held(url)
    if held and not replace:
        raise FacedownError(
            f"there are {_tables(held)} in {store.named(url)} already. Nothing was changed; to replace them "
            "(they are backed up first), say so with --replace"
        )
    if held:
        safety = _named(file.absolute().parent, "facedown-before-restore-")
        with _bar(console, "Saving what is there") as tell:
            store.backup(url, safety, tell)
        console.print(Text(f"What was there is in {safety}.", "dim"), soft_wrap=True)
    with _bar(console, "Restoring") as tell:
        restoring.restore(url, file, tell)
    console.print(Text(f"Restored {_counted(header)}. Running servers go on with them.", "bold green"))


def database_at(db: str | None) -> "URL":
    """Finds the database that a person named, or the one in their data folder."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        return make_url(database_url(db) if db else database_url(str(default_database())))
    except ArgumentError:
        raise FacedownError(f"'{db}' is neither a file nor the address of a database") from None


def _target(file: Path | None) -> tuple[Path, Path | None]:
    """Finds the file to write, and the folder if it is to be named in there."""
    folder = Path() if file is None else file
    if not folder.is_dir():
        if not folder.absolute().parent.is_dir():
            raise FacedownError(f"there is no folder {folder.absolute().parent}")
        return folder, None
    return _named(folder, "facedown-"), folder


def _named(folder: Path, start: str) -> Path:
    return folder / f"{start}{datetime.now(UTC):%Y-%m-%d-%H%M%S}{ENDING}"


def _backups_in(folder: Path) -> list[Path]:
    """Lists those that were named by the date, oldest first; nothing else in the folder is ours."""
    return sorted(path for path in folder.iterdir() if _NAMED.fullmatch(path.name))


def _counted(header: "Header") -> str:
    return f"{_tables(header.rows.get('tables', 0))}, {header.total:,} rows"


def _tables(number: int) -> str:
    return f"{number:,} table{'s' if number != 1 else ''}"


@contextmanager
def _bar(console: Console, what: str) -> "Iterator[Tell]":
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
