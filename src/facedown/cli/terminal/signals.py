"""Saves the game before the program ends by a signal, and lets nothing disturb the saving."""

import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from threading import current_thread, main_thread
from types import FrameType

ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]

Handler = signal.Handlers | Callable[[int, FrameType | None], None]


class Stopped(KeyboardInterrupt):
    """Says that the window was closed, or the process was asked to end."""


def _stop(number: int, frame: FrameType | None) -> None:
    for ending in ENDING:  # a closed window says it more than once
        signal.signal(ending, signal.SIG_IGN)
    raise Stopped


@contextmanager
def _handled(numbers: list[signal.Signals], handler: Handler) -> Iterator[None]:
    if current_thread() is not main_thread():  # only there may handlers be set
        yield
        return
    before = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)


def stopping() -> AbstractContextManager[None]:
    """Treats a closed window or a polite kill like Ctrl-C."""
    return _handled(ENDING, _stop)


def undisturbed() -> AbstractContextManager[None]:
    """Ignores further Ctrl-C and the like meanwhile."""
    return _handled([signal.SIGINT, *ENDING], signal.SIG_IGN)
