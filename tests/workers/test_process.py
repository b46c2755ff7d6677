"""A process that answers questions: what nobody waits for any more is broken off, whenever that is said."""

import asyncio
import sys
from pathlib import Path
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


# Writes down that it goes on, until the file `go` is there.
COUNTS = """
import sys, time
from pathlib import Path
from facedown.workers.process import answer_questions

folder = Path(sys.argv.pop())

def answer(line):
    while not (folder / "go").exists():
        with (folder / "steps").open("a") as file:
            file.write(".")
        time.sleep(0.01)
    return b"done"

answer_questions(answer, lambda line: b"broken off")
"""


async def stands_still(folder: Path) -> None:
    """Returns when nothing is done for a while; a process that is not held goes on all the time."""
    steps, before = folder / "steps", -1
    while before < 0 or steps.stat().st_size > before:
        before = steps.stat().st_size if steps.exists() else -1
        await asyncio.sleep(0.3)


@pytest.mark.parametrize("called_off", [False, True])
def test_what_is_held_goes_on_where_it_was_or_is_broken_off(tmp_path: Path, called_off: bool) -> None:
    async def test() -> None:
        process = Process((sys.executable, "-c", COUNTS, str(tmp_path)))
        try:
            task = asyncio.create_task(process.ask(b"{}"))
            while not (tmp_path / "steps").exists():
                await asyncio.sleep(0.01)
            process.hold()
            await asyncio.wait_for(stands_still(tmp_path), 30)
            (tmp_path / "go").touch()
            assert not (await asyncio.wait({task}, timeout=0.2))[0]
            if called_off:
                (tmp_path / "go").unlink()
                process.abandon()
            else:
                process.go_on()
            assert await asyncio.wait_for(task, 30) == (b"broken off\n" if called_off else b"done\n")
        finally:
            await process.close()

    asyncio.run(test())


def test_a_question_that_is_asked_while_all_are_held_waits(tmp_path: Path) -> None:
    async def test() -> None:
        (tmp_path / "go").touch()
        process = Process((sys.executable, "-c", COUNTS, str(tmp_path)))
        try:
            process.hold()
            task = asyncio.create_task(process.ask(b"{}"))
            while process.pid is None:
                await asyncio.sleep(0.01)
            assert not (await asyncio.wait({task}, timeout=0.5))[0]
            process.go_on()
            assert await asyncio.wait_for(task, 30) == b"done\n"
            assert await asyncio.wait_for(process.ask(b"{}"), 30) == b"done\n"
        finally:
            await process.close()

    asyncio.run(test())
