"""When to look at tables again that have days for a move: on both databases."""

from facedown.server.common.settings import database_url
from facedown.server.store import deadlines as dues
from facedown.server.store.sql import SqlStore
from tests.server.house import run
from tests.server.test_store import row


def test_a_note_is_replaced_and_taken_away(database: str) -> None:
    async def before(store: SqlStore, moment: float, most: int = 10) -> list[str]:
        return await store.read(lambda connection: dues.before(connection, moment, most))

    async def note(store: SqlStore, table: str, due: float) -> None:
        await store.write(lambda connection: dues.note(connection, table, due))

    async def test() -> None:
        store = await SqlStore.open(database_url(database))
        try:
            for table in ("aaaaaaaa", "bbbbbbbb", "cccccccc"):
                await store.create(row(table))
            await note(store, "aaaaaaaa", 300.0)
            await note(store, "bbbbbbbb", 200.0)
            await note(store, "cccccccc", 100.0)
            assert await before(store, 250.0) == ["cccccccc", "bbbbbbbb"]
            assert await before(store, 999.0, 1) == ["cccccccc"]
            await note(store, "cccccccc", 400.0)
            await note(store, "bbbbbbbb", 0.0)
            assert await before(store, 999.0) == ["aaaaaaaa", "cccccccc"]
        finally:
            await store.close()

    run(test)
