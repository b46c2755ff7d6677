"""Holds both ends of a process that answers one question at a time, one JSON object a line.

A question that nobody waits for any more is called off by the line `stop`: the process breaks off what it does, says so
and takes the next question. It need not be ended for that, so what it has compiled and loaded stays. The line `hold`
makes it pause where it is, without using the processor, until `go on`; what is held ends with its input, too.
"""

import asyncio
import os
import signal
import sys
import threading
import time
from _thread import interrupt_main
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from types import FrameType
from typing import BinaryIO

STOP = b"stop\n"
HOLD = b"hold\n"
GO_ON = b"go on\n"
LINE_LIMIT = 1 << 20


class Crash(Exception):
    """Says that the process has ended, or does not make sense."""


class Process:
    """Asks one process, which is started when it is first asked."""

    def __init__(self, command: Sequence[str], limit: int = LINE_LIMIT) -> None:
        self._command = command
        self._limit = limit
        self._process: asyncio.subprocess.Process | None = None
        self._ending: asyncio.Future[None] | None = None
        self._called_off = False  # while the process was being started
        self._held = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def ask(self, question: bytes) -> bytes:
        """Sends a line and gives the one that answers it. Cancelling this ends the process; `abandon` does not."""
        self._called_off = False
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the server; it ends its workers itself
                limit=self._limit,
            )
        try:
            return await self._exchange(self._process, question)
        except BaseException:
            await self.close()
            raise

    async def _exchange(self, process: asyncio.subprocess.Process, question: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            if self._held:
                process.stdin.write(HOLD)
            process.stdin.write(question + b"\n")
            if self._called_off:
                self.abandon()
            await process.stdin.drain()
            line = await process.stdout.readline()
        except (OSError, ValueError, RuntimeError):  # uvloop raises the last one where a pipe is closed already
            line = b""
        if not line.endswith(b"\n"):
            raise Crash("the process ended")
        return line

    def abandon(self) -> None:
        """Breaks off the present answer: it comes soon, and says that it was broken off."""
        if self._process is None:
            self._called_off = True
        else:
            self._say(STOP)

    def hold(self) -> None:
        """Pauses the present answer, and all later ones, until `go_on`."""
        self._held = True
        self._say(HOLD)

    def go_on(self) -> None:
        self._held = False
        self._say(GO_ON)

    def _say(self, line: bytes) -> None:
        if self._process is not None and self._process.stdin is not None:
            with suppress(OSError, RuntimeError):
                self._process.stdin.write(line)

    async def close(self) -> None:
        """Ends the process, and waits until nothing is left of it, even if somebody else has ended it just now."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()  # it holds nothing that could be lost
            if process.stdin is not None:
                process.stdin.close()
            self._ending = asyncio.ensure_future(_ended(process))
        if self._ending is not None:
            await asyncio.shield(self._ending)


async def _ended(process: asyncio.subprocess.Process) -> None:
    await process.wait()
    if process.stdout is not None:
        with suppress(OSError, RuntimeError, ValueError):
            await process.stdout.read()  # to its end, so that the pipe is closed


class Abandoned(BaseException):
    """Ends the work on an answer whose caller has gone away."""


INDIVISIBLE = {"importlib", "_frozen_importlib", "_frozen_importlib_external", "numba", "llvmlite"}
AGAIN = 0.02  # seconds until a process that could not be interrupted is interrupted again


def divisible(frame: FrameType | None) -> bool:
    """Can this work be broken off here? An import or a compilation that is left half done would spoil all later answers
    of the process."""
    while frame is not None:
        if frame.f_globals.get("__name__", "").partition(".")[0] in INDIVISIBLE:
            return False
        frame = frame.f_back
    return True


class Answering:
    """Answers at the other end: reads questions in a thread, answers them in the main one."""

    def __init__(self, answer: Callable[[bytes], bytes], broken_off: Callable[[bytes], bytes]) -> None:
        self._answer, self._broken_off = answer, broken_off
        self._inbox: SimpleQueue[bytes] = SimpleQueue()
        self._heard = 0  # questions so far
        self._doing = 0  # the number of the one that is being answered; 0: none
        self._called_off = 0
        self._held = self._resting = False
        self._stopped = threading.Event()

    def serve(self, lines: BinaryIO, out: BinaryIO) -> None:
        """Serves until there are no more lines; then the process ends at once, whatever it does."""
        signal.signal(signal.SIGINT, self._interrupted)
        threading.Thread(target=self._listen, args=(lines,), daemon=True).start()
        threading.Thread(target=self._interrupt, daemon=True).start()
        try:
            for number, line in enumerate(iter(self._inbox.get, b""), 1):
                out.write(self._reply(number, line) + b"\n")
                out.flush()
        except BrokenPipeError:
            os._exit(0)

    def _listen(self, lines: BinaryIO) -> None:
        for line in lines:
            if line in (HOLD, GO_ON):
                self._held = line == HOLD
                self._stopped.set()
            elif line != STOP:
                self._heard += 1
                self._inbox.put(line)
            else:
                self._called_off = self._heard
                self._stopped.set()
        os._exit(0)

    def _interrupt(self) -> None:
        """Interrupts the main thread until it has broken off what was called off, or rests where it is to be held."""
        while self._stopped.wait():
            self._stopped.clear()
            while self._doing and (self._doing == self._called_off or (self._held and not self._resting)):
                interrupt_main()
                time.sleep(AGAIN)

    def _reply(self, number: int, line: bytes) -> bytes:
        try:
            self._doing = number
            self._rest()
            if self._called_off == number:
                raise Abandoned
            answer = self._answer(line)
            self._doing = 0
        except Abandoned:
            self._doing = 0
            answer = self._broken_off(line)
        return answer

    def _interrupted(self, signum: int, frame: FrameType | None) -> None:
        self._rest()
        if self._doing and self._doing == self._called_off and divisible(frame):
            self._doing = 0  # the next interrupt finds nothing to break off
            raise Abandoned

    def _rest(self) -> None:
        """Waits while it is held, in the main thread; what is called off meanwhile is waited for no longer."""
        if self._resting:
            return
        self._resting = True
        try:
            while self._held and self._doing and self._doing != self._called_off:
                time.sleep(AGAIN)
        finally:
            self._resting = False


def answer_questions(answer: Callable[[bytes], bytes], broken_off: Callable[[bytes], bytes]) -> None:
    """Serves on the standard streams. The first argument of the program, if there is one: by how much to give way."""
    if sys.argv[1:]:
        give_way(int(sys.argv[1]))
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing else may get between the answers
    Answering(answer, broken_off).serve(sys.stdin.buffer, out)


def give_way(nicer: int) -> None:
    """Gives way: work that can wait does not slow down running games."""
    if hasattr(os, "nice"):
        os.nice(nicer)
    with suppress(OSError):  # Linux shares time between sessions first, and this process has one of its own
        Path("/proc/self/autogroup").write_text(str(nicer))


def command(module: str, nicer: int = 0) -> Sequence[str]:
    return (sys.executable, "-m", module, *([str(nicer)] if nicer else []))
