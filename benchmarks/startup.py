"""From the command to the first prompt, and to the first move of a bot, as a person sees it."""

import os
import pty
import select
import signal
import sys
import tempfile
import time
from pathlib import Path

COMMAND = ["play", "nyet", "--players", "4", "--bots", "regular", "--seed", "bench", "--option", "first_dealer=0"]


def seconds_until(mark: bytes, cache: Path, keys: bytes = b"", limit: float = 120) -> float:
    """Run `facedown play nyet` on a terminal of its own until it shows `mark`; seat 0 has the first decision."""
    start = time.perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        place = {"FACEDOWN_CACHE": str(cache), "XDG_DATA_HOME": str(cache), "COLUMNS": "100", "LINES": "40"}
        facedown = str(Path(sys.executable).with_name("facedown"))
        os.execve(facedown, [facedown, *COMMAND], {**os.environ, **place})
    shown, typed = b"", False
    try:
        while mark not in shown:
            if time.perf_counter() - start > limit:
                raise TimeoutError(f"no {mark!r} within {limit} s; last seen: {shown[-400:]!r}")
            if select.select([terminal], [], [], 0.05)[0]:
                shown += os.read(terminal, 65536)
            if keys and not typed and b"> " in shown:
                os.write(terminal, keys)
                shown, typed = b"", True
        return time.perf_counter() - start
    finally:
        os.kill(child, signal.SIGINT)
        time.sleep(0.5)
        os.close(terminal)
        os.waitpid(child, 0)


def startup() -> dict[str, float]:
    """First start with no compiled code at all, and a later start."""
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(folder)
        found = {"first start, first prompt": seconds_until(b"> ", cache)}
        empty = cache / "empty"
        empty.mkdir()
        found["first start, a bot has moved (compiled)"] = seconds_until(b"Wolf says", empty, b"1\r")
        found["later start, first prompt"] = seconds_until(b"> ", empty)
        found["later start, a bot has moved"] = seconds_until(b"Wolf says", empty, b"1\r")
    return found
