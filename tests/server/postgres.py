"""A real PostgreSQL for tests: one server for each test process, started when the first test asks for it, in a folder
of its own, reached by a socket in that folder, and gone at the end. Each test gets a database of its own.

The server comes from the package `pgserver`, or from Debian's `postgresql` where that package has none. Root starts
it as a user who may do nothing else, because PostgreSQL refuses root.
"""

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import psycopg

LIMIT = 60.0  # seconds for any step
QUICK = {"fsync": "off", "full_page_writes": "off", "max_connections": "200"}  # nobody pulls this machine's plug


class NoPostgres(Exception):
    """There is none on this machine, and why."""


@cache
def programs() -> Path:
    """The folder with PostgreSQL's programs."""
    package = find_spec("pgserver")
    places = [Path(package.origin).parent / "pginstall" / "bin"] if package and package.origin else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for place in places:
        if (place / "initdb").is_file():
            return place
    raise NoPostgres("neither the package pgserver nor Debian's postgresql is installed: make test installs the first")


def _user() -> str | None:
    """Who runs it; nobody else if that is not root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise NoPostgres("PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody")


class Postgres:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="facedown-pg-"))
        self._user = _user()
        self._numbers = itertools.count(1)
        try:
            data = self.folder / "data"
            data.mkdir(mode=0o700)
            self._programs = programs()
            if self._user is not None:
                self._lend(self.folder, self._user)
            self._run("initdb", "-D", str(data), "-U", "facedown", "-A", "trust", "-E", "UTF8", "--no-sync")
            settings = "".join(f"{name} = '{value}'\n" for name, value in QUICK.items())
            settings += f"listen_addresses = ''\nunix_socket_directories = '{self.folder}'\n"
            with (data / "postgresql.conf").open("a") as file:
                file.write(settings)
            self._data = data
            self.start()
            self._guard = self._watched()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def _lend(self, folder: Path, name: str) -> None:
        folder.chmod(0o755)
        who = pwd.getpwnam(name)
        for place in (folder, folder / "data"):
            os.chown(place, who.pw_uid, who.pw_gid)
        if not all(parent.stat().st_mode & 0o001 for parent in self._programs.parents):  # in root's own folder
            shutil.copytree(self._programs.parent, folder / "programs")
            self._programs = folder / "programs" / self._programs.name

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        with (self.folder / f"{program}.out").open("ab") as told:
            done = subprocess.run(
                command,
                user=self._user,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=told,
                stderr=told,
                timeout=LIMIT,
            )
        if done.returncode:
            text = (self.folder / f"{program}.out").read_text()[-2000:]
            raise NoPostgres(f"{program} has failed: {text}")

    def start(self) -> None:
        self._run("pg_ctl", "-D", str(self._data), "-l", str(self._data / "log"), "-w", "-t", str(int(LIMIT)), "start")

    def _watched(self) -> "subprocess.Popen[bytes]":
        """Ends the server if this process is killed: then the guard's input ends."""
        end = 'read _; "$0" -D "$1" -m immediate stop; rm -rf "$2"'
        what = [str(self._programs / "pg_ctl"), str(self._data), str(self.folder)]
        quiet = subprocess.DEVNULL
        return subprocess.Popen(
            ["sh", "-c", end, *what],
            user=self._user, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, start_new_session=True,
        )  # fmt: skip

    def stop(self, how: str = "fast") -> None:
        """`immediate`: as if it had crashed."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "-t", str(int(LIMIT)), "-m", how, "stop")

    def address(self, database: str) -> str:
        return f"postgresql://facedown@/{database}?host={self.folder}"

    def database(self, like: str = "template1") -> str:
        """The address of a new database: empty, or a copy of one that nobody is connected to."""
        name = f"t{next(self._numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
        return self.address(name)

    @property
    def owner(self) -> tuple[int, int]:
        """Of its files: user and group."""
        found = self.folder.stat()
        return found.st_uid, found.st_gid

    @contextmanager
    def on_disk(self, folder: Path) -> Iterator[str]:
        """The address of a new database whose tables lie in another folder."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE TABLESPACE elsewhere LOCATION '{folder}'")
            connection.execute("CREATE DATABASE elsewhere TABLESPACE elsewhere")
        address = self.address("elsewhere")
        try:
            yield address
        finally:
            self.drop(address)
            with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
                connection.execute("DROP TABLESPACE elsewhere")

    def drop(self, address: str) -> None:
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {self.name(address)} WITH (FORCE)")

    def name(self, address: str) -> str:
        return address.split("?")[0].rsplit("/", 1)[1]

    def cut(self, address: str) -> int:
        """End all connections to a database, as a network may."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            wanted = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = %s"
            row = connection.execute(wanted, (self.name(address),)).fetchone()
            return int(row[0]) if row else 0

    def close(self) -> None:
        self._guard.communicate(timeout=LIMIT)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[Postgres]:
    made = Postgres()
    try:
        yield made
    finally:
        made.close()
