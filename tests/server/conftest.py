from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, house


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a module: tables do not know each other."""
    folder: Path = tmp_path_factory.mktemp("house")
    with house(folder) as made:
        yield made
