"""A new table is in memory what it is in the store: it is not read back."""

import msgspec
import pytest

from facedown.catalog import GAMES
from facedown.server.commands.new_table import new_table
from facedown.server.messages import requests
from facedown.server.store import TableRow


@pytest.mark.parametrize("game", GAMES)
def test_a_row_is_the_same_after_it_was_stored(game: str) -> None:
    row, _ = new_table(requests.NewTable(game, "Ann"))
    assert msgspec.json.decode(msgspec.json.encode(row), type=TableRow) == row
