"""Asks the process in which bots think, on the terminal's side."""

import hashlib
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext, suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any, Literal, Protocol, Self

import msgspec

from facedown.engine.errors import FacedownError
from facedown.words.server import say
from facedown.workers.worker import Answer, Ask, Weighed

WARM_LEVEL = "expert"  # uses all that other levels use
PATIENCE = 0.4  # seconds before the terminal says what it is waiting for
WARMING = say("bots.warming")

Spinner = Callable[[str], AbstractContextManager[Any]]


class Bots(Protocol):
    """Answers for the bots: each gets what its seat sees and nothing else."""

    def choose(self, level: str, seen: Any, seat: int, seed: int) -> int: ...
    def weigh(self, level: str, seen: Any, seat: int, seed: int) -> list[Weighed]: ...


class BotsGone(FacedownError):
    """Says that the bots' process ended, and so did the one that replaced it."""


class _Crash(Exception):
    """Says that the process ended, or could not answer."""


def bot_seed(seed: bytes, length: int, seat: int) -> int:
    """Computes a bot's random seed from the game's seed and the length of the log, so that a game can be repeated.

    A hash, so that it tells the bot nothing of the cards that follow from the same seed.
    """
    place = length.to_bytes(8, "big") + seat.to_bytes(1, "big")
    return int.from_bytes(hashlib.sha256(b"facedown bot v1" + seed + place).digest()[:8], "big") >> 2


class BotClient:
    """Starts the process at once and lets it warm up; asks it for moves. Use with `with`: it leaves nothing running."""

    def __init__(
        self,
        game: str,
        spinner: Spinner = lambda text: nullcontext(),
        notice: Callable[[str], None] = lambda text: None,
        warm_up: bool = True,
        command: Sequence[str] = (sys.executable, "-m", "facedown.workers.worker"),
    ) -> None:
        self._game = game
        self._spinner = spinner
        self._notice = notice
        self._command = list(command)
        self._warm_up = warm_up
        self._replaced = False
        self._warm = False
        self._number = 0
        self._start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int:
        return self._process.pid

    def choose(self, level: str, seen: Any, seat: int, seed: int) -> int:
        return self._ask("choose", level, seat, seed, seen.to_bytes()).action

    def weigh(self, level: str, seen: Any, seat: int, seed: int) -> list[Weighed]:
        return self._ask("weigh", level, seat, seed, seen.to_bytes()).choices

    def close(self) -> None:
        self._process.kill()  # it holds nothing that could be lost
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._errors):
            if stream is not None:
                with suppress(OSError):
                    stream.close()

    def _start(self) -> None:
        self._inbox: SimpleQueue[Answer | None] = SimpleQueue()
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (closed in `close`)
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=True,  # Ctrl-C is for the terminal, not for the bots
            )
        except OSError as error:
            self._errors.close()
            raise FacedownError(say("bots.unstarted", detail=error.strerror or str(error))) from None
        Thread(target=_listen, args=(self._process.stdout, self._inbox), daemon=True).start()
        self._warm = False
        if self._warm_up:
            with suppress(_Crash):  # it will be told when the first move is asked for
                self._send("warm", WARM_LEVEL)

    def _ask(self, what: Literal["choose", "weigh"], level: str, seat: int, seed: int, record: bytes) -> Answer:
        while True:
            try:
                return self._wait(self._send(what, level, seat, seed, record))
            except _Crash as crash:
                if self._replaced:
                    raise BotsGone(say("bots.gone", detail=str(crash))) from None
                self._notice(say.text("bots.restarted", detail=str(crash)))
                self._replaced = True
                self.close()
                self._start()

    def _send(self, what: Any, level: str, seat: int = 0, seed: int = 0, record: bytes = b"") -> int:
        self._number += 1
        ask = Ask(self._number, what, self._game, level, seat, seed, record)
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(ask) + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise _Crash(self._last_words()) from None
        return self._number

    def _wait(self, number: int) -> Answer:
        with ExitStack() as stack:
            patient = True
            while True:
                try:
                    answer = self._inbox.get(timeout=PATIENCE if patient else None)
                except Empty:
                    cold = self._warm_up and not self._warm
                    stack.enter_context(self._spinner(str(WARMING if cold else say("bots.thinking"))))
                    patient = False
                    continue
                if answer is None:
                    raise _Crash(self._last_words())
                if answer.error:
                    raise _Crash(answer.error)
                if answer.id == number:
                    return answer
                self._warm = True  # the answer to "warm", or to a question that nobody waits for any more

    def _last_words(self) -> str:
        """Says what the process wrote last before it ended."""
        try:
            code = self._process.wait(timeout=1.0)
        except subprocess.TimeoutExpired:
            self._process.kill()  # alive, but it talks nonsense
            code = self._process.wait()
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else f"exit code {code}"


def _listen(stream: IO[bytes], inbox: "SimpleQueue[Answer | None]") -> None:
    try:
        for line in stream:
            inbox.put(msgspec.json.decode(line, type=Answer))
    except (ValueError, msgspec.MsgspecError):
        pass  # closed by us, or nonsense: both mean that no more answers come
    inbox.put(None)
