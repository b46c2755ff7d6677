"""A real terminal around the program: a pseudo-terminal with a size, keys and a memory of what was shown."""

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from types import TracebackType
from typing import Self

ANSI = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\x1b\][^\x07]*\x07")
# The child takes the terminal as its own, so that Ctrl-C and a closed window reach it as they do in real life. Tests in
# the background are born deaf to Ctrl-C, and so would it be.
START = (
    "import fcntl, signal, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "signal.signal(signal.SIGINT, signal.default_int_handler); from facedown.cli import main; main()"
)
PATIENCE = 60.0


class Terminal:
    def __init__(self, *args: str, columns: int = 80, rows: int = 24, env: dict[str, str] | None = None) -> None:
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        known = {key: value for key, value in os.environ.items() if key not in {"NO_COLOR", "COLUMNS", "LINES"}}
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={**known, "TERM": "xterm-256color", "INPUTRC": os.devnull, "FACEDOWN_JIT": "0", **(env or {})},
        )
        os.close(slave)
        self.master = master
        self.shown = ""  # everything
        self.fresh = ""  # since the last key
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a read may end inside a letter

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.master >= 0:
            os.close(self.master)
        self.process.kill()
        self.process.wait()

    @property
    def text(self) -> str:
        """What was shown since the last key, without colours and cursor movements."""
        return ANSI.sub("", self.fresh).replace("\r", "")

    @property
    def picture(self) -> str:
        """What stands on the screen since it was cleared last."""
        return ANSI.sub("", self.fresh.rpartition("\x1b[2J")[2]).replace("\r", "")

    def wait(self, pattern: str) -> str:
        """Until the fresh text matches."""
        end = time.monotonic() + PATIENCE
        while not re.search(pattern, self.text):
            if not self._more(end - time.monotonic()):
                raise AssertionError(f"no {pattern!r} in:\n{self.text}")
        return self.text

    def prompt(self) -> str:
        """Until the program asks; the question."""
        self.wait(r"\n> $")
        return self.text.rstrip().splitlines()[-2]

    def key(self, keys: str) -> None:
        self.fresh = ""
        os.write(self.master, keys.encode())

    def say(self, line: str) -> str:
        """Type a line; the next question."""
        self.key(line + "\r")
        return self.prompt()

    def end(self) -> int:
        """Until the program has ended; its exit code."""
        while self._more(PATIENCE):
            pass
        return self.process.wait(PATIENCE)

    def interrupt(self) -> int:
        """Ctrl-C until the program has ended; its exit code.

        Once is not always enough: a signal that comes between readline's prompt and its waiting is only looked at when
        the next key arrives (so it is in every Python program). People press again; so do we.
        """
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.key("\x03")
            while self._more(2.0):
                pass
            if self.process.poll() is not None:
                break
        return self.process.wait(PATIENCE)

    def hang_up(self) -> int:
        """Close the window."""
        os.close(self.master)
        self.master = -1
        return self.process.wait(PATIENCE)

    def _more(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], max(0.0, seconds))
        if not ready:
            return False
        try:
            read = os.read(self.master, 65536)
        except OSError:  # the other side is closed
            return False
        data = self._decoder.decode(read)
        self.shown += data
        self.fresh += data
        return bool(read)
