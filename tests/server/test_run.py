"""Starting a server: ports, the command, and what it tells."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from facedown.cli.commands import serve as command
from facedown.cli.entry import app
from facedown.engine.errors import FacedownError
from facedown.server.common.settings import Settings
from facedown.server.process.run import PortBusy, bind, bind_near


@pytest.fixture
def busy() -> "socket.socket":
    return bind("127.0.0.1", 0)


def test_a_busy_port_is_told_and_the_next_free_one_is_offered(busy: socket.socket) -> None:
    with busy:
        port = busy.getsockname()[1]
        with pytest.raises(PortBusy, match=rf"port {port} is in use by another program; (\d+) is free: --port \1"):
            bind("127.0.0.1", port)
        told: list[str] = []
        with bind_near("127.0.0.1", port, told.append) as made:
            assert made.getsockname()[1] > port
            assert str(made.getsockname()[1]) in told[0]
            assert f"Port {port} is in use" in told[0]
    with bind_near("127.0.0.1", port, told.append) as made:
        assert made.getsockname()[1] == port
    assert len(told) == 1


def test_addresses_that_cannot_be_used() -> None:
    with pytest.raises(FacedownError, match="cannot listen on"):
        bind("203.0.113.1", 8000)


def test_help_explains_host_port_database_and_workers() -> None:
    text = CliRunner().invoke(app, ["serve", "--help"]).output
    for word in ("--host", "--port", "--db", "--workers", "FACEDOWN_DB", "--keep-waiting", "0.0.0.0", "SQLite"):
        assert word in text


def test_what_a_host_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "own_address", lambda: "192.0.2.7")
    lines = [line.plain for line in command.told("0.0.0.0", 8001, Settings(database="x.sqlite"))]
    assert lines[0] == "Facedown is open: http://127.0.0.1:8001/"
    assert lines[1].endswith("http://192.0.2.7:8001/")
    assert "x.sqlite" in lines[2]
    assert command.told("::1", 8001, Settings())[0].plain.endswith("http://[::1]:8001/")


def test_no_password_is_shown() -> None:
    told = command.told("127.0.0.1", 8001, Settings(database="postgresql://ann:s3cret@db.example.org/facedown"))
    assert "s3cret" not in told[1].plain
    assert "ann:***@db.example.org/facedown" in told[1].plain


def test_the_command_serves_and_stops_on_request(tmp_path: Path) -> None:
    with bind("127.0.0.1", 0) as probe:
        port = probe.getsockname()[1]
    program = "from facedown.cli import main; main()"
    hears = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # whatever it was born deaf to
    options = ["serve", "--port", str(port), "--workers", "1", "--pace", "0"]
    process = subprocess.Popen(
        [sys.executable, "-c", f"{hears}; {program}", *options],
        env={**os.environ, "FACEDOWN_DB": str(tmp_path / "mine.sqlite"), "FACEDOWN_JIT": "0", "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert first.strip() == f"Facedown is open: http://127.0.0.1:{port}/"
        transport = httpx.HTTPTransport(retries=5)
        with httpx.Client(transport=transport) as client:
            assert client.get(f"http://127.0.0.1:{port}/api/health", timeout=60).json()["status"] == "ok"
        taken = subprocess.run(
            [sys.executable, "-c", program, *options], capture_output=True, text=True, timeout=60, check=False
        )
        assert taken.returncode != 0
        assert re.search(rf"port {port} is in use by another\s+program", taken.stderr + taken.stdout)
    finally:
        process.send_signal(signal.SIGINT)
        said, errors = process.communicate(timeout=120)
    assert process.returncode == 0
    assert "Closed. All tables are kept." in said
    assert errors == ""
    assert (tmp_path / "mine.sqlite").exists()


def test_small_messages_do_not_wait_for_each_other() -> None:
    """An accepted connection sends at once what it is given, however little."""

    async def test() -> int:
        found: list[int] = []

        def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found.append(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = bind("127.0.0.1", 0)
        async with await asyncio.start_server(met, sock=listening):
            reader, writer = await asyncio.open_connection(*listening.getsockname())
            await reader.read()
            writer.close()
        return found[0]

    assert asyncio.run(test()) == 1


def test_a_start_imports_nothing_that_can_wait() -> None:
    """People who were thrown out by a crash wait for these imports."""
    late = ("numpy", "numba", "alembic", "psycopg", "webauthn", "pywebpush", "aiohttp", "requests", "facedown.arena")
    imported = "import sys, facedown.cli.commands.serve, facedown.server.process.run"
    program = f"{imported}; print([m for m in {late} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("[]", "")
