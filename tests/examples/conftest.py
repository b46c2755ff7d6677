"""Offers the example game Liar's Dice to the tests that ask for it; the other tests see the games of Facedown alone."""

import pytest

from facedown import catalog
from facedown.engine.game import Game
from facedown.plugins import VARIABLE, installed_games


@pytest.fixture
def liars_dice(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The installed example, offered in this process and in those that it starts."""
    monkeypatch.setenv(VARIABLE, ",".join([*catalog.OWN, "liars_dice"]))
    (found,) = installed_games(taken=catalog.OWN)
    monkeypatch.setitem(catalog.GAMES, "liars_dice", found.game)
    return found.game
