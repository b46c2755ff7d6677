"""What one client can take of a server with its usual limits: `python -m benchmarks.server.one_client`.

A server in a process of its own, an attacker at 127.0.0.2 and a bystander at 127.0.0.3. Each attack is bounded, and the
bystander asks for the list of games during and after it.
"""

import base64
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

ATTACKER, BYSTANDER = "127.0.0.2", "127.0.0.3"
SERVE = """
import sys
from facedown.server.process import run
from facedown.server.common.settings import Settings
listening = run.bind("127.0.0.1", 0)
print(listening.getsockname()[1], flush=True)
run.serve(Settings(database=sys.argv[1], warm_up=False, workers=1), listening)
"""
GAMES = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
UPLOAD = b"POST /api/replays HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 399000\r\n\r\n"
WAIT = 13.0  # seconds: longer than the deadlines of heads and bodies


class Server:
    def __init__(self, folder: str) -> None:
        line = [sys.executable, "-c", SERVE, str(Path(folder) / "tables.sqlite")]
        environment = {**os.environ, "FACEDOWN_JIT": "0"}
        self._process = subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())
        while self.status(BYSTANDER) != "200":
            time.sleep(0.1)

    def dial(self, source: str) -> socket.socket:
        made = socket.socket()
        made.bind((source, 0))
        made.settimeout(5.0)
        made.connect(("127.0.0.1", self.port))
        return made

    def status(self, source: str) -> str:
        """What somebody gets who asks for the games."""
        try:
            with self.dial(source) as line:
                line.sendall(GAMES)
                return line.recv(4096)[9:12].decode() or "closed"
        except OSError as error:
            return type(error).__name__

    def memory(self) -> float:
        """Resident, in MB."""
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(30)


@contextmanager
def server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        made = Server(folder)
        try:
            yield made
        finally:
            made.stop()


def is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        while line.recv(65_536):
            pass
    except BlockingIOError:
        return True
    except OSError:
        pass
    return False


def connections(place: Server, lines: ExitStack, count: int, first: bytes, body: bytes) -> list[socket.socket]:
    made = []
    for _ in range(count):
        try:
            made.append(lines.enter_context(place.dial(ATTACKER)))
            made[-1].sendall(first + body)
        except OSError:
            continue
    return made


def idle(count: int, first: bytes = b"", body: bytes = b"") -> Callable[[Server], str]:
    """So many connections that send this and then nothing more."""

    def attack(place: Server) -> str:
        with ExitStack() as lines:
            before = place.memory()
            made = connections(place, lines, count, first, body)
            time.sleep(2.0)
            during, memory = place.status(BYSTANDER), place.memory()
            held = sum(map(is_open, made))
            time.sleep(WAIT)
            after, left = place.status(BYSTANDER), sum(map(is_open, made))
        return f"open {held}, then {left}; bystander {during}, then {after}; memory +{memory - before:.0f} MB"

    return attack


def churn(place: Server) -> str:
    """Sockets opened and left again, for five seconds."""
    outcomes: Counter[str] = Counter()
    end = time.monotonic() + 5.0
    while time.monotonic() < end:
        key = base64.b64encode(os.urandom(16))
        head = (
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        )
        try:
            with place.dial(ATTACKER) as line:
                line.sendall(head + b"Sec-WebSocket-Key: " + key + b"\r\n\r\n")
                told = line.recv(4096)
                line.settimeout(0.01)
                if b"101" in told[:20] and b"too many" not in told:
                    told += _more(line)
        except OSError as error:
            outcomes[type(error).__name__] += 1
            continue
        outcomes["turned away" if b"too many" in told or b"101" not in told[:20] else "accepted"] += 1
    return f"{dict(outcomes)}; bystander {place.status(BYSTANDER)}"


def _more(line: socket.socket) -> bytes:
    try:
        return line.recv(4096)
    except TimeoutError:
        return b""


ATTACKS: dict[str, Callable[[Server], str]] = {
    "4,100 connections that ask nothing": idle(4_100),
    "1,000 heads that never end": idle(1_000, b"GET / HTTP/1.1\r\nX: "),
    "500 bodies that never end": idle(500, UPLOAD, b"x" * 398_000),
    "sockets opened and left": churn,
}


def main() -> None:
    for name, attack in ATTACKS.items():
        with server() as place:
            print(f"{name}: {attack(place)}", flush=True)


if __name__ == "__main__":
    main()
