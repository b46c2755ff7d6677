"""A process that answers questions: what nobody waits for any more is broken off, whenever that is said."""

import asyncio
import sys
from typing import Any

import pytest

from facedown.workers.process import Process

SLOW = """
import time
from facedown.workers.process import answer_questions

def answer(line):
    end = time.monotonic() + 60
    while time.monotonic() < end:
        time.sleep(0.01)
    return b"done"

answer_questions(answer, lambda line: b"broken off")
"""


def test_what_is_called_off_while_the_process_is_being_started_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a start may take longer than the question was given."""
    start = asyncio.create_subprocess_exec

    async def slowly(*words: Any, **more: Any) -> Any:
        await asyncio.sleep(0.2)
        return await start(*words, **more)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", slowly)

    async def test() -> None:
        process = Process((sys.executable, "-c", SLOW))
        try:
            task = asyncio.create_task(process.ask(b"{}"))
            await asyncio.sleep(0.05)
            assert process.pid is None
            process.abandon()
            assert await asyncio.wait_for(task, 30) == b"broken off\n"
        finally:
            await process.close()

    asyncio.run(test())
