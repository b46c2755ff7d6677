"""The order in which changes are written: moves before all else, and little else at a time."""

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, create_engine

from facedown.server.store import Change, writer
from facedown.server.store.chain import Chains
from facedown.server.store.generation import GenerationWatch
from facedown.server.store.move_batches import Move
from facedown.server.store.writer import Other, Work, Writer
from tests.server.house import run


def move(name: str) -> Work:
    return Move(name, Change(), Chains())


def change(name: str) -> Work:
    return Other(name, Change(), Chains(), lambda connection, other: None)


def line(name: str) -> Work:
    def talk(connection: Connection) -> None:
        raise AssertionError("nothing is written here")

    talk.__name__ = name
    return talk


def name_of(work: Work) -> str:
    return str(getattr(work, "table", "") or getattr(work, "__name__", ""))


def written(monkeypatch: pytest.MonkeyPatch, *works: tuple[Callable[[str], Work], int]) -> list[list[str]]:
    """What each transaction holds, if all of it comes at once."""
    batches: list[list[str]] = []

    def write(self: Writer, batch: list[Work]) -> list[Exception | None]:
        batches.append([name_of(work) for work in batch])
        return [None] * len(batch)

    monkeypatch.setattr(Writer, "_write_all", write)

    async def test() -> None:
        thread = Writer(create_engine("sqlite://"), GenerationWatch(None))
        named = [make(f"{make.__name__} {number}") for make, many in works for number in range(many)]
        await asyncio.gather(*(thread.write(work) for work in named))
        await thread.close()

    run(test)
    return batches


def names(kind: str, first: int, last: int) -> list[str]:
    return [f"{kind} {number}" for number in range(first, last)]


def test_a_move_does_not_wait_for_all_that_came_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    few = writer.MOST_OTHERS
    first, *others = written(monkeypatch, (line, 3 * few), (move, 2))
    assert first == names("move", 0, 2) + names("line", 0, few)
    assert others == [names("line", few, 2 * few), names("line", 2 * few, 3 * few)]


def test_a_tables_change_goes_before_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    few = writer.MOST_OTHERS
    first, second = written(monkeypatch, (line, few), (change, 2))
    assert first == names("change", 0, 2) + names("line", 0, few - 2)
    assert second == names("line", few - 2, few)


def test_moves_share_a_transaction_up_to_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    most = writer.MOST_TOGETHER
    assert [len(batch) for batch in written(monkeypatch, (move, most + 5))] == [most, 5]
