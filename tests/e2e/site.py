"""A real server on loopback for the browser tests: own free port, own database, stopped by the test that started it."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "facedown" / "server" / "static"
ANSWERS_WITHIN = 120.0  # seconds; a first start may have to compile


def whole_chromium() -> str | None:
    """Find a whole browser: the one FACEDOWN_CHROMIUM names, or the system's."""
    named = os.environ.get("FACEDOWN_CHROMIUM")
    return named or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def chromium() -> str | None:
    """Find the browser that tests run in: Chromium's headless shell, which needs a third less of the processor, or a
    whole one."""
    shell = None if os.environ.get("FACEDOWN_CHROMIUM") else shutil.which("chromium-headless-shell")
    return shell or whole_chromium()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Site:
    def __init__(self, folder: Path, program: str = "tests.e2e.serve", **environment: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._program = program
        self._environment = os.environ | environment
        self.database = str(folder / "tables.sqlite")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", self._program, str(self.port), self.database]
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=subprocess.STDOUT, cwd=ROOT, env=self._environment
            )
        end = time.monotonic() + ANSWERS_WITHIN
        while time.monotonic() < end:
            if self._process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=2):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        self.stop()
        raise RuntimeError("the server did not start:\n" + (self._folder / "server.log").read_text())

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(timeout=20)
        self._process = None

    def kill(self) -> None:
        """Without a last message, as if the machine had lost its power."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(timeout=20)
        self._process = None
