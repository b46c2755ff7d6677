import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from facedown.server.http import connection
from facedown.server.messages import to_page
from facedown.server.process import logs
from facedown.server.table.table import Table
from facedown.server.views import table_state as states
from tests.server.hostile import SHORT
from tests.server.house import House, house
from tests.server.postgres import Postgres, postgres

STORES = ("sqlite", "postgresql")
# Where the two databases can differ, both are tried every day; elsewhere PostgreSQL waits for the night.
ON_BOTH = {"backup", "dues", "kill", "migrate", "nodes", "profiles", "ratings", "store"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        asked = getattr(item, "callspec", None)
        if asked is None or item.path.parent != Path(__file__).parent:
            continue
        if "postgresql" in asked.params.values() and item.path.stem.removeprefix("test_") not in ON_BOTH:
            item.add_marker(pytest.mark.nightly)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a module: tables do not know each other."""
    folder: Path = tmp_path_factory.mktemp("house")
    with house(folder) as made:
        yield made


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server with narrow limits for all tests of a module."""
    with house(tmp_path_factory.mktemp("strict"), limits=SHORT) as made:
        yield made


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of this process. If there is none, the tests that need it fail and say why."""
    with postgres() as made:
        yield made


@pytest.fixture(params=STORES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of each kind that there is."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    made: Postgres = request.getfixturevalue("pg")
    return made.database()


@pytest.fixture(scope="module", params=STORES)
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests of a module, once on each kind of database."""
    folder: Path = tmp_path_factory.mktemp("house")
    where = str(folder / "tables.sqlite")
    if request.param == "postgresql":
        made: Postgres = request.getfixturevalue("pg")
        where = made.database()
    with house(folder, database=where) as opened:
        yield opened


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """What would be written to the log, after the filter that real servers have."""
    caplog.handler.addFilter(logs.is_news)
    caplog.set_level(logging.WARNING, "facedown")
    yield caplog
    caplog.handler.removeFilter(logs.is_news)


@pytest.fixture(autouse=True)
def what_is_kept_of_states_is_true(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a test does: the part of a state that is kept from the one before is what would be told from scratch."""
    wrong: list[tuple[bytes, bytes]] = []

    def checked(table: Table, chair: int, shown: int, reset: bool) -> bytes:
        told = states.state_message(table, chair, shown, reset)
        sealed = table.sealed
        news = to_page.TableNews(**cast(Any, dict.fromkeys(to_page.TableNews.__struct_fields__)))
        whole = msgspec.json.encode(states._whole(table, chair, sealed, news))
        rest = whole[len(msgspec.json.encode(news)) - 1 :]
        if not told.endswith(rest) and sealed == table.sealed:
            wrong.append((told, rest))
        msgspec.json.decode(told, type=to_page.TableState)
        return told

    monkeypatch.setattr(connection, "state_message", checked)
    yield
    assert not wrong
